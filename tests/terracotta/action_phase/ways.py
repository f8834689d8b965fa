"""How a seat comes to an action of the wheel: by its segment, leaving out what comes before it."""

from __future__ import annotations

from kilnyard.core.events import Event
from kilnyard.core.question import frame
from kilnyard.games.terracotta.frames import RING_ACTION
from kilnyard.games.terracotta.geometry import COLUMN_LETTERS, COLUMNS, ROWS
from kilnyard.games.terracotta.names import ACTIONS, MASTERS, RINGS, WEAPONS
from kilnyard.games.terracotta.position import TerracottaPosition
from kilnyard.games.terracotta.rules import ENGINE
from kilnyard.games.terracotta.wheel import SEGMENTS, space_at
from tests.terracotta import kit

FULL_BOARD = "\n".join([" ".join("F" * 9)] * 7)


def segments_with(
    position: TerracottaPosition, ring: str, action: str, detail: int | str | None = None
) -> list[int]:
    """The segments (from 1) where a ring shows an action; details by amount or by id."""
    if isinstance(detail, str):
        detail = (MASTERS if detail in MASTERS else WEAPONS).index(detail)
    found: list[int] = []
    for segment in range(SEGMENTS):
        space = space_at(position, RINGS.index(ring), segment)
        if ACTIONS[space & 255] == action and detail in (None, space >> 8):
            found.append(segment + 1)
    return found


def reach(
    position: TerracottaPosition, ring: str, action: str, detail: int | str | None = None
) -> list[Event]:
    """Place a Craftsman where a ring shows this action, and come to it."""
    segment = segments_with(position, ring, action, detail)[0]
    return kit.play(position, f"s{segment}", *["skip"] * RINGS.index(ring))


def consider(
    position: TerracottaPosition, ring: str, action: str, detail: int | str | None = None
) -> None:
    """Put the question about an action, even if there is nothing to choose."""
    position.segment = segments_with(position, ring, action, detail)[0] - 1
    position.frames.append(frame(RING_ACTION, RINGS.index(ring)))
    position.asked = position.active
    position.options = ENGINE.question(position).choices(position, position.asked)


def asked(position: TerracottaPosition) -> str:
    """The name of the question that is being asked."""
    return ENGINE.question(position).name


def ring_asked(position: TerracottaPosition) -> str:
    """Which ring's action somebody must decide about."""
    assert asked(position) == "ring-action"
    facts = ENGINE.question(position).facts(position, position.asked, position.options[0])
    return str(facts["ring"])


def finish_turn(position: TerracottaPosition) -> None:
    """Leave out the actions that are left of a turn."""
    while asked(position) == "ring-action":
        kit.play(position, "skip")


def standing(**cells: str) -> str:
    """A board with these figures on these cells, written as in the kit's boards."""
    rows = [["."] * COLUMNS for _ in range(ROWS)]
    for name, figure in cells.items():
        rows[int(name[1]) - 1][COLUMN_LETTERS.index(name[0])] = figure
    return "\n".join(" ".join(row) for row in rows)


def drawn(text: str) -> str:
    """A board in the form in which positions are drawn."""
    return kit.drawn(kit.board(text))
