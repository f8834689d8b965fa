"""The end of the game: majorities, Equipment, tiles, leftovers, ties (003:324, 003:400)."""

from __future__ import annotations

import pytest

from kilnyard.games.xian.final_scoring import ranking, shares
from kilnyard.games.xian.frames import FINAL_SCORING
from kilnyard.games.xian.game import GAME
from kilnyard.games.xian.names import BONUS_TILES
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.scoring_events import GameWon, TieWon
from tests.xian import kit
from tests.xian.kit import CYAN, JADE, ORANGE, PURPLE, table_of

IN_A = ["b1", "d1", "e1", "a2", "b2", "c2"]
IN_B = ["a3", "b3", "d3", "c4", "d4", "e4"]
IN_C = ["b5", "d5", "e5", "a6", "b6", "c6"]


def ended(position: XianPosition) -> XianPosition:
    kit.run(position, FINAL_SCORING)
    return position


@pytest.mark.clause("XI-END-2")
@pytest.mark.parametrize(
    ("cells", "places"), [(IN_A, [10, 5, 2]), (IN_B, [12, 6, 3]), (IN_C, [14, 7, 4])]
)
def test_every_section_has_three_places(cells: list[str], places: list[int]) -> None:
    painted = {PURPLE: cells[:3], ORANGE: cells[3:5], CYAN: cells[5:]}
    position = ended(table_of(seats=3, painted=painted))
    assert [kit.scored(position, seat)["majorities"] for seat in range(3)] == places


@pytest.mark.clause("XI-END-2", "XI-END-3", "XI-END-4", "XI-END-5", "XI-GOAL-7")
@pytest.mark.parametrize(
    ("amounts", "points"),
    [
        ([1, 1, 1, 1], [4, 4, 4, 4]),
        ([2, 2, 1, 1], [7, 7, 1, 1]),
        ([3, 2, 1, 0], [10, 5, 2, 0]),
        ([4, 3, 2, 1], [10, 5, 2, 0]),
        ([2, 1, 1, 1], [10, 2, 2, 2]),
        ([2, 2, 2, 1], [5, 5, 5, 0]),
        ([1, 0, 0, 0], [10, 0, 0, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([3, 1, 1, 0], [10, 3, 3, 0]),
        ([3, 3], [7, 7]),
    ],
)
def test_equals_share_their_places(amounts: list[int], points: list[int]) -> None:
    assert shares(amounts, [10, 5, 2, 0]) == points


@pytest.mark.clause("XI-END-6", "XI-END-7")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["sword-1"], 2),
        (["sword-1", "sword-2"], 4),
        (["sword-1", "halberd-1"], 5),
        (["sword-1", "halberd-1", "arrowheads-1"], 10),
        (["sword-1", "halberd-1", "crossbow-1"], 7),
        (["sword-1", "sword-2", "halberd-1", "halberd-2"], 10),
        (["sword-1", "halberd-1", "arrowheads-1", "crossbow-1", "chariot-1", "horse-1"], 20),
        (["horse-1", "horse-2", "horse-3", "horse-4"], 8),
        ([], 0),
    ],
)
def test_sets_of_one_material(cards: list[str], points: int) -> None:
    position = ended(table_of(forged={PURPLE: cards}, row=("", "", "", "")))
    assert kit.scored(position, PURPLE).get("equipment-sets", 0) == points


@pytest.mark.clause("XI-END-8", "XI-END-9")
@pytest.mark.parametrize(
    ("cards", "soldiers", "points"),
    [
        (["crossbow-1"], ["b1"], 3),
        (["crossbow-1"], ["b3"], 0),
        (["crossbow-1", "arrowheads-1"], ["b1"], 3),
        (["crossbow-1", "arrowheads-1"], ["b1", "d1", "e1"], 6),
        (["crossbow-1", "chariot-1", "sword-1"], ["b1", "b3", "b5"], 9),
        ([], ["b1"], 0),
    ],
)
def test_matches_within_a_section(cards: list[str], soldiers: list[str], points: int) -> None:
    position = table_of(forged={PURPLE: cards}, painted={PURPLE: soldiers}, row=("", "", "", ""))
    assert kit.scored(ended(position), PURPLE).get("equipment-matches", 0) == points


@pytest.mark.clause("XI-END-10")
def test_unused_tiles() -> None:
    tiles, used = {PURPLE: list(BONUS_TILES)}, {PURPLE: ["market"], ORANGE: ["market"]}
    position = ended(table_of(tiles=tiles, used=used))
    assert kit.scored(position, PURPLE) == {"bonus-tiles": 3}
    assert kit.scored(position, ORANGE) == {}


@pytest.mark.clause("XI-END-12")
@pytest.mark.parametrize(("coins", "clay", "points"), [(0, 1, 0), (1, 1, 1), (3, 2, 2), (9, 5, 5)])
def test_every_three_resources_left(coins: int, clay: int, points: int) -> None:
    told = {PURPLE: ["yellow"]}
    position = ended(table_of(coins={PURPLE: coins}, clay={PURPLE: clay}, pigments=told))
    assert kit.scored(position, PURPLE).get("leftovers", 0) == points


