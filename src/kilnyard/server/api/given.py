"""What handlers are given: parts of the server, whoever asks, and what stands in the address."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from kilnyard.server.measures import Measures
from kilnyard.server.service.hall import Hall
from kilnyard.server.service.visitors import Visitor
from kilnyard.server.settings import Settings
from kilnyard.server.workers.webhooks import Announcer

TheHall = NamedDependency[Hall]
TheMeasures = NamedDependency[Measures]
TheSettings = NamedDependency[Settings]
TheAnnouncer = NamedDependency[Announcer]
# Anybody; and somebody who is given a cookie if they have none.
Asker = NamedDependency[Visitor]
Player = NamedDependency[Visitor]

TableId = FromPath[str]
SeatNumber = FromPath[int]
MoveNumber = FromPath[int]

Seat = Annotated[int | None, QueryParameter(description="The seat to look from, if it is yours.")]
After = Annotated[
    int | None, QueryParameter(description="The last log entry you have; -1 is none of them.")
]
AfterLine = Annotated[
    int, QueryParameter(description="The last line of the chat you have; 0 is none of them.")
]
Said = Annotated[
    int | None,
    QueryParameter(
        description="The last line of the chat you have, if you want the chat as well from there."
    ),
]
Version = Annotated[int | None, QueryParameter(description="The version of the state you have.")]
Wait = Annotated[
    float, QueryParameter(description="How many seconds to wait for news; 25 at most.", ge=0)
]
