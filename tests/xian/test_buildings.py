"""What is done in the Workshop, the Laboratory, the Armoury and the Palace (003:234)."""

from __future__ import annotations

import pytest

from kilnyard.games.xian.events import EquipmentForged, SupervisorAdvanced
from kilnyard.games.xian.frames import ADVANCE, FORGE, MODEL, PAINT
from kilnyard.games.xian.game import GAME
from kilnyard.games.xian.names import HELPERS
from kilnyard.games.xian.position import XianPosition
from tests.xian import kit
from tests.xian.kit import CYAN, ORANGE, PURPLE, table_of

ALL_PIGMENTS = ["yellow", "yellow", "red", "red", "green", "green", "blue", "blue"]


def acting(position: XianPosition, frame: int, seat: int = PURPLE) -> XianPosition:
    """The seat carries out a building's action; nothing comes after it."""
    position.active = seat
    kit.run(position, frame)
    return position


# The Workshop


@pytest.mark.clause("XI-SHOP-1")
@pytest.mark.parametrize(
    ("clay", "sections"), [(1, ""), (2, "A"), (3, "AB"), (4, "AB"), (5, "ABC")]
)
def test_clay_goes_by_section(clay: int, sections: str) -> None:
    position = table_of(clay={PURPLE: clay})
    if not sections:
        position.active, position.frames = PURPLE, [MODEL]
        assert kit.ENGINE.question(position).choices(position, PURPLE) == []
        return
    acting(position, MODEL)
    rows = {"12": "A", "34": "B", "56": "C"}
    open_to = {rows[pair] for pair in rows for token in kit.choices(position) if token[1] in pair}
    assert open_to == set(sections)
    cell = {"A": "b2", "B": "c4", "C": "e5"}[sections[-1]]
    kit.play(position, cell, "leave")
    assert kit.has(position, PURPLE).get("clay", 0) == clay - {"A": 2, "B": 3, "C": 5}[sections[-1]]


@pytest.mark.clause("XI-SHOP-2")
def test_a_statue_goes_where_nobody_stands() -> None:
    position = table_of(clay={PURPLE: 9}, painted={ORANGE: ["b2"]})
    acting(position, MODEL)
    assert kit.refusal_of(position, "c1") == "space-occupied"
    assert kit.refusal_of(position, "b2") == "space-occupied"
    assert "a1" not in kit.choices(position), "that is a wall"


@pytest.mark.clause("XI-SHOP-3")
@pytest.mark.parametrize(
    ("cell", "points", "brought"),
    [
        ("b1", 4, {"coin": 1}),
        ("d1", 3, {"blue": 1}),
        ("e1", 5, {}),
        ("a2", 4, {"red": 1}),
        ("c2", 3, {"coin": 2}),
        ("b6", 6, {"yellow": 1, "blue": 1}),
        ("e5", 8, {}),
    ],
)
def test_a_space_brings_what_it_shows(cell: str, points: int, brought: dict[str, int]) -> None:
    position = acting(table_of(clay={PURPLE: 5}), MODEL)
    kit.play(position, cell, "leave")
    assert kit.scored(position, PURPLE) == {"modelling": points}
    have = kit.has(position, PURPLE)
    have.pop("clay", None)
    assert have == brought


@pytest.mark.clause("XI-SHOP-3", "XI-SUP-3")
def test_a_space_brings_only_pigments_that_there_are() -> None:
    position = table_of(clay={PURPLE: 5}, pigments={ORANGE: ["yellow"] * 6})
    acting(position, MODEL)
    kit.play(position, "b6", "leave")
    assert kit.has(position, PURPLE) == {"blue": 1}


@pytest.mark.clause("XI-SHOP-4", "XI-SHOP-5")
def test_two_signatures_and_no_more() -> None:
    position = table_of(clay={PURPLE: 9})
    for cell in ("b1", "b2"):
        acting(position, MODEL)
        kit.play(position, cell, "sign")
    assert GAME.view(position, None).players[PURPLE].signatures == 0
    acting(position, MODEL)
    kit.play(position, "e1")
    assert position.frames == [], "nobody is asked to sign with what they do not have"
    assert position.pit.signed[PURPLE] == kit.cells(["b1", "b2"])


@pytest.mark.clause("XI-SHOP-5")
def test_a_signature_stays_under_a_painted_soldier() -> None:
    position = table_of(pigments={PURPLE: ALL_PIGMENTS}, signed={PURPLE: ["c1"]})
    acting(position, PAINT)
    kit.play(position, "c1", "yellow-red")
    assert GAME.view(position, None).players[PURPLE].signatures == 1


@pytest.mark.clause("XI-HELP-1")
@pytest.mark.parametrize("helper", HELPERS)
def test_the_ceramist_scores_with_every_statue(helper: str) -> None:
    position = table_of(clay={PURPLE: 5}, helpers={PURPLE: [helper]})
    acting(position, MODEL)
    kit.play(position, "e1", "leave")
    assert kit.total(position)[PURPLE] == 5 + (helper == "ceramist")


