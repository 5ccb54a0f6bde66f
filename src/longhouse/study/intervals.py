"""Intervals around what was counted."""

from __future__ import annotations

import math

__all__ = ["wilson"]


def wilson(wins: float, games: int, z: float = 1.959963984540054) -> tuple[float, float]:
    """The 95 % interval of a rate after ``wins`` (shares count as parts) in ``games``."""
    rate, spread = wins / games, z * z / games
    middle = rate + spread / 2
    half = z * math.sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))
