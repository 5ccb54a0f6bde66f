"""Bots think in processes of their own, so that people never wait for them.

Every host has a queue and the queues take turns: one table full of strong bots does not starve the others. A bot gets
what its seat knows, never the match; one that fails or thinks too long is answered for by chance.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import multiprocessing
import os
import random
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from longhouse import bots
from longhouse.bots import Advice
from longhouse.kernel.compiled import wants_compiled
from longhouse.kernel.game import Game
from longhouse.kernel.house import game as find_game
from longhouse.kernel.match import Seen

__all__ = ["FairQueue", "Thinkers"]

NICENESS = 5
ADVICE = "advice"  # asked for instead of a level: the best few answers with reasons


@dataclass
class _Job:
    """A question for a bot of a level, or for ADVICE."""

    level: str
    seen: Seen
    seed: int
    done: asyncio.Future[Any]


class FairQueue:
    """A queue of queues: the shares take turns."""

    def __init__(self) -> None:
        self._shares: dict[str, deque[Any]] = {}
        self._turns: deque[str] = deque()

    def __len__(self) -> int:
        return sum(len(share) for share in self._shares.values())

    def put(self, share: str, job: Any) -> None:
        """Add a job at the end of a share's queue."""
        if share not in self._shares:
            self._shares[share] = deque()
            self._turns.append(share)
        self._shares[share].append(job)

    def take(self) -> Any:
        """The first job of the share whose turn it is."""
        share = self._turns.popleft()
        job = self._shares[share].popleft()
        if self._shares[share]:
            self._turns.append(share)
        else:
            del self._shares[share]
        return job


class Thinkers:
    """Worker processes and the queue before them."""

    def __init__(
        self, workers: int, longest: float = 60.0, failed: Callable[[str], None] = lambda reason: None
    ) -> None:
        """``longest``: seconds a bot may think; ``failed`` is told of those that did not answer."""
        self._workers, self._longest, self._failed = workers, longest, failed
        self._queue = FairQueue()
        self._waiting = asyncio.Condition()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def queued(self) -> int:
        """How many answers are waited for."""
        return len(self._queue)

    async def start(self) -> None:
        """Begin to work."""
        self._tasks = [asyncio.create_task(self._work()) for _ in range(self._workers)]

    async def stop(self) -> None:
        """End the processes; answers not given yet are lost and will be asked for again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def think(self, share: str, level: str, seen: Seen, seed: int) -> int:
        """The code of the answer that a bot of this level gives; what chance answers, should it fail."""
        code = await self._ask(share, level, seen, seed)
        return random.Random(seed).choice(seen.legal).code if code is None else int(code)

    async def advise(self, share: str, seen: Seen, seed: int) -> tuple[Advice, ...]:
        """The best few answers with reasons; none, should the bot fail."""
        return await self._ask(share, ADVICE, seen, seed) or ()

    async def _ask(self, share: str, level: str, seen: Seen, seed: int) -> Any:
        """What comes of a question once its turn has come; None when nothing does."""
        job = _Job(level, seen, seed, asyncio.get_running_loop().create_future())
        async with self._waiting:
            self._queue.put(share, job)
            self._waiting.notify()
        return await job.done

    async def _work(self) -> None:
        process = _Process()
        try:
            await process.start()
            while True:
                async with self._waiting:
                    await self._waiting.wait_for(lambda: len(self._queue) > 0)
                    job: _Job = self._queue.take()
                answer = await self._answer(process, job)
                if not job.done.done():
                    job.done.set_result(answer)
        finally:
            process.kill()

    async def _answer(self, process: _Process, job: _Job) -> Any:
        """What the bot answers; None if it does not."""
        try:
            pipe = await process.start()
            return await asyncio.wait_for(process.ask(pipe, job.level, job.seen, job.seed), self._longest)
        except _BotFailed as error:
            self._failed(f"{job.level}: {error}")
        except Exception as error:  # whatever it was, the next answer must not wait for it
            self._failed(f"{job.level}: {error!r}")
            process.kill()
        return None


class _BotFailed(Exception):
    """A bot raised an error instead of answering."""


class _Process:
    """A worker process, started again when it had to be ended, and the pipe to it."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    async def start(self) -> Connection:
        """The pipe to the process, which is started where there is none."""
        if self._pipe is None:
            self._pipe = await asyncio.to_thread(self._spawn)
        return self._pipe

    def _spawn(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        pipe, far = context.Pipe()
        process = context.Process(target=_serve, args=(far,), daemon=True, name="longhouse-bot")
        process.start()
        self._process = process
        far.close()
        return pipe

    async def ask(self, pipe: Connection, level: str, seen: Seen, seed: int) -> Any:
        """What the bot answers with."""
        pipe.send((level, seen, seed))
        arrived = asyncio.Event()
        loop = asyncio.get_running_loop()
        loop.add_reader(pipe.fileno(), arrived.set)
        try:
            await arrived.wait()
        finally:
            loop.remove_reader(pipe.fileno())
        answer, error = pipe.recv()
        if error:
            raise _BotFailed(error)
        return answer

    def kill(self) -> None:
        """End the process; the next question starts another."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


def _serve(pipe: Connection) -> None:
    """What a worker process does until the server ends or closes the pipe."""
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    while True:
        try:
            level, seen, seed = pipe.recv()
            pipe.send(_answered(level, seen, seed))
        except (EOFError, OSError, KeyboardInterrupt):
            return


@functools.cache
def _make_ready(game: Game) -> None:
    """Load what the server compiles, or wait for it, in the background; until then bots think in the interpreter."""
    if wants_compiled():
        threading.Thread(target=bots.prepare, args=(game,), daemon=True, name=f"load {game.id}").start()


def _answered(level: str, seen: Seen, seed: int) -> tuple[Any, str]:
    seen.game = find_game(seen.game.id, seen.game.rules_version)  # this process's own, with what it has compiled
    _make_ready(seen.game)
    try:
        return (bots.advise(seen, seed=seed) if level == ADVICE else bots.named(level)(seed)(seen).code), ""
    except Exception as error:
        return None, repr(error)
