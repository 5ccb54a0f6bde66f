"""The numbers of learning."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

__all__ = ["Terms", "between", "passed", "term"]


@dataclass(frozen=True)
class Terms:
    """The numbers of learning; pairs go from the first to the second as time passes, unless they say otherwise."""

    steps: int = 16  # answers of each game between two rounds of learning
    epochs: int = 2
    minibatch: int = 32_768
    rate: tuple[float, float] = (6e-4, 5e-5)
    entropy: tuple[float, float] = (0.02, 0.001)
    trying: tuple[float, float] = (0.0, 0.0)  # answers drawn from all that are legal: a way never gone is not known
    clip: float = 0.2
    decay: float = 0.97  # lambda of generalised advantages
    win_loss: float = 0.5
    points_loss: float = 1.0
    largest_step: float = 1.0  # of a gradient's norm
    growing_up: tuple[float, float] = (0.3, 0.55)  # of the time: until when points count as at first, when as at last


def term(text: str) -> tuple[str, Any]:
    """A term written as name=number, or name=first:last where it is a pair; ValueError for any other."""
    name, _, number = text.partition("=")
    if name not in {known.name for known in fields(Terms)}:
        raise ValueError(f"no such term: {name}")
    usual = getattr(Terms, name)
    if not isinstance(usual, tuple):
        return name, type(usual)(number)
    first, last = number.split(":")
    return name, (float(first), float(last))


def between(ends: tuple[float, float], done: float) -> float:
    """Where a pair stands when this share of the time is over."""
    return ends[0] + (ends[1] - ends[0]) * min(done, 1.0)


def passed(ends: tuple[float, float], done: float) -> float:
    """How much of the time between two moments is over, from 0 to 1."""
    return min(max((done - ends[0]) / (ends[1] - ends[0]), 0.0), 1.0)
