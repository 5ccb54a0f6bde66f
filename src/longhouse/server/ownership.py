"""Whoever owns a table folds it: one process at a time, by the database's time; others forward to it.

With SQLite there is one process, and all tables are its own.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Collection
from typing import Protocol

from longhouse.server.storage import Store, Unavailable
from longhouse.server.storage.owning import LEASE, Owner, Owners

__all__ = ["Alone", "Elsewhere", "HouseClock", "Ownership", "Shared", "machine_time"]

FORGET_AFTER = 60  # beats
_logger = logging.getLogger(__name__)


class Elsewhere(Exception):
    """Another process folds this table."""

    def __init__(self, owner: Owner) -> None:
        super().__init__(f"the table is looked after by {owner.address}")
        self.owner = owner


def machine_time() -> int:
    """This machine's own time in milliseconds."""
    return time.time_ns() // 1_000_000


class HouseClock:
    """Milliseconds by the database's time; between two tellings of it this machine only counts on."""

    def __init__(self, now: int) -> None:
        self._ahead = 0
        self.set(now)

    def __call__(self) -> int:
        """What time it is."""
        return self._ahead + time.monotonic_ns() // 1_000_000

    def set(self, now: int) -> None:
        """It has been told what time it is."""
        self._ahead = now - time.monotonic_ns() // 1_000_000


Clock = Callable[[], int]


def _set(clock: Clock, now: int) -> None:
    """Tell a clock what time it is; one of a test goes its own way."""
    if isinstance(clock, HouseClock):
        clock.set(now)


class Ownership(Protocol):
    """What a process knows of who folds which table."""

    worker: str  # the name under which this process owns tables; "" when nobody else could

    async def claim(self, table: str) -> None:
        """Become the owner of a table, or stay it; Elsewhere when another process is."""

    async def owner_of(self, table: str) -> Owner | None:
        """The other process that looks after a table, None when it is this one or nobody."""

    async def release(self, tables: Collection[str]) -> None:
        """Let go of tables."""

    async def beat(self) -> Collection[str] | None:
        """Say that this process is there; the tables it still owns, when others may have taken some meanwhile."""

    async def due(self) -> list[str]:
        """Tables that nobody looks after and at which something must happen."""

    async def leave(self) -> None:
        """This process stops."""


class Alone:
    """One process on one database."""

    worker = ""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock

    async def claim(self, table: str) -> None:
        """It is."""

    async def owner_of(self, table: str) -> None:
        """There are no others."""

    async def release(self, tables: Collection[str]) -> None:
        """Nobody else wants them."""

    async def beat(self) -> None:
        """The database's time is this machine's."""
        _set(self._clock, machine_time())

    async def due(self) -> list[str]:
        """All tables at which something must happen."""
        return await self._store.tables_due(self._clock())

    async def leave(self) -> None:
        """Nobody waits for that."""


class Shared:
    """One of several processes on one database."""

    def __init__(self, store: Store, worker: str, address: str, clock: Clock, lease: int = LEASE) -> None:
        self.worker, self._clock, self._lease = worker, clock, lease
        self._owners = Owners(store, worker, address, lease)
        self._seen_at, self._beats = 0.0, 0

    async def claim(self, table: str) -> None:
        """Become the owner of a table, or stay it; Elsewhere when another process is."""
        if owner := await self._owners.claim(table):
            raise Elsewhere(owner)

    async def owner_of(self, table: str) -> Owner | None:
        """The other process that looks after a table, None when it is this one or nobody."""
        return await self._owners.owner_of(table)

    async def release(self, tables: Collection[str]) -> None:
        """Let go of tables."""
        if tables:
            await self._owners.release(tables)

    async def beat(self) -> Collection[str] | None:
        """Say that this process is there; the tables it still owns, when it was not seen for half of the lease."""
        asked_at = time.monotonic()
        _set(self._clock, await self._owners.beat())
        missed = asked_at - self._seen_at > self._lease / 2000
        self._seen_at, self._beats = asked_at, self._beats + 1
        if self._beats % FORGET_AFTER == 1:
            await self._owners.forget_gone()
        return await self._owners.owned() if missed else None

    async def due(self) -> list[str]:
        """Tables that nobody looks after and at which something must happen."""
        return await self._owners.due()

    async def leave(self) -> None:
        """Let others have the tables at once."""
        try:
            await self._owners.leave()
        except Unavailable as error:
            _logger.warning("could not let go of the tables; others take them when the lease ends: %s", error)
