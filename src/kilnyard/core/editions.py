"""Editions: a game's component data, as shipped or with a user's own values laid over it.

The data is a folder of TOML files. A file holds tables (`[rotation]`) and lists of rows
(`[[rounds]]`); a row is known by its first field (`round = 3`). Every table and row may carry a
`grade` that says how far its values can be trusted.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from kilnyard.core.events import Message

T = TypeVar("T", bound=msgspec.Struct)
Plain = dict[str, Any]
HOUSE: Final = "house"


class EditionError(ValueError):
    """Component data that cannot be used, with the words to say so."""

    def __init__(self, message: Message) -> None:
        super().__init__(f"{message.id} {message.arguments}")
        self.message = message


@dataclass(frozen=True)
class Difference:
    """One value that an overlay changed."""

    path: str
    base: Any
    value: Any


@dataclass(frozen=True)
class Edition:
    """Component data that was read and checked. Two editions are the same if their digests are."""

    name: str
    content: Any
    digest: str
    differences: tuple[Difference, ...] = ()
    grades: dict[str, int] = field(default_factory=dict)
    overlay: str | None = None


def load_edition(
    source: str | Path, overlay: str | None, type: type[T], check: Callable[[T], list[Message]]
) -> Edition:
    """The edition of a folder or package, with the text of a user's overlay laid over it."""
    plain = _read_folder(files(source) if isinstance(source, str) else source)
    content = msgspec.convert(plain, type)
    return Edition(HOUSE, content, digest(plain), overlay=overlay)


def _read_folder(folder: Traversable) -> Plain:
    """Every TOML file of the folder under its name."""
    return {
        file.name.removesuffix(".toml"): tomllib.loads(file.read_text("utf-8"))
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".toml")
    }


def digest(plain: Plain) -> str:
    """What an edition is told apart by; the order of files, tables and fields does not matter."""
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()
