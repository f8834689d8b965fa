"""Game Setup, on tables dealt with many seeds."""

from __future__ import annotations

from collections import Counter

import pytest

from kilnyard.core.chance import Chance
from kilnyard.core.game import Setup, SetupError
from kilnyard.core.table import Table
from kilnyard.games.terracotta.frames import PLACE_WARRIOR
from kilnyard.games.terracotta.game import GAME
from kilnyard.games.terracotta.names import COLOURS, INNER, MIDDLE, NOBODY, OUTER
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.view import PlayerView, TerracottaView
from kilnyard.games.terracotta.wheel import SEGMENTS, slot_at
from tests.terracotta import kit

SEEDS = 300
NEAREST = {"crossbow": "nearest"}


def dealt(people: int, seed: object = "setup") -> TerracottaPosition:
    return GAME.deal(Setup(people), GAME.edition(), Table(Chance(str(seed))))


def seen(people: int, seed: object = "setup") -> TerracottaView:
    return GAME.view(dealt(people, seed), None)


def players_in_order(view: TerracottaView) -> list[PlayerView]:
    return [view.players[seat] for seat in view.order]


@pytest.mark.clause("TA-SET-1")
def test_the_mausoleum_is_empty() -> None:
    assert seen(4).figures == []
    assert dealt(4).mausoleum.occupied == 0


@pytest.mark.clause("TA-SET-2")
def test_the_supply_has_no_end() -> None:
    """More Clay and Coins than the box holds: taking goes on, and nobody else has less."""
    inner = kit.turned_so_that("inner", "coins", segment=1)
    position = kit.table_of(coins={0: 90, 1: 90}, wet={0: 90, 1: 90}, inner=inner)
    kit.play(position, "s1", "do", "clay")
    assert position.players.coins[0] > 90
    assert position.players.wet == [91, 90]


@pytest.mark.clause("TA-SET-3")
def test_every_warehouse_has_one_clay() -> None:
    assert seen(3).warehouses == [1, 1, 1, 1]


@pytest.mark.clause("TA-SET-4")
def test_the_rings_start_anywhere_and_apart_from_each_other() -> None:
    positions = [dealt(2, seed).wheel for seed in range(SEEDS)]
    assert {wheel.inner for wheel in positions} == set(range(SEGMENTS))
    assert {wheel.middle for wheel in positions} == set(range(SEGMENTS))
    assert len({(wheel.inner, wheel.middle) for wheel in positions}) > 100


@pytest.mark.clause("TA-SET-4.1")
def test_every_segment_has_one_space_of_each_ring() -> None:
    wheel = dealt(2).wheel
    for wheel.inner in range(SEGMENTS):
        for wheel.middle in range(SEGMENTS):
            for ring in (INNER, MIDDLE, OUTER):
                slots = {slot_at(wheel, ring, segment) for segment in range(SEGMENTS)}
                assert slots == set(range(SEGMENTS))


@pytest.mark.clause("TA-SET-5")
def test_five_of_the_twelve_tokens_are_drawn() -> None:
    drawn = [[tile.tile for tile in seen(2, seed).tiles] for seed in range(SEEDS)]
    assert all(len(set(tiles)) == len(tiles) == 5 for tiles in drawn)
    for place in range(5):
        assert {tiles[place] for tiles in drawn} == set(kit.tables().tile_ids)
    assert len(kit.tables().tile_ids) == 12


@pytest.mark.clause("TA-SET-6", "TA-SET-7")
def test_round_marker_and_inspectors_are_at_the_start() -> None:
    view = seen(4)
    assert (view.round, view.row_inspector, view.column_inspector) == (1, 1, "a")


@pytest.mark.clause("TA-SET-8")
def test_the_organizer_has_eleven_of_each_warrior() -> None:
    columns = [(column.warrior, column.remaining) for column in seen(2).organizer]
    assert columns == [("officer", 11), ("guard", 11), ("crossbowman", 11), ("soldier", 11)]


@pytest.mark.clause("TA-SET-9")
def test_four_of_each_specialist_are_on_offer() -> None:
    offers = {row.specialist: (row.remaining, row.cost) for row in seen(2).specialists}
    assert offers == dict.fromkeys(("horse", "footman", "archer", "musician"), (4, 1))


@pytest.mark.clause("TA-SET-10", "TA-SET-10.1", "TA-SET-10.2", "TA-SET-10.3")
@pytest.mark.parametrize(("people", "tokens"), [(2, [1]), (3, [1, 2]), (4, [1, 2, 3])])
def test_priority_tokens_lie_in_order(people: int, tokens: list[int]) -> None:
    assert seen(people).priority_tokens == tokens


