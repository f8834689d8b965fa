"""A bot that picks anything it may."""

from __future__ import annotations

from typing import Any, ClassVar

from kilnyard.bots.bot import Bot
from kilnyard.core.chance import Chance
from kilnyard.core.game import Game


class RandomBot(Bot):
    """Every choice equally likely."""

    name: ClassVar[str] = "random"

    def choose(self, game: Game[Any], position: Any, seat: int, chance: Chance) -> int:
        options = game.engine.choices(position, seat)
        return options[chance.below(len(options))]
