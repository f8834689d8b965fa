"""The game's things by number, as the rules hold them, and by id, as everything else does."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1

# Pigments, worker cards and buildings share one order of colours (003:80, 003:238).
YELLOW: Final = 0
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3
PIGMENTS: Final = ("yellow", "red", "green", "blue")

# A worker card's colour says who it shows.
WORKERS: Final = ("collector", "craftsman", "helper", "miner")

# A worker card is `colour * 6 + number - 1`.
NUMBERS: Final = 6
CARDS: Final = (
    *("y1", "y2", "y3", "y4", "y5", "y6"),
    *("r1", "r2", "r3", "r4", "r5", "r6"),
    *("g1", "g2", "g3", "g4", "g5", "g6"),
    *("b1", "b2", "b3", "b4", "b5", "b6"),
)

WORKSHOP: Final = 0
LABORATORY: Final = 1
ARMOURY: Final = 2
PALACE: Final = 3
BUILDINGS: Final = ("workshop", "laboratory", "armoury", "palace")

# Helpers in the order of their numbers.
CERAMIST: Final = 0
ACCOUNTANT: Final = 1
ADMINISTRATOR: Final = 2
EMISSARY: Final = 3
SCIENTIST: Final = 4
OFFICER: Final = 5
HELPERS: Final = (
    "ceramist",
    "accountant",
    "administrator",
    "emissary",
    "scientist",
    "officer",
)

SECTION_A: Final = 0
SECTION_B: Final = 1
SECTION_C: Final = 2
SECTIONS: Final = ("A", "B", "C")

# What can be exchanged: Coins, Clay, and each pigment at 2 + its number.
COIN: Final = 0
CLAY: Final = 1
FIRST_PIGMENT: Final = 2
RESOURCES: Final = ("coin", "clay", "yellow", "red", "green", "blue")

# The Bonus tiles in the order of the Supervisor track, from its space 1.
OPEN_OR_FREE: Final = 0
MARKET: Final = 1
DISCOUNT: Final = 2
EXTRA_ACTION: Final = 3
BONUS_TILES: Final = ("open-or-free", "market", "discount", "extra-action")
LAST_SPACE: Final = 5

RETURNED_RESOURCES: Final = 0
EVERY_TEN_POINTS: Final = 1
UNUSED_TILES: Final = 2
PAINTED_SOLDIERS: Final = 3
HELPERS_RECRUITED: Final = 4
SIX_POINTS: Final = 5
SECTION_MAJORITIES: Final = 6
IDENTICAL_PAIRS: Final = 7
END_TILES: Final = (
    "returned-resources",
    "every-ten-points",
    "unused-tiles",
    "painted-soldiers",
    "helpers-recruited",
    "six-points",
    "section-majorities",
    "identical-pairs",
)

EQUIPMENTS: Final = ("crossbow", "arrowheads", "chariot", "halberd", "horse", "sword")
MATERIALS: Final = ("wood", "bronze")
ROW_PLACES: Final = 4

# Where points come from: the columns of every score sheet.
MODELLING: Final = 0
PAINTING: Final = 1
RECRUITING: Final = 2
MINISTER: Final = 3
DEBTS: Final = 4
MAJORITIES: Final = 5
SETS: Final = 6
MATCHES: Final = 7
BONUS: Final = 8
END: Final = 9
LEFTOVERS: Final = 10
SOURCES: Final = (
    "modelling",
    "painting",
    "recruiting",
    "prime-minister",
    "debts",
    "majorities",
    "equipment-sets",
    "equipment-matches",
    "bonus-tiles",
    "end-tile",
    "leftovers",
)
SOURCES_COUNT: Final = 11

# The scoring that players look ahead to.
OUTLOOKS: Final = ("game-scoring",)

COLOURS: Final = ("purple", "orange", "cyan", "jade")
