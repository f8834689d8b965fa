"""The Sword, the Crossbow and the Spear, used with a new Warrior of their type."""

from __future__ import annotations

import pytest

from kilnyard.core.question import frame
from kilnyard.games.terracotta.events import (
    CrossbowUsed,
    InspectorMoved,
    SpearUsed,
    SwordUsed,
)
from kilnyard.games.terracotta.frames import CROSSBOWMAN_CROSSBOW
from kilnyard.games.terracotta.names import WARRIORS, WEAPONS
from kilnyard.games.terracotta.position import TerracottaPosition
from tests.terracotta import kit
from tests.terracotta.action_phase.ways import reach, ring_asked, standing
from tests.terracotta.kit import PURPLE


def having_made(
    warrior: str, cell: str, board: str = "", inspectors: tuple[int, str] = (1, "a")
) -> TerracottaPosition:
    """Purple, all Weapons active, has just made a Warrior and scored it."""
    position = kit.table_of(
        wet={PURPLE: 4},
        coins={PURPLE: 0},
        weapons={PURPLE: WEAPONS},
        board=board,
        inspectors=inspectors,
    )
    reach(position, "inner", "build")
    kit.play(position, warrior, cell)
    return position


def shooting(board: str, cell: str, nearest_only: bool = False) -> TerracottaPosition:
    """Purple is asked about the Crossbow of the Crossbowman on this cell."""
    position = kit.table_of(
        board=board, weapons={PURPLE: WEAPONS}, nearest_only=nearest_only, frames=[]
    )
    kit.run(position, frame(CROSSBOWMAN_CROSSBOW, kit.cell(cell)))
    return position


@pytest.mark.clause("TA-KEY-11")
@pytest.mark.parametrize(("number", "weapon"), list(enumerate(WEAPONS)))
def test_a_weapon_that_is_used_turns_inactive(number: int, weapon: str) -> None:
    position = having_made(WARRIORS[number], "d1", standing(a1="Yo"))
    kit.play(position, "a1" if weapon == "crossbow" else "use")
    assert position.players.weapons[PURPLE] == 0b1111 & ~(1 << number)


@pytest.mark.clause("TA-KEY-11")
@pytest.mark.parametrize(("number", "weapon"), list(enumerate(WEAPONS)))
def test_an_inactive_weapon_cannot_be_used(number: int, weapon: str) -> None:
    others = [other for other in WEAPONS if other != weapon]
    position = kit.table_of(wet={PURPLE: 4}, weapons={PURPLE: others}, board=standing(a1="Yo"))
    reach(position, "inner", "build")
    kit.play(position, WARRIORS[number], "d1")
    assert ring_asked(position) == "middle"
    assert position.players.weapons[PURPLE] == 0b1111 & ~(1 << number)
    assert set(kit.scored(position, PURPLE)) == {"organizer"}


@pytest.mark.clause("TA-OFF-1")
def test_the_sword_scores_one_point() -> None:
    position = having_made("officer", "d1")
    assert kit.play(position, "use") == [SwordUsed(seat=PURPLE, points=1)]
    assert kit.scored(position, PURPLE)["weapons"] == 1
    assert position.inspectors == [0, 0]


@pytest.mark.clause("TA-OFF-2", "TA-KEY-19")
@pytest.mark.parametrize(
    ("token", "inspectors", "place"),
    [
        ("row-forward", [3, 4], "4"),
        ("row-backward", [1, 4], "2"),
        ("column-forward", [2, 5], "f"),
        ("column-backward", [2, 3], "d"),
    ],
)
def test_the_sword_moves_one_inspector_one_step(
    token: str, inspectors: list[int], place: str
) -> None:
    position = having_made("officer", "d1", inspectors=(3, "e"))
    heard = kit.play(position, token)
    inspector, way = token.split("-")
    assert heard == [
        SwordUsed(seat=PURPLE, points=1),
        InspectorMoved(seat=PURPLE, inspector=inspector, way=way, steps=1, place=place),
    ]
    assert position.inspectors == inspectors
    assert kit.scored(position, PURPLE)["weapons"] == 1


@pytest.mark.clause("TA-OFF-2")
def test_the_sword_offers_no_other_move() -> None:
    position = having_made("officer", "d1")
    moves = ["row-forward", "row-backward", "column-forward", "column-backward"]
    assert kit.choices(position) == ["use", *moves, "decline"]


@pytest.mark.clause("TA-OFF-3")
@pytest.mark.parametrize(
    ("token", "inspectors"), [("row-backward", [6, 0]), ("column-backward", [0, 8])]
)
def test_backward_from_the_start_is_the_end(token: str, inspectors: list[int]) -> None:
    position = having_made("officer", "d1", inspectors=(1, "a"))
    kit.play(position, token)
    assert position.inspectors == inspectors


@pytest.mark.clause("TA-KEY-20")
@pytest.mark.parametrize(
    ("token", "inspectors"), [("row-forward", [0, 8]), ("column-forward", [6, 0])]
)
def test_forward_from_the_end_is_the_start(token: str, inspectors: list[int]) -> None:
    position = having_made("officer", "d1", inspectors=(7, "i"))
    kit.play(position, token)
    assert position.inspectors == inspectors


