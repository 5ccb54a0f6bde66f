"""Reading and appending: what the house asks of a database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from psycopg.errors import DeadlockDetected
from sqlalchemy import Connection, RowMapping, Select, or_, select
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from longhouse.server.storage import schema
from longhouse.server.storage.appending import Appended, Conflict, notify
from longhouse.server.storage.engines import is_sqlite, open_engine
from longhouse.server.storage.migrating import migrate
from longhouse.server.storage.writer import PATIENCE, Writer
from longhouse.tables import events as log
from longhouse.tables.table import Table

__all__ = ["Store", "Unavailable", "open_store"]

T = TypeVar("T")
LISTED = 100
READERS = 4


class Unavailable(Exception):
    """The database did not do what it was asked: away, full, locked or too slow. What was written may be stored."""


def open_store(url: str, watch: Callable[[int, float], None] = lambda size, seconds: None) -> Store:
    """Open a database and bring it to its newest shape."""
    writing = open_engine(url, writing=True)
    migrate(writing)
    return Store(url, writing, open_engine(url, writing=False), watch)


class Store:
    """One database. Writes are grouped and durable when they return."""

    def __init__(self, url: str, writing: Any, reading: Any, watch: Callable[[int, float], None]) -> None:
        self.url = url
        self.shared = not is_sqlite(url)  # whether several processes can serve it
        self._writing, self._reading = writing, reading
        self._writer = Writer(writing, watch)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="longhouse-reader")

    def close(self) -> None:
        """Write what is under way and let go."""
        self._writer.close()
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in the next commit."""
        return await self._judged(self._writer.write(work))

    async def append(self, *additions: Appended) -> None:
        """Append to tables, all or none; Conflict when one of them has grown meanwhile."""
        try:
            await self._judged(self._writer.append(additions))
        except IntegrityError as error:
            raise Conflict(", ".join(addition.table_id for addition in additions)) from error

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do some reading beside the event loop."""

        def run() -> T:
            with self._reading.connect() as connection:
                return work(connection)

        async def patiently() -> T:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().run_in_executor(self._readers, run)

        return await self._judged(patiently())

    async def _judged(self, work: Awaitable[T]) -> T:
        """What comes of it; a database that fails or has not answered in time is Unavailable."""
        try:
            return await work
        except TimeoutError as error:
            raise Unavailable(f"the database has not answered for {PATIENCE:g} s") from error
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            if isinstance(error, DBAPIError) and isinstance(error.orig, DeadlockDetected):
                raise Conflict(str(error.orig)) from error
            raise Unavailable(str(error)) from error

    # ------------------------------------------------------------------ the log
    async def wake(self, table_id: str, seq: int) -> None:
        """Tell other processes to look at a table."""
        if self.shared:
            await self.write(lambda connection: notify(connection, table_id, seq))

    async def load(self, table_id: str) -> Table | None:
        """A table as it stands, None when there is none of that id."""

        def work(connection: Connection) -> Table | None:
            entries = _entries(connection, table_id, 0)
            return Table(table_id, entries, _snapshots(connection, table_id)) if entries else None

        return await self.read(work)

    async def entries(self, table_id: str, after: int) -> list[log.Entry]:
        """The entries of a table behind a number."""
        return await self.read(lambda connection: _entries(connection, table_id, after))

    # ------------------------------------------------------------------ lists
    async def open_tables(self) -> list[RowMapping]:
        """Public tables that can be joined or watched, the liveliest first."""
        t = schema.tables.c
        shown = t.public & ~t.archived & ((t.stage == "open") | ((t.stage == "playing") & t.spectators))
        return await self._rows(select(schema.tables).where(shown).order_by(t.stage, t.changed_at.desc()))

    async def tables_of(self, person: str, limit: int | None = LISTED) -> list[RowMapping]:
        """A person's tables: those waiting for them first, then by what happened last."""
        t, sits = schema.tables.c, select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        mine = or_(t.host == person, t.id.in_(sits))
        order = (t.archived, t.waiting_for != person, t.stage == "over", t.changed_at.desc())
        return await self._rows(select(schema.tables).where(mine).order_by(*order), limit)

    async def tables_due(self, now: int) -> list[str]:
        """The tables at which a bot must answer or whose deadline has come."""
        t = schema.tables.c
        query = select(t.id).where(or_(t.bot_to_move, t.deadline <= now))
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def _rows(self, query: Select[Any], limit: int | None = LISTED) -> list[RowMapping]:
        return await self.read(lambda connection: list(connection.execute(query.limit(limit)).mappings()))


def _entries(connection: Connection, table_id: str, after: int) -> list[log.Entry]:
    e = schema.entries.c
    query = select(e.seq, e.at, e.by, e.body, e.client_id).where(e.table_id == table_id, e.seq > after).order_by(e.seq)
    return [
        log.Entry(seq, at, by, log.event_from_body(body), client_id)
        for seq, at, by, body, client_id in connection.execute(query)
    ]


def _snapshots(connection: Connection, table_id: str) -> dict[int, bytes]:
    s = schema.snapshots.c
    rows = connection.execute(select(s.position, s.state).where(s.table_id == table_id))
    return {position: bytes(state) for position, state in rows}
