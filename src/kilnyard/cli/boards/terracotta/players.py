"""What lies before each player, and where their points came from."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kilnyard.cli.boards.flowing import flow, width_of
from kilnyard.cli.boards.terracotta.marks import ABSENT, HEADING, QUIET, seat_text, seat_title
from kilnyard.cli.talk import Talk
from kilnyard.games.terracotta.view import PlayerView, TerracottaView

_COLUMNS: Final = (
    "points",
    "coins",
    "wet",
    "dry",
    "craftsmen",
    "artisans",
    "priority",
    "tokens",
    "weapons",
)
_LISTS: Final = ("tokens", "weapons")
_INDENT: Final = "      "


def draw_players(view: TerracottaView, talk: Talk, width: int) -> list[RenderableType]:
    """A row for each seat, in Turn Order; below it what does not fit into it, and its points."""
    count = len(_COLUMNS)
    while count and width_of(_table(view, talk, count)) > width:
        count -= 1
    players = _in_order(view)
    notes = [_notes(player, talk, _COLUMNS[count:], width) for player in players]
    return [_table(view, talk, count), *filter(None, notes)]


def _in_order(view: TerracottaView) -> list[PlayerView]:
    players = {player.seat: player for player in view.players}
    return [players[seat] for seat in view.order]


def _table(view: TerracottaView, talk: Talk, count: int) -> Table:
    """The first columns of all, so many."""
    table = Table(
        box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False, header_style=QUIET
    )
    heading = f"not dim {HEADING}"
    table.add_column(
        talk.say("board-players"), header_style=heading, no_wrap=True, vertical="bottom"
    )
    for name in _COLUMNS[:count]:
        table.add_column(
            talk.say(f"board-{name}").replace(" ", "\n"),
            style=HEADING if name == "points" else "",
            justify="left" if name in _LISTS else "right",
            no_wrap=True,
            vertical="bottom",
        )
    for player in _in_order(view):
        mark = Text("▶ " if view.active == player.seat and not view.over else "  ")
        cells = _cells(player, talk)[:count]
        table.add_row(mark.append_text(seat_title(talk, player.seat)), *cells)
    return table


def _cells(player: PlayerView, talk: Talk) -> list[str]:
    """What stands in the columns."""
    in_hand, supply = player.artisans, player.artisans_in_supply
    return [
        str(player.total),
        str(player.coins),
        str(player.wet_clay),
        str(player.dry_clay),
        str(player.craftsmen),
        talk.say("board-artisans-cell", inhand=in_hand, supply=supply),
        ABSENT if player.priority is None else str(player.priority),
        " ".join(str(coins) for coins in player.master_tokens) or ABSENT,
        _weapons(player, talk),
    ]


def _weapons(player: PlayerView, talk: Talk) -> str:
    return ", ".join(talk.short(name) for name in player.active_weapons) or ABSENT


def _notes(player: PlayerView, talk: Talk, columns: tuple[str, ...], width: int) -> Text | None:
    """The last columns, for which there was no room, and the points by source."""
    cells = _cells(player, talk)[len(_COLUMNS) - len(columns) :]
    parts = [
        Text(talk.say("board-note", what=talk.say(f"board-{name}"), value=cell))
        for name, cell in zip(columns, cells, strict=True)
    ]
    parts += [Text(text, style=QUIET) for text in _sources(player, talk)]
    if not parts:
        return None
    name = Text("  ").append_text(seat_text(talk, player.seat))
    return flow([name, *parts], width, indent=_INDENT)


def _sources(player: PlayerView, talk: Talk) -> list[str]:
    """Where points came from; the first of these begins with the sum."""
    sources = [
        talk.say("board-source", source=talk.short(source), points=points)
        for source, points in player.points.items()
        if points
    ]
    if sources:
        sources[0] = f"{talk.say('board-sources', total=player.total)} {sources[0]}"
    return sources


def draw_player(view: TerracottaView, seat: int, talk: Talk) -> Text:
    """What one seat has, in a line."""
    player = next(player for player in view.players if player.seat == seat)
    hand = talk.say(
        "board-hand",
        points=player.total,
        coins=player.coins,
        wet=player.wet_clay,
        dry=player.dry_clay,
        weapons=_weapons(player, talk),
    )
    return seat_text(talk, seat).append(f"  {hand}", style=f"not bold {QUIET}")
