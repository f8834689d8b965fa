"""Who looks at which table now: wakes them when something is written down, and counts them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from kilnyard.core.events import Message
from kilnyard.server.service.problems import ProblemError

LISTENERS_MAX: Final = 300
_SEEN_MAX: Final = 10_000


@dataclass(eq=False)
class Listener:
    """Somebody on a stream: the seats they have, and whether anything has happened since.

    `has_talk`: something may have been said that they have not been sent.
    """

    seats: frozenset[int]
    has_talk: bool = True
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def wait(self, seconds: float) -> bool:
        """Whether anything happened within so many seconds; asking forgets it."""
        try:
            await asyncio.wait_for(self.news.wait(), seconds)
        except TimeoutError:
            return False
        self.news.clear()
        return True


class Hub:
    """Listeners by table."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._started = now()
        self._listeners: dict[str, set[Listener]] = {}
        self._seen: dict[tuple[str, int], int] = {}
        self.closing = False

    @contextmanager
    def listening(self, table: str, seats: frozenset[int]) -> Iterator[Listener]:
        """Be woken by what happens at a table, and be seen there; a Problem if it is too full."""
        if len(self._listeners.get(table, ())) >= LISTENERS_MAX:
            raise ProblemError("limit", Message("table-crowded"))
        listener = Listener(seats)
        self._listeners.setdefault(table, set()).add(listener)
        self.wake(table)
        try:
            yield listener
        finally:
            here = self._listeners[table]
            here.discard(listener)
            self._remember(table, listener.seats)
            if here:
                self.wake(table)
            else:
                del self._listeners[table]

    def close(self) -> None:
        """The server stops: whoever waits is to go, and to come back later."""
        self.closing = True
        for table in list(self._listeners):
            self.wake(table)

    def connected(self, table: str) -> list[int]:
        """The seats whose people look at the table now."""
        here = self._listeners.get(table, ())
        return sorted({seat for listener in here for seat in listener.seats})

    def watchers(self, table: str) -> int:
        """How many look at the table and have no seat there."""
        return sum(not listener.seats for listener in self._listeners.get(table, ()))

    def gone_for(self, table: str, seat: int) -> float:
        """For how many seconds nobody of this seat has looked at the table."""
        if seat in self.connected(table):
            return 0
        return (self._now() - self._seen.get((table, seat), self._started)) / 1000

    def count(self) -> int:
        """How many listeners there are."""
        return sum(map(len, self._listeners.values()))

    def is_watched(self, table: str) -> bool:
        return table in self._listeners

    def _remember(self, table: str, seats: frozenset[int]) -> None:
        """When somebody of these seats was last here; what is too long ago is forgotten."""
        for seat in seats:
            self._seen.pop((table, seat), None)
            self._seen[table, seat] = self._now()
        for oldest in list(self._seen)[: max(0, len(self._seen) - _SEEN_MAX)]:
            del self._seen[oldest]

    def talk(self, table: str) -> None:
        """Something was said at a table."""
        for listener in self._listeners.get(table, ()):
            listener.has_talk = True
        self.wake(table)

    def wake(self, table: str) -> None:
        """Something has happened at a table."""
        for listener in self._listeners.get(table, ()):
            listener.news.set()
