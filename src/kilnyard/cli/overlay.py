"""Component values as the text of an edition file: what `show` prints can be edited and checked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

Plain = dict[str, Any]


def overlay_text(content: Plain, grade: str | None = None) -> str:
    """All values, or those of a grade, under the names that an edition calls them by."""
    return "\n".join(
        _table(f"{file}.{name}", part, is_row)
        for file, parts in content.items()
        for name, part, is_row in _parts(parts)
        if grade in (None, part.get("grade"))
    )


def _parts(parts: Plain) -> Iterator[tuple[str, Plain, bool]]:
    """Every table of a file, and every row of its lists."""
    for name, part in parts.items():
        if isinstance(part, dict):
            yield name, part, False
        else:
            yield from ((name, row, True) for row in part)


def _table(path: str, part: Plain, is_row: bool) -> str:
    heading = f"[[{path}]]" if is_row else f"[{path}]"
    return "\n".join([heading, *_pairs(part), ""])


def _pairs(part: Plain) -> list[str]:
    return [f"{name} = {toml_value(value)}" for name, value in part.items() if value is not None]


def toml_value(value: Any) -> str:
    """A value as TOML has it; for numbers, truth and texts that is as JSON has it."""
    if isinstance(value, dict):
        return f"{{ {', '.join(_pairs(value))} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(toml_value, value))}]"
    return json.dumps(value, ensure_ascii=False)
