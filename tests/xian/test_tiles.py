"""Bonus tiles: open or free building, market, discount, extra action (003:286, 003:417)."""

from __future__ import annotations

import pytest

from kilnyard.games.xian.game import GAME
from kilnyard.games.xian.names import BONUS_TILES
from kilnyard.games.xian.position import XianPosition
from tests.xian import kit
from tests.xian.kit import ORANGE, PURPLE, table_of
from tests.xian.test_entering import PAIRED, entering

CLOSED = {ORANGE: ["palace"], PURPLE: ["palace"]}


def closed_pair(**told: int) -> XianPosition:
    """The Palace and the Workshop are closed; Purple could open one of them."""
    return table_of(
        layout=PAIRED,
        minister="palace",
        builders=CLOSED,
        phase=2,
        tiles={PURPLE: ["open-or-free"]},
        coins={PURPLE: told.get("coins", 5)},
        clay={PURPLE: told.get("clay", 0)},
    )


@pytest.mark.clause("XI-TILE-1")
@pytest.mark.parametrize("tile", BONUS_TILES)
def test_a_used_tile_is_used_up(tile: str) -> None:
    position = entering(table_of(coins={PURPLE: 5}, clay={PURPLE: 9}, used={PURPLE: [tile]}))
    tokens = kit.choices(position)
    assert not [token for token in tokens if token.startswith(("open-", "free-", "extra-"))]
    assert "market" not in tokens
    kit.play(position, "workshop")
    assert kit.asked(position) == "model", "nobody is asked about a discount"


@pytest.mark.clause("XI-TILE-2", "XI-MARK-2")
def test_several_tiles_in_one_turn() -> None:
    position = table_of(
        coins={PURPLE: 2}, clay={PURPLE: 1}, tiles={PURPLE: ["market", "discount", "extra-action"]}
    )
    kit.begin_turn(position, PURPLE, over="y1", under="b6")
    kit.play(position, "market", "coin-clay", "stop", "do")
    kit.play(position, "extra-workshop", "reduce", "e1", "leave", "palace")
    assert GAME.view(position, None).players[PURPLE].used_tiles == list(BONUS_TILES[1:])
    assert kit.scored(position, PURPLE) == {"modelling": 5, "prime-minister": 1}


@pytest.mark.clause("XI-TILE-2")
def test_tiles_are_for_ones_own_turn() -> None:
    position = table_of(coins={ORANGE: 5}, tiles={ORANGE: list(BONUS_TILES)})
    kit.begin_turn(position, PURPLE)
    assert kit.ENGINE.choices(position, ORANGE) == []


@pytest.mark.clause("XI-OPEN-1", "XI-OPEN-3")
def test_a_closed_building_may_be_opened_and_the_toll_is_paid() -> None:
    position = entering(closed_pair())
    assert kit.refusal_of(position, "palace") == "building-closed"
    assert kit.refusal_of(position, "free-palace") == "building-closed"
    kit.play(position, "open-palace")
    assert kit.has(position, PURPLE)["coin"] == 3
    assert position.players.track[PURPLE] == 1


@pytest.mark.clause("XI-OPEN-3")
def test_a_pair_may_then_stand_above_its_limit() -> None:
    position = closed_pair(clay=5)
    position.players.tiles[PURPLE] |= 8
    entering(position)
    kit.play(position, "open-workshop", "e5", "leave")
    pair = GAME.view(position, None).pairs[0]
    assert (pair.standing, pair.limit) == (4, 3)


@pytest.mark.clause("XI-OPEN-4")
def test_the_action_itself_is_never_free() -> None:
    position = entering(closed_pair(clay=1))
    assert kit.refusal_of(position, "open-workshop") == "too-little-clay"


@pytest.mark.clause("XI-OPEN-2", "XI-OPEN-5")
def test_a_toll_may_be_spared() -> None:
    there = {ORANGE: ["palace", "palace"]}
    tiles = {PURPLE: ["open-or-free"]}
    position = entering(
        table_of(minister="workshop", builders=there, tiles=tiles, coins={PURPLE: 5}, phase=2)
    )
    assert kit.refusal_of(position, "free-armoury") == "no-toll-due"
    assert kit.refusal_of(position, "open-armoury") == "building-open"
    kit.play(position, "free-palace")
    assert kit.has(position, PURPLE)["coin"] == 5
    assert kit.has(position, ORANGE) == {}


@pytest.mark.clause("XI-OPEN-2")
def test_without_the_tile_there_is_neither() -> None:
    position = entering(table_of(builders={ORANGE: ["palace"]}))
    assert kit.refusal_of(position, "free-palace") == "no-open-or-free"
    assert kit.refusal_of(position, "open-palace") == "no-open-or-free"


