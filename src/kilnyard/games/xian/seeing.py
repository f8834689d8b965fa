"""Makes the view of a position for a seat, in ids; see view.py for its shape."""

from __future__ import annotations

from typing import Final

from kilnyard.core.bits import BIT, members
from kilnyard.games.xian import view
from kilnyard.games.xian.abilities import statues_left
from kilnyard.games.xian.final_scoring import soldiers_in
from kilnyard.games.xian.frames import CHOOSE_PAIR, FAVOUR
from kilnyard.games.xian.names import (
    BONUS_TILES,
    BUILDINGS,
    END_TILES,
    LAST_SPACE,
    NOTHING,
    PIGMENTS,
    SECTIONS,
)
from kilnyard.games.xian.pit import CELLS, REQUEST_SECTIONS, cell_name, group_of, section_of
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.seeing_players import equipment_view, player_view
from kilnyard.games.xian.turns import is_closed, standing_in_pair, toll
from kilnyard.games.xian.workshop import square_at

_PAIRS: Final = ((0, 1), (2, 3))
_ASKED: Final = (1, 2, 2)
_START: Final = "start-tile"
_END: Final = "end-tiles"


def see(position: XianPosition, knower: int | None, deciders: list[int]) -> view.XianView:
    """The whole table as this seat (None: a spectator) may see it."""
    board, tables = position.board, position.tables
    waiting = bool(position.frames) and position.frames[-1] in (CHOOSE_PAIR, FAVOUR)
    end_left = [tile for tile in board.end_tiles if board.end_left >> tile & 1]
    return view.XianView(
        round=position.round,
        rounds=tables.rounds,
        phase=position.phase,
        over=position.is_over(),
        active=None if waiting or position.is_over() else position.active,
        deciders=deciders,
        order=position.order,
        turns_begun=0 if waiting else position.place,
        cells=[_cell(position, cell) for cell in members(position.pit.spaces)],
        walls=[cell_name(cell) for cell in range(CELLS) if not position.pit.spaces & BIT[cell]],
        groups=_groups(position),
        sections=[_section(position, section) for section in range(len(SECTIONS))],
        requests=[
            _request(position, number, SECTIONS[section])
            for number, section in zip(board.requests, REQUEST_SECTIONS, strict=True)
        ],
        removed=[_request(position, number, "") for number in board.removed],
        buildings=[_building(position, place) for place in range(len(BUILDINGS))],
        pairs=[_pair(position, pair) for pair in _PAIRS],
        row=[None if card == NOTHING else equipment_view(tables, card) for card in board.row],
        equipment_left=len(board.stack),
        scrapped=[equipment_view(tables, card) for card in board.scrapped],
        track=[_space(position, space) for space in range(LAST_SPACE + 1)],
        end_tiles=[END_TILES[tile] for tile in board.end_tiles],
        end_tiles_left=[END_TILES[tile] for tile in end_left],
        pigments=dict(zip(PIGMENTS, board.pigments, strict=True)),
        statues_left=statues_left(position),
        players=[player_view(position, seat, knower) for seat in range(position.seats)],
    )


def _seat_at(sets: list[int], cell: int) -> int | None:
    """The seat whose set holds this cell."""
    for seat, cells in enumerate(sets):
        if cells & BIT[cell]:
            return seat
    return None


def _cell(position: XianPosition, cell: int) -> view.CellView:
    pit, square = position.pit, square_at(position, cell)
    owner = _seat_at(pit.painted, cell)
    soldier = "statue" if pit.statues & BIT[cell] else None
    return view.CellView(
        cell=cell_name(cell),
        section=SECTIONS[section_of(cell)],
        points=square.points,
        coins=square.coins,
        pigments=[PIGMENTS[pigment] for pigment in square.pigments],
        soldier=soldier if owner is None else "painted",
        owner=owner,
        signed=_seat_at(pit.signed, cell),
    )


def _groups(position: XianPosition) -> list[view.GroupView]:
    """XI-LAB-8: every seat's groups, those of one soldier too."""
    groups: list[view.GroupView] = []
    for seat, painted in enumerate(position.pit.painted):
        rest = painted
        while rest:
            group = group_of(members(rest)[0], painted)
            groups.append(view.GroupView(seat, [cell_name(cell) for cell in members(group)]))
            rest &= ~group
    return groups


def _section(position: XianPosition, section: int) -> view.SectionView:
    tables, requests = position.tables, position.board.requests
    asked = [
        PIGMENTS[tables.request_pigments[number]]
        for number, place in zip(requests, REQUEST_SECTIONS, strict=True)
        if place == section
    ]
    # XI-LAB-3: in the last section one token asks for two of its colour.
    pigments = asked if section < len(SECTIONS) - 1 else asked * _ASKED[section]
    return view.SectionView(
        section=SECTIONS[section],
        clay=tables.statue_clay[section],
        pigments=pigments,
        any_pigments=2 - len(pigments),
        places=tables.majority_points[section][:3],
        soldiers=[soldiers_in(position, seat, section) for seat in range(position.seats)],
    )


def _request(position: XianPosition, number: int, section: str) -> view.RequestView:
    pigment = PIGMENTS[position.tables.request_pigments[number]]
    return view.RequestView(section=section, number=number, pigment=pigment)


def _building(position: XianPosition, place: int) -> view.BuildingView:
    building, builders = position.board.layout[place], position.board.builders
    return view.BuildingView(
        building=BUILDINGS[building],
        pair=place // 2 + 1,
        pigment=PIGMENTS[building],
        builders=[
            seat
            for seat in range(position.seats)
            for _ in range(builders[seat * len(BUILDINGS) + building])
        ],
        minister=position.board.minister == building,
        closed=is_closed(position, building),
        tolls=[toll(position, seat, building) for seat in range(position.seats)],
    )


def _pair(position: XianPosition, places: tuple[int, int]) -> view.PairView:
    layout = position.board.layout
    return view.PairView(
        buildings=[BUILDINGS[layout[place]] for place in places],
        standing=standing_in_pair(position, layout[places[0]]),
        limit=position.tables.limits[position.seats],
    )


def _space(position: XianPosition, space: int) -> view.SpaceView:
    tile = (_START, *BONUS_TILES, _END)[space]
    track = position.players.track
    seats = [seat for seat in position.board.precedence if track[seat] == space]
    return view.SpaceView(space=space, tile=tile, seats=seats)
