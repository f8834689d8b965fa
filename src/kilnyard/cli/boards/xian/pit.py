"""The pit: three sections one below the other, each with what it asks and pays."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from kilnyard.cli.boards.flowing import flow
from kilnyard.cli.boards.xian.marks import (
    COIN,
    PAINTED,
    QUIET,
    STATUE,
    WALL,
    colour,
    headed,
    pigment_letter,
    seat_mark,
    seat_style,
)
from kilnyard.cli.talk import Talk, capitalised
from kilnyard.games.xian.view import CellView, SectionView, XianView

_COLUMNS: Final = "abcde"
_ROWS: Final = "123456"
_WIDTH: Final = 8
_MARGIN: Final = "    "
_INDENT: Final = "      "


def draw_pit(view: XianView, talk: Talk, width: int) -> list[RenderableType]:
    """The grid, and below it a line or two for each section."""
    cells = {cell.cell: cell for cell in view.cells}
    lines: list[RenderableType] = [_column_names()]
    for row in _ROWS:
        if row in "35":
            lines.append(Text(_MARGIN + "─" * (_WIDTH * len(_COLUMNS) - 2), style=QUIET))
        lines.append(_row(row, cells, talk))
    lines.append(_legend(talk, width))
    sections = [_section(section, talk, width) for section in view.sections]
    return [Group(*lines), Text(), *sections]


def _column_names() -> Text:
    names = "".join(f"{column:{_WIDTH}}" for column in _COLUMNS)
    return Text(f"{_MARGIN}{names}".rstrip(), style=QUIET)


def _row(row: str, cells: dict[str, CellView], talk: Talk) -> Text:
    section = "ABC"["123456".index(row) // 2]
    line = Text(f"{section if row in '135' else ' '} {row} ", style=QUIET)
    for column in _COLUMNS:
        mark, style = _mark(cells.get(f"{column}{row}"), talk)
        line.append(f"{mark:{_WIDTH}}", style=style)
    line.rstrip()
    return line


def _mark(cell: CellView | None, talk: Talk) -> tuple[str, str]:
    """Who stands there and whose Signature lies there, or what the space brings."""
    if cell is None:
        return WALL * 3, QUIET
    signed = "" if cell.signed is None else f"/{seat_mark(cell.signed)}"
    if cell.owner is not None:
        mark = f"{PAINTED}{seat_mark(cell.owner)}{signed}"
        return mark, f"not dim bold {seat_style(cell.owner)}"
    if cell.soldier is not None:
        return f"{STATUE}{signed}", "not dim bold"
    coins = f"+{cell.coins}{COIN}" if cell.coins else ""
    pigments = "".join(f"+{pigment_letter(talk, pigment)}" for pigment in cell.pigments)
    return f"{cell.points}{coins}{pigments}", "not dim"


def _legend(talk: Talk, width: int) -> Text:
    signs = [
        (STATUE, "xian-statue"),
        (f"{PAINTED}1", "xian-painted"),
        (f"{STATUE}/1", "xian-signed"),
        (f"4+1{COIN}", "xian-space"),
    ]
    parts = [Text(f"{sign} {talk.say(name)}", style=QUIET) for sign, name in signs]
    return flow(parts, width, indent=_MARGIN)


def _section(section: SectionView, talk: Talk, width: int) -> Text:
    """What a statue and a soldier cost there, and who leads."""
    pigments = [colour(talk, pigment) for pigment in section.pigments]
    pigments += [talk.say("xian-any")] * section.any_pigments
    soldiers = [
        f"{seat_mark(seat)}:{count}" for seat, count in enumerate(section.soldiers) if count
    ]
    parts = [
        Text(capitalised(talk.thing(section.section)), style="bold"),
        headed(talk.say("xian-statue-cost"), talk.say("xian-clay-cell", clay=section.clay)),
        headed(talk.say("xian-paint-cost"), " + ".join(pigments)),
        headed(talk.say("xian-places"), "/".join(map(str, section.places))),
    ]
    if soldiers:
        parts.append(headed(talk.say("xian-soldiers"), " ".join(soldiers)))
    return flow(parts, width, indent=_INDENT)
