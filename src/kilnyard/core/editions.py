"""Editions: a game's component data, as shipped or with a user's own values laid over it.

The data is a folder of TOML files. A file holds tables (`[rotation]`) and lists of rows
(`[[rounds]]`); a row is known by its first field (`round = 3`). Every table and row may carry a
`grade` that says how far its values can be trusted.

An overlay is one TOML text whose tables begin with the name of a file (`[wheel.rotation]`,
`[[round_track.rounds]]`) and hold what differs. A value is replaced as a whole, a list or an
inline table too. `name = "..."` at the top names the edition.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from kilnyard.core.edition_errors import (
    EditionError,
    Plain,
    is_rows,
    key_field,
    parse,
    wrong_value,
)
from kilnyard.core.events import Message

__all__ = ["HOUSE", "OWN", "Difference", "Edition", "EditionError", "digest", "load_edition"]

T = TypeVar("T", bound=msgspec.Struct)
HOUSE: Final = "house"
OWN: Final = "own"
_GRADE: Final = "grade"


@dataclass(frozen=True)
class Difference:
    """One value that an overlay changed."""

    path: str
    base: Any
    value: Any


@dataclass(frozen=True)
class Edition:
    """Component data that was read and checked. Two editions are the same if their digests are.

    `grades` counts the values of each grade; `overlay` is the text that was laid over the data.
    """

    name: str
    content: Any
    digest: str
    differences: tuple[Difference, ...] = ()
    grades: dict[str, int] = field(default_factory=dict)
    overlay: str | None = None


def load_edition(
    source: str | Path, overlay: str | None, type: type[T], check: Callable[[T], list[Message]]
) -> Edition:
    """The edition of a folder or package, with the text of a user's overlay laid over it.

    EditionError says what is wrong with either; `check` looks for what the type cannot say.
    """
    base = _read_folder(files(source) if isinstance(source, str) else source)
    plain, name = base, HOUSE
    if overlay is not None:
        overlay = overlay.replace("\r\n", "\n")
        plain, name = _lay_over(base, parse(overlay))
    try:
        content = msgspec.convert(plain, type)
    except msgspec.ValidationError as error:
        raise wrong_value(str(error), type, plain) from None
    for complaint in check(content):
        raise EditionError(complaint)
    return Edition(
        name=name,
        content=content,
        digest=digest(plain),
        differences=tuple(_differences(base, plain)),
        grades=dict(Counter(_grades(plain))),
        overlay=overlay,
    )


def digest(plain: Plain) -> str:
    """What an edition is told apart by: its values. Neither order nor grades matter."""
    bare = {
        file: {name: _without_grades(part) for name, part in parts.items()}
        for file, parts in plain.items()
    }
    return hashlib.sha256(msgspec.json.encode(bare, order="sorted")).hexdigest()


def _without_grades(part: Any) -> Any:
    if is_rows(part):
        return [_without_grades(row) for row in part]
    if isinstance(part, dict):
        return {name: value for name, value in part.items() if name != _GRADE}
    return part


def _read_folder(folder: Traversable) -> Plain:
    """Every TOML file of the folder under its name."""
    return {
        file.name.removesuffix(".toml"): parse(file.read_text("utf-8"), file.name)
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".toml")
    }


def _lay_over(base: Plain, overlay: Plain) -> tuple[Plain, str]:
    """The data as the overlay would have it, and the overlay's name."""
    name = overlay.pop("name", OWN)
    if not isinstance(name, str) or not name.strip():
        raise EditionError.expecting("name", '"..."', name)
    plain = dict(base)
    for file, parts in overlay.items():
        if file not in base:
            raise EditionError.unknown(file, base)
        if not isinstance(parts, dict):
            raise EditionError.expecting(file, "[table]", parts)
        plain[file] = _merged_file(file, base[file], parts)
    return plain, " ".join(name.split())


def _merged_file(file: str, base: Plain, overlay: Plain) -> Plain:
    merged = dict(base)
    for name, part in overlay.items():
        path = f"{file}.{name}"
        if name not in base:
            raise EditionError.unknown(path, base)
        if is_rows(base[name]):
            merged[name] = _merged_rows(path, base[name], part)
        elif isinstance(base[name], dict):
            merged[name] = _merged_table(path, base[name], part)
        else:
            merged[name] = part
    return merged


def _merged_table(path: str, base: Plain, overlay: Any) -> Plain:
    if not isinstance(overlay, dict):
        raise EditionError.expecting(path, "[table]", overlay)
    for name in overlay:
        if name not in base:
            raise EditionError.unknown(f"{path}.{name}", base)
    return {**base, **overlay}


def _merged_rows(path: str, base: list[Plain], overlay: Any) -> list[Plain]:
    """Rows of the overlay find theirs by the first field; the shipped order stays."""
    if not is_rows(overlay):
        raise EditionError.expecting(path, "[[rows]]", overlay)
    key = key_field(base)
    places = {row[key]: place for place, row in enumerate(base)}
    merged, changed = list(base), set()
    for row in overlay:
        if key not in row:
            raise EditionError(Message("edition-missing-value", {"path": f"{path}.{key}"}))
        known = row[key]
        if isinstance(known, bool) or not isinstance(known, int | str) or known not in places:
            possible = ", ".join(map(str, places))
            arguments = {"path": path, "field": key, "row": str(known), "possible": possible}
            raise EditionError(Message("edition-unknown-row", {**arguments}))
        if known in changed:
            arguments = {"path": path, "field": key, "row": str(known)}
            raise EditionError(Message("edition-repeated-row", {**arguments}))
        changed.add(known)
        place = places[known]
        merged[place] = _merged_table(f"{path}.{known}", base[place], row)
    return merged


def _parts(plain: Plain) -> Iterator[tuple[str, Plain, str]]:
    """Every table and row, with its path and the field it is known by."""
    for file, parts in plain.items():
        for name, part in parts.items():
            if is_rows(part):
                key = key_field(part)
                for row in part:
                    yield f"{file}.{name}.{row[key]}", row, key
            elif isinstance(part, dict):
                yield f"{file}.{name}", part, ""
            else:
                yield file, {name: part}, ""


def _differences(base: Plain, plain: Plain) -> Iterator[Difference]:
    for (path, before, _), (_, after, _) in zip(_parts(base), _parts(plain), strict=True):
        for name, value in after.items():
            if name != _GRADE and value != before[name]:
                yield Difference(f"{path}.{name}", before[name], value)


def _grades(plain: Plain) -> Iterator[str]:
    """The grade of each value, where one is given."""
    for _, part, key in _parts(plain):
        for name in part:
            if _GRADE in part and name not in (_GRADE, key):
                yield part[_GRADE]
