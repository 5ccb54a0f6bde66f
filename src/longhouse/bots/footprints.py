"""Where everything stood before in a turn: who comes back there has moved for nothing, as any watcher sees."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.bots.found import Found
from longhouse.bots.minds import mind_of
from longhouse.kernel.match import Seen

__all__ = ["Footprints"]

LIKELY = 0.01  # to a network: an answer that was never tried is a way out all the same


class Footprints:
    """What one seat has left behind. Minds say what standing means; where one does not, no answer leads back."""

    def __init__(self) -> None:
        self._left: set[bytes] = set()

    def onward(self, seen: Seen, found: list[Found], way_from: Callable[[int], list[int]]) -> list[Found]:
        """Without leading answers that lead back, as they most likely go on; all of them where each one known does."""
        if not mind_of(seen.game).standing:
            return found
        now = _standing(seen)
        before = self._left - {now}
        self._left.add(now)
        for k, part in enumerate(found):
            if k > 0 and not part.visits and part.likelihood < LIKELY:
                break
            if not _comes_back(seen, way_from(part.code), now, before):
                return found[k:]
        return found


def _comes_back(seen: Seen, way: list[int], now: bytes, before: set[bytes]) -> bool:
    """Whether on the way that these answers go, within the turn, everything comes to stand as it stood before."""
    match, gone = seen.sample(0), False
    for code in way:
        if match.actor != seen.seat or code not in match.legal_codes:
            break
        match.play(code)
        then = _standing(match.seen_by(seen.seat))
        if then in before or (gone and then == now):
            return True
        gone = gone or then != now
    return False


def _standing(seen: Seen) -> bytes:
    cells = seen.cells()
    return b"".join(cells[name].tobytes() for name in mind_of(seen.game).standing)
