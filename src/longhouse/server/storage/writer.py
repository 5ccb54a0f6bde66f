"""Group commit: one thread writes, and what arrives while it waits for the disk is committed together.

A caller hears back only after the commit; a piece of work that fails is rolled back alone. A piece may be done twice
(the first time is rolled back), so it must do nothing but talk to the database.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

__all__ = ["Writer"]

T = TypeVar("T")
LARGEST_GROUP = 256


@dataclass
class _Job:
    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None


class Writer:
    """The only thread that writes to the database."""

    def __init__(self, engine: Engine, watch: Callable[[int, float], None] = lambda size, seconds: None) -> None:
        """``watch`` is told how many pieces of work each commit held and how long it took."""
        self._engine = engine
        self._watch = watch
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="longhouse-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work in the next commit; returns when it is safe on the disk."""
        loop = asyncio.get_running_loop()
        job = _Job(work, loop, loop.create_future())
        self._jobs.put(job)
        return await job.done  # type: ignore[no-any-return]

    def close(self) -> None:
        """Finish what has been asked for and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        stopping = False
        while not stopping:
            group = self._next_group()
            stopping = None in group
            jobs = [job for job in group if job is not None]
            if jobs:
                self._commit(jobs)

    def _next_group(self) -> list[_Job | None]:
        group = [self._jobs.get()]
        while len(group) < LARGEST_GROUP and not self._jobs.empty():
            group.append(self._jobs.get())
        return group

    def _commit(self, jobs: list[_Job]) -> None:
        """All in one go; if one of them fails, once more with a savepoint before each."""
        began = time.perf_counter()
        try:
            with self._engine.begin() as connection:
                for job in jobs:
                    job.result = job.work(connection)
        except Exception:
            self._commit_singly(jobs)
        self._watch(len(jobs), time.perf_counter() - began)
        for job in jobs:
            job.loop.call_soon_threadsafe(_answer, job)

    def _commit_singly(self, jobs: list[_Job]) -> None:
        try:
            with self._engine.begin() as connection:
                for job in jobs:
                    self._do(connection, job)
        except Exception as error:  # the commit itself failed: none of it happened
            for job in jobs:
                job.error = job.error or error

    def _do(self, connection: Connection, job: _Job) -> None:
        part = connection.begin_nested()
        try:
            job.result = job.work(connection)
            part.commit()
        except Exception as error:
            part.rollback()
            job.error = error


def _answer(job: _Job) -> None:
    if job.done.cancelled():
        return
    if job.error is not None:
        job.done.set_exception(job.error)
    else:
        job.done.set_result(job.result)
