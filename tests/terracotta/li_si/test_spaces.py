"""Which group he adds to, and which space he builds on."""

from __future__ import annotations

from typing import Any

import pytest

from kilnyard.core.bits import BIT, lowest
from kilnyard.core.question import frame
from kilnyard.games.terracotta.frames import LI_SI_BUILD
from kilnyard.games.terracotta.geometry import cell_name
from kilnyard.games.terracotta.li_si.building import BY_SURPRISE
from kilnyard.games.terracotta.li_si.spaces import groups_wanted, rank
from kilnyard.games.terracotta.names import OFFICER
from kilnyard.games.terracotta.position import TerracottaPosition
from tests.terracotta import kit
from tests.terracotta.kit import PURPLE, YELLOW
from tests.terracotta.li_si import stage


def groups(board: str) -> list[str]:
    """The groups of Officers equal to him, each by its first cell."""
    position = stage.solo(board=board)
    return [cell_name(lowest(group.cells)) for group in groups_wanted(position, OFFICER)]


def officer(board: str = "", **told: Any) -> TerracottaPosition:
    """He builds an Officer, the only type there is, up to the first question."""
    position = stage.solo(board=board, remaining=[11, 0, 0, 0], **told)
    kit.run(position, frame(LI_SI_BUILD, BY_SURPRISE))
    return position


@pytest.mark.clause("TA-SOLO-BUILD-8")
def test_first_a_group_with_equally_many_of_both() -> None:
    board = """
    Po  Yo  .   .   .   Po  Po  Yo  .
    .   .   .   .   .   .   .   .   .
    Po  Po  Po  .   .   Yo  Yo  Po  .
    """
    assert groups(board) == ["a1"]


@pytest.mark.clause("TA-SOLO-BUILD-9")
def test_then_one_where_the_person_has_one_more() -> None:
    board = """
    Po  Po  Yo  .   .   Po  Po  Po  Po
    .   .   .   .   .   .   .   .   .
    Po  Po  Po  Yo  .   Yo  Yo  Po  .
    """
    assert groups(board) == ["a1"]


@pytest.mark.clause("TA-SOLO-BUILD-9", "TA-SOLO-BUILD-13")
def test_a_lone_warrior_of_the_person_is_one_more_too() -> None:
    assert groups("Po  Po  Po  .   .   .   .   .   Po") == ["i1"]


@pytest.mark.clause("TA-SOLO-BUILD-10")
def test_then_one_without_a_warrior_of_his() -> None:
    board = """
    Po  Po  .   .   .   Yo  Yo  Po  .
    .   .   .   .   .   .   .   .   .
    Po  Po  Po  Yo  .   Yo  Yo  .   .
    """
    assert groups(board) == ["a1"]


@pytest.mark.clause("TA-SOLO-BUILD-11")
@pytest.mark.parametrize(
    ("row", "wanted"),
    [
        ("Yo  Yo  .   .", ["a1"]),
        ("Yo  Yo  Po  .", ["a1"]),
        ("Yo  Yo  Yo  Po", ["a1"]),
        ("Yo  Yo  Yo  .", []),
        ("Po  Po  Po  Yo", []),
    ],
)
def test_then_one_where_he_is_one_or_two_ahead(row: str, wanted: list[str]) -> None:
    assert groups(f"{row}   .   .   .   .   .") == wanted
    assert groups(f"{row}   .   .   Yo  Po  .") == ["g1"]


@pytest.mark.clause("TA-SOLO-BUILD-12")
def test_there_must_be_an_empty_space_beside_it() -> None:
    board = """
    Po  Yo  F   Yo  Yo  .   .   .   .
    F   F   .   .   .   .   .   .   .
    """
    assert groups(board) == ["d1"]


@pytest.mark.clause("TA-SOLO-BUILD-12")
def test_of_groups_that_fit_equally_the_one_with_the_most_warriors() -> None:
    board = """
    .   Po  Yo  .   Po  Po  Yo  Yo  .
    .   .   .   .   .   .   .   .   .
    A>  Po  Yo  A<  .   .   .   .   .
    .   A^  .   .   .   .   .   .   .
    """
    assert groups(board) == ["e1"]


@pytest.mark.clause("TA-SOLO-BUILD-13")
def test_lone_warriors_are_groups_of_one() -> None:
    assert groups(".   .   .   Po  .   .   .   .   .") == ["d1"]
    assert groups(".   .   .   Yo  .   .   .   .   .") == ["d1"]
    assert groups(".   .   .   Yo  .   Po  .   .   .") == ["f1"]


TAKEN = """
Yo  Yo  Yo  .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
"""


@pytest.mark.clause("TA-SOLO-BUILD-14")
def test_without_one_he_starts_a_new_group_away_from_that_type() -> None:
    """The Inspectors cross on d1, which touches the three Officers."""
    position = officer(TAKEN, inspectors=(1, "d"), tiles=stage.SILENT_TILES)
    (new,) = set(kit.warriors_of(position, YELLOW)) - {"a1", "b1", "c1"}
    assert new == "e2"
    assert stage.wanted(stage.solo(board=TAKEN, inspectors=(1, "d")), "guard") == ["d1"]


