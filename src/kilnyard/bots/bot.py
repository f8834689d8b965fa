"""What a player that is a program must be able to do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from kilnyard.core.chance import Chance
from kilnyard.core.game import Game


class Bot(ABC):
    """Chooses for a seat. It keeps nothing between decisions, so it may take over in mid-game."""

    name: ClassVar[str]

    @abstractmethod
    def choose(self, game: Game[Any], position: Any, seat: int, chance: Chance) -> int:
        """One of this seat's choices. `chance` is the bot's own, never the game's."""
