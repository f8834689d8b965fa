"""A new round: builders, requests, the Prime Minister, the row (003:298)."""

from __future__ import annotations

import pytest

from kilnyard.core.chance import Chance
from kilnyard.core.table import Table
from kilnyard.games.xian.frames import NEW_ROUND
from kilnyard.games.xian.game import GAME
from kilnyard.games.xian.names import PIGMENTS
from kilnyard.games.xian.new_round import refresh_row, replace_request
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.view import XianView
from tests.xian import kit
from tests.xian.kit import ORANGE, PURPLE, table_of


def seen(position: XianPosition) -> XianView:
    return GAME.view(position, None)


@pytest.mark.clause("XI-ROUND-1", "XI-BLD-4")
def test_builders_go_home_and_buildings_open_again() -> None:
    position = table_of(builders={PURPLE: ["workshop"], ORANGE: ["workshop"]}, minister="workshop")
    assert seen(position).buildings[0].closed
    kit.run(position, NEW_ROUND)
    view = seen(position)
    assert [building.builders for building in view.buildings] == [[], [], [], []]
    assert [player.builders for player in view.players] == [2, 2]
    assert not any(building.closed for building in view.buildings)


@pytest.mark.clause("XI-ROUND-2", "XI-ROUND-3", "XI-ROUND-4")
@pytest.mark.parametrize("seed", range(8))
def test_the_lowest_request_goes_and_another_comes_in_its_place(seed: int) -> None:
    position = table_of(requests=(10, 8, 2, 5), minister="palace")
    replace_request(position, Table(Chance(f"request {seed}")))
    view = seen(position)
    assert [request.number for request in view.removed] == [2]
    numbers = [request.number for request in view.requests]
    assert numbers[:2] == [10, 8] and numbers[3] == 5
    assert numbers[2] not in (10, 8, 2, 5)
    (his,) = [building.building for building in view.buildings if building.minister]
    assert his == "laboratory", "token 2 is red"


@pytest.mark.clause("XI-ROUND-4")
def test_a_new_request_asks_for_another_pigment() -> None:
    position = table_of(requests=(1, 8, 6, 5))
    replace_request(position, Table(Chance("request")))
    view = seen(position)
    colour = position.tables.request_pigments[view.requests[0].number]
    assert view.sections[0].pigments == [PIGMENTS[colour]]


@pytest.mark.clause("XI-ROUND-5", "XI-ROUND-6", "XI-ARM-3")
@pytest.mark.parametrize(
    ("row", "scrapped", "kept"),
    [
        (("crossbow-1", "horse-1", "sword-1", "sword-2"), 2, ["sword-1", "sword-2"]),
        (("", "horse-1", "", "sword-2"), 1, ["sword-2"]),
        (("", "", "sword-1", "sword-2"), 0, ["sword-1", "sword-2"]),
        (("crossbow-1", "horse-1", "", ""), 2, []),
        (("", "", "", ""), 0, []),
    ],
)
def test_the_row_is_refreshed(row: tuple[str, ...], scrapped: int, kept: list[str]) -> None:
    position = table_of(row=row)
    left = len(position.board.stack)
    refresh_row(position, Table(Chance("row")))
    view = seen(position)
    ids = [card.id for card in view.row if card]
    assert len(view.scrapped) == scrapped
    assert ids[: len(kept)] == kept
    assert len(ids) == 4
    assert view.equipment_left == left - (4 - len(kept))


@pytest.mark.clause("XI-ROUND-7", "XI-END-1")
def test_nothing_is_prepared_after_the_last_round() -> None:
    position = table_of(round=6, phase=2, builders={ORANGE: ["palace"]})
    kit.begin_turn(position, PURPLE)
    kit.play(position, "do", "pass")
    assert position.is_over()
    assert position.round == 6
    assert position.board.removed == []
    assert [player.builders for player in seen(position).players] == [2, 1]
