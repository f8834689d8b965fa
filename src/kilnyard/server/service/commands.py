"""Commands: what a seat does, carried out once at most, and never on a version that has passed."""

from __future__ import annotations

from typing import Final, Literal

from kilnyard.core.events import Message
from kilnyard.core.picking import MoveRefused, option_of
from kilnyard.server.protocol import Command, CommandResult, Refusal
from kilnyard.server.service.entries import (
    Conceded,
    Happening,
    Picked,
    RanOut,
    Redone,
    Undone,
    key_of,
)
from kilnyard.server.service.fold import LiveTable
from kilnyard.server.service.hall import Hall
from kilnyard.server.service.keeping import Conflict
from kilnyard.server.service.looking import table_state
from kilnyard.server.service.problems import ProblemError
from kilnyard.server.service.undoing import (
    not_played_by_person,
    redo_refused,
    undo_count,
)
from kilnyard.server.service.visitors import Viewer, Visitor, check_holds, view_from

KEY_MAX: Final = 64
Outcome = Literal["done", "repeated", "stale", "refused"]


async def carry_out(
    hall: Hall, visitor: Visitor, table: str, command: Command, after: int | None = None
) -> CommandResult:
    """Do what a command says, or say why not; the state is the present one either way."""
    if not 0 < len(command.key) <= KEY_MAX:
        raise ProblemError("invalid", Message("command-key", {"most": KEY_MAX}))
    try:
        async with hall.table(table) as live:
            await check_holds(hall, live, visitor, command.seat)
            return await _carry_out(hall, visitor, live, command, after)
    except Conflict:
        return await _beaten(hall, visitor, table, command, after)


async def end_time(hall: Hall, live: LiveTable) -> bool:
    """Write down whose time is up. Whether anybody's is."""
    late = live.clocks.run_out(hall.now())
    for seat in late:
        if seat in live.clocks.running:
            await hall.write(live, RanOut(seat))
    return bool(late)


def intended(live: LiveTable, command: Command) -> Happening | Refusal:
    """What carrying out a command would write down, or why it cannot be."""
    if live.status() == "gathering":
        return Refusal(Message("table-gathering"))
    if live.is_given_up():
        return Refusal(Message("table-given-up"))
    if objection := not_played_by_person(live, command.seat):
        return Refusal(objection)
    match command.kind:
        case "pick":
            return _pick(live, command)
        case "concede":
            return _concession(live, command.seat)
        case "redo":
            refusal = redo_refused(live, command.seat)
            return Redone(command.seat) if refusal is None else Refusal(refusal)
        case _:
            count = undo_count(live, command.seat, whole_turn=command.kind == "undo-turn")
            return Refusal(count) if isinstance(count, Message) else Undone(command.seat, count)


async def pick_for_bot(hall: Hall, table: str, version: int, seat: int, token: str) -> bool:
    """A bot's pick, through the same door; whether it was still wanted."""
    command = Command(key=f"bot {version}", version=version, seat=seat, token=token)
    async with hall.table(table) as live:
        if live.decided > version or seat not in live.bots_due():
            return False
        what = _pick(live, command)
        if isinstance(what, Refusal):
            return False
        try:
            await hall.write(live, what, command.key)
        except Conflict:
            return False
    return True


async def _carry_out(
    hall: Hall, visitor: Visitor, live: LiveTable, command: Command, after: int | None
) -> CommandResult:
    viewer = await view_from(hall, live, visitor, command.seat)
    if key_of(command.seat, command.key) in live.keys:
        return _result("repeated", hall, live, viewer, command, after)
    if await end_time(hall, live) or not live.decided <= command.version <= live.version:
        return _result("stale", hall, live, viewer, command, after)
    what = intended(live, command)
    if isinstance(what, Refusal):
        return _result("refused", hall, live, viewer, command, after, what)
    await hall.write(live, what, command.key)
    return _result("done", hall, live, viewer, command, after)


async def _beaten(
    hall: Hall, visitor: Visitor, table: str, command: Command, after: int | None
) -> CommandResult:
    """Another process was first: with this very command, or with something else."""
    async with hall.table(table) as live:
        viewer = await view_from(hall, live, visitor, command.seat)
        known = key_of(command.seat, command.key) in live.keys
        return _result("repeated" if known else "stale", hall, live, viewer, command, after)


def _pick(live: LiveTable, command: Command) -> Picked | Refusal:
    try:
        option_of(live.game, live.journal.position, command.seat, command.token)
    except MoveRefused as refusal:
        return Refusal(refusal.message, refusal.clause or "")
    return Picked(command.seat, command.token)


def _concession(live: LiveTable, seat: int) -> Conceded | Refusal:
    if live.status() == "over":
        return Refusal(Message("refused-game-over", {"seat": seat}))
    return Conceded(seat)


def _result(
    outcome: Outcome,
    hall: Hall,
    live: LiveTable,
    viewer: Viewer,
    command: Command,
    after: int | None,
    refusal: Refusal | None = None,
) -> CommandResult:
    """The answer, with the log from what the client had when it decided."""
    state = table_state(hall, live, viewer, after, command.version)
    return CommandResult(outcome, state, refusal)
