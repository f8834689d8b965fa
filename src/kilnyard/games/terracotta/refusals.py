"""Every reason why something may not be picked, with the clause that gives it."""

from __future__ import annotations

from typing import Final

from kilnyard.core.refusal import Refusal

# Rotating a ring.
ALREADY_ROTATED: Final = 1
TOO_FEW_COINS_TO_ROTATE: Final = 2
# Placing a Worker.
SEGMENT_CLOSED: Final = 3
SEGMENT_NEEDS_ARTISAN: Final = 4
NO_CRAFTSMAN_IN_HAND: Final = 5
NO_ARTISAN_IN_HAND: Final = 6
# Performing actions.
OUTER_RING_HAS_NO_ALTERNATIVE: Final = 7
REPEATED_ACTION_HAS_NO_ALTERNATIVE: Final = 8
NO_DRY_CLAY: Final = 9
UPGRADE_NEEDS_CRAFTSMAN: Final = 10
PRIORITY_STACK_EMPTY: Final = 11
PRIORITY_TOKEN_HELD: Final = 12
WEAPON_ALREADY_ACTIVE: Final = 13
# Making Warriors.
TOO_LITTLE_WET_CLAY: Final = 14
ORGANIZER_COLUMN_EMPTY: Final = 15
MAUSOLEUM_FULL: Final = 16
CELL_OCCUPIED: Final = 17
# Weapon abilities.
NOT_YOUR_WARRIOR: Final = 18
WARRIOR_JUST_MADE: Final = 19
WARRIOR_CANNOT_MOVE: Final = 20
WAY_NOT_EMPTY: Final = 21
NOT_IN_LINE: Final = 22
NO_EMPTY_SPACE_BETWEEN: Final = 23
NOT_NEAREST_STATUE: Final = 24
NO_STATUE_THERE: Final = 38
HORSE_CANNOT_FOLLOW: Final = 39
# Specialists.
WEAPON_INACTIVE: Final = 25
TOO_FEW_COINS_FOR_SPECIALIST: Final = 26
SPECIALIST_SOLD_OUT: Final = 27
NO_WARRIOR_CAN_MOUNT: Final = 28
ALREADY_MOUNTED: Final = 29
NO_ROOM_FOR_HORSE: Final = 30
NOT_YOUR_RIDER: Final = 40
NO_SPACE_FOR_SPECIALIST: Final = 41
SPECIALIST_NEEDS_EMPTY_SPACE: Final = 42
# Masters.
MASTER_TOKEN_SPENT: Final = 31
TOO_FEW_COINS_FOR_MASTER: Final = 32
TOO_FEW_COINS_TO_BUILD: Final = 33
NOT_MOST_REMAINING: Final = 34
WAREHOUSES_EMPTY: Final = 35
ALL_WEAPONS_ACTIVE: Final = 36
# Choosing for Li Si.
NOT_AMONG_HIS_PLACES: Final = 37

REFUSALS: Final = {
    ALREADY_ROTATED: Refusal("already-rotated", "TA-ACT-1.4"),
    TOO_FEW_COINS_TO_ROTATE: Refusal("too-few-coins-to-rotate", "TA-ACT-1.1"),
    SEGMENT_CLOSED: Refusal("segment-closed", "TA-ACT-2.3"),
    SEGMENT_NEEDS_ARTISAN: Refusal("segment-needs-artisan", "TA-ACT-2.2"),
    NO_CRAFTSMAN_IN_HAND: Refusal("no-craftsman-in-hand", "TA-ACT-2.1"),
    NO_ARTISAN_IN_HAND: Refusal("no-artisan-in-hand", "TA-ACT-2.1"),
    OUTER_RING_HAS_NO_ALTERNATIVE: Refusal("outer-ring-has-no-alternative", "TA-ACT-3.6"),
    REPEATED_ACTION_HAS_NO_ALTERNATIVE: Refusal("repeated-action-has-no-alternative", "TA-ADM-2"),
    NO_DRY_CLAY: Refusal("no-dry-clay", "TA-RING-4"),
    UPGRADE_NEEDS_CRAFTSMAN: Refusal("upgrade-needs-craftsman", "TA-RING-6"),
    PRIORITY_STACK_EMPTY: Refusal("priority-stack-empty", "TA-RING-12"),
    PRIORITY_TOKEN_HELD: Refusal("priority-token-held", "TA-RING-14"),
    WEAPON_ALREADY_ACTIVE: Refusal("weapon-already-active", "TA-KEY-12"),
    TOO_LITTLE_WET_CLAY: Refusal("too-little-wet-clay", "TA-WAR-1"),
    ORGANIZER_COLUMN_EMPTY: Refusal("organizer-column-empty", "TA-WAR-4"),
    MAUSOLEUM_FULL: Refusal("mausoleum-full", "TA-WAR-6"),
    CELL_OCCUPIED: Refusal("cell-occupied", "TA-WAR-6"),
    NOT_YOUR_WARRIOR: Refusal("not-your-warrior", "TA-GUA-2"),
    WARRIOR_JUST_MADE: Refusal("warrior-just-made", "TA-GUA-2"),
    WARRIOR_CANNOT_MOVE: Refusal("warrior-cannot-move", "TA-GUA-3"),
    WAY_NOT_EMPTY: Refusal("way-not-empty", "TA-GUA-3"),
    NOT_IN_LINE: Refusal("not-in-line", "TA-GUA-2"),
    NO_EMPTY_SPACE_BETWEEN: Refusal("no-empty-space-between", "TA-CRO-3"),
    NOT_NEAREST_STATUE: Refusal("not-nearest-statue", "TA-CRO-5"),
    NO_STATUE_THERE: Refusal("no-statue-there", "TA-CRO-1"),
    HORSE_CANNOT_FOLLOW: Refusal("horse-cannot-follow", "TA-GUA-4"),
    WEAPON_INACTIVE: Refusal("weapon-inactive", "TA-SPE-2"),
    TOO_FEW_COINS_FOR_SPECIALIST: Refusal("too-few-coins-for-specialist", "TA-SPE-1"),
    SPECIALIST_SOLD_OUT: Refusal("specialist-sold-out", "TA-SPE-5"),
    NO_WARRIOR_CAN_MOUNT: Refusal("no-warrior-can-mount", "TA-HOR-2"),
    ALREADY_MOUNTED: Refusal("already-mounted", "TA-HOR-7"),
    NO_ROOM_FOR_HORSE: Refusal("no-room-for-horse", "TA-HOR-3"),
    NOT_YOUR_RIDER: Refusal("not-your-rider", "TA-HOR-2"),
    NO_SPACE_FOR_SPECIALIST: Refusal("no-space-for-specialist", "TA-SPE-4"),
    SPECIALIST_NEEDS_EMPTY_SPACE: Refusal("specialist-needs-empty-space", "TA-SPE-4"),
    MASTER_TOKEN_SPENT: Refusal("master-token-spent", "TA-RING-9"),
    TOO_FEW_COINS_FOR_MASTER: Refusal("too-few-coins-for-master", "TA-RING-9"),
    TOO_FEW_COINS_TO_BUILD: Refusal("too-few-coins-to-build", "TA-BUI-1"),
    NOT_MOST_REMAINING: Refusal("not-most-remaining", "TA-BUI-3"),
    WAREHOUSES_EMPTY: Refusal("warehouses-empty", "TA-SUP-1"),
    ALL_WEAPONS_ACTIVE: Refusal("all-weapons-active", "TA-KEY-12"),
    NOT_AMONG_HIS_PLACES: Refusal("not-among-his-places", "TA-SOLO-BUILD-24"),
}
