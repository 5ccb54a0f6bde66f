"""Reading and appending: what the house asks of a database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from psycopg.errors import DeadlockDetected
from sqlalchemy import Connection, RowMapping, Select, delete, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError, OperationalError

from longhouse.server.storage import schema
from longhouse.server.storage.engines import is_sqlite, open_engine
from longhouse.server.storage.migrating import migrate
from longhouse.server.storage.writer import Writer
from longhouse.tables import events as log
from longhouse.tables.table import Stage, Table

__all__ = ["CHANNEL", "Appended", "Conflict", "Store", "open_store"]

T = TypeVar("T")
CHANNEL = "longhouse"  # of NOTIFY: "table:seq" as a wake-up; the log is the truth
LISTED = 100


class Conflict(Exception):
    """Another process has appended to the table first: read on and decide again."""


class Appended:
    """What one decision adds to one table: the entries, and the table as they leave it."""

    def __init__(self, table: Table, entries: Sequence[log.Entry]) -> None:
        """``table`` has the entries folded in already."""
        self.table_id = table.id
        self.entries = list(entries)
        self.summary = _summary(table)
        self.seats = [(n, seat.person) for n, seat in enumerate(table.seats) if seat.person]
        self.snapshots = dict(table.new_snapshots)

    @property
    def reseats(self) -> bool:
        """Whether somebody came or went."""
        return any(isinstance(e.event, log.Created | log.Seated | log.StoodUp | log.Handed) for e in self.entries)


def _summary(table: Table) -> dict[str, Any]:
    waiting = table.waiting_for
    host = table.seat_of(table.host)
    return {
        "game": table.game_id,
        "rules_version": table.rules_version,
        "players": table.players,
        "stage": str(table.stage),
        "archived": table.archived,
        "public": table.settings.public,
        "spectators": table.settings.spectators,
        "host": table.host,
        "host_name": "" if host is None else table.seats[host].name,
        "free_seats": sum(seat.empty for seat in table.seats) if table.stage is Stage.OPEN else 0,
        "waiting_for": "" if waiting is None else table.seats[waiting].person,
        "bot_to_move": table.bot_to_move is not None,
        "deadline": table.deadline,
        "seq": table.seq,
        "created_at": table.created_at,
        "changed_at": table.changed_at,
    }


def open_store(url: str, watch: Callable[[int, float], None] = lambda size, seconds: None) -> Store:
    """Open a database and bring it to its newest shape."""
    writing = open_engine(url, writing=True)
    migrate(writing)
    return Store(url, writing, open_engine(url, writing=False), watch)


class Store:
    """One database. Writes are grouped and durable when they return."""

    def __init__(self, url: str, writing: Any, reading: Any, watch: Callable[[int, float], None]) -> None:
        self.url = url
        self.notifies = not is_sqlite(url)
        self._writing, self._reading = writing, reading
        self._writer = Writer(writing, watch)

    def close(self) -> None:
        """Write what is under way and let go."""
        self._writer.close()
        self._writing.dispose()
        self._reading.dispose()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in the next commit."""
        return await self._writer.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do some reading beside the event loop."""

        def run() -> T:
            with self._reading.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(run)

    # ------------------------------------------------------------------ the log
    async def append(self, *additions: Appended) -> None:
        """Append to tables, all or none; Conflict when one of them has grown meanwhile."""

        def work(connection: Connection) -> None:
            for addition in additions:
                self._append(connection, addition)

        try:
            await self.write(work)
        except (IntegrityError, OperationalError) as error:
            if isinstance(error, IntegrityError) or isinstance(error.orig, DeadlockDetected):
                raise Conflict(", ".join(addition.table_id for addition in additions)) from error
            raise

    def _append(self, connection: Connection, addition: Appended) -> None:
        rows = [
            {
                "table_id": addition.table_id,
                "seq": entry.seq,
                "at": entry.at,
                "by": entry.by,
                "client_id": entry.client_id,
                "body": log.event_body(entry.event).decode(),
            }
            for entry in addition.entries
        ]
        connection.execute(insert(schema.entries), rows)
        if addition.entries[0].seq == 1:
            connection.execute(insert(schema.tables), {"id": addition.table_id, **addition.summary})
        else:
            connection.execute(update(schema.tables).where(schema.tables.c.id == addition.table_id), addition.summary)
        if addition.reseats:
            self._reseat(connection, addition)
        self._keep_snapshots(connection, addition)
        if self.notifies:
            wake = f"{addition.table_id}:{addition.entries[-1].seq}"
            connection.execute(text("select pg_notify(:channel, :wake)"), {"channel": CHANNEL, "wake": wake})

    def _reseat(self, connection: Connection, addition: Appended) -> None:
        connection.execute(delete(schema.seats).where(schema.seats.c.table_id == addition.table_id))
        rows = [{"table_id": addition.table_id, "seat": n, "person": person} for n, person in addition.seats]
        if rows:
            connection.execute(insert(schema.seats), rows)

    def _keep_snapshots(self, connection: Connection, addition: Appended) -> None:
        held = schema.snapshots.c
        for position, state in addition.snapshots.items():
            here = (held.table_id == addition.table_id) & (held.position == position)
            connection.execute(delete(schema.snapshots).where(here))
            row = {"table_id": addition.table_id, "position": position, "state": state}
            connection.execute(insert(schema.snapshots), row)

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

    async def tables_in_play(self) -> list[RowMapping]:
        """The tables at which a bot must answer or a deadline runs."""
        t = schema.tables.c
        busy = (t.stage == "playing") & ~t.archived & (t.bot_to_move | t.deadline.is_not(None))
        return await self._rows(select(schema.tables).where(busy), limit=None)

    async def _rows(self, query: Select[Any], limit: int | None = LISTED) -> list[RowMapping]:
        return await self.read(lambda connection: list(connection.execute(query.limit(limit)).mappings()))

    # ------------------------------------------------------------------ owners
    async def own(self, table_id: str, worker: str, now: int, until: int) -> bool:
        """Become, or stay, the one that drives a table's bots and clocks; False when another is."""

        def work(connection: Connection) -> bool:
            o = schema.owners.c
            mine = (o.table_id == table_id) & ((o.worker == worker) | (o.until < now))
            taken = connection.execute(update(schema.owners).where(mine), {"worker": worker, "until": until})
            if taken.rowcount:
                return True
            if connection.execute(select(o.worker).where(o.table_id == table_id)).first():
                return False
            connection.execute(insert(schema.owners), {"table_id": table_id, "worker": worker, "until": until})
            return True

        try:
            return await self.write(work)
        except IntegrityError:
            return False


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
