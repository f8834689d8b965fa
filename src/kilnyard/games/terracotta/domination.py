"""Domination and Presence, wherever they are compared."""

from __future__ import annotations

from mypy_extensions import i64

from kilnyard.core.bits import BIT
from kilnyard.core.table import Table
from kilnyard.games.terracotta.geometry import OUTSIDE
from kilnyard.games.terracotta.names import NOBODY
from kilnyard.games.terracotta.position import Mausoleum
from kilnyard.games.terracotta.scoring_events import DominationTied, TieBroken
from kilnyard.games.terracotta.standing import counts, faced


def dominator_of_amounts(amounts: list[int]) -> int:
    """TA-KEY-13, TA-KEY-14, TA-KEY-17: the one seat that has more than any other, or NOBODY.

    Coins and Clay are compared by this alone (TA-SCO-18).
    """
    leader = NOBODY
    most = 0
    for seat in range(len(amounts)):
        amount = amounts[seat]
        if amount > most:
            leader = seat
            most = amount
        elif amount == most:
            leader = NOBODY
    return leader


def dominator_among(mausoleum: Mausoleum, amounts: list[int], warriors: i64) -> int:
    """Who dominates these Warriors, already counted for each seat.

    TA-ARC-7, TA-ARC-9: a tie goes to the tied seat with the most Archers facing a Warrior that is
    counted, wherever they kneel. TA-ARC-8: seats tied in Archers too stay tied.
    """
    leader = dominator_of_amounts(amounts)
    if leader != NOBODY or not mausoleum.archers:
        return leader
    most = max(amounts)
    support = [0] * len(amounts)
    for archer in mausoleum.archers:
        cell = faced(mausoleum, archer)
        if cell == OUTSIDE:
            continue
        target: i64 = BIT[cell] & warriors
        for seat in range(len(amounts)):
            if amounts[seat] == most and mausoleum.owned[seat] & target != 0:
                support[seat] += 1
    return dominator_of_amounts(support)


def dominator(mausoleum: Mausoleum, seats: int, warriors: i64) -> int:
    """The seat that dominates these Warriors (own cells), or NOBODY."""
    return dominator_among(mausoleum, counts(mausoleum, seats, warriors), warriors)


def award(amount: int, dominates: bool, domination: int, presence: int) -> int:
    """What a seat is paid: for Domination, or for Presence, never for both.

    TA-KEY-15, TA-KEY-16, TA-KEY-18: whoever has any and does not dominate has Presence.
    """
    if dominates:
        return domination
    return presence if amount > 0 else 0


def awards(amounts: list[int], leader: int, domination: int, presence: int) -> list[int]:
    """What each seat is paid for Domination or Presence."""
    points: list[int] = []
    for seat in range(len(amounts)):
        points.append(award(amounts[seat], seat == leader, domination, presence))
    return points


def tell_of_tie(amounts: list[int], leader: int, table: Table) -> None:
    """Tell, if the lead was shared, whom the Archers favoured or that nobody dominates."""
    if dominator_of_amounts(amounts) != NOBODY or max(amounts) == 0:
        return
    if leader == NOBODY:
        table.tell(DominationTied(players=amounts.count(max(amounts))))
    else:
        table.tell(TieBroken(seat=leader))
