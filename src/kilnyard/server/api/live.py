"""Streams of news: one WebSocket a table for people, ND-JSON for programs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing, suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.response import Stream

from kilnyard.server.api.callers import check_origin
from kilnyard.server.api.given import (
    After,
    Asker,
    Said,
    Seat,
    TableId,
    TheHall,
    TheMeasures,
    TheSettings,
    Version,
)
from kilnyard.server.protocol import Gone
from kilnyard.server.service import streaming
from kilnyard.server.service.hall import Hall
from kilnyard.server.service.streaming import Place

# Closing codes: come back soon; there is nothing to come back for.
RESTARTING: Final = 1012
GONE: Final = 4404

AnySocket = WebSocket[Any, Any, Any]


@websocket("/tables/{table:str}/live")
async def live(
    socket: AnySocket,
    hall: TheHall,
    visitor: Asker,
    settings: TheSettings,
    measures: TheMeasures,
    table: TableId,
    seat: Seat = None,
    after: After = None,
    version: Version = None,
    said: Said = None,
) -> None:
    """The state at once and after every entry, who comes and goes, what is said; reads nothing."""
    check_origin(socket, settings)
    await socket.accept()
    place = Place(visitor, table, seat, after, version, said)
    tasks = [
        asyncio.ensure_future(_send(socket, hall, place)),
        asyncio.ensure_future(_hear(socket)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception):
                measures.fault("stream-failed", result, table=table)


@get("/tables/{table:str}/stream")
async def stream(
    hall: TheHall,
    visitor: Asker,
    table: TableId,
    seat: Seat = None,
    after: After = None,
    version: Version = None,
    said: Said = None,
) -> Stream:
    """The same as the WebSocket, one message a line. An empty line is a sign of life."""
    place = Place(visitor, table, seat, after, version, said)
    return Stream(_lines(hall, place), media_type="application/x-ndjson")


async def _send(socket: AnySocket, hall: Hall, place: Place) -> None:
    """Send news until there is no more, and say whether to come back."""
    code = RESTARTING
    with suppress(WebSocketDisconnect):
        async with aclosing(streaming.stream(hall, place)) as messages:
            async for message in messages:
                if message is not None:
                    await socket.send_text(msgspec.json.encode(message).decode())
                if isinstance(message, Gone):
                    code = GONE
        await socket.close(code)


async def _hear(socket: AnySocket) -> None:
    """Read nothing but the end."""
    with suppress(WebSocketDisconnect):
        while True:
            await socket.receive_data("text")


async def _lines(hall: Hall, place: Place) -> AsyncIterator[bytes]:
    async with aclosing(streaming.stream(hall, place)) as messages:
        async for message in messages:
            yield b"\n" if message is None else msgspec.json.encode(message) + b"\n"


HANDLERS = (live, stream)
