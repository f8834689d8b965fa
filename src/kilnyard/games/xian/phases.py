"""Rounds and phases (003:155): drawing cards, choosing pairs, and who plays when."""

from __future__ import annotations

from typing import ClassVar, Final

from kilnyard.core.events import Message
from kilnyard.core.question import ALLOWED, PICK_CARD, PICK_SEVERAL, SecretQuestion, Step
from kilnyard.core.table import Table
from kilnyard.games.xian.events import FavourUsed, PairShown, RoundBegan
from kilnyard.games.xian.frames import (
    CHOOSE_PAIR,
    FAVOUR,
    FINAL_SCORING,
    NEW_ROUND,
    NEXT_PLAYER,
    START_ROUND,
    TAKE_TURN,
    WORKER_ACTION,
)
from kilnyard.games.xian.labels import colour_of, number_of, pair_label, put_back_label
from kilnyard.games.xian.names import CARDS, GREEN, NOTHING, NUMBERS
from kilnyard.games.xian.position import Players, XianPosition
from kilnyard.games.xian.resources import has_helper
from kilnyard.games.xian.setting_up import draw_one

FIRST_ROUND: Final = 1
PHASES: Final = 2
# A pair is `under * 24 + over`.
_PAIR: Final = len(CARDS)


class StartRound(Step[XianPosition]):
    """XI-GAME-2: everybody draws four cards; XI-FAV-1: in round 1 they may be changed once."""

    def run(self, position: XianPosition, frame: int, table: Table) -> None:
        for seat in range(position.seats):
            draw_cards(position.players, seat, position.tables.hand, table)
        position.phase = 1
        position.turn += 1
        if table.listening:
            table.tell(RoundBegan(round=position.round))
        position.frames.append(CHOOSE_PAIR)
        if position.round == FIRST_ROUND:
            position.frames.append(FAVOUR)


def draw_cards(players: Players, seat: int, count: int, table: Table) -> None:
    """From the deck, and when it is used up from what was put under it."""
    hand, deck, bottom = players.hands[seat], players.decks[seat], players.bottoms[seat]
    for _ in range(count):
        hand.append(draw_one(deck if deck else bottom, table))
    hand.sort()


class Favour(SecretQuestion[XianPosition]):
    """The Emperor's favour: which cards go under the deck. An option is a set of cards."""

    name: ClassVar[str] = "favour"
    kind: ClassVar[str] = PICK_SEVERAL
    private: ClassVar[bool] = True

    def asked(self, position: XianPosition, frame: int) -> int:
        return (1 << position.seats) - 1

    def candidates(self, position: XianPosition, seat: int) -> list[int]:
        """Every part of the hand, none of it first."""
        options = [0]
        for card in position.players.hands[seat]:
            options += [option | 1 << card for option in options]
        return options

    def refused(self, position: XianPosition, seat: int, option: int) -> int:
        return ALLOWED

    def reveal(self, position: XianPosition, frame: int, picks: list[int], table: Table) -> None:
        """XI-FAV-2: nobody is shown which cards they were."""
        players = position.players
        for seat in range(position.seats):
            cards = cards_in(picks[seat])
            for card in cards:
                players.hands[seat].remove(card)
            draw_cards(players, seat, len(cards), table)
            players.bottoms[seat] = cards
            if table.listening and cards:
                table.tell(FavourUsed(seat=seat, cards=len(cards)))
        position.turn += 1

    def token(self, position: XianPosition, option: int) -> str:
        return "-".join(CARDS[card] for card in cards_in(option)) or "keep"

    def label(self, position: XianPosition, seat: int, option: int) -> Message:
        return put_back_label(cards_in(option))


def cards_in(option: int) -> list[int]:
    """The cards of a set."""
    return [card for card in range(len(CARDS)) if option >> card & 1]


class ChoosePair(SecretQuestion[XianPosition]):
    """XI-PAIR-1: everybody chooses a pair unseen, and which of the two lies below."""

    name: ClassVar[str] = "choose-pair"
    kind: ClassVar[str] = PICK_CARD

    def asked(self, position: XianPosition, frame: int) -> int:
        return (1 << position.seats) - 1

    def candidates(self, position: XianPosition, seat: int) -> list[int]:
        """XI-PAIR-3: with two cards left, the two orders of them."""
        hand = position.players.hands[seat]
        return [under * _PAIR + over for under in hand for over in hand if under != over]

    def refused(self, position: XianPosition, seat: int, option: int) -> int:
        return ALLOWED

    def reveal(self, position: XianPosition, frame: int, picks: list[int], table: Table) -> None:
        """XI-PAIR-2, XI-PAIR-4: all pairs are shown, and lie as they are."""
        players = position.players
        for seat in range(position.seats):
            players.under[seat], players.over[seat] = pair_of(picks[seat])
            players.hands[seat].remove(players.under[seat])
            players.hands[seat].remove(players.over[seat])
        position.order = order_of_play(position)
        position.place = 0
        if table.listening:
            for seat in position.order:
                cards = (CARDS[players.under[seat]], CARDS[players.over[seat]])
                table.tell(PairShown(seat=seat, card=cards[0], over_card=cards[1]))
        position.frames.append(NEXT_PLAYER)

    def token(self, position: XianPosition, option: int) -> str:
        under, over = pair_of(option)
        return f"{CARDS[under]}-{CARDS[over]}"

    def label(self, position: XianPosition, seat: int, option: int) -> Message:
        return pair_label(*pair_of(option))

    def facts(self, position: XianPosition, seat: int, option: int) -> dict[str, int | str]:
        return {"phase": position.phase}


def pair_of(option: int) -> tuple[int, int]:
    """The card below and the card above."""
    return option // _PAIR, option % _PAIR


def order_of_play(position: XianPosition) -> list[int]:
    """XI-ORDER-1 to XI-ORDER-3: the highest card below first, then whose Supervisor is ahead."""
    order: list[int] = []
    for number in range(NUMBERS, 0, -1):
        for seat in position.board.precedence:
            if number_of(position.players.under[seat]) == number:
                order.append(seat)
    return order


class NextPlayer(Step[XianPosition]):
    """XI-ORDER-4: turns go in the order found when the pairs were shown; then the phase is over."""

    def run(self, position: XianPosition, frame: int, table: Table) -> None:
        if position.place == position.seats:
            _end_phase(position)
            return
        position.active = position.order[position.place]
        position.place += 1
        position.entered = False
        position.turn += 1
        position.frames.append(NEXT_PLAYER)
        position.frames.append(TAKE_TURN)
        position.frames.append(WORKER_ACTION)


def _end_phase(position: XianPosition) -> None:
    """XI-GAME-3: a second phase with the cards set aside, then a new round or the end."""
    discard_pairs(position.players)
    if position.phase < PHASES:
        position.phase += 1
        position.turn += 1
        position.frames.append(CHOOSE_PAIR)
    elif position.round < position.tables.rounds:
        position.frames.append(START_ROUND)
        position.frames.append(NEW_ROUND)
    else:
        position.frames.append(FINAL_SCORING)


def discard_pairs(players: Players) -> None:
    """XI-ORDER-5: used cards are discarded face up, all but Helpers that were recruited."""
    for seat in range(len(players.under)):
        over = players.over[seat]
        players.discards[seat].append(players.under[seat])
        if not (colour_of(over) == GREEN and has_helper(players, seat, over % NUMBERS)):
            players.discards[seat].append(over)
        players.under[seat] = NOTHING
        players.over[seat] = NOTHING
