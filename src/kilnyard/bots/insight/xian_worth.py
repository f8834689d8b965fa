"""What resources, cards, Helpers and tiles of Xi'an are worth, in hundredths of a point.

The figures are a player's rules of thumb: a statue of section A brings about five points for two
Clay, a painted soldier about six for two pigments.
"""

from __future__ import annotations

from typing import Final

from kilnyard.games.xian.labels import colour_of, number_of
from kilnyard.games.xian.names import (
    ACCOUNTANT,
    ADMINISTRATOR,
    CERAMIST,
    EMISSARY,
    GREEN,
    HELPERS,
    LAST_SPACE,
    NUMBERS,
    OFFICER,
    RED,
    SCIENTIST,
    YELLOW,
)
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.resources import (
    has_helper,
    has_tile,
    resources_held,
)

COIN_WORTH: Final = 75
CLAY_WORTH: Final = 120
PIGMENT_WORTH: Final = 110
# What is left at the end is worth a third of a point.
IDLE_WORTH: Final = 33
# How much of a kind can be put to use in the phases to come.
USEFUL_CLAY: Final = 4
USEFUL_COINS: Final = 4
USEFUL_PIGMENTS: Final = 3

# Bonus tiles in their order, while they can still be used; the last space's tile.
TILE_WORTH: Final = (110, 170, 170, 420)
END_TILE_WORTH: Final = 500
# The signature that protects a statue, by section; and one that is kept for later.
SIGNED_WORTH: Final = (120, 180, 240)
SIGNATURE_WORTH: Final = 110
NUMBER_WORTH: Final = 12

# What a Helper brings in each round that is left.
_HELPER_WORTH: Final = {
    CERAMIST: 55,
    ACCOUNTANT: 40,
    ADMINISTRATOR: 65,
    EMISSARY: 25,
    SCIENTIST: 65,
    OFFICER: 30,
}


def phases_left(position: XianPosition) -> int:
    """The phases after this one."""
    return 2 * (position.tables.rounds - position.round) + 2 - position.phase


def resources_worth(position: XianPosition, seat: int, may_act: bool) -> int:
    """What is in hand; `may_act` if the seat still has a turn in this phase."""
    phases = phases_left(position) + (1 if may_act else 0)
    if phases == 0:
        return resources_held(position.players, seat) * IDLE_WORTH
    players = position.players
    worth = _worth(players.clay[seat], USEFUL_CLAY + phases, CLAY_WORTH)
    worth += _worth(players.coins[seat], USEFUL_COINS + phases, COIN_WORTH)
    first = seat * 4
    pigments = players.pigments[first : first + 4]
    for amount in pigments:
        worth += _worth(amount, min(USEFUL_PIGMENTS, phases + 1), PIGMENT_WORTH)
    return worth


def _worth(amount: int, useful: int, each: int) -> int:
    used = min(amount, useful)
    return used * each + (amount - used) * IDLE_WORTH


def helper_worth(position: XianPosition, helper: int) -> int:
    """What a Helper that one has brings in the rounds to come."""
    return _HELPER_WORTH[helper] * (position.tables.rounds - position.round)


def helpers_worth(position: XianPosition, seat: int) -> int:
    return sum(
        helper_worth(position, helper)
        for helper in range(len(HELPERS))
        if has_helper(position.players, seat, helper)
    )


def tiles_worth(position: XianPosition, seat: int, may_act: bool) -> int:
    """Unused tiles: what they can still do, or at the end their points."""
    unused = 100 * position.tables.unused_points
    worth = 0
    for tile, each in enumerate(TILE_WORTH):
        if has_tile(position.players, seat, tile):
            worth += max(each, unused) if phases_left(position) or may_act else unused
    return worth


def track_worth(position: XianPosition, seat: int) -> int:
    """How near the Supervisor has come to the End tiles, and who is ahead."""
    near = position.players.track[seat] * 20 * min(phases_left(position), LAST_SPACE)
    place = position.board.precedence.index(seat)
    return near + 15 * (position.seats - 1 - place)


def card_worth(position: XianPosition, card: int) -> int:
    """What a worker card brings if it is the upper one in this round."""
    tables, colour, index = position.tables, colour_of(card), card % NUMBERS
    if colour == YELLOW:
        return max(PIGMENT_WORTH, tables.collector_coins[index] * COIN_WORTH)
    if colour == RED:
        return max(PIGMENT_WORTH, tables.craftsman_clay[index] * CLAY_WORTH)
    if colour == GREEN:
        points = 100 * tables.helper_points[index][position.round - 1]
        return max(PIGMENT_WORTH, points + helper_worth(position, index))
    return len(tables.miner_pigments[index]) * PIGMENT_WORTH


def pair_worth(position: XianPosition, under: int, over: int) -> int:
    """A pair: what the upper card brings, and how early the lower one lets it be used."""
    return card_worth(position, over) + NUMBER_WORTH * number_of(under)
