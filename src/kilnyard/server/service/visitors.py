"""Who asks: a player behind a cookie, the holder of a seat's token, or anybody."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

from kilnyard.core.events import Message
from kilnyard.server.protocol import Me
from kilnyard.server.service.entries import Named
from kilnyard.server.service.fold import LiveTable
from kilnyard.server.service.hall import Hall
from kilnyard.server.service.problems import ProblemError, not_your_seat, unknown_seat

NAME_MAX: Final = 40
_TABLES_RENAMED: Final = 100
# Letters that cannot be seen, or turn the direction of what stands around them.
_UNSEEN: Final = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
_TURNING: Final = set("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


@dataclass(frozen=True)
class Visitor:
    """Whoever asks. `player` is empty without a cookie, `token_hash` without a seat's token."""

    player: str = ""
    token_hash: str = ""


@dataclass(frozen=True)
class Viewer:
    """A visitor at one table: the seats they have, and the one they look from (None: none)."""

    seats: tuple[int, ...]
    seat: int | None
    is_host: bool


async def me(hall: Hall, visitor: Visitor) -> Me:
    return Me(visitor.player, await hall.storage.name(visitor.player))


async def rename(hall: Hall, visitor: Visitor, name: str) -> Me:
    """Take another name, also at the tables one sits at."""
    cleaned = clean_name(name)
    await hall.storage.keep_name(visitor.player, cleaned)
    for line in await hall.storage.lines_of(visitor.player, _TABLES_RENAMED):
        if line.status == "over":
            continue
        async with hall.table(line.table) as live:
            if any(not live.holders[seat].here for seat in live.seats_of(visitor.player)):
                await hall.write(live, Named(visitor.player, cleaned))
    return Me(visitor.player, cleaned)


async def seats_held(hall: Hall, live: LiveTable, visitor: Visitor) -> tuple[int, ...]:
    """The seats that whoever asks may act for: by their cookie, or by the token of a seat.

    A token counts once somebody has sat down with it, so that nobody looks over a shoulder unseen.
    """
    seats = live.seats_of(visitor.player)
    if visitor.token_hash:
        for seat, kept in (await hall.storage.seats(live.table)).items():
            holder = live.holders[seat]
            if kept.token_hash == visitor.token_hash and kept.link == holder.link:
                seats.append(seat)
    return tuple(sorted(set(seats)))


async def view_from(
    hall: Hall, live: LiveTable, visitor: Visitor, wanted: int | None = None
) -> Viewer:
    """From where this visitor looks at the table: the seat they want if it is theirs, else theirs
    that must decide, else their first. A Problem if strangers may not watch."""
    seats = await seats_held(hall, live, visitor)
    is_host = bool(visitor.player) and visitor.player == live.host
    if not seats and not is_host and live.terms.watching == "nobody":
        raise ProblemError("forbidden", Message("table-private"))
    asked = [seat for seat in live.deciders() if live.holders[seat].kind == "person"]
    deciding = [seat for seat in asked if seat in seats]
    seat = wanted if wanted in seats else next(iter([*deciding, *seats]), None)
    return Viewer(seats, seat, is_host)


async def seen_by(hall: Hall, live: LiveTable, viewer: Viewer) -> LiveTable:
    """The table as this viewer is shown it: with a delay, perhaps, if they have no seat."""
    return live if viewer.seats else await hall.behind(live)


async def check_holds(hall: Hall, live: LiveTable, visitor: Visitor, seat: int) -> None:
    """A Problem unless this seat is there and the visitor's."""
    check_seat(live, seat)
    if seat not in await seats_held(hall, live, visitor):
        raise not_your_seat(seat)


def check_seat(live: LiveTable, seat: int) -> None:
    """A Problem unless people may have a seat of this number."""
    if not 0 <= seat < live.people:
        raise unknown_seat(seat)


def clean_name(name: str) -> str:
    """A name as it is shown: on one line, not too long."""
    return one_line(name)[:NAME_MAX].strip()


def one_line(text: str) -> str:
    """A text on one line, without letters that cannot be seen."""
    seen = [
        letter if letter.isprintable() or unicodedata.category(letter) not in _UNSEEN else " "
        for letter in text
        if letter not in _TURNING
    ]
    return " ".join("".join(seen).split())
