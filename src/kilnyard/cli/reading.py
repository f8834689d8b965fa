"""Reading a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kilnyard import games
from kilnyard.cli.failure import Failure, read_text
from kilnyard.core.game import Game
from kilnyard.core.journal import Journal
from kilnyard.core.notation import NotationError, read


def read_journal(path: Path) -> Journal[Any]:
    """The game that a file tells; Failure, with the place, if it tells none."""
    text = read_text(path)
    try:
        return read(text, _known())
    except NotationError as error:
        raise Failure(
            "error-notation",
            journal=_before(text, error.line),
            file=str(path),
            line=error.line,
            column=error.column,
            reason=error.message,
        ) from None


def _known() -> dict[str, Game[Any]]:
    return {name: games.find(name) for name in games.NAMES}


def _before(text: str, line: int) -> Journal[Any] | None:
    """The game up to a line where it goes wrong, so that its seats have their names."""
    try:
        return read("\n".join(text.split("\n")[: line - 1]), _known())
    except NotationError:
        return None
