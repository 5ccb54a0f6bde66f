"""Bots think in processes of their own, so that people never wait for them.

Levels that answer at once have processes that no slow thinker ever takes up. A bot stays in one process, with its
tree; a process that has nothing to do helps out another of its class. In each the hosts take turns, and none takes up
all of three or more: one host's tables full of strong bots do not starve the others. A bot gets what its seat knows,
never the match; one that fails or thinks too long is answered for by chance.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from longhouse.bots import Advice
from longhouse.bots.levels import QUICK
from longhouse.kernel.match import Seen
from longhouse.server.thinker import ADVICE, seed_of, serve

__all__ = ["FairQueue", "Question", "Thinkers"]

FAST = (*QUICK, "huscarl")  # levels


@dataclass(frozen=True)
class Question:
    """What a bot is asked: ``share``: in whose name; ``level``, or ADVICE; ``bot``: its name, one a seat of a table."""

    share: str
    level: str
    seen: Seen
    bot: str


@dataclass
class _Job:
    question: Question
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

    def take(self, may: Callable[[str], bool] = lambda share: True) -> Any:
        """The first job of the share whose turn it is, of those that may; None when none may."""
        share = next(filter(may, self._turns), None)
        if share is None:
            return None
        self._turns.remove(share)
        job = self._shares[share].popleft()
        if self._shares[share]:
            self._turns.append(share)
        else:
            del self._shares[share]
        return job


class Thinkers:
    """Two classes of processes, and the queues before them."""

    def __init__(
        self, workers: int, longest: float = 60.0, failed: Callable[[str], None] = lambda reason: None
    ) -> None:
        """``workers`` for long thoughts, a quarter as many (at least one) for fast levels; ``longest``: seconds a bot
        may think; ``failed`` is told of those that did not answer."""
        self._failed = failed
        self._slow, self._fast = _Class(workers, longest, failed), _Class(max(1, workers // 4), longest, failed)

    @property
    def queued(self) -> int:
        """How many answers are waited for."""
        return self._slow.queued + self._fast.queued

    async def start(self) -> None:
        """Begin to work."""
        self._slow.start()
        self._fast.start()

    async def stop(self) -> None:
        """End the processes; answers not given yet are lost and will be asked for again."""
        await asyncio.gather(self._slow.stop(), self._fast.stop())

    async def think(self, question: Question) -> int:
        """The code of the answer that a bot gives; what chance answers, should it fail."""
        code = await self._ask(question)
        if code is None:
            chance = random.Random(seed_of(question.bot) + question.seen.answered)
            return chance.choice(question.seen.codes)
        return int(code)

    async def advise(self, share: str, seen: Seen, seed: int) -> tuple[Advice, ...]:
        """The best few answers with reasons; none, should the bot fail."""
        return await self._ask(Question(share, ADVICE, seen, f"{seed}")) or ()

    async def _ask(self, question: Question) -> Any:
        """What comes of a question once its turn has come; None when nothing does."""
        return await (self._fast if question.level in FAST else self._slow).ask(question)


class _Class:
    """Processes for one kind of thought, each with a queue of its own."""

    def __init__(self, size: int, longest: float, failed: Callable[[str], None]) -> None:
        self._longest, self._failed = longest, failed
        self._queues = [FairQueue() for _ in range(size)]
        self._most_of_one = size - 1 if size > 2 else size  # processes that one share may take up
        self._thinking: Counter[str] = Counter()
        self._waiting = asyncio.Condition()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def queued(self) -> int:
        """How many answers are waited for."""
        return sum(map(len, self._queues))

    def start(self) -> None:
        """Begin to work."""
        self._tasks = [asyncio.create_task(self._work(queue)) for queue in self._queues]

    async def stop(self) -> None:
        """End the processes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def ask(self, question: Question) -> Any:
        """What comes of a question; None when nothing does."""
        job = _Job(question, asyncio.get_running_loop().create_future())
        async with self._waiting:
            self._queues[seed_of(question.bot) % len(self._queues)].put(question.share, job)
            self._waiting.notify_all()
        return await job.done

    def _next(self, own: FairQueue) -> _Job | None:
        """A job of one's own queue, else of the longest that has one; one process is always left to other shares."""
        queues = sorted(self._queues, key=lambda queue: (queue is own, len(queue)), reverse=True)
        jobs = (queue.take(lambda share: self._thinking[share] < self._most_of_one) for queue in queues)
        return next((job for job in jobs if job is not None), None)

    async def _work(self, own: FairQueue) -> None:
        process = _Process()
        try:
            await process.start()
            while True:
                async with self._waiting:
                    while (job := self._next(own)) is None:
                        await self._waiting.wait()
                    self._thinking[job.question.share] += 1
                answer = await self._answer(process, job.question)
                async with self._waiting:
                    self._thinking[job.question.share] -= 1
                    self._waiting.notify_all()
                if not job.done.done():
                    job.done.set_result(answer)
        finally:
            process.kill()

    async def _answer(self, process: _Process, question: Question) -> Any:
        """What the bot answers; None if it does not."""
        try:
            pipe = await process.start()
            async with asyncio.timeout(self._longest):  # wait_for would forget an end that comes with the answer
                return await process.ask(pipe, question)
        except _BotFailed as error:
            self._failed(f"{question.level}: {error}")
        except Exception as error:  # whatever it was, the next answer must not wait for it
            self._failed(f"{question.level}: {error!r}")
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
        process = context.Process(target=serve, args=(far,), daemon=True, name="longhouse-bot")
        process.start()
        self._process = process
        far.close()
        return pipe

    async def ask(self, pipe: Connection, question: Question) -> Any:
        """What the bot answers with."""
        pipe.send((question.level, question.seen, question.bot))
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
