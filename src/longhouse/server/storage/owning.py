"""Which process folds which table, as PostgreSQL knows it.

A process says once a second that it is there; all times are the database's. Who has not been seen for ``LEASE`` has
let go of its tables. That only decides who works for a table: what is stored is decided by the log's numbers alone.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, text

from longhouse.server.storage.store import Store

__all__ = ["LEASE", "Owner", "Owners"]

LEASE = 3_000  # milliseconds
DUE = 500  # tables that are taken up at once
_NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
_SEEN = f"select id from workers where seen_at > {_NOW} - :lease"

_BEAT = text(f"""
    insert into workers (id, address, seen_at) values (:worker, :address, {_NOW})
    on conflict (id) do update set seen_at = excluded.seen_at
    returning seen_at
""")
_CLAIM = text(f"""
    insert into owners (table_id, worker) select id, :worker from tables where id = :table
    on conflict (table_id) do update set worker = excluded.worker
    where owners.worker = excluded.worker or owners.worker not in ({_SEEN})
    returning worker
""")
_OWNER = text("select id, address from owners join workers on workers.id = owners.worker where table_id = :table")
_OTHER = text(f"""
    select id, address from owners join workers on workers.id = owners.worker
    where table_id = :table and id <> :worker and seen_at > {_NOW} - :lease
""")
_OWNED = text("select table_id from owners where worker = :worker")
_RELEASE = text("delete from owners where worker = :worker and table_id = any(:tables)")
_LEAVE = (text("delete from owners where worker = :worker"), text("delete from workers where id = :worker"))
_FORGET = (
    text(f"delete from workers where seen_at < {_NOW} - 100 * :lease"),
    text("delete from owners where worker not in (select id from workers)"),
)
_DUE = text(f"""
    select tables.id from tables left join owners on owners.table_id = tables.id
    where (tables.bot_to_move or tables.deadline <= {_NOW})
    and (owners.worker is null or owners.worker not in ({_SEEN}))
    limit :most
""")


class Owner(NamedTuple):
    """A process and the address that others reach it at."""

    worker: str
    address: str


class Owners:
    """What one process asks about the owners of tables."""

    def __init__(self, store: Store, worker: str, address: str, lease: int = LEASE) -> None:
        """``address``: where other processes reach this one; ``lease``: milliseconds that silence is borne."""
        self._store, self._me = store, {"worker": worker, "address": address}
        self._worker, self._lease = {"worker": worker}, {"lease": lease}

    async def beat(self) -> int:
        """Say that this process is there; the database's time in milliseconds."""
        return await self._store.write(lambda connection: int(connection.execute(_BEAT, self._me).scalar_one()))

    async def claim(self, table: str) -> Owner | None:
        """Become, or stay, the owner of a table; the other process that is, else None."""

        def work(connection: Connection) -> Owner | None:
            asked = {"table": table} | self._worker | self._lease
            if connection.execute(_CLAIM, asked).first() is not None:
                return None
            other = connection.execute(_OWNER, {"table": table}).first()
            return None if other is None else Owner(*other)

        return await self._store.write(work)

    async def owner_of(self, table: str) -> Owner | None:
        """The other process that owns a table and is there, else None."""
        asked = {"table": table} | self._worker | self._lease
        found = await self._store.read(lambda c: c.execute(_OTHER, asked).first())
        return None if found is None else Owner(*found)

    async def owned(self) -> set[str]:
        """The tables that this process owns."""
        return await self._store.read(lambda c: set(c.execute(_OWNED, self._worker).scalars()))

    async def release(self, tables: Collection[str]) -> None:
        """Let go of tables that this process does not hold in memory any more."""
        await self._store.write(lambda c: c.execute(_RELEASE, self._worker | {"tables": list(tables)}))

    async def leave(self) -> None:
        """Let go of everything: this process stops."""
        await self._store.write(lambda c: [c.execute(statement, self._worker) for statement in _LEAVE])

    async def forget_gone(self) -> None:
        """Clear away processes that have not been seen for long."""

        def work(connection: Connection) -> None:
            connection.execute(_FORGET[0], self._lease)
            connection.execute(_FORGET[1])

        await self._store.write(work)

    async def due(self) -> list[str]:
        """Tables that nobody folds and at which a bot must answer or a clock has run out."""
        asked = self._lease | {"most": DUE}
        return await self._store.read(lambda c: list(c.execute(_DUE, asked).scalars()))