@pytest.mark.clause("XI-HELP-5")
@pytest.mark.parametrize("helper", HELPERS)
def test_the_scientist_saves_clay(helper: str) -> None:
    position = table_of(clay={PURPLE: 5}, helpers={PURPLE: [helper]})
    acting(position, MODEL)
    kit.play(position, "e5", "leave")
    assert kit.has(position, PURPLE).get("clay", 0) == (helper == "scientist")


# The Laboratory


@pytest.mark.clause("XI-LAB-1")
def test_section_a_takes_the_requested_pigment_and_any_other() -> None:
    position = table_of(requests=(10, 8, 6, 5), pigments={PURPLE: ALL_PIGMENTS})
    acting(position, PAINT)
    kit.play(position, "c1")
    assert kit.choices(position) == [
        "yellow-yellow",
        "yellow-red",
        "yellow-green",
        "yellow-blue",
    ]


@pytest.mark.clause("XI-LAB-1", "XI-BLD-13")
def test_what_is_not_held_cannot_be_paid() -> None:
    position = table_of(requests=(10, 8, 6, 5), pigments={PURPLE: ["yellow", "red", "blue"]})
    acting(position, PAINT)
    kit.play(position, "c1")
    assert kit.choices(position) == ["yellow-red", "yellow-blue"]
    assert kit.refusal_of(position, "yellow-yellow") == "too-few-pigments"


@pytest.mark.clause("XI-LAB-2", "XI-LAB-4")
@pytest.mark.parametrize(
    ("requests", "paid"),
    [((10, 8, 6, 5), {"red": 1, "green": 1}), ((10, 5, 12, 6), {"blue": 2})],
)
def test_section_b_takes_both_requested_pigments(
    requests: tuple[int, ...], paid: dict[str, int]
) -> None:
    """The two may be of one colour."""
    position = table_of(requests=requests, pigments={PURPLE: ALL_PIGMENTS})
    acting(position, PAINT)
    kit.play(position, "c3")
    left = {pigment: 2 - paid.get(pigment, 0) for pigment in ("yellow", "red", "green", "blue")}
    assert kit.has(position, PURPLE) == {name: count for name, count in left.items() if count}
    assert GAME.view(position, None).pigments == {name: 6 - left[name] for name in left}


@pytest.mark.clause("XI-LAB-3")
def test_section_c_takes_two_of_the_requested_pigment() -> None:
    position = table_of(requests=(10, 8, 6, 5), pigments={PURPLE: ALL_PIGMENTS})
    acting(position, PAINT)
    kit.play(position, "c5")
    assert "blue" not in kit.has(position, PURPLE)
    poor = table_of(requests=(10, 8, 6, 5), pigments={PURPLE: ["blue", "yellow", "red"]})
    acting(poor, PAINT)
    assert kit.refusal_of(poor, "c5") == "too-few-pigments"


@pytest.mark.clause("XI-LAB-5")
def test_a_painted_soldier_frees_a_statue() -> None:
    position = table_of(pigments={PURPLE: ALL_PIGMENTS})
    acting(position, PAINT)
    kit.play(position, "c1", "yellow-red")
    view = GAME.view(position, None)
    (cell,) = [cell for cell in view.cells if cell.cell == "c1"]
    assert (cell.soldier, cell.owner) == ("painted", PURPLE)
    assert view.statues_left == 7
    assert view.players[PURPLE].soldiers == 5


@pytest.mark.clause("XI-LAB-5", "XI-LAB-6")
def test_what_cannot_be_painted() -> None:
    position = table_of(
        seats=3,
        pigments={PURPLE: ALL_PIGMENTS},
        painted={CYAN: ["b1"]},
        statues=["c1", "d2", "c3"],
        signed={ORANGE: ["c1"], PURPLE: ["d2"]},
    )
    acting(position, PAINT)
    assert kit.choices(position) == ["d2", "c3"]
    assert kit.refusal_of(position, "c1") == "signed-by-another"
    assert kit.refusal_of(position, "b1") == "painted-already"
    assert kit.refusal_of(position, "e1") == "no-statue-there"


@pytest.mark.clause("XI-LAB-7", "XI-LAB-8")
@pytest.mark.parametrize(
    ("own", "points"),
    [
        ([], 1),
        (["b1"], 2),
        (["b1", "b2", "c2", "d2"], 5),
        (["d2"], 1),
        (["c2", "c3", "c4"], 4),
        (["e5", "e1"], 1),
    ],
)
def test_a_group_touches_side_to_side_and_across_sections(own: list[str], points: int) -> None:
    position = table_of(pigments={PURPLE: ALL_PIGMENTS}, painted={PURPLE: own, ORANGE: ["d1"]})
    position.pit.statues |= kit.cells(["c1"])
    acting(position, PAINT)
    kit.play(position, "c1", "yellow-red")
    assert kit.scored(position, PURPLE) == {"painting": points}


