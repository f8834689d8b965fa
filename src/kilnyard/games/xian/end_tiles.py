"""The End tiles (003:400): one of eight kinds of reward for whoever reached the track's end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kilnyard.core.bits import popcount
from kilnyard.core.table import Table
from kilnyard.games.xian.names import (
    END,
    END_TILES,
    EQUIPMENTS,
    EVERY_TEN_POINTS,
    HELPERS_RECRUITED,
    IDENTICAL_PAIRS,
    NOTHING,
    PAINTED_SOLDIERS,
    RETURNED_RESOURCES,
    SECTION_MAJORITIES,
    SECTIONS,
    SIX_POINTS,
    UNUSED_TILES,
)
from kilnyard.games.xian.pit import SECTION_MASKS
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.resources import resources_held, score
from kilnyard.games.xian.scoring_events import EndTileScored

_TEN: Final = 10
_PAIR: Final = 2


def score_end_tile(position: XianPosition, seat: int, open_only: bool, table: Table) -> None:
    """XI-END-11: the seat's tile, if it has one. XI-GOAL-2: what was scored before it counts."""
    tile = position.players.end_tiles[seat]
    if tile == NOTHING:
        return
    points = end_tile_points(position, seat, tile, open_only)
    score(position.players, seat, END, points)
    if table.listening:
        table.tell(EndTileScored(seat=seat, end_tile=END_TILES[tile], points=points))


def end_tile_points(position: XianPosition, seat: int, tile: int, open_only: bool) -> int:
    """XI-GOAL-1 to XI-GOAL-8; `open_only` leaves out what lies face down."""
    counted = 0 if open_only and tile == IDENTICAL_PAIRS else _counted(position, seat, tile)
    return min(counted * position.tables.end_points[tile], position.tables.end_most[tile])


def _counted(position: XianPosition, seat: int, tile: int) -> int:
    """How many of the things that a tile looks at a seat has."""
    players = position.players
    if tile == RETURNED_RESOURCES:
        return resources_held(players, seat)
    if tile == EVERY_TEN_POINTS:
        return max(0, players.total(seat)) // _TEN
    if tile == UNUSED_TILES:
        unused: i64 = players.tiles[seat] & ~players.used[seat]
        return popcount(unused)
    if tile == PAINTED_SOLDIERS:
        painted: i64 = position.pit.painted[seat]
        return popcount(painted)
    if tile == HELPERS_RECRUITED:
        helpers: i64 = players.helpers[seat]
        return popcount(helpers)
    if tile == SECTION_MAJORITIES:
        return majorities_of(position, seat)
    if tile == IDENTICAL_PAIRS:
        return identical_pairs(position, seat)
    assert tile == SIX_POINTS
    return 1


def majorities_of(position: XianPosition, seat: int) -> int:
    """XI-GOAL-7: sections where nobody has painted more soldiers than this seat."""
    count = 0
    for section in range(len(SECTIONS)):
        own: i64 = position.pit.painted[seat] & SECTION_MASKS[section]
        most = 0
        for other in range(position.seats):
            theirs: i64 = position.pit.painted[other] & SECTION_MASKS[section]
            most = max(most, popcount(theirs))
        if own != 0 and popcount(own) == most:
            count += 1
    return count


def identical_pairs(position: XianPosition, seat: int) -> int:
    """XI-GOAL-8: pairs of Equipments of one type, whatever they cost."""
    amounts = [0] * len(EQUIPMENTS)
    for card in position.players.equipment[seat]:
        amounts[position.tables.equipment_types[card]] += 1
    return sum(amount // _PAIR for amount in amounts)


def resources_kept(position: XianPosition, seat: int) -> int:
    """XI-GOAL-1: resources given back for the End tile are not left over."""
    held = resources_held(position.players, seat)
    if position.players.end_tiles[seat] != RETURNED_RESOURCES:
        return held
    each = position.tables.end_points[RETURNED_RESOURCES]
    most = position.tables.end_most[RETURNED_RESOURCES]
    returned = held if each == 0 else min(held, -(-most // each))
    return held - returned
