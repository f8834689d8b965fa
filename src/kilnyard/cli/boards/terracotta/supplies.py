"""What lies beside the board: the Round track, Warriors, Specialists, Masters, Priority tokens."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kilnyard.cli.boards.flowing import flow
from kilnyard.cli.boards.terracotta.marks import (
    ABSENT,
    GOOD,
    HEADING,
    QUIET,
    letter,
    seat_mark,
    seat_style,
    seat_text,
)
from kilnyard.cli.talk import Talk
from kilnyard.games.terracotta.view import (
    ColumnView,
    MasterView,
    SpecialistView,
    TerracottaView,
    TileView,
)

_LABEL_WIDTH: Final = 14
_BETWEEN: Final = 2


def draw_track(view: TerracottaView, talk: Talk) -> list[RenderableType]:
    """The round, the Turn Order, and the tile of every round with what it pays."""
    heading = Text(talk.say("board-round", round=view.round, rounds=view.rounds), style=HEADING)
    heading.append(f"   {talk.say('board-order')}  ", style=f"not bold {QUIET}")
    for place, seat in enumerate(view.order):
        heading.append(" → " if place else "", style=QUIET).append_text(seat_text(talk, seat))
    tiles = [_tile(view, tile, talk) for tile in view.tiles]
    return [heading, _shelf(talk.say("board-tiles"), talk.say("board-tiles-pay"), tiles)]


def _tile(view: TerracottaView, tile: TileView, talk: Talk) -> list[Text]:
    """TA-SCO-9: an arrow stands at the tile of this round."""
    now = tile.round == view.round and not view.over
    style = GOOD if now else QUIET if tile.round < view.round or view.over else ""
    pays = talk.say("board-pays", domination=tile.domination, presence=tile.presence)
    mark = "▶ " if now else ""
    return [Text(f"{mark}{tile.round}. {talk.short(tile.tile)}", style), Text(pays, style)]


def _shelf(name: str, note: str, things: list[list[Text]]) -> RenderableType:
    """One supply: its name, then its things side by side, each in two lines."""
    table = Table.grid(padding=(0, _BETWEEN, 0, 0))
    table.add_column(width=_LABEL_WIDTH)
    upper, lower = zip(*things, strict=True)
    table.add_row(Text(name, style=HEADING), *upper)
    table.add_row(Text(note, style=QUIET), *lower)
    return table


def draw_organizer(view: TerracottaView, talk: Talk) -> RenderableType:
    """How many Warriors of each type are left, and the points for the next."""
    return _shelf(
        talk.say("board-organizer"),
        "",
        [_organizer_column(column, talk) for column in view.organizer],
    )


def _organizer_column(column: ColumnView, talk: Talk) -> list[Text]:
    name = Text(f"{letter(talk, column.warrior)} {talk.short(column.warrior)}")
    if column.points is None:
        return [name, Text(talk.say("board-none-left"), style=QUIET)]
    text = talk.say("board-column", remaining=column.remaining, points=column.points)
    return [name, Text(text)]


def draw_specialists(view: TerracottaView, talk: Talk) -> RenderableType:
    """How many Specialists are left, their price and the Weapon it takes."""
    return _shelf(
        talk.say("board-specialists"), "", [_specialist(item, talk) for item in view.specialists]
    )


def _specialist(item: SpecialistView, talk: Talk) -> list[Text]:
    weapon = talk.short(item.weapon)
    name = Text(talk.short(item.specialist)).append(f" ({weapon})", style=QUIET)
    if item.cost is None:
        return [name, Text(talk.say("board-none-left"), style=QUIET)]
    text = talk.say("board-price", remaining=item.remaining, coins=item.cost)
    return [name, Text(text)]


def draw_masters(view: TerracottaView, talk: Talk, width: int) -> list[RenderableType]:
    """Who has a token at which Master, and the Priority tokens on the stack."""
    masters = [_master(master, talk) for master in view.masters]
    shelf = Table.grid(padding=(0, _BETWEEN, 0, 0))
    shelf.add_column(width=_LABEL_WIDTH)
    shelf.add_row(
        Text(talk.say("board-masters"), style=HEADING),
        flow(masters, width - _LABEL_WIDTH - _BETWEEN, "   "),
    )
    if view.li_si is not None:
        return [shelf]
    stack = " ".join(str(number) for number in view.priority_tokens)
    line = Text(f"{talk.say('board-priority-stack')}  ", style=HEADING)
    line.append(stack or talk.say("board-none-left"), style="not bold")
    return [shelf, line]


def _master(master: MasterView, talk: Talk) -> Text:
    """TA-RING-7: one Master, and the marks of the seats whose tokens lie there."""
    line = Text(f"{talk.short(master.master)}:", style=QUIET)
    for seat in master.seats:
        line.append(f" {seat_mark(seat)}", style=f"not dim bold {seat_style(seat)}")
    return line if master.seats else line.append(f" {ABSENT}")
