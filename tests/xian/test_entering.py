"""Entering a building: limits, tolls, debts, the Prime Minister, passing (003:208)."""

from __future__ import annotations

import pytest

from kilnyard.games.xian.events import BuilderPlaced, DebtSettled, TollPaid
from kilnyard.games.xian.game import GAME
from kilnyard.games.xian.position import XianPosition
from tests.xian import kit
from tests.xian.kit import CYAN, JADE, ORANGE, PURPLE, table_of

PAIRED = ("palace", "workshop", "armoury", "laboratory")


def entering(position: XianPosition, seat: int = PURPLE) -> XianPosition:
    """The seat's turn when its worker action is done, by a pigment that the supply lacks."""
    position.board.pigments[2] = 0
    kit.begin_turn(position, seat, over="g1", under="b6")
    kit.play(position, "pigment")
    return position


@pytest.mark.clause("XI-BLD-1")
def test_one_builder_a_phase() -> None:
    position = entering(table_of(clay={PURPLE: 9}, tiles={PURPLE: ["extra-action"]}))
    kit.play(position, "palace")
    assert kit.asked(position) == "take-turn"
    for token in ("workshop", "palace", "armoury", "pass"):
        assert kit.refusal_of(position, token) == "already-entered"
    assert kit.choices(position)[-1] == "done"


@pytest.mark.clause("XI-BLD-9", "XI-BLD-1")
def test_passing_brings_a_coin_and_is_always_allowed() -> None:
    position = entering(table_of(clay={PURPLE: 9}))
    assert kit.refusal_of(position, "done") == "turn-not-over"
    kit.play(position, "pass")
    assert kit.has(position, PURPLE) == {"coin": 1, "clay": 9}
    assert GAME.view(position, None).players[PURPLE].builders == 2


@pytest.mark.clause("XI-BLD-2", "XI-BLD-3", "XI-BLD-4")
@pytest.mark.parametrize(("seats", "limit"), [(2, 3), (3, 4), (4, 5)])
@pytest.mark.parametrize("minister", ["palace", "workshop", "laboratory"])
def test_a_pair_closes_at_its_limit(seats: int, limit: int, minister: str) -> None:
    """Places for others depend on whether the Prime Minister stands in the same pair."""
    room = limit - (minister != "laboratory")
    for builders in range(room + 1):
        there = {1 + place % (seats - 1): ["palace", "workshop"] for place in range(builders)}
        if sum(map(len, there.values())) != builders:
            continue
        position = entering(
            table_of(seats=seats, layout=PAIRED, minister=minister, builders=there, clay={0: 2})
        )
        view = GAME.view(position, PURPLE)
        closed = [building.closed for building in view.buildings[:2]]
        assert closed == [builders >= room] * 2
        assert view.pairs[0].standing == builders + (minister != "laboratory")
        assert view.pairs[0].limit == limit
        assert ("palace" in kit.choices(position)) == (builders < room)


@pytest.mark.clause("XI-BLD-4")
def test_both_buildings_of_a_full_pair_are_closed_and_the_others_are_not() -> None:
    position = entering(
        table_of(
            layout=PAIRED,
            minister="palace",
            builders={ORANGE: ["palace"], PURPLE: ["palace"]},
            clay={PURPLE: 9},
        )
    )
    assert kit.refusal_of(position, "palace") == "building-closed"
    assert kit.refusal_of(position, "workshop") == "building-closed"
    assert "armoury" in kit.choices(position)


@pytest.mark.clause("XI-BLD-5", "XI-BLD-7", "XI-BLD-16")
def test_each_opponent_is_paid_for_each_builder() -> None:
    position = entering(
        table_of(
            seats=4,
            layout=PAIRED,
            minister="laboratory",
            coins={PURPLE: 5},
            builders={ORANGE: ["palace", "palace"], CYAN: ["palace"], PURPLE: ["palace"]},
            tiles={PURPLE: []},
        )
    )
    kit.play(position, "palace")
    assert kit.has(position, PURPLE)["coin"] == 2
    assert kit.has(position, ORANGE)["coin"] == 2
    assert kit.has(position, CYAN)["coin"] == 1
    assert kit.has(position, JADE) == {}


@pytest.mark.clause("XI-BLD-7")
def test_the_same_building_may_be_entered_in_both_phases() -> None:
    position = entering(table_of(minister="workshop", builders={PURPLE: ["palace"]}, phase=2))
    kit.play(position, "palace")
    view = GAME.view(position, None)
    (palace,) = [building for building in view.buildings if building.building == "palace"]
    assert palace.builders == []
    assert position.players.track[PURPLE] == 1


@pytest.mark.clause("XI-BLD-6")
@pytest.mark.parametrize(("builders", "coins"), [(1, 2), (2, 3)])
def test_two_players_pay_more(builders: int, coins: int) -> None:
    there = {ORANGE: ["palace"] * builders}
    position = entering(table_of(minister="workshop", coins={PURPLE: 5}, builders=there))
    kit.play(position, "palace")
    assert kit.has(position, PURPLE)["coin"] == 5 - coins
    assert kit.has(position, ORANGE)["coin"] == coins


@pytest.mark.clause("XI-BLD-10", "XI-BLD-11", "XI-BLD-12")
def test_a_debt_costs_two_points_a_coin_and_the_creditor_loses_nothing() -> None:
    there = {ORANGE: ["palace", "palace"]}
    position = entering(table_of(minister="workshop", coins={PURPLE: 1}, builders=there))
    events = kit.play(position, "palace")
    assert kit.scored(position, PURPLE) == {"debts": -4}
    assert kit.total(position)[PURPLE] == -4
    assert kit.has(position, PURPLE) == {}
    assert kit.has(position, ORANGE)["coin"] == 3
    assert [type(event) for event in events[:3]] == [TollPaid, DebtSettled, BuilderPlaced]


