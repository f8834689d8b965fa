"""The Masters (002:549): buying one, and what each lets its owner do.

Where an ability has been bought with its Master, its frames say that it MAY_BE_LEFT (TA-RING-10);
otherwise leaving it was an option of the ring's action. RingAction itself repeats an action for
the Master Administrator.
"""

from __future__ import annotations

from typing import ClassVar, Final

from kilnyard.core.bits import members
from kilnyard.core.events import Message
from kilnyard.core.question import (
    ALLOWED,
    PICK_ACTION,
    PICK_PIECE,
    PICK_SEVERAL,
    Question,
    first_of,
    frame,
)
from kilnyard.core.table import Table
from kilnyard.games.terracotta.action_phase.inspectors import move_inspector
from kilnyard.games.terracotta.action_phase.options import AGAIN, MAY_BE_LEFT
from kilnyard.games.terracotta.action_phase.warriors import (
    BY_BUILDER,
    ask_for_space,
    taking_refused,
)
from kilnyard.games.terracotta.events import (
    AllWeaponsReadied,
    BuilderUsed,
    ClayMakerUsed,
    MasterBought,
    WarehousesEmptied,
)
from kilnyard.games.terracotta.frames import (
    BUILDER_WARRIOR,
    EMPTY_WAREHOUSES,
    MOVE_INSPECTOR,
    RING_ACTION,
)
from kilnyard.games.terracotta.labels import (
    DECLINE_LABEL,
    build_label,
    move_label,
    warehouses_label,
)
from kilnyard.games.terracotta.names import (
    ADMINISTRATOR,
    BLACKSMITH,
    BUILDER,
    CLAY_MAKER,
    INSPECTOR,
    INSPECTORS,
    MASTERS,
    SUPERVISOR,
    WARRIORS,
    WEAPONS,
)
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.refusals import (
    ALL_WEAPONS_ACTIVE,
    MASTER_TOKEN_SPENT,
    NOT_MOST_REMAINING,
    TOO_FEW_COINS_FOR_MASTER,
    TOO_FEW_COINS_TO_BUILD,
    WAREHOUSES_EMPTY,
)
from kilnyard.games.terracotta.wheel import WAREHOUSES

ALL_WEAPONS: Final = (1 << len(WEAPONS)) - 1


def token_refused(position: TerracottaPosition, seat: int, token: int) -> int:
    """TA-RING-9: a token still held, for the Coins printed on it."""
    if position.players.tokens[seat] >> token & 1:
        return MASTER_TOKEN_SPENT
    if position.players.coins[seat] < position.tables.master_costs[token]:
        return TOO_FEW_COINS_FOR_MASTER
    return ALLOWED


def buy_master(
    position: TerracottaPosition, seat: int, master: int, token: int, table: Table
) -> None:
    """TA-RING-8, TA-RING-9: one of the seat's tokens goes to a Master."""
    players = position.players
    coins = position.tables.master_costs[token]
    players.coins[seat] -= coins
    players.tokens[seat] |= 1 << token
    players.masters[seat] |= 1 << master
    if table.listening:
        table.tell(MasterBought(seat=seat, master=MASTERS[master], coins=coins))


def ability_refused(position: TerracottaPosition, seat: int, master: int) -> int:
    """Why an ability would do nothing now; RingAction knows about the Master Administrator."""
    if master == BUILDER:
        return building_refused(position, seat)
    if master == SUPERVISOR and not any(position.wheel.warehouses):
        return WAREHOUSES_EMPTY
    if master == BLACKSMITH and position.players.weapons[seat] == ALL_WEAPONS:
        return ALL_WEAPONS_ACTIVE
    return ALLOWED


def building_refused(position: TerracottaPosition, seat: int) -> int:
    """TA-BUI-1: as many Coins as the number of the round; a Warrior and a space there must be."""
    if position.players.coins[seat] < position.round:
        return TOO_FEW_COINS_TO_BUILD
    return taking_refused(position, most_remaining(position))


def most_remaining(position: TerracottaPosition) -> int:
    """TA-BUI-3: a type with the most Warriors left."""
    return position.remaining.index(max(position.remaining))


