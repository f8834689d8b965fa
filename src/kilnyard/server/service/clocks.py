"""Clocks: a fold of the times of entries, so that they are the same after a restart.

A live seat has a bank and gains an increment when its turn ends; at a table of days every seat has
the whole bank when a turn begins. A clock runs while its seat must decide and a person sits there.
"""

from __future__ import annotations

from collections.abc import Iterable

from kilnyard.server.protocol import ClockState, Terms

_MS = 1000


class Clocks:
    """Milliseconds left to each seat as of the last entry, and whose clocks run since."""

    def __init__(self, terms: Terms, people: int) -> None:
        self.terms = terms
        self.lefts = [terms.bank * _MS] * people
        self.running: frozenset[int] = frozenset()
        self.at = 0
        self.turn = -1

    def pass_time(self, at: int) -> None:
        """Let those clocks that run go down to this time."""
        for seat in self.running:
            self.lefts[seat] = self.left(seat, at)
        self.at = at

    def run(self, seats: Iterable[int]) -> None:
        """Let these clocks run from now on."""
        timed = self.terms.pace != "untimed"
        self.running = frozenset(seats) if timed else frozenset()

    def end_turn(self, seat: int, turn: int) -> None:
        """A turn has ended. One that was taken back and ends again brings nothing more."""
        if turn <= self.turn:
            return
        self.turn = turn
        if self.terms.pace == "live" and seat < len(self.lefts):
            self.lefts[seat] += self.terms.increment * _MS
        if self.terms.pace == "days":
            self.lefts = [self.terms.bank * _MS] * len(self.lefts)

    def take_back(self, seat: int) -> None:
        """Time for a person who comes back to a seat that a bot has played."""
        self.lefts[seat] = max(self.lefts[seat], self._spare())

    def may_come_back(self, seat: int) -> bool:
        """Whether a person who comes back to a seat has any time for it."""
        return self.terms.pace == "untimed" or max(self.lefts[seat], self._spare()) > 0

    def _spare(self) -> int:
        return _MS * (self.terms.increment if self.terms.pace == "live" else self.terms.bank)

    def left(self, seat: int, now: int) -> int:
        """Milliseconds that a seat has left, never below 0."""
        spent = max(0, now - self.at) if seat in self.running else 0
        return max(0, self.lefts[seat] - spent)

    def run_out(self, now: int) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in sorted(self.running) if self.left(seat, now) == 0]

    def due_at(self) -> int | None:
        """When the next clock that runs comes to zero."""
        return min((self.at + self.lefts[seat] for seat in self.running), default=None)

    def stopped(self, seat: int) -> ClockState | None:
        """What was shown of a seat's clock as the last entry came."""
        clock = self.state(seat, self.at)
        return None if clock is None else ClockState(clock.left, False)

    def state(self, seat: int, now: int) -> ClockState | None:
        """What is shown of a seat's clock."""
        if self.terms.pace == "untimed" or seat >= len(self.lefts):
            return None
        return ClockState(self.left(seat, now), seat in self.running)
