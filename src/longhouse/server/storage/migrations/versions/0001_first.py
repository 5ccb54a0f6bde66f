"""The first shape of the database."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _name(name: str, size: int = 32, **more: Any) -> sa.Column[str]:
    return sa.Column(name, sa.String(size), nullable=more.pop("nullable", False), **more)


def _number(name: str, **more: Any) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False, **more)


def _moment(name: str, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=nullable)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False)


def upgrade() -> None:
    """Apply this step."""
    _tables()
    _people()


def _tables() -> None:
    table_id = ("table_id", 32)
    op.create_table(
        "entries",
        _name(*table_id, primary_key=True),
        _number("seq", primary_key=True),
        _moment("at"),
        _name("by"),
        _name("client_id", 64),
        sa.Column("body", sa.Text, nullable=False),
    )
    named = sa.text("client_id != ''")
    op.create_index(
        "one_answer_a_command",
        "entries",
        ["table_id", "by", "client_id"],
        unique=True,
        sqlite_where=named,
        postgresql_where=named,
    )
    op.create_table(
        "snapshots",
        _name(*table_id, primary_key=True),
        _number("position", primary_key=True),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tables",
        _name("id", primary_key=True),
        _name("game", 64),
        _number("rules_version"),
        _number("players"),
        _name("stage", 16),
        _flag("archived"),
        _flag("public"),
        _flag("spectators"),
        _name("host"),
        sa.Column("host_name", sa.Text, nullable=False),
        _number("free_seats"),
        _name("waiting_for"),
        _flag("bot_to_move"),
        _moment("deadline", nullable=True),
        _number("seq"),
        _moment("created_at"),
        _moment("changed_at"),
    )
    op.create_index("open_tables", "tables", ["stage", "public", "changed_at"])
    op.create_index("tables_due", "tables", ["stage", "deadline"])
    op.create_table("seats", _name(*table_id, primary_key=True), _number("seat", primary_key=True), _name("person"))
    op.create_index("tables_of_person", "seats", ["person"])
    op.create_table("owners", _name(*table_id, primary_key=True), _name("worker"), _moment("until"))


def _people() -> None:
    op.create_table(
        "people",
        _name("id", primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        _name("login", 64, nullable=True, unique=True),
        _name("password", 255, nullable=True),
        _name("email", 254),
        _name("webhook", 500),
        _moment("created_at"),
    )
    op.create_table("sessions", _name("key", 64, primary_key=True), _name("person"), _moment("created_at"))
    op.create_index("sessions_of_person", "sessions", ["person"])
    op.create_table(
        "tokens",
        _name("key", 64, primary_key=True),
        _name("person"),
        sa.Column("label", sa.Text, nullable=False),
        _moment("created_at"),
    )
    op.create_index("tokens_of_person", "tokens", ["person"])
