"""The rules and their slow twin agree on random positions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kilnyard.core.question import frame
from kilnyard.games.terracotta.final_scoring import ranking
from kilnyard.games.terracotta.frames import (
    FINAL_SCORING,
    SCORE_INSPECTOR,
    SCORE_MUSICIANS,
    SCORE_TILE,
)
from kilnyard.games.terracotta.names import COLUMN_INSPECTOR, ROW_INSPECTOR
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.scoring_events import Scored
from tests.terracotta import kit
from tests.terracotta.scoring import slowly
from tests.terracotta.scoring.random_boards import random_position

BATCHES = 8
POSITIONS_IN_BATCH = 250

SlowPoints = Callable[[TerracottaPosition], dict[int, int]]

ROUND_SOURCES: list[tuple[str, list[int], SlowPoints]] = [
    (
        "inspectors",
        [frame(SCORE_INSPECTOR, ROW_INSPECTOR)],
        lambda position: slowly.inspector_points(position, "row"),
    ),
    (
        "inspectors",
        [frame(SCORE_INSPECTOR, COLUMN_INSPECTOR)],
        lambda position: slowly.inspector_points(position, "column"),
    ),
    ("musicians", [SCORE_MUSICIANS], slowly.musician_points),
    ("tiles", [SCORE_TILE], slowly.tile_points),
]
FINAL_SOURCES: list[tuple[str, SlowPoints]] = [
    ("footmen", slowly.footman_points),
    ("groups", slowly.group_points),
    ("archers", slowly.archer_points),
    ("leftovers", slowly.leftover_points),
]


def shown(position: TerracottaPosition) -> str:
    return f"\n{kit.drawn(position.mausoleum)}"


def points_from(position: TerracottaPosition, source: str) -> dict[int, int]:
    return {seat: kit.scored(position, seat).get(source, 0) for seat in range(position.seats)}


@pytest.mark.clause("TA-SCO-3", "TA-SCO-8", "TA-SCO-10", "TA-SCO-13", "TA-MUS-1", "TA-ARC-7")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_round_is_scored_alike(batch: int) -> None:
    for seed in range(batch * POSITIONS_IN_BATCH, (batch + 1) * POSITIONS_IN_BATCH):
        for source, frames, slow_points in ROUND_SOURCES:
            position = random_position(seed)
            expected = slow_points(position)
            heard = kit.run(position, *frames)
            assert points_from(position, source) == expected, (source, shown(position))
            told = [event for event in heard if isinstance(event, Scored)]
            for seat, points in expected.items():
                assert sum(event.points for event in told if event.seat == seat) == points


@pytest.mark.clause("TA-END-1", "TA-END-4", "TA-END-10", "TA-END-11", "TA-END-12", "TA-END-13")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_end_of_the_game_is_scored_alike(batch: int) -> None:
    for seed in range(batch * POSITIONS_IN_BATCH, (batch + 1) * POSITIONS_IN_BATCH):
        position = random_position(seed)
        expected = [(source, slow(position)) for source, slow in FINAL_SOURCES]
        heard = kit.run(position, FINAL_SCORING)
        for source, points in expected:
            assert points_from(position, source) == points, (source, shown(position))
        told = [event for event in heard if isinstance(event, Scored)]
        for seat in range(position.seats):
            mine = sum(event.points for event in told if event.seat == seat)
            assert mine == position.players.total(seat)
        assert ranking(position) == slowly.ranking(position)
        assert position.is_over()
