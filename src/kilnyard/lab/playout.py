"""Random games as fast as the rules can be played, every choice listed at every decision.

Nobody listens, and nothing is kept but a count and a checksum, which says whether two builds of
the rules play the same games.
"""

from __future__ import annotations

from typing import Any, Final

from kilnyard.core.chance import Chance
from kilnyard.core.game import Game, Setup
from kilnyard.core.table import Table

_CHECKSUM_MASK: Final = 0xFFFFFFFFFFFF
_FACTOR: Final = 1_000_003


class Played:
    """What is left of a game: how many decisions it took, and a checksum over picks and points."""

    def __init__(self, decisions: int, checksum: int) -> None:
        self.decisions = decisions
        self.checksum = checksum


class Playout:
    """Plays random games of one kind."""

    def __init__(self, game: Game[Any], setup: Setup, overlay: str | None = None) -> None:
        self.game = game
        self.setup = setup
        self.edition = game.edition(overlay)

    def play(self, seed: str) -> Played:
        """A whole game; the same seed is the same game wherever it is played."""
        engine = self.game.engine
        table = Table(Chance(seed))
        position = self.game.deal(self.setup, self.edition, table)
        chance = Chance(f"{seed} picks")
        decisions = 0
        checksum = 0
        while position.frames:
            seat = self._asked(position)
            options: list[int] = engine.choices(position, seat)
            option = options[chance.below(len(options))]
            checksum = (checksum * _FACTOR + option + len(options)) & _CHECKSUM_MASK
            engine.apply(position, seat, option, table)
            decisions += 1
        for points in self.game.score(position):
            checksum = (checksum * _FACTOR + sum(points.values())) & _CHECKSUM_MASK
        return Played(decisions, checksum)

    def position_after(self, seed: str, decisions: int) -> Any:
        """The position after so many decisions of a random game, or its end if that is sooner."""
        engine = self.game.engine
        table = Table(Chance(seed))
        position = self.game.deal(self.setup, self.edition, table)
        chance = Chance(f"{seed} picks")
        while position.frames and decisions:
            seat = self._asked(position)
            options: list[int] = engine.choices(position, seat)
            engine.apply(position, seat, options[chance.below(len(options))], table)
            decisions -= 1
        return position

    def _asked(self, position: Any) -> int:
        """The first seat that has to decide, also where several do."""
        if not position.committed:
            asked: int = position.asked
            return asked
        waiting = self.game.engine.deciders(position)
        seat = 0
        while waiting >> seat & 1 == 0:
            seat += 1
        return seat
