"""The hall: all tables in use, each behind its own lock, and the one way to write an entry."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

import msgspec

from kilnyard.core.events import Message
from kilnyard.server.service.delay import Standing
from kilnyard.server.service.entries import Entry, Happening, Opened, key_of, seat_of
from kilnyard.server.service.fold import Holder, LiveTable, fold
from kilnyard.server.service.hub import Hub
from kilnyard.server.service.keeping import SeatLine, Storage, TableLine
from kilnyard.server.service.limits import RateLimit
from kilnyard.server.service.problems import ProblemError, unknown_table

TABLES_IN_USE_MAX: Final = 256
_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
_ID_LETTERS: Final = 12
_LINES_AT_ONCE: Final = 4


def milliseconds() -> int:
    """Now, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """An id that nobody guesses: of a table, or of a player."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LETTERS))


@dataclass
class _Place:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    live: LiveTable | None = None
    # The table as those see it who watch with a delay, once somebody does.
    behind: LiveTable | None = None


class Hall:
    """Folds of tables in use. `now` is the clock that everything here goes by."""

    def __init__(self, storage: Storage, now: Callable[[], int] = milliseconds) -> None:
        self.storage = storage
        self.now = now
        self.hub = Hub(now)
        # How often one person may say something.
        self.talk = RateLimit(1, _LINES_AT_ONCE, now, "chat-too-often")
        # Told of every change of a table, with the seats that must decide since it.
        self.on_change: list[Callable[[LiveTable, list[int]], None]] = []
        self._places: dict[str, _Place] = {}

    @asynccontextmanager
    async def table(self, table: str, fresh: bool = True) -> AsyncIterator[LiveTable]:
        """A table, for reading and writing, alone until done; a Problem if there is none.

        Unless `fresh`, entries that another process has just written may be missing.
        """
        place = self._places.pop(table, None) or _Place()
        self._places[table] = place
        async with place.lock:
            await self._catch_up(table, place, fresh)
            assert place.live is not None
            yield place.live
        self._forget_some()

    async def open(self, table: str, opened: Opened) -> LiveTable:
        """Write the first entry of a new table."""
        at = self.now()
        live = await asyncio.to_thread(LiveTable, table, opened, at)
        await self.storage.append(table, Entry(0, at, opened), line_of(live))
        self._places[table] = _Place(live=live)
        self._tell(live, live.deciders())
        return live

    async def write(self, live: LiveTable, what: Happening, key: str | None = None) -> None:
        """Let something happen at a table, whose lock is held, and write it down.

        It happens first, so that nothing is ever written that cannot happen. If it cannot be
        written, the fold is dropped, and `Conflict` says that somebody else was first.
        """
        seat = seat_of(what)
        kept = None if key is None or seat is None else key_of(seat, key)
        entry = Entry(live.version, max(self.now(), live.changed_at), what, kept)
        before = live.deciders()
        try:
            live.apply(entry)
            await self.storage.append(live.table, entry, line_of(live))
        except BaseException:
            self._places[live.table].live = None
            raise
        self._tell(live, [seat for seat in live.deciders() if seat not in before])

    async def behind(self, live: LiveTable) -> LiveTable:
        """A table, whose lock is held, as those see it who may only watch with a delay."""
        version = live.version if live.delay is None else live.delay.shown.version
        if version == live.version:
            return live
        place = self._places[live.table]
        behind, place.behind = place.behind, None
        known = 0 if behind is None else behind.version
        entries = (await self.storage.entries(live.table, known))[: version - known]
        if behind is None:
            behind = await asyncio.to_thread(fold, live.table, entries)
        else:
            for entry in entries:
                behind.apply(entry)
        place.behind = behind
        return behind

    def _tell(self, live: LiveTable, asked: list[int]) -> None:
        self.hub.wake(live.table)
        for told in self.on_change:
            told(live, asked)

    async def _catch_up(self, table: str, place: _Place, fresh: bool) -> None:
        """Read what was written since, or the whole table if it is not in use yet."""
        if place.live is not None and not fresh:
            return
        live = place.live
        place.live = None
        try:
            entries = await self.storage.entries(table, 0 if live is None else live.version)
        except msgspec.DecodeError as error:
            raise _unreadable() from error
        if live is not None:
            for entry in entries:
                live.apply(entry)
            place.live = live
        elif entries:
            place.live = await asyncio.to_thread(_folded, table, entries)
        else:
            self._places.pop(table, None)
            raise unknown_table(table)

    def _forget_some(self) -> None:
        """Drop the tables that were used longest ago, but none in use now."""
        for table in list(self._places)[: max(0, len(self._places) - TABLES_IN_USE_MAX)]:
            if not self._places[table].lock.locked() and not self.hub.is_watched(table):
                del self._places[table]


def _folded(table: str, entries: list[Entry]) -> LiveTable:
    """The table of its entries; a Problem if they make none.

    That is so if they are damaged, or if the rules or component values are others than when it was
    opened.
    """
    try:
        return fold(table, entries)
    except (ValueError, KeyError, AssertionError) as error:
        raise _unreadable() from error


def _unreadable() -> ProblemError:
    return ProblemError("damaged", Message("table-unreadable"))


def line_of(live: LiveTable) -> TableLine:
    """What lists show of a table."""
    now = live.standing()
    shown = now if live.delay is None else live.delay.shown
    return _line(
        live,
        now,
        bots_due=bool(live.bots_due()),
        zero_at=live.clocks.due_at(),
        behind=_line(live, shown) if shown.version != now.version else None,
    )


def _line(
    live: LiveTable,
    standing: Standing,
    bots_due: bool = False,
    zero_at: int | None = None,
    behind: TableLine | None = None,
) -> TableLine:
    game = live.game
    words = game.seat_words(live.journal.header.setup)
    return TableLine(
        table=live.table,
        game=game.name,
        host=live.host,
        status=standing.status,
        watching=live.terms.watching,
        opened=live.opened_at,
        changed=standing.changed,
        chapter=standing.chapter,
        chapters=game.chapters(live.journal.position),
        deciders=standing.deciders,
        seats=[_seat_line(word, one) for word, one in zip(words, standing.holders, strict=True)],
        bots_due=bots_due,
        zero_at=zero_at,
        behind=behind,
    )


def _seat_line(word: str, one: Holder) -> SeatLine:
    return SeatLine(word, one.name, one.kind, one.bot, one.here, one.conceded, one.players)
