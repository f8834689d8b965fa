"""Rounds, phases and turns, and the score that grows with them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kilnyard.core.chance import Chance
from kilnyard.core.events import Event
from kilnyard.core.game import Setup
from kilnyard.core.table import Table
from kilnyard.games.terracotta.events import WorkerPlaced
from kilnyard.games.terracotta.game import GAME
from kilnyard.games.terracotta.names import ORGANIZER
from kilnyard.games.terracotta.resources import score
from kilnyard.games.terracotta.scoring_events import (
    InspectorAdvanced,
    RoundBegan,
    Scored,
    WorkersTakenBack,
)
from tests.terracotta import kit


def idle_game(people: int) -> list[Event]:
    """All that is heard in a game where everybody takes the first choice there is."""
    table = Table(Chance("idle"), listening=True)
    position = GAME.deal(Setup(people), GAME.edition(), table)
    while not position.is_over():
        GAME.engine.apply(position, position.asked, position.options[0], table)
    return table.heard


@pytest.mark.clause("TA-GAME-1")
@pytest.mark.parametrize("people", [2, 3, 4])
def test_a_game_has_five_rounds(people: int) -> None:
    began = [event.round for event in idle_game(people) if isinstance(event, RoundBegan)]
    assert began == [2, 3, 4, 5]


@pytest.mark.clause("TA-GAME-2", "TA-GAME-4", "TA-SCO-1", "TA-SCO-2")
@pytest.mark.parametrize(("people", "workers"), [(2, 10), (3, 12), (4, 12)])
def test_a_round_is_action_then_scoring_then_cleanup(people: int, workers: int) -> None:
    """Every Worker of everybody, the row's Inspector, the column's, then Workers go home."""
    heard = idle_game(people)
    end = next(n for n, event in enumerate(heard) if isinstance(event, RoundBegan))
    told: list[str] = []
    for event in heard[:end]:
        if isinstance(event, WorkerPlaced):
            told.append("placed")
        elif isinstance(event, InspectorAdvanced):
            told.append(event.inspector)
        elif isinstance(event, WorkersTakenBack):
            told.append("home")
    assert told == [*["placed"] * workers, "row", "column", "home"]


@pytest.mark.clause("TA-SCO-1")
def test_inspectors_then_musicians_then_the_token() -> None:
    board = """
        Po .  .  .  .  .  .  .  .
        M  .  .  .  .  .  .  .  .
    """
    workers = {segment: (segment + 1) % 2 for segment in range(1, 10)}
    position = kit.table_of(
        board=board,
        craftsmen_at=workers,
        tiles=["tile-officer", *kit.TILES_IN_ORDER[2:], "tile-guard"],
    )
    heard = kit.play(position, "s12", *["skip"] * 3)
    assert [type(event).__name__ for event in heard if isinstance(event, Scored)] == [
        "InspectorDominationScored",
        "InspectorDominationScored",
        "MusicianScored",
        "TileDominationScored",
    ]


@pytest.mark.clause("TA-GAME-3")
@pytest.mark.parametrize("people", [2, 3, 4])
def test_one_worker_each_again_and_again(people: int) -> None:
    heard = idle_game(people)
    end = next(n for n, event in enumerate(heard) if isinstance(event, RoundBegan))
    seats = [event.seat for event in heard[:end] if isinstance(event, WorkerPlaced)]
    assert all(second == (first + 1) % people for first, second in pairwise(seats))


@pytest.mark.clause("TA-KEY-1")
def test_points_count_at_once() -> None:
    inner = kit.turned_so_that("inner", "build", segment=1)
    position = kit.table_of(wet={0: 9}, inner=inner)
    kit.play(position, "s1", "soldier")
    assert kit.total(position) == [0, 0]
    kit.play(position, "e4")
    assert kit.total(position) == [7, 0]
    assert GAME.view(position, None).players[0].total == 7


@pytest.mark.clause("TA-KEY-2")
def test_a_score_counts_beyond_two_hundred() -> None:
    position = kit.table_of()
    for expected in (99, 198, 297):
        score(position.players, 0, ORGANIZER, 99)
        assert GAME.view(position, None).players[0].total == expected
    assert GAME.ranking(position) == [0, 1]
