"""The mind for any game: it knows nothing but the score."""

from __future__ import annotations

from longhouse.kernel.contract import score
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import GameState

__all__ = ["FEATURES", "calm", "lean", "measure"]

FEATURES = ("score",)


@rule
def measure(s: GameState, seat: int, out: Row) -> None:
    """The score so far."""
    out[0] = score(s, seat)


@rule
def lean(s: GameState, code: int) -> int:
    """No answer is better than another."""
    return 100


@rule
def calm(s: GameState) -> bool:
    """Any moment is as good as another."""
    return True
