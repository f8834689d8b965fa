"""The Scoring Phase: Inspectors, Musicians, the round's Scoring token."""

from __future__ import annotations

import pytest

from kilnyard.core.question import frame
from kilnyard.games.terracotta.frames import SCORE_INSPECTOR, SCORE_MUSICIANS, SCORE_TILE
from kilnyard.games.terracotta.names import COLUMN_INSPECTOR, ROW_INSPECTOR
from kilnyard.games.terracotta.scoring_events import (
    InspectorAdvanced,
    InspectorDominationScored,
    InspectorPresenceScored,
)
from tests.terracotta import kit
from tests.terracotta.kit import GREEN, PURPLE, YELLOW

INSPECT_ROW = frame(SCORE_INSPECTOR, ROW_INSPECTOR)
INSPECT_COLUMN = frame(SCORE_INSPECTOR, COLUMN_INSPECTOR)
OTHER_TILES = ["tile-coins", "tile-clay", "tile-officer", "tile-guard"]


def points_of_tile(
    tile: str,
    board: str = "",
    *,
    round: int = 1,
    coins: kit.Amounts = kit.NONE,
    wet: kit.Amounts = kit.NONE,
    dry: kit.Amounts = kit.NONE,
) -> list[int]:
    """What each of three seats scores for this token in this round."""
    tiles = [*OTHER_TILES[: round - 1], tile, *OTHER_TILES[round - 1 :]]
    position = kit.table_of(
        seats=3,
        board=board,
        tiles=tiles,
        round=round,
        coins=coins,
        wet=wet,
        dry=dry,
        frames=[],
    )
    kit.run(position, SCORE_TILE)
    return kit.total(position)


@pytest.mark.clause("TA-SCO-3")
def test_the_inspector_on_the_left_looks_along_its_row_whatever_the_type() -> None:
    board = """
        .  .  .  .  .  .  .  .  .
        Po .  Pg .  Yc .  .  .  Ps
        Yo Yg Yc Ys .  .  .  .  .
    """
    position = kit.table_of(board=board, inspectors=(2, "a"), frames=[])
    heard = kit.run(position, INSPECT_ROW)
    assert kit.total(position) == [7, 3]
    assert heard[:2] == [
        InspectorDominationScored(seat=PURPLE, points=7, inspector="row", place="2", warriors=3),
        InspectorPresenceScored(seat=YELLOW, points=3, inspector="row", place="2", warriors=1),
    ]


@pytest.mark.clause("TA-SCO-8")
def test_the_inspector_below_looks_along_its_column() -> None:
    board = """
        .  .  Yo .  .  .  .  .  .
        Po .  Pg .  Pc .  .  .  Ps
        .  .  Yc .  .  .  .  .  .
    """
    position = kit.table_of(board=board, inspectors=(2, "c"), frames=[])
    kit.run(position, INSPECT_COLUMN)
    assert kit.total(position) == [3, 7]


@pytest.mark.clause("TA-SCO-7", "TA-KEY-19")
@pytest.mark.parametrize("line", [INSPECT_ROW, INSPECT_COLUMN])
def test_an_inspector_moves_on_once_scored(line: int) -> None:
    position = kit.table_of(inspectors=(3, "d"), frames=[])
    heard = kit.run(position, line)
    row_moved = line == INSPECT_ROW
    assert position.inspectors == ([3, 3] if row_moved else [2, 4])
    inspector, place = ("row", "4") if row_moved else ("column", "e")
    assert InspectorAdvanced(inspector=inspector, place=place) in heard


@pytest.mark.clause("TA-KEY-20", "TA-SCO-7")
def test_from_its_last_space_an_inspector_goes_back_to_the_start() -> None:
    position = kit.table_of(inspectors=(7, "i"), frames=[])
    kit.run(position, INSPECT_ROW, INSPECT_COLUMN)
    assert position.inspectors == [0, 0]


@pytest.mark.clause("TA-SCO-6")
def test_archers_break_a_tie_in_a_column() -> None:
    board = """
        Po .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        Yo A< .  .  .  .  .  .  .
    """
    position = kit.table_of(board=board, frames=[])
    kit.run(position, INSPECT_COLUMN)
    assert kit.total(position) == [3, 7]


