"""Undo: one's own moves, back to where something was revealed or somebody else moved."""

from __future__ import annotations

import pytest

from kilnyard.core.chance import Chance
from kilnyard.core.journal import Journal
from kilnyard.core.picking import MoveRefused
from tests.core.toy import Night, at_the_market, begin, commit_all, play_at_random


def objection(journal: Journal[Night], seat: int) -> str:
    message = journal.can_undo(seat)
    return "" if message is None else message.id


def test_at_the_start_there_is_nothing_to_undo() -> None:
    assert objection(begin(), 0) == "undo-nothing"
    with pytest.raises(MoveRefused):
        begin().undo(0)


def test_an_own_move_is_taken_back_and_made_again() -> None:
    journal = at_the_market(3)
    seat, before = journal.position.asked, journal.checksum()
    events = journal.play_token(seat, "prize1")
    after = journal.checksum()
    assert journal.undo(seat).token == "prize1"
    assert journal.checksum() == before
    assert journal.redo(seat) == events
    assert journal.checksum() == after


def test_nobody_takes_back_the_move_of_another() -> None:
    journal = at_the_market(3)
    seat = journal.position.asked
    journal.play_token(seat, "pass")
    other = journal.position.asked
    assert objection(journal, other) == "undo-another-seat"
    journal.play_token(other, "pass")
    assert objection(journal, seat) == "undo-another-seat"


def test_a_roll_of_the_die_stays() -> None:
    journal = at_the_market(3)
    seat = journal.position.asked
    journal.play_token(seat, "roll")
    assert objection(journal, seat) == "undo-revealed"


def test_a_look_at_the_deck_stays_and_what_was_chosen_after_it_does_not() -> None:
    journal = at_the_market(3)
    seat = journal.position.asked
    journal.play_token(seat, "look")
    assert objection(journal, seat) == "undo-revealed"
    journal.play(seat, journal.choices(seat)[0])
    journal.undo(seat)
    assert objection(journal, seat) == "undo-revealed"


def test_a_new_move_ends_redo() -> None:
    journal = at_the_market(3)
    seat = journal.position.asked
    journal.play_token(seat, "prize1")
    journal.undo(seat)
    journal.play_token(seat, "prize2")
    message = journal.can_redo(seat)
    assert message is not None and message.id == "redo-nothing"


def test_redo_is_for_who_took_the_move_back() -> None:
    journal = at_the_market(3)
    seat = journal.position.asked
    journal.play_token(seat, "prize1")
    journal.undo(seat)
    message = journal.can_redo((seat + 1) % 3)
    assert message is not None and message.id == "redo-another-seat"
    with pytest.raises(MoveRefused):
        journal.redo((seat + 1) % 3)


def test_a_secret_pick_may_be_changed_while_others_think() -> None:
    journal = begin(3)
    first, second = journal.choices(1)[:2]
    journal.play(1, first)
    journal.play(2, journal.choices(2)[0])
    journal.undo(1)
    assert journal.deciders() == [0, 1]
    assert [move.seat for move in journal.moves] == [2]
    journal.play(1, second)
    assert (journal.moves[0].seat, journal.moves[0].option) == (1, second)


def test_a_secret_pick_that_was_taken_back_can_be_made_again() -> None:
    journal = begin(3)
    journal.play(1, journal.choices(1)[0])
    before = journal.checksum()
    journal.undo(1)
    journal.redo(1)
    assert journal.checksum() == before


def test_once_revealed_secret_picks_stay() -> None:
    journal = begin(2)
    commit_all(journal)
    assert [objection(journal, seat) for seat in range(2)] == ["undo-another-seat", "undo-revealed"]


def test_who_committed_first_is_not_kept() -> None:
    early, late = begin(3), begin(3)
    picks = [early.choices(seat)[0] for seat in range(3)]
    for seat in (2, 0, 1):
        early.play(seat, picks[seat])
    for seat in (1, 2, 0):
        late.play(seat, picks[seat])
    assert early.moves == late.moves
    assert [move.seat for move in early.moves] == [0, 1, 2]
    assert [len(early.events_of(n)) for n in range(3)] == [0, 0, 3]


@pytest.mark.parametrize("people", range(1, 7))
def test_undo_and_redo_change_nothing_anywhere(people: int) -> None:
    """Wherever somebody may undo, doing so and redoing it leads back."""
    journal, picks = begin(people), Chance("picks")
    taken_back = 0
    while journal.deciders():
        for seat in range(people):
            if journal.can_undo(seat) is None:
                moves, before = journal.moves[:], journal.checksum()
                journal.undo(seat)
                assert journal.checksum() != before
                assert seat in journal.deciders()
                journal.redo(seat)
                assert (journal.moves, journal.checksum()) == (moves, before)
                taken_back += 1
        play_at_random(journal, picks, 1)
    assert taken_back > 1
