"""The kinds of pending work, in the order in which `rules.STEPS` lists what does them."""

from __future__ import annotations

from typing import Final

# The action phase.
NEXT_WORKER: Final = 0
TAKE_TURN: Final = 1
CHOOSE_WORKER: Final = 2
RING_ACTION: Final = 3
# Placing Statues.
PLACE_WARRIOR: Final = 4
OFFICER_SWORD: Final = 5
GUARD_HALBERD: Final = 6
GUARD_SLIDE: Final = 7
CROSSBOWMAN_CROSSBOW: Final = 8
SOLDIER_SPEAR: Final = 9
PLACE_SPECIALIST: Final = 10
FACE_ARCHER: Final = 11
MOUNT_HORSE: Final = 12
LAY_HORSE: Final = 13
# Masters.
BUILDER_WARRIOR: Final = 14
MOVE_INSPECTOR: Final = 15
EMPTY_WAREHOUSES: Final = 16
# The scoring phase, the cleanup phase, the end of the game.
SCORE_INSPECTOR: Final = 17
SCORE_MUSICIANS: Final = 18
SCORE_TILE: Final = 19
CLEAN_UP: Final = 20
FINAL_SCORING: Final = 21
# Li Si.
LI_SI_TURN: Final = 22
LI_SI_RING: Final = 23
LI_SI_CARDS: Final = 24
LI_SI_CARD: Final = 25
LI_SI_END_CARDS: Final = 26
LI_SI_BUILD: Final = 27
LI_SI_GROUP: Final = 28
LI_SI_SPACE: Final = 29
LI_SI_SPECIALIST_SPACE: Final = 30
LI_SI_ARCHER_FACING: Final = 31
LI_SI_SURPRISE_BUILD: Final = 32
LI_SI_APPOINT_MASTER: Final = 33