@pytest.mark.clause("TA-SOLO-BUILD-14", "TA-SOLO-BUILD-16")
def test_if_every_space_touches_that_type_any_will_do() -> None:
    rows = ["A^  " * 9] * 6 + [".   Yo  Yo  Yo  .   Ps  Ps  Ps  Ps"]
    position = stage.solo(board="\n".join(rows), inspectors=(1, "f"))
    assert groups_wanted(position, OFFICER) == []
    assert stage.wanted(position, "officer") == ["a7", "e7"]


@pytest.mark.clause("TA-SOLO-BUILD-15")
def test_he_builds_beside_the_group_he_adds_to() -> None:
    position = officer(".   .   .   .   .   .   .   Po  .", tiles=stage.SILENT_TILES, round=4)
    assert position.asked == PURPLE
    assert set(kit.choices(position)) <= {"g1", "i1", "h2"}
    assert "a1" not in kit.choices(position)


@pytest.mark.clause("TA-SOLO-BUILD-15", "TA-HOR-4", "TA-ARC-4")
@pytest.mark.parametrize("figures", ["Yo  =>  =>", "A>  Yo  A<"])
def test_a_group_reaches_as_far_as_its_horses_and_archers(figures: str) -> None:
    position = stage.solo(board=f".   {figures}  .   .   .   .   .", inspectors=(7, "a"), round=5)
    assert set(stage.wanted(position, "officer", "b1")) <= {"a1", "b2", "c2", "d2", "e1"}
    position.mausoleum.occupied |= BIT[kit.cell("b2")] | BIT[kit.cell("c2")] | BIT[kit.cell("d2")]
    assert stage.wanted(position, "officer", "b1") == ["a1"]
    position.mausoleum.occupied |= BIT[kit.cell("a1")]
    assert stage.wanted(position, "officer", "b1") == ["e1"]


@pytest.mark.clause("TA-SOLO-BUILD-16")
def test_a_step_that_would_leave_no_space_is_skipped() -> None:
    """No space beside the Officer has a good rank or lies in the quarter; the Musician decides."""
    board = """
    .   .   .   .   M   .   .   .   .
    .   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   .
    .   .   .   .   .   Po  .   .   .
    """
    tiles = ["tile-quarter-nw", "tile-quarter-ne", *stage.SILENT_TILES[:3]]
    position = stage.solo(board=board, tiles=tiles, inspectors=(1, "a"))
    assert stage.wanted(position, "officer", "f5") == ["e5"]


@pytest.mark.clause("TA-SOLO-BUILD-17")
def test_spaces_are_ranked_from_where_the_inspectors_cross() -> None:
    position = stage.solo(inspectors=(3, "d"))
    assert rank(position, kit.cell("d3")) == 1
    assert rank(position, kit.cell("e4")) == 2
    others = [rank(position, n) for n in range(63)]
    assert others.count(1) == others.count(2) == 1
    assert stage.wanted(position, "officer") == ["d3"]


@pytest.mark.clause("TA-SOLO-BUILD-17")
def test_forward_goes_round_the_ends_of_the_tracks() -> None:
    position = stage.solo(inspectors=(7, "i"))
    assert rank(position, kit.cell("a1")) == 2
    assert rank(position, kit.cell("a7")) == rank(position, kit.cell("i1")) == 3


SOUTH_EAST_NEXT = ["tile-quarter-se"] * 5
CROSSING_TAKEN = """
A^  .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
"""
DIAGONAL_TAKEN = """
A^  .   .   .   .   .   .   .   .
.   A^  .   .   .   .   .   .   .
"""


@pytest.mark.clause("TA-SOLO-BUILD-18")
@pytest.mark.parametrize(
    ("board", "round", "before_tiles"),
    [
        (DIAGONAL_TAKEN, 1, True),
        (DIAGONAL_TAKEN, 2, True),
        (DIAGONAL_TAKEN, 3, False),
        (CROSSING_TAKEN, 3, True),
        (CROSSING_TAKEN, 4, False),
        (CROSSING_TAKEN, 5, False),
        ("", 4, True),
        ("", 5, True),
    ],
)
def test_how_good_a_rank_comes_before_the_tiles_depends_on_the_round(
    board: str, round: int, before_tiles: bool
) -> None:
    position = stage.solo(board=board, round=round, tiles=SOUTH_EAST_NEXT)
    near = {"a1", "b2", "a2", "b1"}
    assert bool(near & set(stage.wanted(position, "officer"))) == before_tiles


MIDDLES = ["tile-quarter-se", "tile-officer", "tile-clay", "tile-middle-row", "tile-middle-column"]


@pytest.mark.clause("TA-SOLO-BUILD-19")
def test_the_tiles_of_this_round_and_the_later_ones_narrow_further() -> None:
    position = stage.solo(board=CROSSING_TAKEN, round=4, tiles=MIDDLES)
    assert stage.wanted(position, "officer") == ["e4"]


