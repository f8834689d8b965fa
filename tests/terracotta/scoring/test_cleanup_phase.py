"""The Cleanup Phase: Turn Order, Clay, Masters' Coins, and on to the next round."""

from __future__ import annotations

import pytest

from kilnyard.games.terracotta.cleanup_phase import new_order
from kilnyard.games.terracotta.frames import CLEAN_UP
from kilnyard.games.terracotta.names import NOBODY
from kilnyard.games.terracotta.scoring_events import (
    ClayDried,
    InnerRingTurned,
    LeftoversScored,
    MasterCoinsReceived,
    MiddleRingTurned,
    RoundBegan,
    TieWon,
    TurnOrderPlaceTaken,
    WorkersTakenBack,
)
from tests.terracotta import kit
from tests.terracotta.kit import BLUE, GREEN, PURPLE, YELLOW

ALL_MASTERS = ["builder", "administrator", "inspector", "clay-maker", "supervisor", "blacksmith"]


@pytest.mark.clause("TA-CLE-1")
def test_without_priority_tokens_the_order_stays() -> None:
    position = kit.table_of(seats=4, order=[BLUE, PURPLE, GREEN, YELLOW], frames=[])
    heard = kit.run(position, CLEAN_UP)
    assert position.order == [BLUE, PURPLE, GREEN, YELLOW]
    assert not [event for event in heard if isinstance(event, TurnOrderPlaceTaken)]


@pytest.mark.clause("TA-CLE-1.1", "TA-CLE-1.4")
def test_priority_token_1_makes_its_player_first() -> None:
    order = [BLUE, PURPLE, GREEN, YELLOW]
    position = kit.table_of(seats=4, order=order, priority={GREEN: 1}, frames=[])
    heard = kit.run(position, CLEAN_UP)
    assert position.order == [GREEN, BLUE, PURPLE, YELLOW]
    assert heard[0] == TurnOrderPlaceTaken(seat=GREEN, place=1)


@pytest.mark.clause("TA-CLE-1.1", "TA-CLE-1.2", "TA-CLE-1.3", "TA-CLE-1.4")
def test_the_numbers_of_the_tokens_are_the_places() -> None:
    order = [PURPLE, YELLOW, GREEN, BLUE]
    priority = {BLUE: 2, YELLOW: 3, GREEN: 1}
    position = kit.table_of(seats=4, order=order, priority=priority, frames=[])
    kit.run(position, CLEAN_UP)
    assert position.order == [GREEN, BLUE, YELLOW, PURPLE]


@pytest.mark.clause("TA-CLE-1.4")
def test_the_others_keep_the_order_they_had_among_themselves() -> None:
    assert new_order([3, 1, 0, 2], [0, 0, 1, 2]) == [2, 3, 1, 0]


@pytest.mark.clause("TA-CLE-1.5")
def test_priority_tokens_go_back_to_their_stack() -> None:
    position = kit.table_of(seats=3, priority={GREEN: 1, PURPLE: 2}, frames=[])
    kit.run(position, CLEAN_UP)
    assert position.players.priority == [0, 0, 0]
    assert position.priority_taken == 0


@pytest.mark.clause("TA-CLE-2")
def test_all_wet_clay_dries() -> None:
    position = kit.table_of(wet={PURPLE: 4, YELLOW: 0}, dry={PURPLE: 1}, frames=[])
    heard = kit.run(position, CLEAN_UP)
    assert (position.players.wet, position.players.dry) == ([0, 0], [5, 0])
    assert ClayDried(seat=PURPLE, clay=4, wet=0) in heard


@pytest.mark.clause("TA-MAS-1", "TA-CLE-3")
@pytest.mark.parametrize("master", ALL_MASTERS)
def test_the_first_three_masters_bring_a_coin_each(master: str) -> None:
    position = kit.table_of(masters={YELLOW: [master]}, coins={YELLOW: 2}, frames=[])
    heard = kit.run(position, CLEAN_UP)
    brings = master in ALL_MASTERS[:3]
    assert position.players.coins[YELLOW] == 2 + brings
    assert (MasterCoinsReceived(seat=YELLOW, coins=1) in heard) == brings


@pytest.mark.clause("TA-MAS-2", "TA-CLE-2")
@pytest.mark.parametrize("master", ALL_MASTERS)
def test_the_other_three_keep_a_clay_wet_each(master: str) -> None:
    position = kit.table_of(masters={YELLOW: [master]}, wet={YELLOW: 3}, frames=[])
    kit.run(position, CLEAN_UP)
    keeps = master in ALL_MASTERS[3:]
    assert position.players.wet[YELLOW] == keeps
    assert position.players.dry[YELLOW] == 3 - keeps


