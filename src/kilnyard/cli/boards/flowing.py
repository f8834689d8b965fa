"""Things one after the other in lines that never break within one of them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text


def flow(parts: Sequence[Text], width: int, between: str = "  ") -> Text:
    """The parts in as few lines as this width allows."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(between) + part.cell_len <= width:
            lines[-1].append(between).append_text(part)
        else:
            lines.append(part.copy())
    return Text("\n").join(lines)
