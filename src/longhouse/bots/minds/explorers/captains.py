"""What a captain adds to each deed, before it is done."""

from __future__ import annotations

from longhouse.bots.minds.explorers.prospects import WHOLE, lateness
from longhouse.games.explorers.rules.captains import captain_points
from longhouse.games.explorers.state import Captain, State
from longhouse.kernel.record import Grid, Row
from longhouse.kernel.rule import rule, table
from longhouse.kernel.state import NOBODY

__all__ = ["ANIMAL", "FIGHT", "HOPE", "ISLAND", "OUTPOST", "RAID", "captains_add", "unsure_bonus"]

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
# Whether a captain counts what Vikings hold, who may still walk away; in the order of Captain.
FLEETING: Row = table([0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0])
assert len(FLEETING) == len(Captain)
HOPE: Row = table([5, 3, 3, 4, 4, 3, 1, 2, 5, 4, 4])  # points that a captain may bring, in the order of Captain


@rule
def captains_add(s: State, seat: int, deed: int) -> int:
    """Hundredths of a point that a deed is worth more; alone the lower of two captains counts, so half of each."""
    first, second = s.captain[seat, 0], s.captain[seat, 1]
    if second == NOBODY:
        return ADDS[first, deed]
    return (ADDS[first, deed] + ADDS[second, deed]) // 2


@rule
def is_fleeting(s: State, seat: int) -> bool:
    """Whether what the seat's captains count may still change with every step."""
    first, second = s.captain[seat, 0], s.captain[seat, 1]
    return FLEETING[first] == 1 or (second != NOBODY and FLEETING[second] == 1)


@rule
def unsure_bonus(s: State, seat: int) -> int:
    """Hundredths of a point on the score sheet that a captain counts and that winter may not find there."""
    if not is_fleeting(s, seat):
        return 0
    return captain_points(s, seat) * (WHOLE - lateness(s, seat))
