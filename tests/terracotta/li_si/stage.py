"""Li Si in the middle of a turn of his, for tests: the person is PURPLE, he is YELLOW."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from kilnyard.core.chance import Chance
from kilnyard.core.events import Event
from kilnyard.core.question import frame
from kilnyard.games.terracotta.frames import LI_SI_CARD, LI_SI_RING
from kilnyard.games.terracotta.geometry import CELLS, cell_name
from kilnyard.games.terracotta.li_si.spaces import spaces_wanted
from kilnyard.games.terracotta.names import (
    ACTIONS,
    CRAFTSMAN,
    MASTERS,
    OUTER,
    RINGS,
    WARRIORS,
    WEAPONS,
)
from kilnyard.games.terracotta.position import LiSi, TerracottaPosition
from kilnyard.games.terracotta.rules import ENGINE
from tests.terracotta import kit
from tests.terracotta.kit import YELLOW

E = TypeVar("E", bound=Event)

RESHUFFLE_CARD = 14
# The next card is the last one.
DECK = [RESHUFFLE_CARD, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
# Tiles that say nothing about spaces or types, in any round.
SILENT_TILES = ["tile-coins", "tile-clay", "tile-coins", "tile-clay", "tile-coins"]


def solo(
    *,
    segment: int = 1,
    worker: int = CRAFTSMAN,
    li_si: LiSi | None = None,
    **told: Any,
) -> TerracottaPosition:
    """A solo game in which he has just placed this Worker at this segment, and nobody is asked."""
    told.setdefault("frames", [])
    workers = "craftsmen_at" if worker == CRAFTSMAN else "artisans_at"
    told.setdefault(workers, {segment: YELLOW})
    position = kit.table_of(li_si=li_si or kit.prime_minister(deck=DECK), **told)
    position.segment = segment - 1
    position.worker = worker
    return position


def at(ring: str, action: str, detail: int | str | None = None, **told: Any) -> TerracottaPosition:
    """The same at a segment where a ring shows this action."""
    number = detail if detail is None or isinstance(detail, int) else _number(detail)
    if RINGS.index(ring) == OUTER:
        return solo(segment=outer_segment(action, number), **told)
    told[ring] = kit.turned_so_that(ring, action, told.get("segment", 1), number)
    return solo(**told)


def _number(thing: str) -> int:
    return MASTERS.index(thing) if thing in MASTERS else WEAPONS.index(thing)


def outer_segment(action: str, detail: int | None = None) -> int:
    """The first segment where the Outer Ring shows this action."""
    for segment, space in enumerate(kit.tables().rings[OUTER], start=1):
        if ACTIONS[space & 255] == action and detail in (None, space >> 8):
            return segment
    raise AssertionError(f"no {action} on the outer ring")


def resolve(position: TerracottaPosition, ring: str, chance: Chance | None = None) -> list[Event]:
    """He performs what the ring shows at his segment."""
    return kit.run(position, frame(LI_SI_RING, RINGS.index(ring)), chance=chance)


def perform_card(
    position: TerracottaPosition, number: int, chance: Chance | None = None
) -> list[Event]:
    """He performs the action of a card."""
    return kit.run(position, frame(LI_SI_CARD, number - 1), chance=chance)


def settle(position: TerracottaPosition) -> list[Event]:
    """Answer every question about Li Si with the first choice; returns what was heard."""
    heard: list[Event] = []
    while position.frames and ENGINE.question(position).name.startswith("li-si"):
        heard += kit.play(position, kit.choices(position)[0])
    return heard


def wanted(position: TerracottaPosition, warrior: str, group: str = "") -> list[str]:
    """The spaces equal to him for a Warrior, beside a group or to start one, by name."""
    cell = kit.cell(group) if group else CELLS
    spaces = spaces_wanted(position, WARRIORS.index(warrior), cell)
    return [cell_name(n) for n in range(CELLS) if spaces >> n & 1]


def of_kind(heard: Sequence[Event], kind: type[E]) -> list[E]:
    """The events of one kind, in their order."""
    return [event for event in heard if isinstance(event, kind)]
