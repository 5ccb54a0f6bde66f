"""Several answers of one seat in a row, given or only tried. Nothing behind an answer that brings its giver news is
carried out or judged: a refusal would tell what came up, and nothing would have been given for it."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.kernel.errors import IllegalAction
from longhouse.kernel.match import Match, Step
from longhouse.tables.errors import NotYourTurn, RuleBroken
from longhouse.tables.table import Table

__all__ = ["Trials", "play_chain"]


def play_chain(match: Match, seat: int, codes: Sequence[int]) -> tuple[Step, ...]:
    """Give a seat's answers in the match, which is changed even when one of them is refused: hand over a copy."""
    steps: list[Step] = []
    for n in range(len(codes)):
        _check_seal(steps[-1] if steps else None, codes, n)
        steps.append(_play(match, seat, codes, n))
    return tuple(steps)


class Trials:
    """The answers that somebody tries before giving them, with the match after each: one more runs the rules once."""

    def __init__(self) -> None:
        self._position: tuple[Match, int] | None = None
        self._codes: list[int] = []
        self._matches: list[Match] = []

    def after(self, table: Table, seat: int, codes: Sequence[int]) -> Match | None:
        """The match after the answers of the one who must answer, to be read only; None when the last one reveals."""
        if table.waiting_for != seat or table.turn != seat:
            raise NotYourTurn("this is for the one who must answer")
        self._go_back_to(table, codes)
        step: Step | None = None
        for n in range(len(self._codes), len(codes)):
            _check_seal(step, codes, n)
            match = (self._matches[-1] if self._matches else table.match).copy()
            step = _play(match, seat, codes, n)
            if not step.sealed:
                self._codes.append(codes[n])
                self._matches.append(match)
        if step is not None and step.sealed:
            return None
        return self._matches[-1] if self._matches else table.match

    def _go_back_to(self, table: Table, codes: Sequence[int]) -> None:
        """Keep what was tried in this position as far as it is wanted again."""
        position = (table.match, table.moved_seq)
        if self._position is None or self._position[0] is not position[0] or self._position[1] != position[1]:
            self._position, self._codes, self._matches = position, [], []
        same = 0
        while same < min(len(codes), len(self._codes)) and codes[same] == self._codes[same]:
            same += 1
        del self._codes[same:], self._matches[same:]


def _check_seal(before: Step | None, codes: Sequence[int], n: int) -> None:
    if before is not None and before.sealed:
        raise RuleBroken(
            f"the answer before {_name(codes, n)} reveals something: give what follows when you have seen it"
        )


def _play(match: Match, seat: int, codes: Sequence[int], n: int) -> Step:
    """Give the n-th of several answers."""
    if match.actor != seat:
        raise NotYourTurn(f"{_name(codes, n)} would be for seat {match.actor}")
    try:
        match.play(codes[n])
    except IllegalAction as error:
        raise RuleBroken(str(error)) from error
    return match.history[-1]


def _name(codes: Sequence[int], n: int) -> str:
    return f"answer {n + 1} of {len(codes)}"
