"""What players are shown before it comes: the end as it would be now, a turn that is planned."""

from __future__ import annotations

import pytest

from kilnyard.core.trying import try_out
from kilnyard.games.xian.frames import CHOOSE_PAIR, FINAL_SCORING
from kilnyard.games.xian.game import GAME
from kilnyard.games.xian.names import SOURCES
from tests.xian import kit
from tests.xian.kit import ORANGE, PURPLE, table_of


def test_the_end_as_it_would_be_now() -> None:
    painted, tiles = {PURPLE: ["b1", "b3"]}, {ORANGE: ["market"]}
    position = kit.begin_turn(table_of(painted=painted, tiles=tiles), PURPLE)
    (outlook,) = GAME.outlooks(position)
    assert outlook.name == "game-scoring"
    assert outlook.points[PURPLE]["majorities"] == 22
    assert outlook.points[ORANGE]["bonus-tiles"] == 1
    assert set(outlook.points[PURPLE]) == set(SOURCES)
    twin = position.copy()
    twin.frames = [FINAL_SCORING]
    kit.run(twin)
    assert [sum(points.values()) for points in outlook.points] == kit.total(twin)


@pytest.mark.clause("XI-ARM-2")
def test_an_outlook_leaves_out_what_lies_face_down() -> None:
    position = table_of(
        forged={PURPLE: ["sword-1", "sword-2"]},
        painted={PURPLE: ["b5"]},
        track={PURPLE: 5},
        end_tile={PURPLE: "identical-pairs"},
    )
    kit.begin_turn(position, PURPLE)
    (outlook,) = GAME.outlooks(position)
    assert outlook.points[PURPLE]["equipment-sets"] == 0
    assert outlook.points[PURPLE]["equipment-matches"] == 0
    assert outlook.points[PURPLE]["end-tile"] == 0
    assert GAME.view(position, PURPLE).players[PURPLE].equipment_points == 4 + 3


def test_a_game_that_is_over_has_nothing_to_come() -> None:
    position = table_of()
    kit.run(position, FINAL_SCORING)
    assert GAME.outlooks(position) == []


def test_a_seat_that_waits_for_its_turn_may_plan_it() -> None:
    position = table_of(seats=3)
    for seat in range(3):
        position.players.hands[seat] = [kit.card(card) for card in ("y1", "y2", "y3", "y4")]
    kit.run(position, CHOOSE_PAIR)
    for seat, pair in enumerate(("y4-y1", "y3-y1", "y2-y1")):
        kit.play(position, pair, seat=seat)
    before = kit.total(position)
    tried = try_out(GAME, position, ORANGE, ["do", "palace"])
    assert tried.refusal is None
    assert tried.played == 2
    assert tried.ends_turn
    assert tried.position.players.track[ORANGE] == 1
    assert kit.total(position) == before
    assert position.players.track[ORANGE] == 0


def test_nobody_plans_while_pairs_are_chosen_nor_after_their_turn() -> None:
    position = table_of()
    for seat in range(2):
        position.players.hands[seat] = [kit.card(card) for card in ("y1", "y2", "y3", "y4")]
    kit.run(position, CHOOSE_PAIR)
    assert GAME.as_if_turn(position, PURPLE) is None
    kit.play(position, "y4-y1", seat=PURPLE)
    assert GAME.as_if_turn(position, PURPLE) is None
    kit.play(position, "y3-y1", seat=ORANGE)
    assert GAME.as_if_turn(position, PURPLE) is None, "it is playing"
    assert GAME.as_if_turn(position, ORANGE) is not None
    kit.play(position, "do", "pass")
    assert GAME.as_if_turn(position, PURPLE) is None, "it has played"
