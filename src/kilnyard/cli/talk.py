"""The words of the terminal: common ones, the game's and our own, with the seats' names at hand."""

from __future__ import annotations

from collections.abc import Sequence

from kilnyard.core.events import Event, Message
from kilnyard.words import Words

_OWN = "kilnyard.cli"


def capitalised(text: str) -> str:
    """A text as the beginning of a line; the name of a space (`e4`) stays as it is."""
    return text if text[1:2].isdigit() else text[:1].upper() + text[1:]


class Talk:
    """Says things in one language, at one table once `sit_down` has named who sits there."""

    def __init__(self, language: str, packages: Sequence[str] = ()) -> None:
        self.language = language
        self.seats: list[str] = []
        self.titles: list[str] = []
        self.words = Words(language, [*packages, _OWN])

    def sit_down(self, seats: Sequence[str], titles: Sequence[str] = ()) -> None:
        """Name the seats: as sentences speak of them, and with all there is to say of them."""
        self.seats = list(seats)
        self.titles = list(titles or seats)

    def say(self, id: str, **arguments: int | str) -> str:
        """One of our own sentences."""
        return self.words.speak(Message(id, dict(arguments)), self.seats)

    def message(self, message: Message) -> str:
        """A sentence that rules or core have put together."""
        return self.words.speak(message, self.seats)

    def event(self, event: Event) -> str:
        return self.words.tell(event, self.seats)

    def thing(self, word: str) -> str:
        return self.words.thing(word)

    def short(self, word: str) -> str:
        """The shortest clear name of a thing, for tables; its usual one if there is none."""
        id = f"short-{word}"
        return self.say(id) if self.words.knows(id) else self.thing(word)

    def seat(self, seat: int) -> str:
        return self.seats[seat]

    def title(self, seat: int) -> str:
        return self.titles[seat]

    def clause(self, clause: str) -> str | None:
        """A rule in one sentence, or None if there is no such clause."""
        if not self.words.knows(clause.replace(".", "_")):
            return None
        return self.words.clause(clause)
