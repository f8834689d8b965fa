"""Where a game is kept. A file is replaced whole or not at all."""

from __future__ import annotations

import os
import re
import tempfile
from pathlib import Path
from typing import Any

from kilnyard.cli.failure import unwritable
from kilnyard.core.journal import Journal
from kilnyard.core.notation import write

SUFFIX = ".kgn"


class Keeper:
    """Saves a game. With a path it does so after every move of a person, else when asked."""

    def __init__(self, path: Path | None) -> None:
        self.path = path

    def autosave(self, journal: Journal[Any]) -> None:
        if self.path is not None:
            replace_file(self.path, write(journal))

    def save(self, journal: Journal[Any], path: Path | None = None) -> Path:
        """Save there, or where the game is kept, or in a new file here; Failure if it cannot be."""
        chosen = path or self.path or _new_file(journal)
        replace_file(chosen, write(journal))
        if self.path is None:
            self.path = chosen
        return chosen


def _new_file(journal: Journal[Any]) -> Path:
    """A name that says which game this is, and that no file has yet."""
    header = journal.header
    name = re.sub(r"[^A-Za-z0-9_-]+", "-", f"{header.game}-{header.seed}").strip("-")
    number = 1
    while True:
        path = Path(f"{name}{f'-{number}' if number > 1 else ''}{SUFFIX}")
        if not path.exists():
            return path
        number += 1


def replace_file(path: Path, text: str) -> None:
    """Write beside the file, then put the new one in its place; Failure if that is not possible."""
    temporary: str | None = None
    try:
        mode = path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask()
        if path.is_dir():
            raise IsADirectoryError
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".kilnyard-")
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).chmod(mode)
        Path(temporary).replace(path)
    except OSError as error:
        if temporary is not None:
            Path(temporary).unlink(missing_ok=True)
        raise unwritable(path, error) from None


def _umask() -> int:
    """What new files may not be; it can only be read by setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask
