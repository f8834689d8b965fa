"""What must hold at every moment of every game, whichever it is: the laws of core's contract."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from kilnyard.core import notation
from kilnyard.core.chance import Chance
from kilnyard.core.game import Game, Setup
from kilnyard.core.journal import Journal
from kilnyard.core.observation import observe
from kilnyard.core.picking import MoveRefused
from kilnyard.core.position import Position
from kilnyard.core.question import ALLOWED, Question
from kilnyard.core.table import Table

MOVES_MAX = 1500


class LawBroken(AssertionError):  # noqa: N818 - it reads as what it says
    """Something that must always hold does not."""


def require(holds: bool, law: str, *facts: object) -> None:
    """Complain, with the facts, if a law does not hold."""
    if not holds:
        raise LawBroken(f"{law}: {', '.join(map(str, facts))}")


def deciders(game: Game[Any], position: Position) -> list[int]:
    """The seats that must decide now."""
    waiting = game.engine.deciders(position)
    return [seat for seat in range(position.seats) if waiting >> seat & 1]


def written(game: Game[Any], position: Position) -> bytes:
    """The whole position as bytes that are equal for equal positions."""
    return msgspec.json.encode(game.to_plain(position), order="sorted")


def observed(game: Game[Any], position: Position, seat: int | None) -> bytes:
    """All that a seat is sent: the view, its choices and refusals, and what they are called."""
    return msgspec.json.encode(observe(game, position, seat))


def check_question(game: Game[Any], position: Position) -> None:
    """The quick list of choices is the slow one; every other candidate has a known reason."""
    question = game.engine.question(position)
    for seat in deciders(game, position):
        candidates = question.candidates(position, seat)
        allowed = []
        for option in candidates:
            reason = question.refused(position, seat, option)
            if reason == ALLOWED:
                allowed.append(option)
            else:
                require(reason in game.refusals, "a reason has a name", question.name, reason)
        offered = game.engine.choices(position, seat)
        require(allowed == offered, "quick and slow choices", question.name, allowed, offered)
        asks = len(allowed) > 1 or question.private or question.secret
        require(asks, "nobody is asked what has one answer", question.name, allowed)
        slow = Question.choices(question, position, seat)
        require(slow == allowed, "choices are what is not refused", question.name)
        tokens = [question.token(position, option) for option in candidates]
        require(len(set(tokens)) == len(tokens), "every candidate has its own token", tokens)
        require(all(token.split() == [token] for token in tokens), "a token is a word", tokens)


def check_secrecy(game: Game[Any], position: Position, chance: Chance) -> None:
    """What a seat cannot know changes nothing that it is sent."""
    before = written(game, position)
    for seat in [None, *range(position.seats)]:
        other = game.redeal(position, seat, chance)
        same = observed(game, other, seat) == observed(game, position, seat)
        require(same, "a seat sees no hidden thing", seat)
        if seat is not None:
            theirs = game.engine.choices(other, seat)
            own = game.engine.choices(position, seat)
            require(theirs == own, "hidden things change no choice", seat)
    require(written(game, position) == before, "dealing anew leaves the position alone")


def check_json(game: Game[Any], position: Position, setup: Setup) -> None:
    """A position that was written and read back is the same, its choices included."""
    plain = msgspec.json.decode(written(game, position))
    twin = game.from_plain(plain, setup, game.edition())
    require(written(game, twin) == written(game, position), "JSON there and back")
    for seat in range(position.seats):
        own, theirs = game.engine.choices(position, seat), game.engine.choices(twin, seat)
        require(own == theirs, "the same choices after JSON", seat)


def check_copy(game: Game[Any], position: Position, chance: Chance, moves: int) -> None:
    """Whatever is played on a copy leaves the original alone."""
    before, options = written(game, position), list(position.options)
    twin = game.copy(position)
    require(written(game, twin) == before, "a copy is the same")
    table = Table(chance)
    for _ in range(moves):
        if twin.is_over():
            break
        seat = deciders(game, twin)[0]
        choices = game.engine.choices(twin, seat)
        game.engine.apply(twin, seat, choices[chance.below(len(choices))], table)
    require(written(game, position) == before, "a copy is a thing of its own")
    require(position.options == options, "choices are never changed")


def check_refusals(journal: Journal[Any]) -> None:
    """A move is accepted exactly if it is a choice; a refused one says why and changes nothing."""
    game, position = journal.game, journal.position
    before, count = written(game, position), len(journal.moves)
    question, waiting = game.engine.question(position), deciders(game, position)
    for seat in waiting:
        candidates, choices = question.candidates(position, seat), journal.choices(seat)
        for option in {*candidates, -1, 1 << 40} - set(choices):
            refusal = refused_move(journal, seat, option)
            known = option in candidates
            reasoned = refusal is not None and (refusal.clause is not None) == known
            require(reasoned, "a refusal has a reason", question.name, option, refusal)
    option = journal.choices(waiting[0])[0]
    for other in set(range(position.seats)) - set(waiting):
        told = refused_move(journal, other, option) is not None
        require(told, "only who is asked decides", other)
    require(written(game, journal.position) == before, "refused moves change nothing")
    require(len(journal.moves) == count, "refused moves are not written down")


def refused_move(journal: Journal[Any], seat: int, option: int) -> MoveRefused | None:
    """What the journal says to this move, if it does not make it."""
    try:
        journal.play(seat, option)
    except MoveRefused as refusal:
        return refusal
    return None


def check_undo(journal: Journal[Any], seat: int, option: int) -> None:
    """A move taken back was never made; made again, it does what it did."""
    game, fork = journal.game, journal.fork()
    before = written(game, fork.position)
    events = fork.play(seat, option)
    after = written(game, fork.position)
    require(written(game, journal.position) == before, "a fork is a journal of its own")
    objection = fork.can_undo(seat)
    stands = any(move.revealed for move in fork.moves[len(journal.moves) :]) or (
        fork.moves[-1].revealed and not fork.position.committed
    )
    require((objection is not None) == stands, "what revealed nothing can be taken back")
    if objection is None:
        fork.undo(seat)
        require(written(game, fork.position) == before, "undone is as before", fork.moves[-1:])
        again = fork.redo(seat)
        require(written(game, fork.position) == after, "redone is as it was", fork.moves[-1:])
        require(again == events, "redone tells the same", fork.moves[-1:])


def check_notation(journal: Journal[Any]) -> None:
    """A game written down and read is the same game, move by move."""
    game = journal.game
    text = notation.write(journal)
    twin = notation.read(text, {game.name: game})
    require(twin.moves == journal.moves, "the same moves")
    require(twin.header == journal.header, "the same header", twin.header, journal.header)
    require(written(game, twin.position) == written(game, journal.position), "the same position")
    require(notation.write(twin) == text, "the same text")
    halfway = len(journal.moves) // 2
    part = notation.read(notation.write(journal.at(halfway)), {game.name: game})
    require(part.moves == journal.moves[:halfway], "half a game is the same half")


def positions_of(
    game: Game[Any], setup: Setup, seed: str, chance: Chance
) -> Iterator[tuple[Any, Table]]:
    """The positions of a random game at each of its decisions, and at its end."""
    table = Table(Chance(seed), listening=True)
    position = game.deal(setup, game.edition(), table)
    for _ in range(MOVES_MAX):
        yield position, table
        if position.is_over():
            return
        waiting = deciders(game, position)
        seat = waiting[chance.below(len(waiting))]
        options = game.engine.choices(position, seat)
        game.engine.apply(position, seat, options[chance.below(len(options))], table)
    raise LawBroken(f"a game ends within {MOVES_MAX} decisions")
