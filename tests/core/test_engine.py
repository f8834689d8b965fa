"""The engine: it advances until a decision, and asks whom the question names."""

from __future__ import annotations

import pytest

from kilnyard.core.question import ALLOWED
from tests.core.toy import (
    ASK,
    COIN,
    DECK_EMPTY,
    ENGINE,
    LOOK,
    NOTHING_TO_GIVE,
    PASS,
    POINT,
    at_the_market,
    begin,
    commit_all,
)

SEATS = range(1, 7)


@pytest.mark.parametrize("people", SEATS)
def test_a_secret_question_is_put_to_every_seat_at_once(people: int) -> None:
    journal = begin(people)
    assert journal.deciders() == list(range(people))


def test_who_has_committed_is_not_asked_again_until_all_have() -> None:
    journal = begin(3)
    journal.play(1, journal.choices(1)[0])
    assert journal.deciders() == [0, 2]
    assert journal.choices(1) == []
    commit_all(journal)
    assert journal.deciders() == [0, 1, 2]
    assert ENGINE.question(journal.position).name == "commit"


def test_the_highest_card_goes_first() -> None:
    journal = begin(3)
    commit_all(journal)
    cards = [journal.choices(seat)[-1] for seat in range(3)]
    for seat, card in enumerate(cards):
        journal.play(seat, card)
    assert journal.deciders() == [cards.index(max(cards))]


def test_choices_are_the_candidates_that_are_not_refused() -> None:
    position = at_the_market().position
    seat, question = position.asked, ENGINE.question(position)
    for option in question.candidates(position, seat):
        allowed = option in ENGINE.choices(position, seat)
        assert allowed == (ENGINE.refused(position, seat, option) == ALLOWED)
        assert allowed == ENGINE.is_allowed(position, seat, option)


def test_a_nested_question_is_put_to_another_seat() -> None:
    journal = at_the_market()
    asking = journal.position.asked
    journal.position.points[1 - asking] = 1
    journal.play(asking, ASK)
    assert journal.deciders() == [1 - asking]
    assert journal.choices(1 - asking) == [COIN, POINT]


def test_a_question_with_one_answer_is_not_asked() -> None:
    journal = at_the_market()
    asking = journal.position.asked
    journal.play(asking, ASK)
    assert journal.position.coins[asking] == 4
    assert journal.moves[-1].token == "ask"


def test_a_private_question_with_one_answer_is_asked_all_the_same() -> None:
    journal = at_the_market()
    journal.position.deck = journal.position.deck[:1]
    seat = journal.position.asked
    journal.play(seat, LOOK)
    assert journal.deciders() == [seat]
    assert len(journal.choices(seat)) == 1


def test_refusals_have_codes() -> None:
    position = at_the_market().position
    seat = position.asked
    position.deck, position.coins = [], [0, 0]
    assert ENGINE.refused(position, seat, LOOK) == DECK_EMPTY
    assert ENGINE.refused(position, seat, ASK) == NOTHING_TO_GIVE
    assert ENGINE.refused(position, seat, PASS) == ALLOWED


def test_a_game_that_is_over_asks_nobody() -> None:
    journal = begin()
    while journal.deciders():
        seat = journal.deciders()[0]
        journal.play(seat, journal.choices(seat)[-1])
    assert journal.position.is_over()
    assert [journal.choices(seat) for seat in range(2)] == [[], []]
    assert ENGINE.deciders(journal.position) == 0
