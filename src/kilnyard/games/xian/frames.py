"""The kinds of pending work, in the order in which `rules.STEPS` lists what does them."""

from __future__ import annotations

from typing import Final

# Rounds and phases.
START_ROUND: Final = 0
FAVOUR: Final = 1
CHOOSE_PAIR: Final = 2
NEXT_PLAYER: Final = 3
# A turn.
WORKER_ACTION: Final = 4
TAKE_TURN: Final = 5
EXCHANGE: Final = 6
USE_DISCOUNT: Final = 7
# The buildings.
MODEL: Final = 8
SIGN: Final = 9
PAINT: Final = 10
PAY_PIGMENTS: Final = 11
FORGE: Final = 12
ADVANCE: Final = 13
CHOOSE_END_TILE: Final = 14
# A new round, and the end of the game.
NEW_ROUND: Final = 15
FINAL_SCORING: Final = 16
