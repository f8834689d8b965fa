"""A table as its entries make it: the journal, who holds the seats, how the clocks stand.

The same entries make the same table in every process. What is here may be dropped at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from kilnyard import games
from kilnyard.core.edition_errors import EditionError
from kilnyard.core.events import Message
from kilnyard.core.game import Setup
from kilnyard.core.journal import Journal
from kilnyard.core.notation import read
from kilnyard.core.position import Position
from kilnyard.core.question import UNCOMMITTED
from kilnyard.server import protocol
from kilnyard.server.protocol import Status
from kilnyard.server.service.clocks import Clocks
from kilnyard.server.service.delay import Delay, Standing
from kilnyard.server.service.entries import (
    Conceded,
    Entry,
    Handed,
    Left,
    Named,
    Opened,
    Picked,
    RanOut,
    Redone,
    Sat,
    SeatStart,
    Undone,
)

# Who plays on for a seat whose clock ran out or that conceded.
TAKEOVER_BOT: Final = "greedy"
# How many players (one person's devices, as a rule) may have the same seat.
DEVICES_MAX: Final = 8


@dataclass(frozen=True)
class Holder:
    """Who has a seat. A bot's seat may have players too: it plays on for them.

    `link` is the number of the link that was used last; 0 is none.
    """

    kind: protocol.Holder
    players: tuple[str, ...] = ()
    name: str = ""
    bot: str = ""
    here: bool = False
    conceded: bool = False
    link: int = 0

    @property
    def has_person(self) -> bool:
        """Whether a person plays this seat, or may take it back."""
        return bool(self.players) and not self.conceded


class LiveTable:
    """A table in use. `version` is the number of its entries."""

    def __init__(self, table: str, opened: Opened, at: int) -> None:
        self.table = table
        self.host = opened.host
        self.terms = opened.terms
        self.opened_at = at
        self.changed_at = at
        self.version = 1
        self.keys: set[str] = set()
        self.stamps: list[tuple[int, int]] = []
        self.journal = self._begin(opened, at)
        people = self.journal.header.setup.people
        own = self.journal.position.seats - people
        self.holders = [*map(_holder, opened.seats), *[Holder("game")] * own]
        self.clocks = Clocks(opened.terms, people)
        # The version since which the present decision is open; what was decided before is stale.
        self.decided = 1
        # How many moves stood at each version, and from which on an entry changed older ones.
        self._counts = [-1, len(self.journal.moves)]
        self._cuts: list[tuple[int, int]] = []
        self._name_seats()
        self._run_clocks(at)
        # What those see who watch with a delay, where that is wanted.
        self.delay = Delay(self.standing()) if opened.terms.watching == "later" else None

    @property
    def game(self) -> Any:
        return self.journal.game

    @property
    def people(self) -> int:
        return self.journal.header.setup.people

    def status(self) -> Status:
        """Over when the game is, or when nobody is left to play it for."""
        if self.journal.position.is_over() or self.is_given_up():
            return "over"
        return "gathering" if any(one.kind == "open" for one in self.holders) else "playing"

    def is_given_up(self) -> bool:
        """Whether one seat is left that has not conceded; alone, whether none is."""
        conceded = sum(holder.conceded for holder in self.holders)
        return conceded >= max(1, self.people - 1)

    def deciders(self) -> list[int]:
        """The seats that must decide now."""
        return self.journal.deciders() if self.status() == "playing" else []

    def bots_due(self) -> list[int]:
        """The seats whose bot must decide now."""
        return [seat for seat in self.deciders() if self.holders[seat].kind == "bot"]

    def seats_of(self, player: str) -> list[int]:
        """The seats that a player has, a bot playing there or not."""
        if not player:
            return []
        return [seat for seat, one in enumerate(self.holders) if player in one.players]

    def has_one_person(self) -> bool:
        """Whether everybody else at the table is a bot or the game itself."""
        return sum(holder.has_person for holder in self.holders) == 1

    def ranking(self) -> list[int]:
        """The seats from first to last; who conceded comes after all others."""
        order = self.game.ranking(self.journal.position)
        return sorted(order, key=lambda seat: self.holders[seat].conceded)

    def winners(self) -> list[int]:
        """Who has won a table that is over: nobody who conceded, unless all did."""
        if self.status() != "over":
            return []
        won = [
            seat
            for seat in self.game.winners(self.journal.position)
            if not self.holders[seat].conceded
        ]
        return won or self.ranking()[:1]

    def standing(self) -> Standing:
        """How the table stands now."""
        position, moves = self.journal.position, self.journal.moves
        return Standing(
            version=self.version,
            moves=len(moves),
            between_turns=not moves or moves[-1].turn != self.game.turn(position),
            status=self.status(),
            changed=self.changed_at,
            chapter=self.game.chapter(position),
            deciders=self.deciders(),
            holders=tuple(self.holders),
        )

    def log_from(self, after: int | None, version: int | None) -> int:
        """The first log entry that a client has not, or has as it was before something changed.

        `after` is the last one it has; `version` what it had it from. Either says enough.
        """
        move = len(self.journal.moves)
        if version is not None and not 0 <= version <= self.version:
            return 0
        known = version or 0
        if after is None:
            after = self._counts[known]
        cuts = [index for seq, index in self._cuts if seq >= known]
        return max(0, min([after, *cuts, move]) + 1)

    def apply(self, entry: Entry) -> None:
        """Let something happen; MoveRefused, and a fold to be dropped, if it cannot."""
        assert entry.seq == self.version
        self.clocks.pass_time(entry.at)
        self._happen(entry)
        self.version += 1
        self._counts.append(len(self.journal.moves))
        self.changed_at = entry.at
        if entry.key is not None:
            self.keys.add(entry.key)
        self._run_clocks(entry.at)
        if self.delay is not None:
            self.delay.note(self.standing())

    def _happen(self, entry: Entry) -> None:
        what = entry.what
        match what:
            case Picked():
                self._play(entry.at, lambda: self.journal.play_token(what.seat, what.token))
            case Undone():
                self._take_back(what)
            case Redone():
                self._redo(what.seat, entry.at)
            case Conceded():
                self._change(what.seat, conceded=True, kind="bot", bot=TAKEOVER_BOT)
            case RanOut() if self.terms.at_zero == "concede":
                self._change(what.seat, conceded=True, kind="bot", bot=TAKEOVER_BOT)
            case RanOut():
                self._change(what.seat, kind="bot", bot=TAKEOVER_BOT)
            case Opened():
                raise AssertionError("a table is opened once")
            case _:
                self._change_holders(what)

    def _change_holders(self, what: Sat | Left | Named | Handed) -> None:
        match what:
            case Sat():
                self._sit(what)
            case Left():
                self.holders[what.seat] = Holder("open")
            case Handed(bot=""):
                self._change(what.seat, kind="person", bot="")
                self.clocks.take_back(what.seat)
            case Handed():
                self._change(what.seat, kind="bot", bot=what.bot)
            case Named():
                for seat in self.seats_of(what.player):
                    if not self.holders[seat].here:
                        self._change(seat, name=what.name)
        self._name_seats()

    def _sit(self, what: Sat) -> None:
        holder = self.holders[what.seat]
        others = tuple(one for one in holder.players if one != what.player)
        if holder.players and (what.adds or what.link == holder.link):
            name, players = what.name or holder.name, (*others, what.player)[-DEVICES_MAX:]
            self._change(what.seat, players=players, name=name, link=what.link)
            return
        name = what.name or (holder.name if holder.kind == "open" else "")
        self.holders[what.seat] = Holder("person", (what.player,), name, link=what.link)

    def _change(self, seat: int, **changes: Any) -> None:
        self.holders[seat] = replace(self.holders[seat], **changes)

    def _name_seats(self) -> None:
        """Records of the game call seats by the names of those who sit there now."""
        words = self.game.seat_words(self.journal.header.setup)
        names = [one.name or one.bot for one in self.holders[: self.people]]
        plain = tuple(
            "" if name == word else name for name, word in zip(names, words, strict=False)
        )
        self.journal.header = replace(self.journal.header, names=plain)

    def _play(self, at: int, action: Callable[[], object]) -> None:
        """Make a move. A pick that lies unseen beside others makes none of theirs stale."""
        journal, game = self.journal, self.game
        before = journal.position
        turn, chapter, active = game.turn(before), game.chapter(before), before.active
        index = len(journal.moves) - commits(before)
        action()
        if index < len(journal.moves) - 1:
            self._cuts.append((self.version, index))
        self.stamps.append((at, chapter))
        if not commits(journal.position):
            self.decided = self.version + 1
        if game.turn(journal.position) != turn:
            self.clocks.end_turn(active, game.turn(journal.position))

    def _take_back(self, what: Undone) -> None:
        before = self.journal.position
        index = len(self.journal.moves) - max(what.count, commits(before))
        for _ in range(what.count):
            undo_latest(self.journal, what.seat)
            self.stamps.pop()
        self._cuts.append((self.version, index))
        if what.count > commits(before):
            self.decided = self.version + 1

    def _redo(self, seat: int, at: int) -> None:
        self._play(at, lambda: self.journal.redo(seat))
        while (bot := self._redoing_bot()) is not None:
            self._play(at, partial(self.journal.redo, bot))

    def _redoing_bot(self) -> int | None:
        """The seat without a person whose move is the next to be made again."""
        for seat, holder in enumerate(self.holders):
            if not holder.has_person and self.journal.can_redo(seat) is None:
                return seat
        return None

    def _run_clocks(self, at: int) -> None:
        self.clocks.at = at
        self.clocks.run(seat for seat in self.deciders() if self.holders[seat].kind == "person")

    def _begin(self, opened: Opened, at: int) -> Journal[Any]:
        """The game as it was when the table was opened."""
        game = games.find(opened.game)
        if not opened.record:
            edition = game.edition(opened.edition)
            if opened.digest not in ("", edition.digest):
                raise EditionError(Message("table-unreadable"))
            setup = Setup(len(opened.seats), opened.options)
            return Journal.begin(game, setup, edition, opened.seed)
        record = read(opened.record, {game.name: game})
        journal = record.at(0)
        for move in record.moves:
            self.stamps.append((at, game.chapter(journal.position)))
            journal.play(move.seat, move.option)
        return journal


def fold(table: str, entries: Iterable[Entry]) -> LiveTable:
    """The table that these entries make; the first of them opens it."""
    first, *rest = entries
    assert isinstance(first.what, Opened)
    live = LiveTable(table, first.what, first.at)
    for entry in rest:
        live.apply(entry)
    return live


def commits(position: Position) -> int:
    """How many picks lie unseen on the table."""
    return sum(pick != UNCOMMITTED for pick in position.committed)


def undo_latest(journal: Journal[Any], seat: int) -> None:
    """Take back the seat's own unseen pick, or else whatever was moved last."""
    own = journal.can_undo(seat) is None
    journal.undo(seat if own else journal.moves[-1].seat)


def _holder(start: SeatStart) -> Holder:
    players = (start.player,) if start.player else ()
    return Holder(start.holder, players, start.name, start.bot, start.here)
