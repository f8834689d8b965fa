"""Setting up (003:102): what is laid out, drawn and handed out before the first round."""

from __future__ import annotations

from mypy_extensions import i64

from kilnyard.core.table import Table
from kilnyard.games.xian.frames import START_ROUND
from kilnyard.games.xian.names import (
    BUILDINGS,
    CARDS,
    END_TILES,
    NOTHING,
    PIGMENTS,
    ROW_PLACES,
    SECTIONS,
    SOURCES_COUNT,
)
from kilnyard.games.xian.pit import REQUEST_SECTIONS, SECTION_CELLS
from kilnyard.games.xian.position import Board, Pit, Players, XianPosition
from kilnyard.games.xian.tables import FACES_PER_SECTION, Tables, cells_of


def set_up(tables: Tables, seats: int, table: Table) -> XianPosition:
    """XI-SET-1 to XI-SET-16, for as many players as there are seats."""
    pit = _lay_out_pit(tables, seats, table)
    start_tiles = _draw(list(range(len(tables.start_pigments))), seats, table)
    board = _lay_out_board(tables, seats, start_tiles, table)
    players = _equip_players(tables, seats, start_tiles)
    for seat in range(seats):
        pigment = tables.start_pigments[start_tiles[seat]]
        board.pigments[pigment] -= 1
        players.pigments[seat * len(PIGMENTS) + pigment] += 1
    return XianPosition(
        seats=seats,
        active=0,
        asked=0,
        frames=[START_ROUND],
        tables=tables,
        round=1,
        phase=1,
        turn=0,
        order=board.precedence[:],
        place=0,
        entered=False,
        reduced=False,
        pit=pit,
        board=board,
        players=players,
    )


def draw_one(things: list[int], table: Table) -> int:
    """Any of the things, which is gone from them."""
    return things.pop(table.chance.below(len(things)))


def _draw(things: list[int], count: int, table: Table) -> list[int]:
    return [draw_one(things, table) for _ in range(count)]


def _lay_out_pit(tables: Tables, seats: int, table: Table) -> Pit:
    """XI-SET-14, XI-SET-15: any face for each section, and a statue on each icon."""
    spaces: i64 = 0
    statues: i64 = 0
    faces: list[int] = []
    for section in range(len(SECTIONS)):
        face = section * FACES_PER_SECTION + table.chance.below(FACES_PER_SECTION)
        faces.append(face)
        squares = tables.squares[face]
        spaces |= cells_of(squares, section * SECTION_CELLS, False)
        statues |= cells_of(squares, section * SECTION_CELLS, True)
    return Pit(faces, spaces, statues, [0] * seats, [0] * seats)


def _lay_out_board(tables: Tables, seats: int, start_tiles: list[int], table: Table) -> Board:
    """XI-SET-5 to XI-SET-12: buildings, requests, Equipment, tiles and the Supervisors' stack."""
    stack = list(range(len(tables.equipment_ids)))
    row = _draw(stack, ROW_PLACES, table)
    bag = list(range(1, len(tables.request_pigments)))
    requests = _draw(bag, len(REQUEST_SECTIONS), table)
    layout = list(range(len(BUILDINGS)))
    table.chance.shuffle(layout)
    end_tiles = sorted(_draw(list(range(len(END_TILES))), tables.end_drawn, table))
    precedence = list(range(seats))
    precedence.sort(key=lambda seat: start_tiles[seat])
    return Board(
        layout=layout,
        minister=tables.request_pigments[max(requests)],
        builders=[0] * (seats * len(BUILDINGS)),
        requests=requests,
        bag=bag,
        removed=[],
        row=row,
        stack=stack,
        scrapped=[],
        end_tiles=end_tiles,
        end_left=sum(1 << tile for tile in end_tiles),
        precedence=precedence,
        pigments=[tables.pigments] * len(PIGMENTS),
    )


def _equip_players(tables: Tables, seats: int, start_tiles: list[int]) -> Players:
    """XI-SET-1 to XI-SET-4, XI-SET-11: cards, Coins and Clay, a start tile, no points."""
    return Players(
        hands=[[] for _ in range(seats)],
        decks=[list(range(len(CARDS))) for _ in range(seats)],
        bottoms=[[] for _ in range(seats)],
        under=[NOTHING] * seats,
        over=[NOTHING] * seats,
        discards=[[] for _ in range(seats)],
        helpers=[0] * seats,
        coins=[tables.start_coins] * seats,
        clay=[tables.start_clay] * seats,
        pigments=[0] * (seats * len(PIGMENTS)),
        start_tiles=start_tiles,
        tiles=[0] * seats,
        used=[0] * seats,
        end_tiles=[NOTHING] * seats,
        equipment=[[] for _ in range(seats)],
        track=[0] * seats,
        points=[0] * (seats * SOURCES_COUNT),
    )
