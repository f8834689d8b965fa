"""What lies before each player, and where their points came from."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kilnyard.cli.boards.terracotta.marks import ABSENT, HEADING, QUIET, seat_text
from kilnyard.cli.talk import Talk
from kilnyard.games.terracotta.view import PlayerView, TerracottaView

_COLUMNS = ("points", "coins", "wet", "dry", "craftsmen", "artisans", "priority")
_INDENT = "    "


def draw_players(view: TerracottaView, talk: Talk) -> list[RenderableType]:
    """A row for each seat, in Turn Order; then what each has in lists, and its points."""
    players = {player.seat: player for player in view.players}
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style=QUIET)
    table.add_column(talk.say("board-players"), header_style=f"not dim {HEADING}", no_wrap=True)
    for name in _COLUMNS:
        table.add_column(talk.say(f"board-{name}"), justify="right")
    for seat in view.order:
        table.add_row(*_row(view, players[seat], talk))
    return [table, *(_lists(players[seat], talk) for seat in view.order)]


def _row(view: TerracottaView, player: PlayerView, talk: Talk) -> list[Text]:
    playing = view.active == player.seat and not view.over
    in_hand, supply = player.artisans, player.artisans_in_supply
    return [
        Text("▶ " if playing else "  ").append_text(seat_text(talk, player.seat)),
        Text(str(player.total), style=HEADING),
        Text(str(player.coins)),
        Text(str(player.wet_clay)),
        Text(str(player.dry_clay)),
        Text(str(player.craftsmen)),
        Text(talk.say("board-artisans-cell", inhand=in_hand, supply=supply)),
        Text(ABSENT if player.priority is None else str(player.priority)),
    ]


def _lists(player: PlayerView, talk: Talk) -> Text:
    """Weapons, Master tokens, points by source."""
    weapons = ", ".join(talk.short(name) for name in player.active_weapons) or ABSENT
    tokens = " ".join(str(coins) for coins in player.master_tokens) or ABSENT
    line = Text("  ").append_text(seat_text(talk, player.seat)).append("  ")
    line.append(talk.say("board-weapons", weapons=weapons))
    line.append("  ").append(talk.say("board-tokens", tokens=tokens))
    parts = [f"{talk.short(source)} {points}" for source, points in player.points.items() if points]
    if parts:
        sources = talk.say("board-sources", total=player.total, sources=" + ".join(parts))
        line.append(f"\n{_INDENT}{sources}", style=QUIET)
    return line


def draw_player(view: TerracottaView, seat: int, talk: Talk) -> Text:
    """What one seat has, in a line."""
    player = next(player for player in view.players if player.seat == seat)
    weapons = ", ".join(talk.short(name) for name in player.active_weapons) or ABSENT
    line = seat_text(talk, seat).append("  ")
    hand = talk.say(
        "board-hand",
        points=player.total,
        coins=player.coins,
        wet=player.wet_clay,
        dry=player.dry_clay,
        weapons=weapons,
    )
    return line.append(hand, style=f"not bold {QUIET}")
