"""What is said at a table."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from kilnyard.server.api.given import AfterLine, Asker, TableId, TheHall
from kilnyard.server.protocol import ChatLine, Say
from kilnyard.server.service import chatting


@post("/tables/{table:str}/chat")
async def say(hall: TheHall, visitor: Asker, table: TableId, data: JSONBody[Say]) -> ChatLine:
    """Say something for a seat of yours, in one line. Not too often: one a second, four at once."""
    return await chatting.say(hall, visitor, table, data)


@get("/tables/{table:str}/chat")
async def read(
    hall: TheHall, visitor: Asker, table: TableId, after: AfterLine = 0
) -> list[ChatLine]:
    """What was said at the table since then; no more than the last lines are kept."""
    return await chatting.read(hall, visitor, table, after)


HANDLERS = (say, read)
