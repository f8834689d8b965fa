"""Watching with a delay: which version of a table those see who have no seat at it.

It is a version of the table's own, so whatever is made from it holds nothing of what came later.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kilnyard.server.protocol import Status

if TYPE_CHECKING:
    from kilnyard.server.service.fold import Holder

DELAY_MOVES: Final = 12


@dataclass(frozen=True)
class Standing:
    """How a table stood at a version, as far as lists show it.

    `between_turns`: no turn was half done.
    """

    version: int
    moves: int
    between_turns: bool
    status: Status
    changed: int
    chapter: int
    deciders: list[int]
    holders: tuple[Holder, ...]


class Delay:
    """The latest version between turns with so many moves after it; before that, the beginning.

    It never goes back: what somebody has seen stays seen when moves are taken back. When the game
    is over, everybody sees all of it.
    """

    def __init__(self, first: Standing) -> None:
        self._beginning = first.moves
        # The version that is shown, and all since.
        self._standings = [first]

    @property
    def shown(self) -> Standing:
        return self._standings[0]

    def note(self, standing: Standing) -> None:
        """The table has come to another version."""
        self._standings.append(standing)
        if standing.status == "over":
            self._standings = [standing]
            return
        most = max(standing.moves - DELAY_MOVES, self._beginning)
        for index in reversed(range(len(self._standings))):
            each = self._standings[index]
            if each.moves <= most and each.between_turns:
                del self._standings[:index]
                return
