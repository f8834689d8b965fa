"""The Mausoleum's 63 cells: 7 rows of 9, numbered along the rows from the top left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kilnyard.core.bits import BIT
from kilnyard.games.terracotta.names import DOWN, LEFT, RIGHT, UP

ROWS: Final = 7
COLUMNS: Final = 9
CELLS: Final = 63
OUTSIDE: Final = -1
COLUMN_LETTERS: Final = "abcdefghi"
HORSE_LENGTH: Final = 3

ROW_OF: Final[list[int]] = [cell // COLUMNS for cell in range(CELLS)]
COLUMN_OF: Final[list[int]] = [cell % COLUMNS for cell in range(CELLS)]


def _cells(cells: list[int]) -> i64:
    mask: i64 = 0
    for cell in cells:
        mask |= BIT[cell]
    return mask


def _rectangle(rows: range, columns: range) -> i64:
    return _cells([row * COLUMNS + column for row in rows for column in columns])


ALL_CELLS: Final[i64] = _rectangle(range(ROWS), range(COLUMNS))
ROW_CELLS: Final[list[i64]] = [_rectangle(range(n, n + 1), range(COLUMNS)) for n in range(ROWS)]
COLUMN_CELLS: Final[list[i64]] = [_rectangle(range(ROWS), range(n, n + 1)) for n in range(COLUMNS)]
MIDDLE_ROW: Final = 3
MIDDLE_COLUMN: Final = 4
# North-west, north-east, south-west, south-east; the middle lines belong to none (TA-SCO).
QUARTER_CELLS: Final[list[i64]] = [
    _rectangle(range(MIDDLE_ROW), range(MIDDLE_COLUMN)),
    _rectangle(range(MIDDLE_ROW), range(MIDDLE_COLUMN + 1, COLUMNS)),
    _rectangle(range(MIDDLE_ROW + 1, ROWS), range(MIDDLE_COLUMN)),
    _rectangle(range(MIDDLE_ROW + 1, ROWS), range(MIDDLE_COLUMN + 1, COLUMNS)),
]

_STEP: Final = {UP: (-1, 0), RIGHT: (0, 1), DOWN: (1, 0), LEFT: (0, -1)}


def _ray(cell: int, direction: int) -> list[int]:
    """The cells met when leaving a cell in one direction, nearest first."""
    down, right = _STEP[direction]
    row, column = ROW_OF[cell] + down, COLUMN_OF[cell] + right
    ray: list[int] = []
    while 0 <= row < ROWS and 0 <= column < COLUMNS:
        ray.append(row * COLUMNS + column)
        row, column = row + down, column + right
    return ray


RAYS: Final[list[list[list[int]]]] = [
    [_ray(cell, direction) for direction in range(4)] for cell in range(CELLS)
]
# The neighbour in each direction, or OUTSIDE.
NEXT: Final[list[list[int]]] = [
    [ray[0] if ray else OUTSIDE for ray in RAYS[cell]] for cell in range(CELLS)
]
BESIDE: Final[list[i64]] = [_cells([ray[0] for ray in RAYS[cell] if ray]) for cell in range(CELLS)]


def _around(cell: int) -> i64:
    rows = range(max(ROW_OF[cell] - 1, 0), min(ROW_OF[cell] + 2, ROWS))
    columns = range(max(COLUMN_OF[cell] - 1, 0), min(COLUMN_OF[cell] + 2, COLUMNS))
    return _rectangle(rows, columns) & ~BIT[cell]


# The up to 8 cells around each cell.
AROUND: Final[list[i64]] = [_around(cell) for cell in range(CELLS)]


def _horse(cell: int, direction: int) -> i64:
    """The three cells of a Horse whose rider stands on `cell`, or none if it leaves the board."""
    tail = RAYS[cell][direction][: HORSE_LENGTH - 1]
    return _cells([cell, *tail]) if len(tail) == HORSE_LENGTH - 1 else 0


# By `rider's cell | direction << 6`, as horses are written in a Mausoleum.
HORSE_CELLS: Final[list[i64]] = [
    _horse(cell, direction) if cell < CELLS else 0 for direction in range(4) for cell in range(64)
]

_NOT_LAST_ROW: Final[i64] = _rectangle(range(ROWS - 1), range(COLUMNS))
_NOT_LAST_COLUMN: Final[i64] = _rectangle(range(ROWS), range(COLUMNS - 1))
_NOT_FIRST_COLUMN: Final[i64] = _rectangle(range(ROWS), range(1, COLUMNS))


def grown(cells: i64) -> i64:
    """The cells together with all that are orthogonally adjacent to one of them."""
    return (
        cells
        | (cells & _NOT_LAST_ROW) << COLUMNS
        | cells >> COLUMNS
        | (cells & _NOT_LAST_COLUMN) << 1
        | (cells & _NOT_FIRST_COLUMN) >> 1
    )


def connected(start: i64, cells: i64) -> i64:
    """The part of `cells` that hangs together, edge to edge, with `start`."""
    reached: i64 = start
    while True:
        more = grown(reached) & cells
        if more == reached:
            return reached
        reached = more


def cell_name(cell: int) -> str:
    """A cell as people write it: the column's letter, then the row from the top."""
    return f"{COLUMN_LETTERS[COLUMN_OF[cell]]}{ROW_OF[cell] + 1}"
