"""Everything that one running server holds, and its life from start to stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine

from litestar.di import NamedDependency

from longhouse.server.accounts import Accounts
from longhouse.server.compiling import RulesCompiler
from longhouse.server.connections import FROM_ONE_NETWORK, Crowd, descriptors
from longhouse.server.driving import Driver
from longhouse.server.hall import Hall
from longhouse.server.keeping import Kept
from longhouse.server.limits import Limits
from longhouse.server.metrics import Metrics
from longhouse.server.notices import Notices
from longhouse.server.ownership import Alone, HouseClock, Ownership, Shared, machine_time
from longhouse.server.people import People
from longhouse.server.pools import Pools
from longhouse.server.serving import Serving, house_secret
from longhouse.server.storage import Unavailable, open_store
from longhouse.server.storage.waking import FileWatch, WakeUps
from longhouse.server.sweeping import Sweeper
from longhouse.server.thinkers import Thinkers
from longhouse.tables.deciding import new_token

__all__ = ["House", "TheHouse", "open_house"]

LOOK_AGAIN = 1.0  # seconds between looks at tables that nobody looks after
BEAT = 1.0  # seconds between signs of life to other processes
SWEEP = 0.25  # seconds after which what is in memory is set aside
KEPT_COURSES = 200  # of finished games
_logger = logging.getLogger(__name__)


class House:
    """The parts of a running server."""

    def __init__(
        self,
        serving: Serving,
        clock: Callable[[], int] | None = None,
        patience: Callable[[], float] = time.monotonic,
    ) -> None:
        """``clock`` gives milliseconds; without one it is the database's time. ``patience``: the seconds that limits
        count, which never go back."""
        self.serving = serving
        self.clock = clock = clock or HouseClock(machine_time())
        serving.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.metrics = Metrics()
        self.store = open_store(serving.database_url, self.metrics.committed)
        self.pools = Pools()
        self.courses: Kept[list[list[int]]] = Kept(KEPT_COURSES)
        self.people = People(self.store, house_secret(serving.data), clock)
        self.accounts = Accounts(self.store, self.people, self.pools.passwords, clock)
        self.listening = Crowd(descriptors(), int(FROM_ONE_NETWORK * serving.generosity))
        self.limits = Limits(patience, generosity=serving.generosity)
        self.thinkers = Thinkers(serving.bots, serving.longest_thought, self._bot_failed)
        self.notices = Notices(serving, self.people, self.metrics, self.pools.outside)
        self.hall = Hall(self.store, self.metrics, clock, self._ownership(), replays=self.pools.replays)
        self.driver = Driver(self.hall, self.thinkers, self.notices.turn_came, serving.bot_moment)
        self.compiler = RulesCompiler(serving.compile)
        self.sweeper = Sweeper()

    def _ownership(self) -> Ownership:
        if not self.store.shared:
            return Alone(self.store, self.clock)
        return Shared(self.store, new_token(), self.serving.peer_address, self.clock)

    def _bot_failed(self, reason: str) -> None:
        self.metrics.bot_failures.inc()
        _logger.warning("a bot did not answer: %s", reason)


TheHouse = NamedDependency[House]
"""The house, as a request gets it."""


async def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Unavailable as error:
            _logger.warning("%s failed: %s", work.__name__, error)
        except Exception:
            _logger.exception("%s failed", work.__name__)


async def _hearing(house: House) -> Coroutine[None, None, None]:
    """What hears of writing by others for as long as it runs."""
    if house.store.shared:
        return WakeUps(house.serving.database_url, house.hall.woken, house.hall.catch_up_all).run()
    watch = FileWatch(house.store, house.hall.catch_up_all)
    await watch.look()  # before any table is read
    return _every(LOOK_AGAIN, watch.look)


@contextlib.asynccontextmanager
async def open_house(house: House) -> AsyncIterator[None]:
    """Start what runs beside the requests, and stop it in order."""
    await house.thinkers.start()
    await house.hall.beat()
    heard = await _hearing(house)
    await house.driver.resume()
    house.sweeper.begin()
    tasks = [
        asyncio.create_task(_every(BEAT, house.hall.beat)),
        asyncio.create_task(_every(LOOK_AGAIN, house.driver.resume)),
        asyncio.create_task(_every(0.5, house.driver.look_at_clocks)),
        asyncio.create_task(_every(60, house.hall.forget_idle)),
        asyncio.create_task(_every(SWEEP, house.sweeper.sweep)),
        asyncio.create_task(house.compiler.run()),
        asyncio.create_task(heard),
    ]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await house.hall.close()
        await house.thinkers.stop()
        house.pools.close()
        house.store.close()
        house.sweeper.end()
