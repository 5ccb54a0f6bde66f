"""A race between answers, with the desk it is run on: instead of a tree, where a mind has it so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from longhouse.bots.found import Found, Way
from longhouse.bots.set_desk import NO_CHANGE, SetDesk
from longhouse.bots.thinking.racing import Course, Field, Runner, Total, begin_race, run_race
from longhouse.kernel.engine import Engine
from longhouse.kernel.match import Seen

__all__ = ["Race"]


class Race:
    """What a seat thinks about one question after the other; nothing is kept from one to the next."""

    def __init__(
        self, seen: Seen, seed: int, habits: Mapping[str, float] = NO_CHANGE, engine: Engine | None = None
    ) -> None:
        self.desk = SetDesk(seen, seed, habits, engine)
        most = len(self.desk.codes)
        self._runners = np.zeros((most, len(Runner)), np.int64)
        self._totals = np.zeros((most, len(Total)))
        self._course = np.zeros(len(Course), np.int64)
        self._field = self.desk.bind(Field(self._runners, self._totals, self._course, np.zeros(1)))

    def forget(self, seed: int) -> None:
        """Be as if newly made, in the same arrays."""
        self.desk.reseed(seed)

    def begin(self, seen: Seen, _answered: int | None) -> None:
        """Take up a question."""
        self.desk.lay(seen)
        self.desk.run(begin_race, self.desk.guide, self._field, seen.seat)

    def go_on(self, seat: int, iterations: int) -> None:
        """Try answers out so many times more."""
        self.desk.run(run_race, self.desk.guide, self._field, seat, iterations)

    @property
    def is_settled(self) -> bool:
        """Whether more tries would hardly bring a better answer."""
        return bool(self._course[Course.SETTLED])

    def found(self, _seat: int) -> Iterator[Found]:
        """What was found out about each answer that runs, by rising code."""
        for k in np.argsort(self._runners[: self._course[Course.RUNNERS], Runner.CODE]).tolist():
            code, tries = int(self._runners[k, Runner.CODE]), int(self._runners[k, Runner.TRIES])
            yield Found(code, tries, *(self._totals[k] / max(tries, 1)).tolist())

    def ways_from(self, code: int) -> Iterator[Way]:
        """An answer, and what followed it: no race remembers that."""
        yield Way(0, [code])
