"""What his Weapons bring when he builds (002:952): not what they bring a person."""

from __future__ import annotations

from kilnyard.core.table import Table
from kilnyard.games.terracotta.li_si.cards import is_neutral, li_si_of
from kilnyard.games.terracotta.li_si.events import (
    InspectorsLeftBySword,
    LiSiCrossbowUsed,
    LiSiHalberdUsed,
    LiSiSpearUsed,
    LiSiSwordUsed,
)
from kilnyard.games.terracotta.li_si.inspectors import move_either_way
from kilnyard.games.terracotta.names import (
    BUY_SPECIALIST,
    CROSSBOW,
    HALBERD,
    LI_SI_SEAT,
    SPEAR,
    SWORD,
    WEAPON_ABILITIES,
)
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.resources import has_active, score, use
from kilnyard.games.terracotta.wheel import space_at


def weapon_fits(position: TerracottaPosition, warrior: int) -> bool:
    """TA-SOLO-BUILD-25: the type's Weapon is ready, and not kept for a Specialist."""
    return has_active(position.players, LI_SI_SEAT, warrior) and not keeps_weapons(position)


def keeps_weapons(position: TerracottaPosition) -> bool:
    """TA-SOLO-BUILD-33: a Neutral card is active, and his Worker's segment shows Specialists."""
    for card in li_si_of(position).active:
        if is_neutral(position.tables, card):
            return _shows_specialists(position, position.segment)
    return False


def _shows_specialists(position: TerracottaPosition, segment: int) -> bool:
    for ring in range(len(position.tables.rings)):
        if space_at(position, ring, segment) & 255 == BUY_SPECIALIST:
            return True
    return False


def use_weapon(position: TerracottaPosition, weapon: int, table: Table) -> None:
    """TA-SOLO-BUILD-26: to the front of his row, turned inactive; then what it brings."""
    row = li_si_of(position).weapon_row
    row.remove(weapon)
    row.insert(0, weapon)
    use(position.players, LI_SI_SEAT, weapon)
    score(
        position.players, LI_SI_SEAT, WEAPON_ABILITIES, position.tables.solo_weapon_points[weapon]
    )
    if weapon == SPEAR:
        position.players.coins[LI_SI_SEAT] += position.tables.solo_soldier_coins
    if table.listening:
        _tell_bonus(position, weapon, table)
    if weapon == SWORD:
        moved = move_either_way(position, table)
        if table.listening and not moved:
            table.tell(InspectorsLeftBySword(seat=LI_SI_SEAT))


def _tell_bonus(position: TerracottaPosition, weapon: int, table: Table) -> None:
    points = position.tables.solo_weapon_points[weapon]
    if weapon == SWORD:
        table.tell(LiSiSwordUsed(seat=LI_SI_SEAT, points=points))
    elif weapon == HALBERD:
        table.tell(LiSiHalberdUsed(seat=LI_SI_SEAT, points=points))
    elif weapon == CROSSBOW:
        table.tell(LiSiCrossbowUsed(seat=LI_SI_SEAT, points=points))
    else:
        coins = position.tables.solo_soldier_coins
        table.tell(LiSiSpearUsed(seat=LI_SI_SEAT, points=points, coins=coins))
