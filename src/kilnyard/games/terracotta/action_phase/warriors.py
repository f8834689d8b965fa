"""Warrior Statues (002:432): paying for one, taking it, giving it a place."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from kilnyard.core.bits import BIT, members
from kilnyard.core.events import Message
from kilnyard.core.question import ALLOWED, PICK_SPACE, Question, first_of, frame, second_of
from kilnyard.core.table import Table
from kilnyard.games.terracotta.events import WarriorPaid, WarriorPlaced
from kilnyard.games.terracotta.frames import (
    CROSSBOWMAN_CROSSBOW,
    GUARD_HALBERD,
    OFFICER_SWORD,
    PLACE_WARRIOR,
    SOLDIER_SPEAR,
)
from kilnyard.games.terracotta.geometry import ALL_CELLS, CELLS, cell_name
from kilnyard.games.terracotta.labels import cell_label
from kilnyard.games.terracotta.names import ORGANIZER, WARRIORS
from kilnyard.games.terracotta.position import Mausoleum, TerracottaPosition
from kilnyard.games.terracotta.refusals import (
    CELL_OCCUPIED,
    MAUSOLEUM_FULL,
    ORGANIZER_COLUMN_EMPTY,
    TOO_LITTLE_WET_CLAY,
)
from kilnyard.games.terracotta.resources import has_active, score
from kilnyard.games.terracotta.wheel import warehouse_of

# The second detail of PLACE_WARRIOR: how the Warrior was paid for.
WITH_CLAY: Final = 0
BY_BUILDER: Final = 1

EVERY_CELL: Final[list[int]] = list(range(CELLS))
_WEAPON_QUESTIONS: Final[list[int]] = [
    OFFICER_SWORD,
    GUARD_HALBERD,
    CROSSBOWMAN_CROSSBOW,
    SOLDIER_SPEAR,
]


def organizer_value(position: TerracottaPosition, warrior: int) -> int:
    """TA-WAR-5, TA-WAR-7: what the lowest Warrior of a column is worth; nothing if none is left."""
    remaining = position.remaining[warrior]
    if remaining == 0:
        return 0
    tables = position.tables
    return tables.organizer_points[tables.warriors_per_type[warrior] - remaining]


def taking_refused(position: TerracottaPosition, warrior: int) -> int:
    """TA-WAR-4: the type must have a Warrior left. TA-WAR-6: it needs an empty space."""
    if position.remaining[warrior] == 0:
        return ORGANIZER_COLUMN_EMPTY
    if position.mausoleum.occupied == ALL_CELLS:
        return MAUSOLEUM_FULL
    return ALLOWED


def warrior_refused(position: TerracottaPosition, seat: int, warrior: int, clay_cost: int) -> int:
    """TA-WAR-1, TA-KEY-4: a Warrior is paid for with Wet Clay alone."""
    if position.players.wet[seat] < clay_cost:
        return TOO_LITTLE_WET_CLAY
    return taking_refused(position, warrior)


def make_warrior(
    position: TerracottaPosition, seat: int, warrior: int, clay_cost: int, table: Table
) -> None:
    """TA-RING-3: pay the Wet Clay, then choose a space."""
    pay_clay(position, seat, warrior, clay_cost, table)
    ask_for_space(position, warrior, WITH_CLAY)


def pay_clay(
    position: TerracottaPosition, seat: int, warrior: int, clay_cost: int, table: Table
) -> None:
    """TA-WAR-2, TA-WAR-3: one Clay dries in the Warehouse nearest to the Worker just placed."""
    warehouse = warehouse_of(position.segment)
    position.players.wet[seat] -= clay_cost
    position.wheel.warehouses[warehouse] += 1
    if table.listening:
        table.tell(
            WarriorPaid(
                seat=seat, warrior=WARRIORS[warrior], clay=clay_cost, warehouse=warehouse + 1
            )
        )


def ask_for_space(position: TerracottaPosition, warrior: int, how: int) -> None:
    """Let the active seat place a Warrior that it has paid for, WITH_CLAY or BY_BUILDER."""
    position.frames.append(frame(PLACE_WARRIOR, warrior, how))


def put_warrior(position: TerracottaPosition, seat: int, warrior: int, cell: int) -> None:
    """TA-KEY-5: a Warrior leaves the Organizer and stands, in its owner's colour, on a cell."""
    mausoleum = position.mausoleum
    mausoleum.occupied |= BIT[cell]
    mausoleum.owned[seat] |= BIT[cell]
    mausoleum.warriors[warrior] |= BIT[cell]
    position.remaining[warrior] -= 1


def is_empty(mausoleum: Mausoleum, cell: int) -> bool:
    """Whether no Statue, nor any part of one, stands there."""
    return mausoleum.occupied & BIT[cell] == 0


def empty_cells(mausoleum: Mausoleum) -> list[int]:
    """Every cell where nothing stands, in order."""
    free: i64 = ALL_CELLS & ~mausoleum.occupied
    return members(free)


class PlaceWarrior(Question[TerracottaPosition]):
    """TA-WAR-6: any empty space. Details: the Warrior's type, how it was paid for."""

    name: ClassVar[str] = "place-warrior"
    kind: ClassVar[str] = PICK_SPACE

    def candidates(self, position: TerracottaPosition, seat: int) -> list[int]:
        return EVERY_CELL

    def refused(self, position: TerracottaPosition, seat: int, option: int) -> int:
        return ALLOWED if is_empty(position.mausoleum, option) else CELL_OCCUPIED

    def choices(self, position: TerracottaPosition, seat: int) -> list[int]:
        return empty_cells(position.mausoleum)

    def answer(
        self, position: TerracottaPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        """TA-WAR-7, TA-WAR-9: points, then the Weapon. TA-BUI-5, TA-BUI-6: neither if built."""
        warrior = first_of(frame)
        is_built = second_of(frame) == BY_BUILDER
        points = 0 if is_built else organizer_value(position, warrior)
        put_warrior(position, seat, warrior, option)
        score(position.players, seat, ORGANIZER, points)
        if table.listening:
            table.tell(
                WarriorPlaced(
                    seat=seat, warrior=WARRIORS[warrior], cell=cell_name(option), points=points
                )
            )
        if not is_built and has_active(position.players, seat, warrior):
            position.frames.append(_WEAPON_QUESTIONS[warrior] | option << 8)

    def token(self, position: TerracottaPosition, option: int) -> str:
        return cell_name(option)

    def label(self, position: TerracottaPosition, seat: int, option: int) -> Message:
        return cell_label(option)

    def facts(self, position: TerracottaPosition, seat: int, option: int) -> dict[str, int | str]:
        warrior = first_of(position.frames[-1])
        return {"warrior": WARRIORS[warrior], "cell": cell_name(option)}
