"""What search found out about an answer."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from longhouse.bots.thinking.racing import proven_lead

__all__ = ["Found", "Way", "best_first"]


class Way(NamedTuple):
    """Answers one after the other, as search went on; ``visits``: how often, from where it parts from likelier ways."""

    visits: int
    codes: list[int]


@dataclass(frozen=True)
class Found:
    """Visits, and means over them: the answer's worth (0 to 1), the worth's square, the points to expect at the end,
    and in a race what it leads the favourite by in the same worlds, and the square of that. Where a network guides:
    how likely it holds the answer."""

    code: int
    visits: int
    worth: float
    squares: float
    points: float
    lead: float = 0.0
    lead_squares: float = 0.0
    likelihood: float = 0.0

    @property
    def error(self) -> float:
        """The standard error of its worth."""
        return math.sqrt(max(self.squares - self.worth * self.worth, 0.0) / max(self.visits, 1))

    @property
    def proven(self) -> float:
        """What it leads the favourite by at least; 0 for the favourite itself, and where there is none."""
        return proven_lead(self.visits, self.lead, self.lead_squares) if self.lead_squares > 0.0 else 0.0


def best_first(found: Iterable[Found]) -> list[Found]:
    """In the order of what has been proven, then as often as each was visited, those never visited by likelihood."""
    return sorted(found, key=lambda part: (-part.proven, -part.visits, -part.worth, -part.likelihood, part.code))
