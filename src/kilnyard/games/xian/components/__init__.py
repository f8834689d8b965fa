"""The components of the game: what is printed on them, read strictly from the files beside this."""

from __future__ import annotations

from kilnyard.core.events import Message
from kilnyard.games.xian.components import checks, printed


class Components(printed.File, frozen=True):
    """Every component file, each under its name."""

    workers: printed.Workers
    equipment: printed.Equipment
    requests: printed.Requests
    formations: printed.Formations
    buildings: printed.Buildings
    mausoleum: printed.Mausoleum
    end_tiles: printed.EndTiles
    scoring: printed.Scoring
    setup: printed.Setup

    def check(self) -> list[Message]:
        """What is wrong between one component and another; nothing if they make a game."""
        return checks.problems(self)
