"""Positions from readable text, and how to play on them; every test of the game stands on this.

A board is seven rows of nine cells, apart by spaces; a line of column letters and the rows' numbers
may stand around them, and empty rows at the end may be left out:

    a   b   c   d   e   f   g   h   i
 1  .   Po  .   Gg  =>  =>  .   .   .      Purple Officer; Green Guard, mounted
 2  .   F   .   M   .   A<  .   .   .      Footman, Musician, Archer facing left

A Warrior is its owner's letter (P, Y, G, B) and its type's (o, g, c, s). A Horse is two tail cells
beside its rider that point away from it: `=>`, `=<`, `=v` or `=^`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType

from kilnyard.core.bits import BIT
from kilnyard.core.chance import Chance
from kilnyard.core.editions import load_edition
from kilnyard.core.events import Event
from kilnyard.core.question import ALLOWED
from kilnyard.core.table import Table
from kilnyard.games.terracotta.components import Components
from kilnyard.games.terracotta.frames import NEXT_WORKER
from kilnyard.games.terracotta.geometry import CELLS, HORSE_CELLS, NEXT, OUTSIDE, cell_name
from kilnyard.games.terracotta.names import (
    ACTIONS,
    CHALLENGES,
    CRAFTSMAN,
    INNER,
    MASTERS,
    NOBODY,
    RINGS,
    SOURCES,
    SOURCES_COUNT,
    WARRIORS,
    WEAPONS,
)
from kilnyard.games.terracotta.position import (
    LiSi,
    Mausoleum,
    Players,
    TerracottaPosition,
    Wheel,
)
from kilnyard.games.terracotta.refusals import REFUSALS
from kilnyard.games.terracotta.rules import ENGINE
from kilnyard.games.terracotta.tables import Tables
from kilnyard.games.terracotta.wheel import SEGMENTS, WAREHOUSES

PURPLE, YELLOW, GREEN, BLUE = range(4)
OWNERS = "PYGB"
TYPES = "ogcs"
WAYS = "^>v<"
TILES_IN_ORDER = ["tile-quarter-nw", "tile-officer", "tile-middle-row", "tile-coins", "tile-clay"]

Amounts = Mapping[int, int]
NONE: Mapping[int, int] = MappingProxyType({})
NO_THINGS: Mapping[int, Sequence[str]] = MappingProxyType({})
NO_TOKENS: Mapping[int, Sequence[int]] = MappingProxyType({})


@cache
def tables() -> Tables:
    """The printed numbers, as shipped."""
    package = "kilnyard.games.terracotta.components"
    return Tables(load_edition(package, None, Components, Components.check).content)


def cell(name: str) -> int:
    """The cell that people call so: the column's letter, then the row."""
    return (int(name[1]) - 1) * 9 + "abcdefghi".index(name[0])


def _cells_of(text: str) -> list[str]:
    """A board's text, cell by cell along the rows."""
    cells: list[str] = []
    for line in text.splitlines():
        words = line.split()
        if words and words[0].isdigit():
            words = words[1:]
        if words and words[:2] != ["a", "b"]:
            assert len(words) == 9, f"nine cells in a row, not {len(words)}: {line!r}"
            cells += words
    assert len(cells) <= CELLS, "a Mausoleum has seven rows"
    return cells + ["."] * (CELLS - len(cells))


def board(text: str) -> Mausoleum:
    """The Mausoleum that a text shows."""
    mausoleum = Mausoleum(0, [0] * 4, [0] * 4, [], [], [], [])
    cells = _cells_of(text)
    for place, word in enumerate(cells):
        if word == ".":
            continue
        mausoleum.occupied |= BIT[place]
        if word == "F":
            mausoleum.footmen.append(place)
        elif word == "M":
            mausoleum.musicians.append(place)
        elif word[0] == "A":
            mausoleum.archers.append(place | WAYS.index(word[1]) << 6)
        elif word[0] != "=":
            mausoleum.owned[OWNERS.index(word[0])] |= BIT[place]
            mausoleum.warriors[TYPES.index(word[1])] |= BIT[place]
            mausoleum.horses += _horse_of(cells, place)
    _check_horses(cells, mausoleum.horses)
    return mausoleum


def _horse_of(cells: list[str], rider: int) -> list[int]:
    """The Horse whose tail begins beside this Warrior, if one does."""
    for direction, way in enumerate(WAYS):
        first = NEXT[rider][direction]
        if first != OUTSIDE and cells[first] == "=" + way:
            return [rider | direction << 6]
    return []


def _check_horses(cells: list[str], horses: list[int]) -> None:
    covered: list[int] = []
    for horse in horses:
        tail = HORSE_CELLS[horse] & ~BIT[horse & 63]
        assert tail, "a Horse stays inside the Mausoleum"
        covered += [place for place in range(CELLS) if BIT[place] & tail]
    drawn = [place for place, word in enumerate(cells) if word[0] == "="]
    assert sorted(covered) == drawn, "every tail cell belongs to one rider, who has two of them"


