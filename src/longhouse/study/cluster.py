"""Work shared out on a Ray cluster (extra ``longhouse[cluster]``). The workers must reach the same folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from longhouse.kernel.errors import BadOption
from longhouse.study.hands import Hand
from longhouse.study.refusals import refused

__all__ = ["share_out_on_ray"]

T = TypeVar("T")
R = TypeVar("R")


class _Keeper:
    """Holds a hand in a process of the cluster."""

    def __init__(self, hand: Hand[Any, Any]) -> None:
        hand.prepare()
        self._hand = hand

    def play(self, task: Any) -> Any:
        """Do a task."""
        return self._hand.play(task)


def share_out_on_ray(hand: Hand[T, R], tasks: Sequence[T], workers: int, done: Callable[[T, R], object]) -> None:
    """Play every task on so many actors of the cluster, or of one begun here; tell ``done`` as they come in."""
    try:
        import ray
    except ImportError as error:
        raise BadOption(refused("needs-ray")) from error
    own = not ray.is_initialized()
    if own:
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    try:
        keepers = [ray.remote(num_cpus=1)(_Keeper).remote(hand) for _ in range(workers)]
        waiting: dict[Any, tuple[Any, T]] = {}
        left = list(reversed(tasks))
        idle = list(keepers)
        while left or waiting:
            while idle and left:
                keeper, task = idle.pop(), left.pop()
                waiting[keeper.play.remote(task)] = keeper, task
            for ready in ray.wait(list(waiting), num_returns=1)[0]:
                keeper, task = waiting.pop(ready)
                done(task, ray.get(ready))
                idle.append(keeper)
    finally:
        if own:
            ray.shutdown()
