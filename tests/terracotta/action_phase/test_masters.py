"""The Masters: buying one, using one again, and what each of the six does."""

from __future__ import annotations

from typing import Any

import pytest

from kilnyard.games.terracotta.events import (
    ActionSkipped,
    AdministratorUsed,
    AllWeaponsReadied,
    BuilderUsed,
    ClayMakerUsed,
    CoinsTaken,
    InspectorMoved,
    MasterBought,
    WarehousesEmptied,
    WarriorPlaced,
    WorkerUpgraded,
)
from kilnyard.games.terracotta.names import MASTERS, WARRIORS, WEAPONS
from kilnyard.games.terracotta.position import TerracottaPosition
from tests.terracotta import kit
from tests.terracotta.action_phase.ways import (
    FULL_BOARD,
    asked,
    reach,
    ring_asked,
    segments_with,
)
from tests.terracotta.kit import PURPLE, YELLOW

ALL_TOKENS = [f"token-{number}" for number in range(1, 7)]


def having(master: str, **told: Any) -> TerracottaPosition:
    """Purple, who has a token at this Master, has come to its action."""
    position = kit.table_of(masters={PURPLE: [master]}, tokens_spent={PURPLE: [1]}, **told)
    reach(position, "middle", "master", master)
    return position


def without(master: str, **told: Any) -> TerracottaPosition:
    """Purple, with no Master yet, has come to the action of this one.

    The Outer Ring's action will be asked about: there is a Weapon to ready or one to buy with.
    """
    usual: dict[str, Any] = {"coins": {PURPLE: 9}, "weapons": {PURPLE: ["spear"]}}
    position = kit.table_of(**(usual | told))
    reach(position, "middle", "master", master)
    return position


@pytest.mark.clause("TA-RING-7")
@pytest.mark.parametrize("master", MASTERS)
def test_with_a_token_there_the_ability_is_used(master: str) -> None:
    position = having(master, coins={PURPLE: 9}, wet={PURPLE: 4})
    assert kit.choices(position) == ["do", "clay", "coin", "skip"]
    kit.play(position, "do")
    assert position.players.masters[PURPLE] == 1 << MASTERS.index(master)
    assert position.players.tokens[PURPLE] == 1


@pytest.mark.clause("TA-RING-8", "TA-RING-9", "TA-RING-11")
@pytest.mark.parametrize("master", MASTERS)
@pytest.mark.parametrize("number", range(1, 7))
def test_any_token_buys_any_master_for_its_coins(master: str, number: int) -> None:
    position = without(master)
    assert kit.choices(position) == [*ALL_TOKENS, "clay", "coin", "skip"]
    heard = kit.play(position, f"token-{number}")
    assert heard[0] == MasterBought(seat=PURPLE, master=master, coins=number)
    assert position.players.coins[PURPLE] == 9 - number
    assert position.players.masters[PURPLE] == 1 << MASTERS.index(master)
    assert position.players.tokens[PURPLE] == 1 << number - 1
    assert position.players.masters[YELLOW] == 0


@pytest.mark.clause("TA-RING-9")
def test_a_token_is_spent_once_and_must_be_paid_for() -> None:
    position = kit.table_of(
        coins={PURPLE: 4}, masters={PURPLE: ["builder"]}, tokens_spent={PURPLE: [2]}
    )
    reach(position, "middle", "master", "clay-maker")
    assert kit.refusal_of(position, "token-2") == "master-token-spent"
    assert kit.refusal_of(position, "token-5") == "too-few-coins-for-master"
    assert kit.choices(position)[:-3] == ["token-1", "token-3", "token-4"]


@pytest.mark.clause("TA-SET-12.1", "TA-RING-9")
def test_the_six_tokens_cost_one_to_six() -> None:
    assert kit.tables().master_costs == [1, 2, 3, 4, 5, 6]


@pytest.mark.clause("TA-RING-8")
@pytest.mark.parametrize(
    ("master", "question"),
    [
        ("builder", "builder-warrior"),
        ("inspector", "move-inspector"),
        ("supervisor", "empty-warehouses"),
    ],
)
def test_a_master_just_bought_may_be_used_at_once(master: str, question: str) -> None:
    position = without(master)
    kit.play(position, "token-1")
    assert asked(position) == question
    assert position.asked == PURPLE


