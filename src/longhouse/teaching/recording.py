"""Work on tensors of the same shapes, done again and again: on a card it is recorded once, then played back.

A round of learning is a hundred small steps of some eighty kernels each. Launching them one by one takes longer than
they run; a recording is launched as one.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from longhouse.teaching.entities import Room

__all__ = ["Recorded", "RecordedWithRoom"]

REHEARSALS = 3  # before a recording, as PyTorch asks for: what is made at a first call is not recorded
SPARE = 1.3  # times as much room as is needed now: later more may be


class Recorded:
    """A function of tensors. What it gives back is overwritten by the next call, on a card."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._graph: Any = None
        self._places: tuple[Tensor, ...] = ()
        self._found: Any = None

    def __call__(self, *given: Tensor) -> Any:
        """Call it; without a card nothing is recorded."""
        if not given[0].is_cuda:
            return self._function(*given)
        if self._graph is None:
            self._record(given)
        for place, tensor in zip(self._places, given, strict=True):
            place.copy_(tensor)
        self._graph.replay()
        return self._found

    def _record(self, given: tuple[Tensor, ...]) -> None:
        self._places = tuple(tensor.clone() for tensor in given)
        beside = torch.cuda.Stream()
        beside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(beside):
            for _ in range(REHEARSALS):
                self._function(*self._places)
        torch.cuda.current_stream().wait_stream(beside)
        self._graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graph, capture_error_mode="thread_local"):
            self._found = self._function(*self._places)


class RecordedWithRoom:
    """A function of tensors that is told first how much room entities need; with more room it is recorded anew."""

    def __init__(self, function: Callable[..., Any], least: Room) -> None:
        self._function, self._room = function, least
        self._recorded = Recorded(functools.partial(function, least))

    def make_room(self, there: Tensor) -> None:
        """See to it that so many entities of each kind, a row a call, can be gathered."""
        most: list[int] = there.amax(0).tolist()
        if any(many > room for many, room in zip(most, self._room, strict=True)):
            self._room = tuple(max(room, int(SPARE * many)) for many, room in zip(most, self._room, strict=True))
            self._recorded = Recorded(functools.partial(self._function, self._room))

    def __call__(self, *given: Tensor) -> Any:
        """Call it."""
        return self._recorded(*given)
