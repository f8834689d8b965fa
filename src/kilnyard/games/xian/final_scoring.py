"""The end of the game (003:324): majorities, Equipment, tiles, resources; and who has won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kilnyard.core.bits import popcount
from kilnyard.core.question import Step, first_of
from kilnyard.core.table import Table
from kilnyard.games.xian.end_tiles import resources_kept, score_end_tile
from kilnyard.games.xian.names import (
    BONUS,
    EQUIPMENTS,
    LEFTOVERS,
    MAJORITIES,
    MATCHES,
    MATERIALS,
    SECTIONS,
    SETS,
)
from kilnyard.games.xian.pit import SECTION_MASKS
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.resources import score
from kilnyard.games.xian.scoring_events import (
    GameWon,
    LeftoversScored,
    MajorityScored,
    MatchesScored,
    SetScored,
    TieWon,
    UnusedTilesScored,
)

# The detail of a frame that scores only what lies open, for those who look ahead.
OPEN_ONLY: Final = 1


class FinalScoring(Step[XianPosition]):
    """XI-END-1 to XI-END-14: what is scored once, after the last round; then the game is over."""

    def run(self, position: XianPosition, frame: int, table: Table) -> None:
        open_only = first_of(frame) == OPEN_ONLY
        for section in range(len(SECTIONS)):
            _score_majority(position, section, table)
        if not open_only:
            for seat in range(position.seats):
                _score_equipment(position, seat, table)
        for seat in range(position.seats):
            _score_unused_tiles(position, seat, table)
        for seat in range(position.seats):
            score_end_tile(position, seat, open_only, table)
        for seat in range(position.seats):
            _score_leftovers(position, seat, table)
        if table.listening and not open_only:
            _tell_winner(position, table)


def soldiers_in(position: XianPosition, seat: int, section: int) -> int:
    """A seat's painted soldiers in a section."""
    painted: i64 = position.pit.painted[seat]
    return popcount(painted & SECTION_MASKS[section])


def shares(amounts: list[int], places: list[int]) -> list[int]:
    """XI-END-2 to XI-END-5: each seat's points; those with equal amounts share their places.

    `places` are the points of the places from the first to the last.
    """
    points: list[int] = [0] * len(amounts)
    place = 0
    for amount in range(max(amounts), 0, -1):
        tied = amounts.count(amount)
        if tied == 0:
            continue
        each = sum(places[place : place + tied]) // tied
        for seat in range(len(amounts)):
            if amounts[seat] == amount:
                points[seat] = each
        place += tied
    return points


def _score_majority(position: XianPosition, section: int, table: Table) -> None:
    """XI-END-2: who has painted the most soldiers in a section."""
    amounts = [soldiers_in(position, seat, section) for seat in range(position.seats)]
    points = shares(amounts, position.tables.majority_points[section])
    for seat in range(position.seats):
        score(position.players, seat, MAJORITIES, points[seat])
        if table.listening and points[seat] > 0:
            table.tell(
                MajorityScored(
                    seat=seat,
                    section=SECTIONS[section],
                    soldiers=amounts[seat],
                    points=points[seat],
                )
            )


def types_of(position: XianPosition, seat: int) -> list[int]:
    """How many Equipments of each type a seat has."""
    amounts = [0] * len(EQUIPMENTS)
    for card in position.players.equipment[seat]:
        amounts[position.tables.equipment_types[card]] += 1
    return amounts


def sets_of(position: XianPosition, seat: int, material: int) -> list[int]:
    """XI-END-7: the sizes of a material's sets, each of different types and as large as can be."""
    amounts = types_of(position, seat)
    sizes: list[int] = []
    while True:
        size = 0
        for type in range(len(EQUIPMENTS)):
            if position.tables.material_of[type] == material and amounts[type] > 0:
                amounts[type] -= 1
                size += 1
        if size == 0:
            return sizes
        sizes.append(size)


def matches_in(position: XianPosition, seat: int, section: int) -> int:
    """XI-END-8, XI-END-9: Equipments of a section that find a soldier each."""
    amounts = types_of(position, seat)
    cards = 0
    for type in range(len(EQUIPMENTS)):
        if position.tables.section_of_type[type] == section:
            cards += amounts[type]
    return min(cards, soldiers_in(position, seat, section))


def _score_equipment(position: XianPosition, seat: int, table: Table) -> None:
    """XI-END-6, XI-END-8: sets of a material, and Equipments that fit a soldier."""
    tables, players = position.tables, position.players
    for material in range(len(MATERIALS)):
        for size in sets_of(position, seat, material):
            points = tables.set_points[size]
            score(players, seat, SETS, points)
            if table.listening:
                table.tell(
                    SetScored(seat=seat, material=MATERIALS[material], types=size, points=points)
                )
    for section in range(len(SECTIONS)):
        matches = matches_in(position, seat, section)
        points = matches * tables.match_points
        score(players, seat, MATCHES, points)
        if table.listening and matches > 0:
            name = SECTIONS[section]
            table.tell(MatchesScored(seat=seat, section=name, matches=matches, points=points))


def unused_tiles(position: XianPosition, seat: int) -> int:
    """XI-END-10: Bonus tiles that still show their bonus."""
    tiles: i64 = position.players.tiles[seat] & ~position.players.used[seat]
    return popcount(tiles)


def _score_unused_tiles(position: XianPosition, seat: int, table: Table) -> None:
    tiles = unused_tiles(position, seat)
    points = tiles * position.tables.unused_points
    score(position.players, seat, BONUS, points)
    if table.listening and points > 0:
        table.tell(UnusedTilesScored(seat=seat, tiles=tiles, points=points))


def _score_leftovers(position: XianPosition, seat: int, table: Table) -> None:
    """XI-END-12: Coins, Clay and pigments together, every full three."""
    resources = resources_kept(position, seat)
    points = resources // position.tables.resources_per_point
    score(position.players, seat, LEFTOVERS, points)
    if table.listening and points > 0:
        table.tell(LeftoversScored(seat=seat, resources=resources, points=points))


def ranking(position: XianPosition) -> list[int]:
    """XI-END-13, XI-END-14: most points first; of equals the one whose Supervisor is ahead."""
    standings: list[tuple[int, int, int]] = []
    for place in range(position.seats):
        seat = position.board.precedence[place]
        standings.append((-position.players.total(seat), place, seat))
    standings.sort()
    return [standing[2] for standing in standings]


def _tell_winner(position: XianPosition, table: Table) -> None:
    first, second = ranking(position)[:2]
    points = position.players.total(first)
    if points == position.players.total(second):
        table.tell(TieWon(seat=first, points=points))
    else:
        table.tell(GameWon(seat=first, points=points))