def drawn(mausoleum: Mausoleum) -> str:
    """A Mausoleum as the text that shows it."""
    cells = ["."] * CELLS
    for place in range(CELLS):
        for seat, owned in enumerate(mausoleum.owned):
            for warrior, those in enumerate(mausoleum.warriors):
                if owned & those & BIT[place]:
                    cells[place] = OWNERS[seat] + TYPES[warrior]
    for horse in mausoleum.horses:
        for place in range(CELLS):
            if place != horse & 63 and HORSE_CELLS[horse] & BIT[place]:
                cells[place] = "=" + WAYS[horse >> 6]
    for place in mausoleum.footmen:
        cells[place] = "F"
    for place in mausoleum.musicians:
        cells[place] = "M"
    for archer in mausoleum.archers:
        cells[archer & 63] = "A" + WAYS[archer >> 6]
    rows = ["".join(f"{word:4}" for word in cells[row * 9 : row * 9 + 9]) for row in range(7)]
    return "\n".join(f"{row + 1}   {text}".rstrip() for row, text in enumerate(rows))


def prime_minister(
    *,
    overseer: int = 1,
    deck: Sequence[int] = (),
    discard: Sequence[int] = (),
    active: Sequence[int] = (),
    masters: Sequence[str] = (),
    weapon_row: Sequence[str] = WEAPONS,
    challenges: Sequence[str] = (),
) -> LiSi:
    """Li Si's own things: the next card last, cards and the Overseer's segment as printed."""
    return LiSi(
        overseer - 1,
        [card - 1 for card in deck],
        [card - 1 for card in discard],
        [card - 1 for card in active],
        [MASTERS.index(master) for master in masters],
        [WEAPONS.index(weapon) for weapon in weapon_row],
        0,
        sum(1 << CHALLENGES.index(challenge) for challenge in challenges),
    )


def per_seat(seats: int, amounts: Amounts, usual: int = 0) -> list[int]:
    """A list of one amount a seat from those that are told."""
    return [amounts.get(seat, usual) for seat in range(seats)]


def _sets(seats: int, things: Mapping[int, Sequence[str]], names: Sequence[str]) -> list[int]:
    return [sum(1 << names.index(thing) for thing in things.get(s, ())) for s in range(seats)]


def table_of(
    *,
    seats: int = 2,
    board: str | Mausoleum = "",
    coins: Amounts = NONE,
    wet: Amounts = NONE,
    dry: Amounts = NONE,
    weapons: Mapping[int, Sequence[str]] = NO_THINGS,
    masters: Mapping[int, Sequence[str]] = NO_THINGS,
    tokens_spent: Mapping[int, Sequence[int]] = NO_TOKENS,
    priority: Amounts = NONE,
    artisans: Amounts = NONE,
    craftsmen_at: Amounts = NONE,
    artisans_at: Amounts = NONE,
    round: int = 1,
    tiles: Sequence[str] = TILES_IN_ORDER,
    order: Sequence[int] | None = None,
    active: int | None = None,
    inspectors: tuple[int, str] = (1, "a"),
    inner: int = 0,
    middle: int = 0,
    warehouses: Sequence[int] = (1, 1, 1, 1),
    remaining: Sequence[int] | None = None,
    bought: Sequence[int] = (0, 0, 0, 0),
    nearest_only: bool = False,
    li_si: LiSi | None = None,
    frames: Sequence[int] | None = None,
) -> TerracottaPosition:
    """A position with everything that is not told as at the start of a game.

    Seats, segments and tokens by number (segments and Master tokens from 1), other things by id.
    In a solo game `li_si` is told (see `prime_minister`), and Li Si is YELLOW, the second seat.
    `weapons` are the active ones, `artisans` those in hand; whose turn it is follows from the
    Workers on the wheel unless `active` says so. `frames=[]` asks nobody; the default is the
    turn of the next player.
    """
    printed = tables()
    workers = printed.workers[seats]
    placed = len(craftsmen_at) + len(artisans_at)
    players_order = list(order or ([1, 0] if li_si else range(seats)))
    if active is not None:
        while players_order[placed % seats] != active:
            placed += 1
    mausoleum = _board(board)
    mausoleum.owned = mausoleum.owned[:seats]
    position = TerracottaPosition(
        seats,
        players_order[placed % seats],
        NOBODY,
        [NEXT_WORKER] if frames is None else list(frames),
        printed,
        nearest_only,
        players_order,
        _tiles(printed, tiles),
        round,
        0,
        placed,
        False,
        0,
        CRAFTSMAN,
        [inspectors[0] - 1, "abcdefghi".index(inspectors[1])],
        list(remaining) if remaining is not None else list(printed.warriors_per_type),
        list(bought),
        max(priority.values(), default=0),
        mausoleum,
        _wheel(inner, middle, craftsmen_at, artisans_at, warehouses),
        Players(
            per_seat(seats, coins, printed.start_coins),
            per_seat(seats, wet),
            per_seat(seats, dry),
            _sets(seats, weapons, WEAPONS),
            _sets(seats, masters, MASTERS),
            [sum(1 << token - 1 for token in tokens_spent.get(s, ())) for s in range(seats)],
            [
                workers - artisans.get(s, 0) - _times(craftsmen_at, s) - _times(artisans_at, s)
                for s in range(seats)
            ],
            per_seat(seats, artisans),
            [workers - artisans.get(s, 0) - _times(artisans_at, s) for s in range(seats)],
            per_seat(seats, priority),
            [0] * (seats * SOURCES_COUNT),
        ),
        li_si,
    )
    ENGINE.advance(position, Table(Chance("kit")))
    return position


