"""All scoring once more, as slowly and plainly as a person does it at the table.

A second opinion for the rules to agree with: figures in a list, cells as pairs of row and column,
and none of the rules' own code but the position that is read.
"""

from __future__ import annotations

from dataclasses import dataclass

from kilnyard.games.terracotta.position import TerracottaPosition

Cell = tuple[int, int]

ROWS, COLUMNS = 7, 9
STEPS = [(-1, 0), (0, 1), (1, 0), (0, -1)]
TYPES = ["officer", "guard", "crossbowman", "soldier"]
QUARTERS = {
    "tile-quarter-nw": (range(0, 3), range(0, 4)),
    "tile-quarter-ne": (range(0, 3), range(5, 9)),
    "tile-quarter-sw": (range(4, 7), range(0, 4)),
    "tile-quarter-se": (range(4, 7), range(5, 9)),
}
ROUND_PAYS = {1: (3, 1), 2: (5, 2), 3: (7, 3), 4: (9, 4), 5: (11, 5)}


@dataclass(eq=False)
class Warrior:
    """One Warrior and every cell it covers."""

    owner: int
    type: str
    cells: list[Cell]


@dataclass(eq=False)
class Archer:
    """One Kneeling Archer, and the Warrior in front of it."""

    cell: Cell
    target: Warrior | None


