"""The names a game's mind fulfils (see :mod:`longhouse.bots.minds`).

Thinking calls these; the record's type picks the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from longhouse.kernel.record import Row
from longhouse.kernel.rule import contract
from longhouse.kernel.state import GameState

__all__ = ["MIND", "calm", "fulfil", "lean", "measure", "outlook"]

_fulfilled: dict[type[GameState], Mapping[str, Callable[..., Any]]] = {}


def fulfil(record: type[GameState], rules: Mapping[str, Callable[..., Any]]) -> None:
    """Let a mind's rules answer to these names for a game's record."""
    _fulfilled[record] = rules


def rule_of(s: GameState, name: str) -> Callable[..., Any]:
    """What the mind for this record answers to a name."""
    return _fulfilled[type(s)][name]


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


@contract
def outlook(s: GameState, seat: int, out: Row) -> None:
    """Write what the seat knows as numbers, as the mind's network reads them."""
    rule_of(s, "outlook")(s, seat, out)


MIND: dict[str, Callable[..., Any]] = {function.__name__: function for function in (measure, lean, calm)}
