"""Group commit: one thread writes, and what arrives while it waits for the disk is committed together.

A caller hears back only after the commit; a piece of work that fails is rolled back alone. A piece may be done twice
(the first time is rolled back), so it must do nothing but talk to the database. Who has stopped waiting for a piece
that was not begun has given it up: it is left out.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from longhouse.server.storage.appending import Appended, Appender

__all__ = ["PATIENCE", "Writer"]

T = TypeVar("T")
LARGEST_GROUP = 256
PATIENCE = 15.0  # seconds that somebody waits for the database


def _nothing(connection: Connection) -> None:
    pass


@dataclass
class _Job:
    additions: Sequence[Appended]
    work: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None


class Writer:
    """The only thread that writes to the database."""

    def __init__(self, engine: Engine, watch: Callable[[int, float], None] = lambda size, seconds: None) -> None:
        """``watch`` is told how many pieces of work each commit held and how long it took."""
        self._engine, self._append = engine, Appender(engine.dialect)
        self._watch = watch
        self._connection: Connection | None = None
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="longhouse-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work in the next commit; returns when it is safe on the disk."""
        return await self._ask((), work)  # type: ignore[no-any-return]

    async def append(self, additions: Sequence[Appended]) -> None:
        """Append to tables, all or none, in the next commit; returns when it is safe on the disk."""
        await self._ask(additions, _nothing)

    async def _ask(self, additions: Sequence[Appended], work: Callable[[Connection], Any]) -> Any:
        loop = asyncio.get_running_loop()
        job = _Job(additions, work, loop, loop.create_future())
        self._jobs.put(job)
        losing_patience = loop.call_later(PATIENCE, _give_up, job)
        try:
            return await job.done
        finally:
            losing_patience.cancel()

    def close(self) -> None:
        """Finish what has been asked for and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        stopping = False
        while not stopping:
            group = self._next_group()
            stopping = None in group
            jobs = [job for job in group if job is not None and not job.done.done()]
            if jobs:
                self._commit(jobs)
        self._let_go()

    def _next_group(self) -> list[_Job | None]:
        group = [self._jobs.get()]
        while len(group) < LARGEST_GROUP and not self._jobs.empty():
            group.append(self._jobs.get())
        return group

    def _commit(self, jobs: list[_Job]) -> None:
        """All in one go; if one of them fails, once more with a savepoint before each."""
        began = time.perf_counter()
        try:
            with self._transaction() as connection:
                self._do_all(connection, jobs)
        except Exception:
            self._commit_singly(jobs)
        self._watch(len(jobs), time.perf_counter() - began)
        _answer_all(jobs)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A transaction on the connection of this thread; one on which something failed goes back to be reset."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except BaseException:
            self._let_go()
            raise

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _do_all(self, connection: Connection, jobs: list[_Job]) -> None:
        additions = [addition for job in jobs for addition in job.additions]
        if additions:
            self._append(connection, additions)
        for job in jobs:
            job.result = job.work(connection)

    def _commit_singly(self, jobs: list[_Job]) -> None:
        try:
            with self._transaction() as connection:
                for job in jobs:
                    self._do(connection, job)
        except Exception as error:  # the commit itself failed: none of it happened, or nobody knows
            for job in jobs:
                job.error = job.error or error

    def _do(self, connection: Connection, job: _Job) -> None:
        part = connection.begin_nested()
        try:
            self._do_all(connection, [job])
            part.commit()
        except Exception as error:
            part.rollback()
            job.error = error


def _give_up(job: _Job) -> None:
    """Wait no longer; what was not begun is left out."""
    if not job.done.done():
        job.done.set_exception(TimeoutError())


def _answer_all(jobs: list[_Job]) -> None:
    """Answer those who wait, loop by loop."""
    for loop in {job.loop for job in jobs}:
        mine = [job for job in jobs if job.loop is loop]
        loop.call_soon_threadsafe(_answer, mine)


def _answer(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if job.error is not None:
            job.done.set_exception(job.error)
        else:
            job.done.set_result(job.result)