IN_LINE = """
    a   b   c   d   e   f   g   h   i
 1  .   .   .   Ys  .   .   .   .   .
 2  .   .   .   .   .   .   .   .   .
 3  Yo  .   .   .   .   .   .   .   Ps
 4  .   .   .   Yg  .   .   .   .   .
 5  .   .   .   Pc  Yc  .   .   Go  .
 6  .   .   .   .   .   .   .   .   .
 7  .   .   .   .   .   .   .   .   .
"""


@pytest.mark.clause("TA-CRO-1", "TA-CRO-2")
@pytest.mark.parametrize(("target", "points"), [("d1", 2), ("h5", 2)])
def test_the_crossbow_scores_the_empty_spaces_up_to_any_statue(target: str, points: int) -> None:
    position = shooting(IN_LINE, "d5")
    assert kit.choices(position) == ["d1", "h5", "decline"]
    assert kit.play(position, target) == [CrossbowUsed(seat=PURPLE, cell=target, points=points)]
    assert kit.scored(position, PURPLE) == {"weapons": points}


@pytest.mark.clause("TA-CRO-1")
def test_only_statues_of_its_row_or_column_count() -> None:
    position = shooting(IN_LINE, "d5")
    for cell in ["a5", "i5", "d2", "d7"]:
        assert kit.refusal_of(position, cell) == "no-statue-there"
    with pytest.raises(AssertionError, match="no candidate"):
        kit.refusal_of(position, "a3")


@pytest.mark.clause("TA-CRO-3")
def test_a_neighbour_is_worth_nothing() -> None:
    position = shooting(IN_LINE, "d5")
    assert kit.refusal_of(position, "d4") == "no-empty-space-between"
    assert kit.refusal_of(position, "e5") == "no-empty-space-between"


@pytest.mark.clause("TA-CRO-3")
@pytest.mark.parametrize("board", ["", standing(d4="Yg", e5="Yc"), standing(a1="Yo", i7="M")])
def test_with_nothing_to_score_the_crossbow_stays_active(board: str) -> None:
    position = having_made("crossbowman", "d5", board)
    assert ring_asked(position) == "middle"
    assert position.players.weapons[PURPLE] == 0b1111
    assert "weapons" not in kit.scored(position, PURPLE)


@pytest.mark.clause("TA-CRO-4")
@pytest.mark.parametrize("figure", ["F", "M", "A<", "Ys"])
def test_every_statue_will_do(figure: str) -> None:
    position = shooting(standing(b2="Pc", g2=figure), "b2")
    kit.play(position, "g2")
    assert kit.scored(position, PURPLE) == {"weapons": 4}


@pytest.mark.clause("TA-CRO-4")
def test_a_horse_is_a_statue_on_each_of_its_spaces() -> None:
    across = shooting(standing(b2="Pc", f1="Yo", f2="=v", f3="=v"), "b2")
    assert kit.choices(across) == ["f2", "decline"]
    kit.play(across, "f2")
    assert kit.scored(across, PURPLE) == {"weapons": 3}

    along = shooting(standing(b2="Pc", g2="Yo", f2="=<", e2="=<"), "b2")
    assert kit.choices(along) == ["e2", "f2", "g2", "decline"]
    kit.play(along, "g2")
    assert kit.scored(along, PURPLE) == {"weapons": 2}


FAR_AND_NEAR = standing(a4="Pc", c4="Yo", g4="M", i4="Yg")


@pytest.mark.clause("TA-CRO-2")
@pytest.mark.parametrize(("target", "points"), [("c4", 1), ("g4", 4), ("i4", 5)])
def test_a_statue_farther_away_may_be_chosen(target: str, points: int) -> None:
    position = shooting(FAR_AND_NEAR, "a4")
    kit.play(position, target)
    assert kit.scored(position, PURPLE) == {"weapons": points}


@pytest.mark.clause("TA-CRO-5")
def test_at_some_tables_only_the_nearest_may_be_chosen() -> None:
    position = shooting(FAR_AND_NEAR, "a4", nearest_only=True)
    assert kit.choices(position) == ["c4", "decline"]
    assert kit.refusal_of(position, "g4") == "not-nearest-statue"
    assert kit.refusal_of(position, "i4") == "not-nearest-statue"


@pytest.mark.clause("TA-CRO-5")
def test_the_nearest_is_looked_for_in_each_direction() -> None:
    board = standing(e4="Pc", b4="Yo", a4="Ys", e1="M", f4="Yg", i4="Yg", e7="F")
    position = shooting(board, "e4", nearest_only=True)
    assert kit.choices(position) == ["e1", "b4", "e7", "decline"]
    assert kit.refusal_of(position, "f4") == "no-empty-space-between"


@pytest.mark.clause("TA-SOL-1", "TA-SOL-2")
def test_the_spear_scores_a_point_and_brings_two_coins() -> None:
    position = having_made("soldier", "d1")
    assert kit.choices(position) == ["use", "decline"]
    assert kit.play(position, "use") == [SpearUsed(seat=PURPLE, points=1, coins=2)]
    assert kit.scored(position, PURPLE)["weapons"] == 1
    assert position.players.coins[PURPLE] == 2
