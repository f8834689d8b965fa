"""What lies before each player, and what they hold if it is who looks."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kilnyard.cli.boards.flowing import flow, width_of
from kilnyard.cli.boards.xian.marks import (
    HEADING,
    QUIET,
    headed,
    pigment_letter,
    seat_text,
    seat_title,
)
from kilnyard.cli.boards.xian.town import equipment_text
from kilnyard.cli.talk import Talk, capitalised
from kilnyard.games.xian.names import PIGMENTS
from kilnyard.games.xian.view import CardView, PlayerView, XianView

_INDENT: Final = "      "
_COLUMNS: Final = ("points", "coins", "clay")
_FIGURES: Final = ("builders", "signatures", "soldiers")


def draw_players(view: XianView, talk: Talk, width: int) -> list[RenderableType]:
    """A row for each seat; below it what does not fit into it, and what is told in words."""
    columns = (*_COLUMNS, *PIGMENTS, *_FIGURES)
    count = len(columns)
    while count and width_of(_table(view, talk, columns[:count])) > width:
        count -= 1
    notes = [
        flow(_notes(player, talk, columns[count:]), width, indent=_INDENT)
        for player in view.players
    ]
    return [_table(view, talk, columns[:count]), *notes]


def _title(name: str, talk: Talk) -> str:
    return pigment_letter(talk, name) if name in PIGMENTS else talk.say(f"xian-{name}-short")


def _amount(player: PlayerView, name: str) -> int:
    amounts = {
        "points": player.total,
        "coins": player.coins,
        "clay": player.clay,
        "builders": player.builders,
        "signatures": player.signatures,
        "soldiers": player.soldiers,
    }
    return {**amounts, **player.pigments}[name]


def _table(view: XianView, talk: Talk, columns: tuple[str, ...]) -> Table:
    """These columns of all."""
    table = Table(
        box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False, header_style=QUIET
    )
    heading = f"not dim {HEADING}"
    table.add_column(talk.say("xian-players"), header_style=heading, no_wrap=True)
    for name in columns:
        table.add_column(_title(name, talk), justify="right", no_wrap=True)
    for player in view.players:
        mark = Text("▶ " if view.active == player.seat else "  ")
        amounts = [str(_amount(player, name)) for name in columns]
        table.add_row(mark.append_text(seat_title(talk, player.seat)), *amounts)
    return table


def card_text(card: CardView, talk: Talk) -> str:
    """A worker card by its name."""
    return talk.thing(card.card)


def _notes(player: PlayerView, talk: Talk, columns: tuple[str, ...]) -> list[Text]:
    """Last columns, pair, hand, Helpers, tiles, Equipment, and where points came from."""
    parts = [Text("  ").append_text(seat_text(talk, player.seat))]
    for name in columns:
        amount = str(_amount(player, name))
        parts.append(Text(talk.say("xian-note", what=_title(name, talk), value=amount)))
    if player.under is not None and player.over is not None:
        over, under = card_text(player.over, talk), card_text(player.under, talk)
        parts.append(headed(talk.say("xian-pair-shown"), f"{over} / {under}"))
    if player.hand:
        hand = " · ".join(card_text(card, talk) for card in player.hand)
        parts.append(headed(talk.say("xian-hand"), hand))
    else:
        parts.append(Text(talk.say("xian-cards-in-hand", count=player.cards_in_hand)))
    for name, words in _lists(player):
        if words:
            things = ", ".join(talk.thing(word) for word in words)
            parts.append(headed(talk.say(name), things))
    parts += _equipment(player, talk)
    sources = [
        talk.say("xian-source", source=capitalised(talk.thing(source)), points=points)
        for source, points in player.points.items()
        if points
    ]
    if sources:
        total = talk.say("xian-sources", total=player.total)
        parts.append(headed(total, " · ".join(sources)))
    return parts


def _lists(player: PlayerView) -> list[tuple[str, list[str]]]:
    return [
        ("xian-helpers", player.helpers),
        ("xian-tiles", player.tiles),
        ("xian-used-tiles", player.used_tiles),
        ("xian-end-tile", [player.end_tile] if player.end_tile else []),
    ]


def _equipment(player: PlayerView, talk: Talk) -> list[Text]:
    """XI-ARM-2: the cards themselves for their owner, their number for others."""
    if not player.equipment_count:
        return []
    if not player.equipment:
        return [Text(talk.say("xian-equipment-count", count=player.equipment_count))]
    cards = " · ".join(equipment_text(card, talk) for card in player.equipment)
    points = talk.say("xian-equipment-points", points=player.equipment_points or 0)
    return [headed(talk.say("xian-own-equipment"), f"{cards} ({points})")]


def draw_player(view: XianView, seat: int, talk: Talk) -> RenderableType:
    """What a seat has, in a line."""
    player = view.players[seat]
    pigments = " ".join(
        f"{pigment_letter(talk, name)}{count}" for name, count in player.pigments.items() if count
    )
    line = talk.say(
        "xian-brief",
        points=player.total,
        coins=player.coins,
        clay=player.clay,
        pigments=pigments,
    )
    return seat_text(talk, seat).append(f"  {line}", style="not bold default")