def _board(text: str | Mausoleum) -> Mausoleum:
    return board(text) if isinstance(text, str) else text.copy()


def _tiles(printed: Tables, names: Sequence[str]) -> list[int]:
    return [printed.tile_ids.index(name) for name in names]


def _times(workers: Amounts, seat: int) -> int:
    return list(workers.values()).count(seat)


def _wheel(
    inner: int, middle: int, craftsmen: Amounts, artisans: Amounts, warehouses: Sequence[int]
) -> Wheel:
    wheel = Wheel(inner, middle, [NOBODY] * SEGMENTS, [NOBODY] * SEGMENTS, list(warehouses))
    for segment, seat in craftsmen.items():
        wheel.craftsmen[segment - 1] = seat
    for segment, seat in artisans.items():
        wheel.artisans[segment - 1] = seat
    assert len(wheel.warehouses) == WAREHOUSES
    return wheel


def turned_so_that(ring: str, action: str, segment: int, detail: int | None = None) -> int:
    """How far the Inner or Middle Ring must have turned to bring an action to a segment."""
    spaces = tables().rings[RINGS.index(ring)]
    clockwise = 1 if ring == RINGS[INNER] else -1
    for turns in range(SEGMENTS):
        space = spaces[(segment - 1 - clockwise * turns) % SEGMENTS]
        if ACTIONS[space & 255] == action and detail in (None, space >> 8):
            return turns
    raise AssertionError(f"no {action} on the {ring} ring")


def rigged(*draws: tuple[int, int]) -> Chance:
    """A Chance whose first draws come out as told: (how many there are to choose from, which)."""
    for seed in range(1_000_000):
        chance = Chance(f"rigged {seed}")
        if all(chance.below(count) == wanted for count, wanted in draws):
            return Chance(f"rigged {seed}")
    raise AssertionError("too much to ask of chance")


def choices(position: TerracottaPosition) -> list[str]:
    """The tokens of what may be picked now."""
    question = ENGINE.question(position)
    return [question.token(position, option) for option in position.options]


def play(position: TerracottaPosition, *tokens: str, chance: Chance | None = None) -> list[Event]:
    """Make these picks for whoever is asked, one after the other; returns what was heard."""
    table = Table(chance or Chance("kit"), listening=True)
    for token in tokens:
        allowed = choices(position)
        assert token in allowed, f"{token} is not among {allowed}"
        option = position.options[allowed.index(token)]
        ENGINE.apply(position, position.asked, option, table)
    return table.heard


def run(position: TerracottaPosition, *frames: int, chance: Chance | None = None) -> list[Event]:
    """Do this work, the first frame first, up to the next decision; returns what was heard."""
    table = Table(chance or Chance("kit"), listening=True)
    position.frames.extend(reversed(frames))
    ENGINE.advance(position, table)
    return table.heard


def refusal_of(position: TerracottaPosition, token: str) -> str:
    """The name of the reason why a candidate may not be picked, empty if it may be."""
    question, seat = ENGINE.question(position), position.asked
    for option in question.candidates(position, seat):
        if question.token(position, option) == token:
            code = question.refused(position, seat, option)
            return "" if code == ALLOWED else REFUSALS[code].name
    raise AssertionError(f"{token} is no candidate of {question.name}")


def scored(position: TerracottaPosition, seat: int) -> dict[str, int]:
    """A seat's points by source; sources that gave nothing are left out."""
    points = position.players.points[seat * SOURCES_COUNT : (seat + 1) * SOURCES_COUNT]
    return {source: amount for source, amount in zip(SOURCES, points, strict=True) if amount}


def total(position: TerracottaPosition) -> list[int]:
    """Everybody's points."""
    return [position.players.total(seat) for seat in range(position.seats)]


def warriors_of(position: TerracottaPosition, seat: int) -> dict[str, str]:
    """Where a seat's Warriors stand, and of which type they are."""
    return {
        cell_name(place): warrior
        for place in range(CELLS)
        for warrior, those in zip(WARRIORS, position.mausoleum.warriors, strict=True)
        if position.mausoleum.owned[seat] & those & BIT[place]
    }
