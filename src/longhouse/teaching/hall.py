"""Many tables of one game side by side, as tensors: what is seen, what is legal, what an answer brought."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from longhouse.kernel.batch import Batch
from longhouse.kernel.game import Game
from longhouse.teaching.lessons import Lesson, Table

__all__ = ["SEATS", "Gain", "Hall", "Sight"]

SEATS = 4
SEEDS_APART = 1 << 40  # between the tables of one hall


class Sight(NamedTuple):
    """What every game asks: observations of the ones who are asked, who they are, and their legal answers."""

    observed: Tensor
    actor: Tensor
    legal: Tensor


class Gain(NamedTuple):
    """What the last answers brought the seats: points, shares of victories, which games ended and how."""

    points: Tensor
    wins: Tensor
    ended: Tensor
    final: Tensor


class Hall:
    """The tables of a lesson; games that end begin anew. Answers are counted from the actor's seat.

    On a card every table has a stream of its own: a few games do not fill it, and slow ones do not hold the others up.
    """

    def __init__(self, game: Game, lesson: Lesson, device: str, seed: int, games: int | None = None) -> None:
        self.tables = lesson.tables
        self._device = device
        self._streams = _streams(device, len(lesson.tables))
        self._pool = ThreadPoolExecutor(len(lesson.tables))
        total = games or lesson.games
        self._rows = [
            _Row(game, lesson, table, max(1, int(total * table.share)), device, seed + SEEDS_APART * k)
            for k, table in enumerate(lesson.tables)
        ]
        ends = np.cumsum([0, *(len(row.batch) for row in self._rows)]).tolist()
        self.parts = [slice(begin, end) for begin, end in zip(ends, ends[1:], strict=False)]
        self.games = ends[-1]
        self.players = torch.cat(
            [torch.full((len(row.batch),), row.batch.players, device=device) for row in self._rows]
        )

    def grow_up(self, share: float) -> None:
        """Let points count as they do in the game, by this share: from 0 to 1."""
        for row in self._rows:
            row.grown_up = min(max(share, 0.0), 1.0)

    def look(self) -> Sight:
        """What every game asks now."""
        return Sight(*_joined(self._each(lambda k: self._rows[k].look())))

    def answer(self, actor: Tensor, codes: Tensor) -> tuple[Gain, Sight]:
        """Give an answer in every game; what it brought, and what is asked next."""
        found = self._each(lambda k: self._rows[k].answer(actor[self.parts[k]], codes[self.parts[k]]))
        gains, sights = zip(*found, strict=True)
        return Gain(*_joined(gains)), Sight(*_joined(sights))

    def _each(self, work: Callable[[int], Any]) -> list[Any]:
        """Work of all tables at once, done when it is back."""
        if self._device == "cuda":
            torch.cuda.synchronize()

        def at_table(k: int) -> Any:
            with self._streams[k] as stream:
                found = work(k)
                if stream is not None:
                    stream.synchronize()
            return found

        return list(self._pool.map(at_table, range(len(self._rows))))


class _Row:
    """The games of one table."""

    def __init__(self, game: Game, lesson: Lesson, table: Table, games: int, device: str, seed: int) -> None:
        self._device = device
        engine = "cuda" if device == "cuda" else "auto"
        self.batch: Batch = game.batch(
            games, players=table.players, seed=seed, renew=True, engine=engine, **table.options
        )
        turned = np.argsort(game.room.answers.turned(table.players), axis=1)
        same = bool((turned == np.arange(turned.shape[1])).all())
        self._turned = None if same else torch.as_tensor(turned, device=device)  # real codes, seat by seat
        self._counts_lines = bool(lesson.early)
        self._stood = self._standing()
        lines = [lesson.early.get(name, 1.0) for name in game.room.score_lines]
        self._early = torch.tensor(lines, device=device)
        self.grown_up = 0.0

    def _standing(self) -> Tensor:
        """Points of each seat, in lines where they count differently at first."""
        found = self.batch.score_sheets if self._counts_lines else self.batch.scores[:, :, None]
        return self._tensor(found).float()

    def _ended_with(self) -> Tensor:
        found = self.batch.final_sheets if self._counts_lines else self.batch.final_scores[:, :, None]
        return self._tensor(found).float()

    def _counted(self, lines: Tensor) -> Tensor:
        if not self._counts_lines:
            return lines[..., 0]
        return lines @ (self._early + (1.0 - self._early) * self.grown_up)

    def look(self) -> Sight:
        actor, legal = self._tensor(self.batch.actor).long(), self._tensor(self.batch.legal_mask)
        legal = legal.clone() if self._turned is None else legal.gather(1, self._turned[actor])
        return Sight(self._tensor(self.batch.observe()), actor, legal)

    def answer(self, actor: Tensor, codes: Tensor) -> tuple[Gain, Sight]:
        real = codes if self._turned is None else self._turned[actor, codes]
        batch = self.batch
        batch.step(real.contiguous() if self._device == "cuda" else real.numpy())
        now, ended = self._standing(), self._tensor(batch.ended)
        reached = torch.where(ended[:, None, None], self._ended_with(), now)
        points = self._counted(reached - self._stood)
        self._stood = now
        wins = self._tensor(batch.rewards) * (batch.players > 1)
        final = self._tensor(batch.final_scores).float()
        gain = Gain(self._seats(points), self._seats(wins), ended, self._seats(final))
        return gain, self.look()

    def _seats(self, values: Tensor) -> Tensor:
        """Values of the players, with nothing for seats where nobody sits."""
        wide = torch.zeros(len(self.batch), SEATS, device=self._device)
        wide[:, : self.batch.players] = values
        return wide

    def _tensor(self, array: Any) -> Tensor:
        return torch.from_dlpack(array) if self._device == "cuda" else torch.as_tensor(np.array(array))


def _joined(parts: Iterable[Iterable[Tensor]]) -> list[Tensor]:
    return [torch.cat(same) for same in zip(*parts, strict=True)]


def _streams(device: str, tables: int) -> list[Any]:
    """A stream a table, for CuPy and PyTorch at once; nothing without a card."""
    if device != "cuda":
        return [contextlib.nullcontext()] * tables
    return [_Stream() for _ in range(tables)]


class _Stream:
    """CuPy's stream of which PyTorch knows."""

    def __init__(self) -> None:
        import cupy

        self._own = cupy.cuda.Stream(non_blocking=True)
        self._known = torch.cuda.ExternalStream(self._own.ptr)

    def __enter__(self) -> Any:
        self._own.__enter__()
        self._context = torch.cuda.stream(self._known)
        self._context.__enter__()
        return self._own

    def __exit__(self, *why: object) -> None:
        self._context.__exit__(*why)
        self._own.__exit__(*why)
