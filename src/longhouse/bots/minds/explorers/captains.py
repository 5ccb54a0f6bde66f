"""What a captain adds to each deed, before it is done."""

from __future__ import annotations

from longhouse.games.explorers.state import Captain, State
from longhouse.kernel.record import Grid, Row
from longhouse.kernel.rule import rule, table
from longhouse.kernel.state import NOBODY

__all__ = ["ANIMAL", "FIGHT", "HOPE", "ISLAND", "OUTPOST", "RAID", "captains_add"]

ANIMAL, OUTPOST, RAID, FIGHT, ISLAND = range(5)
# Hundredths of a point for an animal, an outpost, a raid, an enemy ship, an island; in the order of Captain.
ADDS: Grid = table(
    [
        [0, 100, 0, 0, 0],
        [0, 0, 0, 100, 0],
        [0, 0, 0, 0, 100],
        [0, 60, 60, 60, 0],
        [90, 0, 0, 0, 0],
        [0, 30, 0, 0, 40],
        [0, 0, 0, 0, 60],
        [0, 0, 0, 0, 100],
        [66, 0, 0, 0, 0],
        [0, 0, 100, 0, 0],
        [0, 100, 0, 0, 0],
    ]
)
assert len(ADDS) == len(Captain)
HOPE: Row = table([5, 3, 3, 4, 4, 3, 1, 2, 5, 4, 4])  # points that a captain may bring, in the order of Captain


@rule
def captains_add(s: State, seat: int, deed: int) -> int:
    """Hundredths of a point that a deed is worth more; alone the lower of two captains counts, so half of each."""
    first, second = s.captain[seat, 0], s.captain[seat, 1]
    if second == NOBODY:
        return ADDS[first, deed]
    return (ADDS[first, deed] + ADDS[second, deed]) // 2
