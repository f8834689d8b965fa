"""News of a table as it comes. Whoever comes back says what they have and is sent the rest."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from typing import Final

from kilnyard.server.protocol import Chat, Gone, Presence, StreamMessage, TableState
from kilnyard.server.service import chatting
from kilnyard.server.service.fold import LiveTable
from kilnyard.server.service.hall import Hall
from kilnyard.server.service.hub import Listener
from kilnyard.server.service.looking import presence, table_state
from kilnyard.server.service.problems import ProblemError
from kilnyard.server.service.visitors import Viewer, Visitor, seen_by, view_from

# After so long without news a stream says something, and looks for what other servers wrote.
QUIET_SECONDS: Final = 15.0
WAIT_MAX_SECONDS: Final = 25.0


@dataclass
class Place:
    """Where somebody looks from, and what they have: the last log entry, the version, the last
    line of the chat."""

    visitor: Visitor
    table: str
    seat: int | None = None
    after: int | None = None
    version: int | None = None
    said: int | None = None
    # Whose log the visitor has, once they were sent one.
    log_of: int | None = None
    knows_log: bool = False

    def has(self, state: TableState) -> None:
        """The visitor was sent this state."""
        self.after, self.version = state.move, state.version
        self.log_of, self.knows_log = state.viewer, True


@dataclass
class _Sent:
    """What a stream has told so far."""

    version: int = -1
    presence: Presence = field(default_factory=lambda: Presence([], 0))
    chat: bool = False


async def look(hall: Hall, place: Place) -> TableState:
    """The present state."""
    async with hall.table(place.table) as live:
        viewer = await view_from(hall, live, place.visitor, place.seat)
        return _state(hall, await seen_by(hall, live, viewer), viewer, place)


async def stream(hall: Hall, place: Place) -> AsyncGenerator[StreamMessage | None, None]:
    """The state now and after every entry, who comes and goes, what is said; None when all is
    quiet.

    It ends when the server stops, and with a last word when there is nothing more to see.
    """
    try:
        async with hall.table(place.table) as live:
            viewer = await view_from(hall, live, place.visitor, place.seat)
        with hall.hub.listening(place.table, frozenset(viewer.seats)) as listener:
            listener.news.set()
            sent = _Sent()
            while not hall.hub.closing:
                happened = await listener.wait(QUIET_SECONDS)
                news = await _news(hall, place, listener, sent, fresh=not happened)
                for message in news:
                    yield message
                if not news and not happened:
                    yield None
    except ProblemError as problem:
        yield Gone(problem.message)


async def wait_for_news(hall: Hall, place: Place, seconds: float) -> TableState | None:
    """The state once it is another than the visitor has, or once there is more to read in the
    chat; None if neither is so in this time."""
    deadline = hall.now() + min(max(seconds, 0), WAIT_MAX_SECONDS) * 1000
    async with hall.table(place.table) as live:
        viewer = await view_from(hall, live, place.visitor, place.seat)
    with hall.hub.listening(place.table, frozenset(viewer.seats)) as listener:
        while True:
            async with hall.table(place.table) as live:
                viewer = await view_from(hall, live, place.visitor, place.seat)
                seen = await seen_by(hall, live, viewer)
                if _has_news(seen, place) or await _has_talk(hall, seen, place):
                    return _state(hall, seen, viewer, place)
            left = (deadline - hall.now()) / 1000
            if left <= 0 or hall.hub.closing:
                return None
            await listener.wait(left)


async def _news(
    hall: Hall, place: Place, listener: Listener, sent: _Sent, fresh: bool
) -> list[StreamMessage]:
    """What the visitor has not been told yet."""
    news: list[StreamMessage] = []
    async with hall.table(place.table, fresh=fresh) as live:
        viewer = await view_from(hall, live, place.visitor, place.seat)
        listener.seats = frozenset(viewer.seats)
        seen, present = await seen_by(hall, live, viewer), presence(hall, live)
        version, has_changed = seen.version, seen.version != sent.version
        if has_changed:
            state = _state(hall, seen, viewer, place)
            place.has(state)
            news.append(state)
    if present != sent.presence:
        news.append(present)
    sent.version, sent.presence = version, present
    # Who watches with a delay comes only with the table to what was said long ago.
    if listener.has_talk or fresh or (has_changed and seen.delay is not None):
        listener.has_talk = False
        news += await _talk(hall, place, sent)
    return news


async def _talk(hall: Hall, place: Place, sent: _Sent) -> list[StreamMessage]:
    """What was said since. Who says what they have is told so at once, if only that it is all."""
    lines = await chatting.lines(hall, place.table, place.said or 0, sent.version)
    is_wanted = place.said is not None and (bool(lines) or not sent.chat)
    if lines or place.said is None:
        place.said = lines[-1].seq if lines else 0
    sent.chat = True
    return [Chat(lines)] if is_wanted else []


def _state(hall: Hall, seen: LiveTable, viewer: Viewer, place: Place) -> TableState:
    nothing_known = place.after is None and place.version is None
    if nothing_known or (place.knows_log and place.log_of != viewer.seat):
        return table_state(hall, seen, viewer)
    return table_state(hall, seen, viewer, place.after, place.version)


def _has_news(seen: LiveTable, place: Place) -> bool:
    if place.version is not None:
        return seen.version != place.version
    return place.after is None or place.after != len(seen.journal.moves)


async def _has_talk(hall: Hall, seen: LiveTable, place: Place) -> bool:
    if place.said is None:
        return False
    return bool(await chatting.lines(hall, place.table, place.said, seen.version))
