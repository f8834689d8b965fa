"""A shelf: the name of a supply, and its things side by side, each in two lines."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kilnyard.cli.boards.flowing import width_of
from kilnyard.cli.boards.terracotta.marks import HEADING, QUIET

LABEL_WIDTH: Final = 14
BETWEEN: Final = 2


def draw_shelf(name: str, note: str, things: list[list[Text]], width: int) -> RenderableType:
    """As many things beside each other as the width allows without breaking one of them."""
    for count in range(len(things), 1, -1):
        shelf = _shelf(name, note, things, count)
        if width_of(shelf) <= width:
            return shelf
    return _shelf(name, note, things, 1)


def _shelf(name: str, note: str, things: list[list[Text]], count: int) -> Table:
    table = Table.grid(padding=(0, BETWEEN, 0, 0), pad_edge=False)
    table.add_column(width=LABEL_WIDTH)
    for start in range(0, len(things), count):
        upper, lower = zip(*things[start : start + count], strict=True)
        first = start == 0
        table.add_row(Text(name if first else "", style=HEADING), *upper)
        table.add_row(Text(note if first else "", style=QUIET), *lower)
    return table