def use_ability(
    position: TerracottaPosition, seat: int, master: int, just_bought: bool, table: Table
) -> None:
    """TA-RING-7, TA-RING-8: what the Master does, or the question that comes before it.

    TA-RING-10: an ability just bought need not be used. Nobody is asked about one that only gives.
    """
    may_be_left = MAY_BE_LEFT if just_bought else 0
    if master == BUILDER:
        position.frames.append(frame(BUILDER_WARRIOR, may_be_left))
    elif master == ADMINISTRATOR:
        position.frames.append(frame(RING_ACTION, AGAIN, may_be_left))
    elif master == INSPECTOR:
        position.frames.append(frame(MOVE_INSPECTOR, may_be_left))
    elif master == CLAY_MAKER:
        make_clay(position, seat, table)
    elif master == SUPERVISOR:
        position.frames.append(frame(EMPTY_WAREHOUSES, may_be_left))
    else:
        ready_all(position, seat, table)


def make_clay(position: TerracottaPosition, seat: int, table: Table) -> None:
    """TA-CLA-1: 3 Wet Clay."""
    clay = position.tables.clay_maker_clay
    position.players.wet[seat] += clay
    if table.listening:
        table.tell(ClayMakerUsed(seat=seat, clay=clay))


def ready_all(position: TerracottaPosition, seat: int, table: Table) -> None:
    """TA-BLA-1: all Weapons are active."""
    position.players.weapons[seat] = ALL_WEAPONS
    if table.listening:
        table.tell(AllWeaponsReadied(seat=seat))


def with_decline(position: TerracottaPosition, decline: list[int], options: list[int]) -> list[int]:
    """The options of a Master's question, and to leave the ability if it MAY_BE_LEFT."""
    if first_of(position.frames[-1]) == MAY_BE_LEFT:
        return options + decline
    return options


DECLINE_BUILDER: Final = len(WARRIORS)
_DECLINE_BUILDER: Final[list[int]] = [DECLINE_BUILDER]
_TYPES: Final[list[int]] = list(range(len(WARRIORS)))


