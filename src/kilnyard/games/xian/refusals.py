"""Every reason why something may not be picked, with the clause that gives it."""

from __future__ import annotations

from typing import Final

from kilnyard.core.refusal import Refusal

# A turn.
ALREADY_ENTERED: Final = 1
TURN_NOT_OVER: Final = 2
# Entering a building.
BUILDING_CLOSED: Final = 3
BUILDING_OPEN: Final = 4
NO_TOLL_DUE: Final = 5
NO_OPEN_OR_FREE: Final = 6
NO_EXTRA_ACTION: Final = 7
# Being able to act there.
NO_STATUE_LEFT: Final = 8
PIT_FULL: Final = 9
TOO_LITTLE_CLAY: Final = 10
NO_SOLDIER_LEFT: Final = 11
NO_STATUE_TO_PAINT: Final = 12
TOO_FEW_PIGMENTS: Final = 13
ROW_EMPTY: Final = 14
TRACK_ENDS: Final = 15
# The Workshop and the Laboratory.
SPACE_OCCUPIED: Final = 16
NO_SIGNATURE_LEFT: Final = 17
NO_STATUE_THERE: Final = 18
PAINTED_ALREADY: Final = 19
SIGNED_BY_ANOTHER: Final = 20
# The Armoury and the Palace.
PLACE_EMPTY: Final = 21
END_TILE_TAKEN: Final = 22
# Tiles.
NO_DISCOUNT: Final = 23
NOTHING_TO_REDUCE: Final = 24
NEEDS_DISCOUNT: Final = 25
NO_MARKET: Final = 26
NOTHING_TO_EXCHANGE: Final = 27
NOT_HELD: Final = 28
SUPPLY_EMPTY: Final = 29
EXCHANGE_BEGUN: Final = 30

REFUSALS: Final = {
    ALREADY_ENTERED: Refusal("already-entered", "XI-BLD-1"),
    TURN_NOT_OVER: Refusal("turn-not-over", "XI-BLD-9"),
    BUILDING_CLOSED: Refusal("building-closed", "XI-BLD-4"),
    BUILDING_OPEN: Refusal("building-open", "XI-OPEN-5"),
    NO_TOLL_DUE: Refusal("no-toll-due", "XI-OPEN-5"),
    NO_OPEN_OR_FREE: Refusal("no-open-or-free", "XI-TILE-1"),
    NO_EXTRA_ACTION: Refusal("no-extra-action", "XI-TILE-1"),
    NO_STATUE_LEFT: Refusal("no-statue-left", "XI-SUP-2"),
    PIT_FULL: Refusal("pit-full", "XI-BLD-8"),
    TOO_LITTLE_CLAY: Refusal("too-little-clay", "XI-SHOP-1"),
    NO_SOLDIER_LEFT: Refusal("no-soldier-left", "XI-LAB-9"),
    NO_STATUE_TO_PAINT: Refusal("no-statue-to-paint", "XI-BLD-8"),
    TOO_FEW_PIGMENTS: Refusal("too-few-pigments", "XI-BLD-13"),
    ROW_EMPTY: Refusal("row-empty", "XI-BLD-8"),
    TRACK_ENDS: Refusal("track-ends", "XI-PAL-5"),
    SPACE_OCCUPIED: Refusal("space-occupied", "XI-SHOP-2"),
    NO_SIGNATURE_LEFT: Refusal("no-signature-left", "XI-SHOP-5"),
    NO_STATUE_THERE: Refusal("no-statue-there", "XI-LAB-5"),
    PAINTED_ALREADY: Refusal("painted-already", "XI-LAB-5"),
    SIGNED_BY_ANOTHER: Refusal("signed-by-another", "XI-LAB-6"),
    PLACE_EMPTY: Refusal("place-empty", "XI-ARM-3"),
    END_TILE_TAKEN: Refusal("end-tile-taken", "XI-PAL-4"),
    NO_DISCOUNT: Refusal("no-discount", "XI-TILE-1"),
    NOTHING_TO_REDUCE: Refusal("nothing-to-reduce", "XI-DISC-4"),
    NEEDS_DISCOUNT: Refusal("needs-discount", "XI-BLD-13"),
    NO_MARKET: Refusal("no-market", "XI-TILE-1"),
    NOTHING_TO_EXCHANGE: Refusal("nothing-to-exchange", "XI-MARK-1"),
    NOT_HELD: Refusal("not-held", "XI-MARK-3"),
    SUPPLY_EMPTY: Refusal("supply-empty", "XI-MARK-3"),
    EXCHANGE_BEGUN: Refusal("exchange-begun", "XI-MARK-1"),
}
