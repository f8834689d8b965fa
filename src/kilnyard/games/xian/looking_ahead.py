"""What is to come, as it would turn out now: for people who plan and for what they are shown."""

from __future__ import annotations

from kilnyard.core.chance import Chance
from kilnyard.core.engine import Engine
from kilnyard.core.game import Outlook
from kilnyard.core.question import frame
from kilnyard.core.table import Table
from kilnyard.games.xian.final_scoring import OPEN_ONLY
from kilnyard.games.xian.frames import FINAL_SCORING, NEXT_PLAYER, TAKE_TURN, WORKER_ACTION
from kilnyard.games.xian.names import OUTLOOKS, SOURCES, SOURCES_COUNT
from kilnyard.games.xian.position import XianPosition


def outlooks(engine: Engine[XianPosition], position: XianPosition) -> list[Outlook]:
    """The end of the game as if it came now. XI-ARM-2: what lies face down is left out."""
    if position.is_over():
        return []
    trial, table = position.copy(), Table(Chance(""), listening=True)
    before = position.players.points
    trial.frames = [frame(FINAL_SCORING, OPEN_ONLY)]
    trial.committed = []
    engine.advance(trial, table)
    gained = [after - points for after, points in zip(trial.players.points, before, strict=True)]
    return [Outlook(OUTLOOKS[0], points_by_source(gained), table.take())]


def points_by_source(points: list[int]) -> list[dict[str, int]]:
    """The long list of a position's points, seat by seat."""
    return [
        dict(zip(SOURCES, points[start : start + SOURCES_COUNT], strict=True))
        for start in range(0, len(points), SOURCES_COUNT)
    ]


def as_if_turn(
    engine: Engine[XianPosition], position: XianPosition, seat: int
) -> XianPosition | None:
    """The seat's turn in this phase, if its pair lies open and it has not played it."""
    if position.is_over() or engine.question(position).secret:
        return None
    if seat not in position.order[position.place :]:
        return None
    begun, waiting = position.order[: position.place], position.order[position.place :]
    twin = position.copy()
    twin.order = [*begun, seat, *(other for other in waiting if other != seat)]
    twin.place += 1
    twin.active = seat
    twin.entered = False
    twin.turn += 1
    twin.frames = [NEXT_PLAYER, TAKE_TURN, WORKER_ACTION]
    engine.advance(twin, Table(Chance("")))
    return twin
