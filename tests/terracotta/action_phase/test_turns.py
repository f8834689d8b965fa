"""Steps 1 and 2 of a turn: rotating a ring, placing a Worker."""

from __future__ import annotations

import pytest

from kilnyard.games.terracotta.events import RingRotated, WorkerPlaced
from kilnyard.games.terracotta.names import INNER, MIDDLE, NOBODY, OUTER
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.wheel import SEGMENTS, space_at
from tests.terracotta import kit
from tests.terracotta.action_phase.ways import asked, finish_turn, ring_asked
from tests.terracotta.kit import BLUE, GREEN, PURPLE, YELLOW

ALL_SEGMENTS = [f"s{segment}" for segment in range(1, 13)]


def shown(position: TerracottaPosition, ring: int) -> list[int]:
    return [space_at(position, ring, segment) for segment in range(SEGMENTS)]


@pytest.mark.clause("TA-GAME-3")
def test_players_place_one_worker_each_in_turn_order_again_and_again() -> None:
    position = kit.table_of(seats=4, order=[GREEN, BLUE, PURPLE, YELLOW])
    seats = []
    for _ in range(12):
        assert asked(position) == "take-turn"
        seats.append(position.asked)
        heard = kit.play(position, kit.choices(position)[0])
        assert [event.seat for event in heard if isinstance(event, WorkerPlaced)] == seats[-1:]
        if len(seats) < 12:
            finish_turn(position)
    assert seats == [GREEN, BLUE, PURPLE, YELLOW] * 3
    assert position.placed == 12


@pytest.mark.clause("TA-KEY-3")
@pytest.mark.parametrize("worker", ["craftsman", "artisan"])
def test_either_worker_may_be_placed_and_performs_actions(worker: str) -> None:
    position = kit.table_of(artisans={PURPLE: 1})
    heard = kit.play(position, "s2", worker)
    assert [event.worker for event in heard if isinstance(event, WorkerPlaced)] == [worker]
    assert position.asked == PURPLE
    assert ring_asked(position) == "inner"


@pytest.mark.clause("TA-ACT-1.1")
@pytest.mark.parametrize("ring", ["inner", "middle"])
def test_rotating_costs_two_coins_and_comes_before_the_worker(ring: str) -> None:
    position = kit.table_of(coins={PURPLE: 3})
    heard = kit.play(position, f"rotate-{ring}")
    assert heard == [RingRotated(seat=PURPLE, ring=ring, coins=2)]
    assert position.players.coins[PURPLE] == 1
    assert asked(position) == "take-turn"
    assert position.asked == PURPLE
    assert kit.choices(position) == ALL_SEGMENTS


@pytest.mark.clause("TA-ACT-1.1")
def test_with_one_coin_no_ring_can_be_rotated() -> None:
    position = kit.table_of(coins={PURPLE: 1})
    assert kit.refusal_of(position, "rotate-inner") == "too-few-coins-to-rotate"
    assert kit.refusal_of(position, "rotate-middle") == "too-few-coins-to-rotate"
    assert kit.choices(position) == ALL_SEGMENTS


@pytest.mark.clause("TA-ACT-1.2")
def test_the_inner_ring_turns_one_step_clockwise() -> None:
    position = kit.table_of()
    before = [shown(position, ring) for ring in (INNER, MIDDLE, OUTER)]
    kit.play(position, "rotate-inner")
    assert shown(position, INNER) == before[INNER][-1:] + before[INNER][:-1]
    assert [shown(position, ring) for ring in (MIDDLE, OUTER)] == before[1:]


@pytest.mark.clause("TA-ACT-1.3")
def test_the_middle_ring_turns_one_step_counterclockwise() -> None:
    position = kit.table_of()
    before = [shown(position, ring) for ring in (INNER, MIDDLE, OUTER)]
    kit.play(position, "rotate-middle")
    assert shown(position, MIDDLE) == before[MIDDLE][1:] + before[MIDDLE][:1]
    assert shown(position, INNER) == before[INNER]
    assert shown(position, OUTER) == before[OUTER]


