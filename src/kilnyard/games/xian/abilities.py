"""What a seat is able to do in each building (003:228), with and without the discount tile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kilnyard.core.bits import popcount
from kilnyard.core.question import ALLOWED
from kilnyard.games.xian.names import (
    ARMOURY,
    LABORATORY,
    LAST_SPACE,
    NOTHING,
    OFFICER,
    PIGMENTS,
    ROW_PLACES,
    SCIENTIST,
    SECTION_A,
    SECTION_B,
    SECTIONS,
    WORKSHOP,
)
from kilnyard.games.xian.pit import SECTION_MASKS
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.refusals import (
    NO_SOLDIER_LEFT,
    NO_STATUE_LEFT,
    NO_STATUE_TO_PAINT,
    NOTHING_TO_REDUCE,
    PIT_FULL,
    ROW_EMPTY,
    TOO_FEW_PIGMENTS,
    TOO_LITTLE_CLAY,
    TRACK_ENDS,
)
from kilnyard.games.xian.resources import has_helper, pigments_of

# A payment is `first | second << 3` with the smaller pigment first; ONE stands for no second one.
ONE: Final = 4


def able(position: XianPosition, seat: int, building: int, reduced: bool) -> bool:
    """Whether a seat can act in a building; `reduced` if it uses its discount tile there."""
    return refused_there(position, seat, building, reduced) == ALLOWED


def refused_there(position: XianPosition, seat: int, building: int, reduced: bool) -> int:
    """XI-BLD-8: ALLOWED, or why nothing can be done there."""
    if building == WORKSHOP:
        return _modelling_refused(position, seat, reduced)
    if building == LABORATORY:
        return _painting_refused(position, seat, reduced)
    if building == ARMOURY:
        return _forging_refused(position, seat, reduced)
    return TRACK_ENDS if position.players.track[seat] == LAST_SPACE else ALLOWED


def free_spaces(position: XianPosition) -> i64:
    """XI-SHOP-2: spaces where nobody stands."""
    taken: i64 = position.pit.statues
    for painted in position.pit.painted:
        taken |= painted
    return position.pit.spaces & ~taken


def statues_left(position: XianPosition) -> int:
    """XI-SUP-2: unpainted soldiers in the supply."""
    return position.tables.statues - popcount(position.pit.statues)


def full_clay(position: XianPosition, seat: int, section: int) -> int:
    """XI-SHOP-1, XI-HELP-5: the Clay for a statue, less the Scientist's share."""
    clay = position.tables.statue_clay[section]
    if has_helper(position.players, seat, SCIENTIST):
        clay -= position.tables.scientist_clay
    return max(0, clay)


def clay_for(position: XianPosition, seat: int, section: int, reduced: bool) -> int:
    """XI-DISC-1: the discount tile takes one more off."""
    clay = full_clay(position, seat, section)
    return max(0, clay - position.tables.discount_resources) if reduced else clay


def modelling_in_refused(position: XianPosition, seat: int, section: int, reduced: bool) -> int:
    """Whether a seat can pay for a statue in a section."""
    if reduced and full_clay(position, seat, section) == 0:
        return NOTHING_TO_REDUCE
    if position.players.clay[seat] < clay_for(position, seat, section, reduced):
        return TOO_LITTLE_CLAY
    return ALLOWED


def _modelling_refused(position: XianPosition, seat: int, reduced: bool) -> int:
    if statues_left(position) == 0:
        return NO_STATUE_LEFT
    free: i64 = free_spaces(position)
    reason = PIT_FULL
    for section in range(len(SECTIONS)):
        if free & SECTION_MASKS[section] != 0:
            reason = modelling_in_refused(position, seat, section, reduced)
            if reason == ALLOWED:
                return ALLOWED
    return reason


def paintable(position: XianPosition, seat: int) -> i64:
    """XI-LAB-6: unpainted soldiers that nobody else has signed."""
    signed: i64 = 0
    for other in range(position.seats):
        if other != seat:
            signed |= position.pit.signed[other]
    return position.pit.statues & ~signed


def soldiers_left(position: XianPosition, seat: int) -> int:
    """XI-LAB-9: a seat's own soldiers that do not stand in the pit yet."""
    return position.tables.soldiers - popcount(position.pit.painted[seat])


def payments(position: XianPosition, section: int, reduced: bool) -> list[int]:
    """XI-LAB-1 to XI-LAB-3, XI-DISC-3: every way to pay for a soldier in a section."""
    pigments, board = position.tables.request_pigments, position.board
    found: list[int] = []
    if section == SECTION_A:
        asked = pigments[board.requests[0]]
        for other in range(len(PIGMENTS)):
            found.append(_one(other) if reduced else _two(asked, other))
    elif section == SECTION_B:
        first, second = pigments[board.requests[1]], pigments[board.requests[2]]
        if reduced:
            found.append(_one(min(first, second)))
            if first != second:
                found.append(_one(max(first, second)))
        else:
            found.append(_two(first, second))
    else:
        asked = pigments[board.requests[3]]
        found.append(_one(asked) if reduced else _two(asked, asked))
    return found


def _one(pigment: int) -> int:
    return pigment | ONE << 3


def _two(first: int, second: int) -> int:
    return min(first, second) | max(first, second) << 3


def paid_with(payment: int) -> list[int]:
    """The pigments of a payment."""
    first, second = payment & 7, payment >> 3
    return [first] if second == ONE else [first, second]


def payment_held(position: XianPosition, seat: int, payment: int) -> bool:
    """XI-BLD-13: pigments must be owned."""
    first, second = payment & 7, payment >> 3
    if first == second:
        return pigments_of(position.players, seat, first) >= 2
    return pigments_of(position.players, seat, first) > 0 and (
        second == ONE or pigments_of(position.players, seat, second) > 0
    )


def can_pay_in(position: XianPosition, seat: int, section: int, reduced: bool) -> bool:
    """Whether a seat has the pigments for a soldier in a section."""
    for payment in payments(position, section, reduced):
        if payment_held(position, seat, payment):
            return True
    return False


def _painting_refused(position: XianPosition, seat: int, reduced: bool) -> int:
    if soldiers_left(position, seat) == 0:
        return NO_SOLDIER_LEFT
    statues: i64 = paintable(position, seat)
    if statues == 0:
        return NO_STATUE_TO_PAINT
    for section in range(len(SECTIONS)):
        if statues & SECTION_MASKS[section] != 0 and can_pay_in(position, seat, section, reduced):
            return ALLOWED
    return TOO_FEW_PIGMENTS


def full_price(position: XianPosition, seat: int, card: int) -> int:
    """XI-ARM-1, XI-HELP-6: the price of an Equipment, less the Officer's share."""
    coins = position.tables.equipment_coins[card]
    if has_helper(position.players, seat, OFFICER):
        coins -= position.tables.officer_coins
    return max(0, coins)


def price_of(position: XianPosition, seat: int, card: int, reduced: bool) -> int:
    """XI-DISC-2: the discount tile takes one more off."""
    coins = full_price(position, seat, card)
    return max(0, coins - position.tables.discount_resources) if reduced else coins


def _forging_refused(position: XianPosition, seat: int, reduced: bool) -> int:
    """XI-BLD-13: Coins may be owed, so any card will do."""
    reason = ROW_EMPTY
    for place in range(ROW_PLACES):
        card = position.board.row[place]
        if card == NOTHING:
            continue
        if not reduced or full_price(position, seat, card) > 0:
            return ALLOWED
        reason = NOTHING_TO_REDUCE
    return reason
