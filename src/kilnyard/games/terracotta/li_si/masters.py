"""Li Si's Masters (002:851): how they come to him, and what each does for him."""

from __future__ import annotations

from kilnyard.core.question import Step
from kilnyard.core.question import frame as make_frame
from kilnyard.core.table import Table
from kilnyard.games.terracotta.events import AllWeaponsReadied, ClayMakerUsed
from kilnyard.games.terracotta.frames import LI_SI_BUILD
from kilnyard.games.terracotta.li_si.building import BY_MASTER_BUILDER, can_build
from kilnyard.games.terracotta.li_si.cards import li_si_of
from kilnyard.games.terracotta.li_si.events import (
    InspectorCoinsReceived,
    InspectorsLeft,
    MasterAppointed,
    WarehouseCleared,
    WarehouseTaken,
)
from kilnyard.games.terracotta.li_si.inspectors import move_forward
from kilnyard.games.terracotta.li_si.spare_action import fail, take_spare_action
from kilnyard.games.terracotta.names import (
    BUILDER,
    CLAY_MAKER,
    INSPECTOR,
    LI_SI_SEAT,
    MASTERS,
    NOBODY,
    SUPERVISOR,
    WEAPONS,
)
from kilnyard.games.terracotta.position import TerracottaPosition, Wheel
from kilnyard.games.terracotta.resources import ready


def use_master(position: TerracottaPosition, master: int, by_card: bool, table: Table) -> None:
    """What one of his Masters does; the Administrator's action is performed in actions.py."""
    if master == BUILDER:
        _use_builder(position, by_card, table)
    elif master == INSPECTOR:
        _use_inspector(position, table)
    elif master == CLAY_MAKER:
        _use_clay_maker(position, table)
    elif master == SUPERVISOR:
        _use_supervisor(position, table)
    else:
        _use_blacksmith(position, table)


def _use_builder(position: TerracottaPosition, by_card: bool, table: Table) -> None:
    """TA-SOLO-MAS-3: a Warrior for Coins; TA-SOLO-MAS-4: without them, one more card."""
    if not can_build(position):
        take_spare_action(position, table)
    elif position.players.coins[LI_SI_SEAT] < position.round:
        fail(position, by_card, table)
    else:
        position.frames.append(make_frame(LI_SI_BUILD, BY_MASTER_BUILDER, position.round))


def _use_inspector(position: TerracottaPosition, table: Table) -> None:
    """TA-SOLO-MAS-7: Coins, which nobody else is given; then TA-SOLO-MAS-8."""
    coins = position.tables.solo_inspector_coins
    position.players.coins[LI_SI_SEAT] += coins
    if table.listening:
        table.tell(InspectorCoinsReceived(seat=LI_SI_SEAT, coins=coins))
    moved = move_forward(position, table)
    if table.listening and not moved:
        table.tell(InspectorsLeft(seat=LI_SI_SEAT))


def _use_clay_maker(position: TerracottaPosition, table: Table) -> None:
    """TA-SOLO-MAS-11."""
    clay = position.tables.clay_maker_clay
    position.players.wet[LI_SI_SEAT] += clay
    if table.listening:
        table.tell(ClayMakerUsed(seat=LI_SI_SEAT, clay=clay))


def _use_supervisor(position: TerracottaPosition, table: Table) -> None:
    """TA-SOLO-MAS-12: the fullest Warehouse is his; TA-SOLO-MAS-13: the next is lost to all."""
    warehouses = position.wheel.warehouses
    warehouse = fullest(position.wheel, table)
    if warehouse == NOBODY:
        take_spare_action(position, table)
        return
    clay = warehouses[warehouse]
    warehouses[warehouse] = 0
    position.players.wet[LI_SI_SEAT] += clay
    if table.listening:
        table.tell(WarehouseTaken(seat=LI_SI_SEAT, clay=clay, warehouse=warehouse + 1))
    warehouse = fullest(position.wheel, table)
    if warehouse == NOBODY:
        return
    if table.listening:
        clay = warehouses[warehouse]
        table.tell(WarehouseCleared(seat=LI_SI_SEAT, clay=clay, warehouse=warehouse + 1))
    warehouses[warehouse] = 0


def fullest(wheel: Wheel, table: Table) -> int:
    """TA-SOLO-MAS-14: the Warehouse with the most Clay, by chance one of equals, or NOBODY."""
    most = max(wheel.warehouses)
    if most == 0:
        return NOBODY
    equals = [n for n in range(len(wheel.warehouses)) if wheel.warehouses[n] == most]
    return equals[table.chance.below(len(equals))]


def _use_blacksmith(position: TerracottaPosition, table: Table) -> None:
    """TA-SOLO-MAS-15: all his Weapons; TA-SOLO-SPARE-4: if any was not ready."""
    before = position.players.weapons[LI_SI_SEAT]
    for weapon in range(len(WEAPONS)):
        ready(position.players, LI_SI_SEAT, weapon)
    if position.players.weapons[LI_SI_SEAT] == before:
        take_spare_action(position, table)
    elif table.listening:
        table.tell(AllWeaponsReadied(seat=LI_SI_SEAT))


def appoint(position: TerracottaPosition) -> int:
    """TA-SOLO-SCO-4: the next Master card, and a token of his there, free of charge.

    TA-SOLO-SCO-5: the card is out of the game. Returns the Master.
    """
    players = position.players
    master = li_si_of(position).masters.pop()
    players.masters[LI_SI_SEAT] |= 1 << master
    players.tokens[LI_SI_SEAT] = players.tokens[LI_SI_SEAT] << 1 | 1
    return master


class LiSiAppointMaster(Step[TerracottaPosition]):
    """TA-SOLO-SCO-4: between two rounds, one more Master of his."""

    def run(self, position: TerracottaPosition, frame: int, table: Table) -> None:
        table.reveal()
        master = appoint(position)
        if table.listening:
            table.tell(MasterAppointed(seat=LI_SI_SEAT, master=MASTERS[master]))
