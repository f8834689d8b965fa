"""A game that is over, as one looks back on it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TypeVar

from kilnyard.core.events import Event
from kilnyard.core.journal import Journal
from kilnyard.games.xian.events import DebtSettled, RoundBegan
from kilnyard.games.xian.position import XianPosition
from kilnyard.games.xian.scoring_events import GameWon, TieWon

E = TypeVar("E", bound=Event)


class Story:
    """All that was heard in a game, and how it stands at its end."""

    def __init__(self, journal: Journal[XianPosition]) -> None:
        self.header = journal.header
        self.people = journal.header.setup.people
        self.position = journal.position
        self.turns: list[list[Event]] = []
        for _, moves in groupby(range(len(journal.moves)), lambda n: journal.moves[n].turn):
            told = [event for index in moves for event in journal.events_of(index)]
            self.turns.append(told)
        self.heard = [*journal.opening, *(event for turn in self.turns for event in turn)]

    def has(self, *kinds: type[Event]) -> bool:
        return any(isinstance(event, kinds) for event in self.heard)

    def all_of(self, kind: type[E]) -> list[E]:
        return [event for event in self.heard if isinstance(event, kind)]

    def rounds(self) -> Iterator[list[Event]]:
        """What was heard in each round."""
        number, numbered = 0, []
        for event in self.heard:
            number += isinstance(event, RoundBegan)
            numbered.append((number, event))
        for _, events in groupby(numbered, lambda pair: pair[0]):
            yield [event for _, event in events]

    def lowest(self) -> int:
        """The fewest points that anybody had at any time."""
        totals = [0] * self.people
        lowest = 0
        for event in self.heard:
            if isinstance(event, GameWon | TieWon):
                continue
            points, seat = getattr(event, "points", None), getattr(event, "seat", None)
            if points is not None and seat is not None:
                totals[seat] += -points if isinstance(event, DebtSettled) else points
                lowest = min(lowest, totals[seat])
        return lowest
