"""What the service needs of a storage, whatever keeps it."""

from __future__ import annotations

from typing import Protocol

import msgspec

from kilnyard.server import protocol
from kilnyard.server.protocol import Status, Watching
from kilnyard.server.service.entries import Entry


class Conflict(Exception):  # noqa: N818 - somebody else was first, which is no error
    """An entry of this number or with this key is there already."""


class SeatLine(msgspec.Struct, frozen=True):
    """A seat in a list of tables."""

    word: str
    name: str
    holder: protocol.Holder
    bot: str
    here: bool
    conceded: bool
    players: tuple[str, ...] = ()


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list, as it was after its latest entry.

    `bots_due`: a bot must decide. `zero_at`: when a clock will come to zero, if nothing happens.
    `behind`: what those are shown who watch with a delay, if it is anything else.
    """

    table: str
    game: str
    host: str
    status: Status
    watching: Watching
    opened: int
    changed: int
    chapter: int
    chapters: int
    deciders: list[int]
    seats: list[SeatLine]
    bots_due: bool
    zero_at: int | None
    behind: TableLine | None = None

    def seats_of(self, player: str) -> list[int]:
        """The seats that a player has."""
        return [seat for seat, one in enumerate(self.seats) if player in one.players]


class SeatKeeping(msgspec.Struct, frozen=True):
    """What belongs to a seat and to no entry: the present link, and where its turn is announced.

    Of a link only the token's hash is kept. `adds`: who uses it sits beside the seat's player.
    """

    link: int = 0
    token_hash: str = ""
    adds: bool = False
    webhook_url: str = ""
    webhook_secret: str = ""


class Said(msgspec.Struct, frozen=True):
    """Something said at a table: by whom, when, and at which version of the table."""

    seat: int
    name: str
    text: str
    at: int
    version: int


class Storage(Protocol):
    """Keeps entries, seats and players. Every call is one transaction."""

    async def append(self, table: str, entry: Entry, line: TableLine) -> None:
        """Write an entry and what lists show after it; Conflict if its number or key is taken."""

    async def entries(self, table: str, since: int) -> list[Entry]:
        """A table's entries from this number on; msgspec.DecodeError if one is damaged."""

    async def lines_of(self, player: str, most: int) -> list[TableLine]:
        """The tables where a player has a seat or is the host, those that changed last first."""

    async def lines_to_watch(self, most: int) -> list[TableLine]:
        """Tables in play that anybody may watch, now or later; those that changed last first."""

    async def lines_to_serve(self) -> list[TableLine]:
        """Tables in play where a bot must decide or a clock runs."""

    async def count_open(self, host: str) -> int:
        """How many tables that are not over somebody has opened."""

    async def seat(self, table: str, seat: int) -> SeatKeeping:
        """What is kept of a seat."""

    async def seats(self, table: str) -> dict[int, SeatKeeping]:
        """What is kept of a table's seats, for those of which anything is."""

    async def keep_seat(self, table: str, seat: int, kept: SeatKeeping) -> None:
        """Keep this of a seat from now on."""

    async def say(self, table: str, said: Said, most: int) -> int:
        """Keep what was said at a table as its next line, and so many lines at most: its number.

        Conflict if somebody else spoke at the same moment.
        """

    async def said(self, table: str, after: int, version: int) -> list[tuple[int, Said]]:
        """What was said after a line, up to a version of the table, each with its number."""

    async def name(self, player: str) -> str:
        """A player's name; empty if there is none."""

    async def keep_name(self, player: str, name: str) -> None:
        """Keep a player's name."""

    async def count_tables(self) -> dict[str, int]:
        """How many tables there are of each status."""

    async def is_there(self) -> bool:
        """Whether the storage answers."""
