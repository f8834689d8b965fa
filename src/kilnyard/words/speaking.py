"""Messages and events made into sentences by Fluent files: `words/LANGUAGE/*.ftl` of a package.

Besides numbers and texts a sentence can ask for three kinds of words:
- `THING($warrior, form: "a")`: the message `thing-ID`, in one of the forms it has as attributes;
- `AMOUNT($coins, "coin", form: "acc")`: the message `amount-ID`, which counts by `$count`;
- `COUNT($warehouses)`: how many things are in a list, to choose a plural by;
- `ID($option)`: the id itself, where a person has typed it or should.
A form that a thing does not have is its usual one. An empty text can be chosen by the key `none`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast

from kilnyard.core.events import Event, Message

_COMMON: Final = "kilnyard.words"
_NOTHING: Final = "none"
_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")


class UnspokenError(LookupError):
    """Words that are missing, or that do not fit what is to be said."""


class Thing(FluentType):
    """An id of a word: a sentence may choose by the id, and what is spoken is the word."""

    def __init__(self, word: str, spoken: str) -> None:
        self.word = word
        self.spoken = spoken

    def __eq__(self, other: object) -> bool:
        return other == (self.word or _NOTHING)

    def __hash__(self) -> int:
        return hash(self.word or _NOTHING)

    def format(self, locale: object) -> str:
        return self.spoken


class Several(FluentType):
    """A list of things, spoken as an enumeration."""

    def __init__(self, count: int, spoken: str) -> None:
        self.count = count
        self.spoken = spoken

    def format(self, locale: object) -> str:
        return self.spoken


class Words:
    """The words of one language: the common ones and those of some packages.

    What is missing is spoken as its id in brackets, or raises `UnspokenError` if `strict`.
    """

    def __init__(self, language: str, packages: Iterable[str] = (), strict: bool = False) -> None:
        functions: dict[str, Callable[..., Any]] = {
            "THING": self._thing,
            "AMOUNT": self._amount,
            "COUNT": _count,
            "ID": _id,
        }
        self.language = language
        self.strict = strict
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for folder in folders(packages):
            for resource in _resources(folder, language):
                self._bundle.add_resource(resource)

    def knows(self, id: str) -> bool:
        """Whether there is a message of this id."""
        return self._bundle.has_message(id)

    def speak(self, message: Message, seats: Sequence[str] = ()) -> str:
        """The sentence of a message; `seats` are the names of the seats, in their order."""
        return self._say(message.id, "", self._arguments(message.arguments, seats))

    def tell(self, event: Event, seats: Sequence[str] = ()) -> str:
        """The sentence of an event."""
        fields = msgspec.structs.asdict(event)
        del fields["audience"]
        return self._say(event_id(type(event)), "", self._arguments(fields, seats))

    def thing(self, word: str, form: str = "") -> str:
        """What a thing is called."""
        return self._say(f"thing-{word}", form, {})

    def clause(self, clause: str) -> str:
        """A rule in one sentence; Fluent ids have no dots."""
        return self._say(clause.replace(".", "_"), "", {})

    def names(self, seat_words: Sequence[str], given: Sequence[str] = ()) -> list[str]:
        """Every seat's name: the one its player gave, or the thing that the game calls it by."""
        names = [self.thing(word) for word in seat_words]
        for seat, name in enumerate(given[: len(names)]):
            names[seat] = name or names[seat]
        return names

    def _say(self, id: str, form: str, arguments: Mapping[str, object]) -> str:
        if not self._bundle.has_message(id):
            return self._unspoken(id)
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(form, message.value)
        if pattern is None:
            return self._unspoken(id)
        spoken, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors and self.strict:
            raise UnspokenError(f"{id}: {errors[0]}")
        return str(spoken)

    def _unspoken(self, id: str) -> str:
        if self.strict:
            raise UnspokenError(id)
        return f"[{id}]"

    def _arguments(self, values: Mapping[str, object], seats: Sequence[str]) -> dict[str, object]:
        return {name: self._argument(name, value, seats) for name, value in values.items()}

    def _argument(self, name: str, value: object, seats: Sequence[str]) -> object:
        """What Fluent is given for one value of a message."""
        if isinstance(value, Message):
            return self.speak(value, seats)
        if isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
            return self._seat(value, seats)
        if isinstance(value, str) and self.knows(f"thing-{value}"):
            return Thing(value, self.thing(value))
        if value == "":
            return Thing("", "")
        if isinstance(value, list | tuple):
            return Several(len(value), self._enumeration([self._item(item) for item in value]))
        return value

    def _seat(self, seat: int, seats: Sequence[str]) -> str:
        if 0 <= seat < len(seats):
            return seats[seat]
        return self._say("seat-without-name", "", {"number": seat + 1})

    def _item(self, item: object) -> str:
        return self.thing(item) if isinstance(item, str) else str(item)

    def _enumeration(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self._say("list-and", "", {"first": ", ".join(items[:-1]), "last": items[-1]})

    def _thing(self, word: Thing | str, form: str = "") -> str:
        return self.thing(_id(word), form)

    def _amount(self, count: int, word: Thing | str, form: str = "") -> str:
        return self._say(f"amount-{_id(word)}", form, {"count": count})


def event_id(event: type[Event]) -> str:
    """The id of an event's sentence: `event-ring-rotated` for a RingRotated."""
    return f"event-{_CAPITAL.sub('-', event.__name__).lower()}"


def folders(packages: Iterable[str]) -> list[tuple[str, str]]:
    """Where the words are: the common folder's package and name, then each package's own."""
    return [(_COMMON, "common"), *((package, "words") for package in packages)]


def fluent_files(folder: tuple[str, str], language: str) -> list[Traversable]:
    """The Fluent files of a language in a package's folder."""
    package, name = folder
    place = files(package) / name / language
    if not place.is_dir():
        return []
    found = [file for file in place.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


@cache
def _resources(folder: tuple[str, str], language: str) -> list[ast.Resource]:
    return [FluentResource(file.read_text("utf-8")) for file in fluent_files(folder, language)]


def _count(several: Several) -> FluentType:
    return fluent_number(several.count)


def _id(word: Thing | str) -> str:
    return word.word if isinstance(word, Thing) else word
