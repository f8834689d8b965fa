"""The Round track: which round it is, the Turn Order, the tile of every round."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from kilnyard.cli.boards.flowing import flow
from kilnyard.cli.boards.terracotta.marks import GOOD, HEADING, QUIET, seat_text
from kilnyard.cli.boards.terracotta.shelf import draw_shelf
from kilnyard.cli.talk import Talk
from kilnyard.games.terracotta.view import TerracottaView, TileView


def draw_track(view: TerracottaView, talk: Talk, width: int) -> list[RenderableType]:
    """The round, the Turn Order, and the tile of every round with what it pays."""
    heading = talk.say("board-round", round=view.round, rounds=view.rounds)
    parts = [Text(heading, style=HEADING), Text(f"  {talk.say('board-order')}", style=QUIET)]
    for place, seat in enumerate(view.order):
        parts.append(Text("→ " if place else "", style=QUIET).append_text(seat_text(talk, seat)))
    tiles = [_tile(view, tile, talk) for tile in view.tiles]
    return [
        flow(parts, width, " "),
        draw_shelf(talk.say("board-tiles"), talk.say("board-tiles-pay"), tiles, width),
    ]


def _tile(view: TerracottaView, tile: TileView, talk: Talk) -> list[Text]:
    """TA-SCO-9: an arrow stands at the tile of this round."""
    now = tile.round == view.round and not view.over
    style = GOOD if now else QUIET if tile.round < view.round or view.over else ""
    pays = talk.say("board-pays", domination=tile.domination, presence=tile.presence)
    mark = "▶ " if now else ""
    return [Text(f"{mark}{tile.round}. {talk.short(tile.tile)}", style), Text(pays, style)]
