"""The game's things by number, as the rules hold them, and by id, as everything else does."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
# In a solo game the person sits at seat 0, the Prime Minister at seat 1.
PERSON_SEAT: Final = 0
LI_SI_SEAT: Final = 1

# Warriors, and the Weapon that goes with each, have one order (KEY CONCEPTS: Weapon tokens).
OFFICER: Final = 0
GUARD: Final = 1
CROSSBOWMAN: Final = 2
SOLDIER: Final = 3
WARRIORS: Final = ("officer", "guard", "crossbowman", "soldier")

SWORD: Final = 0
HALBERD: Final = 1
CROSSBOW: Final = 2
SPEAR: Final = 3
WEAPONS: Final = ("sword", "halberd", "crossbow", "spear")

HORSE: Final = 0
FOOTMAN: Final = 1
ARCHER: Final = 2
MUSICIAN: Final = 3
SPECIALISTS: Final = ("horse", "footman", "archer", "musician")

BUILDER: Final = 0
ADMINISTRATOR: Final = 1
INSPECTOR: Final = 2
CLAY_MAKER: Final = 3
SUPERVISOR: Final = 4
BLACKSMITH: Final = 5
MASTERS: Final = (
    "builder",
    "administrator",
    "inspector",
    "clay-maker",
    "supervisor",
    "blacksmith",
)

INNER: Final = 0
MIDDLE: Final = 1
OUTER: Final = 2
RINGS: Final = ("inner", "middle", "outer")

CRAFTSMAN: Final = 0
ARTISAN: Final = 1
WORKERS: Final = ("craftsman", "artisan")

# What a ring space does.
TAKE_COINS: Final = 0
TAKE_CLAY: Final = 1
BUILD: Final = 2
SOAK: Final = 3
UPGRADE: Final = 4
MASTER: Final = 5
PRIORITY: Final = 6
READY_WEAPON: Final = 7
BUY_SPECIALIST: Final = 8
ACTIONS: Final = (
    "coins",
    "clay",
    "build",
    "soak",
    "upgrade",
    "master",
    "priority",
    "weapon",
    "specialist",
)

# What a Scoring tile looks at.
TILE_ROW: Final = 0
TILE_COLUMN: Final = 1
TILE_WARRIORS: Final = 2
TILE_QUARTER: Final = 3
TILE_COINS: Final = 4
TILE_CLAY: Final = 5

ROW_INSPECTOR: Final = 0
COLUMN_INSPECTOR: Final = 1
INSPECTORS: Final = ("row", "column")

# Where points come from: the columns of every score sheet.
ORGANIZER: Final = 0
WEAPON_ABILITIES: Final = 1
INSPECTIONS: Final = 2
MUSICIANS: Final = 3
TILES: Final = 4
FOOTMEN: Final = 5
GROUPS: Final = 6
ARCHERS: Final = 7
LEFTOVERS: Final = 8
SOLO: Final = 9
SOURCES: Final = (
    "organizer",
    "weapons",
    "inspectors",
    "musicians",
    "tiles",
    "footmen",
    "groups",
    "archers",
    "leftovers",
    "solo",
)
SOURCES_COUNT: Final = 10

# The scorings that players look ahead to.
ROUND_SCORING: Final = 0
GAME_SCORING: Final = 1
OUTLOOKS: Final = ("round-scoring", "game-scoring")

# Facing directions, and the way a Warrior slides or a Horse lies.
UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
DIRECTIONS: Final = ("up", "right", "down", "left")

COLOURS: Final = ("purple", "yellow", "green", "blue")

# Li Si's Action cards are numbered from 0 (card 1) in Tables.solo_cards; this is the other card.
RESHUFFLE: Final = 13

# The Emperor's Challenges; a game's are a set in an integer.
RICH_TREASURY: Final = 0
FULL_STORES: Final = 1
ARMED_WORKSHOP: Final = 2
IMPERIAL_FAVOUR: Final = 3
HEAD_START: Final = 4
TRAINED_HAND: Final = 5
NO_IDLE_HANDS: Final = 6
OVERTIME: Final = 7
CHALLENGES: Final = (
    "rich-treasury",
    "full-stores",
    "armed-workshop",
    "imperial-favour",
    "head-start",
    "trained-hand",
    "no-idle-hands",
    "overtime",
)
