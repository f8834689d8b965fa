"""What resources, Weapons and Masters of Terracotta Army are worth, in hundredths of a point.

The figures are a player's rules of thumb: a Warrior made for three Clay brings about twelve points.
"""

from __future__ import annotations

from typing import Final

from kilnyard.games.terracotta.names import (
    ADMINISTRATOR,
    BLACKSMITH,
    BUILDER,
    CLAY_MAKER,
    INSPECTOR,
    SUPERVISOR,
)
from kilnyard.games.terracotta.position import TerracottaPosition

WET_WORTH: Final = 190
DRY_WORTH: Final = 110
COIN_WORTH: Final = 120
IDLE_WORTH: Final = 50
WEAPON_WORTH: Final = 170
ARTISAN_WORTH: Final = 45
PRIORITY_WORTH: Final = 150
# A place in the Mausoleum for a Warrior, beyond the points of the Organizer.
PLACE_WORTH: Final = 650
SPECIALIST_WORTH: Final = (250, 500, 350, 180)

_ABILITY_AGAIN: Final = {
    BUILDER: 90,
    ADMINISTRATOR: 90,
    INSPECTOR: 60,
    CLAY_MAKER: 110,
    SUPERVISOR: 80,
    BLACKSMITH: 80,
}


def rounds_left(position: TerracottaPosition) -> int:
    """The rounds after this one."""
    return position.tables.rounds - position.round


def workers_left(position: TerracottaPosition, seat: int) -> int:
    """The Workers a seat may still place this round."""
    return position.players.craftsmen[seat] + position.players.artisans[seat]


def clay_in_use(position: TerracottaPosition, seat: int) -> int:
    """How much Clay a seat can hope to build with: about half its Workers build."""
    workers = workers_left(position, seat)
    workers += rounds_left(position) * position.tables.workers[position.seats]
    return 2 + 2 * workers


def master_worth(position: TerracottaPosition, master: int) -> int:
    """What a Master that one has brings in the rounds to come."""
    tables = position.tables
    bonus = tables.master_coins[master] * COIN_WORTH
    bonus += tables.master_protection[master] * (WET_WORTH - DRY_WORTH)
    left = rounds_left(position)
    return left * (bonus + _ABILITY_AGAIN[master]) + (0 if left else tables.master_coins[master])
