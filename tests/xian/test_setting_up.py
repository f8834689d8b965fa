"""Setting up: what is laid out, drawn and handed out (003:102)."""

from __future__ import annotations

from collections import Counter

import pytest

from kilnyard.core.chance import Chance
from kilnyard.core.game import Setup, SetupError
from kilnyard.core.table import Table
from kilnyard.games.xian.game import GAME
from kilnyard.games.xian.names import BUILDINGS, CARDS, END_TILES, PIGMENTS
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.view import XianView

SEEDS = range(60)


def dealt(seed: int, people: int = 4) -> XianPosition:
    return GAME.deal(Setup(people), GAME.edition(), Table(Chance(f"deal {seed}")))


def seen(seed: int, people: int = 4, seat: int | None = None) -> XianView:
    return GAME.view(dealt(seed, people), seat)


@pytest.mark.clause("XI-SET-1")
def test_everybody_has_the_same_24_cards() -> None:
    players = dealt(1).players
    for seat in range(4):
        cards = sorted(players.hands[seat] + players.decks[seat])
        assert cards == list(range(24))
    assert Counter(card[0] for card in CARDS) == {"y": 6, "r": 6, "g": 6, "b": 6}
    assert {card[1] for card in CARDS} == set("123456")


@pytest.mark.clause("XI-SET-2", "XI-SET-3", "XI-SET-4")
def test_everybody_starts_with_the_same_things() -> None:
    for player in seen(2).players:
        assert (player.coins, player.clay, player.total) == (2, 1, 0)
        assert (player.builders, player.signatures, player.soldiers) == (2, 2, 6)


@pytest.mark.clause("XI-SET-5")
def test_four_equipments_lie_open() -> None:
    view = seen(3)
    cards = [card for card in view.row if card]
    assert len({card.id for card in cards}) == 4
    assert view.equipment_left == 20
    rows = {tuple(card.id for card in seen(seed).row if card) for seed in SEEDS}
    assert len(rows) > 50


@pytest.mark.clause("XI-SET-6")
def test_four_requests_go_to_sections_a_b_b_and_c() -> None:
    view = seen(4)
    assert [request.section for request in view.requests] == ["A", "B", "B", "C"]
    assert len({request.number for request in view.requests}) == 4
    drawn = {seen(seed).requests[0].number for seed in range(200)}
    assert drawn == set(range(1, 13))


@pytest.mark.clause("XI-SET-7")
def test_buildings_lie_in_any_order_on_two_pairs() -> None:
    orders = {tuple(building.building for building in seen(seed).buildings) for seed in range(400)}
    assert len(orders) == 24
    view = seen(5)
    assert [building.pair for building in view.buildings] == [1, 1, 2, 2]
    assert sorted(building.building for building in view.buildings) == sorted(BUILDINGS)


@pytest.mark.clause("XI-SET-8")
def test_the_prime_minister_follows_the_highest_request() -> None:
    """003:114: the yellow 10 as the highest sends him to the Workshop."""
    met = set()
    for seed in SEEDS:
        view = seen(seed)
        highest = max(view.requests, key=lambda request: request.number)
        (his,) = [building for building in view.buildings if building.minister]
        assert his.pigment == highest.pigment
        met.add((highest.number, his.building))
    assert (10, "workshop") in met


@pytest.mark.clause("XI-SET-9", "XI-SET-10")
def test_the_track_has_its_tiles() -> None:
    view = seen(6)
    assert [space.tile for space in view.track] == [
        "start-tile",
        "open-or-free",
        "market",
        "discount",
        "extra-action",
        "end-tiles",
    ]
    assert len(view.end_tiles) == len(set(view.end_tiles)) == 4
    assert view.end_tiles_left == view.end_tiles
    assert {tile for seed in SEEDS for tile in seen(seed).end_tiles} == set(END_TILES)


@pytest.mark.clause("XI-SET-11", "XI-SET-12", "XI-SET-13")
def test_start_tiles_give_a_pigment_and_a_place_in_the_stack() -> None:
    orders = set()
    for seed in SEEDS:
        position = dealt(seed)
        start = position.players.start_tiles
        assert sorted(start) == [0, 1, 2, 3]
        by_number = sorted(range(4), key=lambda seat: start[seat])
        assert position.board.precedence == by_number
        for seat, player in enumerate(GAME.view(position, None).players):
            assert player.pigments == {
                pigment: int(number == start[seat]) for number, pigment in enumerate(PIGMENTS)
            }
        assert GAME.view(position, None).track[0].seats == by_number
        orders.add(tuple(by_number))
    assert len(orders) > 15


@pytest.mark.clause("XI-SET-11")
def test_with_fewer_players_some_start_tiles_stay_in_the_box() -> None:
    dealt_out = {tile for seed in SEEDS for tile in dealt(seed, people=2).players.start_tiles}
    assert dealt_out == {0, 1, 2, 3}


@pytest.mark.clause("XI-SET-14")
def test_any_of_four_faces_lies_in_each_section() -> None:
    faces = [dealt(seed).pit.faces for seed in range(400)]
    for section in range(3):
        assert {each[section] for each in faces} == set(range(section * 4, section * 4 + 4))
    assert len({tuple(each) for each in faces}) == 64


@pytest.mark.clause("XI-SET-15", "XI-SET-17", "XI-SUP-2")
def test_six_statues_stand_on_24_spaces() -> None:
    for seed in SEEDS:
        view = seen(seed)
        assert len(view.cells) == 24
        assert Counter(cell.section for cell in view.cells) == {"A": 8, "B": 8, "C": 8}
        statues = [cell.section for cell in view.cells if cell.soldier == "statue"]
        assert Counter(statues) == {"A": 2, "B": 2, "C": 2}
        assert view.statues_left == 6


@pytest.mark.clause("XI-SET-17")
def test_neighbouring_sections_touch() -> None:
    for seed in SEEDS:
        spaces = {cell.cell for cell in seen(seed).cells}
        for above, below in (("2", "3"), ("4", "5")):
            contacts = [column for column in "abcde" if {column + above, column + below} <= spaces]
            assert len(contacts) >= 3


@pytest.mark.clause("XI-SET-16")
def test_only_hands_and_decks_are_hidden() -> None:
    position = dealt(7)
    for seat in range(4):
        view = GAME.view(position, seat)
        assert len(view.players[seat].hand) == 4
        others = [player for player in view.players if player.seat != seat]
        assert all(not player.hand and player.cards_in_hand == 4 for player in others)
        assert all(player.cards_in_deck == 20 for player in view.players)


@pytest.mark.clause("XI-SUP-1", "XI-SUP-3")
def test_the_supply() -> None:
    view = seen(8)
    held = Counter(dict.fromkeys(PIGMENTS, 0))
    for player in view.players:
        held.update(player.pigments)
    assert all(view.pigments[pigment] + held[pigment] == 6 for pigment in PIGMENTS)


@pytest.mark.parametrize("people", [1, 5])
def test_the_game_is_for_two_to_four(people: int) -> None:
    with pytest.raises(SetupError):
        GAME.deal(Setup(people), GAME.edition(), Table(Chance("deal")))
