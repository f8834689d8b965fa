"""End Game Scoring: Footmen, Archers, leftovers, and who has won. Groups: test_groups.py."""

from __future__ import annotations

import pytest

from kilnyard.games.terracotta.final_scoring import ranking
from kilnyard.games.terracotta.frames import FINAL_SCORING
from kilnyard.games.terracotta.names import SOURCES_COUNT
from kilnyard.games.terracotta.scoring_events import GameWon, Scored, TieWon
from tests.terracotta import kit
from tests.terracotta.kit import BLUE, GREEN, PURPLE, YELLOW


def final_points(source: str, board: str) -> list[int]:
    """What each of three seats scores from one source when the game ends like this."""
    position = kit.table_of(seats=3, board=board, frames=[])
    kit.run(position, FINAL_SCORING)
    return [kit.scored(position, seat).get(source, 0) for seat in range(3)]


@pytest.mark.clause("TA-FOO-1", "TA-FOO-2", "TA-FOO-3")
def test_a_footman_looks_at_the_eight_spaces_around_it_whatever_the_type() -> None:
    board = """
        Po .  Pg Go .  .  .  .  .
        .  F  Ys .  .  .  .  .  .
        Pc .  Ys .  .  .  .  .  .
        .  Gs Gs Gs .  .  .  .  .
    """
    assert final_points("footmen", board) == [8, 2, 0]


@pytest.mark.clause("TA-FOO-1")
def test_a_footman_at_the_edge_does_not_look_around_the_corner() -> None:
    board = """
        .  .  .  .  .  .  .  .  F
        Po Po .  .  .  .  .  .  Yo
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  Pg
    """
    assert final_points("footmen", board) == [0, 8, 0]


@pytest.mark.clause("TA-FOO-2", "TA-FOO-3")
def test_a_tie_around_a_footman_is_presence() -> None:
    board = """
        Po .  Yg .  .  .  .  .  .
        .  F  .  .  .  .  .  .  .
    """
    assert final_points("footmen", board) == [2, 2, 0]


@pytest.mark.clause("TA-FOO-4", "TA-HOR-5")
def test_specialists_do_not_count_and_a_rider_counts_once() -> None:
    board = """
        Po => => .  .  .  .  .  .
        M  F  F  .  .  .  .  .  .
        Yg Ys .  A> .  .  .  .  .
    """
    assert final_points("footmen", board) == [2 + 2, 8 + 2, 0]


@pytest.mark.clause("TA-HOR-8")
def test_the_tail_of_a_rider_beside_a_footman_is_enough() -> None:
    board = """
        Po => => .  .  .  .  .  .
        .  .  .  F  .  .  .  .  .
    """
    assert final_points("footmen", board) == [8, 0, 0]


@pytest.mark.clause("TA-FOO-5")
def test_archers_break_a_tie_around_a_footman() -> None:
    board = """
        A> Po .  Yg .  .  .  .  .
        .  .  F  .  .  .  .  .  .
    """
    assert final_points("footmen", board) == [8, 2, 0]


@pytest.mark.clause("TA-END-1")
def test_footmen_come_first_and_one_by_one() -> None:
    board = """
        F  Po F  .  .  .  .  .  .
        Yo Po .  .  .  .  A> Go .
    """
    position = kit.table_of(seats=3, board=board, frames=[])
    heard = kit.run(position, FINAL_SCORING)
    kinds = [type(event).__name__ for event in heard if isinstance(event, Scored)]
    assert kinds == [
        *["FootmanDominationScored", "FootmanPresenceScored"],
        "FootmanDominationScored",
        *["GroupWarriorsScored"] * 2,
        *["GroupDominationScored", "GroupPresenceScored"],
        "GroupWarriorsScored",
        "ArcherScored",
        *["LeftoversScored"] * 3,
    ]


@pytest.mark.clause("TA-END-2")
def test_a_warrior_without_a_group_still_counts_around_a_footman() -> None:
    board = "Po F  .  .  .  .  .  .  ."
    assert final_points("footmen", board) == [8, 0, 0]
    assert final_points("groups", board) == [0, 0, 0]


@pytest.mark.clause("TA-END-10")
def test_archers_pay_whom_they_face() -> None:
    board = """
        Po A< .  .  A> Yg => => A<
        A^ .  A> .  .  .  .  .  .
        .  .  .  .  A> M  .  .  .
    """
    assert final_points("archers", board) == [4, 4, 0]


@pytest.mark.clause("TA-END-11")
@pytest.mark.parametrize(
    ("wet", "dry", "coins", "points"),
    [(0, 0, 0, 0), (1, 0, 0, 0), (1, 0, 1, 1), (0, 1, 1, 1), (1, 1, 1, 1), (2, 3, 4, 4)],
)
def test_every_full_pair_left_over_is_a_point(wet: int, dry: int, coins: int, points: int) -> None:
    position = kit.table_of(wet={0: wet}, dry={0: dry}, coins={0: coins}, frames=[])
    kit.run(position, FINAL_SCORING)
    assert kit.scored(position, PURPLE).get("leftovers", 0) == points


def with_points(points: list[int], order: list[int]) -> list[int]:
    """The ranking of seats that have scored this much."""
    position = kit.table_of(seats=len(points), order=order, frames=[])
    for seat, amount in enumerate(points):
        position.players.points[seat * SOURCES_COUNT] = amount
    return ranking(position)


@pytest.mark.clause("TA-END-12")
def test_the_most_points_win() -> None:
    assert with_points([50, 90, 70, 60], order=[0, 1, 2, 3]) == [YELLOW, GREEN, BLUE, PURPLE]


@pytest.mark.clause("TA-END-13")
def test_a_tie_goes_to_the_one_earlier_in_turn_order() -> None:
    assert with_points([50, 70, 70, 60], order=[0, 1, 2, 3])[0] == YELLOW
    assert with_points([50, 70, 70, 60], order=[3, 2, 1, 0])[0] == GREEN


@pytest.mark.clause("TA-END-12", "TA-END-13")
def test_the_winner_is_told_and_how_a_tie_was_won() -> None:
    clear = kit.table_of(coins={PURPLE: 2, YELLOW: 8}, frames=[])
    assert kit.run(clear, FINAL_SCORING)[-1] == GameWon(seat=YELLOW, points=4)
    tied = kit.table_of(order=[YELLOW, PURPLE], frames=[])
    assert kit.run(tied, FINAL_SCORING)[-1] == TieWon(seat=YELLOW, points=1)


@pytest.mark.clause("TA-SOLO-END-3")
def test_a_tie_with_li_si_is_lost() -> None:
    tied = kit.table_of(li_si=kit.prime_minister(), frames=[])
    assert kit.run(tied, FINAL_SCORING)[-1] == TieWon(seat=YELLOW, points=1)
    assert ranking(tied)[0] == YELLOW
