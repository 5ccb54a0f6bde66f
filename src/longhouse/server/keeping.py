"""Answers that never change, kept so that nobody works them out twice."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

__all__ = ["Kept"]

T = TypeVar("T")


class Kept(Generic[T]):
    """The answers asked for last, by name."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._answers: OrderedDict[str, T] = OrderedDict()

    def get(self, name: str) -> T | None:
        """An answer that was kept."""
        if name in self._answers:
            self._answers.move_to_end(name)
        return self._answers.get(name)

    def keep(self, name: str, answer: T) -> None:
        """Keep an answer, and forget the one not asked for longest."""
        self._answers[name] = answer
        self._answers.move_to_end(name)
        if len(self._answers) > self._most:
            self._answers.popitem(last=False)
