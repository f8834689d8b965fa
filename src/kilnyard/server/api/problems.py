"""Every answer that is an error is a `Problem`: a code, a message to be said, a proper status."""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from kilnyard.core.events import Message
from kilnyard.server.protocol import Problem
from kilnyard.server.service.keeping import Conflict
from kilnyard.server.service.problems import Kind, ProblemError

AnyRequest = Request[Any, Any, Any]

_STATUS: Final[dict[Kind, int]] = {
    "invalid": 422,
    "unknown": 404,
    "forbidden": 403,
    "refused": 409,
    "limit": 429,
    "media": 415,
    "damaged": 500,
}
# What the web itself objects to.
_MESSAGES: Final = {
    404: "request-unknown",
    405: "request-method",
    413: "request-too-large",
    415: "request-not-json",
    429: "request-too-often",
}
_DETAIL_MAX: Final = 200


def answer(status: int, problem: Problem) -> Response[Problem]:
    later = {"retry-after": "1"} if status == 429 else None
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=later)


def of_service(request: AnyRequest, error: ProblemError) -> Response[Problem]:
    return answer(_STATUS[error.kind], Problem(error.code, error.message, error.clause))


def of_conflict(request: AnyRequest, error: Conflict) -> Response[Problem]:
    """Another server was first; whoever asked may ask again."""
    return answer(409, Problem("request-conflict", Message("request-conflict")))


def of_web(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    status = error.status_code
    if status >= 500:
        return of_fault(request, error)
    if status in _MESSAGES:
        code = _MESSAGES[status]
        return answer(status, Problem(code, Message(code)))
    message = Message("request-invalid", {"detail": _detail(error)})
    return answer(status, Problem(message.id, message))


def of_fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of ours: the log is told what it was, and nobody else."""
    structlog.get_logger("kilnyard").exception("fault", path=request.url.path, exc_info=error)
    return answer(500, Problem("server-fault", Message("server-fault")))


def _detail(error: HTTPException) -> str:
    """What was wrong with a request, as far as it can be said in a line."""
    extra: Any = error.extra
    if isinstance(extra, list) and extra:
        first = extra[0]
        return f"{first.get('key', '')}: {first.get('message', '')}"[:_DETAIL_MAX].lstrip(": ")
    return error.detail.partition("\n")[0][:_DETAIL_MAX]


HANDLERS: Final[ExceptionHandlersMap] = {
    ProblemError: of_service,
    Conflict: of_conflict,
    HTTPException: of_web,
    Exception: of_fault,
}
