"""Runs a server until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn

from kilnyard.server.app import Server
from kilnyard.server.measures import set_up_logging
from kilnyard.server.settings import Settings
from kilnyard.server.storage.database import connect, migrate

_SECONDS_TO_END: Final = 3
_PING_SECONDS: Final = 15.0


class _Uvicorn(uvicorn.Server):
    """Says when it listens, and tells those who wait for news to come back when it stops."""

    def __init__(self, config: uvicorn.Config, server: Server, began: Callable[[], None]) -> None:
        super().__init__(config)
        self._server = server
        self._began = began

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the server, which is no failure of the process."""
        signals = (signal.SIGINT, signal.SIGTERM)
        before = [signal.signal(each, self.handle_exit) for each in signals]
        try:
            yield
        finally:
            for each, handler in zip(signals, before, strict=True):
                signal.signal(each, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._began()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._server.hall.hub.close()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; OSError if somebody else has it.

    Only where the protocol is named are small answers sent at once (TCP_NODELAY), not after 40 ms.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def address_of(settings: Settings, listening: socket.socket) -> str:
    """Where people find the server."""
    if settings.public:
        return settings.public
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{listening.getsockname()[1]}"


def prepare(settings: Settings) -> None:
    """Bring the database up to date, or fail before anybody is told that there is a server."""

    async def up_to_date() -> None:
        engine = connect(settings.database)
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    asyncio.run(up_to_date())


def run(settings: Settings, listening: socket.socket, began: Callable[[], None]) -> None:
    """Serve until a signal comes; `began` is called once the server answers."""
    set_up_logging(settings.log_format)
    server = Server(settings)
    config = uvicorn.Config(
        server.application(),
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_ping_interval=_PING_SECONDS,
        ws_ping_timeout=_PING_SECONDS,
        timeout_graceful_shutdown=_SECONDS_TO_END,
    )
    _Uvicorn(config, server, began).run([listening])
