"""What the Halberd does for a new Guard (002:463): points, and another Warrior may slide."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kilnyard.core.bits import BIT, members
from kilnyard.core.events import Message
from kilnyard.core.question import ALLOWED, PICK_PIECE, PICK_SPACE, Question, first_of
from kilnyard.core.table import Table
from kilnyard.games.terracotta.action_phase.horses import (
    NO_HORSE,
    horse_of,
    label_of_warrior,
    riders,
    warrior_at,
)
from kilnyard.games.terracotta.events import HalberdUsed, WarriorMoved
from kilnyard.games.terracotta.frames import GUARD_SLIDE
from kilnyard.games.terracotta.geometry import (
    ALL_CELLS,
    CELLS,
    COLUMN_OF,
    HORSE_CELLS,
    NEXT,
    OUTSIDE,
    RAYS,
    ROW_OF,
    cell_name,
    grown,
)
from kilnyard.games.terracotta.labels import DECLINE_LABEL, cell_label, use_label
from kilnyard.games.terracotta.names import HALBERD, WARRIORS, WEAPON_ABILITIES, WEAPONS
from kilnyard.games.terracotta.position import Mausoleum, TerracottaPosition
from kilnyard.games.terracotta.refusals import (
    HORSE_CANNOT_FOLLOW,
    NOT_IN_LINE,
    NOT_YOUR_WARRIOR,
    WARRIOR_CANNOT_MOVE,
    WARRIOR_JUST_MADE,
    WAY_NOT_EMPTY,
)
from kilnyard.games.terracotta.resources import score, use
from kilnyard.games.terracotta.standing import warriors_standing

# Options of the Halberd besides cells.
DECLINE: Final = CELLS
USE: Final = CELLS + 1


def ground_at(horse: int, cell: int) -> i64:
    """What a Warrior would cover on a cell: that cell, or three with its Horse as it lies now.

    TA-GUA-4; none if the Horse would leave the Mausoleum.
    """
    return BIT[cell] if horse == NO_HORSE else HORSE_CELLS[cell | horse & ~63]


def can_slide(mausoleum: Mausoleum, cell: int) -> bool:
    """TA-GUA-3: whether the Warrior on this cell has an empty space to move to."""
    horse = horse_of(mausoleum, cell)
    others: i64 = mausoleum.occupied & ~ground_at(horse, cell)
    for target in NEXT[cell]:
        if target != OUTSIDE:
            ground: i64 = ground_at(horse, target)
            if ground != 0 and ground & others == 0:
                return True
    return False


def slide_targets(mausoleum: Mausoleum, cell: int) -> list[int]:
    """TA-GUA-2, TA-GUA-3: where the Warrior on this cell can stop, in order."""
    horse = horse_of(mausoleum, cell)
    others: i64 = mausoleum.occupied & ~ground_at(horse, cell)
    targets: list[int] = []
    for ray in RAYS[cell]:
        for target in ray:
            ground: i64 = ground_at(horse, target)
            if ground == 0 or ground & others != 0:
                break
            targets.append(target)
    targets.sort()
    return targets


def slide_refused(mausoleum: Mausoleum, cell: int, target: int) -> int:
    """TA-GUA-2: only along its row or column. TA-GUA-3, TA-GUA-4: over empty spaces alone."""
    if ROW_OF[target] != ROW_OF[cell] and COLUMN_OF[target] != COLUMN_OF[cell]:
        return NOT_IN_LINE
    if ground_at(horse_of(mausoleum, cell), target) == 0:
        return HORSE_CANNOT_FOLLOW
    return ALLOWED if target in slide_targets(mausoleum, cell) else WAY_NOT_EMPTY


def slide(mausoleum: Mausoleum, seat: int, cell: int, target: int) -> None:
    """TA-GUA-2, TA-GUA-4: a Warrior of this seat moves, and its Horse with it."""
    horse = horse_of(mausoleum, cell)
    warrior = warrior_at(mausoleum, cell)
    mausoleum.owned[seat] ^= BIT[cell] | BIT[target]
    mausoleum.warriors[warrior] ^= BIT[cell] | BIT[target]
    mausoleum.occupied = mausoleum.occupied & ~ground_at(horse, cell) | ground_at(horse, target)
    if horse != NO_HORSE:
        mausoleum.horses[mausoleum.horses.index(horse)] = target | horse & ~63


class GuardHalberd(Question[TerracottaPosition]):
    """TA-GUA-1, TA-GUA-2: leave the Halberd, use it, or use it and move a Warrior as well.

    Detail: the cell of the Guard just made.
    """

    name: ClassVar[str] = "guard-halberd"
    kind: ClassVar[str] = PICK_PIECE

    def candidates(self, position: TerracottaPosition, seat: int) -> list[int]:
        return [*members(warriors_standing(position.mausoleum)), USE, DECLINE]

    def refused(self, position: TerracottaPosition, seat: int, option: int) -> int:
        if option >= CELLS:
            return ALLOWED
        mausoleum = position.mausoleum
        if mausoleum.owned[seat] & BIT[option] == 0:
            return NOT_YOUR_WARRIOR
        if option == first_of(position.frames[-1]):
            return WARRIOR_JUST_MADE
        return ALLOWED if can_slide(mausoleum, option) else WARRIOR_CANNOT_MOVE

    def choices(self, position: TerracottaPosition, seat: int) -> list[int]:
        mausoleum = position.mausoleum
        others: i64 = mausoleum.owned[seat] & ~BIT[first_of(position.frames[-1])]
        on_foot: i64 = others & ~riders(mausoleum)
        movable: i64 = on_foot & grown(ALL_CELLS & ~mausoleum.occupied)
        for horse in mausoleum.horses:
            if others & BIT[horse & 63] != 0 and can_slide(mausoleum, horse & 63):
                movable |= BIT[horse & 63]
        options = members(movable)
        options.append(USE)
        options.append(DECLINE)
        return options

    def answer(
        self, position: TerracottaPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        if option == DECLINE:
            return
        points = position.tables.guard_points
        use(position.players, seat, HALBERD)
        score(position.players, seat, WEAPON_ABILITIES, points)
        if table.listening:
            table.tell(HalberdUsed(seat=seat, points=points))
        if option != USE:
            position.frames.append(GUARD_SLIDE | option << 8)

    def token(self, position: TerracottaPosition, option: int) -> str:
        if option == DECLINE:
            return "decline"
        return "use" if option == USE else cell_name(option)

    def label(self, position: TerracottaPosition, seat: int, option: int) -> Message:
        if option == DECLINE:
            return DECLINE_LABEL
        if option == USE:
            return use_label(WEAPONS[HALBERD], position.tables.guard_points)
        return label_of_warrior(position, option)

    def facts(self, position: TerracottaPosition, seat: int, option: int) -> dict[str, int | str]:
        cell = cell_name(option) if option < CELLS else ""
        return {"points": position.tables.guard_points, "cell": cell}


class GuardSlide(Question[TerracottaPosition]):
    """TA-GUA-2: where the chosen Warrior stops. Detail: the cell it comes from."""

    name: ClassVar[str] = "guard-slide"
    kind: ClassVar[str] = PICK_SPACE

    def candidates(self, position: TerracottaPosition, seat: int) -> list[int]:
        start = first_of(position.frames[-1])
        return [cell for cell in range(CELLS) if cell != start]

    def refused(self, position: TerracottaPosition, seat: int, option: int) -> int:
        return slide_refused(position.mausoleum, first_of(position.frames[-1]), option)

    def choices(self, position: TerracottaPosition, seat: int) -> list[int]:
        return slide_targets(position.mausoleum, first_of(position.frames[-1]))

    def answer(
        self, position: TerracottaPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        start = first_of(frame)
        slide(position.mausoleum, seat, start, option)
        if table.listening:
            table.tell(
                WarriorMoved(
                    seat=seat,
                    warrior=WARRIORS[warrior_at(position.mausoleum, option)],
                    from_cell=cell_name(start),
                    cell=cell_name(option),
                )
            )

    def token(self, position: TerracottaPosition, option: int) -> str:
        return cell_name(option)

    def label(self, position: TerracottaPosition, seat: int, option: int) -> Message:
        return cell_label(option)

    def facts(self, position: TerracottaPosition, seat: int, option: int) -> dict[str, int | str]:
        start = first_of(position.frames[-1])
        return {
            "warrior": WARRIORS[warrior_at(position.mausoleum, start)],
            "from_cell": cell_name(start),
            "cell": cell_name(option),
        }
