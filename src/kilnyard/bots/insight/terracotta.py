"""What a good player of Terracotta Army looks at.

A standing adds up, in hundredths of a point: points already made; points that the Mausoleum
promises, the surer the sooner they are scored; what resources will be worth; and, while a turn is
being played, what is still to come of it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from kilnyard.bots.insight.terracotta_prospects import prospect
from kilnyard.bots.insight.terracotta_worth import (
    ARTISAN_WORTH,
    COIN_WORTH,
    DRY_WORTH,
    IDLE_WORTH,
    PRIORITY_WORTH,
    WEAPON_WORTH,
    WET_WORTH,
    clay_in_use,
    master_worth,
    rounds_left,
    workers_left,
)
from kilnyard.core.bits import popcount
from kilnyard.core.game import Game
from kilnyard.games.terracotta.domination import awards, dominator_among, dominator_of_amounts
from kilnyard.games.terracotta.geometry import AROUND, COLUMNS, OUTSIDE, ROWS
from kilnyard.games.terracotta.groups import Group, clusters_of_type, is_group
from kilnyard.games.terracotta.names import (
    COLUMN_INSPECTOR,
    MASTERS,
    ROW_INSPECTOR,
    WARRIORS,
)
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.scoring_phase import (
    counts_warriors,
    heard_by,
    inspected_cells,
    resources_compared,
    tile_of_round,
    tile_warriors,
)
from kilnyard.games.terracotta.standing import counts, faced, owner_of, standing_in

# What a point is worth if it is scored so many rounds from now and others can still spoil it.
_SURENESS: Final = (90, 55, 35, 25, 20)
# The same for what is scored at the end only, by the rounds still to come.
_SURENESS_AT_END: Final = (95, 80, 70, 60, 55)
_LONE_WARRIOR: Final = 60
_RIVALS: Final = 60


def standing(game: Game[Any], position: Any, seat: int) -> int:
    """How well a seat stands, compared with the strongest of the others."""
    assert isinstance(position, TerracottaPosition)
    values = _points(position)
    if not position.is_over():
        _add_mausoleum(position, values)
        for each in range(position.seats):
            values[each] += _resources(position, each)
        if position.asked == seat:
            values[seat] += prospect(position, seat)
    rivals = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - max(rivals) * _RIVALS // 100


def _points(position: TerracottaPosition) -> list[int]:
    return [100 * position.players.total(seat) for seat in range(position.seats)]


def _add_mausoleum(position: TerracottaPosition, values: list[int]) -> None:
    """What everybody's Warriors stand to score."""
    _add_inspections(position, values)
    _add_tiles(position, values)
    _add_musicians(position, values)
    _add_footmen(position, values)
    _add_groups(position, values)
    _add_archers(position, values)


def _add(values: list[int], points: list[int], weight: int) -> None:
    for seat in range(len(values)):
        values[seat] += points[seat] * weight


def _add_inspections(position: TerracottaPosition, values: list[int]) -> None:
    """The lines where the Inspectors stand, and those where they go next."""
    mausoleum, tables = position.mausoleum, position.tables
    for inspector, length in ((ROW_INSPECTOR, ROWS), (COLUMN_INSPECTOR, COLUMNS)):
        for later in range(min(rounds_left(position) + 1, 3)):
            line = (position.inspectors[inspector] + later) % length
            warriors: i64 = standing_in(mausoleum, inspected_cells(inspector, line))
            if warriors == 0:
                continue
            amounts = counts(mausoleum, position.seats, warriors)
            leader = dominator_among(mausoleum, amounts, warriors)
            points = awards(amounts, leader, tables.inspector_domination, tables.inspector_presence)
            _add(values, points, _SURENESS[later])


