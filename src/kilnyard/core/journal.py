"""The journal: a game as its header and its ordered moves. Every position follows from these.

Snapshots of positions make looking back fast; nothing depends on which of them there are.
Positions that a journal gives out are for reading: whoever plays on one copies it first.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar

import msgspec

from kilnyard.core.chance import Chance
from kilnyard.core.editions import Edition
from kilnyard.core.events import Event, Message
from kilnyard.core.game import Game, Setup
from kilnyard.core.picking import MoveRefused, check_option, option_of
from kilnyard.core.position import Position
from kilnyard.core.question import UNCOMMITTED
from kilnyard.core.table import Table

P = TypeVar("P", bound=Position)

SNAPSHOTS_MAX: Final = 64
_MOVES_BETWEEN_SNAPSHOTS: Final = 16
_CHECKSUM_DIGITS: Final = 16


@dataclass(frozen=True)
class Header:
    """What a game was begun with. `names` has one entry a person, empty if none was given."""

    game: str
    setup: Setup
    seed: str
    edition: str
    digest: str
    overlay: str | None
    names: tuple[str, ...]


@dataclass(frozen=True)
class Move:
    """One pick of one seat.

    `turn` is the game's own count of turns. `revealed`: chance was drawn from, or something hidden
    turned up. `secret`: committed while others committed theirs. `private`: never shown to others.
    """

    seat: int
    token: str
    option: int
    turn: int
    revealed: bool = False
    secret: bool = False
    private: bool = False


@dataclass(frozen=True)
class _Snapshot(Generic[P]):
    """A position, and chance as it was then."""

    position: P
    chance: Chance


class Journal(Generic[P]):
    """A game being played or looked at. `opening` is what happened before the first move."""

    def __init__(
        self, game: Game[P], header: Header, edition: Edition, position: P, table: Table
    ) -> None:
        self.game = game
        self.header = header
        self.edition = edition
        self.position = position
        self.table = table
        self.moves: list[Move] = []
        self.opening: list[Event] = []
        self._told: list[list[Event]] = []
        self._undone: list[Move] = []
        self._interval = _MOVES_BETWEEN_SNAPSHOTS
        self._snapshots: dict[int, _Snapshot[P]] = {0: _Snapshot(position, table.chance.copy())}

    @classmethod
    def begin(
        cls,
        game: Game[P],
        setup: Setup,
        edition: Edition,
        seed: str,
        names: Sequence[str] = (),
        listening: bool = True,
    ) -> Journal[P]:
        """A new game, dealt. SetupError if there is no such table."""
        game.check_setup(setup)
        words = game.seat_words(setup)[: setup.people]
        given = [*(" ".join(name.split()) for name in names), *[""] * setup.people]
        header = Header(
            game=game.name,
            setup=setup,
            seed=seed,
            edition=edition.name,
            digest=edition.digest,
            overlay=edition.overlay,
            names=tuple(
                "" if name == word else name for name, word in zip(given, words, strict=False)
            ),
        )
        table = Table(Chance(seed), listening)
        journal = cls(game, header, edition, game.deal(setup, edition, table), table)
        journal.opening = table.take()
        return journal

    def deciders(self) -> list[int]:
        """The seats that must decide now; none when the game is over."""
        waiting = self.game.engine.deciders(self.position)
        return [seat for seat in range(self.position.seats) if waiting >> seat & 1]

    def choices(self, seat: int) -> list[int]:
        """What this seat may pick now."""
        return self.game.engine.choices(self.position, seat) if seat in self.deciders() else []

    def play(self, seat: int, option: int) -> list[Event]:
        """Make a move, and say what happened. MoveRefused if it may not be made."""
        check_option(self.game, self.position, seat, option)
        events = self._carry_out(seat, option)
        self._undone.clear()
        return events

    def play_token(self, seat: int, token: str) -> list[Event]:
        """Make the move that the notation calls so."""
        return self.play(seat, option_of(self.game, self.position, seat, token))

    def can_undo(self, seat: int) -> Message | None:
        """None, or why this seat has no move that it may take back."""
        if self._committed(seat):
            return None
        if not self.moves:
            return Message("undo-nothing", {"seat": seat})
        last = self.moves[-1]
        if last.seat != seat:
            return Message("undo-another-seat", {"seat": seat, "other_seat": last.seat})
        if last.revealed:
            return Message("undo-revealed", {"seat": seat})
        return None

    def undo(self, seat: int) -> Move:
        """Take back this seat's latest move; MoveRefused if `can_undo` has an objection."""
        objection = self.can_undo(seat)
        if objection is not None:
            raise MoveRefused(objection)
        index = len(self.moves) - 1
        if self._committed(seat):
            while self.moves[index].seat != seat:
                index -= 1
            self.position = self.game.copy(self.position)
            self.position.committed = self.position.committed[:]
            self.position.committed[seat] = UNCOMMITTED
        else:
            snapshot = self._snapshot_at(index)
            self.position, self.table.chance = snapshot.position, snapshot.chance
        move = self.moves.pop(index)
        self._told.pop(index)
        self._snapshots = {n: kept for n, kept in self._snapshots.items() if n <= len(self.moves)}
        self._undone.append(move)
        return move

    def can_redo(self, seat: int) -> Message | None:
        """None, or why this seat has no move that it may make again."""
        if not self._undone:
            return Message("redo-nothing", {"seat": seat})
        if self._undone[-1].seat != seat:
            return Message("redo-another-seat", {"seat": seat, "other_seat": self._undone[-1].seat})
        return None

    def redo(self, seat: int) -> list[Event]:
        """Make the move again that was taken back last; MoveRefused if there is none."""
        objection = self.can_redo(seat)
        if objection is not None:
            raise MoveRefused(objection)
        return self._carry_out(seat, self._undone.pop().option)

    def at(self, count: int) -> Journal[P]:
        """The game as it was after so many moves."""
        if not 0 <= count <= len(self.moves):
            raise IndexError(count)
        snapshot = self._snapshot_at(count)
        table = Table(snapshot.chance, self.table.listening)
        twin = Journal(self.game, self.header, self.edition, snapshot.position, table)
        twin.moves = self.moves[:count]
        twin.opening = self.opening
        twin._told = self._told[:count]
        twin._interval = self._interval
        twin._snapshots = {n: kept for n, kept in self._snapshots.items() if n <= count}
        return twin

    def fork(self, count: int | None = None) -> Journal[P]:
        """A journal of its own to play on from there (from now); this one stays as it is."""
        return self.at(len(self.moves) if count is None else count)

    def events_of(self, index: int) -> list[Event]:
        """What happened in a move: remembered, or played again if nobody listened."""
        if self.table.listening:
            return self._told[index]
        index = range(len(self.moves))[index]
        snapshot = self._snapshot_at(index)
        position, table = self.game.copy(snapshot.position), Table(snapshot.chance, listening=True)
        move = self.moves[index]
        self.game.engine.apply(position, move.seat, move.option, table)
        return table.take()

    def may_see(self, index: int, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know what was picked in a move."""
        move = self.moves[index]
        if move.seat == seat:
            return True
        still_open = index - len(self.moves) >= -self._commits()
        return not move.private and not still_open

    def checksum(self) -> str:
        """A short hash of the whole position, the same wherever the same game is played."""
        plain = msgspec.json.encode(self.game.to_plain(self.position), order="sorted")
        return hashlib.sha256(plain).hexdigest()[:_CHECKSUM_DIGITS]

    def _carry_out(self, seat: int, option: int) -> list[Event]:
        """Make a legal move on a copy, so that a fault in the rules leaves nothing half done."""
        engine, before, chance = self.game.engine, self.position, self.table.chance
        question, closing = engine.question(before), engine.deciders(before) == 1 << seat
        move = Move(
            seat=seat,
            token=question.token(before, option),
            option=option,
            turn=self.game.turn(before),
            secret=question.secret,
            private=question.private,
        )
        position, trial = self.game.copy(before), Table(chance.copy(), self.table.listening)
        engine.apply(position, seat, option, trial)
        self._keep_snapshot(before, chance)
        self._write(move, before)
        if trial.reveals or trial.chance.draws != chance.draws or (question.secret and closing):
            self.moves[-1] = replace(self.moves[-1], revealed=True)
        self.position, self.table.chance = position, trial.chance
        self._told[-1] = trial.take()
        return self._told[-1]

    def _write(self, move: Move, before: P) -> None:
        """Add a move; secret picks stand in the order of seats, so when each was made is lost."""
        index = len(self.moves)
        commits = _commits(before)
        while commits and self.moves[index - 1].seat > move.seat:
            index -= 1
            commits -= 1
        self.moves.insert(index, move)
        self._told.append([])

    def _committed(self, seat: int) -> bool:
        """Whether this seat's pick lies unseen among those of a question still open."""
        committed = self.position.committed
        return 0 <= seat < len(committed) and committed[seat] != UNCOMMITTED

    def _commits(self) -> int:
        return _commits(self.position)

    def _keep_snapshot(self, position: P, chance: Chance) -> None:
        """Keep a position now and then, never amid secret picks, and fewer as they grow many."""
        count = len(self.moves)
        if count < max(self._snapshots) + self._interval or _commits(position):
            return
        self._snapshots[count] = _Snapshot(position, chance)
        if len(self._snapshots) > SNAPSHOTS_MAX:
            self._interval *= 2
            self._snapshots = dict(list(self._snapshots.items())[::2])

    def _snapshot_at(self, count: int) -> _Snapshot[P]:
        """The position after so many moves, played again from the snapshot before it."""
        nearest = max(n for n in self._snapshots if n <= count)
        position = self.game.copy(self._snapshots[nearest].position)
        table = Table(self._snapshots[nearest].chance.copy())
        for move in self.moves[nearest:count]:
            self.game.engine.apply(position, move.seat, move.option, table)
        return _Snapshot(position, table.chance)


def _commits(position: Position) -> int:
    """How many picks lie unseen on the table."""
    return sum(pick != UNCOMMITTED for pick in position.committed)
