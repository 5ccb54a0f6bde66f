from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from longhouse.server.storage.engines import sqlite_url
from tests.server.postgres import Cluster
from tests.server.running import Running, send_home


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    made = Cluster()
    yield made
    made.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of both kinds."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts servers, and stops them after the test."""
    running: list[Running] = []

    def start(**settings: Any) -> Running:
        running.append(Running(tmp_path, **settings))
        return running[-1]

    yield start
    for server in running:
        server.stop()
    send_home()


@pytest.fixture
def server(open_server: Callable[..., Running]) -> Running:
    """A server on SQLite."""
    return open_server()
