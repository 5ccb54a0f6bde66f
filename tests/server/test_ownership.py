"""Who owns which table, and what time it is: the database is asked, and this machine only counts on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from longhouse.server.ownership import Alone, HouseClock, Shared, machine_time
from longhouse.server.storage import Store, open_store
from longhouse.server.storage.engines import sqlite_url

LEASE = 4_000  # milliseconds
HOUR = 3_600_000


@pytest.fixture
def store(tmp_path: Path) -> Any:
    store = open_store(sqlite_url(tmp_path))
    yield store
    store.close()


def test_a_house_alone_goes_by_this_machines_time(store: Store) -> None:
    clock = HouseClock(0)
    assert clock() < HOUR
    asyncio.run(Alone(store, clock).beat())
    assert abs(clock() - machine_time()) < HOUR


class TwoTables:
    """What a database knows of a process that owns two tables."""

    async def beat(self) -> int:
        return 1_000

    async def forget_gone(self) -> None:
        """Nobody is gone."""

    async def owned(self) -> set[str]:
        return {"here", "there"}


def test_a_process_that_was_not_seen_for_half_the_lease_asks_what_it_still_owns(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1_000.0
    monkeypatch.setattr("longhouse.server.ownership.time", SimpleNamespace(monotonic=lambda: now))
    process = Shared(store, "one", "http://one", lambda: 0, LEASE)
    monkeypatch.setattr(process, "_owners", TwoTables())
    asked = []
    for later in (0.0, 1.0, 2.0, 2.5, 1.0):
        now += later
        asked.append(asyncio.run(process.beat()))
    assert asked == [{"here", "there"}, None, None, {"here", "there"}, None]