@pytest.mark.clause("TA-HOR-8")
def test_a_rider_is_present_in_every_row_and_column_it_touches() -> None:
    board = """
        .  .  .  .  .  .  .  .  .
        .  .  Po .  .  .  .  .  .
        .  .  =v .  .  .  .  .  .
        .  .  =v .  .  .  .  .  .
    """
    for row, points in [(1, 0), (2, 7), (3, 7), (4, 7), (5, 0)]:
        position = kit.table_of(board=board, inspectors=(row, "a"), frames=[])
        kit.run(position, INSPECT_ROW)
        assert kit.total(position)[PURPLE] == points


@pytest.mark.clause("TA-HOR-5", "TA-HOR-8")
def test_a_rider_in_one_line_counts_once() -> None:
    position = kit.table_of(board="Po => => Yg .  .  .  .  .", frames=[])
    kit.run(position, INSPECT_ROW)
    assert kit.total(position) == [3, 3]


@pytest.mark.clause("TA-MUS-1")
def test_a_musician_plays_for_its_row_and_its_column() -> None:
    board = """
        Yo .  Po .  .  .  .  .  .
        .  Yo .  .  .  .  .  .  .
        Pg .  M  Ys .  Gc .  .  Gs
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  Gs .  .  .  .  .  Yg
    """
    position = kit.table_of(seats=3, board=board, frames=[])
    kit.run(position, SCORE_MUSICIANS)
    assert kit.total(position) == [2, 1, 3]


@pytest.mark.clause("TA-MUS-2")
def test_each_musician_is_scored_by_itself() -> None:
    board = """
        M  .  Po .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  M  .  .  .  .  .  .
    """
    position = kit.table_of(board=board, frames=[])
    kit.run(position, SCORE_MUSICIANS)
    assert kit.total(position) == [2, 0]


@pytest.mark.clause("TA-MUS-3")
def test_a_rider_hears_a_musician_once() -> None:
    """Across the Musician's row and with two more cells in its column: still one Warrior."""
    board = """
        M  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        Po .  .  .  .  .  .  .  .
        =v .  .  .  .  .  .  .  .
        =v .  .  .  .  .  .  .  M
    """
    position = kit.table_of(board=board, frames=[])
    kit.run(position, SCORE_MUSICIANS)
    assert kit.total(position) == [2, 0]


@pytest.mark.clause("TA-SCO-9")
def test_only_the_token_of_the_round_is_scored() -> None:
    tiles = ["tile-officer", "tile-guard", "tile-crossbowman", "tile-soldier", "tile-coins"]
    board = "Po Yg .  .  .  .  .  .  ."
    first = kit.table_of(board=board, tiles=tiles, round=1, frames=[])
    kit.run(first, SCORE_TILE)
    assert kit.total(first) == [3, 0]
    second = kit.table_of(board=board, tiles=tiles, round=2, frames=[])
    kit.run(second, SCORE_TILE)
    assert kit.total(second) == [0, 5]


@pytest.mark.clause("TA-SCO-10")
@pytest.mark.parametrize(
    ("round", "pays"), [(1, [3, 1]), (2, [5, 2]), (3, [7, 3]), (4, [9, 4]), (5, [11, 5])]
)
def test_a_token_pays_what_its_round_says(round: int, pays: list[int]) -> None:
    board = "Ps Ps Ys .  .  .  .  .  ."
    assert points_of_tile("tile-soldier", board, round=round) == [*pays, 0]


MIDDLES = """
    .  .  .  .  Yo .  .  .  .
    .  .  .  .  Yg .  .  .  .
    .  .  .  Go .  Gc .  .  .
    Po Pg .  .  Ys .  .  .  Gc
    .  .  .  Go .  Gc .  .  .
    .  .  .  .  Pc .  .  .  .
    .  .  .  .  .  .  .  .  .
"""


@pytest.mark.clause("TA-SCO-11")
def test_the_middle_row() -> None:
    assert points_of_tile("tile-middle-row", MIDDLES) == [3, 1, 1]


@pytest.mark.clause("TA-SCO-11")
def test_the_middle_column() -> None:
    assert points_of_tile("tile-middle-column", MIDDLES) == [1, 3, 0]


