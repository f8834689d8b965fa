"""A game that is over, as one looks back on it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from kilnyard.core.events import Event
from kilnyard.core.journal import Journal
from kilnyard.games.terracotta import scoring_events as scoring
from kilnyard.games.terracotta.game import is_solo
from kilnyard.games.terracotta.position import TerracottaPosition


class Story:
    """All that was heard in a game, and how it stands at its end."""

    def __init__(self, journal: Journal[TerracottaPosition]) -> None:
        self.header = journal.header
        self.people = journal.header.setup.people
        self.is_solo = is_solo(journal.header.setup)
        self.position = journal.position
        self.heard = list(journal.opening)
        for index in range(len(journal.moves)):
            self.heard += journal.events_of(index)

    def has(self, *kinds: type[Event]) -> bool:
        return any(isinstance(event, kinds) for event in self.heard)

    def ended(self, kind: type[scoring.GameWon | scoring.TieWon], seat: int) -> bool:
        return any(isinstance(event, kind) and event.seat == seat for event in self.heard)

    def rounds(self) -> Iterator[list[Event]]:
        """What was heard in each round."""
        round = 1
        numbered = []
        for event in self.heard:
            if isinstance(event, scoring.RoundBegan):
                round = event.round
            numbered.append((round, event))
        for _, events in groupby(numbered, lambda pair: pair[0]):
            yield [event for _, event in events]
