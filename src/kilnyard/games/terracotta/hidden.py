"""What nobody at the table knows: how Li Si's cards lie."""

from __future__ import annotations

from kilnyard.core.chance import Chance
from kilnyard.games.terracotta.names import RESHUFFLE
from kilnyard.games.terracotta.position import LiSi


def deal_anew(li_si: LiSi, chance: Chance) -> None:
    """Both decks in another order, each as likely as any that fits what everybody has seen.

    TA-SOLO-SET-9: the Reshuffle card is never among the first cards of the first deck.
    """
    chance.shuffle(li_si.masters)
    deck = li_si.deck
    has_reshuffle = RESHUFFLE in deck
    if has_reshuffle:
        deck.remove(RESHUFFLE)
    chance.shuffle(deck)
    if has_reshuffle:
        deck.insert(chance.below(len(deck) - li_si.unmixed + 1), RESHUFFLE)
