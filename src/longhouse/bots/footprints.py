"""Where everything stood before in a turn: who comes back there has moved for nothing, as any watcher sees."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from longhouse.bots.found import Found, Way
from longhouse.bots.minds import mind_of
from longhouse.kernel.match import Seen

__all__ = ["Footprints"]

WAYS = 100  # from an answer that are looked at
LIKELY = 0.01  # to a network: an answer that was never tried is a way out all the same


class Footprints:
    """What one seat has left behind. Minds say what standing means; where one does not, no answer leads back."""

    def __init__(self) -> None:
        self._left: set[bytes] = set()

    def onward(self, seen: Seen, found: list[Found], ways_from: Callable[[int], Iterator[Way]]) -> list[Found]:
        """Without leading answers that lead back: from the one on from which the way is gone most often that does not;
        all of them where each way known leads back."""
        if not mind_of(seen.game).standing:
            return found
        now = _standing(seen)
        before = self._left - {now}
        self._left.add(now)
        best, most = 0, -1
        for k, part in enumerate(found):
            if k > 0 and not part.visits and part.likelihood < LIKELY:
                break
            visits = _onward(seen, islice(ways_from(part.code), WAYS), now, before)
            if visits > most:
                best, most = k, visits
            if most >= part.visits:
                break
        return found[best:]


def _onward(seen: Seen, ways: Iterable[Way], now: bytes, before: set[bytes]) -> int:
    """How often the way was gone that was gone most of those that do not come back; -1: all do."""
    most = -1
    for way in ways:
        if way.visits > most and not _comes_back(seen, way.codes, now, before):
            most = way.visits
    return most


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
