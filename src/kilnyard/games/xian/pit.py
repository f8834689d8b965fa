"""The pit: three sections of two rows and five columns, one below the other, on one grid.

A cell is `row * 5 + column`; sets of cells are bits of an integer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kilnyard.core.bits import BIT
from kilnyard.games.xian.names import SECTION_A, SECTION_B, SECTION_C

COLUMNS: Final = 5
ROWS: Final = 6
CELLS: Final = 30
SECTION_CELLS: Final = 10
COLUMN_LETTERS: Final = "abcde"
# Which section each of the four Request tokens belongs to (XI-SET-6).
REQUEST_SECTIONS: Final = (SECTION_A, SECTION_B, SECTION_B, SECTION_C)


def section_of(cell: int) -> int:
    """Which section a cell belongs to."""
    return cell // SECTION_CELLS


def cell_name(cell: int) -> str:
    """A cell as players write it: `c4`."""
    return f"{COLUMN_LETTERS[cell % COLUMNS]}{cell // COLUMNS + 1}"


def _beside(cell: int) -> i64:
    """The cells that touch a cell side to side, whatever their section (XI-LAB-8)."""
    row, column = cell // COLUMNS, cell % COLUMNS
    around: i64 = 0
    if row > 0:
        around |= BIT[cell - COLUMNS]
    if row < ROWS - 1:
        around |= BIT[cell + COLUMNS]
    if column > 0:
        around |= BIT[cell - 1]
    if column < COLUMNS - 1:
        around |= BIT[cell + 1]
    return around


BESIDE: Final[list[i64]] = [_beside(cell) for cell in range(CELLS)]
SECTION_MASKS: Final[list[i64]] = [
    (BIT[SECTION_CELLS] - 1) << section * SECTION_CELLS for section in range(3)
]


def group_of(cell: int, soldiers: i64) -> i64:
    """The soldiers that hang together with the one on this cell (XI-LAB-7)."""
    group: i64 = BIT[cell]
    grown: i64 = 0
    while group != grown:
        grown = group
        for other in range(CELLS):
            if grown & BIT[other]:
                group |= BESIDE[other] & soldiers
    return group
