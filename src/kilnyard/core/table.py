"""The table around a position: chance, and whoever listens to what happens."""

from __future__ import annotations

from kilnyard.core.chance import Chance, ChanceSealed
from kilnyard.core.events import Event


class Table:
    """What rules may reach besides the position. It is never copied with one.

    Rules make an event only after looking at `listening`: thousands of games a second are played
    with nobody there to hear them.
    """

    def __init__(self, chance: Chance, listening: bool = False) -> None:
        self.chance = chance
        self.listening = listening
        self.heard: list[Event] = []
        self.reveals: int = 0

    def tell(self, event: Event) -> None:
        """Add one event to what was heard."""
        self.heard.append(event)

    def reveal(self) -> None:
        """Say that something hidden turns up without a draw, so that no move is taken back.

        Rules say it before they look: a trial ends here.
        """
        if self.chance.sealed:
            raise ChanceSealed
        self.reveals += 1

    def take(self) -> list[Event]:
        """What was heard since this was asked before."""
        heard, self.heard = self.heard, []
        return heard