class Board:
    """A Mausoleum spread out."""

    def __init__(self, position: TerracottaPosition) -> None:
        mausoleum = position.mausoleum
        self.seats = range(position.seats)
        self.warriors: list[Warrior] = []
        for number in range(ROWS * COLUMNS):
            cell = (number // COLUMNS, number % COLUMNS)
            for seat in self.seats:
                for type_number, type_name in enumerate(TYPES):
                    mine = mausoleum.owned[seat] // 2**number % 2 == 1
                    its = mausoleum.warriors[type_number] // 2**number % 2 == 1
                    if mine and its:
                        cells = [cell, *_tail(cell, number, mausoleum.horses)]
                        self.warriors.append(Warrior(seat, type_name, cells))
        self.footmen = [(n // COLUMNS, n % COLUMNS) for n in mausoleum.footmen]
        self.musicians = [(n // COLUMNS, n % COLUMNS) for n in mausoleum.musicians]
        self.archers = [self._archer(number) for number in mausoleum.archers]

    def _archer(self, number: int) -> Archer:
        row, column = number % 64 // COLUMNS, number % 64 % COLUMNS
        down, right = STEPS[number // 64]
        in_front = (row + down, column + right)
        for warrior in self.warriors:
            if in_front in warrior.cells:
                return Archer((row, column), warrior)
        return Archer((row, column), None)

    def among(self, region: set[Cell]) -> list[Warrior]:
        """The Warriors with a cell in the region."""
        return [one for one in self.warriors if any(cell in region for cell in one.cells)]


def _tail(cell: Cell, number: int, horses: list[int]) -> list[Cell]:
    for horse in horses:
        if horse % 64 == number:
            down, right = STEPS[horse // 64]
            return [(cell[0] + down * n, cell[1] + right * n) for n in (1, 2)]
    return []


def paid(board: Board, these: list[Warrior], domination: int, presence: int) -> dict[int, int]:
    """What every player receives for Domination or Presence among these Warriors."""
    have = {seat: sum(1 for one in these if one.owner == seat) for seat in board.seats}
    most = max(have.values())
    leaders = [seat for seat in board.seats if have[seat] == most]
    if len(leaders) > 1:
        faced = [archer.target for archer in board.archers if archer.target]
        helped = {
            seat: sum(1 for target in faced if target in these and target.owner == seat)
            for seat in leaders
        }
        leaders = [seat for seat in leaders if helped[seat] == max(helped.values())]
    return _rewards(have, leaders, domination, presence)


def paid_for_goods(have: dict[int, int], domination: int, presence: int) -> dict[int, int]:
    """The same for Coins or Clay, where nothing breaks a tie."""
    leaders = [seat for seat in have if have[seat] == max(have.values())]
    return _rewards(have, leaders, domination, presence)


def _rewards(
    have: dict[int, int], leaders: list[int], domination: int, presence: int
) -> dict[int, int]:
    rewards = {}
    for seat, amount in have.items():
        if amount == 0:
            rewards[seat] = 0
        else:
            rewards[seat] = domination if leaders == [seat] else presence
    return rewards


def inspector_points(position: TerracottaPosition, inspector: str) -> dict[int, int]:
    """For the Inspector beside the rows, or the one below the columns."""
    row, column = position.inspectors
    if inspector == "row":
        line = {(row, n) for n in range(COLUMNS)}
    else:
        line = {(n, column) for n in range(ROWS)}
    board = Board(position)
    return paid(board, board.among(line), 7, 3)


def musician_points(position: TerracottaPosition) -> dict[int, int]:
    """A point for every Warrior that hears a Musician, once for each Musician."""
    board = Board(position)
    points = dict.fromkeys(board.seats, 0)
    for row, column in board.musicians:
        for warrior in board.warriors:
            if any(cell[0] == row or cell[1] == column for cell in warrior.cells):
                points[warrior.owner] += 1
    return points


def tile_points(position: TerracottaPosition) -> dict[int, int]:
    """For the Scoring token of this round."""
    tile = position.tables.tile_ids[position.tiles[position.round - 1]]
    domination, presence = ROUND_PAYS[position.round]
    board, players = Board(position), position.players
    if tile == "tile-coins":
        coins = {seat: players.coins[seat] for seat in board.seats}
        return paid_for_goods(coins, domination, presence)
    if tile == "tile-clay":
        clay = {seat: players.wet[seat] + players.dry[seat] for seat in board.seats}
        return paid_for_goods(clay, domination, presence)
    if tile == "tile-middle-row":
        these = board.among({(3, n) for n in range(COLUMNS)})
    elif tile == "tile-middle-column":
        these = board.among({(n, 4) for n in range(ROWS)})
    elif tile in QUARTERS:
        rows, columns = QUARTERS[tile]
        these = board.among({(row, column) for row in rows for column in columns})
    else:
        these = [one for one in board.warriors if f"tile-{one.type}" == tile]
    return paid(board, these, domination, presence)


def footman_points(position: TerracottaPosition) -> dict[int, int]:
    """For the eight cells around each Footman."""
    board = Board(position)
    points = dict.fromkeys(board.seats, 0)
    for row, column in board.footmen:
        around = {(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)}
        around.remove((row, column))
        for seat, reward in paid(board, board.among(around), 8, 2).items():
            points[seat] += reward
    return points


Piece = Warrior | Archer


def groups(board: Board) -> list[list[Piece]]:
    """Every group, by walking from piece to touching piece of the same type."""
    found = []
    for type_name in TYPES:
        waiting: list[Piece] = [one for one in board.warriors if one.type == type_name]
        waiting += [one for one in board.archers if one.target and one.target.type == type_name]
        while waiting:
            together = [waiting.pop()]
            for piece in together:
                for other in waiting[:]:
                    if _touch(piece, other):
                        waiting.remove(other)
                        together.append(other)
            if len(together) > 1:
                found.append(together)
    return found


def _touch(one: Piece, other: Piece) -> bool:
    return any(
        abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a in _ground(one) for b in _ground(other)
    )


def _ground(piece: Piece) -> list[Cell]:
    return piece.cells if isinstance(piece, Warrior) else [piece.cell]


def group_points(position: TerracottaPosition) -> dict[int, int]:
    """Colours for every Warrior of a group; Domination and Presence where two share one."""
    board = Board(position)
    points = dict.fromkeys(board.seats, 0)
    for group in groups(board):
        warriors = [piece for piece in group if isinstance(piece, Warrior)]
        colours = len({warrior.owner for warrior in warriors})
        for warrior in warriors:
            points[warrior.owner] += colours
        if colours >= 2:
            for seat, reward in paid(board, warriors, 5, 2).items():
                points[seat] += reward
    return points


def archer_points(position: TerracottaPosition) -> dict[int, int]:
    """Two points from every Archer for the owner of the Warrior it faces."""
    board = Board(position)
    points = dict.fromkeys(board.seats, 0)
    for archer in board.archers:
        if archer.target:
            points[archer.target.owner] += 2
    return points


def leftover_points(position: TerracottaPosition) -> dict[int, int]:
    """A point for every two Clay or Coins, whichever they are."""
    players = position.players
    return {
        seat: (players.wet[seat] + players.dry[seat] + players.coins[seat]) // 2
        for seat in range(position.seats)
    }


def ranking(position: TerracottaPosition) -> list[int]:
    """From first to last: more points, or earlier in Turn Order."""
    best_first: list[int] = []
    waiting = list(position.order)
    while waiting:
        most = max(position.players.total(seat) for seat in waiting)
        for seat in waiting:
            if position.players.total(seat) == most:
                best_first.append(seat)
                waiting.remove(seat)
                break
    return best_first
