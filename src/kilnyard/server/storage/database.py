"""The database: opened, brought up to date, closed."""

from __future__ import annotations

from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_MIGRATIONS: Final = "kilnyard.server.storage:migrations"
# One server migrates at a time; the number is any that nobody else uses.
_MIGRATION_LOCK: Final = 5_452_011
# SQLite keeps what was acknowledged when the process is killed or the machine loses power.
_SQLITE_SETTINGS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA busy_timeout = 5000",
    "PRAGMA foreign_keys = ON",
)


def connect(url: str) -> AsyncEngine:
    """An engine for SQLite or PostgreSQL, by the database's plain URL."""
    name, _, rest = url.partition("://")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
    drivers["postgres"] = drivers["postgresql"]
    engine = create_async_engine(f"{drivers.get(name, name)}://{rest}", pool_pre_ping=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database up to date, from nothing or from any version that was released."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            lock = text("SELECT pg_advisory_xact_lock(:number)")
            await connection.execute(lock, {"number": _MIGRATION_LOCK})
        await connection.run_sync(_upgrade)


async def is_up_to_date(engine: AsyncEngine) -> bool:
    """Whether there is nothing to migrate."""
    async with engine.connect() as connection:
        return await connection.run_sync(_has_head)


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _has_head(connection: Connection) -> bool:
    head = ScriptDirectory.from_config(_config()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == head


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", _MIGRATIONS)
    return config


def _set_up_sqlite(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    for setting in _SQLITE_SETTINGS:
        cursor.execute(setting)
    cursor.close()