@pytest.mark.clause("XI-BLD-13")
def test_clay_and_pigments_cannot_be_owed() -> None:
    position = entering(table_of(clay={PURPLE: 1}))
    assert kit.refusal_of(position, "workshop") == "too-little-clay"
    assert kit.refusal_of(position, "laboratory") == "too-few-pigments"
    assert {"armoury", "palace", "pass"} == set(kit.choices(position))


@pytest.mark.clause("XI-BLD-13", "XI-ARM-1")
def test_the_price_of_an_equipment_can_be_owed() -> None:
    position = entering(table_of(coins={PURPLE: 1}))
    kit.play(position, "armoury", "place-4")
    assert kit.scored(position, PURPLE) == {"debts": -6}


@pytest.mark.clause("XI-BLD-8", "XI-PAL-5")
def test_nobody_enters_the_palace_from_the_last_space() -> None:
    position = entering(table_of(track={PURPLE: 5}, clay={PURPLE: 2}))
    assert kit.refusal_of(position, "palace") == "track-ends"


@pytest.mark.clause("XI-BLD-8")
def test_nobody_enters_the_armoury_when_the_row_is_empty() -> None:
    position = entering(table_of(row=("", "", "", ""), clay={PURPLE: 2}))
    assert kit.refusal_of(position, "armoury") == "row-empty"


@pytest.mark.clause("XI-BLD-8", "XI-SUP-2")
def test_nobody_enters_the_workshop_without_a_statue_a_space_and_the_clay() -> None:
    spaces = [cell.cell for cell in GAME.view(table_of(), None).cells]
    empty_supply = entering(table_of(clay={PURPLE: 9}, statues=spaces[:12]))
    assert kit.refusal_of(empty_supply, "workshop") == "no-statue-left"
    full = entering(
        table_of(
            seats=4,
            clay={PURPLE: 9},
            statues=spaces[18:],
            painted={0: spaces[:6], 1: spaces[6:12], 2: spaces[12:18]},
        )
    )
    assert kit.refusal_of(full, "workshop") == "pit-full"
    poor = entering(table_of(clay={PURPLE: 1}))
    assert kit.refusal_of(poor, "workshop") == "too-little-clay"


@pytest.mark.clause("XI-BLD-8", "XI-SHOP-1")
def test_the_workshop_needs_the_clay_of_a_section_with_room() -> None:
    spaces = [cell.cell for cell in GAME.view(table_of(), None).cells]
    position = entering(table_of(clay={PURPLE: 2}, statues=spaces[:8]))
    assert kit.refusal_of(position, "workshop") == "too-little-clay"


@pytest.mark.clause("XI-BLD-8", "XI-LAB-6", "XI-LAB-9")
def test_nobody_enters_the_laboratory_without_a_soldier_a_statue_and_the_pigments() -> None:
    pigments = {PURPLE: ["yellow", "yellow", "red", "green", "blue", "blue"]}
    spaces = [cell.cell for cell in GAME.view(table_of(), None).cells]
    done = entering(table_of(pigments=pigments, painted={PURPLE: spaces[:6]}))
    assert kit.refusal_of(done, "laboratory") == "no-soldier-left"
    signed = {ORANGE: ["c1", "c3"]}
    none = entering(table_of(pigments=pigments, statues=["c1", "c3"], signed=signed))
    assert kit.refusal_of(none, "laboratory") == "no-statue-to-paint"
    poor = entering(table_of(pigments={PURPLE: ["yellow"]}))
    assert kit.refusal_of(poor, "laboratory") == "too-few-pigments"
    able = entering(table_of(pigments=pigments))
    assert "laboratory" in kit.choices(able)


@pytest.mark.clause("XI-BLD-14")
def test_only_the_first_of_the_round_meets_the_prime_minister() -> None:
    first = entering(table_of(minister="palace"))
    kit.play(first, "palace")
    assert kit.scored(first, PURPLE) == {"prime-minister": 1}
    assert kit.has(first, PURPLE) == {"coin": 1}
    second = entering(table_of(minister="palace", builders={ORANGE: ["palace"]}, phase=2))
    kit.play(second, "palace")
    assert "prime-minister" not in kit.scored(second, PURPLE)
    elsewhere = entering(table_of(minister="workshop"))
    kit.play(elsewhere, "palace")
    assert kit.scored(elsewhere, PURPLE) == {}


@pytest.mark.clause("XI-BLD-15")
def test_the_prime_ministers_coin_helps_to_pay() -> None:
    position = entering(table_of(minister="armoury", row=("crossbow-1", "", "", "")))
    kit.play(position, "armoury")
    assert kit.scored(position, PURPLE) == {"prime-minister": 1}
    assert kit.has(position, PURPLE) == {}


@pytest.mark.clause("XI-BLD-16")
def test_the_toll_is_paid_before_the_action_brings_anything() -> None:
    there = {ORANGE: ["workshop"]}
    position = entering(
        table_of(minister="palace", coins={PURPLE: 1}, clay={PURPLE: 2}, builders=there)
    )
    kit.play(position, "workshop", "c2", "leave")
    assert kit.scored(position, PURPLE) == {"modelling": 3, "debts": -2}
    assert kit.has(position, PURPLE) == {"coin": 2}, "what the space brings comes later"
