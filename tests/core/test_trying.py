"""Trying out: previews and plans that change nothing and see nothing hidden."""

from __future__ import annotations

from kilnyard.core.observation import observe
from kilnyard.core.trying import glimpse, try_out
from tests.core.toy import GAME, at_the_market, begin, commit_all


def test_a_trial_leaves_the_game_as_it_is() -> None:
    journal = at_the_market()
    before, seat = journal.checksum(), journal.deciders()[0]
    tried = try_out(GAME, journal.position, seat, ["prize1"])
    assert tried.played == 1
    assert tried.events
    assert journal.checksum() == before


def test_a_trial_ends_where_a_die_would_fall() -> None:
    journal = at_the_market()
    seat = journal.deciders()[0]
    tried = try_out(GAME, journal.position, seat, ["roll", "pass"])
    assert (tried.played, tried.reveals, tried.ends_turn) == (1, True, True)
    seen = glimpse(GAME, tried)
    assert seen.deciders == []
    assert seen.choices == []


def test_a_trial_ends_at_what_is_refused() -> None:
    journal = at_the_market()
    seat = journal.deciders()[0]
    tried = try_out(GAME, journal.position, seat, ["nonsense"])
    assert tried.played == 0
    assert tried.refusal is not None
    assert tried.refusal.message.id == "refused-unknown-option"


def test_who_has_no_turn_left_can_plan_none() -> None:
    journal = at_the_market()
    other = 1 - journal.deciders()[0]
    tried = try_out(GAME, journal.position, other, ["pass"])
    assert tried.refusal is not None
    assert tried.refusal.message.id == "plan-no-turn"


def test_a_trial_shows_nobody_what_others_have_committed() -> None:
    journal = begin(2)
    commit_all(journal)
    seat, last = journal.deciders()
    journal.play(seat, journal.choices(seat)[0])
    token = observe(GAME, journal.position, last).choices[0].token
    tried = try_out(GAME, journal.position, last, [token])
    assert (tried.reveals, tried.events) == (True, ())
    assert tried.position.committed[seat] == journal.position.committed[seat]


def test_nothing_turns_up_in_a_trial() -> None:
    journal = at_the_market()
    seat = journal.deciders()[0]
    tried = try_out(GAME, journal.position, seat, ["look"])
    assert tried.reveals
    assert tried.position.drawn == []
