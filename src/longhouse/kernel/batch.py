"""Many games of one kind side by side in one array, for learning and simulation. docs/batch.md tells how to use it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from longhouse.kernel.errors import BadOption, IllegalAction
from longhouse.kernel.fleet import Fleet, launch
from longhouse.kernel.game import Game
from longhouse.kernel.options import check_seed
from longhouse.kernel.randomness import seed_random
from longhouse.kernel.record import Cells

__all__ = ["Batch", "Policy"]

Ints = NDArray[np.int64]
Policy = Callable[["Batch", Ints], ArrayLike]  # answers for the games of these numbers, in their order


class Batch:
    """Games 0 to n - 1; each asks its own question. A game that is over ignores further answers, unless it renews."""

    def __init__(
        self,
        game: Game,
        games: int,
        players: int,
        seed: int,
        options: Mapping[str, str],
        engine: str = "auto",
        threads: int = 1,
        renew: bool = False,
        opponents: Policy | Mapping[int, Policy] | None = None,
    ) -> None:
        """Use ``game.batch``."""
        if type(games) is not int or games < 1:
            raise BadOption(f"a batch needs at least one game, not {games!r}")
        self.game, self.players, self.options = game, players, dict(options)
        self.renews = renew
        self._opponents = _seated(opponents, players)
        self._fleet: Fleet = launch(game, games, players, options, engine, threads)
        self._np = self._fleet.arrays
        self._all = self._np.ones(games, np.int8)
        self._turns: NDArray[np.int64] = self._np.asarray(game.room.answers.turned(players))
        lines = len(game.room.score_lines)
        self._ended: NDArray[np.bool_] = self._np.zeros(games, np.bool_)
        self._rewards: NDArray[np.float32] = self._np.zeros((games, players), np.float32)
        self._final_scores: Ints = self._np.zeros((games, players), np.int64)
        self._final_sheets: Ints = self._np.zeros((games, players, lines), np.int64)
        self.restart(seed)

    def __len__(self) -> int:
        return len(self._fleet)

    @property
    def engine(self) -> str:
        """The name of what moves the games: compiled, interpreter or cuda."""
        return self._fleet.name

    # ------------------------------------------------------------------ beginning
    def restart(self, seed: int) -> None:
        """Begin every game anew; game i has the seed ``seed + i``, and when it renews ``seed + i + n``, and so on."""
        check_seed(check_seed(seed) + len(self) - 1)
        self.seeds: Ints = self._np.arange(seed, seed + len(self), dtype=np.int64)
        self._fleet.renew(self._all, self.seeds)
        self._forget()
        self._let_opponents_answer()

    def reset(self, games: ArrayLike, seeds: ArrayLike | None = None) -> None:
        """Begin some games anew (a mask, or their numbers), each with the next seed of its row or with a given one."""
        numbers = self._numbers(games)
        if seeds is None:
            self.seeds[numbers] += len(self)
        else:
            given = self._np.broadcast_to(self._np.asarray(seeds), numbers.shape)
            for seed in given.tolist():
                check_seed(seed)
            self.seeds[numbers] = given
        self._fleet.renew(self._flags(numbers), self.seeds)
        self._let_opponents_answer()

    # ------------------------------------------------------------------ what is asked
    @property
    def actor(self) -> NDArray[np.int8]:
        """The seat that must answer in each game, -1 where it is over."""
        return self._fleet.field("actor").copy()

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games are over."""
        return self._fleet.field("actor") < 0

    @property
    def legal_mask(self) -> NDArray[np.bool_]:
        """The legal answers of each game, one row of the action space a game; overwritten by the next step."""
        mask = self._fleet.mask.view(np.bool_)
        mask.flags.writeable = False
        return mask

    @property
    def relative_mask(self) -> NDArray[np.bool_]:
        """The same with answers as the actor counts them: what names a seat is counted from its own."""
        mask: NDArray[np.bool_] = self._np.zeros((len(self), self._turns.shape[1]), np.bool_)
        self._np.put_along_axis(mask, self._turns[self._np.maximum(self.actor, 0)], self.legal_mask, axis=1)
        return mask

    def absolute(self, codes: ArrayLike) -> Ints:
        """Answers given as the actor counts them, as ``step`` takes them."""
        relative = self._whole(codes)
        known = (relative >= 0) & (relative < self._turns.shape[1])
        back = self._np.argsort(self._turns, axis=1)[self._np.maximum(self.actor, 0)]
        found = self._np.take_along_axis(back, self._np.where(known, relative, 0)[:, None], axis=1)[:, 0]
        turned: Ints = self._np.where(known, found, relative)
        return turned

    def observe(self, seat: int | ArrayLike | None = None, out: NDArray[np.int16] | None = None) -> NDArray[np.int16]:
        """What a seat knows in each game, as numbers: the actor (seat 0 when over), one seat, or a seat a game."""
        seats = self._seats(seat)
        if out is None:
            out = self._room_to_observe()
        elif out.shape != (len(self), self.game.observation.size) or out.dtype != np.int16:
            raise BadOption(f"out must be int16 of shape {(len(self), self.game.observation.size)}")
        self._fleet.observe(seats, out)
        return out

    # ------------------------------------------------------------------ answering
    def step(self, codes: ArrayLike) -> None:
        """Give an answer in every game; one illegal answer refuses them all and changes nothing."""
        answers, going = self._whole(codes), ~self.over
        bad = self._first_illegal(going, answers)
        if bad is not None:
            raise IllegalAction(f"code {answers[bad]} is not a legal answer in game {bad}: see legal_mask[{bad}]")
        self._forget()
        self._advance(going.view(np.int8), answers)
        self._let_opponents_answer()

    def play_out(self, limit: int = 1_000_000) -> Ints:
        """Play every game on with random answers, at most limit each; return the numbers of answers."""
        decisions: Ints = self._np.zeros(len(self), np.int64)
        self._fleet.play_out(limit, decisions)
        return decisions

    def random_answers(self, generators: Ints | None = None) -> Ints:
        """A random legal answer for every game that goes on, as ``play_out`` would give it; or by other generators."""
        answers: Ints = self._np.zeros(len(self), np.int64)
        self._fleet.draw(answers, generators)
        return answers

    def generators(self, seed: int) -> Ints:
        """Generators for ``random_answers``, one a game."""
        every: Ints = self._np.asarray(np.array([self.generator(seed + i) for i in range(len(self))]))
        return every

    @staticmethod
    def generator(seed: int) -> Ints:
        """The state of one generator."""
        rng = np.zeros(4, np.int64)
        seed_random(rng.data, check_seed(seed))
        return rng

    # ------------------------------------------------------------------ how it stands, and how it ended
    @property
    def ended(self) -> NDArray[np.bool_]:
        """Which games came to their end in the last step (with ``renew`` they have begun anew since)."""
        return self._ended.copy()

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the last step brought each seat: its share of the victory where the game ended; alone, the points."""
        return self._rewards.copy()

    @property
    def final_scores(self) -> Ints:
        """Points of each seat at the last end of each game."""
        return self._final_scores.copy()

    @property
    def final_sheets(self) -> Ints:
        """The same line by line of the score sheet: targets beside the result."""
        return self._final_sheets.copy()

    @property
    def scores(self) -> Ints:
        """Points of each seat of each game if it ended now."""
        return self._tally(self._all)[0]

    @property
    def wins(self) -> NDArray[np.bool_]:
        """Which seats would win, alone or shared, if the games ended now."""
        return self._tally(self._all)[1].astype(np.bool_)

    @property
    def score_sheets(self) -> Ints:
        """Points of each game, seat and line of the score sheet if the games ended now."""
        sheets: Ints = self._np.zeros_like(self._final_sheets)
        self._fleet.sheets(self._all, sheets)
        return sheets

    @property
    def turns(self) -> Ints | None:
        """The turns begun in each game, when the game's record counts them in a field of that name."""
        return self._fleet.field("turns").astype(np.int64) if "turns" in self.game.room.State.fields else None

    def story(self) -> tuple[Ints, NDArray[np.int16]]:
        """What the last answer told in each game: how many events, and their rows (see ``game.room.events``)."""
        return self._fleet.field("told").astype(np.int64), self._fleet.field("story")

    # ------------------------------------------------------------------ positions
    def save(self, games: ArrayLike | None = None) -> Cells:
        """The exact positions of some games (of all): an array that ``load`` takes, here or in another batch."""
        return self._fleet.saved(self._numbers(games))

    def load(self, positions: Cells, games: ArrayLike | None = None) -> None:
        """Put saved positions into some games (into all); they must be of this game and number of players."""
        numbers = self._numbers(games)
        if positions.dtype != self.game.room.State.dtype or len(positions) != len(numbers):
            raise BadOption(f"{len(numbers)} saved positions of {self.game.id} are needed")
        if (positions["players"] != self.players).any():
            raise BadOption(f"these positions are not of a game with {self.players} players")
        self._fleet.put(numbers, positions)
        self._fleet.mark(self._flags(numbers))
        self._let_opponents_answer()

    def state_bytes(self, i: int) -> bytes:
        """The exact state of game i."""
        return self.save([i]).tobytes()

    # ------------------------------------------------------------------ inside
    def _room_to_observe(self) -> NDArray[np.int16]:
        return np.zeros((len(self), self.game.observation.size), np.int16)

    def _first_illegal(self, going: NDArray[np.bool_], answers: Ints) -> int | None:
        """The first game that goes on and was given an answer that is not legal."""
        legal = (answers >= 0) & (answers < self._fleet.mask.shape[1])
        legal &= self._fleet.mask[np.arange(len(self)), np.where(legal, answers, 0)] == 1
        wrong = np.flatnonzero(going & ~legal)
        return int(wrong[0]) if len(wrong) else None

    def _advance(self, which: NDArray[np.int8], answers: Ints) -> None:
        self._fleet.step(which, answers)
        ended = (which == 1) & self.over
        if ended.any():
            self._close(ended)
            if self.renews:
                self.seeds[ended] += len(self)
                self._fleet.renew(ended.view(np.int8), self.seeds)

    def _close(self, ended: NDArray[np.bool_]) -> None:
        """Write down how games ended."""
        flags = ended.view(np.int8)
        scores, wins = self._tally(flags)
        self._ended |= ended
        self._final_scores[ended] = scores[ended]
        self._fleet.sheets(flags, self._final_sheets)
        won = wins[ended]
        self._rewards[ended] = scores[ended] if self.players == 1 else won / won.sum(axis=1, keepdims=True)

    def _let_opponents_answer(self) -> None:
        """Ask the opponents until every game waits for another seat or is over."""
        while self._opponents:
            actor = self.actor
            asked = self._np.isin(actor, self._np.asarray(list(self._opponents)))
            if not asked.any():
                return
            answers: Ints = self._np.zeros(len(self), np.int64)
            for seat, policy in self._opponents.items():
                numbers = self._np.flatnonzero(asked & (actor == seat))
                if len(numbers):
                    answers[numbers] = policy(self, numbers)
            self._advance(asked.view(np.int8), answers)

    def _forget(self) -> None:
        self._ended[:] = False
        self._rewards[:] = 0

    def _tally(self, which: NDArray[np.int8]) -> tuple[Ints, Ints]:
        scores, wins = self._np.zeros((2, len(self), self.players), np.int64)
        self._fleet.tally(which, scores, wins)
        return scores, wins

    def _whole(self, codes: ArrayLike) -> Ints:
        answers: NDArray[Any] = self._np.ascontiguousarray(self._np.asarray(codes))
        if answers.shape != (len(self),) or answers.dtype.kind not in "iu":
            raise IllegalAction(f"step takes {len(self)} whole numbers, one answer a game")
        return answers.astype(np.int64, copy=False)

    def _numbers(self, games: ArrayLike | None) -> Ints:
        chosen = self._np.asarray(self._np.arange(len(self)) if games is None else games)
        if chosen.dtype == np.bool_ and chosen.shape == (len(self),):
            chosen = self._np.flatnonzero(chosen)
        numbers: NDArray[Any] = self._np.atleast_1d(chosen)
        if numbers.dtype.kind not in "iu" or ((numbers < 0) | (numbers >= len(self))).any():
            raise BadOption(f"games are numbered 0 to {len(self) - 1}, or given as a mask of {len(self)}")
        return numbers.astype(np.int64)

    def _flags(self, numbers: Ints) -> NDArray[np.int8]:
        flags: NDArray[np.int8] = self._np.zeros(len(self), np.int8)
        flags[numbers] = 1
        return flags

    def _seats(self, seat: Any) -> Ints:
        if seat is None:
            asked: Ints = self._np.maximum(self.actor, 0).astype(np.int64)
            return asked
        seats = self._np.asarray(seat)
        if seats.dtype.kind not in "iu" or ((seats < 0) | (seats >= self.players)).any():
            raise BadOption(f"seats are numbered 0 to {self.players - 1}")
        every: Ints = self._np.ascontiguousarray(self._np.broadcast_to(seats, (len(self),)), np.int64)
        return every


def _seated(opponents: Policy | Mapping[int, Policy] | None, players: int) -> dict[int, Policy]:
    """Which policy answers for which seat; one alone answers for all seats but the first."""
    if opponents is None:
        return {}
    if not isinstance(opponents, Mapping):
        return dict.fromkeys(range(1, players), opponents)
    for seat in opponents:
        if type(seat) is not int or not 0 <= seat < players:
            raise BadOption(f"seat {seat!r} is not at this table: use 0 to {players - 1}")
    if len(opponents) == players:
        raise BadOption("one seat at least must be left to whoever steps the batch")
    return dict(opponents)
