"""Seats: links that give one, sitting down, handing over to a bot and taking back."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from kilnyard import bots
from kilnyard.core.events import Message
from kilnyard.server.protocol import HandOver, SeatLink, Sit, Webhook
from kilnyard.server.service.entries import Handed, Left, Sat
from kilnyard.server.service.fold import LiveTable
from kilnyard.server.service.hall import Hall
from kilnyard.server.service.keeping import SeatKeeping
from kilnyard.server.service.problems import ProblemError, not_your_seat, unknown_bot
from kilnyard.server.service.visitors import (
    Visitor,
    check_holds,
    check_seat,
    clean_name,
    seats_held,
)

_TOKEN_BYTES: Final = 16
GONE_AFTER_SECONDS: Final = 60


async def new_link(hall: Hall, table: str, seat: int, adds: bool = False) -> SeatLink:
    """A new link for a seat; the one before it is dead from now on."""
    token = secrets.token_urlsafe(_TOKEN_BYTES)
    await _keep_link(hall, table, seat, hash_of(token), adds)
    return SeatLink(seat, f"/table/{table}/seat/{seat}#{token}", token)


async def send_link(hall: Hall, visitor: Visitor, table: str, seat: int) -> SeatLink:
    """A link from who has the seat, for another device; or from the host, for somebody else."""
    async with hall.table(table) as live:
        held = await _check_may_link(hall, live, visitor, seat)
        return await new_link(hall, table, seat, adds=held and not live.holders[seat].here)


async def revoke_link(hall: Hall, visitor: Visitor, table: str, seat: int) -> None:
    """End a seat's link. Before the game begins, a guest's seat is free again with that."""
    async with hall.table(table) as live:
        held = await _check_may_link(hall, live, visitor, seat)
        await _keep_link(hall, table, seat, "", adds=False)
        taken = live.holders[seat].has_person
        if live.status() == "gathering" and taken and held != (visitor.player == live.host):
            await hall.write(live, Left(seat))


async def sit(hall: Hall, visitor: Visitor, table: str, seat: int, asked: Sit) -> None:
    """Take a seat by its link; a Problem if the link is not, or no longer, the seat's."""
    name = clean_name(asked.name)
    async with hall.table(table) as live:
        check_seat(live, seat)
        kept = await hall.storage.seat(table, seat)
        if not kept.token_hash or not secrets.compare_digest(kept.token_hash, hash_of(asked.token)):
            raise ProblemError("forbidden", Message("link-dead"))
        holder = live.holders[seat]
        if holder.conceded:
            raise ProblemError("refused", Message("seat-conceded", {"seat": seat}))
        has_it = holder.link == kept.link and (
            visitor.player in holder.players or visitor.token_hash == kept.token_hash
        )
        if not has_it:
            own_name = await hall.storage.name(visitor.player)
            what = Sat(seat, visitor.player, name or own_name, kept.link, kept.adds)
            await hall.write(live, what)
            if name and not own_name:
                await hall.storage.keep_name(visitor.player, name)


async def hand_over(hall: Hall, visitor: Visitor, table: str, seat: int, asked: HandOver) -> None:
    """Let a bot play on for a seat, or take the seat back from it."""
    if asked.bot is not None and asked.bot not in bots.BOTS:
        raise unknown_bot(asked.bot)
    async with hall.table(table) as live:
        check_seat(live, seat)
        held = seat in await seats_held(hall, live, visitor)
        if not held:
            _check_gone(hall, live, visitor, seat, asked)
        if live.status() != "playing":
            raise ProblemError("refused", Message("table-not-playing"))
        _check_person(live, seat, taking_back=asked.bot is None)
        if (asked.bot or "") != live.holders[seat].bot:
            await hall.write(live, Handed(seat, asked.bot or ""))


async def keep_webhook(
    hall: Hall,
    visitor: Visitor,
    table: str,
    seat: int,
    asked: Webhook,
    check: Callable[[str], Awaitable[None]],
) -> None:
    """Announce a seat's turn at an address from now on, or nowhere; `check` objects to some.

    A check may take its time, which nobody else at the table is to wait for.
    """
    async with hall.table(table) as live:
        await check_holds(hall, live, visitor, seat)
    await check(asked.url)
    async with hall.table(table):
        kept = await hall.storage.seat(table, seat)
        changed = SeatKeeping(kept.link, kept.token_hash, kept.adds, asked.url, asked.secret)
        await hall.storage.keep_seat(table, seat, changed)


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


async def _keep_link(hall: Hall, table: str, seat: int, token_hash: str, adds: bool) -> None:
    kept = await hall.storage.seat(table, seat)
    changed = SeatKeeping(kept.link + 1, token_hash, adds, kept.webhook_url, kept.webhook_secret)
    await hall.storage.keep_seat(table, seat, changed)


async def _check_may_link(hall: Hall, live: LiveTable, visitor: Visitor, seat: int) -> bool:
    """Whether the visitor has the seat themselves; a Problem if they are not its host either."""
    check_seat(live, seat)
    held = seat in await seats_held(hall, live, visitor)
    if not held and (not visitor.player or visitor.player != live.host):
        raise not_your_seat(seat)
    return held


def _check_gone(hall: Hall, live: LiveTable, visitor: Visitor, seat: int, asked: HandOver) -> None:
    """A host may have a bot play for somebody who is gone, and no more than that."""
    if not visitor.player or visitor.player != live.host or asked.bot is None:
        raise not_your_seat(seat)
    if live.holders[seat].has_person and hall.hub.gone_for(live.table, seat) < GONE_AFTER_SECONDS:
        message = Message("seat-not-gone", {"seat": seat, "seconds": GONE_AFTER_SECONDS})
        raise ProblemError("refused", message)


def _check_person(live: LiveTable, seat: int, taking_back: bool) -> None:
    """A Problem unless a person has this seat, with time left to come back to it."""
    holder = live.holders[seat]
    if holder.conceded:
        raise ProblemError("refused", Message("seat-conceded", {"seat": seat}))
    if not holder.has_person:
        raise ProblemError("refused", Message("seat-bots-own", {"seat": seat}))
    if taking_back and not live.clocks.may_come_back(seat):
        raise ProblemError("refused", Message("seat-out-of-time", {"seat": seat}))
