"""Which Inspector he moves, and how far: the Master Inspector (002:861), the Sword (002:959)."""

from __future__ import annotations

from typing import Final

from kilnyard.core.table import Table
from kilnyard.games.terracotta.action_phase.inspectors import line_after, move_inspector
from kilnyard.games.terracotta.names import (
    COLUMN_INSPECTOR,
    LI_SI_SEAT,
    PERSON_SEAT,
    ROW_INSPECTOR,
)
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.scoring_phase import inspection

_BOTH: Final[list[int]] = [ROW_INSPECTOR, COLUMN_INSPECTOR]


def swing(position: TerracottaPosition, inspector: int, line: int) -> int:
    """His gain and the person's loss, were this Inspector to stand at this line instead."""
    now = inspection(position, inspector, position.inspectors[inspector])
    then = inspection(position, inspector, line)
    gain = then[LI_SI_SEAT] - now[LI_SI_SEAT]
    loss = now[PERSON_SEAT] - then[PERSON_SEAT]
    return gain + loss


def move_forward(position: TerracottaPosition, table: Table) -> bool:
    """TA-SOLO-MAS-8: only a move that helps him; TA-SOLO-MAS-9: the shortest of equals."""
    moves = list(range(1, position.tables.inspector_steps + 1))
    return _move_best(position, moves, 1, table)


def move_either_way(position: TerracottaPosition, table: Table) -> bool:
    """TA-SOLO-BUILD-28: any move that does not hurt him; TA-SOLO-BUILD-29: rather forward."""
    steps = list(range(1, position.tables.officer_steps + 1))
    return _move_best(position, steps + [-step for step in steps], 0, table)


def _move_best(position: TerracottaPosition, moves: list[int], least: int, table: Table) -> bool:
    """Make the move with the greatest swing, if that is at least so much; of equals the earlier.

    TA-SOLO-MAS-10, TA-SOLO-BUILD-29: between two Inspectors chance decides.
    """
    best = least - 1
    steps = 0
    equals: list[int] = []
    for move in moves:
        for inspector in _BOTH:
            line = line_after(inspector, position.inspectors[inspector], abs(move), move < 0)
            value = swing(position, inspector, line)
            if value > best:
                best, steps, equals = value, move, [inspector]
            elif value == best and move == steps:
                equals.append(inspector)
    if not equals:
        return False
    inspector = equals[table.chance.below(len(equals))]
    move_inspector(position, LI_SI_SEAT, inspector, abs(steps), steps < 0, table)
    return True
