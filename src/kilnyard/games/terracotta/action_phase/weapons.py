"""What the Sword, the Crossbow and the Spear do for a new Warrior (002:454, 002:472, 002:480).

Every question's first detail is the cell of the Warrior just made. The Halberd has its own file.
"""

from __future__ import annotations

from typing import ClassVar, Final

from kilnyard.core.bits import BIT
from kilnyard.core.events import Message
from kilnyard.core.question import ALLOWED, PICK_ACTION, PICK_SPACE, YES_NO, Question, first_of
from kilnyard.core.table import Table
from kilnyard.games.terracotta.action_phase.inspectors import move_inspector
from kilnyard.games.terracotta.action_phase.warriors import is_empty
from kilnyard.games.terracotta.events import CrossbowUsed, SpearUsed, SwordUsed
from kilnyard.games.terracotta.geometry import CELLS, RAYS, cell_name
from kilnyard.games.terracotta.labels import (
    DECLINE_LABEL,
    move_label,
    shot_label,
    spear_label,
    use_label,
)
from kilnyard.games.terracotta.names import (
    CROSSBOW,
    INSPECTORS,
    SPEAR,
    SWORD,
    WEAPON_ABILITIES,
    WEAPONS,
)
from kilnyard.games.terracotta.position import Mausoleum, TerracottaPosition
from kilnyard.games.terracotta.refusals import (
    NO_EMPTY_SPACE_BETWEEN,
    NO_STATUE_THERE,
    NOT_NEAREST_STATUE,
)
from kilnyard.games.terracotta.resources import score, use

DECLINE: Final = 0
USE: Final = 1
FIRST_MOVE: Final = 2
_SWORD_OPTIONS: Final[list[int]] = [USE, 2, 3, 4, 5, DECLINE]
_SWORD_TOKENS: Final = (
    "decline",
    "use",
    *(f"{inspector}-{way}" for inspector in INSPECTORS for way in ("forward", "backward")),
)
_SPEAR_OPTIONS: Final[list[int]] = [USE, DECLINE]

DECLINE_CROSSBOW: Final = CELLS


