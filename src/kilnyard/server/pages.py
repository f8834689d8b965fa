"""The pages: what the front end was built to, and what every answer says about itself."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import Message, Scope

STATIC: Final = Path(str(files("kilnyard.server"))) / "static"
INDEX: Final = "index.html"
# Vite names these by what is in them, so they never change.
_HASHED: Final = "assets"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
# What marks a handler whose answers are packed already, or are not to be.
PACKED: Final = "packed"
_PACKABLE: Final = ("text/html", "text/css", "text/javascript", "image/svg+xml")
# Nothing comes from elsewhere, nothing is inline, nobody puts us in a frame.
_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        *(
            f"{kind}-src 'self'"
            for kind in ("script", "style", "img", "font", "connect", "media", "manifest", "worker")
        ),
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Kilnyard</title>
<h1>Kilnyard is running, but its pages have not been built.</h1>
<p>Run <code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code> of the source,
then load this page again.
<p>Programs can play all the same: <a href="/api/openapi.json">/api/openapi.json</a>.
</html>
"""


@get(["/", "/api", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[Any]:
    """A file of the front end; every other address is one of the front end's own."""
    wanted = path.strip("/")
    if wanted.startswith("api/"):
        raise NotFoundException
    unpacks = "gzip" in request.headers.get("accept-encoding", "")
    return _answer(find(STATIC, wanted) or find(STATIC, INDEX), wanted, unpacks)


def find(root: Path, path: str) -> Path | None:
    """A file below the root, if there is one of this name; nothing else is ever served."""
    if not path or "\0" in path:
        return None
    file = (root / path).resolve()
    return file if file.is_relative_to(root.resolve()) and file.is_file() else None


def missing() -> list[str]:
    """What the front end's first page mentions and is not there."""
    index = find(STATIC, INDEX)
    if index is None:
        return [INDEX]
    return [name for name in _mentioned(index.read_text("utf-8")) if find(STATIC, name) is None]


async def dress(message: Message, scope: Scope) -> None:
    """Say on every answer what a browser may do with it."""
    if message["type"] == "http.response.start" and scope["type"] == ScopeType.HTTP:
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")


def _answer(file: Path | None, wanted: str, unpacks: bool) -> Response[Any]:
    if file is None:
        return _page(_NOT_BUILT.encode(), "text/html", _ASK_AGAIN)
    hashed = file.parent.name == _HASHED
    if file.name == INDEX and Path(wanted).suffix in (".js", ".css"):
        # A file of an older build: a page in its place would only be a stranger error.
        raise NotFoundException
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    answer = _page(file.read_bytes(), kind, _FOREVER if hashed else _ASK_AGAIN)
    if kind in _PACKABLE:
        answer.headers["vary"] = "accept-encoding"
        if unpacks:
            answer.content = _packed(file, file.stat().st_mtime_ns)
            answer.headers["content-encoding"] = "gzip"
    return answer


@lru_cache(maxsize=512)
def _packed(file: Path, _changed: int) -> bytes:
    """A file as small as gzip makes it. That takes its time, so it is done once."""
    return gzip.compress(file.read_bytes(), 9, mtime=0)


def _page(content: bytes, kind: str, caching: str) -> Response[Any]:
    return Response(content, media_type=kind, headers={"cache-control": caching})


def _mentioned(page: str) -> list[str]:
    """The files of ours that a page loads."""
    parts = page.split('"')
    return [part.lstrip("./") for part in parts if part.startswith(("/assets/", "./assets/"))]
