"""What a seat cannot know: the cards that others hold and will draw, and the pairs they laid."""

from __future__ import annotations

from kilnyard.core.chance import Chance
from kilnyard.core.engine import Engine
from kilnyard.core.question import UNCOMMITTED, SecretQuestion, kind_of
from kilnyard.games.xian.position import Players, XianPosition


def deal_anew(
    engine: Engine[XianPosition], position: XianPosition, knower: int | None, chance: Chance
) -> None:
    """Others' hands and decks mixed, each as likely as any; picks that lie unseen, any others.

    XI-SET-16: which cards are gone is known, and how many were put back; which of them were put
    back only their owner knows. Equipment was open when it was taken.
    """
    for seat in range(position.seats):
        if seat != knower:
            _mix(position.players, seat, chance)
    if not position.committed:
        return
    question = engine.steps[kind_of(position.frames[-1])]
    assert isinstance(question, SecretQuestion)
    position.committed = position.committed[:]
    for seat in range(position.seats):
        if seat != knower and position.committed[seat] != UNCOMMITTED:
            options = question.choices(position, seat)
            position.committed[seat] = options[chance.below(len(options))]


def _mix(players: Players, seat: int, chance: Chance) -> None:
    hand, deck, bottom = players.hands[seat], players.decks[seat], players.bottoms[seat]
    cards = sorted(hand + deck + bottom)
    chance.shuffle(cards)
    held, put_back = len(hand), len(hand) + len(bottom)
    players.hands[seat] = sorted(cards[:held])
    players.bottoms[seat] = sorted(cards[held:put_back])
    players.decks[seat] = sorted(cards[put_back:])
