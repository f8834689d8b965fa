"""Step 3 of a turn (002:400): the actions of the segment, from the Inner Ring outward."""

from __future__ import annotations

from typing import ClassVar, Final

from kilnyard.core.events import Message
from kilnyard.core.question import ALLOWED, PICK_ACTION, Question, first_of, second_of
from kilnyard.core.table import Table
from kilnyard.games.terracotta.action_phase import labels_of_actions as words
from kilnyard.games.terracotta.action_phase.masters import (
    ability_refused,
    buy_master,
    token_refused,
    use_ability,
)
from kilnyard.games.terracotta.action_phase.options import (
    AGAIN,
    ALTERNATIVES,
    ALTERNATIVES_BUT_NOTHING,
    CLAY,
    COIN,
    FAVOUR_CLAY,
    FAVOUR_COIN,
    FAVOUR_OPTIONS,
    FIRST_SPECIALIST,
    FIRST_TOKEN,
    FIRST_WARRIOR,
    MAY_BE_LEFT,
    NOTHING,
    PERFORM,
    PERFORM_OPTION,
    SPECIALIST_OPTIONS,
    TOKEN_OPTIONS,
    WARRIOR_OPTIONS,
)
from kilnyard.games.terracotta.action_phase.specialists import buy_specialist, specialist_refused
from kilnyard.games.terracotta.action_phase.warriors import make_warrior, warrior_refused
from kilnyard.games.terracotta.events import (
    ActionSkipped,
    AdministratorUsed,
    ClayInstead,
    ClaySoaked,
    ClayTaken,
    CoinsInstead,
    CoinsTaken,
    FavourTaken,
    PriorityTaken,
    WeaponReadied,
    WorkerUpgraded,
)
from kilnyard.games.terracotta.names import (
    ADMINISTRATOR,
    BUILD,
    BUY_SPECIALIST,
    INNER,
    MASTER,
    OUTER,
    PRIORITY,
    READY_WEAPON,
    RINGS,
    SOAK,
    SOLO,
    TAKE_CLAY,
    TAKE_COINS,
    UPGRADE,
    WEAPONS,
)
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.refusals import (
    NO_DRY_CLAY,
    OUTER_RING_HAS_NO_ALTERNATIVE,
    PRIORITY_STACK_EMPTY,
    PRIORITY_TOKEN_HELD,
    REPEATED_ACTION_HAS_NO_ALTERNATIVE,
    UPGRADE_NEEDS_CRAFTSMAN,
    WEAPON_ALREADY_ACTIVE,
)
from kilnyard.games.terracotta.resources import has_active, has_master, ready, score, soak
from kilnyard.games.terracotta.wheel import space_at, upgrade, upgrade_refused

# The space of the Master Administrator.
REPEATING: Final = MASTER | ADMINISTRATOR << 8


def space_of(position: TerracottaPosition, frame: int) -> int:
    """The action space a frame is about: on its ring, in line with the Worker just placed."""
    ring = first_of(frame)
    return space_at(position, INNER if ring == AGAIN else ring, position.segment)


def may_be_skipped(frame: int) -> bool:
    """TA-ACT-3.5: any action, but not one that a Master has been asked to repeat (TA-RING-7)."""
    return first_of(frame) != AGAIN or second_of(frame) == MAY_BE_LEFT


