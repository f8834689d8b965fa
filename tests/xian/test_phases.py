"""Rounds and phases: cards, pairs, and who plays when (003:155)."""

from __future__ import annotations

import pytest

from kilnyard.core.chance import Chance
from kilnyard.core.game import Setup
from kilnyard.core.journal import Journal
from kilnyard.core.observation import observe
from kilnyard.core.table import Table
from kilnyard.games.xian.events import PairShown, RoundBegan
from kilnyard.games.xian.game import GAME
from kilnyard.games.xian.names import CARDS
from kilnyard.games.xian.position import XianPosition
from tests.xian import kit
from tests.xian.kit import ORANGE, PURPLE

ENGINE = GAME.engine


def begun(people: int = 2, seed: str = "phases") -> Journal[XianPosition]:
    return Journal.begin(GAME, Setup(people), GAME.edition(), seed)


def keep_all(journal: Journal[XianPosition]) -> None:
    for seat in journal.deciders():
        journal.play_token(seat, "keep")


def choose_first(journal: Journal[XianPosition]) -> None:
    for seat in journal.deciders():
        journal.play(seat, journal.choices(seat)[0])


def play_phase(journal: Journal[XianPosition]) -> None:
    """Everybody takes a pigment and passes."""
    phase = journal.position.phase
    while (
        journal.position.phase == phase
        and journal.deciders()
        and kit.asked(journal.position) != "choose-pair"
    ):
        seat = journal.deciders()[0]
        tokens = kit.choices(journal.position, seat)
        wanted = next(token for token in ("pigment", "pass", "done") if token in tokens)
        journal.play_token(seat, wanted)


@pytest.mark.clause("XI-GAME-2")
def test_everybody_draws_four_cards() -> None:
    journal = begun()
    assert [len(hand) for hand in journal.position.players.hands] == [4, 4]
    assert isinstance(journal.opening[-1], RoundBegan)


@pytest.mark.clause("XI-FAV-1")
def test_the_favour_is_asked_of_all_at_once_and_only_in_round_1() -> None:
    journal = begun()
    assert kit.asked(journal.position) == "favour"
    assert journal.deciders() == [PURPLE, ORANGE]
    favours = 0
    while journal.deciders():
        favours += kit.asked(journal.position) == "favour"
        seat = journal.deciders()[0]
        journal.play(seat, journal.choices(seat)[-1])
    assert favours == 2
    assert journal.position.round == 6


@pytest.mark.clause("XI-FAV-1")
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_any_number_of_cards_may_be_put_back(count: int) -> None:
    journal = begun()
    hand = journal.position.players.hands[PURPLE][:]
    back = hand[:count]
    journal.play(PURPLE, sum(1 << card for card in back))
    journal.play_token(ORANGE, "keep")
    players = journal.position.players
    assert len(players.hands[PURPLE]) == 4
    assert set(hand[count:]) <= set(players.hands[PURPLE])
    assert not set(back) & set(players.hands[PURPLE])
    assert players.bottoms[PURPLE] == back


@pytest.mark.clause("XI-FAV-2")
def test_cards_that_were_put_back_come_in_the_last_round() -> None:
    journal = begun(seed="bottom")
    back = journal.position.players.hands[PURPLE][:3]
    journal.play(PURPLE, sum(1 << card for card in back))
    journal.play_token(ORANGE, "keep")
    while journal.position.round < 6:
        assert not set(back) & set(journal.position.players.hands[PURPLE])
        choose_first(journal)
        play_phase(journal)
    assert set(back) <= set(journal.position.players.hands[PURPLE])


@pytest.mark.clause("XI-FAV-2")
def test_only_their_owner_sees_which_cards_were_put_back() -> None:
    journal = begun()
    back = journal.position.players.hands[PURPLE][:2]
    journal.play(PURPLE, sum(1 << card for card in back))
    journal.play_token(ORANGE, "keep")
    own, other = (GAME.view(journal.position, seat).players[PURPLE] for seat in (PURPLE, ORANGE))
    assert own.put_back == [CARDS[card] for card in back]
    assert other.put_back == []
    assert not journal.may_see(0, ORANGE)
    assert journal.may_see(0, PURPLE)


@pytest.mark.clause("XI-PAIR-1")
def test_nobody_sees_a_pair_before_all_are_chosen() -> None:
    journal = begun()
    keep_all(journal)
    journal.play(PURPLE, journal.choices(PURPLE)[3])
    seen = observe(GAME, journal.position, ORANGE)
    assert seen.committed is None
    assert seen.view.players[PURPLE].under is None
    own = observe(GAME, journal.position, PURPLE)
    assert own.committed is not None
    assert journal.deciders() == [ORANGE]


