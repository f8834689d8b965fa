"""The Horse (002:509): a Warrior of the buyer mounts it and stays where it stood."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kilnyard.core.bits import BIT, members
from kilnyard.core.events import Message
from kilnyard.core.question import (
    ALLOWED,
    PICK_DIRECTION,
    PICK_PIECE,
    Question,
    first_of,
)
from kilnyard.core.table import Table
from kilnyard.games.terracotta.events import WarriorMounted
from kilnyard.games.terracotta.frames import LAY_HORSE
from kilnyard.games.terracotta.geometry import HORSE_CELLS, HORSE_LENGTH, RAYS, cell_name
from kilnyard.games.terracotta.labels import direction_label, warrior_label
from kilnyard.games.terracotta.names import DIRECTIONS, WARRIORS
from kilnyard.games.terracotta.position import Mausoleum, TerracottaPosition
from kilnyard.games.terracotta.refusals import ALREADY_MOUNTED, NO_ROOM_FOR_HORSE, NOT_YOUR_RIDER
from kilnyard.games.terracotta.standing import owner_of, warriors_standing

NO_HORSE: Final = -1
_WAYS: Final[list[int]] = [0, 1, 2, 3]


def warrior_at(mausoleum: Mausoleum, cell: int) -> int:
    """The type of the Warrior whose own cell this is."""
    warrior = 0
    while mausoleum.warriors[warrior] & BIT[cell] == 0:
        warrior += 1
    return warrior


def horse_of(mausoleum: Mausoleum, cell: int) -> int:
    """The Horse of the Warrior whose own cell this is, or NO_HORSE."""
    for horse in mausoleum.horses:
        if horse & 63 == cell:
            return horse
    return NO_HORSE


def riders(mausoleum: Mausoleum) -> i64:
    """The own cells of all mounted Warriors."""
    cells: i64 = 0
    for horse in mausoleum.horses:
        cells |= BIT[horse & 63]
    return cells


def fits(mausoleum: Mausoleum, cell: int, direction: int) -> bool:
    """TA-HOR-1, TA-HOR-3: the rider's cell and two more in a line, which must be empty."""
    ground: i64 = HORSE_CELLS[cell | direction << 6]
    return ground != 0 and mausoleum.occupied & ground == BIT[cell]


def has_room(mausoleum: Mausoleum, cell: int) -> bool:
    """Whether a Horse fits beside the Warrior on this cell in any direction."""
    return (
        fits(mausoleum, cell, 0)
        or fits(mausoleum, cell, 1)
        or fits(mausoleum, cell, 2)
        or fits(mausoleum, cell, 3)
    )


def unmounted(mausoleum: Mausoleum, seat: int) -> list[int]:
    """TA-HOR-2, TA-HOR-7: the own cells of a seat's Warriors that have no Horse."""
    cells: i64 = mausoleum.owned[seat] & ~riders(mausoleum)
    return members(cells)


def possible_riders(mausoleum: Mausoleum, seat: int) -> list[int]:
    """The own cells of a seat's Warriors that could have a Horse now, in order."""
    return [cell for cell in unmounted(mausoleum, seat) if has_room(mausoleum, cell)]


def put_horse(mausoleum: Mausoleum, cell: int, direction: int) -> None:
    """TA-HOR-1, TA-HOR-2: a Horse under the Warrior on this cell, lying one way."""
    mausoleum.horses.append(cell | direction << 6)
    mausoleum.occupied |= HORSE_CELLS[cell | direction << 6]


class MountHorse(Question[TerracottaPosition]):
    """TA-HOR-2: which of your Warriors mounts the Horse just bought."""

    name: ClassVar[str] = "mount-horse"
    kind: ClassVar[str] = PICK_PIECE

    def candidates(self, position: TerracottaPosition, seat: int) -> list[int]:
        return members(warriors_standing(position.mausoleum))

    def refused(self, position: TerracottaPosition, seat: int, option: int) -> int:
        mausoleum = position.mausoleum
        if mausoleum.owned[seat] & BIT[option] == 0:
            return NOT_YOUR_RIDER
        if horse_of(mausoleum, option) != NO_HORSE:
            return ALREADY_MOUNTED
        return ALLOWED if has_room(mausoleum, option) else NO_ROOM_FOR_HORSE

    def choices(self, position: TerracottaPosition, seat: int) -> list[int]:
        return possible_riders(position.mausoleum, seat)

    def answer(
        self, position: TerracottaPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        position.frames.append(LAY_HORSE | option << 8)

    def token(self, position: TerracottaPosition, option: int) -> str:
        return cell_name(option)

    def label(self, position: TerracottaPosition, seat: int, option: int) -> Message:
        return label_of_warrior(position, option)

    def facts(self, position: TerracottaPosition, seat: int, option: int) -> dict[str, int | str]:
        return {"cell": cell_name(option)}


def label_of_warrior(position: TerracottaPosition, cell: int) -> Message:
    """What the Warrior on a cell is called in a list."""
    mausoleum = position.mausoleum
    owner = owner_of(mausoleum, position.seats, cell)
    return warrior_label(WARRIORS[warrior_at(mausoleum, cell)], owner, cell)


class LayHorse(Question[TerracottaPosition]):
    """TA-HOR-1: which way the Horse lies from its rider. Detail: the rider's cell."""

    name: ClassVar[str] = "lay-horse"
    kind: ClassVar[str] = PICK_DIRECTION

    def candidates(self, position: TerracottaPosition, seat: int) -> list[int]:
        return _WAYS

    def refused(self, position: TerracottaPosition, seat: int, option: int) -> int:
        cell = first_of(position.frames[-1])
        return ALLOWED if fits(position.mausoleum, cell, option) else NO_ROOM_FOR_HORSE

    def answer(
        self, position: TerracottaPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        cell = first_of(frame)
        put_horse(position.mausoleum, cell, option)
        if table.listening:
            table.tell(
                WarriorMounted(
                    seat=seat,
                    warrior=WARRIORS[warrior_at(position.mausoleum, cell)],
                    cell=cell_name(cell),
                    last_cell=cell_name(RAYS[cell][option][HORSE_LENGTH - 2]),
                )
            )

    def token(self, position: TerracottaPosition, option: int) -> str:
        return DIRECTIONS[option]

    def label(self, position: TerracottaPosition, seat: int, option: int) -> Message:
        return direction_label(option)

    def facts(self, position: TerracottaPosition, seat: int, option: int) -> dict[str, int | str]:
        return {"cell": cell_name(first_of(position.frames[-1]))}
