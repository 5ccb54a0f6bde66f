"""Work shared out among processes: every one of them is sent the same hand once, gets it ready and plays its tasks."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, Protocol, TypeVar

__all__ = ["Hand", "share_out"]

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


def share_out(hand: Hand[T, R], tasks: Iterable[T], workers: int, done: Callable[[T, R], object]) -> None:
    """Play every task and tell ``done`` as they come in; the first failure stops the rest. The hand is ready here
    already: so the cache of compiled rules is filled before several workers would fill it at once."""
    if workers == 1:
        for task in tasks:
            done(task, hand.play(task))
        return
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _take_up, (hand,))
    try:
        waiting = {pool.submit(_play, task): task for task in tasks}
        for played in as_completed(waiting):
            done(waiting[played], played.result())
    finally:
        pool.shutdown(cancel_futures=True)


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
