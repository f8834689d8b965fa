"""The Halberd, used with a new Guard: points, and another Warrior may move."""

from __future__ import annotations

import pytest

from kilnyard.core.question import frame
from kilnyard.games.terracotta.events import HalberdUsed, WarriorMoved
from kilnyard.games.terracotta.frames import GUARD_HALBERD, GUARD_SLIDE
from kilnyard.games.terracotta.position import TerracottaPosition
from tests.terracotta import kit
from tests.terracotta.action_phase.ways import asked, drawn, standing
from tests.terracotta.kit import PURPLE


def about_to_move(board: str, guard: str) -> TerracottaPosition:
    """Purple is asked about the Halberd of the Guard on this cell."""
    position = kit.table_of(board=board, weapons={PURPLE: ["halberd"]}, frames=[])
    kit.run(position, frame(GUARD_HALBERD, kit.cell(guard)))
    return position


def moving(board: str, warrior: str) -> TerracottaPosition:
    """Purple has chosen the Warrior on this cell to move."""
    position = kit.table_of(board=board, frames=[])
    kit.run(position, frame(GUARD_SLIDE, kit.cell(warrior)))
    return position


@pytest.mark.clause("TA-GUA-1")
def test_the_halberd_scores_three_points() -> None:
    position = about_to_move(standing(a1="Pg", c3="Po"), "a1")
    assert kit.play(position, "use") == [HalberdUsed(seat=PURPLE, points=3)]
    assert kit.scored(position, PURPLE) == {"weapons": 3}
    assert kit.warriors_of(position, PURPLE) == {"a1": "guard", "c3": "officer"}
    assert position.is_over()


@pytest.mark.clause("TA-GUA-2")
def test_one_other_warrior_of_yours_may_move() -> None:
    board = standing(a1="Pg", c3="Po", d5="Pg", e7="Ys", f1="M")
    position = about_to_move(board, "a1")
    assert kit.choices(position) == ["c3", "d5", "use", "decline"]
    assert kit.refusal_of(position, "e7") == "not-your-warrior"
    assert kit.refusal_of(position, "a1") == "warrior-just-made"
    with pytest.raises(AssertionError, match="no candidate"):
        kit.refusal_of(position, "f1")


@pytest.mark.clause("TA-GUA-2")
def test_it_moves_along_its_row_or_column_as_far_as_you_like() -> None:
    board = standing(a1="Pg", c3="Po")
    position = about_to_move(board, "a1")
    kit.play(position, "c3")
    assert asked(position) == "guard-slide"
    row = ["a3", "b3", "d3", "e3", "f3", "g3", "h3", "i3"]
    assert sorted(kit.choices(position)) == sorted([*row, "c1", "c2", "c4", "c5", "c6", "c7"])
    assert kit.refusal_of(position, "d4") == "not-in-line"
    heard = kit.play(position, "i3")
    assert heard == [WarriorMoved(seat=PURPLE, warrior="officer", from_cell="c3", cell="i3")]
    assert kit.drawn(position.mausoleum) == drawn(standing(a1="Pg", i3="Po"))
    assert position.mausoleum.occupied == kit.board(standing(a1="Pg", i3="Po")).occupied
    assert kit.scored(position, PURPLE) == {"weapons": 3}


@pytest.mark.clause("TA-GUA-3")
def test_no_statue_is_crossed_or_landed_on() -> None:
    board = standing(c3="Po", f3="Ys", c1="M", b3="F", c5="A>")
    position = moving(board, "c3")
    assert kit.choices(position) == ["c2", "d3", "e3", "c4"]
    for cell in ["f3", "g3", "c1", "b3", "a3", "c5", "c6"]:
        assert kit.refusal_of(position, cell) == "way-not-empty"


@pytest.mark.clause("TA-GUA-3")
def test_a_warrior_that_is_shut_in_cannot_move() -> None:
    board = standing(i7="Pg", a1="Po", b1="M", a2="Yo", d4="Ps")
    position = about_to_move(board, "i7")
    assert kit.refusal_of(position, "a1") == "warrior-cannot-move"
    assert kit.choices(position) == ["d4", "use", "decline"]


@pytest.mark.clause("TA-GUA-4")
def test_a_rider_moves_with_its_horse() -> None:
    position = moving(standing(c3="Po", d3="=>", e3="=>"), "c3")
    after = standing(f3="Po", g3="=>", h3="=>")
    kit.play(position, "f3")
    assert kit.drawn(position.mausoleum) == drawn(after)
    assert position.mausoleum.occupied == kit.board(after).occupied


@pytest.mark.clause("TA-GUA-4", "TA-GUA-3")
def test_the_horse_needs_room_too() -> None:
    board = standing(c3="Po", d3="=>", e3="=>", e6="Ys", i3="M")
    position = moving(board, "c3")
    assert kit.choices(position) == ["c1", "c2", "a3", "b3", "d3", "e3", "f3", "c4", "c5"]
    assert kit.refusal_of(position, "c6") == "way-not-empty"
    assert kit.refusal_of(position, "c7") == "way-not-empty"
    assert kit.refusal_of(position, "g3") == "way-not-empty"
    assert kit.refusal_of(position, "h3") == "horse-cannot-follow"


@pytest.mark.clause("TA-GUA-4")
def test_a_rider_can_be_chosen_if_its_horse_has_room() -> None:
    free = standing(a1="Po", a2="=v", a3="=v", i7="Pg")
    assert kit.refusal_of(about_to_move(free, "i7"), "a1") == ""
    shut_in = standing(a1="Po", a2="=v", a3="=v", b2="Ys", a4="M", i7="Pg")
    position = about_to_move(shut_in, "i7")
    assert kit.refusal_of(position, "a1") == "warrior-cannot-move"
    assert kit.choices(position) == ["use", "decline"]