@pytest.mark.clause("TA-ACT-1.4")
@pytest.mark.parametrize("ring", ["inner", "middle"])
def test_a_second_rotation_waits_for_the_next_turn(ring: str) -> None:
    position = kit.table_of(coins={PURPLE: 20, YELLOW: 20})
    kit.play(position, f"rotate-{ring}")
    assert kit.refusal_of(position, "rotate-inner") == "already-rotated"
    assert kit.refusal_of(position, "rotate-middle") == "already-rotated"
    kit.play(position, "s1")
    finish_turn(position)
    assert position.asked == YELLOW
    assert kit.refusal_of(position, "rotate-inner") == ""
    assert kit.refusal_of(position, "rotate-middle") == ""


@pytest.mark.clause("TA-ACT-1.5")
def test_rotating_moves_no_worker_and_performs_nothing() -> None:
    position = kit.table_of(craftsmen_at={3: PURPLE, 4: YELLOW}, artisans_at={4: PURPLE, 8: YELLOW})
    seat = position.asked
    wheel, wet, weapons = position.wheel.copy(), position.players.wet[:], position.players.weapons
    heard = kit.play(position, "rotate-inner")
    assert [type(event) for event in heard] == [RingRotated]
    assert position.wheel.craftsmen == wheel.craftsmen
    assert position.wheel.artisans == wheel.artisans
    assert position.players.wet == wet
    assert position.players.weapons == weapons
    assert position.asked == seat


@pytest.mark.clause("TA-ACT-2.1")
def test_a_worker_must_be_placed() -> None:
    position = kit.table_of(coins={PURPLE: 2})
    assert kit.choices(position) == [*ALL_SEGMENTS, "rotate-inner", "rotate-middle"]
    hand = position.players.craftsmen[PURPLE]
    kit.play(position, "s7")
    assert position.wheel.craftsmen[6] == PURPLE
    assert position.players.craftsmen[PURPLE] == hand - 1
    finish_turn(position)
    assert position.asked == YELLOW
    assert position.players.craftsmen[PURPLE] == hand - 1


@pytest.mark.clause("TA-ACT-2.1")
def test_a_worker_that_is_not_in_hand_cannot_be_placed() -> None:
    position = kit.table_of(artisans={PURPLE: 1})
    kit.play(position, "s1")
    assert kit.choices(position) == ["craftsman", "artisan"]
    position.players.craftsmen[PURPLE] = 0
    assert kit.refusal_of(position, "craftsman") == "no-craftsman-in-hand"
    position.players.artisans[PURPLE] = 0
    assert kit.refusal_of(position, "artisan") == "no-artisan-in-hand"


@pytest.mark.clause("TA-ACT-2.2")
@pytest.mark.parametrize("owner", [PURPLE, YELLOW])
def test_beside_a_craftsman_only_an_artisan_fits(owner: int) -> None:
    without = kit.table_of(craftsmen_at={3: owner}, active=PURPLE)
    assert kit.refusal_of(without, "s3") == "segment-needs-artisan"

    position = kit.table_of(craftsmen_at={3: owner}, artisans={PURPLE: 1}, active=PURPLE)
    heard = kit.play(position, "s3")
    assert [event.worker for event in heard if isinstance(event, WorkerPlaced)] == ["artisan"]
    assert position.wheel.craftsmen[2] == owner
    assert position.wheel.artisans[2] == PURPLE


@pytest.mark.clause("TA-ACT-2.3")
def test_an_artisan_closes_a_segment() -> None:
    position = kit.table_of(
        artisans_at={3: YELLOW, 4: PURPLE}, craftsmen_at={4: YELLOW}, artisans={PURPLE: 1}, active=0
    )
    assert kit.refusal_of(position, "s3") == "segment-closed"
    assert kit.refusal_of(position, "s4") == "segment-closed"
    assert not {"s3", "s4"} & set(kit.choices(position))


@pytest.mark.clause("TA-ACT-2.4")
def test_an_empty_segment_takes_any_worker() -> None:
    position = kit.table_of(artisans={PURPLE: 1})
    for segment in ALL_SEGMENTS:
        assert kit.refusal_of(position, segment) == ""
    kit.play(position, "s12")
    assert kit.choices(position) == ["craftsman", "artisan"]
    kit.play(position, "artisan")
    assert position.wheel.artisans[11] == PURPLE
    assert position.wheel.craftsmen[11] == NOBODY
