"""Tables laid out by hand, and short ways to play and look at them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from kilnyard.core.bits import BIT
from kilnyard.core.chance import Chance
from kilnyard.core.events import Event
from kilnyard.core.question import ALLOWED
from kilnyard.core.table import Table
from kilnyard.games.xian.frames import NEXT_PLAYER, TAKE_TURN, WORKER_ACTION
from kilnyard.games.xian.game import GAME
from kilnyard.games.xian.names import (
    BONUS_TILES,
    BUILDINGS,
    CARDS,
    END_TILES,
    HELPERS,
    NOTHING,
    PIGMENTS,
    RESOURCES,
    SOURCES,
    SOURCES_COUNT,
)
from kilnyard.games.xian.palace import put_on_top
from kilnyard.games.xian.pit import CELLS, SECTION_CELLS, cell_name
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.refusals import REFUSALS
from kilnyard.games.xian.setting_up import set_up
from kilnyard.games.xian.tables import Tables, cells_of

ENGINE = GAME.engine
PURPLE, ORANGE, CYAN, JADE = range(4)
FACES = ("a1-front", "b1-front", "c1-front")
ROW = ("crossbow-1", "arrowheads-3", "chariot-1", "sword-4")
REQUESTS = (10, 8, 6, 5)
END_TILES_IN_PLAY = ("returned-resources", "six-points", "painted-soldiers", "identical-pairs")
Amounts = Mapping[int, int]
Things = Mapping[int, Sequence[str]]


@cache
def tables() -> Tables:
    """The shipped values."""
    return Tables(GAME.edition().content)


def cell(name: str) -> int:
    """The number of a cell."""
    names = [cell_name(number) for number in range(CELLS)]
    return names.index(name)


def cells(names: Iterable[str]) -> int:
    """A set of cells."""
    return sum(BIT[cell(name)] for name in names)


def card(name: str) -> int:
    return CARDS.index(name)


def equipment(name: str) -> int:
    return tables().equipment_ids.index(name)


def table_of(
    *,
    seats: int = 2,
    round: int = 1,
    phase: int = 1,
    faces: Sequence[str] = FACES,
    layout: Sequence[str] = BUILDINGS,
    minister: str = "palace",
    requests: Sequence[int] = REQUESTS,
    row: Sequence[str] = ROW,
    pairs: Mapping[int, tuple[str, str]] | None = None,
    coins: Amounts | None = None,
    clay: Amounts | None = None,
    pigments: Things | None = None,
    helpers: Things | None = None,
    tiles: Things | None = None,
    used: Things | None = None,
    end_tile: Mapping[int, str] | None = None,
    forged: Things | None = None,
    track: Amounts | None = None,
    builders: Things | None = None,
    statues: Sequence[str] | None = None,
    painted: Things | None = None,
    signed: Things | None = None,
    points: Amounts | None = None,
    frames: Sequence[int] = (),
) -> XianPosition:
    """A position with what is told; Coins, Clay and pigments that are not told are none.

    Seats by number, all else by id. `pairs` are (below, above). Nobody is asked unless `frames`
    say so; see `begin_turn`.
    """
    position = set_up(tables(), seats, Table(Chance("kit")))
    position.round, position.phase = round, phase
    players, board, pit = position.players, position.board, position.pit
    for seat in range(seats):
        _fill_seat(position, seat, coins or {}, clay or {}, pigments or {})
        players.helpers[seat] = _set((helpers or {}).get(seat, ()), HELPERS)
        players.used[seat] = _set((used or {}).get(seat, ()), BONUS_TILES)
        held = _set((tiles or {}).get(seat, ()), BONUS_TILES)
        players.tiles[seat] = held | players.used[seat]
        players.equipment[seat] = [equipment(name) for name in (forged or {}).get(seat, ())]
        players.points[seat * SOURCES_COUNT] = (points or {}).get(seat, 0)
        pit.painted[seat] = cells((painted or {}).get(seat, ()))
        pit.signed[seat] = cells((signed or {}).get(seat, ()))
        for building in (builders or {}).get(seat, ()):
            board.builders[seat * len(BUILDINGS) + BUILDINGS.index(building)] += 1
    board.layout = [BUILDINGS.index(building) for building in layout]
    board.minister = BUILDINGS.index(minister)
    board.requests = list(requests)
    board.bag = [number for number in range(1, 13) if number not in requests]
    _lay_out_row(position, row)
    _lay_out_pit(position, faces, statues)
    _lay_out_track(position, track or {}, end_tile or {})
    for seat, (under, over) in (pairs or {}).items():
        players.under[seat], players.over[seat] = card(under), card(over)
    position.frames = list(frames)
    return position


def _fill_seat(
    position: XianPosition, seat: int, coins: Amounts, clay: Amounts, pigments: Things
) -> None:
    players, board = position.players, position.board
    players.coins[seat], players.clay[seat] = coins.get(seat, 0), clay.get(seat, 0)
    if seat == 0:
        board.pigments = [position.tables.pigments] * len(PIGMENTS)
    for number, name in enumerate(PIGMENTS):
        amount = list(pigments.get(seat, ())).count(name)
        players.pigments[seat * len(PIGMENTS) + number] = amount
        board.pigments[number] -= amount


def _set(things: Sequence[str], names: Sequence[str]) -> int:
    return sum(1 << names.index(thing) for thing in things)


def _lay_out_row(position: XianPosition, row: Sequence[str]) -> None:
    board = position.board
    board.row = [equipment(name) if name else NOTHING for name in row]
    gone = {*board.row, *(card for held in position.players.equipment for card in held)}
    board.stack = [card for card in range(len(tables().equipment_ids)) if card not in gone]


def _lay_out_pit(
    position: XianPosition, faces: Sequence[str], statues: Sequence[str] | None
) -> None:
    """Without statues that are told, those of the icons that nobody has painted."""
    pit, printed = position.pit, tables()
    pit.faces = [printed.face_ids.index(face) for face in faces]
    both = [0, 0]
    for section, face in enumerate(pit.faces):
        for kind in (False, True):
            both[kind] |= cells_of(printed.squares[face], section * SECTION_CELLS, kind)
    pit.spaces, pit.statues = both
    if statues is not None:
        pit.statues = cells(statues)
    for painted in pit.painted:
        pit.statues &= ~painted


def _lay_out_track(position: XianPosition, track: Amounts, end_tile: Mapping[int, str]) -> None:
    """Who is named later came later to a space; the others keep the order of seats."""
    players, board = position.players, position.board
    board.precedence = list(range(position.seats))
    players.track = [0] * position.seats
    for seat, space in track.items():
        players.track[seat] = space
        put_on_top(board.precedence, players.track, seat)
    in_play = [END_TILES.index(tile) for tile in END_TILES_IN_PLAY]
    taken = {seat: END_TILES.index(tile) for seat, tile in end_tile.items()}
    board.end_tiles = sorted({*in_play, *taken.values()})
    board.end_left = sum(1 << tile for tile in board.end_tiles if tile not in taken.values())
    for seat, tile in taken.items():
        players.end_tiles[seat] = tile


def begin_turn(
    position: XianPosition, seat: int, over: str = "y1", under: str = "y2"
) -> XianPosition:
    """The seat's turn, the last of a phase that others have played."""
    players = position.players
    for other in range(position.seats):
        if players.over[other] == NOTHING:
            pair = (under, over) if other == seat else ("b1", "b2")
            players.under[other], players.over[other] = card(pair[0]), card(pair[1])
        players.hands[other] = [card("r1"), card("r2")]
    others = [other for other in range(position.seats) if other != seat]
    position.order, position.place = [*others, seat], position.seats
    position.active, position.entered = seat, False
    position.frames = [NEXT_PLAYER, TAKE_TURN, WORKER_ACTION]
    ENGINE.advance(position, Table(Chance("kit")))
    return position


