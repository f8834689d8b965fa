"""Reading a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kilnyard import games
from kilnyard.cli.failure import Failure, read_text
from kilnyard.core.journal import Journal
from kilnyard.core.notation import NotationError, read


def read_journal(path: Path) -> Journal[Any]:
    """The game that a file tells; Failure, with the place, if it tells none."""
    try:
        return read(read_text(path), {name: games.find(name) for name in games.NAMES})
    except NotationError as error:
        raise Failure(
            "error-notation",
            file=str(path),
            line=error.line,
            column=error.column,
            reason=error.message,
        ) from None
