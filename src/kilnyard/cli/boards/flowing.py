"""Fitting things into the width of a terminal without breaking any of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.text import Text

from kilnyard.cli.wrapping import wrapped

_ENDLESS: Final = 1000
_FURTHER: Final = 2


def flow(parts: Sequence[Text], width: int, between: str = "  ", indent: str = "") -> Text:
    """The parts in as few lines as this width allows; all lines but the first are indented.

    Only a part that is wider than the terminal is broken.
    """
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(between) + part.cell_len <= width:
            lines[-1].append(between).append_text(part)
        else:
            lines.append(Text(indent if lines else "").append_text(part))
    return Text("\n").join(wrapped(line, width, len(indent) + _FURTHER) for line in lines)


def width_of(part: RenderableType) -> int:
    """The columns that a part needs to stand there whole."""
    console = Console(width=_ENDLESS)
    return Measurement.get(console, console.options, part).maximum
