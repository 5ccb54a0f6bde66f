"""Several answers of one seat in a row. Nothing behind an answer that brings its giver news is carried out or judged:
a refusal would tell what came up, and nothing would have been given for it."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.kernel.errors import IllegalAction
from longhouse.kernel.match import Match, Step
from longhouse.tables.errors import NotYourTurn, RuleBroken

__all__ = ["play_chain"]


def play_chain(match: Match, seat: int, codes: Sequence[int]) -> tuple[Step, ...]:
    """Give a seat's answers in the match, which is changed even when one of them is refused: hand over a copy."""
    steps: list[Step] = []
    for code in codes:
        which = f"answer {len(steps) + 1} of {len(codes)}"
        if steps and steps[-1].sealed:
            raise RuleBroken(f"the answer before {which} reveals something: give what follows when you have seen it")
        if match.actor != seat:
            raise NotYourTurn(f"{which} would be for seat {match.actor}")
        try:
            match.play(code)
        except IllegalAction as error:
            raise RuleBroken(str(error)) from error
        steps.append(match.history[-1])
    return tuple(steps)
