"""What belongs to a group, read off the points that End Game Scoring gives for groups."""

from __future__ import annotations

import pytest

from kilnyard.games.terracotta.frames import FINAL_SCORING
from tests.terracotta import kit
from tests.terracotta.kit import BLUE, GREEN, PURPLE, YELLOW


def group_points(board: str, seats: int = 4) -> list[int]:
    """What each seat scores for its groups."""
    position = kit.table_of(seats=seats, board=board, frames=[])
    kit.run(position, FINAL_SCORING)
    return [kit.scored(position, seat).get("groups", 0) for seat in range(seats)]


@pytest.mark.clause("TA-KEY-7", "TA-END-2")
def test_two_of_a_type_are_a_group_and_one_is_not() -> None:
    assert group_points("Po Po .  .  .  .  .  .  Ys") == [2, 0, 0, 0]


@pytest.mark.clause("TA-KEY-7")
def test_two_of_different_types_are_no_group() -> None:
    assert group_points("Po Pg .  .  .  .  .  .  .") == [0, 0, 0, 0]


@pytest.mark.clause("TA-KEY-8")
def test_touching_at_a_corner_is_not_touching() -> None:
    board = """
        Po .  .  .  .  .  .  .  .
        .  Po .  .  .  .  .  .  .
    """
    assert group_points(board) == [0, 0, 0, 0]


@pytest.mark.clause("TA-KEY-8")
def test_the_end_of_a_row_does_not_touch_the_beginning_of_the_next() -> None:
    board = """
        .  .  .  .  .  .  .  .  Po
        Po .  .  .  .  .  .  .  .
    """
    assert group_points(board) == [0, 0, 0, 0]


@pytest.mark.clause("TA-KEY-8")
def test_above_and_below_are_touching() -> None:
    board = """
        .  Po .  .  .  .  .  .  .
        .  Po .  .  .  .  .  .  .
    """
    assert group_points(board) == [2, 0, 0, 0]


@pytest.mark.clause("TA-KEY-9", "TA-END-5", "TA-END-6", "TA-END-7", "TA-END-8")
def test_players_share_a_group() -> None:
    """Two colours: 2 points a Warrior, and 5 for Domination or 2 for Presence."""
    assert group_points("Po Po Yo .  .  .  .  .  .") == [4 + 5, 2 + 2, 0, 0]


@pytest.mark.clause("TA-KEY-10", "TA-END-4")
def test_what_is_apart_is_scored_apart() -> None:
    assert group_points("Po Po Yo .  .  Yo Yo Po .") == [4 + 5 + 2 + 2, 2 + 2 + 4 + 5, 0, 0]


@pytest.mark.clause("TA-END-5")
def test_a_warrior_is_worth_a_point_for_every_colour() -> None:
    """Without ties to break: 1 each, and everybody is tied for Presence."""
    assert group_points("Po Yo Go Bo .  .  .  .  .") == [4 + 2, 4 + 2, 4 + 2, 4 + 2]


@pytest.mark.clause("TA-END-6")
def test_alone_in_a_group_nobody_dominates() -> None:
    assert group_points("Gs Gs Gs .  .  .  .  .  .") == [0, 0, 3, 0]


@pytest.mark.clause("TA-END-9")
def test_an_archer_breaks_the_tie_in_a_group() -> None:
    board = """
        Po Yo .  .  .  .  .  .  .
        .  A^ .  .  .  .  .  .  .
    """
    assert group_points(board) == [2 + 2, 2 + 5, 0, 0]


@pytest.mark.clause("TA-HOR-4")
def test_a_rider_touches_with_all_three_spaces() -> None:
    board = """
        Po => => .  .  .  .  .  .
        .  .  Yo .  .  .  .  .  .
    """
    assert group_points(board) == [2 + 2, 2 + 2, 0, 0]


@pytest.mark.clause("TA-HOR-4")
def test_a_rider_joins_two_groups_into_one() -> None:
    board = """
        Yo Po => => Go .  .  .  .
    """
    assert group_points(board) == [3 + 2, 3 + 2, 3 + 2, 0]