class BuilderWarrior(Question[TerracottaPosition]):
    """TA-BUI-3, TA-BUI-4: which of the types with the most Warriors left."""

    name: ClassVar[str] = "builder-warrior"
    kind: ClassVar[str] = PICK_PIECE

    def candidates(self, position: TerracottaPosition, seat: int) -> list[int]:
        return with_decline(position, _DECLINE_BUILDER, _TYPES)

    def refused(self, position: TerracottaPosition, seat: int, option: int) -> int:
        if option == DECLINE_BUILDER:
            return ALLOWED
        most = max(position.remaining)
        return ALLOWED if position.remaining[option] == most else NOT_MOST_REMAINING

    def answer(
        self, position: TerracottaPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        """TA-BUI-1, TA-BUI-2: it costs Coins and no Clay."""
        if option == DECLINE_BUILDER:
            return
        coins = position.round
        position.players.coins[seat] -= coins
        if table.listening:
            table.tell(BuilderUsed(seat=seat, warrior=WARRIORS[option], coins=coins))
        ask_for_space(position, option, BY_BUILDER)

    def token(self, position: TerracottaPosition, option: int) -> str:
        return "decline" if option == DECLINE_BUILDER else WARRIORS[option]

    def label(self, position: TerracottaPosition, seat: int, option: int) -> Message:
        if option == DECLINE_BUILDER:
            return DECLINE_LABEL
        return build_label(WARRIORS[option], position.round)

    def facts(self, position: TerracottaPosition, seat: int, option: int) -> dict[str, int | str]:
        return {"cost": position.round, "have": position.players.coins[seat]}


DECLINE_MOVE: Final = 0
_DECLINE_MOVE: Final[list[int]] = [DECLINE_MOVE]


class MoveInspector(Question[TerracottaPosition]):
    """TA-INS-1: one Inspector, 1 or 2 spaces forward.

    Option 1 is one step of the first Inspector, the next two, and so on; then the second's.
    """

    name: ClassVar[str] = "move-inspector"
    kind: ClassVar[str] = PICK_ACTION

    def candidates(self, position: TerracottaPosition, seat: int) -> list[int]:
        moves = len(INSPECTORS) * position.tables.inspector_steps
        return with_decline(position, _DECLINE_MOVE, list(range(1, moves + 1)))

    def refused(self, position: TerracottaPosition, seat: int, option: int) -> int:
        return ALLOWED

    def choices(self, position: TerracottaPosition, seat: int) -> list[int]:
        return self.candidates(position, seat)

    def answer(
        self, position: TerracottaPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        if option != DECLINE_MOVE:
            inspector, steps = inspector_of(position, option), steps_of(position, option)
            move_inspector(position, seat, inspector, steps, False, table)

    def token(self, position: TerracottaPosition, option: int) -> str:
        if option == DECLINE_MOVE:
            return "decline"
        inspector, steps = inspector_of(position, option), steps_of(position, option)
        return f"{INSPECTORS[inspector]}-{steps}"

    def label(self, position: TerracottaPosition, seat: int, option: int) -> Message:
        if option == DECLINE_MOVE:
            return DECLINE_LABEL
        inspector, steps = inspector_of(position, option), steps_of(position, option)
        return move_label(inspector, steps, backward=False)


def inspector_of(position: TerracottaPosition, option: int) -> int:
    """Which Inspector an option of MoveInspector moves."""
    return (option - 1) // position.tables.inspector_steps


def steps_of(position: TerracottaPosition, option: int) -> int:
    """How far it moves it."""
    return (option - 1) % position.tables.inspector_steps + 1


DECLINE_WAREHOUSES: Final = 0
_DECLINE_WAREHOUSES: Final[list[int]] = [DECLINE_WAREHOUSES]
# All sets of so many Warehouses, each set in an integer.
_SETS: Final[list[list[int]]] = [
    [chosen for chosen in range(1 << WAREHOUSES) if chosen.bit_count() == size]
    for size in range(WAREHOUSES + 1)
]


class EmptyWarehouses(Question[TerracottaPosition]):
    """TA-SUP-1: which two Warehouses; an option is a set of them in an integer."""

    name: ClassVar[str] = "empty-warehouses"
    kind: ClassVar[str] = PICK_SEVERAL

    def candidates(self, position: TerracottaPosition, seat: int) -> list[int]:
        sets = _SETS[position.tables.supervisor_warehouses]
        return with_decline(position, _DECLINE_WAREHOUSES, sets)

    def refused(self, position: TerracottaPosition, seat: int, option: int) -> int:
        if option == DECLINE_WAREHOUSES or clay_in(position, option):
            return ALLOWED
        return WAREHOUSES_EMPTY

    def answer(
        self, position: TerracottaPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        """TA-SUP-2: the Clay stays Dry."""
        if option == DECLINE_WAREHOUSES:
            return
        clay = clay_in(position, option)
        position.players.dry[seat] += clay
        for warehouse in members(option):
            position.wheel.warehouses[warehouse] = 0
        if table.listening:
            numbers = [warehouse + 1 for warehouse in members(option)]
            table.tell(WarehousesEmptied(seat=seat, warehouses=numbers, clay=clay))

    def token(self, position: TerracottaPosition, option: int) -> str:
        if option == DECLINE_WAREHOUSES:
            return "decline"
        return "-".join(["warehouse", *(str(number + 1) for number in members(option))])

    def label(self, position: TerracottaPosition, seat: int, option: int) -> Message:
        if option == DECLINE_WAREHOUSES:
            return DECLINE_LABEL
        return warehouses_label(members(option), clay_in(position, option))

    def facts(self, position: TerracottaPosition, seat: int, option: int) -> dict[str, int | str]:
        return {"warehouses": position.tables.supervisor_warehouses}


def clay_in(position: TerracottaPosition, warehouses: int) -> int:
    """How much Clay lies in a set of Warehouses."""
    return sum([position.wheel.warehouses[warehouse] for warehouse in members(warehouses)])
