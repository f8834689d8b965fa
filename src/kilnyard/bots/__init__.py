"""Players that are programs; they reach a game only through core's contract."""

from __future__ import annotations

from typing import Final

from kilnyard.bots.bot import Bot
from kilnyard.bots.greedy import GreedyBot
from kilnyard.bots.random_bot import RandomBot

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), GreedyBot())}

__all__ = ["BOTS", "Bot", "find"]


def find(name: str) -> Bot:
    """The bot of this name; KeyError if there is none."""
    return BOTS[name]