@pytest.mark.clause("XI-MARK-1", "XI-MARK-2")
@pytest.mark.parametrize("when", ["before the card", "before the building", "after it"])
def test_the_market_at_three_moments(when: str) -> None:
    position = table_of(coins={PURPLE: 2}, tiles={PURPLE: ["market"]}, minister="workshop")
    position.board.pigments[2] = 0
    kit.begin_turn(position, PURPLE, over="g1", under="b6")
    market = ["market", "coin-clay", "coin-red"]
    moments = {
        "before the card": [*market, "pigment", "palace"],
        "before the building": ["pigment", *market, "palace"],
        "after it": ["pigment", "palace", *market],
    }
    kit.play(position, *moments[when])
    assert kit.has(position, PURPLE) == {"clay": 1, "red": 1}


@pytest.mark.clause("XI-MARK-1")
def test_the_market_makes_one_exchange_at_least_and_two_at_most() -> None:
    position = table_of(coins={PURPLE: 5}, tiles={PURPLE: ["market"]})
    kit.begin_turn(position, PURPLE)
    kit.play(position, "market")
    assert kit.refusal_of(position, "stop") == "exchange-begun"
    kit.play(position, "coin-clay")
    assert "stop" in kit.choices(position)
    kit.play(position, "coin-clay")
    assert kit.asked(position) == "worker-action"
    assert kit.refusal_of(position, "market") == "no-market"


@pytest.mark.clause("XI-MARK-1")
def test_who_has_nothing_cannot_use_the_market() -> None:
    position = kit.begin_turn(table_of(tiles={PURPLE: ["market"]}), PURPLE)
    assert kit.refusal_of(position, "market") == "nothing-to-exchange"


@pytest.mark.clause("XI-MARK-3")
def test_an_exchange_gives_what_is_held_for_what_is_there() -> None:
    position = table_of(
        coins={PURPLE: 1}, pigments={ORANGE: ["blue"] * 6}, tiles={PURPLE: ["market"]}
    )
    kit.begin_turn(position, PURPLE)
    kit.play(position, "market")
    assert kit.refusal_of(position, "clay-coin") == "not-held"
    assert kit.refusal_of(position, "coin-blue") == "supply-empty"
    kit.play(position, "coin-yellow")
    assert GAME.view(position, None).pigments["yellow"] == 5
    kit.play(position, "yellow-coin")
    assert GAME.view(position, None).pigments["yellow"] == 6


def reducing(position: XianPosition, building: str) -> XianPosition:
    """Purple enters a building with its discount tile."""
    position.players.tiles[PURPLE] = 1 << BONUS_TILES.index("discount")
    entering(position)
    kit.play(position, building)
    return position


@pytest.mark.clause("XI-DISC-1", "XI-HELP-9")
@pytest.mark.parametrize(("helpers", "clay"), [([], 4), (["scientist"], 3)])
def test_a_statue_for_less(helpers: list[str], clay: int) -> None:
    position = reducing(table_of(clay={PURPLE: clay}, helpers={PURPLE: helpers}), "workshop")
    kit.play(position, "reduce", "e5", "leave")
    assert "clay" not in kit.has(position, PURPLE)


@pytest.mark.clause("XI-DISC-1")
def test_the_tile_may_be_kept_if_one_can_pay() -> None:
    position = reducing(table_of(clay={PURPLE: 2}), "workshop")
    kit.play(position, "full", "e1", "leave")
    assert GAME.view(position, None).players[PURPLE].tiles == ["discount"]


@pytest.mark.clause("XI-DISC-1", "XI-BLD-8")
def test_who_cannot_pay_otherwise_uses_the_tile() -> None:
    position = reducing(table_of(clay={PURPLE: 1}), "workshop")
    assert kit.asked(position) == "model", "there is only one way to pay"
    assert GAME.view(position, None).players[PURPLE].used_tiles == ["discount"]


@pytest.mark.clause("XI-DISC-2", "XI-HELP-9")
@pytest.mark.parametrize(("helpers", "coins"), [([], 3), (["officer"], 2)])
def test_an_equipment_for_less(helpers: list[str], coins: int) -> None:
    position = reducing(table_of(coins={PURPLE: coins}, helpers={PURPLE: helpers}), "armoury")
    kit.play(position, "reduce", "place-4")
    assert "coin" not in kit.has(position, PURPLE)
    assert kit.scored(position, PURPLE) == {}


@pytest.mark.clause("XI-DISC-3")
@pytest.mark.parametrize(
    ("cell", "payments"),
    [("c1", ["yellow", "red", "green", "blue"]), ("c3", ["red", "green"]), ("c5", ["blue"])],
)
def test_one_pigment_is_enough(cell: str, payments: list[str]) -> None:
    held = {PURPLE: ["yellow", "red", "green", "blue"]}
    position = reducing(table_of(pigments=held), "laboratory")
    kit.play(position, "reduce", cell)
    if len(payments) > 1:
        assert kit.choices(position) == payments
        kit.play(position, payments[-1])
    assert payments[-1] not in kit.has(position, PURPLE)
    assert len(kit.has(position, PURPLE)) == 3