@pytest.mark.clause("TA-RING-10")
@pytest.mark.parametrize("master", ["builder", "inspector", "supervisor"])
def test_leaving_the_ability_brings_nothing_in_its_place(master: str) -> None:
    position = without(master)
    kit.play(position, "token-1")
    before = position.copy()
    assert kit.play(position, "decline") == []
    assert ring_asked(position) == "outer"
    assert position.players.coins == before.players.coins
    assert position.players.wet == before.players.wet
    assert position.players.dry == before.players.dry
    assert position.inspectors == before.inspectors
    assert position.wheel.warehouses == before.wheel.warehouses


@pytest.mark.clause("TA-RING-8", "TA-RING-10")
@pytest.mark.parametrize(
    ("master", "told"),
    [
        ("builder", {"coins": {PURPLE: 3}, "round": 3}),
        ("builder", {"board": FULL_BOARD}),
        ("builder", {"remaining": [0, 0, 0, 0]}),
        ("supervisor", {"warehouses": [0, 0, 0, 0]}),
        ("blacksmith", {"weapons": {PURPLE: WEAPONS}}),
    ],
)
def test_an_ability_of_no_use_does_not_hold_up_the_turn(master: str, told: dict[str, Any]) -> None:
    position = without(master, **told)
    heard = kit.play(position, "token-1")
    assert heard[0] == MasterBought(seat=PURPLE, master=master, coins=1)
    if position.asked == PURPLE:
        assert ring_asked(position) == "outer"
    else:
        assert heard[1:] == [ActionSkipped(seat=PURPLE, ring="outer")]


@pytest.mark.clause("TA-RING-8", "TA-RING-10")
def test_an_action_that_cannot_be_repeated_does_not_hold_up_the_turn() -> None:
    segment = segments_with(kit.table_of(), "middle", "master", "administrator")[0]
    position = without("administrator", inner=kit.turned_so_that("inner", "soak", segment))
    heard = kit.play(position, "token-1")
    assert heard == [MasterBought(seat=PURPLE, master="administrator", coins=1)]
    assert ring_asked(position) == "outer"


@pytest.mark.clause("TA-RING-11")
@pytest.mark.parametrize("master", MASTERS)
def test_a_second_token_cannot_go_to_the_same_master(master: str) -> None:
    position = having(master, coins={PURPLE: 20})
    for token in ALL_TOKENS:
        with pytest.raises(AssertionError, match="no candidate"):
            kit.refusal_of(position, token)


@pytest.mark.clause("TA-BUI-1", "TA-BUI-2", "TA-BUI-5", "TA-BUI-6", "TA-BUI-3")
@pytest.mark.parametrize("round", range(1, 6))
def test_the_builder_makes_a_warrior_for_the_rounds_coins(round: int) -> None:
    position = having(
        "builder",
        round=round,
        coins={PURPLE: round + 1},
        wet={PURPLE: 3},
        weapons={PURPLE: WEAPONS},
        remaining=[5, 9, 8, 7],
        warehouses=[1, 2, 3, 4],
    )
    heard = kit.play(position, "do", "d4")
    assert heard[:2] == [
        BuilderUsed(seat=PURPLE, warrior="guard", coins=round),
        WarriorPlaced(seat=PURPLE, warrior="guard", cell="d4", points=0),
    ]
    assert position.players.coins[PURPLE] == 1
    assert position.players.wet[PURPLE] == 3
    assert position.wheel.warehouses == [1, 2, 3, 4]
    assert position.remaining == [5, 8, 8, 7]
    assert kit.warriors_of(position, PURPLE) == {"d4": "guard"}
    assert kit.scored(position, PURPLE) == {}
    assert position.players.weapons[PURPLE] == 0b1111
    assert asked(position) != "guard-halberd"


@pytest.mark.clause("TA-BUI-1")
def test_with_fewer_coins_the_builder_builds_nothing() -> None:
    position = having("builder", round=4, coins={PURPLE: 3})
    assert kit.refusal_of(position, "do") == "too-few-coins-to-build"
    assert kit.choices(position) == ["clay", "coin", "skip"]


@pytest.mark.clause("TA-BUI-1", "TA-WAR-6")
def test_the_builder_needs_an_empty_space() -> None:
    position = having("builder", coins={PURPLE: 9}, board=FULL_BOARD)
    assert kit.refusal_of(position, "do") == "mausoleum-full"


