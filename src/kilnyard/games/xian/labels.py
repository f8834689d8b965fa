"""What options are called, as messages; nothing here is reached unless somebody reads."""

from __future__ import annotations

from typing import Final

from kilnyard.core.events import Message
from kilnyard.games.xian.names import (
    BUILDINGS,
    CARDS,
    GREEN,
    HELPERS,
    NUMBERS,
    PIGMENTS,
    RED,
    RESOURCES,
    YELLOW,
)
from kilnyard.games.xian.pit import cell_name
from kilnyard.games.xian.tables import Tables

PASS_LABEL: Final = "option-pass"
DONE_LABEL: Final = Message("option-done")
STOP_LABEL: Final = Message("option-stop")
MARKET_LABEL: Final = Message("option-market")
KEEP_LABEL: Final = Message("option-keep-all")


def colour_of(card: int) -> int:
    """Which of the four colours a worker card has."""
    return card // NUMBERS


def number_of(card: int) -> int:
    """The number of a worker card, from 1."""
    return card % NUMBERS + 1


def pair_label(under: int, over: int) -> Message:
    """The card that goes below, for its number, and the one that goes above."""
    return Message("option-pair", {"under": CARDS[under], "over": CARDS[over]})


def put_back_label(cards: list[int]) -> Message:
    """The cards that go under the deck."""
    if not cards:
        return KEEP_LABEL
    listed: Message | str = CARDS[cards[0]]
    for card in cards[1:]:
        listed = Message("option-cards", {"first": listed, "last": CARDS[card]})
    return Message("option-put-back", {"cards": listed})


def work_label(tables: Tables, card: int, round: int, extra: int) -> Message:
    """What a worker card brings in this round; `extra` is a Helper's share."""
    colour, index = colour_of(card), card % NUMBERS
    if colour == YELLOW:
        return Message("option-collect", {"coins": tables.collector_coins[index] + extra})
    if colour == RED:
        return Message("option-make-clay", {"clay": tables.craftsman_clay[index] + extra})
    if colour == GREEN:
        points = tables.helper_points[index][round - 1]
        return Message("option-recruit", {"helper": HELPERS[index], "points": points})
    pigments = [PIGMENTS[pigment] for pigment in tables.miner_pigments[index]]
    if len(pigments) == 1:
        return Message("option-mine", {"pigment": pigments[0]})
    listed: Message | str = pigments[0]
    for pigment in pigments[1:]:
        listed = Message("option-and", {"first": listed, "last": pigment})
    return Message("option-mine-several", {"pigments": listed})


def pigment_label(pigment: int) -> Message:
    return Message("option-pigment", {"pigment": PIGMENTS[pigment]})


def enter_label(building: int, way: str, coins: int, points: int) -> Message:
    """`way` is enter, open or free: without a tile, or with the use of it.

    `coins` are the toll, `points` are lost for those of them that are missing.
    """
    arguments: dict[str, int | str | Message] = {
        "building": BUILDINGS[building],
        "coins": coins,
        "points": points,
    }
    return Message(f"option-{way}", arguments)


def extra_label(building: int) -> Message:
    return Message("option-extra", {"building": BUILDINGS[building]})


def exchange_label(given: int, taken: int) -> Message:
    return Message(
        "option-exchange", {"resource": RESOURCES[given], "for_resource": RESOURCES[taken]}
    )


def statue_label(cell: int, clay: int, points: int) -> Message:
    return Message("option-model", {"cell": cell_name(cell), "clay": clay, "points": points})


def cell_label(cell: int, points: int) -> Message:
    """A statue to paint, and the points of its group."""
    return Message("option-paint", {"cell": cell_name(cell), "points": points})


def payment_label(pigments: list[int]) -> Message:
    """One pigment, or two."""
    if len(pigments) == 1:
        return Message("option-thing", {"thing": PIGMENTS[pigments[0]]})
    first, last = (PIGMENTS[pigment] for pigment in pigments)
    return Message("option-and", {"first": first, "last": last})


def forge_label(equipment: str, coins: int, clay: int, points: int) -> Message:
    """`points` are lost for Coins that are missing."""
    return Message(
        "option-forge", {"equipment": equipment, "coins": coins, "clay": clay, "points": points}
    )


def thing_label(thing: str) -> Message:
    return Message("option-thing", {"thing": thing})


def yes_no_label(yes: bool, question: str) -> Message:
    return Message(f"option-{question}-{'yes' if yes else 'no'}")
