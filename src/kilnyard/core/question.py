"""Steps and questions: what a game's stack of pending work is made of.

A frame is one integer: the kind of its step in the low eight bits, up to three small details above.
A game's own steps may be compiled or not; core's, which they extend, allow either.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kilnyard.core.events import Message
from kilnyard.core.position import Position
from kilnyard.core.table import Table

ALLOWED: Final = 0
UNCOMMITTED: Final = -1
NO_OPTION: Final = -1

# The closed set of decision kinds: each has one control on a screen and one form in text.
PICK_SPACE: Final = "pick-space"
PICK_PIECE: Final = "pick-piece"
PICK_CARD: Final = "pick-card"
PICK_ACTION: Final = "pick-action"
PICK_DIRECTION: Final = "pick-direction"
PICK_SEVERAL: Final = "pick-several"
PAY: Final = "pay"
AMOUNT: Final = "amount"
ORDER: Final = "order"
YES_NO: Final = "yes-no"
DECISION_KINDS: Final = (
    PICK_SPACE,
    PICK_PIECE,
    PICK_CARD,
    PICK_ACTION,
    PICK_DIRECTION,
    PICK_SEVERAL,
    PAY,
    AMOUNT,
    ORDER,
    YES_NO,
)

P = TypeVar("P", bound=Position)


def frame(kind: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """A frame of this kind with its details, each from 0 to 255."""
    return kind | first << 8 | second << 16 | third << 24


def kind_of(frame: int) -> int:
    """Which step a frame waits for."""
    return frame & 255


def first_of(frame: int) -> int:
    """The first detail of a frame."""
    return frame >> 8 & 255


def second_of(frame: int) -> int:
    """The second detail of a frame."""
    return frame >> 16 & 255


def third_of(frame: int) -> int:
    """The third detail of a frame."""
    return frame >> 24 & 255


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """One kind of pending work. A plain step runs by itself and asks nobody."""

    asks: ClassVar[bool] = False
    secret: ClassVar[bool] = False

    def run(self, position: P, frame: int, table: Table) -> None:
        """Do the work of a frame just taken off the stack."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[P]):
    """A step that somebody must decide: who, what, why not the rest, what it does.

    While a question is asked its frame is `position.frames[-1]`. What is picked in a private one is
    never shown to other seats, except by events.
    """

    asks: ClassVar[bool] = True
    private: ClassVar[bool] = False
    name: ClassVar[str] = ""
    kind: ClassVar[str] = PICK_ACTION

    def seat(self, position: P) -> int:
        """Who decides: the seat whose turn it is, unless the question says otherwise."""
        return position.active

    def candidates(self, position: P, seat: int) -> list[int]:
        """Everything a person might think of picking, allowed or not."""
        raise NotImplementedError

    def refused(self, position: P, seat: int, option: int) -> int:
        """ALLOWED, or the code of the reason why this option may not be picked."""
        raise NotImplementedError

    def choices(self, position: P, seat: int) -> list[int]:
        """The candidates that are not refused. A faster answer must be the same answer."""
        return [
            option
            for option in self.candidates(position, seat)
            if self.refused(position, seat, option) == ALLOWED
        ]

    def answer(self, position: P, frame: int, seat: int, option: int, table: Table) -> None:
        """Carry out the pick; the frame is off the stack, and what comes next goes onto it."""
        raise NotImplementedError

    def token(self, position: P, option: int) -> str:
        """The option's word in the game notation, different for every candidate.

        It is made of letters, digits and signs other than `; : | ? " ( ) [ ] { }`, and ends in no
        full stop.
        """
        raise NotImplementedError

    def label(self, position: P, seat: int, option: int) -> Message:
        """What the option is called in a list of choices."""
        raise NotImplementedError

    def facts(self, position: P, seat: int, option: int) -> dict[str, int | str]:
        """What the question (asked with NO_OPTION) and its refusals may mention: arguments."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretQuestion(Question[P]):
    """A question put to several seats at once: each commits unseen, all are revealed together."""

    secret: ClassVar[bool] = True

    def asked(self, position: P, frame: int) -> int:
        """The set of seats (one bit each) that the question is put to."""
        raise NotImplementedError

    def reveal(self, position: P, frame: int, picks: list[int], table: Table) -> None:
        """Carry out everybody's pick; `picks` has UNCOMMITTED for seats that were not asked."""
        raise NotImplementedError
