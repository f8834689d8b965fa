"""Where he builds (002:924): first a group to add to, then the space, narrowed step by step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kilnyard.core.bits import BIT, members, popcount
from kilnyard.games.terracotta.geometry import (
    ALL_CELLS,
    AROUND,
    CELLS,
    COLUMN_CELLS,
    COLUMN_OF,
    COLUMNS,
    QUARTER_CELLS,
    ROW_CELLS,
    ROW_OF,
    ROWS,
    grown,
)
from kilnyard.games.terracotta.groups import Group, clusters_of_type
from kilnyard.games.terracotta.names import (
    COLUMN_INSPECTOR,
    LI_SI_SEAT,
    PERSON_SEAT,
    ROW_INSPECTOR,
    TILE_COLUMN,
    TILE_QUARTER,
    TILE_ROW,
)
from kilnyard.games.terracotta.position import Mausoleum, TerracottaPosition
from kilnyard.games.terracotta.scoring_phase import tile_of_round
from kilnyard.games.terracotta.standing import counts, standing_in

# In place of a group's cell: he starts a new one.
NO_GROUP: Final = CELLS

# How well a group fits, from the best.
_EVEN: Final = 0
_ONE_BEHIND: Final = 1
_NONE_OF_HIS: Final = 2
_SLIGHTLY_AHEAD: Final = 3
_UNFIT: Final = 4
_SLIGHT_LEAD: Final = 2


def fitness(amounts: list[int]) -> int:
    """TA-SOLO-BUILD-8 to TA-SOLO-BUILD-11: the first of the four that is true of a group."""
    lead = amounts[LI_SI_SEAT] - amounts[PERSON_SEAT]
    if lead == 0:
        return _EVEN
    if lead == -1:
        return _ONE_BEHIND
    if amounts[LI_SI_SEAT] == 0:
        return _NONE_OF_HIS
    return _SLIGHTLY_AHEAD if 0 < lead <= _SLIGHT_LEAD else _UNFIT


def groups_wanted(position: TerracottaPosition, warrior: int) -> list[Group]:
    """The groups of this type that he would add to, all equal; none if he starts a new one.

    TA-SOLO-BUILD-12: room beside them, best fitting, then largest. TA-SOLO-BUILD-13: lone Warriors
    are among them.
    """
    mausoleum = position.mausoleum
    wanted: list[Group] = []
    best = _UNFIT
    most: i64 = 0
    for cluster in clusters_of_type(mausoleum, warrior):
        if spaces_beside(mausoleum, cluster.cells) == 0:
            continue
        fit = fitness(counts(mausoleum, position.seats, cluster.warriors))
        size: i64 = popcount(cluster.warriors)
        if fit < best or (fit == best < _UNFIT and size > most):
            wanted = [cluster]
            best, most = fit, size
        elif fit == best < _UNFIT and size == most:
            wanted.append(cluster)
    return wanted


def spaces_beside(mausoleum: Mausoleum, cells: i64) -> i64:
    """The empty spaces that touch some of these cells."""
    return grown(cells) & ALL_CELLS & ~mausoleum.occupied


def spaces_wanted(position: TerracottaPosition, warrior: int, group: int) -> i64:
    """All spaces that are equal in the end. TA-SOLO-BUILD-16: no step leaves none at all."""
    spaces = _spaces_allowed(position.mausoleum, warrior, group)
    cap = position.tables.solo_priority_caps[position.round - 1]
    spaces = _narrowed(spaces, _ranked(position, spaces, cap))
    spaces = _fitting_tiles(position, spaces)
    spaces = _of_best_rank(position, spaces)
    spaces = _with_most_musicians(position.mausoleum, spaces)
    return _narrowed(spaces, _beside_footmen(position, spaces))


def _spaces_allowed(mausoleum: Mausoleum, warrior: int, group: int) -> i64:
    """TA-SOLO-BUILD-15: beside the group; TA-SOLO-BUILD-14: or beside none of that type."""
    clusters = clusters_of_type(mausoleum, warrior)
    empty: i64 = ALL_CELLS & ~mausoleum.occupied
    beside: i64 = 0
    for cluster in clusters:
        if group == NO_GROUP:
            beside |= spaces_beside(mausoleum, cluster.cells)
        elif cluster.cells & BIT[group] != 0:
            return spaces_beside(mausoleum, cluster.cells)
    return _narrowed(empty, ~beside)


def _narrowed(spaces: i64, wanted: i64) -> i64:
    """TA-SOLO-BUILD-16: those of the spaces that are wanted, or all if none is."""
    fewer: i64 = spaces & wanted
    return spaces if fewer == 0 else fewer


def rank(position: TerracottaPosition, cell: int) -> int:
    """TA-SOLO-BUILD-17: how good a space is, by its way forward from where Inspectors cross."""
    down = (ROW_OF[cell] - position.inspectors[ROW_INSPECTOR]) % ROWS
    right = (COLUMN_OF[cell] - position.inspectors[COLUMN_INSPECTOR]) % COLUMNS
    return position.tables.solo_priority_levels[down][right]


def _ranked(position: TerracottaPosition, spaces: i64, lowest_rank: int) -> i64:
    """TA-SOLO-BUILD-18: the spaces of this rank or a better one."""
    ranked: i64 = 0
    for cell in members(spaces):
        if rank(position, cell) <= lowest_rank:
            ranked |= BIT[cell]
    return ranked


def _fitting_tiles(position: TerracottaPosition, spaces: i64) -> i64:
    """TA-SOLO-BUILD-19: one tile after the other, from the current round's."""
    for round in range(position.round, len(position.tiles) + 1):
        spaces = _narrowed(spaces, _tile_cells(tile_of_round(position, round)))
    return spaces


def _tile_cells(tile: int) -> i64:
    """TA-SOLO-BUILD-19: only quarters and middle lines are about spaces."""
    kind = tile & 255
    target = tile >> 8
    if kind == TILE_ROW:
        return ROW_CELLS[target]
    if kind == TILE_COLUMN:
        return COLUMN_CELLS[target]
    return QUARTER_CELLS[target] if kind == TILE_QUARTER else 0


def _of_best_rank(position: TerracottaPosition, spaces: i64) -> i64:
    """TA-SOLO-BUILD-20."""
    best = min([rank(position, cell) for cell in members(spaces)])
    return _ranked(position, spaces, best)


def _with_most_musicians(mausoleum: Mausoleum, spaces: i64) -> i64:
    """TA-SOLO-BUILD-21: Musicians in a space's row and in its column together."""
    most = 0
    kept: i64 = 0
    for cell in members(spaces):
        heard = 0
        for musician in mausoleum.musicians:
            if ROW_OF[musician] == ROW_OF[cell] or COLUMN_OF[musician] == COLUMN_OF[cell]:
                heard += 1
        if heard > most:
            most = heard
            kept = 0
        if heard == most:
            kept |= BIT[cell]
    return kept


def _beside_footmen(position: TerracottaPosition, spaces: i64) -> i64:
    """TA-SOLO-BUILD-22: around a Footman; TA-SOLO-BUILD-23: where numbers differ least."""
    mausoleum = position.mausoleum
    least = CELLS
    wanted: i64 = 0
    for footman in mausoleum.footmen:
        around: i64 = AROUND[footman] & spaces
        if around == 0:
            continue
        amounts = counts(mausoleum, position.seats, standing_in(mausoleum, AROUND[footman]))
        difference = abs(amounts[LI_SI_SEAT] - amounts[PERSON_SEAT])
        if difference < least:
            least = difference
            wanted = 0
        if difference == least:
            wanted |= around
    return wanted
