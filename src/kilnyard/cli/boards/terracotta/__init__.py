"""Terracotta Army in text: everything on the table, readable without colour."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kilnyard.cli.boards.flowing import width_of
from kilnyard.cli.boards.terracotta.legend import draw_legend
from kilnyard.cli.boards.terracotta.li_si import draw_li_si
from kilnyard.cli.boards.terracotta.mausoleum import draw_mausoleum
from kilnyard.cli.boards.terracotta.players import draw_player, draw_players
from kilnyard.cli.boards.terracotta.supplies import draw_supplies
from kilnyard.cli.boards.terracotta.track import draw_track
from kilnyard.cli.boards.terracotta.wheel import draw_wheel
from kilnyard.cli.talk import Talk
from kilnyard.games.terracotta.view import TerracottaView

_BETWEEN: Final = 2


def draw(view: Struct, talk: Talk, width: int) -> RenderableType:
    """The whole table. What is looked at most comes last, so that it stands above the question."""
    assert isinstance(view, TerracottaView)
    return Group(
        *draw_track(view, talk, width),
        *draw_supplies(view, talk, width),
        Text(),
        *_middle(view, talk, width),
        draw_legend(view, talk, width),
        Text(),
        *draw_players(view, talk, width),
        *draw_li_si(view, talk, width),
    )


def brief(view: Struct, seat: int, talk: Talk) -> RenderableType:
    """The seat's own things alone."""
    assert isinstance(view, TerracottaView)
    return draw_player(view, seat, talk)


def _middle(view: TerracottaView, talk: Talk, width: int) -> list[RenderableType]:
    """The Mausoleum with the wheel beside it, or below it on a narrow terminal."""
    mausoleum, wheel = draw_mausoleum(view, talk), draw_wheel(view, talk)
    if width_of(mausoleum) + _BETWEEN + width_of(wheel) > width:
        return [mausoleum, Text(), wheel]
    both = Table.grid(padding=(0, _BETWEEN, 0, 0), pad_edge=False)
    both.add_row(mausoleum, wheel)
    return [both]
