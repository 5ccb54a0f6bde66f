"""What was answered where: who gives the same answer again in the same position would give it for ever."""

from __future__ import annotations

from longhouse.bots.found import Found
from longhouse.kernel.match import Seen

__all__ = ["Repeats"]

TOLD = ("rng", "sealed", "told", "story")  # fields of the state that say what just happened, not how things are


class Repeats:
    """The answers that one seat has given since others were asked, position by position."""

    def __init__(self) -> None:
        self._given: dict[bytes, set[int]] = {}
        self._next = 0  # answers given at the table when the seat is asked on

    def fresh(self, seen: Seen, found: list[Found]) -> list[Found]:
        """Without answers that led back here; all of them where each one did."""
        given = self._given_here(seen)
        return [part for part in found if part.code not in given] or found

    def note(self, seen: Seen, code: int) -> None:
        """Remember an answer that is given now."""
        self._given_here(seen).add(code)
        self._next = seen.answered + 1

    def _given_here(self, seen: Seen) -> set[int]:
        """What was answered in this position; nothing, once others were asked or an answer was taken back."""
        if seen.answered != self._next:
            self._given = {}
        return self._given.setdefault(_position(seen), set())


def _position(seen: Seen) -> bytes:
    cells = seen.cells()
    return b"".join(cells[name].tobytes() for name in cells.dtype.names or () if name not in TOLD)
