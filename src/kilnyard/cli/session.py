"""A game at this terminal: people answer here, bots answer for themselves."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from kilnyard.bots import Bot
from kilnyard.cli import boards
from kilnyard.cli.failure import Failure
from kilnyard.cli.saving import Keeper
from kilnyard.cli.screen import Screen
from kilnyard.cli.talk import capitalised
from kilnyard.cli.telling import (
    clauses_about,
    clauses_called,
    refusals_by_clause,
    tell_end,
    tell_events,
    tell_refusals,
)
from kilnyard.core.chance import Chance
from kilnyard.core.clauses import load_clauses
from kilnyard.core.events import Event, Message
from kilnyard.core.journal import Journal
from kilnyard.core.observation import Observation, observe, told
from kilnyard.core.picking import MoveRefused

_RULES_MAX = 12


class Session:
    """Plays one journal until the game is over or its people leave.

    `players` holds the bot of each seat, or None for a person. `news` is what has happened and has
    not been told; `notice` what is to be said right above the next question; `drawn` the turn for
    which the board was drawn last.
    """

    def __init__(
        self,
        journal: Journal[Any],
        players: Sequence[Bot | None],
        screen: Screen,
        keeper: Keeper,
    ) -> None:
        self.journal = journal
        self.players = players
        self.screen = screen
        self.keeper = keeper
        self.news = self.since_people_moved()
        self.notice = ""
        self.drawn = -1
        self.left = False
        self.commands: dict[str, Callable[[int, str], None]] = {
            "u": self.undo,
            "r": self.redo,
            "s": self.save,
            "q": self.quit,
            "h": self.help,
            "b": self.board,
            "l": self.log,
        }

    def run(self) -> None:
        """Until the end of the game, or of its people's patience."""
        while not self.left and (deciders := self.journal.deciders()):
            seat = deciders[0]
            bot = self.players[seat]
            if bot is None:
                self.ask(seat)
            else:
                self.news += self.journal.play(seat, self.choice_of(bot, seat))
        if not self.left:
            self.end()

    def since_people_moved(self) -> list[Event]:
        """What has happened after the last move of a person here, or before the first move."""
        events: list[Event] = []
        for index in range(len(self.journal.moves) - 1, -1, -1):
            if self.players[self.journal.moves[index].seat] is None:
                return events
            events = self.journal.events_of(index) + events
        return self.journal.opening + events

    def choice_of(self, bot: Bot, seat: int) -> int:
        """A bot's pick; its chance depends on the moves before, so that it survives a save."""
        journal = self.journal
        chance = Chance(f"{journal.header.seed} seat {seat} move {len(journal.moves)}")
        return bot.choose(journal.game, journal.position, seat, chance)

    def ask(self, seat: int) -> None:
        """Show a person the table, ask, and do what the answer says."""
        seen = observe(self.journal.game, self.journal.position, seat)
        self.tell(seat)
        self.put_question(seen)
        answered = False
        while not answered and not self.left:
            prompt = self.screen.talk.say("play-prompt", count=len(seen.choices))
            line = self.screen.ask(prompt)
            if line is None:
                self.leave()
                return
            answered = self.answer(seat, seen, line)

    def put_question(self, seen: Observation) -> None:
        talk = self.screen.talk
        assert seen.prompt is not None
        self.screen.line("")
        if self.notice:
            self.screen.line(self.notice)
            self.notice = ""
        self.screen.line(talk.message(seen.prompt), "bold")
        self.screen.numbered(
            [(choice.token, capitalised(talk.message(choice.label))) for choice in seen.choices]
        )

    def answer(self, seat: int, seen: Observation, line: str) -> bool:
        """Whether the question is to be put anew: a move was made or taken back."""
        before = len(self.journal.moves)
        word, _, rest = line.partition(" ")
        try:
            if line.startswith("?"):
                self.explain(seen, line[1:].strip())
            elif word.lower() in self.commands:
                self.commands[word.lower()](seat, rest.strip())
            elif line:
                self.pick(seat, seen, line)
        except MoveRefused as refused:
            self.screen.line(self.screen.talk.message(refused.message), "red")
            if refused.clause is not None:
                self.show_rule(refused.clause)
        except Failure as failure:
            self.screen.line(self.screen.talk.message(failure.message), "red")
        return len(self.journal.moves) != before

    def pick(self, seat: int, seen: Observation, line: str) -> None:
        """A choice by its number in the list or by its word in the notation."""
        if line.isdecimal():
            number = int(line)
            if not 1 <= number <= len(seen.choices):
                raise Failure("play-no-such-number", number=line, count=len(seen.choices))
            self.play(seat, seen.choices[number - 1].option)
            return
        for choice in seen.choices:
            if choice.token == line.lower():
                self.play(seat, choice.option)
                return
        for refused in seen.refused:
            if refused.token == line.lower():
                raise MoveRefused(refused.reason, refused.clause)
        raise Failure("play-not-understood", text=line)

    def play(self, seat: int, option: int) -> None:
        self.news += self.journal.play(seat, option)
        self.keeper.autosave(self.journal)

    def explain(self, seen: Observation, what: str) -> None:
        """All refusals; one of them by its number; or the rules of that id or with that word."""
        if not what:
            tell_refusals(self.screen, seen.refused)
        elif what.isdecimal():
            clauses = [clause for clause, _ in refusals_by_clause(seen.refused)]
            if not 1 <= int(what) <= len(clauses):
                raise Failure("play-no-such-refusal", number=what, count=len(clauses))
            self.show_rule(clauses[int(what) - 1])
        else:
            self.look_up(what)

    def show_rule(self, clause: str) -> None:
        talk = self.screen.talk
        self.screen.item(Text(clause, style="dim"), Text(talk.clause(clause) or ""))

    def look_up(self, what: str) -> None:
        """The rules of this id, or that speak of this."""
        talk, game = self.screen.talk, self.journal.game
        clauses = load_clauses(game.package)
        found = clauses_called(clauses, what) or clauses_about(clauses, what, talk)
        if not found:
            raise Failure("error-unknown-clause", clause=what)
        for clause in found[:_RULES_MAX]:
            self.show_rule(clause.id)
        if len(found) > _RULES_MAX:
            command = f"kilnyard rules {game.name} --find {shlex.quote(what)}"
            self.screen.say("play-more-rules", count=len(found) - _RULES_MAX, command=command)

    def undo(self, seat: int, rest: str) -> None:
        """Take back the latest move of a person here, and what bots have done since."""
        journal = self.journal
        count = 0
        for move in reversed(journal.moves):
            count += 1
            if move.revealed:
                raise MoveRefused(Message("undo-revealed", {"seat": move.seat}))
            if self.players[move.seat] is None:
                break
        else:
            raise MoveRefused(Message("undo-nothing", {"seat": seat}))
        for _ in range(count):
            journal.undo(journal.moves[-1].seat)
        self.news = []
        self.drawn = -1
        self.keeper.autosave(journal)
        self.notice = self.screen.talk.say("play-undone", seat=journal.deciders()[0])

    def redo(self, seat: int, rest: str) -> None:
        """Make a person's move again, and then what bots did after it."""
        if not self.redo_once(range(len(self.players))):
            raise MoveRefused(Message("redo-nothing", {"seat": seat}))
        while self.redo_once([n for n, bot in enumerate(self.players) if bot is not None]):
            pass
        self.drawn = -1
        self.keeper.autosave(self.journal)

    def redo_once(self, seats: Sequence[int]) -> bool:
        """Make the move again that was taken back last, if it is one of these seats'."""
        for seat in seats:
            if self.journal.can_redo(seat) is None:
                self.news += self.journal.redo(seat)
                return True
        return False

    def save(self, seat: int, rest: str) -> None:
        path = self.keeper.save(self.journal, Path(rest).expanduser() if rest else None)
        self.screen.say("play-saved", file=str(path))

    def quit(self, seat: int, rest: str) -> None:
        """Leave; a game that is not kept anywhere may be saved first."""
        talk = self.screen.talk
        if self.keeper.path is None:
            answer = self.screen.ask(talk.say("play-save-first"))
            if answer is not None and answer.lower() in talk.say("play-words-for-no").split():
                self.left = True
                self.screen.say("play-left")
                return
        self.leave()

    def leave(self) -> None:
        """Save and go, saying how to come back."""
        path = self.keeper.save(self.journal)
        self.left = True
        self.screen.say("play-saved", file=str(path))
        command = f"kilnyard play --resume {shlex.quote(str(path))}"
        self.screen.say("play-resume", command=command)

    def help(self, seat: int, rest: str) -> None:
        self.screen.line(self.screen.talk.say("play-help"))

    def board(self, seat: int, rest: str) -> None:
        self.draw(seat)
        self.put_question(observe(self.journal.game, self.journal.position, seat))

    def log(self, seat: int, rest: str) -> None:
        """What has happened in the last two turns of everybody."""
        turns = sorted({move.turn for move in self.journal.moves})
        recent = turns[-2 * len(self.players) :]
        for index, move in enumerate(self.journal.moves):
            if move.turn in recent:
                tell_events(self.screen, told(self.journal.events_of(index), seat))

    def draw(self, seat: int | None) -> None:
        journal = self.journal
        view = journal.game.view(journal.position, seat)
        board = boards.find(journal.game.name)
        self.screen.line("")
        self.screen.show(board.draw(view, self.screen.talk, self.screen.console.width))

    def tell(self, seat: int) -> None:
        """The board when a turn begins, what happened since, and in between what one has."""
        journal = self.journal
        turn = journal.game.turn(journal.position)
        news, self.news = told(self.news, seat), []
        if turn != self.drawn:
            self.drawn = turn
            self.draw(seat)
            if news:
                self.screen.line("")
            tell_events(self.screen, news)
            return
        tell_events(self.screen, news)
        view = journal.game.view(journal.position, seat)
        self.screen.show(boards.find(journal.game.name).brief(view, seat, self.screen.talk))

    def end(self) -> None:
        """The last of the log, the board, the score."""
        self.draw(None)
        self.screen.line("")
        tell_events(self.screen, self.news)
        tell_end(self.screen, self.journal.game, self.journal.position)
        if self.keeper.path is not None:
            self.save(0, "")
