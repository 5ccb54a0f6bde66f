"""Work shared out among processes: every one of them is sent the same hand once, gets it ready and plays its tasks."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, Protocol, TypeVar

__all__ = ["Hand", "at_work"]

Task = TypeVar("Task", contravariant=True)
Result = TypeVar("Result", covariant=True)
T = TypeVar("T")
R = TypeVar("R")


class Hand(Protocol[Task, Result]):
    """What can play tasks; it must be fit for sending to another process."""

    def prepare(self) -> None:
        """Compile or load what the tasks need."""

    def play(self, task: Task) -> Result:
        """Do one of them."""


def at_work(hand: Hand[T, R], tasks: Iterable[T], workers: int) -> Iterator[tuple[T, R]]:
    """Every task with its result, as they are done; the first failure stops the rest. The hand is ready here already:
    so the cache of compiled rules is filled before several workers would fill it at once."""
    if workers == 1:
        yield from ((task, hand.play(task)) for task in tasks)
        return
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _take_up, (hand,)) as pool:
        waiting = {pool.submit(_play, task): task for task in tasks}
        try:
            yield from ((waiting[done], done.result()) for done in as_completed(waiting))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


# ---------------------------------------------------------------------------- in a worker
_taken_up: list[Hand[Any, Any]] = []


def _take_up(hand: Hand[Any, Any]) -> None:
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    hand.prepare()
    _taken_up[:] = [hand]


def _end_with_the_parent() -> None:
    """A worker whose parent was killed would wait for tasks for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(task: Any) -> Any:
    return _taken_up[0].play(task)
