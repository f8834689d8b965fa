"""Warrior groups: Statues of one type that touch side to side."""

from __future__ import annotations

from mypy_extensions import i64

from kilnyard.core.bits import BIT, popcount
from kilnyard.games.terracotta.geometry import HORSE_CELLS, OUTSIDE, connected
from kilnyard.games.terracotta.position import Mausoleum
from kilnyard.games.terracotta.standing import faced

FIGURES_MIN = 2


class Group:
    """Connected Statues of one type.

    `cells` is the ground they cover, a rider's three cells and Archers' cells included; `warriors`
    are the Warriors' own cells; `archers` counts the Archers that have joined.
    """

    def __init__(self, cells: i64, warriors: i64, archers: int) -> None:
        self.cells = cells
        self.warriors = warriors
        self.archers = archers


def _ridden(mausoleum: Mausoleum, warriors: i64) -> i64:
    """TA-HOR-4, TA-HOR-6: all cells of these Warriors' Horses; a rider keeps its type."""
    cells: i64 = 0
    for horse in mausoleum.horses:
        if BIT[horse & 63] & warriors != 0:
            cells |= HORSE_CELLS[horse]
    return cells


def _joining(mausoleum: Mausoleum, warriors: i64) -> i64:
    """TA-ARC-4: the cells of the Archers that face one of these Warriors."""
    cells: i64 = 0
    for archer in mausoleum.archers:
        cell = faced(mausoleum, archer)
        if cell != OUTSIDE and BIT[cell] & warriors != 0:
            cells |= BIT[archer & 63]
    return cells


def clusters_of_type(mausoleum: Mausoleum, warrior: int) -> list[Group]:
    """Everything of one type that hangs together, lone Warriors included.

    TA-KEY-8, TA-KEY-10: side to side; what is not connected stays apart. TA-ARC-5: Archers link.
    """
    warriors: i64 = mausoleum.warriors[warrior]
    archers: i64 = _joining(mausoleum, warriors)
    cells: i64 = warriors | archers | _ridden(mausoleum, warriors)
    clusters: list[Group] = []
    rest: i64 = cells
    while rest != 0:
        cluster: i64 = connected(rest & -rest, cells)
        joined: int = popcount(cluster & archers)
        clusters.append(Group(cluster, cluster & warriors, joined))
        rest &= ~cluster
    return clusters


def is_group(cluster: Group) -> bool:
    """TA-KEY-7, TA-END-3: two Statues, of which Archers may be one."""
    return popcount(cluster.warriors) + cluster.archers >= FIGURES_MIN


def groups_of_type(mausoleum: Mausoleum, warrior: int) -> list[Group]:
    """The groups of one type; a Warrior alone is in none (TA-END-2)."""
    return [cluster for cluster in clusters_of_type(mausoleum, warrior) if is_group(cluster)]
