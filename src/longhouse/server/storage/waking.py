"""PostgreSQL's LISTEN: other processes say which table has grown. A missed one is caught up with after reconnecting."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import psycopg
from sqlalchemy import make_url

from longhouse.server.storage.appending import CHANNEL

__all__ = ["WakeUps"]

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
