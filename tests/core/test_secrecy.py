"""Secrecy: games that differ only in what a seat cannot know look the same to it, byte for byte."""

from __future__ import annotations

import msgspec
import pytest

from kilnyard.core.chance import Chance
from kilnyard.core.notation import write_for
from kilnyard.core.observation import observe, told
from kilnyard.core.table import Table
from tests.core.toy import (
    COMMIT,
    ENGINE,
    GAME,
    Looked,
    Night,
    at_the_market,
    begin,
    commit_all,
    play_at_random,
)

PEOPLE = [1, 2, 4, 6]


def seen(position: Night, seat: int | None) -> bytes:
    return msgspec.json.encode(observe(GAME, position, seat))


@pytest.mark.parametrize("people", PEOPLE)
def test_what_is_dealt_anew_behind_its_back_looks_the_same_to_a_seat(people: int) -> None:
    journal, picks, chance = begin(people), Chance("picks"), Chance("elsewhere")
    changed = 0
    while journal.deciders():
        position = journal.position
        for seat in (None, *range(people)):
            other = GAME.redeal(position, seat, chance)
            changed += GAME.to_plain(other) != GAME.to_plain(position)
            assert seen(other, seat) == seen(position, seat)
        play_at_random(journal, picks, 1)
    assert changed > 10


def test_a_deal_anew_keeps_all_that_a_seat_knows() -> None:
    journal = at_the_market(4)
    other = GAME.redeal(journal.position, 2, Chance("elsewhere"))
    assert other.hands[2] == journal.position.hands[2]
    assert other.buried[2] == journal.position.buried[2]
    assert other.hands[0] != journal.position.hands[0]
    before, after = GAME.to_plain(journal.position), GAME.to_plain(other)
    for hidden in ("hands", "buried", "deck"):
        before.pop(hidden), after.pop(hidden)
    assert before == after


@pytest.mark.parametrize("people", PEOPLE)
def test_a_move_that_revealed_nothing_leads_to_the_same_whatever_is_hidden(people: int) -> None:
    """So that who takes such a move back has learnt nothing by it."""
    journal = begin(people)
    play_at_random(journal, Chance("picks"))
    looked_at = 0
    for index, move in enumerate(journal.moves):
        if move.revealed or move.secret:
            continue
        before = journal.at(index).position
        results = []
        for position in (GAME.copy(before), GAME.redeal(before, move.seat, Chance("elsewhere"))):
            ENGINE.apply(position, move.seat, move.option, Table(Chance("unused")))
            results.append(seen(position, move.seat))
        assert results[0] == results[1]
        looked_at += 1
    assert looked_at > 2 or people == 1


def test_what_another_seat_commits_shows_nowhere_until_all_have() -> None:
    one, two = at_the_market(3), at_the_market(3)
    for journal in (one, two):
        while journal.position.frames[-1] != COMMIT:
            journal.play_token(journal.position.asked, "pass")
    one.play(1, one.choices(1)[0])
    two.play(1, two.choices(1)[1])
    for seat in (None, 0, 2):
        assert seen(one.position, seat) == seen(two.position, seat)
        assert write_for(one, seat) == write_for(two, seat)
    assert seen(one.position, 1) != seen(two.position, 1)
    assert write_for(one, 1) != write_for(two, 1)


def test_a_seat_sees_its_own_pick_lie_there() -> None:
    journal = begin(2)
    card = journal.choices(0)[1]
    journal.play(0, card)
    observed = observe(GAME, journal.position, 0)
    assert observed.committed is not None
    assert observed.committed.option == card
    assert observed.choices == []
    assert observed.deciders == [1]


def test_when_all_have_committed_what_they_committed_is_open() -> None:
    journal = at_the_market(2)
    assert "?" not in write_for(journal, None).splitlines()[-1]
    assert all(journal.may_see(index, None) for index in (2, 3))


def test_what_was_buried_is_never_shown_to_others() -> None:
    one, two = begin(2), begin(2)
    for journal, pick in ((one, 0), (two, 1)):
        journal.play(0, journal.choices(0)[0])
        journal.play(1, journal.choices(1)[pick])
    for seat in (None, 0):
        assert seen(one.position, seat) == seen(two.position, seat)
        assert write_for(one, seat) == write_for(two, seat)
        assert "birch: ?" in write_for(one, seat)
    assert one.moves[1].token in write_for(one, 1)


def test_the_seed_is_told_to_nobody_while_the_game_lasts() -> None:
    journal = begin(2, seed="a-secret-seed")
    for seat in (None, 0, 1):
        assert "a-secret-seed" not in write_for(journal, seat)


def test_a_private_question_is_known_only_to_who_is_asked() -> None:
    journal = at_the_market(3)
    seat = journal.position.asked
    journal.play_token(seat, "look")
    others = [other for other in range(3) if other != seat]
    assert observe(GAME, journal.position, seat).question == "keep"
    for other in (None, *others):
        observed = observe(GAME, journal.position, other)
        assert (observed.question, observed.kind, observed.prompt) == ("", "", None)
        assert observed.choices == [] and observed.refused == []
    journal.play(seat, journal.choices(seat)[0])
    for other in (None, *others):
        assert write_for(journal, other).splitlines()[-1].endswith("look ?")


def test_events_reach_only_those_who_may_learn_of_them() -> None:
    journal = at_the_market(3)
    seat = journal.position.asked
    events = journal.play_token(seat, "look")
    assert isinstance(told(events, seat)[0], Looked)
    for other in (None, *(other for other in range(3) if other != seat)):
        assert told(events, other) == []


def test_who_decides_is_told_what_and_why_not() -> None:
    journal = at_the_market(2)
    seat = journal.position.asked
    observed = observe(GAME, journal.position, seat)
    assert observed.prompt is not None
    assert observed.prompt.id == "ask-take"
    assert observed.prompt.arguments == {"seat": seat, "coins": 3}
    assert [choice.token for choice in observed.choices] == [
        "prize1",
        "prize2",
        "roll",
        "look",
        "ask",
        "pass",
    ]
    (refused,) = observed.refused
    assert (refused.token, refused.reason.id, refused.clause) == (
        "prize3",
        "refused-too-dear",
        "TOY-2",
    )


def test_a_game_that_is_over_asks_nothing() -> None:
    journal = begin(2)
    while journal.deciders():
        commit_all(journal)
    observed = observe(GAME, journal.position, 0)
    assert (observed.deciders, observed.question, observed.choices) == ([], "", [])
