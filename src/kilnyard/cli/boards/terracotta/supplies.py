"""What lies beside the board: Warriors, Specialists, Masters, Priority tokens."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kilnyard.cli.boards.flowing import flow
from kilnyard.cli.boards.terracotta.marks import (
    ABSENT,
    HEADING,
    QUIET,
    letter,
    seat_mark,
    seat_style,
)
from kilnyard.cli.boards.terracotta.shelf import BETWEEN, LABEL_WIDTH, draw_shelf
from kilnyard.cli.talk import Talk
from kilnyard.games.terracotta.view import (
    ColumnView,
    MasterView,
    SpecialistView,
    TerracottaView,
)


def draw_supplies(view: TerracottaView, talk: Talk, width: int) -> list[RenderableType]:
    """How many Warriors and Specialists are left, and who has a token at which Master."""
    warriors = [_warrior(column, talk) for column in view.organizer]
    specialists = [_specialist(item, talk) for item in view.specialists]
    return [
        draw_shelf(talk.say("board-organizer"), "", warriors, width),
        draw_shelf(talk.say("board-specialists"), "", specialists, width),
        _masters(view, talk, width),
    ]


def _warrior(column: ColumnView, talk: Talk) -> list[Text]:
    """One type of Warrior: how many are left, and the points for the next."""
    name = Text(f"{letter(talk, column.warrior)} {talk.short(column.warrior)}")
    if column.points is None:
        return [name, Text(talk.say("board-none-left"), style=QUIET)]
    text = talk.say("board-column", remaining=column.remaining, points=column.points)
    return [name, Text(text)]


def _specialist(item: SpecialistView, talk: Talk) -> list[Text]:
    """One type of Specialist: how many are left, the price, and the Weapon it takes."""
    weapon = talk.short(item.weapon)
    name = Text(talk.short(item.specialist)).append(f" ({weapon})", style=QUIET)
    if item.cost is None:
        return [name, Text(talk.say("board-none-left"), style=QUIET)]
    text = talk.say("board-price", remaining=item.remaining, coins=item.cost)
    return [name, Text(text)]


def _masters(view: TerracottaView, talk: Talk, width: int) -> RenderableType:
    """The Masters with their tokens, and the Priority tokens on the stack."""
    parts = [_master(master, talk) for master in view.masters]
    if view.li_si is None:
        stack = " ".join(str(number) for number in view.priority_tokens)
        name = Text(f"{talk.say('board-priority-stack')} ", style=QUIET)
        parts.append(name.append(stack or talk.say("board-none-left"), style="not dim bold"))
    shelf = Table.grid(padding=(0, BETWEEN, 0, 0), pad_edge=False)
    shelf.add_column(width=LABEL_WIDTH)
    shelf.add_row(
        Text(talk.say("board-masters"), style=HEADING),
        flow(parts, width - LABEL_WIDTH - BETWEEN, "   "),
    )
    return shelf


def _master(master: MasterView, talk: Talk) -> Text:
    """TA-RING-7: one Master, and the marks of the seats whose tokens lie there."""
    line = Text(talk.say("board-at-master", master=talk.short(master.master)), style=QUIET)
    for seat in master.seats:
        line.append(f" {seat_mark(seat)}", style=f"not dim bold {seat_style(seat)}")
    return line if master.seats else line.append(f" {ABSENT}")