# The Armoury


@pytest.mark.clause("XI-ARM-1", "XI-ARM-3", "XI-ARM-4")
def test_an_equipment_leaves_its_place_empty() -> None:
    position = table_of(coins={PURPLE: 5})
    acting(position, FORGE)
    events = kit.play(position, "place-2")
    assert EquipmentForged(seat=PURPLE, equipment="arrowheads", coins=2) in events
    assert kit.has(position, PURPLE) == {"coin": 3, "clay": 1}
    row = GAME.view(position, None).row
    assert row[1] is None
    assert [card.id for card in row if card] == ["crossbow-1", "chariot-1", "sword-4"]
    acting(position, FORGE)
    assert kit.refusal_of(position, "place-2") == "place-empty"


@pytest.mark.clause("XI-ARM-2", "XI-SET-16")
def test_forged_equipment_is_seen_by_its_owner_alone() -> None:
    position = table_of(coins={PURPLE: 5})
    acting(position, FORGE)
    kit.play(position, "place-1")
    own = GAME.view(position, PURPLE).players[PURPLE]
    other = GAME.view(position, ORANGE).players[PURPLE]
    assert [card.id for card in own.equipment] == ["crossbow-1"]
    assert own.equipment_points == 2
    assert (other.equipment, other.equipment_count, other.equipment_points) == ([], 1, None)


@pytest.mark.clause("XI-HELP-6")
@pytest.mark.parametrize("helper", HELPERS)
def test_the_officer_saves_a_coin(helper: str) -> None:
    position = table_of(coins={PURPLE: 5}, helpers={PURPLE: [helper]})
    acting(position, FORGE)
    kit.play(position, "place-4")
    assert kit.has(position, PURPLE)["coin"] == 1 + (helper == "officer")


# The Palace


@pytest.mark.clause("XI-PAL-1", "XI-PAL-3")
@pytest.mark.parametrize(
    ("space", "tile"), [(0, "open-or-free"), (1, "market"), (2, "discount"), (3, "extra-action")]
)
def test_the_supervisor_takes_the_tile_of_the_next_space(space: int, tile: str) -> None:
    events = kit.run(position := table_of(track={PURPLE: space}), ADVANCE)
    assert SupervisorAdvanced(seat=PURPLE, space=space + 1) in events
    assert GAME.view(position, None).players[PURPLE].tiles[-1] == tile


@pytest.mark.clause("XI-PAL-2")
def test_who_arrives_lies_on_top() -> None:
    position = table_of(seats=3, track={ORANGE: 1, CYAN: 1, PURPLE: 0})
    assert GAME.view(position, None).track[1].seats == [CYAN, ORANGE]
    position.active = PURPLE
    kit.run(position, ADVANCE)
    assert GAME.view(position, None).track[1].seats == [PURPLE, CYAN, ORANGE]


@pytest.mark.clause("XI-PAL-4")
def test_the_last_space_gives_one_of_the_end_tiles_left() -> None:
    position = table_of(track={PURPLE: 4, ORANGE: 5}, end_tile={ORANGE: "six-points"})
    kit.run(position, ADVANCE)
    assert kit.refusal_of(position, "six-points") == "end-tile-taken"
    assert kit.choices(position) == ["returned-resources", "painted-soldiers", "identical-pairs"]
    kit.play(position, "painted-soldiers")
    view = GAME.view(position, None)
    assert view.players[PURPLE].end_tile == "painted-soldiers"
    assert view.end_tiles_left == ["returned-resources", "identical-pairs"]


@pytest.mark.clause("XI-HELP-4")
@pytest.mark.parametrize("helper", HELPERS)
def test_the_emissary_may_exchange_with_every_advance(helper: str) -> None:
    position = table_of(coins={PURPLE: 1}, helpers={PURPLE: [helper]})
    kit.run(position, ADVANCE)
    if helper != "emissary":
        assert position.frames == []
        return
    assert kit.asked(position) == "exchange"
    assert kit.choices(position)[-1] == "stop"
    kit.play(position, "coin-blue")
    assert kit.has(position, PURPLE) == {"blue": 1}
    assert position.frames == []


@pytest.mark.clause("XI-HELP-4")
def test_the_emissary_need_not_exchange() -> None:
    position = table_of(coins={PURPLE: 1}, helpers={PURPLE: ["emissary"]}, track={PURPLE: 4})
    kit.run(position, ADVANCE)
    assert kit.asked(position) == "choose-end-tile"
    kit.play(position, "six-points", "stop")
    assert kit.has(position, PURPLE) == {"coin": 1}
