"""Nobody learns of hands, pairs set aside, decks or forged Equipment, in a view or in a record."""

from __future__ import annotations

import pytest

from kilnyard.core.chance import Chance
from kilnyard.core.game import Setup
from kilnyard.core.journal import Journal
from kilnyard.core.notation import write_for
from kilnyard.core.table import Table
from kilnyard.games.xian.game import GAME
from kilnyard.games.xian.position import XianPosition
from kilnyard.server.service.lists import UNDRAWN, games_here
from tests import laws
from tests.xian.kit import ORANGE, PURPLE


def begun(people: int, favour: bool = False) -> Journal[XianPosition]:
    """A game in which the pairs of round 1 are chosen, or the favour is asked for."""
    journal = Journal.begin(GAME, Setup(people), GAME.edition(), "secrecy")
    if not favour:
        for seat in journal.deciders():
            journal.play_token(seat, "keep")
    return journal


@pytest.mark.clause("XI-PAIR-1", "XI-FAV-2")
@pytest.mark.parametrize("favour", [True, False])
def test_what_a_seat_picks_shows_nowhere_until_all_have(favour: bool) -> None:
    one, two = begun(3, favour), begun(3, favour)
    one.play(ORANGE, one.choices(ORANGE)[1])
    two.play(ORANGE, two.choices(ORANGE)[2])
    for seat in (None, PURPLE, 2):
        assert laws.observed(GAME, one.position, seat) == laws.observed(GAME, two.position, seat)
        assert write_for(one, seat) == write_for(two, seat)
    own = laws.observed(GAME, one.position, ORANGE)
    assert own != laws.observed(GAME, two.position, ORANGE)


@pytest.mark.clause("XI-FAV-2")
def test_the_record_for_others_leaves_out_what_was_put_back() -> None:
    journal = begun(2, favour=True)
    token = GAME.engine.question(journal.position).token(
        journal.position, journal.choices(ORANGE)[7]
    )
    journal.play_token(ORANGE, token)
    journal.play_token(PURPLE, "keep")
    assert token in write_for(journal, ORANGE)
    assert token not in write_for(journal, PURPLE)
    assert token not in write_for(journal, None)


@pytest.mark.clause("XI-SET-16")
@pytest.mark.parametrize("people", [2, 3, 4])
def test_a_move_that_revealed_nothing_leads_to_the_same_whatever_is_hidden(people: int) -> None:
    """So that who takes such a move back has learnt nothing by it."""
    journal, chance = begun(people), Chance("picks")
    while waiting := journal.deciders():
        options = journal.choices(waiting[0])
        journal.play(waiting[0], options[chance.below(len(options))])
    looked_at = 0
    for index, move in enumerate(journal.moves):
        if move.revealed or move.secret:
            continue
        before = journal.at(index).position
        results = []
        for position in (GAME.copy(before), GAME.redeal(before, move.seat, Chance("elsewhere"))):
            GAME.engine.apply(position, move.seat, move.option, Table(Chance("unused")))
            results.append(laws.observed(GAME, position, move.seat))
        assert results[0] == results[1]
        looked_at += 1
    assert looked_at > 30


def test_the_server_offers_no_game_without_a_page() -> None:
    assert not set(games_here()) & set(UNDRAWN)
