"""The quick scoring, and what it rests on, against the plain one in slowly.py."""

from __future__ import annotations

import pytest

from kilnyard.core.chance import Chance
from kilnyard.core.table import Table
from kilnyard.games.xian.events import SoldierPainted
from kilnyard.games.xian.final_scoring import ranking
from kilnyard.games.xian.frames import FINAL_SCORING, TAKE_TURN
from kilnyard.games.xian.game import GAME
from kilnyard.games.xian.position import XianPosition
from tests import laws
from tests.xian import slowly
from tests.xian.laws import setup_of

GAMES = range(100, 130)


def random_positions(number: int) -> list[tuple[XianPosition, Table]]:
    """The decisions of a numbered game, each as a position of its own."""
    setup, chance = setup_of(number), Chance(f"twin {number}")
    return [
        (GAME.copy(position), table)
        for position, table in laws.positions_of(GAME, setup, f"twin {number}", chance)
        if not position.is_over()
    ]


@pytest.mark.clause("XI-END-2", "XI-END-3", "XI-END-6", "XI-END-8", "XI-END-10", "XI-END-12")
@pytest.mark.parametrize("number", GAMES)
def test_the_end_is_scored_alike_at_any_moment(number: int) -> None:
    for position, _ in random_positions(number)[:: 7 + number % 5]:
        for seat in range(position.seats):
            # Any End tile, so that each kind is met with all sorts of tables.
            position.players.end_tiles[seat] = (number + seat + position.turn) % 8
        expected = slowly.final_totals(position)
        twin = GAME.copy(position)
        twin.frames, twin.committed = [FINAL_SCORING], []
        GAME.engine.advance(twin, Table(Chance("twin")))
        totals = [twin.players.total(seat) for seat in range(twin.seats)]
        assert totals == expected
        assert ranking(twin) == slowly.ranking(slowly.view_of(twin, 0), totals)


@pytest.mark.clause("XI-ORDER-1", "XI-ORDER-2", "XI-ORDER-3", "XI-BLD-5", "XI-BLD-6")
@pytest.mark.parametrize("number", GAMES)
def test_order_and_tolls_are_alike(number: int) -> None:
    turn = -1
    for position, _ in random_positions(number):
        view = slowly.view_of(position, 0)
        if view.turns_begun == 1 and view.active == view.order[0] and position.turn != turn:
            turn = position.turn
            assert view.order == slowly.order_of_play(view)
        if position.frames[-1] == TAKE_TURN:
            for building in view.buildings:
                for seat in range(position.seats):
                    assert building.tolls[seat] == slowly.toll(view, seat, building.building)


@pytest.mark.clause("XI-LAB-7", "XI-LAB-8")
@pytest.mark.parametrize("number", GAMES)
def test_every_painted_soldier_scores_its_group(number: int) -> None:
    positions = random_positions(number)
    painted = [event for event in positions[-1][1].heard if isinstance(event, SoldierPainted)]
    soldiers: dict[int, set[str]] = {}
    for event in painted:
        soldiers.setdefault(event.seat, set()).add(event.cell)
        assert event.points == slowly.group_size(soldiers[event.seat], event.cell)