class RingAction(Question[TerracottaPosition]):
    """Perform one action, or take 1 Clay or 1 Coin in its place, or leave it. Detail: the ring."""

    name: ClassVar[str] = "ring-action"
    kind: ClassVar[str] = PICK_ACTION

    def candidates(self, position: TerracottaPosition, seat: int) -> list[int]:
        frame = position.frames[-1]
        alternatives = ALTERNATIVES if may_be_skipped(frame) else ALTERNATIVES_BUT_NOTHING
        return action_options(position, seat, space_of(position, frame)) + alternatives

    def refused(self, position: TerracottaPosition, seat: int, option: int) -> int:
        frame = position.frames[-1]
        if option >= PERFORM:
            return action_refused(position, seat, space_of(position, frame), option)
        return alternative_refused(first_of(frame), option)

    def choices(self, position: TerracottaPosition, seat: int) -> list[int]:
        frame = position.frames[-1]
        space = space_of(position, frame)
        options = [
            option
            for option in action_options(position, seat, space)
            if action_refused(position, seat, space, option) == ALLOWED
        ]
        if first_of(frame) < OUTER:
            options += ALTERNATIVES
        elif may_be_skipped(frame):
            options.append(NOTHING)
        return options

    def answer(
        self, position: TerracottaPosition, frame: int, seat: int, option: int, table: Table
    ) -> None:
        if option < PERFORM:
            take_alternative(position, seat, first_of(frame), option, table)
            return
        if table.listening and first_of(frame) == AGAIN:
            table.tell(AdministratorUsed(seat=seat))
        space = space_of(position, frame)
        detail = space >> 8
        if option == PERFORM:
            perform(position, seat, space & 255, detail, table)
        elif option < FIRST_SPECIALIST:
            make_warrior(position, seat, option - FIRST_WARRIOR, detail, table)
        elif option < FIRST_TOKEN:
            buy_specialist(position, seat, option - FIRST_SPECIALIST, table)
        elif option < FAVOUR_COIN:
            buy_master(position, seat, detail, option - FIRST_TOKEN, table)
            if master_refused(position, seat, detail) == ALLOWED:
                use_ability(position, seat, detail, True, table)
        else:
            take_favour(position, seat, option, table)

    def token(self, position: TerracottaPosition, option: int) -> str:
        return words.token(option)

    def label(self, position: TerracottaPosition, seat: int, option: int) -> Message:
        return words.label(position, option, space_of(position, position.frames[-1]))

    def facts(self, position: TerracottaPosition, seat: int, option: int) -> dict[str, int | str]:
        """What the Master Administrator cannot repeat is refused for that action's own reason."""
        frame = position.frames[-1]
        space = space_of(position, frame)
        known = words.facts(position, seat, option, first_of(frame), space)
        if option == PERFORM and space == REPEATING:
            repeated = space_at(position, INNER, position.segment)
            way = action_options(position, seat, repeated)[0]
            return words.facts(position, seat, way, INNER, repeated) | known
        return known


def alternative_refused(ring: int, option: int) -> int:
    """TA-ACT-3.4: only in place of an Inner or Middle action; TA-ADM-2: nor of a repeated one."""
    if option == NOTHING or ring < OUTER:
        return ALLOWED
    return OUTER_RING_HAS_NO_ALTERNATIVE if ring == OUTER else REPEATED_ACTION_HAS_NO_ALTERNATIVE


def action_options(position: TerracottaPosition, seat: int, space: int) -> list[int]:
    """The ways to perform what is printed on a space."""
    action = space & 255
    if action == BUILD:
        return WARRIOR_OPTIONS
    if action == BUY_SPECIALIST:
        return SPECIALIST_OPTIONS
    if action == MASTER and not has_master(position.players, seat, space >> 8):
        return TOKEN_OPTIONS
    if action == PRIORITY and position.li_si is not None:
        return FAVOUR_OPTIONS
    return PERFORM_OPTION


def action_refused(position: TerracottaPosition, seat: int, space: int, option: int) -> int:
    """Why an action may not be performed this way; one that would do nothing is refused as well."""
    action, detail = space & 255, space >> 8
    if action == BUILD:
        return warrior_refused(position, seat, option - FIRST_WARRIOR, detail)
    if action == BUY_SPECIALIST:
        return specialist_refused(position, seat, option - FIRST_SPECIALIST)
    if action == MASTER:
        if option >= FIRST_TOKEN:
            return token_refused(position, seat, option - FIRST_TOKEN)
        return master_refused(position, seat, detail)
    if action == SOAK:
        return ALLOWED if position.players.dry[seat] else NO_DRY_CLAY
    if action == UPGRADE:
        return UPGRADE_NEEDS_CRAFTSMAN if upgrade_refused(position) else ALLOWED
    if action == PRIORITY:
        return ALLOWED if option >= FAVOUR_COIN else priority_refused(position, seat)
    if action == READY_WEAPON and has_active(position.players, seat, detail):
        return WEAPON_ALREADY_ACTIVE
    return ALLOWED


