"""Specialist Statues: what they cost, and where they go. Horses have tests of their own."""

from __future__ import annotations

import pytest

from kilnyard.games.terracotta.events import ArcherPlaced, SpecialistPaid, SpecialistPlaced
from kilnyard.games.terracotta.geometry import CELLS, cell_name
from kilnyard.games.terracotta.names import DIRECTIONS, SPECIALISTS, WEAPONS
from kilnyard.games.terracotta.position import TerracottaPosition
from tests.terracotta import kit
from tests.terracotta.action_phase.ways import FULL_BOARD, asked, consider, drawn, reach, standing
from tests.terracotta.kit import PURPLE, YELLOW

ONE_CELL = ["footman", "archer", "musician"]
WEAPON_OF = {"horse": "sword", "footman": "halberd", "archer": "crossbow", "musician": "spear"}
SOMEBODY = standing(a1="Po")


def about_to_buy(
    coins: int = 9,
    weapons: tuple[str, ...] = WEAPONS,
    board: str = SOMEBODY,
    bought: tuple[int, ...] = (0, 0, 0, 0),
) -> TerracottaPosition:
    position = kit.table_of(
        coins={PURPLE: coins}, weapons={PURPLE: weapons}, board=board, bought=bought
    )
    reach(position, "outer", "specialist")
    return position


@pytest.mark.clause("TA-SPE-1", "TA-RING-16")
@pytest.mark.parametrize("specialist", SPECIALISTS)
@pytest.mark.parametrize("before", range(4))
def test_the_cost_rises_with_those_bought_before(specialist: str, before: int) -> None:
    number = SPECIALISTS.index(specialist)
    bought = [0, 0, 0, 0]
    bought[number] = before
    position = about_to_buy(coins=before + 3, bought=tuple(bought))
    heard = kit.play(position, specialist)
    weapon = WEAPON_OF[specialist]
    coins = before + 1
    assert heard == [SpecialistPaid(seat=PURPLE, specialist=specialist, coins=coins, weapon=weapon)]
    assert position.players.coins[PURPLE] == 2
    assert position.bought[number] == before + 1


@pytest.mark.clause("TA-SPE-1")
def test_too_few_coins_buy_nothing() -> None:
    position = about_to_buy(coins=2, bought=(2, 1, 2, 2))
    assert kit.choices(position) == ["footman", "skip"]
    for specialist in ["horse", "archer", "musician"]:
        assert kit.refusal_of(position, specialist) == "too-few-coins-for-specialist"


@pytest.mark.clause("TA-SPE-2", "TA-SPE-3", "TA-KEY-11")
@pytest.mark.parametrize("specialist", SPECIALISTS)
def test_each_specialist_uses_up_its_own_weapon(specialist: str) -> None:
    weapon = WEAPON_OF[specialist]
    position = about_to_buy(weapons=(weapon,))
    assert kit.choices(position) == [specialist, "skip"]
    for other in SPECIALISTS:
        if other != specialist:
            assert kit.refusal_of(position, other) == "weapon-inactive"
    kit.play(position, specialist)
    assert position.players.weapons[PURPLE] == 0


@pytest.mark.clause("TA-SPE-4")
@pytest.mark.parametrize("specialist", ONE_CELL)
def test_it_goes_to_any_empty_space(specialist: str) -> None:
    board = standing(a1="Po", b1="=>", c1="=>", e4="F", f6="Ys")
    position = about_to_buy(board=board)
    kit.play(position, specialist)
    taken = ["a1", "b1", "c1", "e4", "f6"]
    for cell in taken:
        assert kit.refusal_of(position, cell) == "specialist-needs-empty-space"
    assert kit.choices(position) == [
        cell_name(cell) for cell in range(CELLS) if cell_name(cell) not in taken
    ]


@pytest.mark.clause("TA-SPE-4")
@pytest.mark.parametrize("specialist", ONE_CELL)
def test_in_a_full_mausoleum_there_is_no_place_for_it(specialist: str) -> None:
    position = kit.table_of(
        coins={PURPLE: 9}, weapons={PURPLE: WEAPONS}, board=FULL_BOARD, frames=[]
    )
    consider(position, "outer", "specialist")
    assert kit.refusal_of(position, specialist) == "no-space-for-specialist"
    assert kit.choices(position) == ["skip"]


@pytest.mark.clause("TA-SPE-5")
def test_a_type_that_is_sold_out_cannot_be_bought() -> None:
    position = about_to_buy(bought=(4, 3, 4, 0))
    assert kit.choices(position) == ["footman", "musician", "skip"]
    assert kit.refusal_of(position, "horse") == "specialist-sold-out"
    assert kit.refusal_of(position, "archer") == "specialist-sold-out"


@pytest.mark.clause("TA-SPE-5")
def test_there_are_four_of_each_type() -> None:
    assert [len(costs) for costs in kit.tables().specialist_costs] == [4, 4, 4, 4]


@pytest.mark.clause("TA-KEY-6", "TA-SPE-4")
@pytest.mark.parametrize(("specialist", "figure"), [("footman", "F"), ("musician", "M")])
def test_a_specialist_is_nobodys(specialist: str, figure: str) -> None:
    position = about_to_buy()
    heard = kit.play(position, specialist, "d4")
    assert heard[-1] == SpecialistPlaced(seat=PURPLE, specialist=specialist, cell="d4")
    assert kit.drawn(position.mausoleum) == drawn(standing(a1="Po", d4=figure))
    assert kit.warriors_of(position, PURPLE) == {"a1": "officer"}
    assert kit.warriors_of(position, YELLOW) == {}
    assert position.asked == YELLOW


@pytest.mark.clause("TA-ARC-1", "TA-KEY-6")
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("cell", ["d4", "b1", "i7"])
def test_an_archer_may_face_any_of_its_four_sides(direction: str, cell: str) -> None:
    position = about_to_buy()
    kit.play(position, "archer", cell)
    assert asked(position) == "face-archer"
    assert kit.choices(position) == list(DIRECTIONS)
    heard = kit.play(position, direction)
    assert heard == [ArcherPlaced(seat=PURPLE, cell=cell, facing=direction)]
    archer = kit.cell(cell) | DIRECTIONS.index(direction) << 6
    assert position.mausoleum.archers == [archer]
    assert position.mausoleum.occupied == kit.board(standing(a1="Po", **{cell: "A^"})).occupied
    assert kit.warriors_of(position, PURPLE) == {"a1": "officer"}
