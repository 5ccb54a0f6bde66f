"""What a seat may go for, the best first.

Ship and Vikings can do one thing at a time: the best hope counts in full, the others less and less.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule, scratch, table

__all__ = ["Hope", "Hopes", "add_hope", "count_hopes", "no_hopes"]

SHARES: Row = table([100, 20, 10, 5, 2, 1])  # hundredths in which the best hope counts, the second …


class Hope(IntEnum):
    """Kinds of hopes; features are numbered alike."""

    HERD_ABOARD = 1
    HERD_AHEAD = 2
    OUTPOSTS_AHEAD = 3
    RAIDS_AHEAD = 4
    FIGHTS_AHEAD = 5
    ISLANDS_AHEAD = 6


class Hopes(NamedTuple):
    """The best hopes in falling order of their worth."""

    kind: Row
    worth: Row


@rule
def no_hopes() -> Hopes:
    """Nothing to go for."""
    return Hopes(scratch(len(SHARES)), scratch(len(SHARES)))


@rule
def add_hope(hopes: Hopes, kind: int, worth: int) -> None:
    """Add a hope at its place; the least one of a full row is forgotten."""
    last = len(SHARES) - 1
    if worth <= hopes.worth[last]:
        return
    k = last
    while k > 0 and hopes.worth[k - 1] < worth:
        hopes.worth[k] = hopes.worth[k - 1]
        hopes.kind[k] = hopes.kind[k - 1]
        k -= 1
    hopes.worth[k] = worth
    hopes.kind[k] = kind


@rule
def count_hopes(hopes: Hopes, out: Row) -> None:
    """Add each hope's share to the feature of its kind."""
    for k in range(len(SHARES)):
        if hopes.worth[k] > 0:
            out[hopes.kind[k]] += hopes.worth[k] * SHARES[k] // 10_000