@pytest.mark.clause("XI-PAIR-2", "XI-PAIR-4")
def test_any_two_cards_in_either_order_make_a_pair() -> None:
    journal = begun()
    keep_all(journal)
    assert len(journal.choices(PURPLE)) == 12
    hand = [CARDS[card] for card in journal.position.players.hands[PURPLE]]
    journal.play_token(PURPLE, f"{hand[2]}-{hand[0]}")
    events = journal.play(ORANGE, journal.choices(ORANGE)[0])
    (shown,) = [event for event in events if isinstance(event, PairShown) and event.seat == PURPLE]
    assert (shown.card, shown.over_card) == (hand[2], hand[0])
    assert journal.can_undo(PURPLE) is not None


@pytest.mark.clause("XI-GAME-3", "XI-PAIR-3")
def test_the_second_phase_is_played_with_the_other_two_cards() -> None:
    journal = begun()
    keep_all(journal)
    aside = journal.position.players.hands[PURPLE][2:]
    choose_first(journal)
    play_phase(journal)
    assert (journal.position.round, journal.position.phase) == (1, 2)
    assert kit.asked(journal.position) == "choose-pair"
    assert journal.position.players.hands[PURPLE] == aside
    one, other = (CARDS[card] for card in aside)
    assert kit.choices(journal.position, PURPLE) == [f"{one}-{other}", f"{other}-{one}"]


@pytest.mark.clause("XI-GAME-1", "XI-END-1", "XI-ROUND-7")
def test_six_rounds_of_two_phases_use_up_all_cards() -> None:
    journal = begun(3)
    keep_all(journal)
    phases = []
    while journal.deciders():
        phases.append((journal.position.round, journal.position.phase))
        choose_first(journal)
        play_phase(journal)
    assert phases == [(round, phase) for round in range(1, 7) for phase in (1, 2)]
    assert all(len(discards) == 24 for discards in journal.position.players.discards)
    assert len(journal.position.board.removed) == 5


@pytest.mark.clause("XI-ORDER-1", "XI-ORDER-2", "XI-ORDER-3")
def test_number_then_track_then_stack() -> None:
    position = kit.table_of(seats=4, track={2: 1, 1: 1, 3: 0, 0: 0})
    assert position.board.precedence == [1, 2, 0, 3]
    under = {0: "y3", 1: "r3", 2: "b3", 3: "g4"}
    for seat, name in under.items():
        position.players.hands[seat] = [kit.card(name), kit.card("y1"), kit.card("y2")]
    position.frames = [2]
    table = Table(Chance("order"))
    ENGINE.advance(position, table)
    for seat, name in under.items():
        kit.play(position, f"{name}-y1", seat=seat)
    assert position.order == [3, 1, 2, 0]


@pytest.mark.clause("XI-ORDER-4")
def test_who_gets_ahead_during_a_phase_gains_nothing_in_it() -> None:
    position = kit.table_of(seats=2, layout=("palace", "workshop", "armoury", "laboratory"))
    for seat in range(2):
        position.players.hands[seat] = [kit.card(card) for card in ("y1", "y2", "y3", "y4")]
    position.frames = [2]
    ENGINE.advance(position, Table(Chance("order")))
    for seat in range(2):
        kit.play(position, "y1-y2", seat=seat)
    first, second = position.order
    kit.play(position, "do", "palace", "do", "palace")
    assert position.board.precedence == [second, first]
    assert position.order == [first, second]


@pytest.mark.clause("XI-ORDER-5", "XI-WORK-4", "XI-WORK-8")
def test_used_cards_are_discarded_but_for_recruited_helpers() -> None:
    position = kit.begin_turn(kit.table_of(), PURPLE, over="g4", under="g2")
    kit.play(position, "do", "pass")
    view = GAME.view(position, None).players
    assert view[PURPLE].discards == ["g2"]
    assert view[PURPLE].helpers == ["emissary"]
    position = kit.begin_turn(kit.table_of(), PURPLE, over="g4", under="g2")
    kit.play(position, "pigment", "pass")
    view = GAME.view(position, None).players
    assert view[PURPLE].discards == ["g2", "g4"]
    assert view[PURPLE].helpers == []
    assert kit.total(position)[PURPLE] == 0
