"""The Horse: who mounts it, and how it lies."""

from __future__ import annotations

import pytest

from kilnyard.core.question import frame
from kilnyard.games.terracotta.events import WarriorMounted
from kilnyard.games.terracotta.frames import LAY_HORSE, MOUNT_HORSE
from kilnyard.games.terracotta.names import DIRECTIONS
from kilnyard.games.terracotta.position import TerracottaPosition
from tests.terracotta import kit
from tests.terracotta.action_phase.ways import asked, drawn, reach, standing
from tests.terracotta.kit import PURPLE, YELLOW


def having_bought(board: str) -> TerracottaPosition:
    """Purple has bought a Horse."""
    position = kit.table_of(coins={PURPLE: 1}, weapons={PURPLE: ["sword"]}, board=board)
    reach(position, "outer", "specialist")
    kit.play(position, "horse")
    return position


def choosing_rider(board: str) -> TerracottaPosition:
    position = kit.table_of(board=board, frames=[])
    kit.run(position, MOUNT_HORSE)
    return position


def laying(board: str, rider: str) -> TerracottaPosition:
    position = kit.table_of(board=board, frames=[])
    kit.run(position, frame(LAY_HORSE, kit.cell(rider)))
    return position


@pytest.mark.clause("TA-HOR-1", "TA-HOR-2")
@pytest.mark.parametrize(
    ("direction", "others"),
    [
        ("up", {"d3": "=^", "d2": "=^"}),
        ("right", {"e4": "=>", "f4": "=>"}),
        ("down", {"d5": "=v", "d6": "=v"}),
        ("left", {"c4": "=<", "b4": "=<"}),
    ],
)
def test_a_horse_covers_its_riders_space_and_two_more(
    direction: str, others: dict[str, str]
) -> None:
    position = having_bought(standing(d4="Pg", i1="Po"))
    kit.play(position, "d4")
    assert asked(position) == "lay-horse"
    assert kit.choices(position) == list(DIRECTIONS)
    heard = kit.play(position, direction)
    last_cell = list(others)[1]
    assert heard[-1] == WarriorMounted(seat=PURPLE, warrior="guard", cell="d4", last_cell=last_cell)
    after = standing(d4="Pg", i1="Po", **others)
    assert kit.drawn(position.mausoleum) == drawn(after)
    assert position.mausoleum.occupied == kit.board(after).occupied
    assert kit.warriors_of(position, PURPLE) == {"d4": "guard", "i1": "officer"}
    assert position.asked == YELLOW


@pytest.mark.clause("TA-HOR-2")
def test_the_rider_is_a_warrior_of_yours() -> None:
    position = choosing_rider(standing(d4="Pg", a1="Ps", f6="Yo", h2="F"))
    assert kit.choices(position) == ["a1", "d4"]
    assert kit.refusal_of(position, "f6") == "not-your-rider"
    with pytest.raises(AssertionError, match="no candidate"):
        kit.refusal_of(position, "h2")


@pytest.mark.clause("TA-HOR-2")
@pytest.mark.parametrize("board", ["", standing(d4="Yg"), standing(a1="Po", b1="F", a3="M")])
def test_without_a_rider_no_horse_can_be_bought(board: str) -> None:
    position = kit.table_of(coins={PURPLE: 9}, weapons={PURPLE: ["sword", "spear"]}, board=board)
    reach(position, "outer", "specialist")
    assert kit.refusal_of(position, "horse") == "no-warrior-can-mount"


@pytest.mark.clause("TA-HOR-3")
def test_its_other_two_spaces_must_be_empty() -> None:
    board = standing(c3="Po", d3="M", c5="Ys", f7="Pg")
    position = laying(board, "c3")
    assert kit.refusal_of(position, "right") == "no-room-for-horse"
    assert kit.refusal_of(position, "down") == "no-room-for-horse"
    assert kit.choices(position) == ["up", "left"]


@pytest.mark.clause("TA-HOR-3", "TA-HOR-1")
def test_a_horse_stays_inside_the_mausoleum() -> None:
    position = laying(standing(b6="Po"), "b6")
    assert kit.choices(position) == ["up", "right"]
    assert kit.refusal_of(position, "left") == "no-room-for-horse"
    assert kit.refusal_of(position, "down") == "no-room-for-horse"


@pytest.mark.clause("TA-HOR-3")
def test_a_warrior_without_room_cannot_mount() -> None:
    position = choosing_rider(standing(a1="Po", b1="F", a3="M", d4="Pg", e5="Ps"))
    assert kit.refusal_of(position, "a1") == "no-room-for-horse"
    assert kit.choices(position) == ["d4", "e5"]


@pytest.mark.clause("TA-HOR-7")
def test_one_horse_is_the_most() -> None:
    position = choosing_rider(standing(d4="Pg", e4="=>", f4="=>", a1="Ps", h7="Po"))
    assert kit.refusal_of(position, "d4") == "already-mounted"
    assert kit.choices(position) == ["a1", "h7"]
