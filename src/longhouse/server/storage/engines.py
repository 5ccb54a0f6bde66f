"""How the two databases are opened."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url

__all__ = ["is_sqlite", "open_engine", "sqlite_url"]

BUSY_SECONDS = 5  # that SQLite waits for somebody else's lock


def sqlite_url(folder: Path) -> str:
    """The address of the database in a data folder."""
    return f"sqlite:///{folder / 'longhouse.db'}"


def is_sqlite(url: str) -> bool:
    """Whether an address is a file here."""
    return make_url(url).get_backend_name() == "sqlite"


def open_engine(url: str, writing: bool) -> Engine:
    """An engine that reads, or the one that writes."""
    if is_sqlite(url):
        return _open_sqlite(url, writing)
    address = make_url(url)
    if address.get_backend_name() != "postgresql":
        raise ValueError(f"{address.get_backend_name()} is not supported: use sqlite or postgresql")
    return create_engine(
        address.set(drivername="postgresql+psycopg"),
        pool_size=1 if writing else 4,
        pool_pre_ping=not writing,  # the writer tries again anyway
        connect_args={"connect_timeout": 5, "tcp_user_timeout": 10_000},
    )


def _open_sqlite(url: str, writing: bool) -> Engine:
    name = make_url(url).database or ""
    if not os.path.exists(name):
        os.close(os.open(name, os.O_CREAT | os.O_RDWR, 0o600))
    engine = create_engine(
        url, connect_args={"check_same_thread": False, "timeout": BUSY_SECONDS}, pool_size=1 if writing else 4
    )

    @event.listens_for(engine, "connect")
    def _(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves, so that savepoints work
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            f"busy_timeout={BUSY_SECONDS * 1000}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine
