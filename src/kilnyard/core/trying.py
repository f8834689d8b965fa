"""Trying out: picks played on a copy of the position, for previews and plans.

A trial sees nothing that its seat may not know: chance is sealed, so it ends where a card would
turn up or a die would fall.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from kilnyard.core.chance import Chance, ChanceSealed
from kilnyard.core.events import Event, Message
from kilnyard.core.game import Game
from kilnyard.core.observation import Observation, observe
from kilnyard.core.picking import MoveRefused, option_of
from kilnyard.core.position import Position
from kilnyard.core.table import Table

P = TypeVar("P", bound=Position)


@dataclass
class Tried(Generic[P]):
    """Where picks lead: how many were played, what happened, and why there were no more.

    `reveals`: the last one turns up something hidden. `ends_turn`: this seat's turn is over.
    """

    position: P
    seat: int
    played: int = 0
    reveals: bool = False
    ends_turn: bool = False
    events: tuple[Event, ...] = ()
    refusal: MoveRefused | None = None


def try_out(game: Game[P], position: P, seat: int, tokens: Sequence[str]) -> Tried[P]:
    """Play these picks of one seat on a copy, as far as that goes."""
    start = position
    if not game.engine.deciders(position) >> seat & 1:
        begun = game.as_if_turn(position, seat)
        if begun is None:
            refusal = MoveRefused(Message("plan-no-turn", {"seat": seat}))
            return Tried(position, seat, refusal=refusal)
        start = begun
    tried = Tried(game.copy(start), seat)
    table = _sealed_table()
    turn = game.turn(start)
    for token in tokens:
        if tried.ends_turn or tried.reveals:
            break
        try:
            option = option_of(game, tried.position, seat, token)
        except MoveRefused as refusal:
            tried.refusal = refusal
            break
        _play(game, tried, option, table)
        tried.ends_turn = (
            tried.reveals or tried.position.is_over() or (game.turn(tried.position) != turn)
        )
    tried.events = tuple(table.take())
    return tried


def glimpse(game: Game[P], tried: Tried[P]) -> Observation:
    """What the seat is told of the position that a trial came to.

    One that ended amid a step has no question to put.
    """
    if not tried.reveals:
        return observe(game, tried.position, tried.seat)
    view = game.view(tried.position, tried.seat)
    return Observation(game.name, tried.seat, view, [])


def _play(game: Game[P], tried: Tried[P], option: int, table: Table) -> None:
    """A secret pick is not carried out: the last one to come would show the others'."""
    tried.played += 1
    if game.engine.question(tried.position).secret:
        tried.reveals = True
        return
    try:
        game.engine.apply(tried.position, tried.seat, option, table)
    except ChanceSealed:
        tried.reveals = True
        # The step that was cut short is off the stack; its game is not over for that.
        tried.position.frames.append(0)


def _sealed_table() -> Table:
    chance = Chance("")
    chance.sealed = True
    return Table(chance, listening=True)
