"""What is to come, as it would turn out now: the real scoring brings just that."""

from __future__ import annotations

import pytest

from kilnyard.core.chance import Chance
from kilnyard.core.game import Setup
from kilnyard.core.question import frame
from kilnyard.core.table import Table
from kilnyard.core.trying import try_out
from kilnyard.games.terracotta.frames import FINAL_SCORING
from kilnyard.games.terracotta.game import GAME
from kilnyard.games.terracotta.scoring_phase import start_scoring
from kilnyard.lab.playout import Playout


@pytest.mark.parametrize("people", [2, 3, 4])
@pytest.mark.parametrize("decisions", [0, 60, 110, 150])
def test_the_outlook_of_a_round_is_what_its_scoring_brings(people: int, decisions: int) -> None:
    position = Playout(GAME, Setup(people)).position_after(f"ahead {people}", decisions)
    outlook = GAME.outlooks(position)[0]
    twin = GAME.copy(position)
    twin.frames = []
    start_scoring(twin)
    del twin.frames[0]
    GAME.engine.advance(twin, Table(Chance("")))
    gains = [
        {source: after[source] - before[source] for source in before}
        for before, after in zip(GAME.score(position), GAME.score(twin), strict=True)
    ]
    assert outlook.points == gains
    told = sum(getattr(event, "points", 0) for event in outlook.events)
    assert told == sum(sum(points.values()) for points in gains)


def test_the_outlook_of_the_game_is_what_its_end_brings() -> None:
    position = Playout(GAME, Setup(3)).position_after("ahead", 150)
    twin = GAME.copy(position)
    twin.frames = [frame(FINAL_SCORING)]
    GAME.engine.advance(twin, Table(Chance("")))
    gained = [
        sum(after.values()) - sum(before.values())
        for before, after in zip(GAME.score(position), GAME.score(twin), strict=True)
    ]
    assert [sum(points.values()) for points in GAME.outlooks(position)[1].points] == gained


def test_a_game_that_is_over_has_nothing_to_come() -> None:
    position = Playout(GAME, Setup(2)).position_after("ahead", 10_000)
    assert GAME.outlooks(position) == []


def test_a_seat_plans_its_next_turn_while_another_plays() -> None:
    position = Playout(GAME, Setup(3)).position_after("plan", 0)
    asked, other = position.order[:2]
    tried = try_out(GAME, position, other, ["s1", "clay", "coin"])
    assert (tried.played, tried.refusal) == (3, None)
    assert tried.position.wheel.craftsmen[0] == other
    assert position.asked == asked


def test_who_has_no_worker_left_has_no_turn_to_plan() -> None:
    position = Playout(GAME, Setup(2)).position_after("plan", 0)
    other = position.order[1]
    position.players.craftsmen[other] = position.players.artisans[other] = 0
    tried = try_out(GAME, position, other, ["s1"])
    assert tried.refusal is not None
    assert tried.refusal.message.id == "plan-no-turn"


def test_a_trial_against_li_si_ends_before_his_dice() -> None:
    position = Playout(GAME, Setup(1)).position_after("plan", 0)
    tried = try_out(GAME, position, 0, ["s1", "skip", "skip", "skip"])
    assert (tried.played, tried.reveals, tried.ends_turn) == (4, True, True)
    assert [type(event).__name__ for event in tried.events] == [
        "WorkerPlaced",
        *["ActionSkipped"] * 3,
    ]
    assert tried.position.li_si is not None
    assert position.li_si is not None
    assert tried.position.li_si.overseer == position.li_si.overseer
