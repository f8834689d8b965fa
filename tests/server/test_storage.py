"""The storage: the schema that migrations make, and the one lock there is."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from kilnyard.core.chance import Chance
from kilnyard.server.protocol import Terms
from kilnyard.server.service.entries import Entry, Opened, Picked, SeatStart
from kilnyard.server.service.fold import LiveTable
from kilnyard.server.service.hall import line_of
from kilnyard.server.service.keeping import Conflict, SeatKeeping, TableLine
from kilnyard.server.settings import sqlite_url
from kilnyard.server.storage.database import connect, is_up_to_date, migrate
from kilnyard.server.storage.keeper import Keeper
from kilnyard.server.storage.schema import METADATA
from tests.server.kit import HERE, ME, play_on, serving, settings_for

POSTGRES = os.environ.get("KILNYARD_TEST_POSTGRES", "")
OPENED = Opened("terracotta", "ann", [SeatStart("person", "ann")] * 2, Terms(), seed="storage")


@asynccontextmanager
async def migrated(url: str) -> AsyncIterator[AsyncEngine]:
    engine = connect(url)
    try:
        await migrate(engine)
        yield engine
    finally:
        await engine.dispose()


def with_keeper(folder: Path, use: Callable[[Keeper], Awaitable[None]]) -> None:
    """A keeper of an empty database."""

    async def run() -> None:
        async with migrated(sqlite_url(folder)) as engine:
            await use(Keeper(engine))

    asyncio.run(run())


def line() -> TableLine:
    return line_of(LiveTable("t", OPENED, 1))


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, METADATA))


def test_migrations_make_what_the_code_expects(tmp_path: Path) -> None:
    async def run() -> None:
        engine = connect(sqlite_url(tmp_path))
        assert not await is_up_to_date(engine)
        await migrate(engine)
        await migrate(engine)
        assert await is_up_to_date(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    asyncio.run(run())


def test_sqlite_keeps_what_was_written(tmp_path: Path) -> None:
    async def run() -> None:
        async with migrated(sqlite_url(tmp_path)) as engine, engine.connect() as connection:
            for name, value in (
                ("journal_mode", "wal"),
                ("synchronous", 2),
                ("foreign_keys", 1),
                ("busy_timeout", 5000),
            ):
                found = await connection.execute(text(f"PRAGMA {name}"))
                assert found.scalar() == value

    asyncio.run(run())


def test_an_entrys_number_is_taken_once(tmp_path: Path) -> None:
    async def use(keeper: Keeper) -> None:
        await keeper.append("t", Entry(0, 1, OPENED), line())
        await keeper.append("t", Entry(1, 2, Picked(0, "s1"), "0 a"), line())
        with pytest.raises(Conflict):
            await keeper.append("t", Entry(1, 3, Picked(1, "s2"), "1 b"), line())
        with pytest.raises(Conflict):
            await keeper.append("t", Entry(2, 3, Picked(0, "s1"), "0 a"), line())
        with pytest.raises(Conflict):
            await keeper.append("t", Entry(0, 3, OPENED), line())
        kept = await keeper.entries("t", 0)
        assert [entry.seq for entry in kept] == [0, 1]
        assert kept[1] == Entry(1, 2, Picked(0, "s1"), "0 a")
        assert await keeper.entries("t", 1) == kept[1:]

    with_keeper(tmp_path, use)


def test_of_many_writers_at_once_one_is_first(tmp_path: Path) -> None:
    async def use(keeper: Keeper) -> None:
        await keeper.append("t", Entry(0, 1, OPENED), line())
        writing = [
            keeper.append("t", Entry(1, 2, Picked(0, f"s{n}"), f"0 {n}"), line()) for n in range(8)
        ]
        results = await asyncio.gather(*writing, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["Conflict"] * 7 + [
            "NoneType"
        ]

    with_keeper(tmp_path, use)


def test_a_seats_own_things_are_kept_beside_the_entries(tmp_path: Path) -> None:
    async def use(keeper: Keeper) -> None:
        await keeper.append("t", Entry(0, 1, OPENED), line())
        assert await keeper.seat("t", 1) == SeatKeeping()
        for kept in (SeatKeeping(1, "hash"), SeatKeeping(2, "other", True, "http://x", "secret")):
            await keeper.keep_seat("t", 1, kept)
            assert await keeper.seats("t") == {1: kept}

    with_keeper(tmp_path, use)


def test_nothing_of_a_link_but_its_hash_is_kept(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as site:
        ann, ben = site.visitor("Ann"), site.visitor("Ben")
        opened = ann.open(ME, {"who": "link"})
        ben.sit(opened["table"], opened["links"][0])
    for file in tmp_path.iterdir():
        assert opened["links"][0]["token"].encode() not in file.read_bytes()


def test_lists_choose_what_they_show(tmp_path: Path) -> None:
    async def use(keeper: Keeper) -> None:
        await keeper.append("t", Entry(0, 1, OPENED), line())
        assert [each.table for each in await keeper.lines_of("ann", 5)] == ["t"]
        assert await keeper.lines_of("ben", 5) == []
        assert [each.table for each in await keeper.lines_to_watch(5)] == ["t"]
        assert await keeper.lines_to_serve() == []
        assert await keeper.count_open("ann") == 1
        assert await keeper.count_tables() == {"playing": 1}
        assert await keeper.lines_of("ann", 5) == [line()]

    with_keeper(tmp_path, use)


@pytest.mark.skipif(
    not POSTGRES, reason="KILNYARD_TEST_POSTGRES names no PostgreSQL database to test with"
)
def test_postgresql_carries_whole_games_too(tmp_path: Path) -> None:
    async def empty() -> None:
        engine = connect(POSTGRES)
        async with engine.begin() as connection:
            await connection.execute(text("DROP SCHEMA public CASCADE"))
            await connection.execute(text("CREATE SCHEMA public"))
        await migrate(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    asyncio.run(empty())
    settings = settings_for(tmp_path, database=POSTGRES)
    with serving(settings) as one, serving(settings) as two:
        ann = one.visitor("Ann")
        table = ann.open_table(ME, HERE)
        state = play_on(ann, table, Chance("postgres"), 20)
        pick = {"version": state["version"], "seat": state["viewer"]}
        elsewhere = two.visitor()
        elsewhere.http.cookies.update(dict(ann.http.cookies))
        assert elsewhere.state(table)["move"] == 20
        play_on(elsewhere, table, Chance("elsewhere"), 5)
        assert ann.command(table, token="s1", **pick).json()["outcome"] == "stale"
        assert play_on(ann, table, Chance("end"))["status"] == "over"
