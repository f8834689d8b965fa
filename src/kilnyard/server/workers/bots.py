"""Bots at tables: whoever is to move next is seen from the table, so nothing has to be remembered.

A bot's pick goes through the same door as everybody's. If its turn was undone meanwhile, the door
stays shut, and the bot looks again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from kilnyard.server.measures import Measures
from kilnyard.server.service.commands import pick_for_bot
from kilnyard.server.service.fold import LiveTable
from kilnyard.server.service.hall import Hall
from kilnyard.server.service.problems import ProblemError
from kilnyard.server.workers.thinking import LocalThinker, Thinker, Thought, thought_of

_STAND_IN: Final = "random"
_PAUSE_AFTER_FAULT: Final = 1.0


class _Due(NamedTuple):
    """A pick that a bot owes: on which version, when it may come, what it is to think about."""

    version: int
    seat: int
    at: int
    thought: Thought


class BotSupervisor:
    """Has every bot move whose turn it is, each a moment after the move before."""

    def __init__(self, hall: Hall, thinker: Thinker, pace: float, measures: Measures) -> None:
        self._hall = hall
        self._thinker = thinker
        self._pace = pace
        self._measures = measures
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Go on where the server stopped."""
        self._hall.on_change.append(self.changed)
        for line in await self._hall.storage.lines_to_serve():
            if line.bots_due:
                self._wake(line.table)

    async def stop(self) -> None:
        """Leave every table as it is."""
        self._hall.on_change.remove(self.changed)
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinker.close()

    def changed(self, live: LiveTable, asked: Sequence[int]) -> None:
        """A table has changed: perhaps a bot is to move."""
        if live.bots_due():
            self._wake(live.table)

    def _wake(self, table: str) -> None:
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._drive(table))

    async def _drive(self, table: str) -> None:
        """Move for the bots of a table until it is a person's turn."""
        try:
            while True:
                try:
                    due = await self._due(table)
                    if due is None:
                        return
                    await self._move(table, due)
                except ProblemError as problem:
                    self._measures.fault("bot-stopped", problem, table=table)
                    return
                except Exception as error:
                    self._measures.fault("bot-stopped", error, table=table)
                    await asyncio.sleep(_PAUSE_AFTER_FAULT)
        finally:
            del self._tasks[table]

    async def _move(self, table: str, due: _Due) -> None:
        token = await self._think(due)
        await asyncio.sleep(max(0, due.at - self._hall.now()) / 1000)
        await pick_for_bot(self._hall, table, due.version, due.seat, token)

    async def _due(self, table: str) -> _Due | None:
        async with self._hall.table(table, fresh=False) as live:
            seats = live.bots_due()
            if not seats:
                # Nothing is awaited from here to the end of the task, so no change is missed.
                return None
            thought = thought_of(live.journal, seats[0], live.holders[seats[0]].bot)
            return _Due(live.version, seats[0], live.changed_at + int(self._pace * 1000), thought)

    async def _think(self, due: _Due) -> str:
        """The bot's pick. Where it fails twice, chance picks, so that the game goes on."""
        for _ in range(2):
            started = time.perf_counter()
            try:
                token = await self._thinker.think(due.thought)
            except Exception as error:
                self._measures.fault("bot-failed", error, bot=due.thought.bot)
                await asyncio.sleep(_PAUSE_AFTER_FAULT)
                continue
            self._measures.bot(due.thought.bot, time.perf_counter() - started)
            return token
        return await LocalThinker().think(due.thought._replace(bot=_STAND_IN))