@pytest.mark.clause("TA-BUI-3")
def test_the_builder_takes_the_type_with_the_most_left() -> None:
    position = without("builder", remaining=[10, 9, 11, 10])
    kit.play(position, "token-1")
    assert kit.choices(position) == ["crossbowman", "decline"]
    for warrior in ["officer", "guard", "soldier"]:
        assert kit.refusal_of(position, warrior) == "not-most-remaining"


@pytest.mark.clause("TA-BUI-4")
@pytest.mark.parametrize("warrior", ["guard", "soldier"])
def test_of_types_with_equally_many_left_one_is_chosen(warrior: str) -> None:
    position = having("builder", coins={PURPLE: 1}, remaining=[3, 8, 7, 8])
    kit.play(position, "do")
    assert kit.choices(position) == ["guard", "soldier"]
    kit.play(position, warrior, "a1")
    assert kit.warriors_of(position, PURPLE) == {"a1": warrior}


def at_administrator(inner: str, detail: int | None = None, **told: Any) -> TerracottaPosition:
    """Purple's Worker stands where the Inner Ring shows this action and the Middle this Master."""
    segment = segments_with(kit.table_of(), "middle", "master", "administrator")[0]
    position = kit.table_of(
        inner=kit.turned_so_that("inner", inner, segment, detail),
        masters={PURPLE: ["administrator"]},
        tokens_spent={PURPLE: [1]},
        **told,
    )
    kit.play(position, f"s{segment}")
    return position


@pytest.mark.clause("TA-ADM-1")
def test_the_administrator_repeats_the_inner_action() -> None:
    position = at_administrator("coins", 3, coins={PURPLE: 0})
    heard = kit.play(position, "do", "do")
    taken = CoinsTaken(seat=PURPLE, coins=3)
    assert heard[:3] == [taken, AdministratorUsed(seat=PURPLE), taken]
    assert position.players.coins[PURPLE] == 6


@pytest.mark.clause("TA-ADM-1")
def test_a_repeated_warrior_is_paid_for_again() -> None:
    position = at_administrator("build", 3, wet={PURPLE: 7}, weapons={PURPLE: ["spear"]})
    kit.play(position, "officer", "a1", "do")
    assert ring_asked(position) == "inner"
    kit.play(position, "soldier", "b1", "use")
    assert position.players.wet[PURPLE] == 1
    assert kit.warriors_of(position, PURPLE) == {"a1": "officer", "b1": "soldier"}
    assert kit.scored(position, PURPLE)["organizer"] == 14
    assert sum(position.wheel.warehouses) == 4 + 2


@pytest.mark.clause("TA-ADM-1")
def test_what_cannot_be_paid_for_again_cannot_be_repeated() -> None:
    position = at_administrator("build", 3, wet={PURPLE: 5})
    kit.play(position, "officer", "a1")
    assert ring_asked(position) == "middle"
    assert kit.refusal_of(position, "do") == "too-little-wet-clay"


@pytest.mark.clause("TA-ADM-2")
@pytest.mark.parametrize("instead", ["clay", "coin", "skip"])
def test_the_action_on_the_ring_is_repeated_whatever_was_taken_before(instead: str) -> None:
    position = at_administrator("build", 2, wet={PURPLE: 2})
    kit.play(position, instead, "do")
    assert kit.choices(position) == list(WARRIORS)
    assert kit.refusal_of(position, "clay") == "repeated-action-has-no-alternative"
    assert kit.refusal_of(position, "coin") == "repeated-action-has-no-alternative"


@pytest.mark.clause("TA-ADM-2", "TA-RING-10")
def test_a_repetition_just_bought_may_be_left_but_for_nothing() -> None:
    segment = segments_with(kit.table_of(), "middle", "master", "administrator")[0]
    inner = kit.turned_so_that("inner", "coins", segment)
    position = without("administrator", inner=inner)
    kit.play(position, "token-1")
    assert kit.choices(position) == ["do", "skip"]
    assert kit.refusal_of(position, "clay") == "repeated-action-has-no-alternative"
    coins = position.players.coins[PURPLE]
    assert kit.play(position, "skip") == []
    assert position.players.coins[PURPLE] == coins
    assert ring_asked(position) == "outer"


