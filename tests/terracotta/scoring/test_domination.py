"""Domination and Presence, read off an Inspector's row: 7 points or 3."""

from __future__ import annotations

import pytest

from kilnyard.core.question import frame
from kilnyard.games.terracotta.frames import SCORE_INSPECTOR
from kilnyard.games.terracotta.names import ROW_INSPECTOR
from kilnyard.games.terracotta.scoring_events import DominationTied, TieBroken
from tests.terracotta import kit
from tests.terracotta.kit import GREEN, PURPLE

INSPECT_ROW = frame(SCORE_INSPECTOR, ROW_INSPECTOR)


def row_points(board: str, row: int = 1, seats: int = 3) -> list[int]:
    """What each seat scores when the Inspector of this row is scored."""
    position = kit.table_of(seats=seats, board=board, inspectors=(row, "a"), frames=[])
    kit.run(position, INSPECT_ROW)
    return kit.total(position)


@pytest.mark.clause("TA-KEY-13", "TA-KEY-15", "TA-KEY-16", "TA-SCO-4", "TA-SCO-5")
def test_the_most_dominate_and_one_is_enough_to_be_present() -> None:
    assert row_points("Po Pg .  .  Ys .  .  .  .") == [7, 3, 0]


@pytest.mark.clause("TA-KEY-14")
def test_whoever_alone_has_any_dominates() -> None:
    assert row_points(".  .  .  .  Ys .  .  .  .") == [0, 7, 0]


@pytest.mark.clause("TA-KEY-15")
def test_whoever_has_none_gets_nothing() -> None:
    assert row_points(".  .  .  .  .  .  .  .  .") == [0, 0, 0]


@pytest.mark.clause("TA-KEY-17", "TA-KEY-18")
def test_a_shared_lead_is_presence_for_all() -> None:
    assert row_points("Po Pg Yo Yg Gs .  .  .  .") == [3, 3, 3]


@pytest.mark.clause("TA-KEY-13")
def test_a_tie_for_second_place_is_no_tie() -> None:
    assert row_points("Po .  Yo Gg Gs .  .  .  .") == [3, 3, 7]


@pytest.mark.clause("TA-ARC-7", "TA-SCO-6")
def test_an_archer_breaks_a_tie() -> None:
    board = """
        Po .  Yo .  .  .  .  .  .
        .  .  A^ .  .  .  .  .  .
    """
    assert row_points(board) == [3, 7, 0]


@pytest.mark.clause("TA-ARC-7")
def test_of_the_tied_the_one_with_the_most_archers_dominates() -> None:
    board = """
        Po A< Yo .  .  .  .  .  .
        A^ .  A^ .  .  .  .  .  .
    """
    assert row_points(board) == [7, 3, 0]


@pytest.mark.clause("TA-ARC-7")
def test_an_archer_helps_nobody_who_is_not_tied_for_the_lead() -> None:
    board = """
        Po Pg Yo Yg Go .  .  .  .
        .  .  .  .  A^ .  .  .  .
    """
    assert row_points(board) == [3, 3, 3]


@pytest.mark.clause("TA-ARC-7")
def test_an_archer_does_not_outweigh_a_warrior() -> None:
    board = """
        Po Pg Yo .  .  .  .  .  .
        .  .  A^ .  .  .  .  .  .
    """
    assert row_points(board) == [7, 3, 0]


@pytest.mark.clause("TA-ARC-8")
def test_who_is_tied_in_archers_too_stays_tied() -> None:
    board = """
        Po .  Yo .  .  .  .  .  .
        A^ .  A^ .  .  .  .  .  .
    """
    assert row_points(board) == [3, 3, 0]


@pytest.mark.clause("TA-ARC-8")
def test_of_three_tied_the_two_with_archers_stay_tied() -> None:
    board = """
        Po .  Yo .  Go .  .  .  .
        A^ .  A^ .  .  .  .  .  .
    """
    assert row_points(board) == [3, 3, 3]


@pytest.mark.clause("TA-ARC-9")
def test_an_archer_outside_the_row_counts_and_one_inside_does_not() -> None:
    """The Archer in the row faces Purple's Warrior below, which is not being counted."""
    board = """
        .  .  Yo .  .  .  .  .  .
        Po .  A^ .  Av .  .  .  .
        .  .  .  .  Ps .  .  .  .
    """
    assert row_points(board, row=2) == [7, 0, 0]
    outside = """
        Po .  Yo .  Av .  .  .  .
        .  .  A^ .  Pg .  .  .  .
    """
    assert row_points(outside) == [3, 7, 0]


@pytest.mark.clause("TA-ARC-6")
def test_an_archer_is_no_warrior_of_anybody() -> None:
    assert row_points("Po A< .  Yo Yg .  .  .  .") == [3, 7, 0]


@pytest.mark.clause("TA-ARC-10")
def test_an_archer_behind_another_specialist_breaks_no_tie() -> None:
    board = """
        Po .  Yo .  .  .  .  .  .
        .  .  M  .  .  .  .  .  .
        .  .  A^ .  .  .  .  .  .
    """
    assert row_points(board) == [3, 3, 0]


@pytest.mark.clause("TA-ARC-11")
def test_an_archer_beside_the_tail_helps_the_rider() -> None:
    board = """
        Po => => .  Yo .  .  .  .
        .  .  A^ .  .  .  .  .  .
    """
    assert row_points(board) == [7, 3, 0]


@pytest.mark.clause("TA-ARC-3")
def test_what_an_archer_faces_is_looked_at_when_it_matters() -> None:
    """The same Archer, before and after a Warrior comes to stand in front of it."""
    without = "Po .  .  Yo .  .  .  .  .\n.  .  A^ .  .  .  .  .  ."
    later = "Po .  Pg Yo Ys .  .  .  .\n.  .  A^ .  .  .  .  .  ."
    assert row_points(without) == [3, 3, 0]
    assert row_points(later) == [7, 3, 0]


@pytest.mark.clause("TA-KEY-17", "TA-ARC-7")
def test_ties_are_told() -> None:
    tied = kit.table_of(seats=3, board="Po .  Go .  .  .  .  .  .", frames=[])
    assert DominationTied(players=2) in kit.run(tied, INSPECT_ROW)
    board = "Po .  Go .  .  .  .  .  .\n.  .  A^ .  .  .  .  .  ."
    broken = kit.table_of(seats=3, board=board, frames=[])
    assert TieBroken(seat=GREEN) in kit.run(broken, INSPECT_ROW)
    clear = kit.table_of(seats=3, board="Po .  .  .  .  .  .  .  .", frames=[])
    heard = kit.run(clear, INSPECT_ROW)
    assert not [event for event in heard if isinstance(event, (TieBroken, DominationTied))]
    assert kit.total(clear)[PURPLE] == 7
