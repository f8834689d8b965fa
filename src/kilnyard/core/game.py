"""What a game is to everything outside it: the contract every game signs.

The rules proper are steps for the engine; this page is what bots, journals, servers and people
need besides: dealing, copying, what a seat may see, scores, and the words for options and reasons.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from kilnyard.core.chance import Chance
from kilnyard.core.editions import Edition
from kilnyard.core.engine import Engine
from kilnyard.core.events import Event, Message
from kilnyard.core.position import Position
from kilnyard.core.refusal import Refusal
from kilnyard.core.table import Table

P = TypeVar("P", bound=Position)


@dataclass(frozen=True)
class TableOption:
    """Something the people at a table may agree on before a game.

    The first value is usual. Where `several` is true a setup may name some of them, or none,
    separated by commas.
    """

    name: str
    values: tuple[str, ...]
    several: bool = False

    def chosen(self, setup: Setup) -> list[str]:
        """The values a setup names, or the usual one."""
        if self.several:
            return [value for value in setup.options.get(self.name, "").split(",") if value]
        return [setup.options.get(self.name, self.values[0])]

    def check(self, value: str) -> None:
        """SetupError unless this is a value, or a list of values, of the option."""
        for one in filter(None, value.split(",")) if self.several else [value]:
            if one not in self.values:
                raise SetupError(
                    Message(
                        "setup-unknown-value",
                        {"option": self.name, "value": one, "possible": ", ".join(self.values)},
                    )
                )


@dataclass(frozen=True)
class Setup:
    """What is agreed before a game: how many people sit down, and the options that differ."""

    people: int
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Outlook:
    """What a coming scoring would bring if it came now: points by seat and source, and how.

    `name` is an id of words; the events are those that the scoring itself would tell.
    """

    name: str
    points: list[dict[str, int]]
    events: list[Event]


class SetupError(ValueError):
    """A table that cannot be set up, with the words to say so."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


class Game(ABC, Generic[P]):
    """One game. Seats are numbered from 0; seats from `setup.people` on are the game's own."""

    name: ClassVar[str]
    people_min: ClassVar[int]
    people_max: ClassVar[int]
    options: ClassVar[tuple[TableOption, ...]] = ()
    package: ClassVar[str]
    events: ClassVar[tuple[type[Event], ...]]
    refusals: ClassVar[dict[int, Refusal]]

    def check_setup(self, setup: Setup) -> None:
        """SetupError unless the number of people and every option are known to the game."""
        if not self.people_min <= setup.people <= self.people_max:
            raise SetupError(
                Message(
                    "setup-people",
                    {"people": setup.people, "least": self.people_min, "most": self.people_max},
                )
            )
        known = {option.name: option for option in self.options}
        for name, value in setup.options.items():
            if name not in known:
                possible = ", ".join(known)
                raise SetupError(
                    Message("setup-unknown-option", {"option": name, "possible": possible})
                )
            known[name].check(value)

    @property
    @abstractmethod
    def engine(self) -> Engine[P]:
        """The rules, ready to play."""

    @abstractmethod
    def edition(self, overlay: str | None = None) -> Edition:
        """The component data: as shipped, or with a user's file laid over it."""

    @abstractmethod
    def deal(self, setup: Setup, edition: Edition, table: Table) -> P:
        """Set the game up and advance to its first decision; SetupError if it cannot be."""

    @abstractmethod
    def copy(self, position: P) -> P:
        """A position of its own that a search may play on."""

    @abstractmethod
    def redeal(self, position: P, seat: int | None, chance: Chance) -> P:
        """A copy in which all that this seat cannot know is dealt anew, fitting what it knows."""

    @abstractmethod
    def view(self, position: P, seat: int | None) -> msgspec.Struct:
        """All that this seat (None: a spectator) may know of the position, and nothing else."""

    @abstractmethod
    def score(self, position: P) -> list[dict[str, int]]:
        """Each seat's points so far by source."""

    @abstractmethod
    def ranking(self, position: P) -> list[int]:
        """The seats from first to last, ties broken as the rules say."""

    @abstractmethod
    def winners(self, position: P) -> list[int]:
        """Who has won a game that is over."""

    @abstractmethod
    def turn(self, position: P) -> int:
        """A number that changes when another turn begins: the notation writes one line a turn."""

    @abstractmethod
    def chapter(self, position: P) -> int:
        """The number of the round being played, from 1: what people look back by."""

    @abstractmethod
    def chapters(self, position: P) -> int:
        """How many rounds there are."""

    @abstractmethod
    def outlooks(self, position: P) -> list[Outlook]:
        """The scorings still to come, as they would turn out now; none when the game is over."""

    @abstractmethod
    def as_if_turn(self, position: P, seat: int) -> P | None:
        """A copy in which this seat's next turn begins, as if the others had passed.

        None if it has no turn to plan: it is playing one, or has none left in the round.
        """

    @abstractmethod
    def to_plain(self, position: P) -> dict[str, Any]:
        """The whole position as JSON can hold it."""

    @abstractmethod
    def from_plain(self, plain: dict[str, Any], setup: Setup, edition: Edition) -> P:
        """The position that `to_plain` wrote."""

    @abstractmethod
    def seat_words(self, setup: Setup) -> Sequence[str]:
        """A word id for each seat, for seats whose people have given no name."""

    def seats(self, setup: Setup) -> int:
        """How many seats the table has, the game's own included."""
        return len(self.seat_words(setup))

    def reason(self, position: P, seat: int, option: int, code: int) -> Message:
        """A reason code of the present question in words."""
        facts = self.engine.question(position).facts(position, seat, option)
        return Message(f"refused-{self.refusals[code].name}", {**facts})
