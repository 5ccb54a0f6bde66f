"""A house's life from start to stop: what is done again and again, and what is let go."""

from __future__ import annotations

import asyncio

import pytest

from longhouse.server.house import _every
from longhouse.server.storage import Unavailable
from tests.patience import PATIENCE
from tests.server.running import Running, table_of


def test_what_is_done_again_and_again_goes_on_whatever_happens() -> None:
    async def run() -> None:
        done, enough = 0, asyncio.Event()

        async def work() -> None:
            nonlocal done
            done += 1
            if done == 1:
                raise Unavailable("the database is not there")
            if done == 2:
                raise ValueError("something else")
            enough.set()

        doing = asyncio.create_task(_every(0, work))
        await asyncio.wait_for(enough.wait(), PATIENCE)
        doing.cancel()

    asyncio.run(run())


def test_a_house_that_has_stopped_takes_on_no_work(server: Running) -> None:
    table_of(server)
    pools = server.house.pools
    assert asyncio.run(pools.replays.run(int, "7")) == 7
    server.stop()
    for pool in (pools.passwords, pools.replays, pools.outside):
        with pytest.raises(RuntimeError, match="shutdown"):
            asyncio.run(pool.run(int, "7"))