def choices(position: XianPosition, seat: int | None = None) -> list[str]:
    """The tokens of what may be picked now."""
    question = ENGINE.question(position)
    options = ENGINE.choices(position, position.asked if seat is None else seat)
    return [question.token(position, option) for option in options]


def play(
    position: XianPosition, *tokens: str, seat: int | None = None, chance: Chance | None = None
) -> list[Event]:
    """Make these picks for whoever is asked, one after the other; returns what was heard."""
    table = Table(chance or Chance("kit"), listening=True)
    for token in tokens:
        who = position.asked if seat is None else seat
        allowed = choices(position, who)
        assert token in allowed, f"{token} is not among {allowed}"
        option = ENGINE.choices(position, who)[allowed.index(token)]
        ENGINE.apply(position, who, option, table)
    return table.heard


def run(position: XianPosition, *frames: int, chance: Chance | None = None) -> list[Event]:
    """Do this work, the first frame first, up to the next decision; returns what was heard."""
    table = Table(chance or Chance("kit"), listening=True)
    position.frames.extend(reversed(frames))
    ENGINE.advance(position, table)
    return table.heard


def refusal_of(position: XianPosition, token: str) -> str:
    """The name of the reason why a candidate may not be picked, empty if it may be."""
    question, seat = ENGINE.question(position), position.asked
    for option in question.candidates(position, seat):
        if question.token(position, option) == token:
            code = question.refused(position, seat, option)
            return "" if code == ALLOWED else REFUSALS[code].name
    raise AssertionError(f"{token} is no candidate of {question.name}")


def asked(position: XianPosition) -> str:
    """The name of the question that is put now."""
    return ENGINE.question(position).name


def scored(position: XianPosition, seat: int) -> dict[str, int]:
    """A seat's points by source; sources that gave nothing are left out."""
    points = position.players.points[seat * SOURCES_COUNT : (seat + 1) * SOURCES_COUNT]
    return {source: amount for source, amount in zip(SOURCES, points, strict=True) if amount}


def total(position: XianPosition) -> list[int]:
    """Everybody's points."""
    return [position.players.total(seat) for seat in range(position.seats)]


def has(position: XianPosition, seat: int) -> dict[str, int]:
    """A seat's resources; those it has none of are left out."""
    players = position.players
    pigments = players.pigments[seat * len(PIGMENTS) : (seat + 1) * len(PIGMENTS)]
    amounts = [players.coins[seat], players.clay[seat], *pigments]
    return {name: amount for name, amount in zip(RESOURCES, amounts, strict=True) if amount}
