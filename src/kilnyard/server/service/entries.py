"""What is written down about a table: entries, numbered from 0. Everything else follows from them.

The first entry of a table is `Opened`. A token, a link or a webhook is never in an entry.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from kilnyard.server.protocol import Terms

Start = Literal["open", "person", "bot"]


class SeatStart(msgspec.Struct, frozen=True):
    """Who sat on a seat, or for whom it waited, as the table was opened."""

    holder: Start
    player: str = ""
    name: str = ""
    bot: str = ""
    here: bool = False


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """A new table. With a `record` the game goes on from there, and what deals it is unused.

    `digest` is that of the component data: with other data it would be another game.
    """

    game: str
    host: str
    seats: list[SeatStart]
    terms: Terms
    options: dict[str, str] = {}
    seed: str = ""
    edition: str | None = None
    digest: str = ""
    record: str = ""


class Picked(msgspec.Struct, frozen=True, tag="pick"):
    seat: int
    token: str


class Undone(msgspec.Struct, frozen=True, tag="undo"):
    """So many of the latest moves were taken back."""

    seat: int
    count: int


class Redone(msgspec.Struct, frozen=True, tag="redo"):
    """A move that was taken back was made again, and then what bots had done after it."""

    seat: int


class Sat(msgspec.Struct, frozen=True, tag="sit"):
    """A player took a seat by its link; `adds` if beside those who have it already."""

    seat: int
    player: str
    name: str
    link: int
    adds: bool = False


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A seat was made free again before the game began."""

    seat: int


class Named(msgspec.Struct, frozen=True, tag="named"):
    """A player has another name."""

    player: str
    name: str


class Handed(msgspec.Struct, frozen=True, tag="handed"):
    """A bot plays on for a seat, or (empty) its person does again."""

    seat: int
    bot: str


class Conceded(msgspec.Struct, frozen=True, tag="concede"):
    """A seat gave up; a bot plays on for it so that the others can end their game."""

    seat: int


class RanOut(msgspec.Struct, frozen=True, tag="zero"):
    """A seat's clock came to zero."""

    seat: int


Happening = Opened | Picked | Undone | Redone | Sat | Left | Named | Handed | Conceded | RanOut


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table: its number, when (ms since 1970), and the command's key.

    A key is the client's; it stands with the seat it was used for.
    """

    seq: int
    at: int
    what: Happening
    key: str | None = None


def seat_of(what: Happening) -> int | None:
    """The seat an entry is about, if it is about one."""
    return None if isinstance(what, Opened | Named) else what.seat


def key_of(seat: int, key: str) -> str:
    """A client's key, kept apart from what other seats may call theirs."""
    return f"{seat} {key}"
