"""What a good player of each game looks at: one number for how well a seat stands."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kilnyard.core.game import Game

# In hundredths of a point; only the difference between two positions means anything.
Insight = Callable[[Game[Any], Any, int], int]
POINT = 100


def insight_into(game: Game[Any]) -> Insight:
    """The insight written for this game, or what can be seen in any: who leads by how much."""
    name = f"{__name__}.{game.name}"
    if name not in _FOUND:
        known = find_spec(name) is not None
        _FOUND[name] = import_module(name).standing if known else lead
    return _FOUND[name]


_FOUND: dict[str, Insight] = {}


def lead(game: Game[Any], position: Any, seat: int) -> int:
    """A seat's points beyond those of the best other seat."""
    totals = [sum(points.values()) for points in game.score(position)]
    others = [total for other, total in enumerate(totals) if other != seat]
    return POINT * (totals[seat] - max(others, default=0))
