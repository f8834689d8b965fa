"""Sets of up to 63 things (the cells of a board, the seats of a table) held in one integer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BITS_MAX: Final = 63
_CHUNK: Final = 9

# A table, because a compiled shift of a 64-bit one is silently wrong from bit 31 on.
BIT: Final[list[i64]] = [1 << n for n in range(BITS_MAX)]
NOTHING: Final[i64] = 0


def _members_of_chunk(chunk: int, pattern: int) -> list[int]:
    return [chunk * _CHUNK + n for n in range(_CHUNK) if pattern >> n & 1]


_MEMBERS: Final[list[list[list[int]]]] = [
    [_members_of_chunk(chunk, pattern) for pattern in range(512)] for chunk in range(7)
]


def popcount(mask: i64) -> i64:
    """How many things are in the set."""
    mask = mask - ((mask >> 1) & 0x5555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask = mask + (mask >> 8)
    mask = mask + (mask >> 16)
    return (mask + (mask >> 32)) & 0x7F


def members(mask: i64) -> list[int]:
    """The things in the set, smallest first, in a list of the caller's own."""
    return (
        _MEMBERS[0][mask & 511]
        + _MEMBERS[1][mask >> 9 & 511]
        + _MEMBERS[2][mask >> 18 & 511]
        + _MEMBERS[3][mask >> 27 & 511]
        + _MEMBERS[4][mask >> 36 & 511]
        + _MEMBERS[5][mask >> 45 & 511]
        + _MEMBERS[6][mask >> 54 & 511]
    )


def lowest(mask: i64) -> i64:
    """The smallest thing in a set that is not empty."""
    return popcount((mask & -mask) - 1)


if __file__.endswith(".py"):
    # Interpreted, Python's own counter is ten times faster than the arithmetic above; compiled
    # code never looks a function up by name, so this line reaches the interpreted build alone.
    globals()["popcount"] = int.bit_count