@pytest.mark.clause("TA-HOR-5", "TA-KEY-7")
def test_a_rider_alone_is_no_group() -> None:
    assert group_points("Po => => .  .  .  .  .  .") == [0, 0, 0, 0]


@pytest.mark.clause("TA-HOR-5")
def test_a_rider_counts_once() -> None:
    """Yellow's single foot soldier ties with Purple's rider."""
    assert group_points("Ps => => Ys .  .  .  .  .") == [2 + 2, 2 + 2, 0, 0]


@pytest.mark.clause("TA-HOR-6")
def test_a_rider_keeps_its_type() -> None:
    board = """
        Po => => Yg .  .  .  .  .
        .  .  Yo .  .  .  .  .  .
    """
    assert group_points(board) == [2 + 2, 2 + 2, 0, 0]


@pytest.mark.clause("TA-HOR-6", "TA-KEY-10")
def test_a_rider_links_no_other_type() -> None:
    assert group_points("Yg Po => => Gg .  .  .  .") == [0, 0, 0, 0]


@pytest.mark.clause("TA-END-3", "TA-ARC-4")
def test_a_warrior_and_the_archer_that_faces_it_are_a_group() -> None:
    assert group_points("Po A< .  .  .  .  .  .  .") == [1, 0, 0, 0]


@pytest.mark.clause("TA-ARC-2", "TA-ARC-3")
def test_an_archer_that_looks_away_is_in_no_group() -> None:
    assert group_points("Po A> .  .  .  .  .  .  .") == [0, 0, 0, 0]


@pytest.mark.clause("TA-ARC-2")
def test_an_archer_works_no_further_than_the_next_space() -> None:
    assert group_points("Po .  A< .  .  .  .  .  .") == [0, 0, 0, 0]


@pytest.mark.clause("TA-ARC-5")
def test_an_archer_links_warriors_of_the_faced_type() -> None:
    board = """
        Po A< Yo .  .  .  .  .  .
        .  Go .  .  .  .  .  .  .
    """
    assert group_points(board) == [3 + 5, 3 + 2, 3 + 2, 0]


@pytest.mark.clause("TA-ARC-5")
def test_an_archer_links_no_other_type() -> None:
    assert group_points("Po A< Yg .  .  .  .  .  .") == [1, 0, 0, 0]


@pytest.mark.clause("TA-ARC-5")
def test_archers_link_through_each_other() -> None:
    board = """
        Po A< A> Yo .  .  .  .  .
    """
    assert group_points(board) == [2 + 2, 2 + 2, 0, 0]


@pytest.mark.clause("TA-ARC-6")
def test_an_archer_adds_no_warrior_and_no_colour() -> None:
    """Three Archers around Purple's Officer are worth nothing to the group; Yellow has more."""
    board = """
        Yo A> Po .  .  .  .  .  .
        Yo .  A^ .  .  .  .  .  .
    """
    assert group_points(board) == [2 + 2, 4 + 5, 0, 0]


@pytest.mark.clause("TA-ARC-10")
@pytest.mark.parametrize("other", ["F", "M", "A^", "Av"])
def test_an_archer_that_faces_a_specialist_does_nothing(other: str) -> None:
    board = f"""
        .  Po .  .  .  .  .  .  .
        Po A> {other} Po .  .  .  .  .
        .  .  .  .  .  .  .  .  .
    """
    assert group_points(board) == [0, 0, 0, 0]


@pytest.mark.clause("TA-ARC-11")
@pytest.mark.parametrize("column", [0, 1, 2])
def test_any_space_of_a_rider_may_be_faced(column: int) -> None:
    archers = [".  "] * 9
    archers[column] = "A^ "
    board = f"""
        Po => => .  .  .  .  .  .
        {"".join(archers)}
    """
    assert group_points(board) == [1, 0, 0, 0]


@pytest.mark.clause("TA-KEY-9", "TA-KEY-10")
def test_far_apart_groups_of_four_players() -> None:
    board = """
        Pc Yc .  .  .  .  .  Gs Bs
        .  .  .  .  .  .  .  Gs .
    """
    points = group_points(board)
    assert points[PURPLE] == points[YELLOW] == 2 + 2
    assert points[GREEN] == 4 + 5
    assert points[BLUE] == 2 + 2
