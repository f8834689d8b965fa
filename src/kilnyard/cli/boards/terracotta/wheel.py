"""The Action Wheel as a list of its segments: the three rings in line, who is there, the clay."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kilnyard.cli.boards.terracotta.marks import EMPTY, QUIET, seat_mark, seat_style
from kilnyard.cli.talk import Talk
from kilnyard.games.terracotta.view import SegmentView, SpaceView, TerracottaView


def draw_wheel(view: TerracottaView, talk: Talk) -> RenderableType:
    """One row a segment; a line between two Warehouses."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style=QUIET)
    table.add_column("", justify="right", no_wrap=True)
    for ring in ("inner", "middle", "outer"):
        table.add_column(talk.say(f"board-{ring}"), no_wrap=True)
    table.add_column(talk.say("board-workers"), no_wrap=True)
    table.add_column(talk.say("board-warehouse"), no_wrap=True)
    before = None
    for segment in view.segments:
        first = segment.warehouse != before
        before = segment.warehouse
        overseen = view.li_si is not None and view.li_si.overseer == segment.number
        table.add_row(
            Text(f"{'◆' if overseen else ''}{segment.number}", style="bold"),
            *(Text(space_text(talk, space)) for space in segment.spaces),
            _workers(segment, talk),
            _warehouse(view, segment) if first else Text("│", style=QUIET),
        )
    return table


def space_text(talk: Talk, space: SpaceView) -> str:
    """What a space does, in few letters."""
    if space.thing is not None:
        return talk.say(f"wheel-{space.action}", thing=talk.short(space.thing))
    if space.amount is not None:
        return talk.say(f"wheel-{space.action}", amount=space.amount)
    return talk.say(f"wheel-{space.action}")


def _workers(segment: SegmentView, talk: Talk) -> Text:
    """TA-ACT-2.2: a Craftsman leaves room for an Artisan, and nobody may join an Artisan."""
    here = [
        Text(talk.say(f"letter-{worker}") + seat_mark(seat), style=f"bold {seat_style(seat)}")
        for worker, seat in (("craftsman", segment.craftsman), ("artisan", segment.artisan))
        if seat is not None
    ]
    return Text(" ").join(here) if here else Text(EMPTY, style=QUIET)


def _warehouse(view: TerracottaView, segment: SegmentView) -> Text:
    clay = view.warehouses[segment.warehouse - 1]
    return Text("┌ ", style=QUIET).append(str(clay), style="bold")
