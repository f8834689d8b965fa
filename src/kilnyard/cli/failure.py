"""What can go wrong because of what a person asked for: one line to say it, and status 2."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from kilnyard.core.events import Message
from kilnyard.core.journal import Journal

STATUS: Final = 2
INTERRUPTED_STATUS: Final = 130

_REASONS: Final = (
    (FileNotFoundError, "reason-missing"),
    (PermissionError, "reason-forbidden"),
    (IsADirectoryError, "reason-folder"),
    (NotADirectoryError, "reason-missing"),
    (UnicodeDecodeError, "reason-not-text"),
)


class Failure(Exception):  # noqa: N818 - it is the answer to a request, not an error of ours
    """Ends the command: the words to say why, and the game whose seats they speak of if any."""

    def __init__(
        self, id: str, *, journal: Journal[Any] | None = None, **arguments: int | str | Message
    ) -> None:
        super().__init__(f"{id} {arguments}")
        self.message = Message(id, dict(arguments))
        self.journal = journal


def message_of(error: Exception) -> Message | None:
    """The words for an error that a person can do something about; None for a fault of ours."""
    message = getattr(error, "message", None)
    if isinstance(message, Message):
        return message
    return _usage(error) if hasattr(error, "format_message") else None


def _usage(error: Any) -> Message:
    """What the command line's own parser objects to.

    Its classes are known by their names, since typer brings them from one place or another.
    """
    kind, text = type(error).__name__, str(error.format_message())
    quoted = re.search(r"'(.*?)'|\(([^()]*)\)$", text)
    named = (quoted[1] or quoted[2] or "") if quoted else text
    if kind == "NoSuchOption":
        return Message("error-no-such-option", {"option": error.option_name})
    if kind == "BadOptionUsage":
        return Message("error-option-needs-value", {"option": error.option_name})
    if kind == "MissingParameter":
        return Message("error-missing-parameter", {"parameter": named})
    if kind == "BadParameter" and named.startswith("--"):
        return Message("error-needs-number", {"option": named})
    if text.startswith("No such command"):
        return Message("error-no-such-command", {"command": named})
    if text.startswith("Got unexpected extra argument"):
        return Message("error-too-many-words", {"words": named})
    return Message("error-usage", {"detail": text})


def unreadable(path: Path, error: OSError | UnicodeDecodeError) -> Failure:
    return Failure("error-unreadable", file=str(path), reason=_reason(error))


def unwritable(path: Path, error: OSError) -> Failure:
    return Failure("error-unwritable", file=str(path), reason=_reason(error))


def _reason(error: Exception) -> Message:
    for kind, id in _REASONS:
        if isinstance(error, kind):
            return Message(id)
    return Message("reason-other", {"detail": getattr(error, "strerror", None) or str(error)})


def read_text(path: Path) -> str:
    """A text file that a person named; Failure if it cannot be read."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise unreadable(path, error) from None
