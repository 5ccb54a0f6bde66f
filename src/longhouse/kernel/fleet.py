"""Where the games of a batch lie and what moves them. A fleet is plain arrays in and out; Batch does the rest.

The one here keeps records in memory and sends them through compiled or interpreted rules, on one thread or several.
Another (on a graphics card, say) fulfils the same protocol.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from longhouse.kernel import entries
from longhouse.kernel.engine import CompiledEngine, Engine
from longhouse.kernel.errors import BadOption
from longhouse.kernel.game import Game
from longhouse.kernel.record import Cells

__all__ = ["Fleet", "HostFleet", "launch"]

Ints = NDArray[np.int64]
Flags = NDArray[np.int8]


class Fleet(Protocol):
    """Games of one kind, one number of players and one set of options."""

    name: str
    arrays: Any  # NumPy, or what stands for it where the records lie
    mask: NDArray[np.int8]  # the legal answers of every game

    def __len__(self) -> int: ...

    def field(self, name: str) -> NDArray[Any]:
        """A field of every record."""

    def saved(self, numbers: Ints) -> Cells:
        """The records of these games."""

    def put(self, numbers: Ints, cells: Cells) -> None:
        """Write the records of these games."""

    def renew(self, which: Flags, seeds: Ints) -> None:
        """Begin the games marked 1 anew, game i from seeds[i]."""

    def step(self, which: Flags, answers: Ints) -> None:
        """Give legal answers in the games marked 1."""

    def mark(self, which: Flags) -> None:
        """Bring the mask up to date after records were written."""

    def observe(self, seats: Ints, out: NDArray[np.int16]) -> None:
        """Write what seats[i] knows of game i."""

    def tally(self, which: Flags, scores: Ints, wins: Ints) -> None:
        """Write points and winners of the games marked 1, seat by seat."""

    def sheets(self, which: Flags, sheets: Ints) -> None:
        """Write the score sheets of the games marked 1."""

    def draw(self, answers: Ints, generators: Ints | None = None) -> None:
        """Draw random answers for games that go on, by the generators beside them or by other ones."""

    def play_out(self, limit: int, decisions: Ints) -> None:
        """Play every game on with random answers."""


def launch(game: Game, games: int, players: int, options: Mapping[str, str], engine: str, threads: int) -> Fleet:
    """A fleet of so many games on the engine of this name."""
    if type(threads) is not int or threads < 1:
        raise BadOption(f"threads must be a whole number from 1 on, not {threads!r}")
    if engine == "cuda":
        from longhouse.kernel.cuda.fleet import CardFleet

        return CardFleet(game, games, players, options)
    engines: dict[str, Callable[[], Engine]] = {"auto": lambda: game.fast, "interpreter": lambda: game.plain}
    if engine == "compiled":
        if not isinstance(game.fast, CompiledEngine):
            raise BadOption("compiled rules are not to be had here: Numba is missing, or LONGHOUSE_RULES=plain")
        engines["compiled"] = lambda: game.fast
    if engine not in engines:
        raise BadOption(f"engine {engine!r} is unknown: use auto, compiled, interpreter or cuda")
    return HostFleet(game, games, players, options, engines[engine](), threads)


class HostFleet:
    """Records in memory; compiled rules let go of the interpreter's lock, so several threads share them out."""

    def __init__(
        self, game: Game, games: int, players: int, options: Mapping[str, str], engine: Engine, threads: int = 1
    ) -> None:
        self.name = engine.name
        self.arrays: Any = np
        self.cells: Cells = np.zeros(games, game.room.State.dtype)
        self.mask = np.zeros((games, game.room.answers.size), np.int8)
        self.generators = np.zeros((games, 4), np.int64)  # beside the games, for random answers
        self._engine, self._players = engine, players
        self._options = engine.bind(game.option_array(options))
        self._blank = engine.bind(np.zeros(1, self.cells.dtype))
        self._width, self._lines = game.room.answers.size, len(game.room.score_lines)
        self._features = game.observation.size
        parts = min(threads, games) if isinstance(engine, CompiledEngine) else 1
        edges = np.linspace(0, games, parts + 1).astype(int)
        self._parts = [slice(int(edges[k]), int(edges[k + 1])) for k in range(parts)]
        self._states = [engine.bind(self.cells[part]) for part in self._parts]
        self._codes = [engine.bind(np.zeros(self._width, np.int64)) for _ in self._parts]
        self._seen = [engine.bind(np.zeros(self._features, np.int64)) for _ in self._parts]
        self._rng = [engine.bind(np.zeros(4, np.int64)) for _ in self._parts]
        self._pool = ThreadPoolExecutor(parts) if parts > 1 else None

    def __len__(self) -> int:
        return len(self.cells)

    def field(self, name: str) -> NDArray[Any]:
        """A field of every record."""
        return np.asarray(self.cells[name])

    def saved(self, numbers: Ints) -> Cells:
        """The records of these games."""
        return self.cells[numbers].copy()

    def put(self, numbers: Ints, cells: Cells) -> None:
        """Write the records of these games."""
        self.cells[numbers] = cells

    def renew(self, which: Flags, seeds: Ints) -> None:
        """Begin the games marked 1 anew, game i from seeds[i]."""
        self._each(
            entries.renew_games,
            lambda k: (
                *(self._blank, k(which), k(seeds), self._players, self._options),
                *(k(self.generators), self._rng[k.part]),
            ),
        )
        self.mark(which)

    def step(self, which: Flags, answers: Ints) -> None:
        """Give legal answers in the games marked 1."""
        self._each(entries.step_games, lambda k: (k(which), k(answers), self._codes[k.part], k(self.mask), self._width))

    def mark(self, which: Flags) -> None:
        """Bring the mask up to date after records were written."""
        self._each(entries.mark_some, lambda k: (k(which), self._codes[k.part], k(self.mask), self._width))

    def observe(self, seats: Ints, out: NDArray[np.int16]) -> None:
        """Write what seats[i] knows of game i."""
        self._each(entries.observe_games, lambda k: (k(seats), k(out), self._seen[k.part], self._features))

    def tally(self, which: Flags, scores: Ints, wins: Ints) -> None:
        """Write points and winners of the games marked 1, seat by seat."""
        self._each(entries.tally_games, lambda k: (k(which), k(scores), k(wins)))

    def sheets(self, which: Flags, sheets: Ints) -> None:
        """Write the score sheets of the games marked 1."""
        self._each(entries.sheet_games, lambda k: (k(which), k(sheets), self._lines))

    def draw(self, answers: Ints, generators: Ints | None = None) -> None:
        """Draw random answers for games that go on, by the generators beside them or by other ones."""
        drawn = self.generators if generators is None else generators
        self._each(entries.random_answers, lambda k: (self._codes[k.part], k(drawn), self._rng[k.part], k(answers)))

    def play_out(self, limit: int, decisions: Ints) -> None:
        """Play every game on with random answers."""
        self._each(
            entries.play_games,
            lambda k: (self._codes[k.part], k(self.generators), self._rng[k.part], limit, k(decisions)),
        )
        self.mark(np.ones(len(self.cells), np.int8))

    def _each(self, entry: Any, arguments: Callable[[_Part], tuple[Any, ...]]) -> None:
        """Run an entry on every part of the fleet, side by side where there are several."""
        calls = [(self._states[k], *arguments(_Part(k, part, self._bind))) for k, part in enumerate(self._parts)]
        if self._pool is None:
            self._run(entry, *calls[0])
        else:  # asking for every result brings up what went wrong in a thread
            list(self._pool.map(lambda call: self._run(entry, *call), calls))

    def _run(self, entry: Any, *args: Any) -> Any:
        return self._engine.entry(entry)(*args)

    def _bind(self, array: NDArray[Any]) -> Any:
        return self._engine.bind(array)


class _Part:
    """A part of the fleet: cuts its piece out of arrays that have a row a game."""

    def __init__(self, part: int, cut: slice, bind: Callable[[NDArray[Any]], Any]) -> None:
        self.part = part
        self._cut, self._bind = cut, bind

    def __call__(self, array: NDArray[Any]) -> Any:
        return self._bind(array[self._cut])