@pytest.mark.clause("XI-END-11", "XI-GOAL-1")
@pytest.mark.parametrize(
    ("coins", "points", "left"), [(0, 0, 0), (14, 14, 0), (15, 15, 0), (17, 15, 0), (18, 15, 1)]
)
def test_resources_given_back_are_not_left_over(coins: int, points: int, left: int) -> None:
    tile = {PURPLE: "returned-resources"}
    position = ended(table_of(coins={PURPLE: coins}, track={PURPLE: 5}, end_tile=tile))
    assert kit.scored(position, PURPLE).get("end-tile", 0) == points
    assert kit.scored(position, PURPLE).get("leftovers", 0) == left


@pytest.mark.clause("XI-GOAL-2")
@pytest.mark.parametrize(("points", "brought"), [(-5, 0), (0, 0), (9, 0), (10, 1), (47, 4)])
def test_every_ten_points(points: int, brought: int) -> None:
    tile = {PURPLE: "every-ten-points"}
    position = ended(table_of(points={PURPLE: points}, track={PURPLE: 5}, end_tile=tile))
    assert kit.scored(position, PURPLE).get("end-tile", 0) == brought


@pytest.mark.clause("XI-GOAL-2")
def test_every_ten_points_looks_at_what_was_scored_before_it_and_not_after() -> None:
    tile = {PURPLE: "every-ten-points"}
    position = ended(
        table_of(
            points={PURPLE: 5},
            coins={PURPLE: 30},
            painted={PURPLE: ["b3"]},
            tiles={PURPLE: ["market", "discount", "open-or-free"]},
            track={PURPLE: 5},
            end_tile=tile,
        )
    )
    assert kit.scored(position, PURPLE)["end-tile"] == 2, "5 + 12 + 3 points, not the 10 to come"


@pytest.mark.clause("XI-GOAL-3", "XI-END-10")
def test_unused_tiles_again() -> None:
    tile, tiles = {PURPLE: "unused-tiles"}, {PURPLE: ["market", "discount"]}
    position = ended(table_of(tiles=tiles, track={PURPLE: 5}, end_tile=tile))
    assert kit.scored(position, PURPLE) == {"bonus-tiles": 2, "end-tile": 6}


@pytest.mark.clause("XI-GOAL-4")
def test_painted_soldiers() -> None:
    tile, own = {PURPLE: "painted-soldiers"}, {PURPLE: ["b1", "b3", "b5"]}
    position = ended(table_of(painted=own, track={PURPLE: 5}, end_tile=tile))
    assert kit.scored(position, PURPLE)["end-tile"] == 6


@pytest.mark.clause("XI-GOAL-5")
def test_recruited_helpers() -> None:
    tile, own = {PURPLE: "helpers-recruited"}, {PURPLE: ["officer", "ceramist"]}
    position = ended(table_of(helpers=own, track={PURPLE: 5}, end_tile=tile))
    assert kit.scored(position, PURPLE)["end-tile"] == 4


@pytest.mark.clause("XI-GOAL-6")
def test_six_points() -> None:
    position = ended(table_of(track={PURPLE: 5}, end_tile={PURPLE: "six-points"}))
    assert kit.scored(position, PURPLE) == {"end-tile": 6}
    assert kit.scored(position, ORANGE) == {}


@pytest.mark.clause("XI-GOAL-7")
def test_majorities_count_in_a_tie_too() -> None:
    painted = {PURPLE: ["b1", "b3"], ORANGE: ["d1"], CYAN: ["c4", "d4"]}
    tile = {PURPLE: "section-majorities"}
    position = ended(table_of(seats=3, painted=painted, track={PURPLE: 5}, end_tile=tile))
    assert kit.scored(position, PURPLE)["end-tile"] == 5, "A in a tie, B lost, C empty"


@pytest.mark.clause("XI-GOAL-8")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["sword-1", "sword-4"], 4),
        (["sword-1", "sword-2", "sword-3"], 4),
        (["sword-1", "sword-2", "sword-3", "sword-4", "horse-1", "horse-2"], 12),
        (["sword-1", "halberd-1"], 0),
    ],
)
def test_pairs_of_one_type(cards: list[str], points: int) -> None:
    tile = {PURPLE: "identical-pairs"}
    position = table_of(
        forged={PURPLE: cards}, row=("", "", "", ""), track={PURPLE: 5}, end_tile=tile
    )
    assert kit.scored(ended(position), PURPLE).get("end-tile", 0) == points


@pytest.mark.clause("XI-END-13")
def test_the_most_points_win() -> None:
    position = table_of(seats=4, points={PURPLE: 3, ORANGE: 9, CYAN: 12, JADE: -2})
    events = kit.run(position, FINAL_SCORING)
    assert events[-1] == GameWon(seat=CYAN, points=12)
    assert GAME.ranking(position) == [CYAN, ORANGE, PURPLE, JADE]
    assert GAME.winners(position) == [CYAN]


@pytest.mark.clause("XI-END-14")
def test_ties_go_by_the_track_and_by_the_stack() -> None:
    points = dict.fromkeys(range(4), 9)
    position = table_of(seats=4, points=points, track={ORANGE: 2, JADE: 1, CYAN: 2, PURPLE: 0})
    events = kit.run(position, FINAL_SCORING)
    assert ranking(position) == [CYAN, ORANGE, JADE, PURPLE]
    assert events[-1] == TieWon(seat=CYAN, points=9)
