"""The Prime Minister's actions (002:841), on the wheel and on cards."""

from __future__ import annotations

from kilnyard.core.question import Step, first_of
from kilnyard.core.question import frame as make_frame
from kilnyard.core.table import Table
from kilnyard.games.terracotta.events import (
    AdministratorUsed,
    ClayTaken,
    CoinsTaken,
    WeaponReadied,
    WorkerUpgraded,
)
from kilnyard.games.terracotta.frames import LI_SI_BUILD
from kilnyard.games.terracotta.li_si.building import BY_CLAY, can_build
from kilnyard.games.terracotta.li_si.cards import li_si_of, reveal_card, shown_on
from kilnyard.games.terracotta.li_si.events import CardPerformed, ClayOfWarehouseTaken
from kilnyard.games.terracotta.li_si.masters import use_master
from kilnyard.games.terracotta.li_si.spare_action import fail, take_spare_action
from kilnyard.games.terracotta.li_si.specialists import place_specialist
from kilnyard.games.terracotta.names import (
    ADMINISTRATOR,
    BUILD,
    INNER,
    LI_SI_SEAT,
    MASTER,
    PRIORITY,
    READY_WEAPON,
    SOAK,
    TAKE_CLAY,
    TAKE_COINS,
    UPGRADE,
    WEAPONS,
)
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.resources import has_active, has_master, ready
from kilnyard.games.terracotta.wheel import space_at, upgrade, upgrade_refused


class LiSiRing(Step[TerracottaPosition]):
    """TA-SOLO-ACT-8: the action of one ring at his Worker's segment. Detail: the ring."""

    def run(self, position: TerracottaPosition, frame: int, table: Table) -> None:
        perform(position, space_at(position, first_of(frame), position.segment), False, table)


class LiSiCard(Step[TerracottaPosition]):
    """TA-SOLO-SPARE-1: an active card, as if it were on the wheel. Detail: the card."""

    def run(self, position: TerracottaPosition, frame: int, table: Table) -> None:
        card = first_of(frame)
        if table.listening:
            table.tell(CardPerformed(seat=LI_SI_SEAT, card=card + 1))
        perform(position, shown_on(position.tables, card), True, table)


def perform(position: TerracottaPosition, space: int, by_card: bool, table: Table) -> None:
    """One action, `action | detail << 8`."""
    action, detail = space & 255, space >> 8
    if action == TAKE_COINS:
        _take_coins(position, detail, table)
    elif action == TAKE_CLAY:
        _take_clay(position, detail, table)
    elif action == BUILD:
        _build(position, detail, by_card, table)
    elif action == SOAK:
        _soak(position, table)
    elif action == UPGRADE:
        _upgrade(position, by_card, table)
    elif action == MASTER:
        _consult_master(position, detail, by_card, table)
    elif action == PRIORITY:
        _take_priority(position, by_card, table)
    elif action == READY_WEAPON:
        _ready_weapon(position, detail, table)
    else:
        place_specialist(position, table)


def _take_coins(position: TerracottaPosition, coins: int, table: Table) -> None:
    """TA-SOLO-RING-1."""
    position.players.coins[LI_SI_SEAT] += coins
    if table.listening:
        table.tell(CoinsTaken(seat=LI_SI_SEAT, coins=coins))


def _take_clay(position: TerracottaPosition, clay: int, table: Table) -> None:
    """TA-SOLO-RING-2."""
    position.players.wet[LI_SI_SEAT] += clay
    if table.listening:
        table.tell(ClayTaken(seat=LI_SI_SEAT, clay=clay))


def _build(position: TerracottaPosition, clay: int, by_card: bool, table: Table) -> None:
    """TA-SOLO-RING-3; TA-SOLO-RING-8: without the Clay; TA-SOLO-SPARE-4: or without room."""
    if not can_build(position):
        take_spare_action(position, table)
    elif position.players.wet[LI_SI_SEAT] < clay:
        fail(position, by_card, table)
    else:
        position.frames.append(make_frame(LI_SI_BUILD, BY_CLAY, clay))


def _soak(position: TerracottaPosition, table: Table) -> None:
    """TA-SOLO-RING-4: Clay as in the fullest Warehouse, which keeps its own."""
    warehouses = position.wheel.warehouses
    clay = max(warehouses)
    if clay == 0:
        take_spare_action(position, table)
        return
    position.players.wet[LI_SI_SEAT] += clay
    if table.listening:
        warehouse = warehouses.index(clay) + 1
        table.tell(ClayOfWarehouseTaken(seat=LI_SI_SEAT, clay=clay, warehouse=warehouse))


def _upgrade(position: TerracottaPosition, by_card: bool, table: Table) -> None:
    """TA-SOLO-RING-5: as for everybody; TA-SOLO-RING-6: an Artisan reveals one more card."""
    if upgrade_refused(position):
        fail(position, by_card, table)
        return
    upgrade(position, LI_SI_SEAT)
    if table.listening:
        table.tell(WorkerUpgraded(seat=LI_SI_SEAT, segment=position.segment + 1))


def _consult_master(position: TerracottaPosition, master: int, by_card: bool, table: Table) -> None:
    """TA-SOLO-MAS-1: he buys none here; TA-SOLO-MAS-2: without one, a Spare Action.

    TA-SOLO-MAS-6: the Administrator performs the Inner Ring's action again.
    """
    if not has_master(position.players, LI_SI_SEAT, master):
        take_spare_action(position, table)
    elif master == ADMINISTRATOR:
        if table.listening:
            table.tell(AdministratorUsed(seat=LI_SI_SEAT))
        perform(position, space_at(position, INNER, position.segment), by_card, table)
    else:
        use_master(position, master, by_card, table)


def _take_priority(position: TerracottaPosition, by_card: bool, table: Table) -> None:
    """TA-SOLO-RING-7: a Spare Action and one more card; TA-SOLO-SPARE-2: not from a card."""
    take_spare_action(position, table)
    if not by_card:
        reveal_card(position, table)


def _ready_weapon(position: TerracottaPosition, shown: int, table: Table) -> None:
    """TA-SOLO-WEA-1: the one shown; TA-SOLO-WEA-2: or the leftmost; TA-SOLO-WEA-3: or none."""
    players = position.players
    for weapon in [shown, *li_si_of(position).weapon_row]:
        if not has_active(players, LI_SI_SEAT, weapon):
            ready(players, LI_SI_SEAT, weapon)
            if table.listening:
                table.tell(WeaponReadied(seat=LI_SI_SEAT, weapon=WEAPONS[weapon]))
            return
    take_spare_action(position, table)
