"""What score sheets of many games say together."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

__all__ = ["mean_and_error"]


def mean_and_error(totals: NDArray[Any]) -> str:
    """The mean of points and its standard error, which is unknown of one sheet and told as 0."""
    error = totals.std(ddof=1) / len(totals) ** 0.5 if len(totals) > 1 else 0.0
    return f"{totals.mean():.2f} ± {error:.2f}"