@pytest.mark.clause("TA-ADM-3")
def test_an_upgrade_is_not_repeated_with_an_artisan() -> None:
    position = at_administrator("upgrade")
    kit.play(position, "do")
    assert kit.refusal_of(position, "do") == "upgrade-needs-craftsman"

    position = at_administrator("upgrade")
    heard = kit.play(position, "coin", "do")
    assert any(isinstance(event, WorkerUpgraded) for event in heard)


@pytest.mark.clause("TA-INS-1", "TA-KEY-19", "TA-KEY-20")
@pytest.mark.parametrize(
    ("token", "inspectors", "place"),
    [
        ("row-1", [6, 7], "7"),
        ("row-2", [0, 7], "1"),
        ("column-1", [5, 8], "i"),
        ("column-2", [5, 0], "a"),
    ],
)
def test_the_inspector_moves_forward_one_or_two(
    token: str, inspectors: list[int], place: str
) -> None:
    position = having("inspector", inspectors=(6, "h"))
    kit.play(position, "do")
    assert kit.choices(position) == ["row-1", "row-2", "column-1", "column-2"]
    heard = kit.play(position, token)
    inspector, steps = token.split("-")
    assert heard[0] == InspectorMoved(
        seat=PURPLE, inspector=inspector, way="forward", steps=int(steps), place=place
    )
    assert position.inspectors == inspectors


@pytest.mark.clause("TA-INS-1")
def test_the_inspector_need_not_move() -> None:
    position = without("inspector")
    kit.play(position, "token-1")
    assert kit.choices(position) == ["row-1", "row-2", "column-1", "column-2", "decline"]


@pytest.mark.clause("TA-CLA-1")
@pytest.mark.parametrize("bought", [False, True])
def test_the_clay_maker_brings_three_wet_clay(bought: bool) -> None:
    if bought:
        position = without("clay-maker", wet={PURPLE: 1})
        heard = kit.play(position, "token-1")
    else:
        position = having("clay-maker", wet={PURPLE: 1})
        heard = kit.play(position, "do")
    assert ClayMakerUsed(seat=PURPLE, clay=3) in heard
    assert position.players.wet[PURPLE] == 4
    assert position.players.dry[PURPLE] == 0


@pytest.mark.clause("TA-SUP-1", "TA-SUP-2")
def test_the_supervisor_takes_the_clay_of_two_warehouses() -> None:
    position = having("supervisor", warehouses=[3, 0, 2, 4], wet={PURPLE: 1}, dry={PURPLE: 1})
    kit.play(position, "do")
    pairs = ["1-2", "1-3", "2-3", "1-4", "2-4", "3-4"]
    assert kit.choices(position) == [f"warehouse-{pair}" for pair in pairs]
    heard = kit.play(position, "warehouse-1-4")
    assert heard[0] == WarehousesEmptied(seat=PURPLE, warehouses=[1, 4], clay=7)
    assert position.wheel.warehouses == [0, 0, 2, 0]
    assert position.players.dry[PURPLE] == 8
    assert position.players.wet[PURPLE] == 1


@pytest.mark.clause("TA-SUP-1")
def test_two_empty_warehouses_are_not_worth_choosing() -> None:
    position = having("supervisor", warehouses=[0, 0, 2, 0])
    kit.play(position, "do")
    assert kit.refusal_of(position, "warehouse-1-2") == "warehouses-empty"
    assert kit.choices(position) == ["warehouse-1-3", "warehouse-2-3", "warehouse-3-4"]
    assert kit.refusal_of(having("supervisor", warehouses=[0, 0, 0, 0]), "do") == "warehouses-empty"


@pytest.mark.clause("TA-BLA-1")
@pytest.mark.parametrize("bought", [False, True])
@pytest.mark.parametrize("active", [[], ["halberd"]])
def test_the_blacksmith_readies_all_weapons(bought: bool, active: list[str]) -> None:
    if bought:
        position = without("blacksmith", weapons={PURPLE: active})
        heard = kit.play(position, "token-1")
    else:
        position = having("blacksmith", weapons={PURPLE: active})
        heard = kit.play(position, "do")
    assert AllWeaponsReadied(seat=PURPLE) in heard
    assert position.players.weapons == [0b1111, 0]


@pytest.mark.clause("TA-BLA-1", "TA-KEY-12")
def test_the_blacksmith_has_nothing_to_do_if_all_are_active() -> None:
    position = having("blacksmith", weapons={PURPLE: WEAPONS})
    assert kit.refusal_of(position, "do") == "all-weapons-active"
