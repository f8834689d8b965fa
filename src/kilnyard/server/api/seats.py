"""People and seats: names, links, sitting down, handing over."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.params import JSONBody

from kilnyard.server.api.given import Asker, Player, SeatNumber, TableId, TheAnnouncer, TheHall
from kilnyard.server.protocol import (
    HandOver,
    Me,
    NewName,
    SeatLink,
    Sit,
    TableState,
    Webhook,
)
from kilnyard.server.service import seating, streaming, visitors
from kilnyard.server.service.streaming import Place


@get("/me")
async def me(hall: TheHall, player: Player) -> Me:
    """Who you are to this server."""
    return await visitors.me(hall, player)


@put("/me")
async def rename(hall: TheHall, player: Player, data: JSONBody[NewName]) -> Me:
    """Take another name, also at the tables you sit at."""
    return await visitors.rename(hall, player, data.name)


@post("/tables/{table:str}/seats/{seat:int}/link")
async def send_link(hall: TheHall, visitor: Asker, table: TableId, seat: SeatNumber) -> SeatLink:
    """A new link for a seat, from who has it or from the host; the old one is dead with that."""
    return await seating.send_link(hall, visitor, table, seat)


@delete("/tables/{table:str}/seats/{seat:int}/link")
async def revoke_link(hall: TheHall, visitor: Asker, table: TableId, seat: SeatNumber) -> None:
    """End a seat's link; before the game begins, a guest leaves the seat with that."""
    await seating.revoke_link(hall, visitor, table, seat)


@post("/tables/{table:str}/seats/{seat:int}/sit", status_code=200)
async def sit(
    hall: TheHall, player: Player, table: TableId, seat: SeatNumber, data: JSONBody[Sit]
) -> TableState:
    """Take a seat by its link."""
    await seating.sit(hall, player, table, seat, data)
    return await streaming.look(hall, Place(player, table, seat))


@post("/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def hand_over(
    hall: TheHall, visitor: Asker, table: TableId, seat: SeatNumber, data: JSONBody[HandOver]
) -> TableState:
    """Let a bot play on for a seat, or take the seat back from it."""
    await seating.hand_over(hall, visitor, table, seat, data)
    return await streaming.look(hall, Place(visitor, table, seat))


@put("/tables/{table:str}/seats/{seat:int}/webhook", status_code=204)
async def webhook(
    hall: TheHall,
    visitor: Asker,
    announcer: TheAnnouncer,
    table: TableId,
    seat: SeatNumber,
    data: JSONBody[Webhook],
) -> None:
    """Announce the seat's turn at an address; an empty one ends that."""
    await seating.keep_webhook(hall, visitor, table, seat, data, announcer.check)


HANDLERS = (me, rename, send_link, revoke_link, sit, hand_over, webhook)
