"""Specialist Statues (002:497): buying one, giving it a place, turning an Archer."""

from __future__ import annotations

from typing import ClassVar, Final

from kilnyard.core.bits import BIT
from kilnyard.core.events import Message
from kilnyard.core.question import ALLOWED, PICK_DIRECTION, PICK_SPACE, Question, first_of, frame
from kilnyard.core.table import Table
from kilnyard.games.terracotta.action_phase.horses import possible_riders
from kilnyard.games.terracotta.action_phase.warriors import EVERY_CELL, empty_cells, is_empty
from kilnyard.games.terracotta.events import ArcherPlaced, SpecialistPaid, SpecialistPlaced
from kilnyard.games.terracotta.frames import FACE_ARCHER, MOUNT_HORSE, PLACE_SPECIALIST
from kilnyard.games.terracotta.geometry import ALL_CELLS, cell_name
from kilnyard.games.terracotta.labels import cell_label, direction_label
from kilnyard.games.terracotta.names import (
    ARCHER,
    DIRECTIONS,
    FOOTMAN,
    HORSE,
    SPECIALISTS,
    WEAPONS,
)
from kilnyard.games.terracotta.position import Mausoleum, TerracottaPosition
from kilnyard.games.terracotta.refusals import (
    NO_SPACE_FOR_SPECIALIST,
    NO_WARRIOR_CAN_MOUNT,
    SPECIALIST_NEEDS_EMPTY_SPACE,
    SPECIALIST_SOLD_OUT,
    TOO_FEW_COINS_FOR_SPECIALIST,
    WEAPON_INACTIVE,
)
from kilnyard.games.terracotta.resources import has_active, use

_WAYS: Final[list[int]] = [0, 1, 2, 3]


def is_sold_out(position: TerracottaPosition, specialist: int) -> bool:
    """TA-SPE-5: every one of this type has been bought."""
    return position.bought[specialist] == len(position.tables.specialist_costs[specialist])


def specialist_cost(position: TerracottaPosition, specialist: int) -> int:
    """TA-SPE-1: the Coins for the next one of this type; the last one's, when none is left."""
    costs = position.tables.specialist_costs[specialist]
    return costs[min(position.bought[specialist], len(costs) - 1)]


def specialist_refused(position: TerracottaPosition, seat: int, specialist: int) -> int:
    """TA-SPE-5: one must be left. TA-SPE-2: its Weapon, TA-SPE-1: its Coins, and a place for it."""
    if is_sold_out(position, specialist):
        return SPECIALIST_SOLD_OUT
    if not has_active(position.players, seat, position.tables.specialist_weapons[specialist]):
        return WEAPON_INACTIVE
    if position.players.coins[seat] < specialist_cost(position, specialist):
        return TOO_FEW_COINS_FOR_SPECIALIST
    if specialist == HORSE:
        return ALLOWED if possible_riders(position.mausoleum, seat) else NO_WARRIOR_CAN_MOUNT
    return NO_SPACE_FOR_SPECIALIST if position.mausoleum.occupied == ALL_CELLS else ALLOWED


def buy_specialist(position: TerracottaPosition, seat: int, specialist: int, table: Table) -> None:
    """TA-RING-16: pay, then choose a space, or for a Horse its rider."""
    weapon = position.tables.specialist_weapons[specialist]
    pay_for_specialist(position, seat, specialist, weapon, table)
    if specialist == HORSE:
        position.frames.append(MOUNT_HORSE)
    else:
        position.frames.append(frame(PLACE_SPECIALIST, specialist))


def pay_for_specialist(
    position: TerracottaPosition, seat: int, specialist: int, weapon: int, table: Table
) -> None:
    """TA-SPE-1, TA-SPE-2: Coins and a Weapon, and the next one of this type will cost more."""
    coins = specialist_cost(position, specialist)
    position.players.coins[seat] -= coins
    use(position.players, seat, weapon)
    position.bought[specialist] += 1
    if table.listening:
        table.tell(
            SpecialistPaid(
                seat=seat,
                specialist=SPECIALISTS[specialist],
                coins=coins,
                weapon=WEAPONS[weapon],
            )
        )


def put_specialist(mausoleum: Mausoleum, specialist: int, cell: int) -> None:
    """TA-SPE-4, TA-KEY-6: a Footman or a Musician, which is nobody's, stands on a cell."""
    mausoleum.occupied |= BIT[cell]
    if specialist == FOOTMAN:
        mausoleum.footmen.append(cell)
    else:
        mausoleum.musicians.append(cell)


def put_archer(mausoleum: Mausoleum, cell: int, direction: int) -> None:
    """TA-ARC-1: a Kneeling Archer on a cell, facing one way."""
    mausoleum.occupied |= BIT[cell]
    mausoleum.archers.append(cell | direction << 6)


class PlaceSpecialist(Question[TerracottaPosition]):
    """TA-SPE-4: any empty space. Detail: the Specialist, which is no Horse."""

    name: ClassVar[str] = "place-specialist"
    kind: ClassVar[str] = PICK_SPACE

    def candidates(self, position: TerracottaPosition, seat: int) -> list[int]:
        return EVERY_CELL

    def refused(self, position: TerracottaPosition, seat: int, option: int) -> int:
        return ALLOWED if is_empty(position.mausoleum, option) else SPECIALIST_NEEDS_EMPTY_SPACE

    def choices(self, position: TerracottaPosition, seat: int) -> list[int]:
        return empty_cells(position.mausoleum)

    def answer(
        self, position: TerracottaPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        specialist = first_of(frame)
        if specialist == ARCHER:
            position.frames.append(FACE_ARCHER | option << 8)
            return
        put_specialist(position.mausoleum, specialist, option)
        if table.listening:
            name, cell = SPECIALISTS[specialist], cell_name(option)
            table.tell(SpecialistPlaced(seat=seat, specialist=name, cell=cell))

    def token(self, position: TerracottaPosition, option: int) -> str:
        return cell_name(option)

    def label(self, position: TerracottaPosition, seat: int, option: int) -> Message:
        return cell_label(option)

    def facts(self, position: TerracottaPosition, seat: int, option: int) -> dict[str, int | str]:
        specialist = SPECIALISTS[first_of(position.frames[-1])]
        return {"specialist": specialist, "cell": cell_name(option)}


class FaceArcher(Question[TerracottaPosition]):
    """TA-ARC-1: any of the four sides, whether anything stands there or not. Detail: its cell.

    At the wall an Archer may face outward: the sides it can be turned to are its own.
    """

    name: ClassVar[str] = "face-archer"
    kind: ClassVar[str] = PICK_DIRECTION

    def candidates(self, position: TerracottaPosition, seat: int) -> list[int]:
        return _WAYS

    def refused(self, position: TerracottaPosition, seat: int, option: int) -> int:
        return ALLOWED

    def choices(self, position: TerracottaPosition, seat: int) -> list[int]:
        return _WAYS

    def answer(
        self, position: TerracottaPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        cell = first_of(frame)
        put_archer(position.mausoleum, cell, option)
        if table.listening:
            facing = DIRECTIONS[option]
            table.tell(ArcherPlaced(seat=seat, cell=cell_name(cell), facing=facing))

    def token(self, position: TerracottaPosition, option: int) -> str:
        return DIRECTIONS[option]

    def label(self, position: TerracottaPosition, seat: int, option: int) -> Message:
        return direction_label(option)

    def facts(self, position: TerracottaPosition, seat: int, option: int) -> dict[str, int | str]:
        return {"cell": cell_name(first_of(position.frames[-1]))}
