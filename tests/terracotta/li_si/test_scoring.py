"""Surprise Build, and what the Scoring, Cleanup and End Game phases do in a solo game."""

from __future__ import annotations

from typing import Any

import pytest

from kilnyard.core.events import Event
from kilnyard.core.question import frame
from kilnyard.games.terracotta.events import WarriorPlaced
from kilnyard.games.terracotta.final_scoring import ranking
from kilnyard.games.terracotta.frames import (
    CLEAN_UP,
    FINAL_SCORING,
    LI_SI_SURPRISE_BUILD,
    NEXT_WORKER,
    SCORE_INSPECTOR,
    SCORE_MUSICIANS,
    SCORE_TILE,
)
from kilnyard.games.terracotta.li_si.events import SurpriseClayDiscarded, SurpriseCoinsDiscarded
from kilnyard.games.terracotta.names import ROW_INSPECTOR, SOLO, SOURCES_COUNT
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.scoring_events import InspectorAdvanced, TieWon
from tests.terracotta import kit
from tests.terracotta.kit import PURPLE, YELLOW
from tests.terracotta.li_si import stage


def surprise(**told: Any) -> tuple[TerracottaPosition, list[Event]]:
    """The Surprise Build of a position."""
    position = stage.solo(**told)
    heard = kit.run(position, LI_SI_SURPRISE_BUILD)
    return position, heard + stage.settle(position)


@pytest.mark.clause("TA-SOLO-SUR-1")
def test_surprise_builds_come_before_the_inspectors() -> None:
    li_si = kit.prime_minister(deck=stage.DECK, masters=["builder"])
    position = stage.solo(li_si=li_si, wet={YELLOW: 6})
    position.placed = 10
    heard = kit.run(position, NEXT_WORKER)
    kinds = [type(event) for event in heard]
    assert kinds[:2] == [SurpriseClayDiscarded, WarriorPlaced]
    assert kinds.index(InspectorAdvanced) > 1
    assert kit.scored(position, YELLOW)["inspectors"] == 7 + 7


@pytest.mark.clause("TA-SOLO-SUR-2")
def test_6_clay_make_a_warrior_for_5() -> None:
    position, heard = surprise(wet={YELLOW: 6})
    assert stage.of_kind(heard, SurpriseClayDiscarded) == [
        SurpriseClayDiscarded(seat=YELLOW, clay=5)
    ]
    assert position.players.wet[YELLOW] == 1
    assert position.wheel.warehouses == [1, 1, 1, 1]
    assert len(kit.warriors_of(position, YELLOW)) == 1
    position, heard = surprise(wet={YELLOW: 5})
    assert heard == []
    assert position.players.wet[YELLOW] == 5


@pytest.mark.clause("TA-SOLO-SUR-3")
def test_8_coins_make_a_warrior_for_5() -> None:
    position, heard = surprise(coins={YELLOW: 8})
    assert stage.of_kind(heard, SurpriseCoinsDiscarded) == [
        SurpriseCoinsDiscarded(seat=YELLOW, coins=5)
    ]
    assert position.players.coins[YELLOW] == 3
    assert len(kit.warriors_of(position, YELLOW)) == 1
    position, heard = surprise(coins={YELLOW: 7})
    assert heard == []
    assert position.players.coins[YELLOW] == 7


@pytest.mark.clause("TA-SOLO-SUR-4")
@pytest.mark.parametrize(
    ("clay", "coins", "warriors", "clay_left", "coins_left"),
    [(10, 12, 2, 5, 7), (11, 3, 2, 1, 3), (2, 13, 2, 2, 3), (30, 40, 4, 20, 30)],
)
def test_each_is_done_twice_at_most(
    clay: int, coins: int, warriors: int, clay_left: int, coins_left: int
) -> None:
    position, _ = surprise(wet={YELLOW: clay}, coins={YELLOW: coins})
    assert len(kit.warriors_of(position, YELLOW)) == warriors
    assert position.players.wet[YELLOW] == clay_left
    assert position.players.coins[YELLOW] == coins_left


BOARD = """
Yo  Yg  Po  .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   M   .   .   .   .   .   Yg
"""


@pytest.mark.clause("TA-SOLO-SCO-1")
def test_the_scoring_phase_scores_for_both() -> None:
    tiles = ["tile-quarter-nw", *stage.SILENT_TILES[:4]]
    position = stage.solo(board=BOARD, tiles=tiles)
    kit.run(position, frame(SCORE_INSPECTOR, ROW_INSPECTOR), SCORE_MUSICIANS, SCORE_TILE)
    assert kit.scored(position, YELLOW)["inspectors"] == 7
    assert kit.scored(position, PURPLE)["inspectors"] == 3
    assert kit.scored(position, YELLOW)["musicians"] == 1
    assert kit.scored(position, PURPLE)["musicians"] == 1
    assert kit.scored(position, YELLOW)["tiles"] == kit.tables().round_domination[0]
    assert kit.scored(position, PURPLE)["tiles"] == kit.tables().round_presence[0]
    assert position.inspectors[ROW_INSPECTOR] == 1


def cleaned_up() -> TerracottaPosition:
    """After the Cleanup Phase of the last round; each had 4 Clay and the same Master."""
    position = stage.solo(
        round=5,
        wet={PURPLE: 4, YELLOW: 4},
        masters={PURPLE: ["builder"], YELLOW: ["builder", "administrator"]},
    )
    kit.run(position, CLEAN_UP)
    return position


@pytest.mark.clause("TA-SOLO-SCO-2")
def test_his_clay_stays_wet() -> None:
    players = cleaned_up().players
    assert (players.wet, players.dry) == ([0, 4], [4, 0])


@pytest.mark.clause("TA-SOLO-SCO-3")
def test_his_masters_bring_no_coins() -> None:
    assert cleaned_up().players.coins == [4, 3]


@pytest.mark.clause("TA-SOLO-END-1")
def test_his_leftovers_score() -> None:
    position = stage.solo(coins={YELLOW: 4, PURPLE: 3}, wet={YELLOW: 5}, dry={PURPLE: 1})
    kit.run(position, FINAL_SCORING)
    assert kit.scored(position, YELLOW) == {"leftovers": 4}
    assert kit.scored(position, PURPLE) == {"leftovers": 2}


@pytest.mark.clause("TA-SOLO-END-2")
def test_the_groups_score_for_both() -> None:
    board = "Yo  Yo  Po  .   Pg  .   .   Yc  Yc"
    position = stage.solo(board=board, coins={YELLOW: 0, PURPLE: 0})
    kit.run(position, FINAL_SCORING)
    assert kit.scored(position, YELLOW) == {"groups": 2 * 2 + 5 + 2}
    assert kit.scored(position, PURPLE) == {"groups": 2 + 2}


def ended(yours: int, his: int) -> tuple[TerracottaPosition, list[Event]]:
    """A game over with these points."""
    position = stage.solo(coins={PURPLE: 0, YELLOW: 0})
    position.players.points[PURPLE * SOURCES_COUNT + SOLO] = yours
    position.players.points[YELLOW * SOURCES_COUNT + SOLO] = his
    heard = kit.run(position, FINAL_SCORING)
    assert position.is_over()
    return position, heard


@pytest.mark.clause("TA-SOLO-END-3")
def test_only_more_points_than_he_has_win() -> None:
    assert ranking(ended(41, 40)[0]) == [PURPLE, YELLOW]
    position, heard = ended(40, 40)
    assert ranking(position) == [YELLOW, PURPLE]
    assert stage.of_kind(heard, TieWon) == [TieWon(seat=YELLOW, points=40)]