@pytest.mark.clause("TA-SET-11", "TA-SET-11.1", "TA-SET-12.1", "TA-SET-14")
@pytest.mark.parametrize("people", [2, 3, 4])
def test_what_everybody_is_given(people: int) -> None:
    view = seen(people)
    for player in view.players:
        assert player.active_weapons == []
        assert player.master_tokens == [1, 2, 3, 4, 5, 6]
        assert player.total == 0
    assert players_in_order(view)[0].coins == 3
    assert all(master.seats == [] for master in view.masters)


@pytest.mark.clause("TA-SET-12")
@pytest.mark.parametrize("people", [2, 3, 4])
def test_every_colour_is_one_players(people: int) -> None:
    words = GAME.seat_words(Setup(people))
    assert list(words) == list(COLOURS[:people])
    assert len(set(words)) == people


@pytest.mark.clause("TA-SET-12.2")
def test_warrior_bases_do_not_run_out() -> None:
    """Purple has more Warriors than its 15 bases, and may make another."""
    rows = ["Po Pg Pc Ps Po Pg Pc Ps Po"] * 2
    position = kit.table_of(board="\n".join(rows), remaining=[6, 7, 7, 7], frames=[])
    kit.run(position, PLACE_WARRIOR)
    kit.play(position, "i7")
    assert position.mausoleum.owned[0].bit_count() == 19


@pytest.mark.clause("TA-SET-12.3", "TA-SET-12.4", "TA-SET-13")
@pytest.mark.parametrize(("people", "workers"), [(2, 5), (3, 4), (4, 3)])
def test_workers(people: int, workers: int) -> None:
    view = seen(people)
    for player in view.players:
        assert (player.craftsmen, player.artisans, player.artisans_in_supply) == (
            workers,
            0,
            workers,
        )
    wheel = dealt(people).wheel
    assert wheel.craftsmen == wheel.artisans == [NOBODY] * SEGMENTS


@pytest.mark.clause("TA-SET-13")
def test_no_artisan_can_be_placed_before_an_upgrade() -> None:
    position = kit.table_of(craftsmen_at={4: 1})
    assert kit.refusal_of(position, "s4") == "segment-needs-artisan"


@pytest.mark.clause("TA-SET-15", "TA-SET-15.1")
@pytest.mark.parametrize("people", [2, 3, 4])
def test_anybody_may_begin_and_the_others_follow_clockwise(people: int) -> None:
    orders = [seen(people, seed).order for seed in range(SEEDS)]
    firsts = Counter(order[0] for order in orders)
    assert set(firsts) == set(range(people))
    assert min(firsts.values()) > SEEDS / people / 2
    for order in orders:
        assert order == [(order[0] + place) % people for place in range(people)]
    position = dealt(people)
    assert position.active == position.asked == position.order[0]


@pytest.mark.clause("TA-SET-16", "TA-SET-16.1", "TA-SET-16.2")
@pytest.mark.parametrize("people", [2, 3, 4])
def test_who_comes_later_has_more(people: int) -> None:
    for seed in range(20):
        players = players_in_order(seen(people, seed))
        goods = [(player.wet_clay, player.dry_clay, player.coins) for player in players]
        assert goods == [(0, 0, 3), (1, 0, 3), (2, 0, 4), (3, 0, 5)][:people]


@pytest.mark.clause("TA-SET-5", "TA-SET-15")
def test_the_same_seed_deals_the_same_game() -> None:
    assert GAME.to_plain(dealt(3, "clay")) == GAME.to_plain(dealt(3, "clay"))
    assert GAME.to_plain(dealt(3, "clay")) != GAME.to_plain(dealt(3, "kiln"))


@pytest.mark.parametrize("people", [0, 5, -1])
def test_there_are_one_to_four_people(people: int) -> None:
    with pytest.raises(SetupError):
        dealt(people)


@pytest.mark.clause("TA-CRO-5")
@pytest.mark.parametrize("people", [1, 3])
def test_the_crossbow_option_is_agreed_on_before_the_game(people: int) -> None:
    for options, nearest in (({}, False), ({"crossbow": "any"}, False), (NEAREST, True)):
        position = GAME.deal(Setup(people, options), GAME.edition(), Table(Chance("")))
        assert position.nearest_only == nearest


def test_challenges_are_for_solo_games() -> None:
    with pytest.raises(SetupError):
        GAME.deal(Setup(2, {"challenges": "overtime"}), GAME.edition(), Table(Chance("")))
