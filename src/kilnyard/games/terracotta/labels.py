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
SKIP_LABEL: Final = Message("option-skip")


def space_message(space: int) -> Message:
    """What is printed on an action space: `action | detail << 8`, as in Tables.rings."""
    action, detail = space & 255, space >> 8 & 255
    name = f"space-{ACTIONS[action]}"
    if action in (TAKE_COINS, TAKE_CLAY, BUILD):
        return Message(name, {"amount": detail})
    if action == MASTER:
        return Message(name, {"master": MASTERS[detail]})
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


def alternative_label(resource: str, amount: int) -> Message:
    """Clay or Coins in place of an action."""
    return Message(f"option-take-{resource}", {"amount": amount})


def make_label(warrior: str, clay: int, points: int) -> Message:
    return Message("option-make-warrior", {"warrior": warrior, "clay": clay, "points": points})


def build_label(warrior: str, coins: int) -> Message:
    """A Warrior from the Master Builder."""
    return Message("option-build-warrior", {"warrior": warrior, "coins": coins})


def specialist_label(specialist: str, coins: int, weapon: str) -> Message:
    arguments: dict[str, int | str | Message] = {
        "specialist": specialist,
        "coins": coins,
        "weapon": weapon,
    }
    return Message("option-buy-specialist", arguments)


def token_label(master: str, token: int, coins: int) -> Message:
    """A Master bought with the token of this number."""
    return Message("option-buy-master", {"master": master, "token": token, "coins": coins})


def favour_label(resource: str, amount: int, points: int) -> Message:
    return Message(f"option-favour-{resource}", {"amount": amount, "points": points})


def use_label(weapon: str, points: int) -> Message:
    """A Weapon used for its points alone."""
    return Message("option-use-weapon", {"weapon": weapon, "points": points})


def spear_label(points: int, coins: int) -> Message:
    return Message("option-use-spear", {"points": points, "coins": coins})


def shot_label(cell: int, points: int) -> Message:
    """The Statue that the Crossbow's empty spaces are counted to."""
    return Message("option-shoot", {"cell": cell_name(cell), "points": points})


def warrior_label(warrior: str, owner: int, cell: int) -> Message:
    """A Warrior in the Mausoleum."""
    arguments: dict[str, int | str | Message] = {
        "warrior": warrior,
        "owner_seat": owner,
        "cell": cell_name(cell),
    }
    return Message("option-warrior", arguments)


def warehouses_label(warehouses: list[int], clay: int) -> Message:
    """The Warehouses, numbered from 1, and what lies in them."""
    numbers = " + ".join(str(warehouse + 1) for warehouse in warehouses)
    return Message("option-empty-warehouses", {"warehouses": numbers, "clay": clay})
