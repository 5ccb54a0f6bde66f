"""A fleet whose records lie on the card. Arrays go in and out as CuPy's, which others take without a copy."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import numpy as np

from longhouse.kernel import entries
from longhouse.kernel.cuda import card
from longhouse.kernel.cuda.engine import CardEngine
from longhouse.kernel.game import Game
from longhouse.kernel.record import Cells

__all__ = ["CardFleet"]

AT_ONCE = 1 << 16  # games that are observed together, at most: what bounds the room it takes


class CardFleet:
    """Records on the card, a row of bytes a game; what every method takes and gives lies there too."""

    def __init__(self, game: Game, games: int, players: int, options: Mapping[str, str]) -> None:
        self.arrays = card.arrays()
        self._engine = _engine_of(game)
        self.name = self._engine.name
        self._dtype = game.room.State.dtype
        self._players, self._options = players, self._engine.bind(game.option_array(options))
        self.cells = self.arrays.zeros((games, self._dtype.itemsize), np.uint8)
        self.mask = self.arrays.zeros((games, game.room.answers.size), np.int8)
        self.generators = self.arrays.zeros((games, 4), np.int64)
        self._features = game.observation.size
        self._advance, self._find_illegal = (self._engine.kernel(name) for name in ("advance_games", "find_illegal"))

    def __len__(self) -> int:
        return len(self.cells)

    def field(self, name: str) -> Any:
        """A field of every record, where it lies."""
        spec, begin = self._dtype.fields[name][:2]  # type: ignore[index]
        strides = (self._dtype.itemsize, *np.empty(spec.shape, spec.base).strides)
        return card.strided(self.cells, begin, (len(self), *spec.shape), spec.base, strides)

    def saved(self, numbers: Any) -> Cells:
        """The records of these games, in the memory of the machine."""
        rows: Any = self.arrays.asnumpy(self.cells[numbers])
        return np.ascontiguousarray(rows).view(self._dtype)[:, 0]

    def put(self, numbers: Any, cells: Cells) -> None:
        """Write the records of these games."""
        rows = np.ascontiguousarray(cells).view(np.uint8).reshape(len(cells), self._dtype.itemsize)
        self.cells[numbers] = self.arrays.asarray(rows)

    def renew(self, which: Any, seeds: Any) -> None:
        """Begin the games marked 1 anew, game i from seeds[i]."""
        self._run(entries.renew_games, which, seeds, self._players, self._options, self.generators)
        self.mark(which)

    def step(self, which: Any, answers: Any) -> None:
        """Give legal answers in the games marked 1."""
        self._run(entries.step_games, which, answers, self.mask)

    def advance(self, which: Any, answers: Any, every: bool, renews: bool, seeds: Any, ends: tuple[Any, ...]) -> None:
        """Give legal answers in the games marked 1, write down how games ended and begin those anew if asked.

        ``every``: no other game goes on. ``ends``: what ended, what it brought, final scores and score sheets.
        """
        if every:
            self.mask.fill(0)
        given = (int(renews), seeds, self._players, self._options, self.generators)
        self._advance(self.cells, which, answers, self.mask, int(every), *given, *ends)

    def first_illegal(self, answers: Any) -> int | None:
        """The first game that goes on and is given what is not legal."""
        first = self.arrays.full(1, len(self), np.int64)
        self._find_illegal(self.cells, answers, self.mask, first)
        found = int(first[0])
        return found if found < len(self) else None

    def mark(self, which: Any) -> None:
        """Bring the mask up to date after records were written."""
        self._run(entries.mark_some, which, self.mask)

    def observe(self, seats: Any, out: Any) -> None:
        """Write what seats[i] knows of game i."""
        self._run(entries.observe_games, seats, self._columns, out)

    @functools.cached_property
    def _columns(self) -> Any:
        """Room for observations, a column a game."""
        return self.arrays.empty((self._features, min(len(self), AT_ONCE)), np.int16)

    def tally(self, which: Any, scores: Any, wins: Any) -> None:
        """Write points and winners of the games marked 1, seat by seat."""
        self._run(entries.tally_games, which, scores, wins)

    def sheets(self, which: Any, sheets: Any) -> None:
        """Write the score sheets of the games marked 1."""
        self._run(entries.sheet_games, which, sheets)

    def draw(self, answers: Any, generators: Any = None) -> None:
        """Draw random answers for games that go on, by the generators beside them or by other ones."""
        self._run(entries.random_answers, self.generators if generators is None else generators, answers)

    def play_out(self, limit: int, decisions: Any) -> None:
        """Play every game on with random answers."""
        self._run(entries.play_games, self.generators, limit, decisions)
        self.mark(self.arrays.ones(len(self), np.int8))

    def _run(self, entry: Any, *given: Any) -> None:
        self._engine.entry(entry)(self.cells, *given)


_engines: dict[str, CardEngine] = {}  # by game, under its newest rules: one program plays all its versions


def _engine_of(game: Game) -> CardEngine:
    if game.id not in _engines:
        _engines[game.id] = CardEngine(game)
    return _engines[game.id]
