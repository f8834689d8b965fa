"""Moving an Inspector along its track, other than after it has been scored."""

from __future__ import annotations

from kilnyard.core.table import Table
from kilnyard.games.terracotta.events import InspectorMoved
from kilnyard.games.terracotta.geometry import COLUMNS, ROWS
from kilnyard.games.terracotta.names import INSPECTORS, ROW_INSPECTOR
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.scoring_phase import forward, inspected_line


def backward(inspector: int, line: int) -> int:
    """TA-OFF-3: one space against the arrows, and from the track's start to its end."""
    return (line - 1) % (ROWS if inspector == ROW_INSPECTOR else COLUMNS)


def line_after(inspector: int, line: int, steps: int, is_backward: bool) -> int:
    """The row or column where an Inspector stands after so many steps."""
    for _ in range(steps):
        line = backward(inspector, line) if is_backward else forward(inspector, line)
    return line


def move_inspector(
    position: TerracottaPosition,
    seat: int,
    inspector: int,
    steps: int,
    is_backward: bool,
    table: Table,
) -> None:
    """TA-KEY-19, TA-KEY-20, TA-OFF-2: a seat moves one of the two Inspectors."""
    line = line_after(inspector, position.inspectors[inspector], steps, is_backward)
    position.inspectors[inspector] = line
    if table.listening:
        table.tell(
            InspectorMoved(
                seat=seat,
                inspector=INSPECTORS[inspector],
                way="backward" if is_backward else "forward",
                steps=steps,
                place=inspected_line(inspector, line),
            )
        )
