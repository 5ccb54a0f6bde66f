"""How long it takes to open any position of a game from the database: read its log, replay from a snapshot, show it.

.venv/bin/python -m bench.positions [GAME …]
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

import longhouse
from longhouse.server.storage import open_store
from longhouse.server.storage.engines import sqlite_url
from longhouse.server.storage.store import Appended
from longhouse.tables.showing import show_match
from tests.tables.playing import Sitting


def measure(game: longhouse.Game) -> str:
    sitting = Sitting(game.players[1], game=game.id).begin().play_out()
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(sqlite_url(Path(folder)))
        asyncio.run(store.append(Appended(sitting.table, sitting.log)))
        times = []
        for position in range(len(sitting.table.codes) + 1):
            began = time.perf_counter()
            table = asyncio.run(store.load("here"))
            assert table is not None
            show_match(table, position, 0)
            times.append(time.perf_counter() - began)
        store.close()
    return (
        f"{game.title()}: {len(times)} positions of a game of {game.players[1]}, "
        f"median {statistics.median(times) * 1e3:.0f} ms, slowest {max(times) * 1e3:.0f} ms"
    )


if __name__ == "__main__":
    for name in sys.argv[1:] or longhouse.games():
        print(measure(longhouse.game(name)))
