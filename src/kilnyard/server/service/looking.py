"""A table as one viewer sees it: states, moments, trials, scores, records."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from kilnyard.core.events import Event, Message
from kilnyard.core.journal import Journal
from kilnyard.core.notation import write, write_for
from kilnyard.core.observation import Observation, observe, told
from kilnyard.core.trying import glimpse, try_out
from kilnyard.server.protocol import (
    ChapterScores,
    LogEntry,
    Moment,
    OutlookState,
    Presence,
    Refusal,
    SeatState,
    TableState,
    Told,
    TrialResult,
)
from kilnyard.server.service.delay import DELAY_MOVES
from kilnyard.server.service.fold import LiveTable
from kilnyard.server.service.hall import Hall
from kilnyard.server.service.problems import no_such_move
from kilnyard.server.service.undoing import redo_refused, undo_count
from kilnyard.server.service.visitors import Viewer
from kilnyard.words.speaking import event_id


def table_state(
    hall: Hall,
    live: LiveTable,
    viewer: Viewer,
    after: int | None = -1,
    version: int | None = None,
) -> TableState:
    """All that this viewer is told, with the log from what they have on; see `log_from`."""
    journal, game = live.journal, live.game
    position = journal.position
    first, now = live.log_from(after, version), hall.now()
    behind = moves_behind(live, viewer)
    return TableState(
        table=live.table,
        game=game.name,
        version=live.version,
        move=len(journal.moves),
        status=live.status(),
        people=live.people,
        options=journal.header.setup.options,
        terms=live.terms,
        edition=journal.edition.name,
        host=viewer.is_host,
        seats=seat_states(hall, live, viewer.seats, None if behind else now),
        viewer=viewer.seat,
        observation=observation(live, viewer.seat),
        chapter=game.chapter(position),
        chapters=game.chapters(position),
        undo_refused=_undo_refused(live, viewer.seat),
        redo_refused=_redo_refused(live, viewer.seat),
        outlooks=outlooks(game, position),
        ranking=live.ranking(),
        winners=live.winners(),
        log_from=first,
        log=[log_entry(live, index, viewer.seat) for index in range(first, len(journal.moves) + 1)],
        now=now,
        behind=behind,
    )


def moves_behind(live: LiveTable, viewer: Viewer) -> int:
    """How many moves there may be that this viewer is not shown yet."""
    may_see_all = viewer.seats or live.delay is None or live.status() == "over"
    return 0 if may_see_all else DELAY_MOVES


def presence(hall: Hall, live: LiveTable) -> Presence:
    return Presence(hall.hub.connected(live.table), hall.hub.watchers(live.table))


def seat_states(
    hall: Hall, live: LiveTable, mine: Iterable[int], now: int | None
) -> list[SeatState]:
    """The seats as everybody sees them, marked where they are the viewer's own.

    Without a `now` they are those of a time past, whose clocks do not run any more.
    """
    words = live.game.seat_words(live.journal.header.setup)
    connected, own = hall.hub.connected(live.table), set(mine)
    return [
        SeatState(
            seat=seat,
            word=words[seat],
            name=holder.name,
            holder=holder.kind,
            bot=holder.bot,
            mine=seat in own,
            here=holder.here,
            connected=seat in connected,
            conceded=holder.conceded,
            clock=live.clocks.state(seat, now) if now is not None else live.clocks.stopped(seat),
        )
        for seat, holder in enumerate(live.holders)
    ]


def observation(live: LiveTable, seat: int | None) -> Observation:
    """What the seat is told of the position.

    Before and after the game nobody is asked, and where a bot plays on the person is not.
    """
    seen: Observation = observe(live.game, live.journal.position, seat)
    if live.status() != "playing":
        return Observation(seen.game, seen.seat, seen.view, [])
    if seat is not None and live.holders[seat].kind != "person":
        deciders, question = seen.deciders, seen.question
        return Observation(seen.game, seen.seat, seen.view, deciders, question, seen.kind)
    return seen


def log_entry(live: LiveTable, index: int, seat: int | None) -> LogEntry:
    """One move as a seat may read it; entry 0 is the set-up."""
    journal = live.journal
    if index == 0:
        position = journal.at(0).position
        turn, chapter = live.game.turn(position), live.game.chapter(position)
        opening = said(told(journal.opening, seat))
        return LogEntry(0, None, turn, chapter, None, live.opened_at, opening)
    move = journal.moves[index - 1]
    at, chapter = live.stamps[index - 1]
    token = move.token if journal.may_see(index - 1, seat) else None
    events = said(told(journal.events_of(index - 1), seat))
    return LogEntry(index, move.seat, move.turn, chapter, token, at, events)


def said(events: Iterable[Event]) -> list[Told]:
    """Events as messages that a client can say."""
    result = []
    for event in events:
        arguments = msgspec.structs.asdict(event)
        del arguments["audience"]
        result.append(Told(event_id(type(event)), arguments, event.clause))
    return result


def outlooks(game: Any, position: Any) -> list[OutlookState]:
    return [
        OutlookState(outlook.name, outlook.points, said(outlook.events))
        for outlook in game.outlooks(position)
    ]


def moment(live: LiveTable, viewer: Viewer, move: int) -> Moment:
    """The table as this viewer saw it after so many moves."""
    journal = at_move(live, move)
    position = journal.position
    return Moment(
        move=move,
        observation=observe(live.game, position, viewer.seat),
        chapter=live.game.chapter(position),
        outlooks=outlooks(live.game, position),
        ranking=live.game.ranking(position),
    )


def at_move(live: LiveTable, move: int) -> Journal[Any]:
    """The game after so many moves; a Problem if there are not so many."""
    moves = len(live.journal.moves)
    if not 0 <= move <= moves:
        raise no_such_move(move, moves)
    return live.journal.at(move)


def trial(live: LiveTable, seat: int, tokens: list[str]) -> TrialResult:
    """Where a seat's picks would lead, as far as it may know."""
    tried = try_out(live.game, live.journal.position, seat, tokens)
    refusal = tried.refusal
    return TrialResult(
        version=live.version,
        played=tried.played,
        ends_turn=tried.ends_turn,
        reveals=tried.reveals,
        observation=glimpse(live.game, tried),
        outlooks=outlooks(live.game, tried.position),
        told=said(told(tried.events, seat)),
        refusal=None if refusal is None else Refusal(refusal.message, refusal.clause or ""),
    )


def chapter_scores(live: LiveTable) -> list[ChapterScores]:
    """Everybody's points by source at the end of each round, and now."""
    chapters = [chapter for _, chapter in live.stamps]
    chapters.append(live.game.chapter(live.journal.position))
    last = {chapter: move for move, chapter in enumerate(chapters)}
    ends = {chapter: min(move + 1, len(live.stamps)) for chapter, move in last.items()}
    return [
        ChapterScores(chapter, move, live.game.score(live.journal.at(move).position))
        for chapter, move in sorted(ends.items())
    ]


def record(live: LiveTable, viewer: Viewer) -> str:
    """The game as text: whole when it is over or only the viewer plays it, else as they see it."""
    people = {seat for seat, one in enumerate(live.holders) if one.players or one.kind == "open"}
    if live.status() == "over" or (people and people <= set(viewer.seats)):
        return write(live.journal)
    return write_for(live.journal, viewer.seat)


def _undo_refused(live: LiveTable, seat: int | None) -> Message | None:
    if seat is None:
        return Message("watching-only")
    count = undo_count(live, seat)
    return count if isinstance(count, Message) else None


def _redo_refused(live: LiveTable, seat: int | None) -> Message | None:
    return Message("watching-only") if seat is None else redo_refused(live, seat)
