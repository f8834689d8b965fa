"""Picking: the one door where a pick is checked, for games in earnest and for trials."""

from __future__ import annotations

from typing import TypeVar

from kilnyard.core.events import Message
from kilnyard.core.game import Game
from kilnyard.core.position import Position
from kilnyard.core.question import ALLOWED

P = TypeVar("P", bound=Position)


class MoveRefused(ValueError):  # noqa: N818 - a refusal is the rules' answer, not an error of ours
    """A move that may not be made now: the words to say why, and the clause that says so."""

    def __init__(self, message: Message, clause: str | None = None) -> None:
        super().__init__(f"{message.id} {message.arguments}")
        self.message = message
        self.clause = clause


def check_option(game: Game[P], position: P, seat: int, option: int) -> None:
    """MoveRefused unless this seat may pick this option now."""
    _check_turn(game, position, seat)
    if option not in game.engine.choices(position, seat):
        raise _refusal(game, position, seat, option)


def option_of(game: Game[P], position: P, seat: int, token: str) -> int:
    """The option that the notation calls so; MoveRefused if the seat may not pick it now."""
    _check_turn(game, position, seat)
    question = game.engine.question(position)
    for option in game.engine.choices(position, seat):
        if question.token(position, option) == token:
            return option
    for option in question.candidates(position, seat):
        if question.token(position, option) == token:
            raise _refusal(game, position, seat, option)
    raise _unknown(game, position, seat, token)


def _check_turn(game: Game[P], position: P, seat: int) -> None:
    if position.is_over():
        raise MoveRefused(Message("refused-game-over", {"seat": seat}))
    if seat < 0 or not game.engine.deciders(position) >> seat & 1:
        raise MoveRefused(Message("refused-not-your-turn", {"seat": seat}))


def _refusal(game: Game[P], position: P, seat: int, option: int) -> MoveRefused:
    """Why a seat whose turn it is may not pick this."""
    question = game.engine.question(position)
    if option in question.candidates(position, seat):
        reason = question.refused(position, seat, option)
        if reason != ALLOWED:
            message = game.reason(position, seat, option, reason)
            return MoveRefused(message, game.refusals[reason].clause)
    return _unknown(game, position, seat, str(option))


def _unknown(game: Game[P], position: P, seat: int, option: str) -> MoveRefused:
    question = game.engine.question(position)
    tokens = [question.token(position, n) for n in game.engine.choices(position, seat)]
    arguments: dict[str, int | str | Message] = {
        "seat": seat,
        "option": option,
        "possible": ", ".join(tokens),
    }
    return MoveRefused(Message("refused-unknown-option", arguments))