class OfficerSword(Question[TerracottaPosition]):
    """TA-OFF-1, TA-OFF-2: leave the Sword, use it, or use it and move an Inspector as well."""

    name: ClassVar[str] = "officer-sword"
    kind: ClassVar[str] = PICK_ACTION

    def candidates(self, position: TerracottaPosition, seat: int) -> list[int]:
        return _SWORD_OPTIONS

    def refused(self, position: TerracottaPosition, seat: int, option: int) -> int:
        return ALLOWED

    def choices(self, position: TerracottaPosition, seat: int) -> list[int]:
        return _SWORD_OPTIONS

    def answer(
        self, position: TerracottaPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        if option == DECLINE:
            return
        tables = position.tables
        use(position.players, seat, SWORD)
        score(position.players, seat, WEAPON_ABILITIES, tables.officer_points)
        if table.listening:
            table.tell(SwordUsed(seat=seat, points=tables.officer_points))
        if option >= FIRST_MOVE:
            inspector, is_backward = moved_by(option), moves_backward(option)
            move_inspector(position, seat, inspector, tables.officer_steps, is_backward, table)

    def token(self, position: TerracottaPosition, option: int) -> str:
        return _SWORD_TOKENS[option]

    def label(self, position: TerracottaPosition, seat: int, option: int) -> Message:
        tables = position.tables
        if option == DECLINE:
            return DECLINE_LABEL
        if option == USE:
            return use_label(WEAPONS[SWORD], tables.officer_points)
        steps = tables.officer_steps
        return move_label(moved_by(option), steps, backward=moves_backward(option))

    def facts(self, position: TerracottaPosition, seat: int, option: int) -> dict[str, int | str]:
        tables = position.tables
        return {"points": tables.officer_points, "steps": tables.officer_steps}


def moved_by(option: int) -> int:
    """Which Inspector an option of the Sword moves."""
    return (option - FIRST_MOVE) // 2


def moves_backward(option: int) -> bool:
    """Which way an option of the Sword moves it."""
    return (option - FIRST_MOVE) % 2 == 1


def cells_in_line(cell: int) -> list[int]:
    """The other cells of a cell's row and column, in order."""
    cells: list[int] = []
    for ray in RAYS[cell]:
        cells += ray
    cells.sort()
    return cells


_IN_LINE: Final[list[list[int]]] = [
    [*cells_in_line(cell), DECLINE_CROSSBOW] for cell in range(CELLS)
]


def ray_towards(cell: int, target: int) -> list[int]:
    """The cells on the way from one cell to another in line with it, and on to the wall."""
    for ray in RAYS[cell]:
        if target in ray:
            return ray
    return []


def empty_between(mausoleum: Mausoleum, cell: int, target: int) -> int:
    """TA-CRO-1: how many spaces between two cells in line are empty."""
    empty = 0
    for between in ray_towards(cell, target):
        if between == target:
            break
        if is_empty(mausoleum, between):
            empty += 1
    return empty


def is_nearest(mausoleum: Mausoleum, cell: int, target: int) -> bool:
    """TA-CRO-5: no Statue stands between; TA-CRO-4: nor a part of one."""
    for between in ray_towards(cell, target):
        if between == target:
            break
        if not is_empty(mausoleum, between):
            return False
    return True


class CrossbowmanCrossbow(Question[TerracottaPosition]):
    """TA-CRO-2: the Statue up to which empty spaces count, or leave the Crossbow.

    TA-CRO-4: every cell where a Statue or a part of one stands will do. TA-CRO-3: a Crossbow that
    would score nothing is not used.
    """

    name: ClassVar[str] = "crossbowman-crossbow"
    kind: ClassVar[str] = PICK_SPACE

    def candidates(self, position: TerracottaPosition, seat: int) -> list[int]:
        return _IN_LINE[first_of(position.frames[-1])]

    def refused(self, position: TerracottaPosition, seat: int, option: int) -> int:
        if option == DECLINE_CROSSBOW:
            return ALLOWED
        mausoleum, cell = position.mausoleum, first_of(position.frames[-1])
        if is_empty(mausoleum, option):
            return NO_STATUE_THERE
        if position.nearest_only and not is_nearest(mausoleum, cell, option):
            return NOT_NEAREST_STATUE
        return ALLOWED if empty_between(mausoleum, cell, option) else NO_EMPTY_SPACE_BETWEEN

    def choices(self, position: TerracottaPosition, seat: int) -> list[int]:
        occupied = position.mausoleum.occupied
        options: list[int] = []
        for ray in RAYS[first_of(position.frames[-1])]:
            is_scoring = False
            for cell in ray:
                if occupied & BIT[cell] == 0:
                    is_scoring = True
                    continue
                if is_scoring:
                    options.append(cell)
                if position.nearest_only:
                    break
        options.sort()
        options.append(DECLINE_CROSSBOW)
        return options

    def answer(
        self, position: TerracottaPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        if option == DECLINE_CROSSBOW:
            return
        points = shot_points(position, first_of(frame), option)
        use(position.players, seat, CROSSBOW)
        score(position.players, seat, WEAPON_ABILITIES, points)
        if table.listening:
            table.tell(CrossbowUsed(seat=seat, cell=cell_name(option), points=points))

    def token(self, position: TerracottaPosition, option: int) -> str:
        return "decline" if option == DECLINE_CROSSBOW else cell_name(option)

    def label(self, position: TerracottaPosition, seat: int, option: int) -> Message:
        if option == DECLINE_CROSSBOW:
            return DECLINE_LABEL
        return shot_label(option, shot_points(position, first_of(position.frames[-1]), option))

    def facts(self, position: TerracottaPosition, seat: int, option: int) -> dict[str, int | str]:
        target = "" if option == DECLINE_CROSSBOW else cell_name(option)
        return {"from_cell": cell_name(first_of(position.frames[-1])), "cell": target}


def shot_points(position: TerracottaPosition, cell: int, target: int) -> int:
    """TA-CRO-1: what a Crossbowman on one cell scores by the Statue on another."""
    return empty_between(position.mausoleum, cell, target) * position.tables.crossbow_points


class SoldierSpear(Question[TerracottaPosition]):
    """TA-SOL-1, TA-SOL-2: leave the Spear, or use it for points and Coins."""

    name: ClassVar[str] = "soldier-spear"
    kind: ClassVar[str] = YES_NO

    def candidates(self, position: TerracottaPosition, seat: int) -> list[int]:
        return _SPEAR_OPTIONS

    def refused(self, position: TerracottaPosition, seat: int, option: int) -> int:
        return ALLOWED

    def choices(self, position: TerracottaPosition, seat: int) -> list[int]:
        return _SPEAR_OPTIONS

    def answer(
        self, position: TerracottaPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        if option == DECLINE:
            return
        tables = position.tables
        use(position.players, seat, SPEAR)
        score(position.players, seat, WEAPON_ABILITIES, tables.soldier_points)
        position.players.coins[seat] += tables.soldier_coins
        if table.listening:
            points, coins = tables.soldier_points, tables.soldier_coins
            table.tell(SpearUsed(seat=seat, points=points, coins=coins))

    def token(self, position: TerracottaPosition, option: int) -> str:
        return "use" if option == USE else "decline"

    def label(self, position: TerracottaPosition, seat: int, option: int) -> Message:
        if option == DECLINE:
            return DECLINE_LABEL
        return spear_label(position.tables.soldier_points, position.tables.soldier_coins)

    def facts(self, position: TerracottaPosition, seat: int, option: int) -> dict[str, int | str]:
        tables = position.tables
        return {"points": tables.soldier_points, "coins": tables.soldier_coins}
