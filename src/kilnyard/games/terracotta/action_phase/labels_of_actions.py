"""What the ways to deal with a ring's action are called, and what their refusals may mention."""

from __future__ import annotations

from typing import Final

from kilnyard.core.events import Message
from kilnyard.games.terracotta.action_phase.masters import most_remaining
from kilnyard.games.terracotta.action_phase.options import (
    AGAIN,
    CLAY,
    COIN,
    FAVOUR_COIN,
    FIRST_SPECIALIST,
    FIRST_TOKEN,
    FIRST_WARRIOR,
    NOTHING,
    PERFORM,
)
from kilnyard.games.terracotta.action_phase.specialists import specialist_cost
from kilnyard.games.terracotta.action_phase.warriors import organizer_value
from kilnyard.games.terracotta.labels import (
    SKIP_LABEL,
    alternative_label,
    favour_label,
    make_label,
    space_message,
    specialist_label,
    token_label,
)
from kilnyard.games.terracotta.names import (
    ACTIONS,
    BUILDER,
    INNER,
    MASTER,
    MASTERS,
    READY_WEAPON,
    RINGS,
    SPECIALISTS,
    WARRIORS,
    WEAPONS,
)
from kilnyard.games.terracotta.position import TerracottaPosition

TOKENS: Final = (
    "skip",
    "clay",
    "coin",
    "do",
    *WARRIORS,
    *SPECIALISTS,
    "token-1",
    "token-2",
    "token-3",
    "token-4",
    "token-5",
    "token-6",
    "favour-coin",
    "favour-clay",
)


def token(option: int) -> str:
    """The option's word in the game notation."""
    return TOKENS[option]


def label(position: TerracottaPosition, option: int, space: int) -> Message:
    """What an option is called when the ring shows this space."""
    if option == NOTHING:
        return SKIP_LABEL
    if option == CLAY:
        return alternative_label("clay", position.tables.alternative_clay)
    if option == COIN:
        return alternative_label("coins", position.tables.alternative_coins)
    if option == PERFORM:
        return space_message(space)
    return _label_of_way(position, option, space >> 8)


def _label_of_way(position: TerracottaPosition, option: int, detail: int) -> Message:
    """A way to perform an action that can be performed in several."""
    tables = position.tables
    if option < FIRST_SPECIALIST:
        warrior = option - FIRST_WARRIOR
        return make_label(WARRIORS[warrior], detail, organizer_value(position, warrior))
    if option < FIRST_TOKEN:
        specialist = option - FIRST_SPECIALIST
        weapon = WEAPONS[tables.specialist_weapons[specialist]]
        cost = specialist_cost(position, specialist)
        return specialist_label(SPECIALISTS[specialist], cost, weapon)
    if option < FAVOUR_COIN:
        number = option - FIRST_TOKEN
        return token_label(MASTERS[detail], number + 1, tables.master_costs[number])
    if option == FAVOUR_COIN:
        return favour_label("coins", tables.alternative_coins, tables.solo_priority_points)
    return favour_label("clay", tables.alternative_clay, tables.solo_priority_points)


def facts(
    position: TerracottaPosition, seat: int, option: int, ring: int, space: int
) -> dict[str, int | str]:
    """The ring and its action; and of this option, what it is about, costs, and would take."""
    action, detail = space & 255, space >> 8
    known: dict[str, int | str] = {
        "ring": RINGS[INNER if ring == AGAIN else ring],
        "action": ACTIONS[action],
    }
    if action == MASTER:
        known["master"] = MASTERS[detail]
    elif action == READY_WEAPON:
        known["weapon"] = WEAPONS[detail]
    if FIRST_WARRIOR <= option < FIRST_SPECIALIST:
        known["warrior"] = WARRIORS[option - FIRST_WARRIOR]
        known["cost"] = detail
        known["have"] = position.players.wet[seat]
    elif FIRST_SPECIALIST <= option < FIRST_TOKEN:
        _add_specialist(position, option - FIRST_SPECIALIST, known)
        known["have"] = position.players.coins[seat]
    elif FIRST_TOKEN <= option < FAVOUR_COIN:
        known["token"] = option - FIRST_TOKEN + 1
        known["cost"] = position.tables.master_costs[option - FIRST_TOKEN]
        known["have"] = position.players.coins[seat]
    elif action == MASTER and detail == BUILDER:
        known["cost"] = position.round
        known["have"] = position.players.coins[seat]
        known["warrior"] = WARRIORS[most_remaining(position)]
    return known


def _add_specialist(
    position: TerracottaPosition, specialist: int, known: dict[str, int | str]
) -> None:
    known["specialist"] = SPECIALISTS[specialist]
    known["weapon"] = WEAPONS[position.tables.specialist_weapons[specialist]]
    known["cost"] = specialist_cost(position, specialist)
