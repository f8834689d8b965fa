"""Terracotta Army in text: everything on the table, readable without colour."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from kilnyard.cli.boards.terracotta.li_si import li_si_lines
from kilnyard.cli.boards.terracotta.mausoleum import draw_legend, draw_mausoleum
from kilnyard.cli.boards.terracotta.players import draw_player, draw_players
from kilnyard.cli.boards.terracotta.supplies import (
    draw_masters,
    draw_organizer,
    draw_specialists,
    draw_track,
)
from kilnyard.cli.boards.terracotta.wheel import draw_wheel
from kilnyard.cli.talk import Talk
from kilnyard.games.terracotta.view import TerracottaView

_BETWEEN: Final = 2
_ENDLESS: Final = 1000


def draw(view: Struct, talk: Talk, width: int) -> RenderableType:
    """The whole table; a narrow terminal has the wheel below the Mausoleum."""
    assert isinstance(view, TerracottaView)
    parts: list[RenderableType] = [*draw_track(view, talk), Text()]
    mausoleum, wheel = draw_mausoleum(view, talk), draw_wheel(view, talk)
    if _width_of(mausoleum) + _BETWEEN + _width_of(wheel) <= width:
        both = Table.grid(padding=(0, _BETWEEN, 0, 0), pad_edge=False)
        both.add_row(mausoleum, wheel)
        parts.append(both)
    else:
        parts += [mausoleum, Text(), wheel]
    parts += [
        draw_legend(view, talk, width),
        Text(),
        draw_organizer(view, talk),
        draw_specialists(view, talk),
        *draw_masters(view, talk, width),
        Text(),
        *draw_players(view, talk),
        *li_si_lines(view, talk),
    ]
    return Group(*parts)


def brief(view: Struct, seat: int, talk: Talk) -> RenderableType:
    """The seat's own things alone."""
    assert isinstance(view, TerracottaView)
    return draw_player(view, seat, talk)


def _width_of(part: RenderableType) -> int:
    """The columns that a part needs to stand there whole."""
    console = Console(width=_ENDLESS)
    return Measurement.get(console, console.options, part).maximum
