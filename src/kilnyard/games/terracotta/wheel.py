"""The Action Wheel: rings that turn, segments, the Workers and Warehouses beside them."""

from __future__ import annotations

from typing import Final

from kilnyard.games.terracotta.names import (
    ARTISAN,
    CRAFTSMAN,
    INNER,
    MIDDLE,
    NOBODY,
)
from kilnyard.games.terracotta.position import Players, TerracottaPosition, Wheel
from kilnyard.games.terracotta.refusals import (
    NO_ARTISAN_IN_HAND,
    NO_CRAFTSMAN_IN_HAND,
    SEGMENT_CLOSED,
    SEGMENT_NEEDS_ARTISAN,
)

SEGMENTS: Final = 12
SEGMENTS_PER_WAREHOUSE: Final = 3
WAREHOUSES: Final = 4


def slot_at(wheel: Wheel, ring: int, segment: int) -> int:
    """TA-SET-4.1: the space of a ring in line with a segment; each ring turns its own way."""
    if ring == INNER:
        return (segment - wheel.inner) % SEGMENTS
    if ring == MIDDLE:
        return (segment + wheel.middle) % SEGMENTS
    return segment


def space_at(position: TerracottaPosition, ring: int, segment: int) -> int:
    """What is printed there, as in Tables.rings: `action | detail << 8`."""
    return position.tables.rings[ring][slot_at(position.wheel, ring, segment)]


def turn_ring(wheel: Wheel, ring: int) -> None:
    """TA-ACT-1.2, TA-ACT-1.3: inner clockwise, middle counterclockwise. TA-ACT-1.5: only that."""
    if ring == INNER:
        wheel.inner = (wheel.inner + 1) % SEGMENTS
    else:
        wheel.middle = (wheel.middle + 1) % SEGMENTS


def warehouse_of(segment: int) -> int:
    """TA-WAR-3: the Warehouse in the quarter of the wheel where a segment lies."""
    return segment // SEGMENTS_PER_WAREHOUSE


def placing_refused(wheel: Wheel, players: Players, seat: int, segment: int, worker: int) -> int:
    """TA-ACT-2.2 to 2.4: a Craftsman lets in only an Artisan, an Artisan lets in nobody."""
    if wheel.artisans[segment] != NOBODY:
        return SEGMENT_CLOSED
    if worker == CRAFTSMAN:
        if wheel.craftsmen[segment] != NOBODY:
            return SEGMENT_NEEDS_ARTISAN
        return 0 if players.craftsmen[seat] else NO_CRAFTSMAN_IN_HAND
    return 0 if players.artisans[seat] else NO_ARTISAN_IN_HAND


def put_worker(wheel: Wheel, players: Players, seat: int, segment: int, worker: int) -> None:
    """TA-ACT-2.1: a Worker goes from the hand to the wheel."""
    if worker == CRAFTSMAN:
        players.craftsmen[seat] -= 1
        wheel.craftsmen[segment] = seat
    else:
        players.artisans[seat] -= 1
        wheel.artisans[segment] = seat


def upgrade_refused(position: TerracottaPosition) -> bool:
    """TA-RING-6: only a Craftsman can be upgraded, and only the one just placed (TA-RING-5)."""
    return position.worker == ARTISAN


def upgrade(position: TerracottaPosition, seat: int) -> None:
    """TA-RING-5: the Craftsman just placed leaves the game; an Artisan takes its space."""
    wheel, players = position.wheel, position.players
    wheel.craftsmen[position.segment] = NOBODY
    wheel.artisans[position.segment] = seat
    players.supply[seat] -= 1
    position.worker = ARTISAN