@pytest.mark.clause("TA-SOLO-BUILD-19")
def test_the_current_rounds_comes_first_and_past_ones_do_not_count() -> None:
    tiles = [*MIDDLES[:3], "tile-middle-row", "tile-quarter-nw"]
    position = stage.solo(board=CROSSING_TAKEN, round=4, tiles=tiles)
    assert stage.wanted(position, "officer") == ["a4"]
    position = stage.solo(board=CROSSING_TAKEN, round=5, tiles=tiles)
    assert stage.wanted(position, "officer") == ["b2"]


@pytest.mark.clause("TA-SOLO-BUILD-20")
def test_then_the_best_rank() -> None:
    board = "\n".join([".   " * 9] * 3 + [".   .   .   .   A^  .   .   .   ."])
    position = stage.solo(board=board, round=4, inspectors=(4, "e"), tiles=["tile-quarter-se"] * 5)
    assert stage.wanted(position, "officer") == ["f5"]


def around(*rows: str) -> list[str]:
    """The spaces equal to him beside the Officer on e5, all of the lowest rank."""
    board = ["", "", "", "", ".   .   .   .   Yo  .   .   .   .", "", ""]
    for row in rows:
        number, cells = row.split(maxsplit=1)
        board[int(number) - 1] = cells
    text = "\n".join(row or ".   " * 9 for row in board)
    position = stage.solo(board=text, round=4, tiles=stage.SILENT_TILES)
    return stage.wanted(position, "officer", "e5")


@pytest.mark.clause("TA-SOLO-BUILD-21")
def test_then_the_most_musicians_in_row_and_column() -> None:
    assert around() == ["e4", "d5", "f5", "e6"]
    assert around("1 .   .   .   M   .   .   .   .   .") == ["d5"]
    assert around("1 .   .   .   M   .   .   .   .   .", "5 .   .   .   .   Yo  .   .   M   .") == [
        "d5"
    ]


@pytest.mark.clause("TA-SOLO-BUILD-22")
def test_then_next_to_a_footman_corners_included() -> None:
    assert around("4 .   .   .   .   .   .   F   .   .") == ["f5"]
    assert around("6 .   .   .   F   .   .   .   .   .") == ["d5", "e6"]


@pytest.mark.clause("TA-SOLO-BUILD-21", "TA-SOLO-BUILD-22")
def test_musicians_come_before_footmen() -> None:
    musician = "1 .   .   .   M   .   .   .   .   ."
    assert around(musician, "4 .   .   .   .   .   .   F   .   .") == ["d5"]


@pytest.mark.clause("TA-SOLO-BUILD-23")
def test_of_several_footmen_the_one_where_numbers_differ_least() -> None:
    """Around d6 he has one Warrior more; around f4 a Guard of the person makes it even."""
    even = "4 .   .   .   .   .   F   Pg  .   ."
    assert around("6 .   .   .   F   .   .   .   .   .", even) == ["e4", "f5"]
    more = "3 .   .   .   .   .   Pg  Pg  .   ."
    assert around("6 .   .   .   F   .   .   .   .   .", even, more) == ["d5", "e6"]
    same = "4 .   .   .   .   .   F   .   .   ."
    assert around("6 .   .   .   F   .   .   .   .   .", same) == ["e4", "d5", "f5", "e6"]


@pytest.mark.clause("TA-SOLO-BUILD-22", "TA-SOLO-BUILD-23")
def test_a_footman_out_of_reach_is_none_of_them() -> None:
    assert around("1 F   .   .   .   .   .   .   .   .", "6 .   .   .   F   .   .   .   .   .") == [
        "d5",
        "e6",
    ]


@pytest.mark.clause("TA-SOLO-BUILD-24")
def test_of_equal_groups_the_person_chooses_one() -> None:
    board = """
    .   .   .   .   .   .   .   Po  Yo
    .   .   .   .   .   .   .   .   .
    .   .   .   Po  Yo  .   .   .   .
    .   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   Yo  .
    """
    position = officer(board)
    assert position.asked == PURPLE
    assert sorted(kit.choices(position)) == ["d3", "h1"]
    assert kit.refusal_of(position, "h5") == "not-among-his-places"
    kit.play(position, "h1")
    stage.settle(position)
    (new,) = set(kit.warriors_of(position, YELLOW)) - {"i1", "e3", "h5"}
    assert new in {"g1", "h2", "i2"}


@pytest.mark.clause("TA-SOLO-BUILD-24")
def test_of_equal_spaces_the_person_chooses_one() -> None:
    board = "\n".join([".   " * 9] * 4 + [".   .   .   .   Yo  .   .   .   ."])
    position = officer(board, round=4, tiles=stage.SILENT_TILES)
    assert position.asked == PURPLE
    assert kit.choices(position) == ["e4", "d5", "f5", "e6"]
    assert kit.refusal_of(position, "a1") == "not-among-his-places"
    assert kit.refusal_of(position, "e5") == "cell-occupied"
    kit.play(position, "f5")
    assert kit.warriors_of(position, YELLOW) == {"e5": "officer", "f5": "officer"}
