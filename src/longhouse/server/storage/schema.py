"""The database: the log is the truth, everything about tables beside it is a projection that saves folding it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

__all__ = ["entries", "letters", "metadata", "owners", "people", "seats", "sessions", "snapshots", "tables", "tokens"]

metadata = MetaData()

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(32), nullable=False),
    Column("client_id", String(64), nullable=False),
    Column("body", Text, nullable=False),
)
Index(
    "one_answer_a_command",
    entries.c.table_id,
    entries.c.by,
    entries.c.client_id,
    unique=True,
    sqlite_where=entries.c.client_id != "",
    postgresql_where=entries.c.client_id != "",
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("position", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("stage", String(16), nullable=False),
    Column("archived", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("host_name", Text, nullable=False),
    Column("free_seats", Integer, nullable=False),
    Column("waiting_for", String(32), nullable=False),
    Column("bot_to_move", Boolean, nullable=False),
    Column("deadline", BigInteger),
    Column("seq", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)
Index("open_tables", tables.c.stage, tables.c.public, tables.c.changed_at)
Index("tables_due", tables.c.stage, tables.c.deadline)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
)
Index("tables_of_person", seats.c.person)

owners = Table(
    "owners",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("worker", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", String(64), unique=True),
    Column("password", String(255)),
    Column("email", String(254), nullable=False),
    Column("webhook", String(500), nullable=False),
    Column("verified", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
Index("sessions_of_person", sessions.c.person)

tokens = Table(
    "tokens",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("label", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
Index("tokens_of_person", tokens.c.person)

letters = Table(
    "letters",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("purpose", String(16), nullable=False),
    Column("email", String(254), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
Index("letters_of_person", letters.c.person)
