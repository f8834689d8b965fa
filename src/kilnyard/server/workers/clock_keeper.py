"""Writes down whose time is up, when it is."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from kilnyard.server.measures import Measures
from kilnyard.server.service.commands import end_time
from kilnyard.server.service.fold import LiveTable
from kilnyard.server.service.hall import Hall

_LONGEST_SLEEP: Final = 60.0


class ClockKeeper:
    """Knows for each table when its next clock comes to zero."""

    def __init__(self, hall: Hall, measures: Measures) -> None:
        self._hall = hall
        self._measures = measures
        self._due: dict[str, int] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on with the clocks of all tables in play."""
        self._hall.on_change.append(self.changed)
        for line in await self._hall.storage.lines_to_serve():
            if line.zero_at is not None:
                self._due[line.table] = line.zero_at
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        self._hall.on_change.remove(self.changed)
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def changed(self, live: LiveTable, asked: Sequence[int]) -> None:
        due = live.clocks.due_at()
        if due is not None:
            self._due[live.table] = due
        else:
            self._due.pop(live.table, None)
        self._changed.set()

    async def end_times(self) -> None:
        """Write down every clock that has come to zero by now."""
        now = self._hall.now()
        for table in [table for table, due in self._due.items() if due <= now]:
            self._due.pop(table, None)
            try:
                async with self._hall.table(table) as live:
                    await end_time(self._hall, live)
                    self.changed(live, ())
            except Exception as error:
                # Another server was first, or the database is away: look again in a while.
                self._measures.fault("clock-failed", error, table=table)
                self._due[table] = now + int(_LONGEST_SLEEP * 1000)

    async def _run(self) -> None:
        while True:
            await self.end_times()
            self._changed.clear()
            soonest = min(self._due.values(), default=None)
            wait = _LONGEST_SLEEP
            if soonest is not None:
                wait = min(wait, max(0.0, (soonest - self._hall.now()) / 1000))
            try:
                await asyncio.wait_for(self._changed.wait(), wait)
            except TimeoutError:
                continue