@pytest.mark.clause("XI-DISC-3")
def test_alike_requests_leave_one_way_to_pay() -> None:
    held = {PURPLE: ["blue"]}
    position = reducing(table_of(requests=(10, 5, 12, 6), pigments=held), "laboratory")
    kit.play(position, "c3")
    assert kit.has(position, PURPLE) == {}


@pytest.mark.clause("XI-DISC-4")
def test_there_must_be_something_to_reduce() -> None:
    table = table_of(
        row=("crossbow-1", "", "", "crossbow-2"), helpers={PURPLE: ["officer"]}, coins={PURPLE: 1}
    )
    position = reducing(table, "armoury")
    assert kit.asked(position) == "forge", "both cards cost nothing already"
    table = table_of(row=("crossbow-1", "", "", "sword-4"), helpers={PURPLE: ["officer"]})
    position = reducing(table, "armoury")
    kit.play(position, "reduce")
    assert GAME.view(position, None).players[PURPLE].equipment_count == 1, "only one is left"
    table = table_of(row=("crossbow-1", "", "sword-1", "sword-4"), helpers={PURPLE: ["officer"]})
    position = reducing(table, "armoury")
    kit.play(position, "reduce")
    assert kit.refusal_of(position, "place-1") == "nothing-to-reduce"


@pytest.mark.clause("XI-DISC-4")
def test_a_toll_is_not_reduced() -> None:
    there = {ORANGE: ["armoury"]}
    position = reducing(table_of(coins={PURPLE: 4}, builders=there, minister="workshop"), "armoury")
    assert kit.has(position, PURPLE) == {"coin": 2}
    assert "reduce" in kit.choices(position)


@pytest.mark.clause("XI-DISC-4")
def test_a_discount_does_not_last() -> None:
    table = table_of(clay={PURPLE: 9}, tiles={PURPLE: ["discount", "extra-action"]})
    entering(table)
    kit.play(table, "workshop", "reduce", "e5", "leave")
    assert kit.has(table, PURPLE) == {"clay": 5}
    kit.play(table, "extra-workshop", "d5", "leave")
    assert "clay" not in kit.has(table, PURPLE)


@pytest.mark.clause("XI-EXTRA-1", "XI-EXTRA-2", "XI-EXTRA-4")
def test_an_extra_action_sends_nobody() -> None:
    table = table_of(
        layout=PAIRED,
        minister="palace",
        builders={ORANGE: ["palace", "workshop"]},
        tiles={PURPLE: ["extra-action"]},
        coins={PURPLE: 3},
        phase=2,
    )
    position = entering(table)
    assert kit.refusal_of(position, "palace") == "building-closed"
    kit.play(position, "extra-palace")
    assert kit.has(position, PURPLE) == {"coin": 3}
    assert kit.scored(position, PURPLE) == {}
    assert GAME.view(position, None).players[PURPLE].builders == 2


@pytest.mark.clause("XI-EXTRA-4")
def test_after_an_extra_action_the_prime_minister_still_waits() -> None:
    table = table_of(minister="palace", tiles={PURPLE: ["extra-action"]})
    position = entering(table)
    kit.play(position, "extra-palace")
    assert kit.scored(position, PURPLE) == {}
    kit.play(position, "palace")
    assert kit.scored(position, PURPLE) == {"prime-minister": 1}


@pytest.mark.clause("XI-EXTRA-3")
def test_an_extra_action_with_a_pass_and_never_before_the_card() -> None:
    table = table_of(tiles={PURPLE: ["extra-action"]})
    kit.begin_turn(table, PURPLE)
    assert kit.choices(table) == ["do", "pigment"]
    kit.play(table, "do", "pass", "extra-palace")
    assert table.players.track[PURPLE] == 1
    assert table.players.coins[PURPLE] == 3


@pytest.mark.clause("XI-EXTRA-1", "XI-BLD-8")
def test_an_extra_action_must_be_possible() -> None:
    position = entering(table_of(tiles={PURPLE: ["extra-action"]}))
    assert kit.refusal_of(position, "extra-workshop") == "too-little-clay"
    assert kit.refusal_of(position, "extra-laboratory") == "too-few-pigments"
    without = entering(table_of())
    assert kit.refusal_of(without, "extra-palace") == "no-extra-action"


@pytest.mark.clause("XI-SUP-2", "XI-EXTRA-1")
def test_an_empty_supply_closes_the_workshop_to_tiles_too() -> None:
    spaces = [cell.cell for cell in GAME.view(table_of(), None).cells]
    table = table_of(
        statues=spaces[:12], clay={PURPLE: 9}, tiles={PURPLE: ["extra-action", "open-or-free"]}
    )
    position = entering(table)
    assert kit.refusal_of(position, "extra-workshop") == "no-statue-left"
