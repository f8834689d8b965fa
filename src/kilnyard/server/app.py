"""The server put together: storage, service, workers, and the pages around them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope
from sqlalchemy.ext.asyncio import AsyncEngine

from kilnyard import __version__
from kilnyard.server.api import chat, live, seats, tables
from kilnyard.server.api.callers import (
    Connection,
    Signer,
    check_request,
    known_visitor,
    new_player,
    visitor_of,
)
from kilnyard.server.api.given import TheHall, TheMeasures
from kilnyard.server.api.problems import HANDLERS
from kilnyard.server.measures import Measures
from kilnyard.server.pages import PACKED, dress, page
from kilnyard.server.service.hall import Hall, milliseconds
from kilnyard.server.service.limits import RateLimit
from kilnyard.server.service.visitors import Visitor
from kilnyard.server.settings import Settings
from kilnyard.server.storage.database import connect, migrate
from kilnyard.server.storage.keeper import Keeper
from kilnyard.server.workers.bots import BotSupervisor
from kilnyard.server.workers.clock_keeper import ClockKeeper
from kilnyard.server.workers.thinking import ProcessThinker, Thinker
from kilnyard.server.workers.webhooks import Announcer

BODY_BYTES_MAX: Final = 512 * 1024
_GZIP_FROM_BYTES: Final = 1000
# How many seconds' worth of requests, and of new tables, may come at once.
_REQUESTS_AT_ONCE: Final = 4
_TABLES_AT_ONCE: Final = 120
# Where tables are opened.
_OPENING: Final = ("/tables", "/records", "/forks")

API: Final = (*tables.HANDLERS, *seats.HANDLERS, *chat.HANDLERS, *live.HANDLERS)

AnyRequest = Request[Any, Any, Any]


class Server:
    """Everything that a running server consists of."""

    def __init__(
        self,
        settings: Settings,
        thinker: Thinker | None = None,
        now: Callable[[], int] = milliseconds,
    ) -> None:
        self.settings = settings
        self.engine: AsyncEngine = connect(settings.database)
        self.hall = Hall(Keeper(self.engine), now)
        self.measures = Measures()
        self.signer = Signer(settings)
        self.requests = RateLimit(settings.requests_per_second, _REQUESTS_AT_ONCE, now)
        self.tables = RateLimit(settings.tables_per_minute / 60, _TABLES_AT_ONCE, now)
        self.bots = BotSupervisor(
            self.hall, thinker or ProcessThinker(), settings.pace, self.measures
        )
        self.clocks = ClockKeeper(self.hall, self.measures)
        self.announcer = Announcer(
            self.hall, self.measures, settings.public, settings.private_webhooks
        )

    @asynccontextmanager
    async def running(self, app: Litestar) -> AsyncIterator[None]:
        """From the migrated database to the last closed connection."""
        await migrate(self.engine)
        self.hall.on_change.append(self.measures.changed)
        await self.bots.start()
        await self.clocks.start()
        await self.announcer.start()
        try:
            yield
        finally:
            self.hall.hub.close()
            await self.announcer.stop()
            await self.clocks.stop()
            await self.bots.stop()
            await self.engine.dispose()

    def application(self) -> Litestar:
        """The server as an ASGI application."""
        return Litestar(
            route_handlers=[
                Router("/api", route_handlers=API),
                health,
                metrics,
                page,
            ],
            dependencies={
                "hall": Provide(lambda: self.hall, sync_to_thread=False),
                "measures": Provide(lambda: self.measures, sync_to_thread=False),
                "settings": Provide(lambda: self.settings, sync_to_thread=False),
                "announcer": Provide(lambda: self.announcer, sync_to_thread=False),
                "visitor": Provide(self._visitor, sync_to_thread=False),
                "player": Provide(self._player, sync_to_thread=False),
            },
            before_request=self._before,
            lifespan=[self.running],
            before_send=[dress, self._give_cookie],
            exception_handlers=HANDLERS,
            request_max_body_size=BODY_BYTES_MAX,
            compression_config=CompressionConfig(
                "gzip",
                minimum_size=_GZIP_FROM_BYTES,
                gzip_compress_level=4,
                exclude=["/stream$"],
                exclude_opt_key=PACKED,
            ),
            openapi_config=OpenAPIConfig(
                title="Kilnyard",
                version=__version__,
                path="/api/openapi.json",
                render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
                use_handler_docstrings=True,
            ),
            logging_config=None,
        )

    def _visitor(self, request: Connection) -> Visitor:
        return visitor_of(request, self.signer)

    def _player(self, request: Connection) -> Visitor:
        return known_visitor(request, self.signer)

    async def _before(self, request: AnyRequest) -> None:
        """What holds for every request: it is not another site's, and not one of too many."""
        if not request.scope["path"].startswith("/api/"):
            return
        check_request(request, self.settings)
        visitor = visitor_of(request, self.signer)
        address = request.client.host if request.client else ""
        self.requests.check(visitor.player or visitor.token_hash or address)
        if request.method == "POST" and request.scope["path"].endswith(_OPENING):
            self.tables.check(address)

    async def _give_cookie(self, message: Message, scope: Scope) -> None:
        """Tell a new player who they are from now on."""
        player = new_player(scope)
        if player is not None and message["type"] == "http.response.start":
            cookie = self.signer.cookie(player).to_header(header="")
            MutableScopeHeaders.from_message(message).add("set-cookie", cookie)


@get("/health", include_in_schema=False)
async def health(hall: TheHall) -> Response[dict[str, Any]]:
    """Whether the server can do its work."""
    works = await hall.storage.is_there()
    return Response({"ok": works, "version": __version__}, status_code=200 if works else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(hall: TheHall, measures: TheMeasures) -> bytes:
    """The server's figures, as Prometheus reads them."""
    return await measures.page(hall)
