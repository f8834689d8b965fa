"""What the rest of a turn of Terracotta Army promises, before it has been played out."""

from __future__ import annotations

from typing import Final

from kilnyard.bots.insight.terracotta_worth import (
    ARTISAN_WORTH,
    COIN_WORTH,
    DRY_WORTH,
    PLACE_WORTH,
    PRIORITY_WORTH,
    SPECIALIST_WORTH,
    WEAPON_WORTH,
    WET_WORTH,
    master_worth,
    rounds_left,
)
from kilnyard.core.question import first_of, kind_of, second_of
from kilnyard.games.terracotta.frames import (
    BUILDER_WARRIOR,
    CHOOSE_WORKER,
    CROSSBOWMAN_CROSSBOW,
    EMPTY_WAREHOUSES,
    FACE_ARCHER,
    GUARD_HALBERD,
    LAY_HORSE,
    MOUNT_HORSE,
    MOVE_INSPECTOR,
    OFFICER_SWORD,
    PLACE_SPECIALIST,
    PLACE_WARRIOR,
    RING_ACTION,
    SOLDIER_SPEAR,
    TAKE_TURN,
)
from kilnyard.games.terracotta.names import (
    ADMINISTRATOR,
    ARCHER,
    ARTISAN,
    BLACKSMITH,
    BUILD,
    BUILDER,
    BUY_SPECIALIST,
    CLAY_MAKER,
    HORSE,
    INNER,
    INSPECTOR,
    MASTER,
    MIDDLE,
    MUSICIAN,
    NOBODY,
    OUTER,
    PRIORITY,
    READY_WEAPON,
    SOAK,
    TAKE_CLAY,
    TAKE_COINS,
    TILE_WARRIORS,
    UPGRADE,
    WARRIORS,
    WEAPONS,
)
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.scoring_phase import tile_of_round
from kilnyard.games.terracotta.wheel import SEGMENTS, space_at

_RING_AGAIN: Final = 3
# A Weapon that is about to be used has brought about this much, its own worth apart.
_PENDING: Final = {
    OFFICER_SWORD: 120 + WEAPON_WORTH // 4,
    GUARD_HALBERD: 150 + WEAPON_WORTH // 4,
    CROSSBOWMAN_CROSSBOW: 150 + WEAPON_WORTH // 4,
    SOLDIER_SPEAR: 120 + WEAPON_WORTH // 4,
    BUILDER_WARRIOR: PLACE_WORTH,
    MOVE_INSPECTOR: 200,
    EMPTY_WAREHOUSES: 250,
    FACE_ARCHER: 240,
    MOUNT_HORSE: SPECIALIST_WORTH[HORSE],
    LAY_HORSE: SPECIALIST_WORTH[HORSE],
}


class Purse:
    """What a seat can still spend while its three actions are thought through in order."""

    def __init__(self, position: TerracottaPosition, seat: int) -> None:
        players = position.players
        self.wet = players.wet[seat]
        self.dry = players.dry[seat]
        self.coins = players.coins[seat]
        self.weapons = players.weapons[seat]
        self.masters = players.masters[seat]
        self.tokens = players.tokens[seat]
        self.has_priority = bool(players.priority[seat])


def prospect(position: TerracottaPosition, seat: int) -> int:
    """What a seat that is asked something may hope for before its turn is over."""
    purse = Purse(position, seat)
    value = 0
    for frame in reversed(position.frames):
        kind = kind_of(frame)
        if kind == RING_ACTION:
            value += _ring_action(position, first_of(frame), position.segment, purse)
        elif kind == PLACE_WARRIOR:
            value += place_promise(position, first_of(frame), second_of(frame) == 0, purse)
        elif kind == PLACE_SPECIALIST:
            value += _specialist_promise(position, first_of(frame))
        elif kind == CHOOSE_WORKER:
            return value + segment_promise(position, first_of(frame), purse)
        elif kind == TAKE_TURN:
            return value + _best_segment(position, seat)
        elif kind in _PENDING:
            value += _PENDING[kind]
        else:
            break
    return value


def _best_segment(position: TerracottaPosition, seat: int) -> int:
    """The segment a seat would choose, having turned a ring."""
    wheel = position.wheel
    return max(
        segment_promise(position, segment, Purse(position, seat))
        for segment in range(SEGMENTS)
        if wheel.artisans[segment] == NOBODY
        and (wheel.craftsmen[segment] == NOBODY or position.players.artisans[seat])
    )


def segment_promise(position: TerracottaPosition, segment: int, purse: Purse) -> int:
    """The three actions of a segment, one after the other."""
    return sum(_ring_action(position, ring, segment, purse) for ring in (INNER, MIDDLE, OUTER))


