"""Numbers and forms in the sentences of Terracotta Army."""

from __future__ import annotations

import pytest

from kilnyard.games.terracotta.events import (
    CoinsTaken,
    MasterBought,
    RingRotated,
    WarehousesEmptied,
    WarriorPlaced,
    WorkerPlaced,
)
from kilnyard.games.terracotta.game import GAME
from kilnyard.games.terracotta.scoring_events import GroupWarriorsScored
from tests.words.kit import words_of

ENGLISH, FRENCH, POLISH = (words_of(GAME, language) for language in ("en", "fr", "pl"))
SEATS = ["Anna"]


@pytest.mark.parametrize(
    ("coins", "spoken"),
    [
        (1, "1 monetę"),
        (2, "2 monety"),
        (5, "5 monet"),
        (12, "12 monet"),
        (22, "22 monety"),
        (25, "25 monet"),
    ],
)
def test_polish_counts_coins(coins: int, spoken: str) -> None:
    event = CoinsTaken(seat=0, coins=coins)
    assert POLISH.tell(event, SEATS) == f"Anna bierze {spoken}."


@pytest.mark.parametrize(
    ("warriors", "spoken"),
    [
        (1, "1 żołnierza"),
        (2, "2 żołnierzy"),
        (5, "5 żołnierzy"),
        (12, "12 żołnierzy"),
        (22, "22 żołnierzy"),
        (25, "25 żołnierzy"),
    ],
)
def test_polish_counts_people(warriors: int, spoken: str) -> None:
    event = GroupWarriorsScored(
        seat=0, points=4, warrior="soldier", cell="e4", warriors=warriors, players=2
    )
    assert f" za {spoken} w grupie na polu e4, " in POLISH.tell(event, SEATS)


@pytest.mark.parametrize(("coins", "spoken"), [(0, "0 Pièce"), (1, "1 Pièce"), (2, "2 Pièces")])
def test_french_counts_coins(coins: int, spoken: str) -> None:
    assert FRENCH.tell(CoinsTaken(seat=0, coins=coins), SEATS) == f"Anna prend {spoken}."


@pytest.mark.parametrize(("coins", "spoken"), [(0, "0 Coins"), (1, "1 Coin"), (2, "2 Coins")])
def test_english_counts_coins(coins: int, spoken: str) -> None:
    assert ENGLISH.tell(CoinsTaken(seat=0, coins=coins), SEATS) == f"Anna takes {spoken}."


def test_english_articles() -> None:
    event = WarriorPlaced(seat=0, warrior="officer", cell="e4", points=1)
    assert ENGLISH.tell(event, SEATS) == "Anna places an Officer on e4 and scores 1 Victory Point."


def test_french_articles() -> None:
    event = MasterBought(seat=0, master="clay-maker", coins=1)
    assert FRENCH.tell(event, SEATS) == "Anna paie 1 Pièce pour le Maître des Argilières."


def test_polish_cases() -> None:
    event = WorkerPlaced(seat=0, worker="artisan", segment=3)
    assert POLISH.tell(event, SEATS) == "Anna umieszcza artystę w segmencie 3."


def test_the_way_a_ring_turns_is_chosen_by_the_ring() -> None:
    inner, middle = (RingRotated(seat=0, ring=ring, coins=2) for ring in ("inner", "middle"))
    assert ENGLISH.tell(inner, SEATS).endswith("the Inner Ring one step clockwise.")
    assert ENGLISH.tell(middle, SEATS).endswith("the Middle Ring one step counterclockwise.")


def test_several_warehouses_are_listed() -> None:
    one = WarehousesEmptied(seat=0, warehouses=[4], clay=1)
    two = WarehousesEmptied(seat=0, warehouses=[1, 3], clay=2)
    assert " from Warehouse 4 " in ENGLISH.tell(one, SEATS)
    assert " dans les Entrepôts 1 et 3 " in FRENCH.tell(two, SEATS)
    assert " z magazynów 1 i 3 " in POLISH.tell(two, SEATS)
