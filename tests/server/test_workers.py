"""Bots in a process of their own: they think there, crash there, and end with their server."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from kilnyard import games
from kilnyard.core.chance import Chance
from kilnyard.core.game import Setup
from kilnyard.core.journal import Journal
from kilnyard.server.workers import bots as bots_at_work
from kilnyard.server.workers.thinking import (
    LocalThinker,
    ProcessThinker,
    Thought,
    think,
    thought_of,
)
from tests.core.toy import at_the_market
from tests.server.kit import GREEDY, ME, RANDOM, my_decider, play_on, serving, settings_for

TERRACOTTA = games.find("terracotta")


def journal(people: int = 1) -> Journal[Any]:
    return Journal.begin(TERRACOTTA, Setup(people), TERRACOTTA.edition(), "workers")


def test_a_bot_picks_what_it_may() -> None:
    game = journal(3)
    seat = game.deciders()[0]
    for bot in ("random", "greedy"):
        token = think(thought_of(game, seat, bot))
        assert token in set(_tokens(game, seat))


def _tokens(game: Journal[Any], seat: int) -> list[str]:
    question = TERRACOTTA.engine.question(game.position)
    return [question.token(game.position, option) for option in game.choices(seat)]


def test_a_bot_is_told_nothing_that_its_seat_cannot_know() -> None:
    """What others hold is dealt anew, and the seed cannot be found out from the bot's own."""
    market = at_the_market(3)
    seat = market.deciders()[0]
    thought = thought_of(market, seat, "random")
    hands, dealt = market.position.hands, thought.plain["hands"]
    assert dealt[seat] == hands[seat]
    assert dealt != hands
    assert market.header.seed not in thought.seed


def test_the_same_moment_has_the_same_answer() -> None:
    """So that nobody undoes in the hope of another."""
    one, two = journal(2), journal(2)
    seat = one.deciders()[0]
    assert thought_of(one, seat, "random") == thought_of(two, seat, "random")


def test_bots_think_in_a_process_that_can_be_lost(tmp_path: Path) -> None:
    async def run() -> None:
        thinker = ProcessThinker()
        game = journal(2)
        thought = thought_of(game, game.deciders()[0], "greedy")
        expected = think(thought)
        assert await thinker.think(thought) == expected
        assert thinker._pool is not None
        (worker,) = thinker._pool._processes
        os.kill(worker, signal.SIGKILL)
        with pytest.raises(Exception, match="terminated"):
            await thinker.think(thought)
        assert await thinker.think(thought) == expected
        thinker.close()

    asyncio.run(run())


class Forgetful:
    """Fails at every other thought."""

    def __init__(self) -> None:
        self.thoughts = 0

    async def think(self, thought: Thought) -> str:
        self.thoughts += 1
        if self.thoughts % 2:
            raise RuntimeError("forgot")
        return await LocalThinker().think(thought)

    def close(self) -> None:
        """There is nothing to close."""


class Hopeless(Forgetful):
    async def think(self, thought: Thought) -> str:
        raise RuntimeError("no idea")


@pytest.mark.parametrize("thinker", [Forgetful(), Hopeless()])
def test_a_game_goes_on_though_its_bots_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thinker: Forgetful
) -> None:
    monkeypatch.setattr(bots_at_work, "_PAUSE_AFTER_FAULT", 0)
    with serving(settings_for(tmp_path), thinker=thinker) as site:
        ann = site.visitor("Ann")
        table = ann.open_table(ME, GREEDY)
        assert play_on(ann, table, Chance("failing"), 20)["move"] >= 20


def test_bots_leave_people_time_to_follow(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, pace=0.2)) as site:
        ann = site.visitor("Ann")
        table = ann.open_table(GREEDY, RANDOM)
        time.sleep(0.7)
        entries = ann.state(table)["log"]
        assert 2 <= len(entries) <= 5
        gaps = [b["at"] - a["at"] for a, b in itertools.pairwise(entries)]
        assert min(gaps) >= 200


def test_an_undo_stops_the_bot_that_was_about_to_move(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, pace=0.3)) as site:
        ann = site.visitor("Ann")
        table = ann.open_table(ME, GREEDY, seed="about to move")
        state, chance = ann.state(table), Chance("undo")
        while my_decider(state) is None:
            path = f"tables/{table}/events"
            state = ann.get(path, version=state["version"], wait=10)
        while my_decider(state) is not None:
            state = ann.pick_any(state, chance)
        undone = ann.do(state, "undo")
        time.sleep(0.5)
        assert ann.state(table)["version"] == undone["version"]
