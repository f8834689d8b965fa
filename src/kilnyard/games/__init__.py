"""One folder per game, each laid out in the order of its rulebook."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from kilnyard.core.game import Game

NAMES = ("terracotta", "xian")


def find(name: str) -> Game[Any]:
    """The game of this name, loaded when it is first asked for; KeyError if there is none."""
    if name not in NAMES:
        raise KeyError(name)
    game: Game[Any] = import_module(f"kilnyard.games.{name}.game").GAME
    return game
