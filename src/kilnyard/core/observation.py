"""The one seat protocol: what any client is told, whether a person, a screen reader or a bot.

Nothing that its seat may not know is ever in an observation: it is made from the seat's own view,
from what it may pick itself, and from events that it may be told.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from kilnyard.core.events import Event, Message
from kilnyard.core.game import Game
from kilnyard.core.position import Position
from kilnyard.core.question import NO_OPTION, UNCOMMITTED, Question

P = TypeVar("P", bound=Position)


class Choice(msgspec.Struct, frozen=True):
    """Something a seat may pick: its number, its word in the notation, and what it is called."""

    option: int
    token: str
    label: Message


class Refused(msgspec.Struct, frozen=True):
    """Something a seat might think of picking, why it may not, and the clause that says so."""

    token: str
    label: Message
    reason: Message
    clause: str


class Observation(msgspec.Struct, frozen=True):
    """All that a seat (None: a spectator) is told of a position.

    `prompt`, `choices` and `refused` are for a seat that must decide; `committed` is its own pick
    while others still make theirs. `question` and `kind` are empty when there is none, and when it
    is private and put to somebody else.
    """

    game: str
    seat: int | None
    view: Any
    deciders: list[int]
    question: str = ""
    kind: str = ""
    prompt: Message | None = None
    choices: list[Choice] = []
    refused: list[Refused] = []
    committed: Choice | None = None


def observe(game: Game[P], position: P, seat: int | None) -> Observation:
    """What this seat is told of the position."""
    if position.is_over():
        return Observation(
            game.name, seat, game.view(position, seat), [], "", "", None, [], [], None
        )
    question = game.engine.question(position)
    waiting = game.engine.deciders(position)
    deciders = [decider for decider in range(position.seats) if waiting >> decider & 1]
    asked = seat if seat in deciders else None
    committed = _committed(question, position, seat)
    is_told = not question.private or asked is not None or committed is not None
    return Observation(
        game=game.name,
        seat=seat,
        view=game.view(position, seat),
        deciders=deciders,
        question=question.name if is_told else "",
        kind=question.kind if is_told else "",
        prompt=None if asked is None else prompt(game, position, asked),
        choices=[] if asked is None else choices(game, position, asked),
        refused=[] if asked is None else refused(game, position, asked),
        committed=committed,
    )


def prompt(game: Game[P], position: P, seat: int) -> Message:
    """What this seat is asked."""
    question = game.engine.question(position)
    facts = question.facts(position, seat, NO_OPTION)
    return Message(f"ask-{question.name}", {"seat": seat, **facts})


def choices(game: Game[P], position: P, seat: int) -> list[Choice]:
    """What this seat may pick now."""
    question = game.engine.question(position)
    return [
        _choice(question, position, seat, option) for option in game.engine.choices(position, seat)
    ]


def refused(game: Game[P], position: P, seat: int) -> list[Refused]:
    """What this seat might think of and may not pick, with the reasons."""
    question = game.engine.question(position)
    found = []
    for option in question.candidates(position, seat):
        if reason := question.refused(position, seat, option):
            why = game.refusals[reason]
            found.append(
                Refused(
                    token=question.token(position, option),
                    label=question.label(position, seat, option),
                    reason=game.reason(position, seat, option, reason),
                    clause=why.clause,
                )
            )
    return found


def told(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events that this seat may learn of."""
    return [event for event in events if event.may_be_told_to(seat)]


def _choice(question: Question[P], position: P, seat: int, option: int) -> Choice:
    return Choice(option, question.token(position, option), question.label(position, seat, option))


def _committed(question: Question[P], position: P, seat: int | None) -> Choice | None:
    """The seat's own pick that lies face down, if there is one."""
    if seat is None or not position.committed or position.committed[seat] == UNCOMMITTED:
        return None
    return _choice(question, position, seat, position.committed[seat])
