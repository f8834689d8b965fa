"""Setup of the solo game (002:764), after the ordinary one for two players."""

from __future__ import annotations

from kilnyard.core.table import Table
from kilnyard.games.terracotta.li_si.events import FirstMasterAppointed
from kilnyard.games.terracotta.li_si.masters import appoint
from kilnyard.games.terracotta.names import (
    ARMED_WORKSHOP,
    FULL_STORES,
    HEAD_START,
    IMPERIAL_FAVOUR,
    INNER,
    LI_SI_SEAT,
    MASTERS,
    PERSON_SEAT,
    RESHUFFLE,
    RICH_TREASURY,
    SOLO,
    SPECIALISTS,
    TRAINED_HAND,
    UPGRADE,
    WEAPONS,
)
from kilnyard.games.terracotta.position import LiSi, TerracottaPosition
from kilnyard.games.terracotta.resources import ready, score
from kilnyard.games.terracotta.wheel import SEGMENTS, space_at


def set_up_li_si(position: TerracottaPosition, challenges: int, table: Table) -> None:
    """TA-SOLO-SET-4 to TA-SOLO-SET-10: whatever is his, and what it changes for the person."""
    tables = position.tables
    position.players.wet[PERSON_SEAT] += tables.solo_extra_clay
    for specialist in range(len(SPECIALISTS)):
        position.bought[specialist] += tables.solo_removed_specialists[specialist]
    position.li_si = LiSi(
        overseer=opposite_upgrade(position),
        deck=_first_deck(position, table),
        discard=[],
        active=[],
        masters=_shuffled(len(MASTERS), table),
        weapon_row=_shuffled(len(WEAPONS), table),
        unmixed=tables.solo_reshuffle_below,
        challenges=challenges,
    )
    _appoint_first(position, 1, table)
    _apply_challenges(position, challenges, table)


def opposite_upgrade(position: TerracottaPosition) -> int:
    """TA-SOLO-SET-7: half the wheel from where the Inner Ring shows the upgrade."""
    for segment in range(SEGMENTS):
        if space_at(position, INNER, segment) & 255 == UPGRADE:
            return (segment + SEGMENTS // 2) % SEGMENTS
    return 0


def _shuffled(count: int, table: Table) -> list[int]:
    things = list(range(count))
    table.chance.shuffle(things)
    return things


def _first_deck(position: TerracottaPosition, table: Table) -> list[int]:
    """TA-SOLO-SET-9: the first cards stay clear of the Reshuffle card; the deck's end is on top."""
    cards = _shuffled(len(position.tables.solo_cards), table)
    first = len(cards) - position.tables.solo_reshuffle_below
    rest = [*cards[:first], RESHUFFLE]
    table.chance.shuffle(rest)
    return rest + cards[first:]


def _appoint_first(position: TerracottaPosition, masters: int, table: Table) -> None:
    """TA-SOLO-SET-8: Masters he has before the first round."""
    for _ in range(masters):
        master = appoint(position)
        if table.listening:
            table.tell(FirstMasterAppointed(seat=LI_SI_SEAT, master=MASTERS[master]))


def _apply_challenges(position: TerracottaPosition, challenges: int, table: Table) -> None:
    """TA-SOLO-SET-10, TA-SOLO-CHA-1 to TA-SOLO-CHA-6; the other two matter during play."""
    tables, players = position.tables, position.players
    if challenges >> RICH_TREASURY & 1:
        players.coins[LI_SI_SEAT] += tables.challenge_coins
    if challenges >> FULL_STORES & 1:
        players.wet[LI_SI_SEAT] += tables.challenge_clay
    if challenges >> ARMED_WORKSHOP & 1:
        for weapon in _shuffled(len(WEAPONS), table)[: tables.challenge_weapons]:
            ready(players, LI_SI_SEAT, weapon)
    if challenges >> IMPERIAL_FAVOUR & 1:
        _appoint_first(position, tables.challenge_masters, table)
    if challenges >> HEAD_START & 1:
        score(players, LI_SI_SEAT, SOLO, tables.challenge_points)
    if challenges >> TRAINED_HAND & 1:
        players.craftsmen[LI_SI_SEAT] -= tables.challenge_artisans
        players.artisans[LI_SI_SEAT] += tables.challenge_artisans
        players.supply[LI_SI_SEAT] -= tables.challenge_artisans
