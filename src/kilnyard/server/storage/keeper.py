"""The service's storage in SQL. Each call is one transaction, which writes before it reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, and_, delete, func, insert, literal, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kilnyard.server.service.entries import Entry, Happening, Picked, seat_of
from kilnyard.server.service.keeping import Conflict, Said, SeatKeeping, TableLine
from kilnyard.server.storage.schema import CHAT, ENTRIES, PLAYERS, SEATS, SITTERS, TABLES

_PAYLOAD = msgspec.json.Decoder(Happening)
_WATCHED = ("anyone", "later")
_LINE = msgspec.json.Decoder(TableLine)


class Keeper:
    """Keeps everything in the database of one engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        dialect: Any = sqlite if engine.dialect.name == "sqlite" else postgresql
        self._upsert: Any = dialect.insert

    async def append(self, table: str, entry: Entry, line: TableLine) -> None:
        try:
            async with self._engine.begin() as connection:
                if entry.seq == 0:
                    await connection.execute(insert(TABLES), {"table_id": table, **_columns(line)})
                await connection.execute(insert(ENTRIES), _row(table, entry))
                await self._keep_line(connection, table, entry, line)
        except IntegrityError as error:
            raise Conflict(table) from error

    async def entries(self, table: str, since: int) -> list[Entry]:
        found = await self._all(
            select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.payload, ENTRIES.c.key)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.seq >= since)
            .order_by(ENTRIES.c.seq)
        )
        return [Entry(seq, at, _PAYLOAD.decode(payload), key) for seq, at, payload, key in found]

    async def lines_of(self, player: str, most: int) -> list[TableLine]:
        seated = select(SITTERS.c.table_id).where(SITTERS.c.player == player)
        return await self._lines(
            select(TABLES.c.line)
            .where(or_(TABLES.c.host == player, TABLES.c.table_id.in_(seated)))
            .order_by(TABLES.c.changed.desc())
            .limit(most)
        )

    async def lines_to_watch(self, most: int) -> list[TableLine]:
        return await self._lines(
            select(TABLES.c.line)
            .where(TABLES.c.status == "playing", TABLES.c.watching.in_(_WATCHED))
            .order_by(TABLES.c.changed.desc())
            .limit(most)
        )

    async def lines_to_serve(self) -> list[TableLine]:
        wanted = select(TABLES.c.line).where(TABLES.c.status == "playing", TABLES.c.is_served)
        return await self._lines(wanted)

    async def count_open(self, host: str) -> int:
        count = select(func.count()).where(TABLES.c.host == host, TABLES.c.status != "over")
        return int((await self._all(count))[0][0])

    async def seat(self, table: str, seat: int) -> SeatKeeping:
        return (await self.seats(table)).get(seat, SeatKeeping())

    async def seats(self, table: str) -> dict[int, SeatKeeping]:
        columns = [SEATS.c[name] for name in SeatKeeping.__struct_fields__]
        found = await self._all(select(SEATS.c.seat, *columns).where(SEATS.c.table_id == table))
        return {row[0]: SeatKeeping(*row[1:]) for row in found}

    async def keep_seat(self, table: str, seat: int, kept: SeatKeeping) -> None:
        values = msgspec.structs.asdict(kept)
        statement = self._upsert(SEATS).values(table_id=table, seat=seat, **values)
        await self._write(
            statement.on_conflict_do_update(index_elements=["table_id", "seat"], set_=values)
        )

    async def say(self, table: str, said: Said, most: int) -> int:
        seq = func.coalesce(func.max(CHAT.c.seq), 0) + 1
        values = {"table_id": table, **msgspec.structs.asdict(said)}
        columns = [literal(value, CHAT.c[name].type) for name, value in values.items()]
        line = select(seq, *columns).where(CHAT.c.table_id == table)
        keep = insert(CHAT).from_select(["seq", *values], line).returning(CHAT.c.seq)
        try:
            async with self._engine.begin() as connection:
                number = int((await connection.execute(keep)).scalar_one())
                old = and_(CHAT.c.table_id == table, CHAT.c.seq <= number - most)
                await connection.execute(delete(CHAT).where(old))
        except IntegrityError as error:
            raise Conflict(table) from error
        return number

    async def said(self, table: str, after: int, version: int) -> list[tuple[int, Said]]:
        columns = [CHAT.c[name] for name in Said.__struct_fields__]
        found = await self._all(
            select(CHAT.c.seq, *columns)
            .where(CHAT.c.table_id == table, CHAT.c.seq > after, CHAT.c.version <= version)
            .order_by(CHAT.c.seq)
        )
        return [(row[0], Said(*row[1:])) for row in found]

    async def name(self, player: str) -> str:
        found = await self._all(select(PLAYERS.c.name).where(PLAYERS.c.player == player))
        return str(found[0][0]) if found else ""

    async def keep_name(self, player: str, name: str) -> None:
        statement = self._upsert(PLAYERS).values(player=player, name=name)
        await self._write(
            statement.on_conflict_do_update(index_elements=["player"], set_={"name": name})
        )

    async def count_tables(self) -> dict[str, int]:
        found = await self._all(select(TABLES.c.status, func.count()).group_by(TABLES.c.status))
        return {str(status): int(count) for status, count in found}

    async def is_there(self) -> bool:
        try:
            await self._all(select(text("1")))
        except (OSError, SQLAlchemyError):
            return False
        return True

    async def _keep_line(
        self, connection: AsyncConnection, table: str, entry: Entry, line: TableLine
    ) -> None:
        """What lists show, and whose lists show it."""
        if entry.seq > 0:
            changed = update(TABLES).where(TABLES.c.table_id == table).values(**_columns(line))
            await connection.execute(changed)
        if isinstance(entry.what, Picked):
            return
        players = {player for seat in line.seats for player in seat.players}
        if players:
            rows = [{"table_id": table, "player": player} for player in sorted(players)]
            await connection.execute(self._upsert(SITTERS).on_conflict_do_nothing(), rows)

    async def _lines(self, wanted: Select[Any]) -> list[TableLine]:
        return [_LINE.decode(row[0]) for row in await self._all(wanted)]

    async def _all(self, wanted: Select[Any]) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            found: Sequence[Any] = (await connection.execute(wanted)).all()
            return found

    async def _write(self, statement: Any) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(statement)


def _columns(line: TableLine) -> dict[str, Any]:
    return {
        "host": line.host,
        "status": line.status,
        "watching": line.watching,
        "changed": line.changed,
        "is_served": line.bots_due or line.zero_at is not None,
        "line": msgspec.json.encode(line).decode(),
    }


def _row(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "seq": entry.seq,
        "kind": type(entry.what).__struct_config__.tag,
        "seat": seat_of(entry.what),
        "payload": msgspec.json.encode(entry.what).decode(),
        "key": entry.key,
        "at": entry.at,
    }
