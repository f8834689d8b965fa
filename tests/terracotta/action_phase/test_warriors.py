"""Warrior Statues: what they cost, where they go, what they score."""

from __future__ import annotations

import pytest

from kilnyard.games.terracotta.events import WarriorPaid, WarriorPlaced
from kilnyard.games.terracotta.geometry import CELLS, cell_name
from kilnyard.games.terracotta.names import WARRIORS, WEAPONS
from kilnyard.games.terracotta.position import TerracottaPosition
from tests.terracotta import kit
from tests.terracotta.action_phase.ways import (
    FULL_BOARD,
    asked,
    reach,
    ring_asked,
    segments_with,
    standing,
)
from tests.terracotta.kit import PURPLE, YELLOW

COSTS = [2, 3, 4]


def about_to_build(cost: int = 4, wet: int = 4, dry: int = 0) -> TerracottaPosition:
    position = kit.table_of(wet={PURPLE: wet}, dry={PURPLE: dry})
    reach(position, "inner", "build", cost)
    return position


@pytest.mark.clause("TA-WAR-1", "TA-RING-3")
@pytest.mark.parametrize("cost", COSTS)
def test_a_warrior_costs_the_clay_of_the_space(cost: int) -> None:
    position = about_to_build(cost, wet=cost)
    heard = kit.play(position, "soldier", "e4")
    assert isinstance(heard[0], WarriorPaid)
    assert heard[0].clay == cost
    assert position.players.wet[PURPLE] == 0
    assert kit.warriors_of(position, PURPLE) == {"e4": "soldier"}


@pytest.mark.clause("TA-WAR-1")
@pytest.mark.parametrize("cost", COSTS)
def test_with_less_clay_none_can_be_made(cost: int) -> None:
    position = about_to_build(cost, wet=cost - 1)
    for warrior in WARRIORS:
        assert kit.refusal_of(position, warrior) == "too-little-wet-clay"
    assert kit.choices(position) == ["clay", "coin", "skip"]


@pytest.mark.clause("TA-KEY-4")
def test_dry_clay_does_not_pay() -> None:
    position = about_to_build(3, wet=2, dry=9)
    assert kit.refusal_of(position, "officer") == "too-little-wet-clay"

    position = about_to_build(3, wet=3, dry=9)
    kit.play(position, "officer", "a1")
    assert (position.players.wet[PURPLE], position.players.dry[PURPLE]) == (0, 9)


@pytest.mark.clause("TA-WAR-2", "TA-WAR-3")
@pytest.mark.parametrize("turns", range(12))
def test_one_clay_dries_in_the_warehouse_of_the_workers_quarter(turns: int) -> None:
    position = kit.table_of(wet={PURPLE: 5}, inner=turns, warehouses=[1, 0, 2, 5])
    segment = segments_with(position, "inner", "build", 4)[0]
    heard = kit.play(position, f"s{segment}", "guard")
    quarter = {1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 1, 7: 2, 8: 2, 9: 2, 10: 3, 11: 3, 12: 3}[segment]
    expected = [1, 0, 2, 5]
    expected[quarter] += 1
    assert position.wheel.warehouses == expected
    assert heard[-1] == WarriorPaid(seat=PURPLE, warrior="guard", clay=4, warehouse=quarter + 1)
    assert position.players.wet[PURPLE] == 1


@pytest.mark.clause("TA-WAR-4")
def test_any_type_with_a_warrior_left_may_be_chosen() -> None:
    position = kit.table_of(wet={PURPLE: 4}, remaining=[1, 0, 7, 11])
    reach(position, "inner", "build")
    assert kit.choices(position)[:-3] == ["officer", "crossbowman", "soldier"]
    assert kit.refusal_of(position, "guard") == "organizer-column-empty"


@pytest.mark.clause("TA-WAR-5", "TA-WAR-7")
@pytest.mark.parametrize("taken", range(11))
def test_the_lowest_warrior_of_the_column_scores_its_row(taken: int) -> None:
    remaining = [11, 11, 11 - taken, 11]
    position = kit.table_of(wet={PURPLE: 4}, remaining=remaining)
    reach(position, "inner", "build")
    heard = kit.play(position, "crossbowman", "b2")
    points = position.tables.organizer_points[taken]
    assert heard[-1] == WarriorPlaced(seat=PURPLE, warrior="crossbowman", cell="b2", points=points)
    assert kit.scored(position, PURPLE) == {"organizer": points}
    assert position.remaining == [11, 11, 10 - taken, 11]


@pytest.mark.clause("TA-WAR-7")
def test_the_organizer_falls_from_seven_points() -> None:
    points = kit.tables().organizer_points
    assert len(points) == 11
    assert points[0] == 7


@pytest.mark.clause("TA-WAR-6")
def test_a_warrior_goes_to_any_empty_space() -> None:
    figures = standing(a1="Yo", c2="F", d2="M", e2="A^", g5="Ps", h5="=>", i5="=>")
    position = kit.table_of(wet={PURPLE: 4}, board=figures)
    reach(position, "inner", "build")
    kit.play(position, "officer")
    taken = ["a1", "c2", "d2", "e2", "g5", "h5", "i5"]
    for cell in taken:
        assert kit.refusal_of(position, cell) == "cell-occupied"
    assert kit.choices(position) == [
        cell_name(cell) for cell in range(CELLS) if cell_name(cell) not in taken
    ]


@pytest.mark.clause("TA-WAR-6")
def test_in_a_full_mausoleum_no_warrior_can_be_made() -> None:
    position = kit.table_of(wet={PURPLE: 4}, board=FULL_BOARD)
    reach(position, "inner", "build")
    for warrior in WARRIORS:
        assert kit.refusal_of(position, warrior) == "mausoleum-full"


@pytest.mark.clause("TA-KEY-5", "TA-SET-12.2")
def test_a_warrior_belongs_to_whoever_made_it() -> None:
    board = "\n".join([" ".join(["Yo"] * 9), " ".join(["Yg"] * 9)])
    position = kit.table_of(wet={YELLOW: 4}, active=YELLOW, board=board)
    reach(position, "inner", "build")
    kit.play(position, "guard", "i7")
    assert kit.warriors_of(position, PURPLE) == {}
    assert kit.warriors_of(position, YELLOW)["i7"] == "guard"
    assert len(kit.warriors_of(position, YELLOW)) == 19


@pytest.mark.clause("TA-WAR-8")
@pytest.mark.parametrize("warrior", WARRIORS)
def test_nobody_is_asked_which_way_a_warrior_faces(warrior: str) -> None:
    position = about_to_build()
    kit.play(position, warrior, "e4")
    assert ring_asked(position) == "middle"


@pytest.mark.clause("TA-WAR-9")
@pytest.mark.parametrize(
    ("warrior", "question"),
    [
        ("officer", "officer-sword"),
        ("guard", "guard-halberd"),
        ("crossbowman", "crossbowman-crossbow"),
        ("soldier", "soldier-spear"),
    ],
)
def test_after_the_points_the_weapon_of_the_type_may_be_used(warrior: str, question: str) -> None:
    position = kit.table_of(wet={PURPLE: 4}, weapons={PURPLE: WEAPONS}, board=standing(a1="Yo"))
    reach(position, "inner", "build")
    kit.play(position, warrior, "d1")
    assert asked(position) == question
    assert position.asked == PURPLE
    points = position.tables.organizer_points[0]
    assert kit.scored(position, PURPLE) == {"organizer": points}
    kit.play(position, "decline")
    assert ring_asked(position) == "middle"
    assert position.players.weapons[PURPLE] == 0b1111
    assert kit.scored(position, PURPLE) == {"organizer": points}
