"""The names a game's mind fulfils (see :mod:`longhouse.bots.minds`).

Thinking calls these; the record's type picks the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from longhouse.kernel.contract import rule_of
from longhouse.kernel.record import Row
from longhouse.kernel.rule import contract
from longhouse.kernel.state import GameState

__all__ = ["MIND", "calm", "lean", "measure"]


@contract
def measure(s: GameState, seat: int, out: Row) -> None:
    """Write the seat's features, in the order of the mind's FEATURES."""
    rule_of(s, "measure")(s, seat, out)


@contract
def lean(s: GameState, code: int) -> int:
    """How much a sensible player leans to a legal answer at first sight: 100 is neutral, 0 absurd."""
    return rule_of(s, "lean")(s, code)  # type: ignore[no-any-return]


@contract
def calm(s: GameState) -> bool:
    """Whether the features tell the truth now: nothing half done, as between two turns."""
    return rule_of(s, "calm")(s)  # type: ignore[no-any-return]


MIND: dict[str, Callable[..., Any]] = {function.__name__: function for function in (measure, lean, calm)}
