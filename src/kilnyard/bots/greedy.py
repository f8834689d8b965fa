"""A bot that tries each choice and keeps the one after which things look best."""

from __future__ import annotations

from typing import Any, ClassVar

from kilnyard.bots.bot import Bot
from kilnyard.bots.insight import Insight, insight_into
from kilnyard.core.chance import Chance
from kilnyard.core.game import Game
from kilnyard.core.table import Table


class GreedyBot(Bot):
    """Looks one choice ahead, with the insight written for the game."""

    name: ClassVar[str] = "greedy"

    def choose(self, game: Game[Any], position: Any, seat: int, chance: Chance) -> int:
        """The best choice; among equals, any. What is hidden is dealt anew before it looks."""
        options = game.engine.choices(position, seat)
        insight = insight_into(game)
        known = game.redeal(position, seat, chance)
        best: list[int] = []
        best_value = 0
        for option in options:
            value = _value_after(game, known, seat, option, chance, insight)
            if not best or value > best_value:
                best, best_value = [option], value
            elif value == best_value:
                best.append(option)
        return best[chance.below(len(best))]


def _value_after(
    game: Game[Any], position: Any, seat: int, option: int, chance: Chance, insight: Insight
) -> int:
    """How good the position is for a seat after a choice, tried out at a table of its own."""
    trial = game.copy(position)
    game.engine.apply(trial, seat, option, Table(chance.copy()))
    return insight(game, trial, seat)
