"""Opening tables: new ones, games that were saved, and forks of tables there are."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any, Final

from kilnyard import bots, games
from kilnyard.core.edition_errors import EditionError
from kilnyard.core.editions import Edition
from kilnyard.core.events import Message
from kilnyard.core.game import Game, Setup, SetupError
from kilnyard.core.journal import Journal
from kilnyard.core.notation import NotationError, read, write
from kilnyard.server.protocol import Fork, LoadedTable, NewSeat, NewTable, OpenedTable, Terms
from kilnyard.server.service.entries import Opened, SeatStart
from kilnyard.server.service.hall import Hall, new_id
from kilnyard.server.service.lists import games_here
from kilnyard.server.service.looking import moves_behind
from kilnyard.server.service.problems import ProblemError, no_such_move, unknown_bot
from kilnyard.server.service.seating import new_link
from kilnyard.server.service.visitors import Visitor, clean_name, view_from

TABLES_OPEN_MAX: Final = 50
_SEED_BYTES: Final = 16
_DAY: Final = 86_400
_BANK_MAX: Final = 60 * _DAY


async def open_new(hall: Hall, visitor: Visitor, wanted: NewTable) -> OpenedTable:
    """A new table, dealt; a Problem if there can be no such table."""
    game = _game(wanted.game)
    edition = await asyncio.to_thread(_checked_edition, game, wanted)
    starts = await _starts(hall, visitor, wanted.seats)
    opened = Opened(
        game=game.name,
        host=visitor.player,
        seats=starts,
        terms=_checked(wanted.terms),
        options=wanted.options,
        seed=wanted.seed or secrets.token_hex(_SEED_BYTES),
        edition=wanted.edition,
        digest=edition.digest,
    )
    return await _open(hall, visitor, opened)


async def open_record(hall: Hall, visitor: Visitor, loaded: LoadedTable) -> OpenedTable:
    """A table that goes on from a game record; a Problem, with its place, if that tells no game."""
    known = {name: games.find(name) for name in games_here()}
    try:
        journal = await asyncio.to_thread(read, loaded.record, known, False)
    except NotationError as error:
        raise _bad_record(error) from None
    return await _open_journal(hall, visitor, journal, loaded.seats, Terms())


async def open_fork(hall: Hall, visitor: Visitor, table: str, fork: Fork) -> OpenedTable:
    """A table that goes on from a moment of another one.

    A fork shows what is to come. So it is for games that are over, and for who is alone.
    """
    async with hall.table(table) as live:
        viewer = await view_from(hall, live, visitor)
        others = [
            seat
            for seat, one in enumerate(live.holders)
            if seat not in viewer.seats and (one.has_person or one.kind == "open")
        ]
        is_own = not others and (viewer.seats or viewer.is_host)
        if live.status() != "over" and (not is_own or moves_behind(live, viewer)):
            raise ProblemError("forbidden", Message("fork-not-over"))
        if not 0 <= fork.move <= len(live.journal.moves):
            raise no_such_move(fork.move, len(live.journal.moves))
        journal, watching = live.journal.at(fork.move), live.terms.watching
    return await _open_journal(hall, visitor, journal, fork.seats, Terms(watching=watching))


async def _open_journal(
    hall: Hall,
    visitor: Visitor,
    journal: Journal[Any],
    seats: Sequence[NewSeat],
    terms: Terms,
) -> OpenedTable:
    people = journal.header.setup.people
    wanted = seats or [_seat_called(name) for name in journal.header.names]
    if len(wanted) != people:
        message = Message("table-seats-of-record", {"seats": len(wanted), "people": people})
        raise ProblemError("invalid", message)
    opened = Opened(
        game=journal.game.name,
        host=visitor.player,
        seats=await _starts(hall, visitor, wanted),
        terms=terms,
        record=write(journal),
    )
    return await _open(hall, visitor, opened)


async def _open(hall: Hall, visitor: Visitor, opened: Opened) -> OpenedTable:
    if await hall.storage.count_open(visitor.player) >= TABLES_OPEN_MAX:
        raise ProblemError("limit", Message("table-too-many", {"most": TABLES_OPEN_MAX}))
    table = new_id()
    await hall.open(table, opened)
    open_seats = [seat for seat, start in enumerate(opened.seats) if start.holder == "open"]
    return OpenedTable(table, [await new_link(hall, table, seat) for seat in open_seats])


def _seat_called(name: str) -> NewSeat:
    """Somebody at this device. What a record has for a bot's seat, its name, is no person's."""
    return NewSeat("here", name="" if name in bots.BOTS else name)


def _game(name: str) -> Game[Any]:
    if name not in games_here():
        possible = ", ".join(games_here())
        raise ProblemError("invalid", Message("game-unknown", {"game": name, "possible": possible}))
    return games.find(name)


def _checked_edition(game: Game[Any], wanted: NewTable) -> Edition:
    """The component data; a Problem unless the game can be dealt with it and these options."""
    setup = Setup(len(wanted.seats), wanted.options)
    try:
        edition = game.edition(wanted.edition)
        Journal.begin(game, setup, edition, "", listening=False)
    except SetupError as error:
        raise ProblemError("invalid", error.message) from None
    except EditionError as error:
        raise ProblemError("invalid", error.message) from None
    return edition


async def _starts(hall: Hall, visitor: Visitor, seats: Sequence[NewSeat]) -> list[SeatStart]:
    own_name = await hall.storage.name(visitor.player)
    return [_start(visitor.player, own_name, seat) for seat in seats]


def _start(player: str, own_name: str, seat: NewSeat) -> SeatStart:
    name = clean_name(seat.name)
    if seat.who == "bot":
        if seat.bot not in bots.BOTS:
            raise unknown_bot(seat.bot)
        return SeatStart("bot", bot=seat.bot)
    if seat.who == "link":
        return SeatStart("open", name=name)
    if seat.who == "here":
        return SeatStart("person", player, name, here=True)
    return SeatStart("person", player, name or own_name)


def _checked(terms: Terms) -> Terms:
    """The terms, or a Problem if no clock can be set so."""
    if terms.pace == "untimed":
        return Terms(at_zero=terms.at_zero, watching=terms.watching)
    if not 1 <= terms.bank <= _BANK_MAX or not 0 <= terms.increment <= _DAY:
        most = _BANK_MAX // _DAY
        raise ProblemError("invalid", Message("table-bad-clock", {"most": most}))
    return terms


def _bad_record(error: NotationError) -> ProblemError:
    message = Message(
        "record-bad", {"line": error.line, "column": error.column, "reason": error.message}
    )
    return ProblemError("invalid", message)
