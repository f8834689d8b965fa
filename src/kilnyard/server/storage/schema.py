"""The tables of the database. What a table's state is follows from its entries alone.

Times are milliseconds since 1970. JSON stands as text, so that every database keeps it alike.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s_%(column_1_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

PLAYERS = Table(
    "players",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
)

# A table as lists show it; `line` is all of that, the other columns are what lists choose by.
TABLES = Table(
    "tables",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("host", String(32), nullable=False, index=True),
    Column("status", String(16), nullable=False),
    Column("watching", String(16), nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("is_served", Boolean, nullable=False),
    Column("line", Text, nullable=False),
    Index("ix_tables_status_changed", "status", "changed"),
)

# What is kept of a seat besides who has it; of a link only the token's hash.
SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("link", Integer, nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("adds", Boolean, nullable=False),
    Column("webhook_url", Text, nullable=False),
    Column("webhook_secret", Text, nullable=False),
)

# Whose lists have which table.
SITTERS = Table(
    "sitters",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.table_id"), primary_key=True),
    Column("player", String(32), primary_key=True, index=True),
)

# What was said at a table, which is no part of what happened there.
CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.table_id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.table_id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("payload", Text, nullable=False),
    Column("key", String(80)),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "key"),
)
