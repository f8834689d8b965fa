"""Which Specialist he is willing to place, and where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from kilnyard.core.events import Event
from kilnyard.games.terracotta.events import ArcherPlaced, SpecialistPaid, SpecialistPlaced
from kilnyard.games.terracotta.li_si.events import SpecialistUnwanted
from kilnyard.games.terracotta.names import WEAPONS
from kilnyard.games.terracotta.position import TerracottaPosition
from tests.terracotta import kit
from tests.terracotta.kit import PURPLE, YELLOW
from tests.terracotta.li_si import stage

# He would place a Footman on a1, and a Musician on a1 or b2; his Warriors are in no group.
CORNER = """
.   Yo  .   .   .   .   .   .   .
Yc  .   .   .   .   .   .   .   .
"""


def buying(
    ready: Sequence[str],
    board: str,
    row: Sequence[str] = WEAPONS,
    **told: Any,
) -> tuple[TerracottaPosition, list[Event]]:
    """His action at a Specialist space, with these Weapons ready in his row."""
    told.setdefault("coins", {YELLOW: 4})
    li_si = kit.prime_minister(deck=stage.DECK, weapon_row=row)
    position = stage.at(
        "outer", "specialist", li_si=li_si, board=board, weapons={YELLOW: ready}, **told
    )
    return position, stage.resolve(position, "outer")


def bought(heard: list[Event]) -> list[str]:
    return [event.specialist for event in stage.of_kind(heard, SpecialistPaid)]


@pytest.mark.clause("TA-SOLO-SPE-1")
def test_he_considers_his_ready_weapons_from_the_right() -> None:
    ready = ["halberd", "spear"]
    _, heard = buying(ready, CORNER, ["sword", "halberd", "crossbow", "spear"])
    assert bought(heard) == ["musician"]
    _, heard = buying(ready, CORNER, ["spear", "halberd", "crossbow", "sword"])
    assert bought(heard) == ["footman"]


@pytest.mark.clause("TA-SOLO-SPE-1")
def test_only_ready_weapons_count() -> None:
    _, heard = buying(["halberd"], CORNER)
    assert bought(heard) == ["footman"]


@pytest.mark.clause("TA-SOLO-SPE-2")
def test_he_passes_over_what_he_cannot_pay_for() -> None:
    _, heard = buying(["halberd", "spear"], CORNER, bought=(0, 0, 0, 3), coins={YELLOW: 3})
    assert bought(heard) == ["footman"]


@pytest.mark.clause("TA-SOLO-SPE-2")
def test_but_his_last_coins_will_do() -> None:
    position, heard = buying(["halberd", "spear"], CORNER, bought=(0, 0, 0, 3))
    assert bought(heard) == ["musician"]
    assert position.players.coins[YELLOW] == 0


@pytest.mark.clause("TA-SOLO-SPE-2")
def test_and_what_is_sold_out() -> None:
    _, heard = buying(["halberd", "spear"], CORNER, bought=(0, 0, 0, 4), coins={YELLOW: 20})
    assert bought(heard) == ["footman"]


@pytest.mark.clause("TA-SOLO-SPE-3")
def test_an_archer_faces_a_warrior_of_his_in_a_group_he_dominates() -> None:
    board = """
    .   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   .
    .   .   .   Yo  Yo  Po  .   .   .
    """
    position, heard = buying(["crossbow"], board)
    assert bought(heard) == ["archer"]
    assert sorted(kit.choices(position)) == ["c4", "d3", "d5", "e3", "e5"]
    assert kit.play(position, "e5") == [ArcherPlaced(seat=YELLOW, cell="e5", facing="up")]
    assert kit.drawn(position.mausoleum).splitlines()[4].split()[5] == "A^"


@pytest.mark.clause("TA-SOLO-SPE-3")
@pytest.mark.parametrize(
    "row",
    [
        ".   .   .   Yo  .   .   .   .   .",
        ".   .   .   Yo  Po  .   .   .   .",
        ".   .   .   Po  Po  Yo  .   .   .",
        ".   .   .   Yo  Yg  .   .   .   .",
    ],
)
def test_he_wants_no_archer_without_such_a_group(row: str) -> None:
    _, heard = buying(["crossbow"], row)
    assert bought(heard) == []


@pytest.mark.clause("TA-SOLO-SPE-3")
def test_a_mounted_warrior_may_be_faced_anywhere() -> None:
    board = """
    Yo  Yo  =>  =>  .   .   .   .   .
    """
    position, _ = buying(["crossbow"], board)
    assert sorted(kit.choices(position)) == ["a2", "b2", "c2", "d2", "e1"]


@pytest.mark.clause("TA-SOLO-SPE-4")
def test_of_several_groups_the_one_with_the_fewest_of_the_person() -> None:
    board = """
    Yo  Yo  Yo  Po  .   .   .   .   .
    .   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   Yg  Yg
    """
    position, _ = buying(["crossbow"], board)
    assert sorted(kit.choices(position)) == ["g6", "h5", "h7", "i5", "i7"]


@pytest.mark.clause("TA-SOLO-SPE-4", "TA-SOLO-SPE-8")
def test_between_groups_with_equally_few_the_person_chooses() -> None:
    board = """
    Yo  Yo  F   .   .   .   F   Yg  Yg
    .   F   .   .   .   .   .   F   .
    """
    position, _ = buying(["crossbow"], board)
    assert sorted(kit.choices(position)) == ["a2", "i2"]


@pytest.mark.clause("TA-SOLO-SPE-4")
def test_a_group_no_archer_can_face_does_not_count() -> None:
    board = """
    Yg  Yg  F   .   .   .   .   .   .
    Yo  Yo  Po  .   .   .   .   .   .
    M   M   .   .   .   .   .   .   .
    """
    _, heard = buying(["crossbow"], board)
    assert bought(heard) == []
    board = board.replace("M   M", "M   .")
    _, heard = buying(["crossbow"], board)
    assert stage.of_kind(heard, ArcherPlaced) == [ArcherPlaced(seat=YELLOW, cell="b3", facing="up")]


@pytest.mark.clause("TA-SOLO-SPE-5")
@pytest.mark.parametrize(
    ("first", "second", "willing"),
    [
        (".  Yo .", "Yc .  .", True),
        (".  Yo .", "M  .  .", False),
        (".  Yo .", "M  F  .", True),
        (".  Yo .", "Pc Yg .", True),
        (".  Yo .", "Pc Pg .", False),
        (".  .  .", "Yc .  .", False),
    ],
)
def test_a_footman_needs_a_lead_greater_than_the_empty_spaces(
    first: str, second: str, willing: bool
) -> None:
    rest = "  .  .  .  .  .  ."
    _, heard = buying(["halberd"], f"{first}{rest}\n{second}{rest}")
    placed = [SpecialistPlaced(seat=YELLOW, specialist="footman", cell="a1")]
    assert stage.of_kind(heard, SpecialistPlaced) == (placed if willing else [])


# A Musician on i1 or on a7 would be heard by two Warriors of his.
FAR_APART = """
Yo  .   .   .   P1  .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
P3  .   .   .   .   .   .   .   P4
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   P2  .   .   .   Yg
"""


def far_apart(*persons: int) -> str:
    """That board with these Warriors of the person."""
    board = FAR_APART
    for number in range(1, 5):
        board = board.replace(f"P{number}", "Pc" if number in persons else ". ")
    return board


@pytest.mark.clause("TA-SOLO-SPE-6")
def test_a_musician_needs_twice_the_persons_points() -> None:
    position, heard = buying(["spear"], far_apart(1, 2))
    assert bought(heard) == ["musician"]
    assert sorted(kit.choices(position)) == ["a7", "i1"]
    _, heard = buying(["spear"], far_apart(1, 2, 3, 4))
    assert bought(heard) == []


@pytest.mark.clause("TA-SOLO-SPE-6")
def test_a_musician_needs_2_points() -> None:
    _, heard = buying(["spear"], "Yo  .   .   .   .   .   .   .   .")
    assert bought(heard) == []


@pytest.mark.clause("TA-SOLO-SPE-7")
def test_the_musician_goes_where_the_difference_is_greatest() -> None:
    _, heard = buying(["spear"], far_apart(1))
    assert stage.of_kind(heard, SpecialistPlaced) == [
        SpecialistPlaced(seat=YELLOW, specialist="musician", cell="a7")
    ]


@pytest.mark.clause("TA-SOLO-SPE-8")
def test_of_equal_spaces_the_person_chooses() -> None:
    position, _ = buying(["spear"], CORNER)
    assert position.asked == PURPLE
    assert sorted(kit.choices(position)) == ["a1", "b2"]
    assert kit.refusal_of(position, "c3") == "not-among-his-places"
    assert kit.refusal_of(position, "b1") == "specialist-needs-empty-space"
    kit.play(position, "b2")
    assert position.mausoleum.musicians == [kit.cell("b2")]


@pytest.mark.clause("TA-SOLO-SPE-8")
def test_and_which_of_his_warriors_the_archer_faces() -> None:
    board = """
    .   .   .   .   .   .   .   .   .
    .   Yo  Yo  .   .   .   .   .   .
    .   Yo  .   .   .   .   .   .   .
    """
    position, _ = buying(["crossbow"], board)
    kit.play(position, "c3")
    assert position.asked == PURPLE
    assert sorted(kit.choices(position)) == ["left", "up"]
    assert kit.refusal_of(position, "down") == "not-among-his-places"
    assert kit.play(position, "left") == [ArcherPlaced(seat=YELLOW, cell="c3", facing="left")]


@pytest.mark.clause("TA-SOLO-SPE-3")
def test_it_faces_no_warrior_of_the_person_and_none_of_another_group() -> None:
    board = """
    .   Yo  Yo  .   .   .   .   .   .
    .   Yo  .   Po  .   .   .   .   .
    .   .   Yg  .   .   .   .   .   .
    """
    position, _ = buying(["crossbow"], board)
    kit.play(position, "c2")
    assert sorted(kit.choices(position)) == ["left", "up"]


@pytest.mark.clause("TA-SOLO-SPE-9")
def test_he_never_places_a_horse() -> None:
    _, heard = buying(["sword", "crossbow"], CORNER, coins={YELLOW: 9})
    assert bought(heard) == []
    assert stage.of_kind(heard, SpecialistUnwanted)


@pytest.mark.clause("TA-SOLO-SPE-10")
def test_a_sword_alone_stands_in_for_any_other_weapon() -> None:
    position, heard = buying(["sword"], CORNER, ["spear", "sword", "halberd", "crossbow"])
    paid = SpecialistPaid(seat=YELLOW, specialist="footman", coins=1, weapon="sword")
    assert stage.of_kind(heard, SpecialistPaid) == [paid]
    assert position.players.weapons == [0, 0]
    _, heard = buying(["sword"], CORNER, ["halberd", "sword", "spear", "crossbow"])
    assert bought(heard) == ["musician"]


@pytest.mark.clause("TA-SOLO-SPE-10")
def test_beside_another_ready_weapon_it_does_not() -> None:
    _, heard = buying(["sword", "crossbow"], CORNER)
    assert bought(heard) == []


@pytest.mark.clause("TA-SOLO-SPE-11")
def test_he_pays_the_coins_and_the_weapon() -> None:
    position, heard = buying(["halberd", "crossbow"], CORNER, bought=(1, 2, 0, 1))
    assert stage.of_kind(heard, SpecialistPaid) == [
        SpecialistPaid(seat=YELLOW, specialist="footman", coins=3, weapon="halberd")
    ]
    assert position.players.coins[YELLOW] == 4 - 3
    assert position.players.weapons == [0, 0b0100]
    assert position.bought == [1, 3, 0, 1]


@pytest.mark.clause("TA-SOLO-SPE-12")
@pytest.mark.parametrize(
    ("ready", "board", "coins"),
    [([], CORNER, 4), (["halberd"], CORNER, 0), (["halberd"], "", 4)],
)
def test_if_he_can_place_none_he_receives_a_coin(ready: list[str], board: str, coins: int) -> None:
    position, heard = buying(ready, board, coins={YELLOW: coins})
    assert heard == [SpecialistUnwanted(seat=YELLOW, coins=1)]
    assert position.players.coins[YELLOW] == coins + 1
    assert kit.total(position) == [0, 0]


@pytest.mark.clause("TA-SOLO-SPE-12")
def test_on_a_card_too() -> None:
    position = stage.solo()
    heard = stage.perform_card(position, 13)
    assert heard[1:] == [SpecialistUnwanted(seat=YELLOW, coins=1)]
