"""Reading the Mausoleum: whose Warriors stand where, and whom an Archer faces."""

from __future__ import annotations

from mypy_extensions import i64

from kilnyard.core.bits import BIT, popcount
from kilnyard.games.terracotta.geometry import HORSE_CELLS, NEXT, OUTSIDE
from kilnyard.games.terracotta.names import CROSSBOWMAN, GUARD, OFFICER, SOLDIER
from kilnyard.games.terracotta.position import Mausoleum


def warriors_standing(mausoleum: Mausoleum) -> i64:
    """The own cells of all Warriors, of whatever type and owner."""
    warriors = mausoleum.warriors
    officers: i64 = warriors[OFFICER]
    guards: i64 = warriors[GUARD]
    crossbowmen: i64 = warriors[CROSSBOWMAN]
    soldiers: i64 = warriors[SOLDIER]
    return officers | guards | crossbowmen | soldiers


def standing_in(mausoleum: Mausoleum, region: i64) -> i64:
    """The own cells of the Warriors present in a region, each Warrior once.

    TA-HOR-5, TA-HOR-8: one of its three spaces in the region is enough for a rider.
    """
    present: i64 = warriors_standing(mausoleum) & region
    for horse in mausoleum.horses:
        if HORSE_CELLS[horse] & region != 0:
            present |= BIT[horse & 63]
    return present


def faced(mausoleum: Mausoleum, archer: int) -> int:
    """The own cell of the Warrior that an Archer faces, or OUTSIDE.

    TA-ARC-2, TA-ARC-10: only the next space matters, and only a Warrior on it.
    TA-ARC-11: any of a rider's spaces will do.
    """
    cell = NEXT[archer & 63][archer >> 6]
    if cell == OUTSIDE:
        return OUTSIDE
    target: i64 = BIT[cell]
    if warriors_standing(mausoleum) & target != 0:
        return cell
    for horse in mausoleum.horses:
        if HORSE_CELLS[horse] & target != 0:
            return horse & 63
    return OUTSIDE


def owner_of(mausoleum: Mausoleum, seats: int, cell: int) -> int:
    """The seat whose Warrior has this own cell; the cell must be one."""
    target: i64 = BIT[cell]
    for seat in range(seats - 1):
        if mausoleum.owned[seat] & target != 0:
            return seat
    return seats - 1


def counts(mausoleum: Mausoleum, seats: int, warriors: i64) -> list[int]:
    """How many of these Warriors each seat owns.

    TA-ARC-6: Archers are no player's Warriors, and never among them.
    """
    amounts: list[int] = []
    for seat in range(seats):
        owned: i64 = mausoleum.owned[seat]
        amounts.append(popcount(owned & warriors))
    return amounts
