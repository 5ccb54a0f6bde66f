"""Work that takes longer than the event loop may wait: threads of its own for each kind, and a queue with an end.

What is slow for one person must not make others wait: passwords do not wait for replayed games, reading the database
waits for neither.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

__all__ = ["Overloaded", "Pool", "Pools"]

P = ParamSpec("P")
T = TypeVar("T")


class Overloaded(Exception):
    """So many wait already that this one would wait too long."""


class Pool:
    """A few threads, and a bounded number of people who wait for them."""

    def __init__(self, name: str, threads: int, waiting: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=f"longhouse-{name}")
        self._name, self._room = name, threads + waiting
        self._inside = 0

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do the work beside the event loop; Overloaded when the queue is full."""
        if self._inside >= self._room:
            raise Overloaded(f"too many wait for {self._name}: try again in a moment")
        self._inside += 1
        future = asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*args, **kwargs))
        future.add_done_callback(self._left)
        return await asyncio.shield(future)

    def _left(self, future: asyncio.Future[T]) -> None:
        self._inside -= 1
        if not future.cancelled():
            future.exception()  # whoever asked may have gone; nobody else is told

    def close(self) -> None:
        """Let go; what has begun is finished."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class Pools:
    """The pools of one house."""

    def __init__(self) -> None:
        self.passwords = Pool("passwords", threads=1, waiting=32)  # Argon2: 64 MiB and some 50 ms of a core each
        self.replays = Pool("replays", threads=1, waiting=16)  # whole games played through: courses, files
        self.outside = Pool("outside", threads=4, waiting=200)  # names looked up, letters and webhooks sent

    def close(self) -> None:
        """Let go of all threads."""
        for pool in (self.passwords, self.replays, self.outside):
            pool.close()
