"""Taking moves back: how far somebody may, as a number of moves or the reason why not.

Only who moved last takes back, to where something was revealed. Where one person plays with bots,
it is that person's latest move that goes, with what bots have done since.
"""

from __future__ import annotations

from collections.abc import Sequence

from kilnyard.core.events import Message
from kilnyard.core.journal import Move
from kilnyard.core.question import UNCOMMITTED
from kilnyard.server.service.fold import LiveTable


def undo_count(live: LiveTable, seat: int, whole_turn: bool = False) -> int | Message:
    """How many moves go when this seat takes back its latest pick, or as much as it may of a turn.

    The turn is the one that the latest pick was in, whether or not it has ended since.
    """
    if refusal := undo_closed(live, seat):
        return refusal
    journal = live.journal
    committed = journal.position.committed
    if seat < len(committed) and committed[seat] != UNCOMMITTED:
        return 1
    alone = live.has_one_person() and live.holders[seat].has_person
    count = _back_to_own(journal.moves, seat, alone, whole_turn)
    return count or _objection(live, seat, alone)


def redo_refused(live: LiveTable, seat: int) -> Message | None:
    """Why this seat cannot make a move again that it took back."""
    return undo_closed(live, seat) or live.journal.can_redo(seat)


def undo_closed(live: LiveTable, seat: int) -> Message | None:
    """A game that has ended stays so, except for who is alone with it."""
    if refusal := not_played_by_person(live, seat):
        return refusal
    if live.status() == "gathering":
        return Message("table-gathering")
    if live.is_given_up() or (live.status() == "over" and not live.has_one_person()):
        return Message("undo-over")
    return None


def not_played_by_person(live: LiveTable, seat: int) -> Message | None:
    """Why a seat's person does nothing with it now."""
    if live.holders[seat].conceded:
        return Message("seat-conceded", {"seat": seat})
    if live.holders[seat].kind != "person":
        return Message("seat-with-bot", {"seat": seat})
    return None


def _back_to_own(moves: Sequence[Move], seat: int, alone: bool, whole_turn: bool) -> int:
    """How many moves lie from the seat's pick to the end, if all of them may be taken back."""
    best, turn = 0, -1
    for count, move in enumerate(reversed(moves), start=1):
        if move.revealed or not (move.seat == seat or alone):
            break
        if move.seat != seat:
            continue
        if best and move.turn != turn:
            break
        best, turn = count, move.turn
        if not whole_turn:
            break
    return best


def _objection(live: LiveTable, seat: int, alone: bool) -> Message:
    """What stands in the way; for who is alone that may be what a bot's move revealed."""
    objection = live.journal.can_undo(seat)
    revealed = next((move for move in reversed(live.journal.moves) if move.revealed), None)
    if alone and revealed is not None:
        return Message("undo-revealed", {"seat": revealed.seat})
    return objection or Message("undo-nothing", {"seat": seat})
