"""Who sends a request: the player of a signed cookie, the holder of a seat's token, or anybody."""

from __future__ import annotations

from typing import Any, Final, cast
from urllib.parse import urlsplit

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from kilnyard.core.events import Message
from kilnyard.server.service.hall import new_id
from kilnyard.server.service.problems import ProblemError
from kilnyard.server.service.seating import hash_of
from kilnyard.server.service.visitors import Visitor
from kilnyard.server.settings import Settings

COOKIE: Final = "kilnyard"
_SALT: Final = "player"
_SCHEME: Final = "Bearer "
_TWO_YEARS: Final = 2 * 365 * 86_400
_NEW_PLAYER: Final = "kilnyard.new_player"
_SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
_JSON: Final = "application/json"

Connection = ASGIConnection[Any, Any, Any, Any]


class Signer:
    """Signs the id of a player, and knows its own signature again."""

    def __init__(self, settings: Settings) -> None:
        self._serializer = URLSafeSerializer(settings.secret, _SALT)
        self._is_secure = settings.public.startswith("https:")

    def cookie(self, player: str) -> Cookie:
        """The cookie of a player. Other sites cannot have it sent, nor can scripts read it."""
        return Cookie(
            key=COOKIE,
            value=str(self._serializer.dumps(player)),
            max_age=_TWO_YEARS,
            httponly=True,
            secure=self._is_secure,
            samesite="lax",
        )

    def player(self, connection: Connection) -> str:
        """The player of the cookie that came, or nobody."""
        try:
            return str(self._serializer.loads(connection.cookies.get(COOKIE, "")))
        except BadSignature:
            return ""


def visitor_of(connection: Connection, signer: Signer) -> Visitor:
    """Whoever asks; nobody has to be known."""
    authority = connection.headers.get("authorization", "")
    token = authority.removeprefix(_SCHEME) if authority.startswith(_SCHEME) else ""
    return Visitor(signer.player(connection), hash_of(token) if token else "")


def known_visitor(connection: Connection, signer: Signer) -> Visitor:
    """Whoever asks, as a player; one without a cookie is given one with the answer."""
    visitor = visitor_of(connection, signer)
    if visitor.player:
        return visitor
    player = new_id()
    cast("dict[str, Any]", connection.scope)[_NEW_PLAYER] = player
    return Visitor(player, visitor.token_hash)


def new_player(scope: Scope) -> str | None:
    """The player that was made for this request, if one was."""
    player: str | None = cast("dict[str, Any]", scope).get(_NEW_PLAYER)
    return player


def check_origin(connection: Connection, settings: Settings) -> None:
    """A Problem for requests that a page of another site makes in somebody's name."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    own = {connection.headers.get("host", ""), urlsplit(settings.public).netloc} - {""}
    if urlsplit(origin).netloc not in own:
        raise ProblemError("forbidden", Message("request-foreign"))


def check_request(connection: Connection, settings: Settings) -> None:
    """What changes something comes from our own pages, or from programs, and as JSON.

    A browser asks us before it sends JSON for another site, and is not told yes.
    """
    if connection.scope.get("method", "GET") in _SAFE_METHODS:
        return
    check_origin(connection, settings)
    length = connection.headers.get("content-length", "0")
    kind = connection.headers.get("content-type", "").partition(";")[0].strip()
    has_body = length != "0" or "transfer-encoding" in connection.headers
    if has_body and kind != _JSON:
        raise ProblemError("media", Message("request-not-json", {"expected": _JSON}))
