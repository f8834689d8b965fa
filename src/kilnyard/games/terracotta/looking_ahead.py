"""What is to come, as it would turn out now: for people who plan and for what they are shown."""

from __future__ import annotations

from typing import Final

from kilnyard.core.chance import Chance
from kilnyard.core.engine import Engine
from kilnyard.core.game import Outlook
from kilnyard.core.question import frame
from kilnyard.core.table import Table
from kilnyard.games.terracotta.frames import (
    FINAL_SCORING,
    SCORE_INSPECTOR,
    SCORE_MUSICIANS,
    SCORE_TILE,
    TAKE_TURN,
)
from kilnyard.games.terracotta.names import (
    COLUMN_INSPECTOR,
    GAME_SCORING,
    OUTLOOKS,
    ROUND_SCORING,
    ROW_INSPECTOR,
    SOURCES,
    SOURCES_COUNT,
)
from kilnyard.games.terracotta.position import TerracottaPosition

# As scoring_phase.start_scoring stacks them, without what comes before and after.
_ROUND_FRAMES: Final = (
    frame(SCORE_TILE),
    frame(SCORE_MUSICIANS),
    frame(SCORE_INSPECTOR, COLUMN_INSPECTOR),
    frame(SCORE_INSPECTOR, ROW_INSPECTOR),
)
_GAME_FRAMES: Final = (frame(FINAL_SCORING),)


def outlooks(engine: Engine[TerracottaPosition], position: TerracottaPosition) -> list[Outlook]:
    """This round's scoring, and End Game Scoring, each as if it came now."""
    if position.is_over():
        return []
    return [
        _outlook(engine, position, ROUND_SCORING, _ROUND_FRAMES),
        _outlook(engine, position, GAME_SCORING, _GAME_FRAMES),
    ]


def _outlook(
    engine: Engine[TerracottaPosition],
    position: TerracottaPosition,
    scoring: int,
    frames: tuple[int, ...],
) -> Outlook:
    trial, table = position.copy(), Table(Chance(""), listening=True)
    before = position.players.points
    trial.frames = list(frames)
    engine.advance(trial, table)
    gained = [after - points for after, points in zip(trial.players.points, before, strict=True)]
    return Outlook(OUTLOOKS[scoring], points_by_source(gained), table.take())


def points_by_source(points: list[int]) -> list[dict[str, int]]:
    """The long list of a position's points, seat by seat."""
    return [
        dict(zip(SOURCES, points[start : start + SOURCES_COUNT], strict=True))
        for start in range(0, len(points), SOURCES_COUNT)
    ]


def as_if_turn(
    engine: Engine[TerracottaPosition], position: TerracottaPosition, seat: int
) -> TerracottaPosition | None:
    """The seat's next turn of this round, begun as if it were now."""
    players = position.players
    if position.is_over() or position.active == seat:
        return None
    if players.craftsmen[seat] + players.artisans[seat] == 0:
        return None
    twin = position.copy()
    twin.active = seat
    twin.rotated = False
    twin.turn += 1
    twin.frames = [TAKE_TURN]
    engine.advance(twin, Table(Chance("")))
    return twin