def _add_tiles(position: TerracottaPosition, values: list[int]) -> None:
    """The tiles of this round and of those to come."""
    tables = position.tables
    for later in range(rounds_left(position) + 1):
        number = position.round + later
        tile = tile_of_round(position, number)
        if counts_warriors(tile):
            warriors: i64 = tile_warriors(position.mausoleum, tile)
            amounts = counts(position.mausoleum, position.seats, warriors)
            leader = dominator_among(position.mausoleum, amounts, warriors)
        elif later:
            continue
        else:
            amounts = resources_compared(position.players, position.seats, tile)
            leader = dominator_of_amounts(amounts)
        domination = tables.round_domination[number - 1]
        points = awards(amounts, leader, domination, tables.round_presence[number - 1])
        _add(values, points, _SURENESS[later])


def _add_musicians(position: TerracottaPosition, values: list[int]) -> None:
    weight = position.tables.musician_points * (90 + 75 * rounds_left(position))
    for cell in position.mausoleum.musicians:
        _add(values, heard_by(position.mausoleum, position.seats, cell), weight)


def _add_footmen(position: TerracottaPosition, values: list[int]) -> None:
    mausoleum, tables = position.mausoleum, position.tables
    for cell in mausoleum.footmen:
        warriors: i64 = standing_in(mausoleum, AROUND[cell])
        amounts = counts(mausoleum, position.seats, warriors)
        leader = dominator_among(mausoleum, amounts, warriors)
        points = awards(amounts, leader, tables.footman_domination, tables.footman_presence)
        _add(values, points, _SURENESS_AT_END[rounds_left(position)])


def _add_groups(position: TerracottaPosition, values: list[int]) -> None:
    """Groups as they would score now; a Warrior alone may still find company."""
    weight = _SURENESS_AT_END[rounds_left(position)]
    for warrior in range(len(WARRIORS)):
        for cluster in clusters_of_type(position.mausoleum, warrior):
            amounts = counts(position.mausoleum, position.seats, cluster.warriors)
            if is_group(cluster):
                _add(values, _group_points(position, cluster, amounts), weight)
            elif rounds_left(position):
                _add(values, amounts, _LONE_WARRIOR)


def _group_points(position: TerracottaPosition, group: Group, amounts: list[int]) -> list[int]:
    owners = position.seats - amounts.count(0)
    points = [amount * owners for amount in amounts]
    if owners > 1:
        tables = position.tables
        leader = dominator_among(position.mausoleum, amounts, group.warriors)
        shares = awards(amounts, leader, tables.group_domination, tables.group_presence)
        points = [each + share for each, share in zip(points, shares, strict=True)]
    return points


def _add_archers(position: TerracottaPosition, values: list[int]) -> None:
    """Each pays its points, and will break a tie now and then."""
    for archer in position.mausoleum.archers:
        target = faced(position.mausoleum, archer)
        if target != OUTSIDE:
            owner = owner_of(position.mausoleum, position.seats, target)
            values[owner] += 100 * position.tables.archer_points + 40


def _resources(position: TerracottaPosition, seat: int) -> int:
    """What is in hand; all of it is worth more while there are Workers left to use it."""
    players = position.players
    left = rounds_left(position)
    clay = players.wet[seat] + players.dry[seat]
    if left == 0 and workers_left(position, seat) == 0:
        return (clay + players.coins[seat]) * IDLE_WORTH
    wet = min(players.wet[seat], clay_in_use(position, seat))
    dry = min(players.dry[seat], clay_in_use(position, seat) - wet)
    coins = min(players.coins[seat], 4 + 3 * left)
    value = (clay - wet - dry + players.coins[seat] - coins) * IDLE_WORTH
    value += wet * WET_WORTH + dry * DRY_WORTH + coins * COIN_WORTH
    value += popcount(players.weapons[seat]) * WEAPON_WORTH
    artisans = players.artisans[seat] + position.wheel.artisans.count(seat)
    value += artisans * ARTISAN_WORTH * left
    value += PRIORITY_WORTH if players.priority[seat] and left else 0
    for master in range(len(MASTERS)):
        if players.masters[seat] >> master & 1:
            value += master_worth(position, master)
    return value
