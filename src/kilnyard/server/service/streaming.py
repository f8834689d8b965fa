"""News of a table as it comes. Whoever comes back says what they have and is sent the rest."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from dataclasses import dataclass
from typing import Final

from kilnyard.server.protocol import Gone, Presence, StreamMessage, TableState
from kilnyard.server.service.fold import LiveTable
from kilnyard.server.service.hall import Hall
from kilnyard.server.service.hub import Listener
from kilnyard.server.service.looking import presence, table_state
from kilnyard.server.service.problems import ProblemError
from kilnyard.server.service.visitors import Visitor, view_from

# After so long without news a stream says something, and looks for what other servers wrote.
QUIET_SECONDS: Final = 15.0
WAIT_MAX_SECONDS: Final = 25.0


@dataclass
class Place:
    """Where somebody looks from, and what they have: the last log entry, the version."""

    visitor: Visitor
    table: str
    seat: int | None = None
    after: int | None = None
    version: int | None = None
    # Whose log the visitor has, once they were sent one.
    log_of: int | None = None
    knows_log: bool = False

    def has(self, state: TableState) -> None:
        """The visitor was sent this state."""
        self.after, self.version = state.move, state.version
        self.log_of, self.knows_log = state.viewer, True


async def look(hall: Hall, place: Place) -> TableState:
    """The present state."""
    async with hall.table(place.table) as live:
        return await _state(hall, live, place)


async def stream(hall: Hall, place: Place) -> AsyncGenerator[StreamMessage | None, None]:
    """The state now and after every entry, and who comes and goes; None when all is quiet.

    It ends when the server stops, and with a last word when there is nothing more to see.
    """
    try:
        async with hall.table(place.table) as live:
            viewer = await view_from(hall, live, place.visitor, place.seat)
        with hall.hub.listening(place.table, frozenset(viewer.seats)) as listener:
            listener.news.set()
            seen = Presence([], 0)
            sent = -1
            while not hall.hub.closing:
                happened = await listener.wait(QUIET_SECONDS)
                state, present = await _news(hall, place, listener, sent, fresh=not happened)
                if state is not None:
                    sent = state.version
                    place.has(state)
                    yield state
                if present != seen:
                    seen = present
                    yield present
                elif not happened:
                    yield None
    except ProblemError as problem:
        yield Gone(problem.message)


async def wait_for_news(hall: Hall, place: Place, seconds: float) -> TableState | None:
    """The state once it is another than the visitor has; None if it is not in so long."""
    deadline = hall.now() + min(max(seconds, 0), WAIT_MAX_SECONDS) * 1000
    async with hall.table(place.table) as live:
        viewer = await view_from(hall, live, place.visitor, place.seat)
    with hall.hub.listening(place.table, frozenset(viewer.seats)) as listener:
        while True:
            async with hall.table(place.table) as live:
                if _has_news(live, place):
                    return await _state(hall, live, place)
            left = (deadline - hall.now()) / 1000
            if left <= 0 or hall.hub.closing:
                return None
            await listener.wait(left)


async def _news(
    hall: Hall, place: Place, listener: Listener, sent: int, fresh: bool
) -> tuple[TableState | None, Presence]:
    async with hall.table(place.table, fresh=fresh) as live:
        if live.version == sent:
            return None, presence(hall, live)
        viewer = await view_from(hall, live, place.visitor, place.seat)
        listener.seats = frozenset(viewer.seats)
        return await _state(hall, live, place), presence(hall, live)


async def _state(hall: Hall, live: LiveTable, place: Place) -> TableState:
    viewer = await view_from(hall, live, place.visitor, place.seat)
    nothing_known = place.after is None and place.version is None
    if nothing_known or (place.knows_log and place.log_of != viewer.seat):
        return table_state(hall, live, viewer)
    return table_state(hall, live, viewer, place.after, place.version)


def _has_news(live: LiveTable, place: Place) -> bool:
    if place.version is not None:
        return live.version != place.version
    return place.after is None or place.after != len(live.journal.moves)
