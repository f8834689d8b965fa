"""Where bots think: another process, so that it delays nobody's click."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple, Protocol

from kilnyard import bots, games
from kilnyard.core.chance import Chance
from kilnyard.core.game import Setup
from kilnyard.core.journal import Journal

_LESS_URGENT: Final = 5


class Thought(NamedTuple):
    """What a bot is to think about. What its seat cannot know has been dealt anew."""

    game: str
    people: int
    options: dict[str, str]
    overlay: str | None
    plain: dict[str, Any]
    seat: int
    bot: str
    seed: str


class Thinker(Protocol):
    """Finds picks for bots."""

    async def think(self, thought: Thought) -> str:
        """The token of the pick."""

    def close(self) -> None:
        """Think no more."""


class ProcessThinker:
    """Bots in processes of their own, begun when the first of them is needed.

    When a process dies, the thought that was its last fails with `BrokenProcessPool`, and the next
    one has new processes.
    """

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, thought: Thought) -> str:
        token: str = await self._run(think, thought)
        return token

    async def warm_up(self) -> None:
        """Start a process, if only to see whether it can be done."""
        await self._run(os.getpid)

    async def _run(self, function: Callable[..., Any], *arguments: object) -> Any:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, _begin)
        pool, loop = self._pool, asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, function, *arguments)
        except BrokenProcessPool:
            if self._pool is pool:
                self.close()
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


class LocalThinker:
    """Bots in this process, for tests and for servers that have nothing better to do."""

    async def think(self, thought: Thought) -> str:
        return think(thought)

    def close(self) -> None:
        """There is nothing to close."""


def thought_of(journal: Journal[Any], seat: int, bot: str) -> Thought:
    """What a bot thinks about now. The same table at the same move has the same answer, so that
    nobody undoes a move in the hope of a better one."""
    header, game = journal.header, journal.game
    seed = f"{header.seed} seat {seat} move {len(journal.moves)}"
    known = game.redeal(journal.position, seat, Chance(f"{seed} hidden"))
    return Thought(
        game=header.game,
        people=header.setup.people,
        options=header.setup.options,
        overlay=header.overlay,
        plain=game.to_plain(known),
        seat=seat,
        bot=bot,
        seed=Chance(seed).word().to_bytes(8, "big").hex(),
    )


def think(thought: Thought) -> str:
    """The token of a bot's pick."""
    game = games.find(thought.game)
    setup = Setup(thought.people, thought.options)
    position = game.from_plain(thought.plain, setup, game.edition(thought.overlay))
    chance = Chance(thought.seed)
    option = bots.find(thought.bot).choose(game, position, thought.seat, chance)
    return game.engine.question(position).token(position, option)


def _begin() -> None:
    """A worker gives way to requests, leaves interrupts to its parent, and dies with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(_LESS_URGENT)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_follow, args=(parent,), daemon=True).start()


def _follow(parent: Any) -> None:
    parent.join()
    os._exit(0)
