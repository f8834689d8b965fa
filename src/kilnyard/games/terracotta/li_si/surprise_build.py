"""Surprise Build (002:819): before the Inspectors are scored, he spends what he has too much of."""

from __future__ import annotations

from typing import Final

from kilnyard.core.question import Step, first_of, second_of
from kilnyard.core.question import frame as make_frame
from kilnyard.core.table import Table
from kilnyard.games.terracotta.frames import LI_SI_BUILD, LI_SI_SURPRISE_BUILD
from kilnyard.games.terracotta.li_si.building import BY_SURPRISE, can_build
from kilnyard.games.terracotta.li_si.cards import li_si_of
from kilnyard.games.terracotta.li_si.events import SurpriseClayDiscarded, SurpriseCoinsDiscarded
from kilnyard.games.terracotta.names import LI_SI_SEAT, OVERTIME
from kilnyard.games.terracotta.position import TerracottaPosition

CLAY: Final = 0
COINS: Final = 1


class LiSiSurpriseBuild(Step[TerracottaPosition]):
    """TA-SOLO-SUR-1 to TA-SOLO-SUR-4. Details: Clay or Coins, and the builds done with them."""

    def run(self, position: TerracottaPosition, frame: int, table: Table) -> None:
        resource, done = first_of(frame), second_of(frame)
        if (
            done < position.tables.solo_surprise_builds
            and _has(position, resource) >= _needed(position, resource)
            and can_build(position)
        ):
            position.frames.append(make_frame(LI_SI_SURPRISE_BUILD, resource, done + 1))
            _discard(position, resource, table)
            position.frames.append(make_frame(LI_SI_BUILD, BY_SURPRISE))
        elif resource == CLAY:
            position.frames.append(make_frame(LI_SI_SURPRISE_BUILD, COINS))


def _has(position: TerracottaPosition, resource: int) -> int:
    players = position.players
    return players.wet[LI_SI_SEAT] if resource == CLAY else players.coins[LI_SI_SEAT]


def _needed(position: TerracottaPosition, resource: int) -> int:
    """TA-SOLO-SUR-2, TA-SOLO-SUR-3; TA-SOLO-CHA-8: one of the Challenges needs less."""
    tables = position.tables
    if li_si_of(position).challenges >> OVERTIME & 1 == 1:
        return (
            tables.challenge_surprise_clay if resource == CLAY else tables.challenge_surprise_coins
        )
    return tables.solo_surprise_clay if resource == CLAY else tables.solo_surprise_coins


def _discard(position: TerracottaPosition, resource: int, table: Table) -> None:
    """TA-SOLO-SUR-2, TA-SOLO-SUR-3: it goes to the supply; none of it to a Warehouse."""
    amount = position.tables.solo_surprise_discard
    if resource == CLAY:
        position.players.wet[LI_SI_SEAT] -= amount
    else:
        position.players.coins[LI_SI_SEAT] -= amount
    if not table.listening:
        return
    if resource == CLAY:
        table.tell(SurpriseClayDiscarded(seat=LI_SI_SEAT, clay=amount))
    else:
        table.tell(SurpriseCoinsDiscarded(seat=LI_SI_SEAT, coins=amount))
