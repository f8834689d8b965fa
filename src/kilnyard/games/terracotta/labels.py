"""What options are called, as messages; nothing here is reached unless somebody reads."""

from __future__ import annotations

from typing import Final

from kilnyard.core.events import Message
from kilnyard.games.terracotta.geometry import cell_name
from kilnyard.games.terracotta.names import (
    ACTIONS,
    BUILD,
    DIRECTIONS,
    INSPECTORS,
    MASTER,
    MASTERS,
    READY_WEAPON,
    TAKE_CLAY,
    TAKE_COINS,
    WEAPONS,
)

DECLINE_LABEL: Final = Message("option-decline")


def space_message(space: int) -> Message:
    """What is printed on an action space: `action | detail << 8`, as in Tables.rings."""
    action, detail = space & 255, space >> 8 & 255
    name = f"space-{ACTIONS[action]}"
    if action in (TAKE_COINS, TAKE_CLAY, BUILD):
        return Message(name, {"amount": detail})
    if action == MASTER:
        return Message(name, {"master": f"master-{MASTERS[detail]}"})
    if action == READY_WEAPON:
        return Message(name, {"weapon": WEAPONS[detail]})
    return Message(name)


def cell_label(cell: int) -> Message:
    return Message("option-cell", {"cell": cell_name(cell)})


def thing_label(thing: str) -> Message:
    return Message("option-thing", {"thing": thing})


def direction_label(direction: int) -> Message:
    return Message(f"option-direction-{DIRECTIONS[direction]}")


def move_label(inspector: int, steps: int, *, backward: bool) -> Message:
    way = "backward" if backward else "forward"
    return Message(f"option-move-{INSPECTORS[inspector]}-{way}", {"steps": steps})