def _ring_action(position: TerracottaPosition, ring: int, segment: int, purse: Purse) -> int:
    """TA-ACT-3.4: at worst, an action of the two rings that turn is worth 1 Clay."""
    again = ring == _RING_AGAIN
    space = space_at(position, INNER if again else ring, segment)
    wet = purse.wet
    value = _space(position, space, segment, purse)
    if ring in (INNER, MIDDLE) and value < WET_WORTH and purse.wet == wet:
        purse.wet += 1
        return WET_WORTH
    return value


def _space(position: TerracottaPosition, space: int, segment: int, purse: Purse) -> int:
    """What an action brings beyond its price; 0 if it cannot be had."""
    action, detail = space & 255, space >> 8
    if action == TAKE_COINS:
        purse.coins += detail
        return detail * COIN_WORTH
    if action == TAKE_CLAY:
        purse.wet += detail
        return detail * WET_WORTH
    if action == BUILD:
        return _build(position, detail, purse)
    if action == SOAK:
        dry, purse.dry = purse.dry, 0
        purse.wet += dry
        return dry * (WET_WORTH - DRY_WORTH)
    if action == UPGRADE:
        return 0 if position.worker == ARTISAN else ARTISAN_WORTH * rounds_left(position)
    if action == MASTER:
        return _master(position, detail, segment, purse)
    if action == PRIORITY:
        return 0 if purse.has_priority else PRIORITY_WORTH
    if action == READY_WEAPON:
        return 0 if purse.weapons >> detail & 1 else WEAPON_WORTH
    return _buy_specialist(position, purse) if action == BUY_SPECIALIST else 0


def _build(position: TerracottaPosition, clay: int, purse: Purse) -> int:
    if purse.wet < clay:
        return 0
    promises = [
        place_promise(position, warrior, True, purse)
        for warrior in range(len(WARRIORS))
        if position.remaining[warrior]
    ]
    if not promises:
        return 0
    purse.wet -= clay
    return max(promises) - clay * WET_WORTH


def place_promise(
    position: TerracottaPosition, warrior: int, paid_with_clay: bool, purse: Purse
) -> int:
    """A Warrior of this type: its points, its Weapon, the tiles that look at its type."""
    value = PLACE_WORTH
    for later in range(rounds_left(position) + 1):
        tile = tile_of_round(position, position.round + later)
        if tile == TILE_WARRIORS | warrior << 8:
            value += 120
    if paid_with_clay and position.remaining[warrior]:
        tables = position.tables
        taken = tables.warriors_per_type[warrior] - position.remaining[warrior]
        value += 100 * tables.organizer_points[taken]
        value += 120 if purse.weapons >> warrior & 1 else 0
    return value


def _master(position: TerracottaPosition, master: int, segment: int, purse: Purse) -> int:
    """TA-RING-7, TA-RING-8: the cheapest token buys a Master one does not have yet."""
    price = 0
    standing = 0
    if not purse.masters >> master & 1:
        costs = [
            cost
            for token, cost in enumerate(position.tables.master_costs)
            if not purse.tokens >> token & 1 and cost <= purse.coins
        ]
        if not costs:
            return 0
        price = min(costs)
        standing = master_worth(position, master)
    if price:
        purse.coins -= price
    return max(_ability(position, master, segment, purse) + standing - price * COIN_WORTH, 0)


def _ability(position: TerracottaPosition, master: int, segment: int, purse: Purse) -> int:
    tables = position.tables
    if master == BUILDER:
        if purse.coins < position.round or not any(position.remaining):
            return 0
        purse.coins -= position.round
        return PLACE_WORTH - position.round * COIN_WORTH
    if master == ADMINISTRATOR:
        return _space(position, space_at(position, INNER, segment), segment, purse)
    if master == INSPECTOR:
        return 200
    if master == CLAY_MAKER:
        purse.wet += tables.clay_maker_clay
        return tables.clay_maker_clay * WET_WORTH
    if master == BLACKSMITH:
        asleep = len(WEAPONS) - purse.weapons.bit_count()
        return asleep * WEAPON_WORTH
    stacks = sorted(position.wheel.warehouses, reverse=True)[: tables.supervisor_warehouses]
    return sum(stacks) * DRY_WORTH


def _buy_specialist(position: TerracottaPosition, purse: Purse) -> int:
    """The best Specialist that can be paid for, less its price and its Weapon."""
    tables = position.tables
    best = 0
    for specialist, costs in enumerate(tables.specialist_costs):
        bought = position.bought[specialist]
        weapon = tables.specialist_weapons[specialist]
        if bought < len(costs) and purse.weapons >> weapon & 1 and costs[bought] <= purse.coins:
            price = costs[bought] * COIN_WORTH + WEAPON_WORTH
            best = max(best, _specialist_promise(position, specialist) - price)
    return best


def _specialist_promise(position: TerracottaPosition, specialist: int) -> int:
    if specialist == MUSICIAN:
        return SPECIALIST_WORTH[MUSICIAN] * (rounds_left(position) + 1)
    if specialist == ARCHER:
        return SPECIALIST_WORTH[ARCHER]
    return SPECIALIST_WORTH[specialist]
