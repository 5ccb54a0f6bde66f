"""What the keeper of a house needs: looking at its database, closing tables, people's access, copies, tidying up."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, RowMapping, Select, delete, func, insert, or_, select, text

from longhouse.kernel.errors import LonghouseError
from longhouse.server.addresses import page_link
from longhouse.server.names import BadName, clean_login
from longhouse.server.people import SESSION_LIFE, hashed_secret
from longhouse.server.serving import Serving
from longhouse.server.spoken import message
from longhouse.server.storage import Appended, Conflict, Store, open_store, schema
from longhouse.server.storage.engines import is_sqlite, open_engine
from longhouse.tables import events as log

__all__ = ["CannotKeep", "Keeper"]

LISTED = 50
TRIES = 8
KEEPER = ""  # whose hand closes a table: nobody's at it
DAY = 86_400_000
FOLDER_FILES = ("longhouse.db", "secret.key")


class CannotKeep(LonghouseError):
    """What the keeper asked for cannot be done; nothing was changed."""


def _now() -> int:
    return time.time_ns() // 1_000_000


class Keeper:
    """One house, looked at from its database; the server may run meanwhile."""

    def __init__(self, serving: Serving) -> None:
        """The house must be there: nothing is made."""
        self.serving = serving
        if is_sqlite(serving.database_url) and not (serving.data / "longhouse.db").is_file():
            raise CannotKeep(message("no-house", folder=serving.data))
        self._engine: Engine = open_engine(serving.database_url, writing=True)

    def _rows(self, query: Select[Any]) -> Sequence[RowMapping]:
        with self._engine.connect() as connection:
            return connection.execute(query).mappings().all()

    def _count(self, connection: Connection, table: Any, *where: Any) -> int:
        return int(connection.execute(select(func.count()).select_from(table).where(*where)).scalar_one())

    # ------------------------------------------------------------------ looking
    def stats(self) -> dict[str, int]:
        """How much the house holds, each kind by a word of its own."""
        t, p = schema.tables.c, schema.people.c
        with self._engine.connect() as connection:
            counted = {
                f"tables-{stage}": self._count(connection, schema.tables, t.stage == stage, ~t.archived)
                for stage in ("open", "playing", "over")
            }
            return {
                **counted,
                "tables-archived": self._count(connection, schema.tables, t.archived),
                "accounts": self._count(connection, schema.people, p.login.is_not(None)),
                "guests": self._count(connection, schema.people, p.login.is_(None)),
                "sessions": self._count(connection, schema.sessions),
                "tokens": self._count(connection, schema.tokens),
                "entries": self._count(connection, schema.entries),
                "megabytes": self._size(connection) // 1_000_000,
            }

    def _size(self, connection: Connection) -> int:
        if is_sqlite(self.serving.database_url):
            return (self.serving.data / "longhouse.db").stat().st_size
        return int(connection.execute(text("select pg_database_size(current_database())")).scalar_one())

    def tables(
        self, stage: str | None = None, game: str | None = None, person: str | None = None
    ) -> Sequence[RowMapping]:
        """Tables, those where something happened last first."""
        t = schema.tables.c
        query = select(schema.tables).order_by(t.changed_at.desc()).limit(LISTED)
        if stage is not None:
            query = query.where(t.stage == stage)
        if game is not None:
            query = query.where(t.game == game)
        if person is not None:
            sits = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
            query = query.where(or_(t.host == person, t.id.in_(sits)))
        return self._rows(query)

    def people(self, search: str = "", guests: bool = False) -> Sequence[RowMapping]:
        """People by a part of their name or login; accounts only unless guests are asked for."""
        p = schema.people.c
        query = select(p.id, p.name, p.login, p.created_at).order_by(p.created_at.desc()).limit(LISTED)
        if not guests:
            query = query.where(p.login.is_not(None))
        if search:
            like = f"%{search.casefold()}%"
            query = query.where(or_(func.lower(p.name).like(like), p.login.like(like)))
        return self._rows(query)

    # ------------------------------------------------------------------ tables
    def close_table(self, table_id: str) -> None:
        """Put a table away, whatever its stage: it can only be looked at."""
        asyncio.run(self._close_table(table_id))

    async def _close_table(self, table_id: str) -> None:
        store = open_store(self.serving.database_url)
        try:
            for _ in range(TRIES):
                with suppress(Conflict):  # somebody was quicker: what they did comes first
                    await store.append(await self._closing(store, table_id))
                    return
            raise CannotKeep(message("others-quicker", table=repr(table_id)))
        finally:
            store.close()

    async def _closing(self, store: Store, table_id: str) -> Appended:
        """The last entry of a table; the process that looks after it is told."""
        table = await store.load(table_id)
        if table is None:
            raise CannotKeep(message("no-table", table=repr(table_id)))
        if table.archived:
            raise CannotKeep(message("closed-already", table=repr(table_id)))
        entry = log.Entry(table.seq + 1, max(_now(), table.changed_at), KEEPER, log.Archived())
        return Appended(table.after([entry]), [entry], wakes=True)

    # ------------------------------------------------------------------ people
    def _account(self, connection: Connection, login: str) -> str:
        with suppress(BadName):  # what cannot be a login is nobody's
            found = connection.execute(select(schema.people.c.id).where(schema.people.c.login == clean_login(login)))
            if (person := found.scalar_one_or_none()) is not None:
                return str(person)
        raise CannotKeep(message("no-account", login=repr(login)))

    def reset_link(self, login: str) -> str:
        """A link with which the owner of an account sets a new password; good once, for an hour."""
        secret = secrets.token_urlsafe(32)
        c = schema.letters.c
        with self._engine.begin() as connection:
            person = self._account(connection, login)
            letter = {"person": person, "purpose": "reset", "email": "", "created_at": _now()}
            connection.execute(delete(schema.letters).where(c.person == person, c.purpose == "reset"))
            connection.execute(insert(schema.letters), {"key": hashed_secret(secret), **letter})
        return page_link(self.serving, "me", reset=secret)

    def sign_out(self, login: str) -> tuple[int, int]:
        """End all sessions of an account and forget its tokens; how many there were of each."""
        with self._engine.begin() as connection:
            person = self._account(connection, login)
            sessions = connection.execute(delete(schema.sessions).where(schema.sessions.c.person == person))
            tokens = connection.execute(delete(schema.tokens).where(schema.tokens.c.person == person))
            return sessions.rowcount, tokens.rowcount

    # ------------------------------------------------------------------ copies and tidying up
    def back_up(self, folder: Path) -> list[Path]:
        """Copy the database and the house's secret into a folder, while the server runs; the copy is looked through."""
        if not is_sqlite(self.serving.database_url):
            raise CannotKeep(message("use-pg-dump"))
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        copies = [folder / name for name in FOLDER_FILES]
        if there := next((copy for copy in copies if copy.exists()), None):
            raise CannotKeep(message("copy-is-there", copy=there))
        try:
            self._copy_database(copies[0])
            shutil.copyfile(self.serving.data / "secret.key", copies[1])
            for copy in copies:
                os.chmod(copy, 0o600)
        except (OSError, sqlite3.Error) as error:
            for copy in copies:
                with suppress(OSError):
                    copy.unlink()
            raise CannotKeep(message("no-copy", reason=error)) from error
        return copies

    def _copy_database(self, copy: Path) -> None:
        source = self.serving.data / "longhouse.db"
        with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(copy)) as there:
            here.backup(there)
            (said,) = there.execute("pragma integrity_check").fetchone()
        if said != "ok":
            raise sqlite3.DatabaseError(f"the copy is not whole: {said}")

    def tidy(self, days: int) -> dict[str, int]:
        """Forget sessions that have run out, and guests without a table who came so many days ago; then pack."""
        p, now = schema.people.c, _now()
        kept = select(schema.seats.c.person).union(select(schema.tables.c.host), select(schema.sessions.c.person))
        with self._engine.begin() as connection:
            sessions = delete(schema.sessions).where(schema.sessions.c.created_at < now - SESSION_LIFE)
            forgotten = {"sessions": connection.execute(sessions).rowcount}
            guests = delete(schema.people).where(p.login.is_(None), p.created_at < now - days * DAY, p.id.not_in(kept))
            forgotten["guests"] = connection.execute(guests).rowcount
        self._pack()
        return forgotten

    def _pack(self) -> None:
        if is_sqlite(self.serving.database_url):
            with closing(sqlite3.connect(self.serving.data / "longhouse.db", timeout=30)) as connection:
                connection.execute("vacuum")
            return
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("vacuum analyze"))

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()
