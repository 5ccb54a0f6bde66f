from __future__ import annotations

import pytest

from longhouse.study.intervals import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (8, 10, 0.4901625, 0.9433178),
        (0, 10, 0.0, 0.2775328),
        (10, 10, 0.7224672, 1.0),
    ],
)
def test_wilson_intervals_are_those_of_the_textbook(wins: int, games: int, low: float, high: float) -> None:
    """Wilson 1927; 8 of 10 is the example of most tables."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-6)


def test_the_bounds_solve_wilson_s_equation() -> None:
    """They are the roots of (p - w)² = z² p (1 - p) / n."""
    for bound in wilson(13.5, 40):
        assert (bound - 13.5 / 40) ** 2 == pytest.approx(1.959963984540054**2 * bound * (1 - bound) / 40)
