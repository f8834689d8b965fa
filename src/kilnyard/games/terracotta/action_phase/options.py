"""The ways to deal with a ring's action, by number: what RingAction offers."""

from __future__ import annotations

from typing import Final

# The first detail of a frame: one of the three rings, or the Inner Ring once more (TA-ADM-1).
AGAIN: Final = 3
# The second detail of a frame about a Master's ability: it need not be used (TA-RING-10).
MAY_BE_LEFT: Final = 1

NOTHING: Final = 0
CLAY: Final = 1
COIN: Final = 2
PERFORM: Final = 3
FIRST_WARRIOR: Final = 4
FIRST_SPECIALIST: Final = 8
FIRST_TOKEN: Final = 12
FAVOUR_COIN: Final = 18
FAVOUR_CLAY: Final = 19

# In the order of a list of choices: the action itself comes before them.
ALTERNATIVES: Final[list[int]] = [CLAY, COIN, NOTHING]
ALTERNATIVES_BUT_NOTHING: Final[list[int]] = [CLAY, COIN]
WARRIOR_OPTIONS: Final[list[int]] = [4, 5, 6, 7]
SPECIALIST_OPTIONS: Final[list[int]] = [8, 9, 10, 11]
TOKEN_OPTIONS: Final[list[int]] = [12, 13, 14, 15, 16, 17]
FAVOUR_OPTIONS: Final[list[int]] = [FAVOUR_COIN, FAVOUR_CLAY]
PERFORM_OPTION: Final[list[int]] = [PERFORM]
