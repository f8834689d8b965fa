"""What can be played here, and which tables there are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from kilnyard import bots, games
from kilnyard.core.clauses import load_clauses
from kilnyard.core.game import Game, Setup
from kilnyard.server.protocol import (
    ClauseInfo,
    GameInfo,
    OptionInfo,
    SeatState,
    TableLists,
    TableSummary,
)
from kilnyard.server.service.hall import Hall
from kilnyard.server.service.keeping import TableLine
from kilnyard.server.service.visitors import Visitor

# Games whose table no page draws yet: they are played in the terminal.
UNDRAWN: Final = ("xian",)
_MINE_MAX: Final = 100
_WATCHABLE_MAX: Final = 50


def games_here() -> list[str]:
    """The names of the games that have a page."""
    return [name for name in games.NAMES if name not in UNDRAWN]


@cache
def game_infos() -> list[GameInfo]:
    """The games that can be played here."""
    return [_info(games.find(name)) for name in games_here()]


async def table_lists(hall: Hall, visitor: Visitor) -> TableLists:
    """The visitor's tables, the longest waiting for them first, and those anybody may watch."""
    player = visitor.player
    lines = await hall.storage.lines_of(player, _MINE_MAX) if player else []
    own = {line.table: line.seats_of(player) for line in lines}
    mine = [
        _summary(hall, line, own[line.table])
        for line in lines
        if own[line.table] or line.host == player
    ]
    others = await hall.storage.lines_to_watch(_WATCHABLE_MAX)
    watchable = [_summary(hall, line) for line in others if line.table not in own]
    return TableLists(sorted(mine, key=_urgency), watchable)


def _urgency(summary: TableSummary) -> tuple[bool, int]:
    """Tables that wait for me come first, the longest waiting before others; then the newest."""
    return not summary.my_turn, summary.changed if summary.my_turn else -summary.changed


def _summary(hall: Hall, line: TableLine, mine: Sequence[int] = ()) -> TableSummary:
    """A table in a list, as who has no seat there sees it if `mine` is empty."""
    if not mine:
        line = line.behind or line
    connected = hall.hub.connected(line.table)
    seats = [
        SeatState(
            seat=seat,
            word=one.word,
            name=one.name,
            holder=one.holder,
            bot=one.bot,
            mine=seat in mine,
            here=one.here,
            connected=seat in connected,
            conceded=one.conceded,
        )
        for seat, one in enumerate(line.seats)
    ]
    return TableSummary(
        table=line.table,
        game=line.game,
        status=line.status,
        seats=seats,
        deciders=line.deciders,
        chapter=line.chapter,
        chapters=line.chapters,
        my_turn=any(seat in mine and line.seats[seat].holder == "person" for seat in line.deciders),
        opened=line.opened,
        changed=line.changed,
    )


def _info(game: Game[Any]) -> GameInfo:
    counts = range(game.people_min, game.people_max + 1)
    return GameInfo(
        name=game.name,
        people_min=game.people_min,
        people_max=game.people_max,
        options=[
            OptionInfo(option.name, list(option.values), option.several) for option in game.options
        ],
        bots=list(bots.BOTS),
        seat_words={str(people): list(game.seat_words(Setup(people))) for people in counts},
        clauses=[
            ClauseInfo(clause.id, list(clause.cites), list(clause.decision))
            for clause in load_clauses(game.package)
        ],
    )