@pytest.mark.clause("TA-SCO-12")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("tile-officer", [3, 1, 0]),
        ("tile-guard", [0, 3, 1]),
        ("tile-crossbowman", [1, 0, 3]),
        ("tile-soldier", [0, 3, 0]),
    ],
)
def test_a_warrior_token_counts_its_type_everywhere(tile: str, points: list[int]) -> None:
    board = """
        Po .  .  Yg .  .  Gc .  .
        .  .  .  .  Yg .  .  .  Pc
        .  Yo .  .  .  Gg .  .  .
        .  .  .  .  .  .  .  .  Gc
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        Po .  .  .  .  .  Ys .  .
    """
    assert points_of_tile(tile, board) == points


QUARTERS = """
    .  .  .  Po Go Yo .  .  .
    .  .  .  Pg Go Ys .  .  .
    .  .  .  Yg Go Ps .  .  .
    Gs Gs Gs Gs Go Gs Gs Gs Gs
    .  .  .  Pc Go Ys .  .  .
    .  .  .  .  Go Ps .  .  .
    Yo .  .  Yg Go .  .  .  Ps
"""


@pytest.mark.clause("TA-SCO-13", "TA-SCO-14")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("tile-quarter-nw", [3, 1, 0]),
        ("tile-quarter-ne", [1, 3, 0]),
        ("tile-quarter-sw", [1, 3, 0]),
        ("tile-quarter-se", [3, 1, 0]),
    ],
)
def test_a_quarter_has_every_type_but_not_the_middle_lines(tile: str, points: list[int]) -> None:
    """Green stands on the middle row and column only, and is in no quarter."""
    assert points_of_tile(tile, QUARTERS) == points


@pytest.mark.clause("TA-HOR-8", "TA-SCO-13")
def test_a_rider_across_the_middle_is_in_two_quarters() -> None:
    board = """
        .  .  .  Po => => .  .  .
    """
    assert points_of_tile("tile-quarter-nw", board) == [3, 0, 0]
    assert points_of_tile("tile-quarter-ne", board) == [3, 0, 0]
    assert points_of_tile("tile-quarter-sw", board) == [0, 0, 0]


@pytest.mark.clause("TA-SCO-15")
@pytest.mark.parametrize("tile", ["tile-quarter-nw", "tile-officer"])
def test_archers_break_a_tie_between_warriors(tile: str) -> None:
    board = """
        Po A< .  Yo .  .  .  .  .
    """
    assert points_of_tile(tile, board) == [3, 1, 0]


@pytest.mark.clause("TA-SCO-15", "TA-ARC-9")
def test_an_archer_that_faces_another_type_breaks_no_tie_of_a_warrior_token() -> None:
    board = """
        Po .  .  Yo Pg A< .  .  .
    """
    assert points_of_tile("tile-officer", board) == [1, 1, 0]


@pytest.mark.clause("TA-SCO-16")
def test_the_coin_token_compares_coins() -> None:
    points = points_of_tile("tile-coins", coins={0: 4, 1: 5, 2: 0}, wet={2: 9})
    assert points == [1, 3, 0]


@pytest.mark.clause("TA-SCO-17")
def test_the_clay_token_compares_wet_and_dry_clay_together() -> None:
    points = points_of_tile(
        "tile-clay", wet={0: 3, 1: 0, 2: 2}, dry={0: 1, 1: 0, 2: 3}, coins={1: 9}
    )
    assert points == [1, 0, 3]


@pytest.mark.clause("TA-SCO-18")
@pytest.mark.parametrize("tile", ["tile-coins", "tile-clay"])
def test_archers_break_no_tie_over_goods(tile: str) -> None:
    alike = {0: 4, 1: 4, 2: 1}
    board = "Po A< .  .  .  .  .  .  ."
    assert points_of_tile(tile, board, coins=alike, wet=alike) == [1, 1, 1]


@pytest.mark.clause("TA-SCO-3", "TA-ARC-6")
def test_specialists_are_nobodys_warriors() -> None:
    position = kit.table_of(seats=3, board="F  M  A> .  Gs .  .  .  .", frames=[])
    kit.run(position, INSPECT_ROW)
    assert [kit.total(position)[seat] for seat in (PURPLE, YELLOW, GREEN)] == [0, 0, 7]
