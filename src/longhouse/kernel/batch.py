"""Many games of one kind side by side in one array, for learning and simulation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from longhouse.kernel import entries
from longhouse.kernel.errors import BadOption, IllegalAction
from longhouse.kernel.game import Game
from longhouse.kernel.options import check_seed

__all__ = ["Batch"]


class Batch:
    """Games 0 to n - 1; each asks its own question. A game that is over ignores further answers."""

    def __init__(self, game: Game, games: int, players: int, seed: int, options: Mapping[str, str]) -> None:
        """Use ``game.batch``."""
        if type(games) is not int or games < 1:
            raise BadOption(f"a batch needs at least one game, not {games!r}")
        self.game = game
        self.players = players
        self.options = dict(options)
        self.engine = game.fast
        self._width = game.room.answers.size
        self._cells = np.zeros(games, game.room.State.dtype)
        self._mask = np.zeros((games, self._width), np.int8)
        self._states = self.engine.bind(self._cells)
        self._codes = self.engine.bind(np.zeros(self._width, np.int64))
        self.restart(seed)

    def __len__(self) -> int:
        return len(self._cells)

    def restart(self, seed: int) -> None:
        """Begin every game anew; game i has the seed ``seed + i``."""
        check_seed(check_seed(seed) + len(self) - 1)
        seeds = np.arange(seed, seed + len(self), dtype=np.int64)
        blank = self.engine.bind(np.zeros(1, self._cells.dtype))
        numbers = self.game.option_array(self.options)
        self._run(
            entries.begin_games, self._states, blank, self.engine.bind(seeds), self.players, self.engine.bind(numbers)
        )
        self._run(entries.mark_games, self._states, self._codes, self.engine.bind(self._mask), self._width)

    @property
    def actor(self) -> NDArray[np.int8]:
        """The seat that must answer in each game, -1 where it is over."""
        return self._cells["actor"].copy()

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games are over."""
        return self._cells["actor"] < 0

    @property
    def legal_mask(self) -> NDArray[np.bool_]:
        """The legal answers of each game, one row of the action space a game; overwritten by the next step."""
        mask = self._mask.view(np.bool_)
        mask.flags.writeable = False
        return mask

    def observe(self) -> NDArray[np.int16]:
        """What the actor of each game knows, as numbers."""
        width = self.game.room.observation
        out, seen = np.zeros((len(self), width), np.int16), np.zeros(width, np.int64)
        self._run(entries.observe_games, self._states, self.engine.bind(out), self.engine.bind(seen), width)
        return out

    def step(self, codes: ArrayLike) -> None:
        """Give an answer in every game; one illegal answer refuses them all and changes nothing."""
        answers = np.ascontiguousarray(codes)
        if answers.shape != (len(self),) or answers.dtype.kind not in "iu":
            raise IllegalAction(f"step takes {len(self)} whole numbers, one answer a game")
        answers = answers.astype(np.int64)
        mask = self.engine.bind(self._mask)
        bad = self._run(entries.step_games, self._states, self.engine.bind(answers), self._codes, mask, self._width)
        if bad >= 0:
            raise IllegalAction(f"code {answers[bad]} is not a legal answer in game {bad}: see legal_mask[{bad}]")

    @property
    def scores(self) -> NDArray[np.int64]:
        """Points of each seat of each game if it ended now."""
        return self._tally()[0]

    @property
    def wins(self) -> NDArray[np.bool_]:
        """Which seats would win, alone or shared, if the games ended now."""
        return self._tally()[1].astype(np.bool_)

    @property
    def score_sheets(self) -> NDArray[np.int64]:
        """Points of each game, seat and line of the score sheet if the games ended now."""
        lines = len(self.game.room.score_lines)
        sheets = np.zeros((len(self), self.players, lines), np.int64)
        self._run(entries.sheet_games, self._states, self.engine.bind(sheets), lines)
        return sheets

    @property
    def turns(self) -> NDArray[np.int64] | None:
        """The turns begun in each game, when the game's record counts them in a field of that name."""
        return self._cells["turns"].astype(np.int64) if "turns" in self.game.room.State.fields else None

    def play_out(self, limit: int = 1_000_000) -> NDArray[np.int64]:
        """Play every game on with random answers, at most limit each; return the numbers of answers."""
        decisions = np.zeros(len(self), np.int64)
        self._run(entries.play_games, self._states, self._codes, limit, self.engine.bind(decisions))
        self._run(entries.mark_games, self._states, self._codes, self.engine.bind(self._mask), self._width)
        return decisions

    def state_bytes(self, i: int) -> bytes:
        """The exact state of game i."""
        return self._cells[i : i + 1].tobytes()

    def _tally(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        scores, wins = np.zeros((2, len(self), self.players), np.int64)
        self._run(entries.tally_games, self._states, self.engine.bind(scores), self.engine.bind(wins))
        return scores, wins

    def _run(self, entry: Any, *args: Any) -> Any:
        return self.engine.entry(entry)(*args)
