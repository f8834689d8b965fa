"""The engine: a game advances until a decision."""

from __future__ import annotations

from typing import Generic, TypeVar

from kilnyard.core.position import Position
from kilnyard.core.question import ALLOWED, UNCOMMITTED, Question, SecretQuestion, Step, kind_of
from kilnyard.core.table import Table

P = TypeVar("P", bound=Position)


class Engine(Generic[P]):
    """Plays one game's steps. `steps[k]` does the work of every frame of kind k.

    Nothing here checks legality: a journal does, once, at the door. Rules and searches pass only
    what `choices` listed.
    """

    def __init__(self, steps: list[Step[P]]) -> None:
        self.steps = steps

    def advance(self, position: P, table: Table) -> None:
        """Do pending work until a seat has something to decide or the game is over.

        A question with one possible answer is answered, not asked; a secret or private one is
        always asked, since silence would tell the others.
        """
        steps = self.steps
        while position.frames:
            step = steps[position.frames[-1] & 255]
            if not step.asks:
                step.run(position, position.frames.pop(), table)
                continue
            if step.secret:
                if not position.committed:
                    position.committed = [UNCOMMITTED] * position.seats
                return
            assert isinstance(step, Question)
            seat = step.seat(position)
            options = step.choices(position, seat)
            if len(options) > 1 or step.private:
                position.asked = seat
                position.options = options
                return
            step.answer(position, position.frames.pop(), seat, options[0], table)

    def apply(self, position: P, seat: int, option: int, table: Table) -> None:
        """Carry out one pick and advance to the next decision."""
        step = self.steps[position.frames[-1] & 255]
        assert isinstance(step, Question)
        if step.secret:
            self._commit(position, seat, option, table)
        else:
            step.answer(position, position.frames.pop(), seat, option, table)
        self.advance(position, table)

    def _commit(self, position: P, seat: int, option: int, table: Table) -> None:
        """Keep a seat's unseen pick; the last one to come reveals them all."""
        position.committed = position.committed[:]
        position.committed[seat] = option
        if self.deciders(position) == 0:
            picks = position.committed
            position.committed = []
            question = self.steps[position.frames[-1] & 255]
            assert isinstance(question, SecretQuestion)
            question.reveal(position, position.frames.pop(), picks, table)

    def question(self, position: P) -> Question[P]:
        """What is being asked; only a game that is not over has a question."""
        step = self.steps[kind_of(position.frames[-1])]
        assert isinstance(step, Question)
        return step

    def deciders(self, position: P) -> int:
        """The set of seats (one bit each) that must decide now; 0 when the game is over."""
        if not position.frames:
            return 0
        step = self.steps[kind_of(position.frames[-1])]
        if not isinstance(step, SecretQuestion):
            return 1 << position.asked
        waiting = step.asked(position, position.frames[-1])
        for seat in range(position.seats):
            if position.committed[seat] != UNCOMMITTED:
                waiting &= ~(1 << seat)
        return waiting

    def choices(self, position: P, seat: int) -> list[int]:
        """What this seat may pick; a seat that has nothing to decide may pick nothing."""
        if not position.frames or not self.deciders(position) >> seat & 1:
            return []
        step = self.steps[kind_of(position.frames[-1])]
        if step.secret:
            assert isinstance(step, Question)
            return step.choices(position, seat)
        return position.options

    def refused(self, position: P, seat: int, option: int) -> int:
        """ALLOWED, or the reason code why a candidate of the present question may not be picked."""
        return self.question(position).refused(position, seat, option)

    def is_allowed(self, position: P, seat: int, option: int) -> bool:
        """Whether `apply` would accept this pick of this seat."""
        return option in self.choices(position, seat) and (
            self.refused(position, seat, option) == ALLOWED
        )