@pytest.mark.clause("TA-MAS-3")
def test_masters_add_up_for_their_own_player() -> None:
    masters = {YELLOW: ALL_MASTERS, PURPLE: ["builder", "blacksmith"]}
    position = kit.table_of(
        masters=masters, coins={PURPLE: 0, YELLOW: 0}, wet={PURPLE: 5, YELLOW: 5}, frames=[]
    )
    kit.run(position, CLEAN_UP)
    assert position.players.coins == [1, 3]
    assert position.players.wet == [1, 3]
    assert position.players.dry == [4, 2]


@pytest.mark.clause("TA-MAS-4")
def test_protection_wets_no_dry_clay() -> None:
    masters = {PURPLE: ALL_MASTERS}
    position = kit.table_of(masters=masters, wet={PURPLE: 1}, dry={PURPLE: 4}, frames=[])
    heard = kit.run(position, CLEAN_UP)
    assert (position.players.wet[PURPLE], position.players.dry[PURPLE]) == (1, 4)
    assert not [event for event in heard if isinstance(event, ClayDried)]


@pytest.mark.clause("TA-CLE-5.1")
def test_workers_go_home() -> None:
    position = kit.table_of(
        craftsmen_at={1: PURPLE, 4: YELLOW, 5: YELLOW},
        artisans_at={4: PURPLE, 9: YELLOW},
        artisans={PURPLE: 1},
        frames=[],
    )
    heard = kit.run(position, CLEAN_UP)
    assert WorkersTakenBack() in heard
    assert position.wheel.craftsmen == position.wheel.artisans == [NOBODY] * 12
    assert position.players.craftsmen == [3, 4]
    assert position.players.artisans == [2, 1]
    assert position.placed == 0


@pytest.mark.clause("TA-CLE-5.2", "TA-CLE-5.3")
def test_both_rings_turn_one_step_each_its_own_way() -> None:
    """What the Inner Ring showed at segment 12 comes to 1, the Middle Ring's from 2 to 1."""
    inner = kit.turned_so_that("inner", "upgrade", segment=12)
    middle = kit.turned_so_that("middle", "master", segment=2, detail=4)
    position = kit.table_of(inner=inner, middle=middle, frames=[])
    heard = kit.run(position, CLEAN_UP)
    assert position.wheel.inner == kit.turned_so_that("inner", "upgrade", segment=1)
    assert position.wheel.middle == kit.turned_so_that("middle", "master", segment=1, detail=4)
    assert InnerRingTurned() in heard
    assert MiddleRingTurned() in heard


@pytest.mark.clause("TA-CLE-5.4", "TA-CLE-5.5", "TA-GAME-2")
def test_the_next_round_begins_in_the_new_order() -> None:
    order = [YELLOW, GREEN, PURPLE]
    position = kit.table_of(seats=3, order=order, priority={PURPLE: 1}, round=2, frames=[])
    heard = kit.run(position, CLEAN_UP)
    assert position.round == 3
    assert RoundBegan(round=3) in heard
    assert position.active == position.asked == PURPLE


@pytest.mark.clause("TA-CLE-4")
def test_order_clay_and_coins_are_settled_before_the_end_of_the_game() -> None:
    """The last Master's Coin makes a pair with the last Clay, and the new order breaks the tie."""
    position = kit.table_of(
        round=5,
        order=[PURPLE, YELLOW],
        priority={YELLOW: 1},
        masters={PURPLE: ["builder"], YELLOW: ["inspector"]},
        coins={PURPLE: 0, YELLOW: 0},
        wet={PURPLE: 1, YELLOW: 1},
        frames=[],
    )
    heard = kit.run(position, CLEAN_UP)
    assert position.is_over()
    assert [type(event).__name__ for event in heard] == [
        "TurnOrderPlaceTaken",
        "TurnOrderPlaceTaken",
        "ClayDried",
        "ClayDried",
        "MasterCoinsReceived",
        "MasterCoinsReceived",
        "LeftoversScored",
        "LeftoversScored",
        "TieWon",
    ]
    assert LeftoversScored(seat=PURPLE, points=1, clay=1, coins=1) in heard
    assert heard[-1] == TieWon(seat=YELLOW, points=1)


@pytest.mark.clause("TA-CLE-4", "TA-GAME-1")
def test_no_sixth_round_begins() -> None:
    position = kit.table_of(round=5, inner=3, frames=[])
    kit.run(position, CLEAN_UP)
    assert (position.round, position.wheel.inner) == (5, 3)
