"""Tables: which there are, what one looks like, what is done at it."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from kilnyard.server.api.given import (
    After,
    Asker,
    MoveNumber,
    Player,
    Said,
    Seat,
    TableId,
    TheHall,
    TheMeasures,
    Version,
    Wait,
)
from kilnyard.server.protocol import (
    ChapterScores,
    Command,
    CommandResult,
    GameInfo,
    LoadedTable,
    Moment,
    NewTable,
    OpenedTable,
    TableLists,
    TableState,
    Trial,
    TrialResult,
)
from kilnyard.server.protocol import Fork as ForkOf
from kilnyard.server.service import commands, lists, looking, opening, streaming
from kilnyard.server.service.streaming import Place
from kilnyard.server.service.visitors import check_holds, seen_by, view_from

_STATUS = {"done": 200, "repeated": 200, "stale": 409, "refused": 422}
_RECORD = "text/plain"


@get("/games")
async def games() -> list[GameInfo]:
    """The games that can be played here."""
    return lists.game_infos()


@get("/tables")
async def tables(hall: TheHall, visitor: Asker) -> TableLists:
    """My tables, those that wait for me first; and those that anybody may watch."""
    return await lists.table_lists(hall, visitor)


@post("/tables")
async def open_table(hall: TheHall, player: Player, data: JSONBody[NewTable]) -> OpenedTable:
    """Open a table. The links of its open seats are told here and never again."""
    return await opening.open_new(hall, player, data)


@post("/records")
async def open_record(hall: TheHall, player: Player, data: JSONBody[LoadedTable]) -> OpenedTable:
    """Open a table that goes on from a game record."""
    return await opening.open_record(hall, player, data)


@post("/tables/{table:str}/forks")
async def fork(
    hall: TheHall, player: Player, table: TableId, data: JSONBody[ForkOf]
) -> OpenedTable:
    """Open a table that goes on from a moment of this one."""
    return await opening.open_fork(hall, player, table, data)


@get("/tables/{table:str}")
async def see(
    hall: TheHall,
    visitor: Asker,
    table: TableId,
    seat: Seat = None,
    after: After = None,
    version: Version = None,
) -> TableState:
    """The table as you see it, with the log entries that you have not."""
    return await streaming.look(hall, Place(visitor, table, seat, after, version))


@get("/tables/{table:str}/events")
async def events(
    hall: TheHall,
    visitor: Asker,
    table: TableId,
    seat: Seat = None,
    after: After = None,
    version: Version = None,
    said: Said = None,
    wait: Wait = 0,
) -> Response[TableState | None]:
    """The table once it is another than you have; no content (204) if it is not in that time.

    With `said`, also once there is more to read in the chat.
    """
    place = Place(visitor, table, seat, after, version, said)
    state = await streaming.wait_for_news(hall, place, wait)
    return Response(state, status_code=200 if state else 204)


@post(
    "/tables/{table:str}/commands",
    status_code=200,
    responses={
        409: ResponseSpec(CommandResult, description="Stale: something came before it."),
        422: ResponseSpec(CommandResult, description="Refused, by the rules or the table."),
    },
)
async def command(
    hall: TheHall,
    visitor: Asker,
    measures: TheMeasures,
    table: TableId,
    data: JSONBody[Command],
    after: After = None,
) -> Response[CommandResult]:
    """Do something for a seat. The same key is carried out once; the state is the present one."""
    with measures.command(table, data) as outcome:
        result = await commands.carry_out(hall, visitor, table, data, after)
        outcome.append(result.outcome)
    return Response(result, status_code=_STATUS[result.outcome])


@post("/tables/{table:str}/trials", status_code=200)
async def trial(
    hall: TheHall, visitor: Asker, table: TableId, data: JSONBody[Trial]
) -> TrialResult:
    """Try picks out without making them. It ends where something hidden would turn up."""
    async with hall.table(table) as live:
        await check_holds(hall, live, visitor, data.seat)
        return looking.trial(live, data.seat, data.tokens)


@get("/tables/{table:str}/moments/{move:int}")
async def moment(
    hall: TheHall, visitor: Asker, table: TableId, move: MoveNumber, seat: Seat = None
) -> Moment:
    """The table as you saw it after so many moves."""
    async with hall.table(table) as live:
        viewer = await view_from(hall, live, visitor, seat)
        return looking.moment(await seen_by(hall, live, viewer), viewer, move)


@get("/tables/{table:str}/scores")
async def scores(hall: TheHall, visitor: Asker, table: TableId) -> list[ChapterScores]:
    """Everybody's points by source at the end of each round, and now."""
    async with hall.table(table) as live:
        viewer = await view_from(hall, live, visitor)
        return looking.chapter_scores(await seen_by(hall, live, viewer))


@get("/tables/{table:str}/record", media_type=_RECORD)
async def record(hall: TheHall, visitor: Asker, table: TableId, seat: Seat = None) -> str:
    """The game as text (.kgn): whole when it is over or all yours, else as you see it."""
    async with hall.table(table) as live:
        viewer = await view_from(hall, live, visitor, seat)
        return looking.record(await seen_by(hall, live, viewer), viewer)


HANDLERS = (
    games,
    tables,
    open_table,
    open_record,
    fork,
    see,
    events,
    command,
    trial,
    moment,
    scores,
    record,
)
