"""Worker actions and Helpers (003:189, 003:360)."""

from __future__ import annotations

import pytest

from kilnyard.games.xian.names import HELPERS
from tests.xian import kit
from tests.xian.kit import ORANGE, PURPLE


@pytest.mark.clause("XI-WORK-1")
def test_a_turn_begins_with_the_card_above() -> None:
    position = kit.begin_turn(kit.table_of(), PURPLE, over="y3", under="b6")
    assert kit.asked(position) == "worker-action"
    assert kit.choices(position) == ["do", "pigment"]


@pytest.mark.clause("XI-WORK-2")
@pytest.mark.parametrize(
    ("card", "coins"), [("y1", 2), ("y2", 2), ("y3", 3), ("y4", 3), ("y5", 4), ("y6", 4)]
)
def test_tax_collectors(card: str, coins: int) -> None:
    position = kit.begin_turn(kit.table_of(), PURPLE, over=card, under="b6")
    kit.play(position, "do")
    assert kit.has(position, PURPLE) == {"coin": coins}


@pytest.mark.clause("XI-WORK-3")
@pytest.mark.parametrize(
    ("card", "clay"), [("r1", 1), ("r2", 1), ("r3", 2), ("r4", 2), ("r5", 3), ("r6", 3)]
)
def test_craftsmen(card: str, clay: int) -> None:
    position = kit.begin_turn(kit.table_of(), PURPLE, over=card, under="b6")
    kit.play(position, "do", "pass")
    assert kit.has(position, PURPLE) == {"clay": clay, "coin": 1}


@pytest.mark.clause("XI-WORK-6")
@pytest.mark.parametrize(
    ("card", "pigments"),
    [
        ("b1", {"yellow": 1}),
        ("b2", {"red": 1}),
        ("b3", {"green": 1}),
        ("b4", {"blue": 1, "yellow": 1}),
        ("b5", {"blue": 1, "red": 1}),
        ("b6", {"blue": 1, "green": 1}),
    ],
)
def test_miners(card: str, pigments: dict[str, int]) -> None:
    position = kit.begin_turn(kit.table_of(), PURPLE, over=card, under="y6")
    kit.play(position, "do", "pass")
    assert kit.has(position, PURPLE) == {**pigments, "coin": 1}


@pytest.mark.clause("XI-WORK-5")
@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("round", range(1, 7))
def test_helpers_bring_the_points_of_their_round(number: int, round: int) -> None:
    table = kit.table_of(round=round)
    position = kit.begin_turn(table, PURPLE, over=f"g{number}", under="b6")
    kit.play(position, "do")
    points = max(0, round - 3 + (number + 1) // 2)
    assert kit.scored(position, PURPLE) == ({"recruiting": points} if points else {})
    assert position.players.helpers[PURPLE] == 1 << number - 1


@pytest.mark.clause("XI-WORK-5")
def test_the_accountant_brings_nothing_in_round_1() -> None:
    position = kit.begin_turn(kit.table_of(), PURPLE, over="g2", under="b6")
    kit.play(position, "do")
    assert kit.scored(position, PURPLE) == {}


@pytest.mark.clause("XI-WORK-7", "XI-HELP-8")
@pytest.mark.parametrize(
    ("card", "pigment"), [("y6", "yellow"), ("r1", "red"), ("g3", "green"), ("b1", "blue")]
)
def test_any_card_can_bring_its_colour_instead(card: str, pigment: str) -> None:
    helpers = {PURPLE: ["accountant", "administrator"]}
    position = kit.begin_turn(kit.table_of(helpers=helpers), PURPLE, over=card, under="b6")
    kit.play(position, "pigment", "pass")
    assert kit.has(position, PURPLE) == {pigment: 1, "coin": 1}


@pytest.mark.clause("XI-SUP-3", "XI-WORK-6", "XI-WORK-9")
def test_what_the_supply_lacks_is_lost() -> None:
    table = kit.table_of(pigments={ORANGE: ["blue"] * 6})
    position = kit.begin_turn(table, PURPLE, over="b4", under="y6")
    assert kit.choices(position) == ["do", "pigment"]
    copy = position.copy()
    kit.play(position, "do", "pass")
    assert kit.has(position, PURPLE) == {"yellow": 1, "coin": 1}
    kit.play(copy, "pigment", "pass")
    assert kit.has(copy, PURPLE) == {"coin": 1}


@pytest.mark.clause("XI-SUP-1")
def test_coins_and_clay_never_run_out() -> None:
    table = kit.table_of(coins={ORANGE: 500}, clay={ORANGE: 500})
    position = kit.begin_turn(table, PURPLE, over="y6", under="b6")
    kit.play(position, "do", "pass")
    assert kit.has(position, PURPLE) == {"coin": 5}


@pytest.mark.clause("XI-HELP-2")
@pytest.mark.parametrize("helper", HELPERS)
def test_only_the_accountant_adds_a_coin_to_tax_collectors(helper: str) -> None:
    table = kit.table_of(helpers={PURPLE: [helper]})
    position = kit.begin_turn(table, PURPLE, over="y3", under="b6")
    kit.play(position, "do")
    assert kit.has(position, PURPLE)["coin"] == 3 + (helper == "accountant")


@pytest.mark.clause("XI-HELP-3")
@pytest.mark.parametrize("helper", HELPERS)
def test_only_the_administrator_adds_clay_to_craftsmen(helper: str) -> None:
    table = kit.table_of(helpers={PURPLE: [helper]})
    position = kit.begin_turn(table, PURPLE, over="r5", under="b6")
    kit.play(position, "do")
    assert kit.has(position, PURPLE)["clay"] == 3 + (helper == "administrator")


@pytest.mark.clause("XI-HELP-8")
def test_the_accountant_adds_nothing_to_passing_or_to_the_prime_minister() -> None:
    helpers = {PURPLE: ["accountant"]}
    passing = kit.begin_turn(kit.table_of(helpers=helpers), PURPLE, over="r1", under="b6")
    kit.play(passing, "pigment", "pass")
    assert kit.has(passing, PURPLE)["coin"] == 1
    meeting = kit.begin_turn(
        kit.table_of(helpers=helpers, minister="palace"), PURPLE, over="r1", under="b6"
    )
    kit.play(meeting, "pigment", "palace")
    assert kit.has(meeting, PURPLE)["coin"] == 1


@pytest.mark.clause("XI-HELP-7")
def test_a_helper_works_in_the_turn_it_is_recruited() -> None:
    table = kit.table_of(clay={PURPLE: 1})
    position = kit.begin_turn(table, PURPLE, over="g5", under="b6")
    kit.play(position, "do", "workshop", "a2", "leave")
    assert kit.has(position, PURPLE) == {"red": 1}, "section A for 1 Clay"
