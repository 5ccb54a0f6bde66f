"""The names every game fulfils. Generic code calls these; the record's type picks the game.

Interpreted, they look the rule up in ``type(s).rules``; compiled, the twin of a generic function is bound to the
game's own rule (see :mod:`longhouse.kernel.compiled`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from longhouse.kernel.record import Row
from longhouse.kernel.rule import contract
from longhouse.kernel.state import GameState

__all__ = [
    "CONTRACT",
    "apply",
    "broken",
    "determinize",
    "legal_actions",
    "observe",
    "rule_of",
    "score",
    "score_line",
    "setup",
    "standing",
]


def rule_of(s: GameState, name: str) -> Callable[..., Any]:
    """What the game of this record answers to a name of a contract."""
    found: Any = type(s).rules[name]
    return found  # type: ignore[no-any-return]


@contract
def setup(s: GameState, options: Row) -> None:
    """Set the table on a zeroed, seeded record that knows its number of players."""
    rule_of(s, "setup")(s, options)


@contract
def legal_actions(s: GameState, out: Row) -> int:
    """Write the codes of the actor's legal answers in rising order; return how many there are."""
    return rule_of(s, "legal_actions")(s, out)  # type: ignore[no-any-return]


@contract
def apply(s: GameState, code: int) -> None:
    """Carry out a legal answer and go on to the next question."""
    rule_of(s, "apply")(s, code)


@contract
def score(s: GameState, seat: int) -> int:
    """Points of a seat if the game ended now."""
    return rule_of(s, "score")(s, seat)  # type: ignore[no-any-return]


@contract
def score_line(s: GameState, seat: int, line: int) -> int:
    """Points of one line of the seat's score sheet."""
    return rule_of(s, "score_line")(s, seat, line)  # type: ignore[no-any-return]


@contract
def standing(s: GameState, seat: int) -> int:
    """A number that orders the seats if the game ended now: the highest wins, equal ones share the victory."""
    return rule_of(s, "standing")(s, seat)  # type: ignore[no-any-return]


@contract
def determinize(s: GameState, seat: int, rng: Row) -> None:
    """Re-sample what the seat cannot know: the result depends on what it knows and on rng alone."""
    rule_of(s, "determinize")(s, seat, rng)


@contract
def observe(s: GameState, seat: int, out: Row) -> None:
    """Write what the seat knows as numbers for a learner."""
    rule_of(s, "observe")(s, seat, out)


@contract
def broken(s: GameState) -> int:
    """0, or the number of the first invariant of the game that does not hold."""
    return rule_of(s, "broken")(s)  # type: ignore[no-any-return]


CONTRACT: dict[str, Callable[..., Any]] = {
    function.__name__: function
    for function in (setup, legal_actions, apply, score, score_line, standing, determinize, observe, broken)
}