def master_refused(position: TerracottaPosition, seat: int, master: int) -> int:
    """Why a Master's ability would do nothing now, whether the token was there or has just come."""
    if master == ADMINISTRATOR:
        return repeating_refused(position, seat)
    return ability_refused(position, seat, master)


def repeating_refused(position: TerracottaPosition, seat: int) -> int:
    """TA-ADM-2: the Master Administrator is of use only if the Inner action can be performed."""
    space = space_at(position, INNER, position.segment)
    reasons = [
        action_refused(position, seat, space, option)
        for option in action_options(position, seat, space)
    ]
    return ALLOWED if ALLOWED in reasons else reasons[0]


def priority_refused(position: TerracottaPosition, seat: int) -> int:
    """TA-RING-14: one Priority token a player. TA-RING-12: as long as one is left."""
    if position.players.priority[seat]:
        return PRIORITY_TOKEN_HELD
    if position.priority_taken == position.tables.priority_tokens[position.seats]:
        return PRIORITY_STACK_EMPTY
    return ALLOWED


def take_alternative(
    position: TerracottaPosition, seat: int, ring: int, option: int, table: Table
) -> None:
    """TA-ACT-3.4, TA-ACT-3.5: 1 Wet Clay, 1 Coin, or nothing in place of an action."""
    tables, players = position.tables, position.players
    if option == CLAY:
        players.wet[seat] += tables.alternative_clay
    elif option == COIN:
        players.coins[seat] += tables.alternative_coins
    if not table.listening or ring == AGAIN:
        return
    name = RINGS[ring]
    if option == CLAY:
        table.tell(ClayInstead(seat=seat, ring=name, clay=tables.alternative_clay))
    elif option == COIN:
        table.tell(CoinsInstead(seat=seat, ring=name, coins=tables.alternative_coins))
    else:
        table.tell(ActionSkipped(seat=seat, ring=name))


def perform(
    position: TerracottaPosition, seat: int, action: int, detail: int, table: Table
) -> None:
    """The actions that leave nothing to choose, and a Master one has a token at (TA-RING-7)."""
    if action == TAKE_COINS:
        position.players.coins[seat] += detail
        if table.listening:
            table.tell(CoinsTaken(seat=seat, coins=detail))
    elif action == TAKE_CLAY:
        position.players.wet[seat] += detail
        if table.listening:
            table.tell(ClayTaken(seat=seat, clay=detail))
    elif action == SOAK:
        clay = soak(position.players, seat)
        if table.listening:
            table.tell(ClaySoaked(seat=seat, clay=clay))
    elif action == UPGRADE:
        upgrade(position, seat)
        if table.listening:
            table.tell(WorkerUpgraded(seat=seat, segment=position.segment + 1))
    elif action == MASTER:
        use_ability(position, seat, detail, False, table)
    elif action == PRIORITY:
        take_priority(position, seat, table)
    else:
        ready(position.players, seat, detail)
        if table.listening:
            table.tell(WeaponReadied(seat=seat, weapon=WEAPONS[detail]))


def take_priority(position: TerracottaPosition, seat: int, table: Table) -> None:
    """TA-RING-12, TA-RING-13: the top token, and at once the Clay shown on it."""
    clay = position.tables.priority_clay[position.priority_taken]
    position.priority_taken += 1
    position.players.priority[seat] = position.priority_taken
    position.players.wet[seat] += clay
    if table.listening:
        table.tell(PriorityTaken(seat=seat, number=position.priority_taken, clay=clay))


def take_favour(position: TerracottaPosition, seat: int, option: int, table: Table) -> None:
    """TA-SOLO-ACT-1: Victory Points, and 1 Coin or 1 Clay."""
    tables = position.tables
    coins = tables.alternative_coins if option == FAVOUR_COIN else 0
    clay = tables.alternative_clay if option == FAVOUR_CLAY else 0
    score(position.players, seat, SOLO, tables.solo_priority_points)
    position.players.coins[seat] += coins
    position.players.wet[seat] += clay
    if table.listening:
        points = tables.solo_priority_points
        table.tell(FavourTaken(seat=seat, points=points, coins=coins, clay=clay))
