"""The Mausoleum: 7 rows of 9, an Inspector beside a row, the other below a column."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from kilnyard.cli.boards.terracotta.marks import (
    ARROWS,
    EMPTY,
    GOOD,
    NOBODYS,
    QUIET,
    letter,
    seat_mark,
    seat_style,
)
from kilnyard.cli.talk import Talk
from kilnyard.games.terracotta.geometry import ROWS
from kilnyard.games.terracotta.view import FigureView, TerracottaView

_LETTERS: Final = "abcdefghi"
_MIDDLE_ROW: Final = 4
_MIDDLE_COLUMN: Final = "e"
_MARGIN: Final = "    "
_BORDER: Final = f"{_MARGIN}{'─' * 16}┼{'─' * 5}┼{'─' * 14}"
_ACROSS: Final = ("══", "══", "")
_DOWN: Final = ("╗", "║", "╝")

Marks = dict[str, tuple[str, str]]


def draw_mausoleum(view: TerracottaView, talk: Talk) -> RenderableType:
    """The grid with its quarters."""
    marks = _marks(view, talk)
    lines = [_column_names()]
    for row in range(1, ROWS + 1):
        if row in (_MIDDLE_ROW, _MIDDLE_ROW + 1):
            lines.append(Text(_BORDER, style=QUIET))
        lines.append(_row(view, row, marks))
    lines.append(_column_inspector(view))
    return Group(*lines)


def _column_names() -> Text:
    line = Text(_MARGIN)
    for column in _LETTERS:
        line.append_text(_fence(column)).append(f"{column}   ", style=QUIET)
    line.rstrip()
    return line


def _fence(column: str) -> Text:
    """The border between a quarter and the middle column, before a cell."""
    if column in (_MIDDLE_COLUMN, _LETTERS[_LETTERS.index(_MIDDLE_COLUMN) + 1]):
        return Text("│ ", style=QUIET)
    return Text()


def _row(view: TerracottaView, row: int, marks: Marks) -> Text:
    line = Text()
    here = row == view.row_inspector
    line.append("▶ " if here else "  ", style=GOOD)
    line.append(f"{row} ", style=GOOD if here else QUIET)
    for column in _LETTERS:
        line.append_text(_fence(column))
        mark, style = marks.get(f"{column}{row}", (EMPTY, QUIET))
        line.append(f"{mark:4}", style=style)
    line.rstrip()
    return line


def _column_inspector(view: TerracottaView) -> Text:
    line = Text(_MARGIN)
    for column in _LETTERS:
        fence = " " * len(_fence(column))
        line.append(f"{fence}{'▲' if column == view.column_inspector else ' '}   ", style=GOOD)
    line.rstrip()
    return line


def _marks(view: TerracottaView, talk: Talk) -> Marks:
    """Every cell that is not empty: what stands there and a style."""
    marks: Marks = {}
    for figure in view.figures:
        style = "bold" if figure.owner is None else f"bold {seat_style(figure.owner)}"
        own_cell, *horse = figure.cells
        marks[own_cell] = (letter(talk, figure.what) + _suffix(figure), style)
        for cell in horse:
            marks[cell] = (letter(talk, "horse") + _suffix(figure), style)
        if horse:
            _link(marks, figure.cells)
    return marks


def _suffix(figure: FigureView) -> str:
    if figure.owner is not None:
        return seat_mark(figure.owner)
    return NOBODYS if figure.facing is None else ARROWS[figure.facing]


def _link(marks: Marks, cells: list[str]) -> None:
    """TA-HOR-3: a rider and the two spaces beside it, in a row or a column, drawn in one piece."""
    is_row = len({cell[1] for cell in cells}) == 1
    for cell, piece in zip(sorted(cells), _ACROSS if is_row else _DOWN, strict=True):
        mark, style = marks[cell]
        marks[cell] = (mark + piece, style)
