"""Xi'an in text: everything on the table that a seat may see, readable without colour."""

from __future__ import annotations

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.text import Text

from kilnyard.cli.boards.xian.pit import draw_pit
from kilnyard.cli.boards.xian.players import draw_player, draw_players
from kilnyard.cli.boards.xian.town import draw_round, draw_town
from kilnyard.cli.talk import Talk
from kilnyard.games.xian.view import XianView


def draw(view: Struct, talk: Talk, width: int) -> RenderableType:
    """The whole table. What is looked at most comes last, so that it stands above the question."""
    assert isinstance(view, XianView)
    return Group(
        *draw_round(view, talk, width),
        *draw_town(view, talk, width),
        Text(),
        *draw_pit(view, talk, width),
        Text(),
        *draw_players(view, talk, width),
    )


def brief(view: Struct, seat: int, talk: Talk) -> RenderableType:
    """The seat's own things alone."""
    assert isinstance(view, XianView)
    return draw_player(view, seat, talk)
