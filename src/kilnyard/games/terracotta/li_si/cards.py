"""The Action cards: what one shows, and how one is revealed."""

from __future__ import annotations

from typing import Final

from kilnyard.core.table import Table
from kilnyard.games.terracotta.li_si.events import CardRevealed, ReshuffleRevealed
from kilnyard.games.terracotta.names import (
    ACTIONS,
    INNER,
    LI_SI_SEAT,
    MASTER,
    MASTERS,
    READY_WEAPON,
    RESHUFFLE,
    WEAPONS,
)
from kilnyard.games.terracotta.position import LiSi, TerracottaPosition
from kilnyard.games.terracotta.tables import Tables

_INNER_ICON: Final = 16
_MIDDLE_ICON: Final = 17
_NEUTRAL_MARK: Final = 18


def li_si_of(position: TerracottaPosition) -> LiSi:
    """His things, in a position that is known to be of a solo game."""
    assert position.li_si is not None
    return position.li_si


def shown_on(tables: Tables, card: int) -> int:
    """The action a card shows, as on a ring: `action | detail << 8`."""
    return tables.solo_cards[card] & 0xFFFF


def turns(tables: Tables, card: int, ring: int) -> bool:
    """Whether a card has the rotation icon of this ring."""
    icon = _INNER_ICON if ring == INNER else _MIDDLE_ICON
    return tables.solo_cards[card] >> icon & 1 == 1


def is_neutral(tables: Tables, card: int) -> bool:
    """Whether a card is marked Neutral (TA-SOLO-BUILD-33)."""
    return tables.solo_cards[card] >> _NEUTRAL_MARK & 1 == 1


def reveal_card(position: TerracottaPosition, table: Table) -> None:
    """TA-SOLO-ACT-6: one more card becomes active.

    TA-SOLO-ACT-12, TA-SOLO-ACT-13: another one in place of the Reshuffle card, and a new deck.
    TA-SOLO-ACT-14: if the Reshuffle card was the last, the discards are a deck before that.
    """
    table.reveal()
    li_si = li_si_of(position)
    card = _draw(li_si)
    reshuffled = card == RESHUFFLE
    if reshuffled:
        if not li_si.deck:
            _return_discards(li_si, table)
        card = _draw(li_si)
    li_si.active.append(card)
    if table.listening:
        _tell_card(position.tables, card, table)
    if reshuffled:
        li_si.deck.append(RESHUFFLE)
        _return_discards(li_si, table)
        if table.listening:
            table.tell(ReshuffleRevealed(seat=LI_SI_SEAT, cards=len(li_si.deck)))


def _draw(li_si: LiSi) -> int:
    if li_si.unmixed > 0:
        li_si.unmixed -= 1
    return li_si.deck.pop()


def _return_discards(li_si: LiSi, table: Table) -> None:
    """TA-SOLO-ACT-13: deck and discard pile together; active cards stay where they are."""
    li_si.deck += li_si.discard
    li_si.discard = []
    table.chance.shuffle(li_si.deck)


def _tell_card(tables: Tables, card: int, table: Table) -> None:
    space = shown_on(tables, card)
    action, detail = space & 255, space >> 8
    thing = ""
    if action == MASTER:
        thing = MASTERS[detail]
    elif action == READY_WEAPON:
        thing = WEAPONS[detail]
    table.tell(
        CardRevealed(
            seat=LI_SI_SEAT,
            card=card + 1,
            action=ACTIONS[action],
            amount=0 if thing else detail,
            thing=thing,
        )
    )
