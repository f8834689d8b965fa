"""Spare Action (002:901), and what becomes of an action that he cannot perform (002:899)."""

from __future__ import annotations

from kilnyard.core.table import Table
from kilnyard.games.terracotta.li_si.cards import li_si_of, reveal_card
from kilnyard.games.terracotta.li_si.events import SpareActionTaken
from kilnyard.games.terracotta.names import LI_SI_SEAT, NO_IDLE_HANDS, SOLO, TILE_CLAY, TILE_COINS
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.resources import score
from kilnyard.games.terracotta.scoring_phase import tile_of_round


def take_spare_action(position: TerracottaPosition, table: Table) -> None:
    """TA-SOLO-SPARE-5: 1 Clay or 1 Coin, and Victory Points with it."""
    tables, players = position.tables, position.players
    points = spare_points(position)
    score(players, LI_SI_SEAT, SOLO, points)
    takes_coins = prefers_coins(position)
    coins = tables.alternative_coins if takes_coins else 0
    clay = 0 if takes_coins else tables.alternative_clay
    players.coins[LI_SI_SEAT] += coins
    players.wet[LI_SI_SEAT] += clay
    if table.listening:
        table.tell(SpareActionTaken(seat=LI_SI_SEAT, coins=coins, clay=clay, points=points))


def spare_points(position: TerracottaPosition) -> int:
    """TA-SOLO-SPARE-5; TA-SOLO-CHA-7: one of the Challenges makes it worth more."""
    if li_si_of(position).challenges >> NO_IDLE_HANDS & 1 == 1:
        return position.tables.challenge_spare_points
    return position.tables.solo_spare_points


def prefers_coins(position: TerracottaPosition) -> bool:
    """TA-SOLO-SPARE-6: what the round's tile compares, if it is either.

    TA-SOLO-SPARE-7, TA-SOLO-SPARE-8: if not, Clay until he has enough of it.
    """
    kind = tile_of_round(position, position.round) & 255
    if kind in (TILE_COINS, TILE_CLAY):
        return kind == TILE_COINS
    return position.players.wet[LI_SI_SEAT] >= position.tables.solo_spare_clay_limit


def fail(position: TerracottaPosition, by_card: bool, table: Table) -> None:
    """TA-SOLO-RING-8: an action he cannot perform on the wheel reveals one more card.

    TA-SOLO-SPARE-2: on a card it becomes a Spare Action.
    """
    if by_card:
        take_spare_action(position, table)
    else:
        reveal_card(position, table)
