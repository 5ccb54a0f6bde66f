"""How a server hears that another process has written: by PostgreSQL's LISTEN, or by the version of SQLite's file.

With LISTEN the others say which table has grown; a word that was missed is caught up with after reconnecting.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import psycopg
from sqlalchemy import Connection, make_url

from longhouse.server.storage.appending import CHANNEL
from longhouse.server.storage.store import Store

__all__ = ["FileWatch", "WakeUps"]

_logger = logging.getLogger(__name__)
PAUSE = 1.0


class WakeUps:
    """A connection that only listens."""

    def __init__(
        self, url: str, woken: Callable[[str, int], Awaitable[None]], connected: Callable[[], Awaitable[None]]
    ) -> None:
        """``woken`` gets a table and its last entry; ``connected`` is called after each (re)connection."""
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._woken, self._connected = woken, connected

    async def run(self) -> None:
        """Listen until cancelled."""
        while True:
            try:
                await self._listen()
            except psycopg.Error as error:
                _logger.warning("the connection for wake-ups was lost: %s", error)
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await self._connected()
            async for notify in connection.notifies():
                table, _, seq = notify.payload.rpartition(":")
                await self._woken(table, int(seq))


def _file_version(connection: Connection) -> int:
    """A number that changes when another connection than this one has written to the file."""
    return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())


class FileWatch:
    """Notices that somebody else has written to SQLite's file: ``longhouse admin`` beside the one server."""

    def __init__(self, store: Store, written: Callable[[], Awaitable[None]]) -> None:
        self._store, self._written = store, written
        self._version: int | None = None

    async def look(self) -> None:
        """Tell if others have written since the last look: what the writer itself wrote does not count, for it asks."""
        version = await self._store.write(_file_version)
        if self._version not in (None, version):
            await self._written()
        self._version = version
