"""Many tables of one game side by side, as tensors: what is seen, what is legal, what an answer brought."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from longhouse.bots.minds import mind_of
from longhouse.kernel.batch import Batch
from longhouse.kernel.game import Game
from longhouse.kernel.observation import MOST_SEATS
from longhouse.teaching.lessons import Lesson, Table

__all__ = ["Company", "Gain", "Hall", "Sight", "look_as_bots_do"]

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


def look_as_bots_do(game: Game) -> None:
    """Let all batches of this process show what the game's mind looks at, before any rule is compiled."""
    game.room.observation = mind_of(game).outlook
    game.room.contract["observe"] = mind_of(game).outlook.rule


class Hall:
    """The tables of a lesson; games that end begin anew. Answers are counted from the actor's seat.

    On a card every table has a stream of its own: a few games do not fill it, and slow ones do not hold the others up.
    """

    def __init__(self, game: Game, lesson: Lesson, device: str, seed: int, games: int | None = None) -> None:
        self.tables = lesson.tables
        self._device = device
        self._streams = _streams(device, len(lesson.tables))
        total = games or lesson.games
        self._companies = [
            Company(game, lesson, table, max(1, int(total * table.share)), device, seed + SEEDS_APART * k)
            for k, table in enumerate(lesson.tables)
        ]
        ends = np.cumsum([0, *(len(company.batch) for company in self._companies)]).tolist()
        self.parts = [slice(begin, end) for begin, end in itertools.pairwise(ends)]
        self.games = ends[-1]
        self.players = torch.cat(
            [torch.full((len(company.batch),), company.batch.players, device=device) for company in self._companies]
        )

    def grow_up(self, share: float) -> None:
        """Let points count as they do at last, by this share: from 0 to 1."""
        for company in self._companies:
            company.grown_up = share

    def look(self) -> Sight:
        """What every game asks now."""
        return Sight(*_joined(self._each(lambda k: self._companies[k].look())))

    def answer(self, actor: Tensor, codes: Tensor) -> tuple[Gain, Sight]:
        """Give an answer in every game; what it brought, and what is asked next."""
        found = self._each(lambda k: self._companies[k].answer(actor[self.parts[k]], codes[self.parts[k]]))
        gains, sights = zip(*found, strict=True)
        return Gain(*_joined(gains)), Sight(*_joined(sights))

    def _each(self, work: Callable[[int], Any]) -> list[Any]:
        """Work of all tables at once: none waits for what another one's stream was given; done when it is back."""
        if self._device == "cuda":
            torch.cuda.synchronize()
        found = []
        for k, stream in enumerate(self._streams):
            with stream:
                found.append(work(k))
        if self._device == "cuda":
            torch.cuda.synchronize()
        return found


class Company:
    """The games of one table; those that end begin anew, unless they are played only once."""

    def __init__(
        self, game: Game, lesson: Lesson, table: Table, games: int, device: str, seed: int, once: bool = False
    ) -> None:
        self._device = device
        engine = "cuda" if device == "cuda" else "auto"
        self.batch: Batch = game.batch(
            games, players=table.players, seed=seed, renew=not once, engine=engine, **table.options
        )
        self._turned: Tensor | None
        self._codes: Tensor | None
        self._turned, self._codes = self._turned_codes()
        self._counts_lines = bool(lesson.counts)
        counts = [lesson.counts.get(name, (1.0, 1.0)) for name in game.room.score_lines]
        self._early, self._late = torch.tensor(counts, device=device).T
        self._stood = self._standing()
        self.grown_up = 0.0

    def _turned_codes(self) -> tuple[Tensor, Tensor] | tuple[None, None]:
        """Each answer as a seat counts it, and the other way round, seat by seat; None where all count alike."""
        turned = self.batch.game.room.answers.turned(self.batch.players)
        if (turned == np.arange(turned.shape[1])).all():
            return None, None
        back = np.argsort(turned, axis=1)
        return torch.as_tensor(turned, device=self._device), torch.as_tensor(back, device=self._device)

    def _standing(self) -> Tensor:
        """Points of each seat, in lines where they count differently at first."""
        found = self.batch.score_sheets if self._counts_lines else self.batch.scores[:, :, None]
        return self._tensor(found).float()

    def _ended_with(self) -> Tensor:
        """The same at the end of games that are over."""
        found = self.batch.final_sheets if self._counts_lines else self.batch.final_scores[:, :, None]
        return self._tensor(found).float()

    def _counted(self, lines: Tensor) -> Tensor:
        """Points as they count now."""
        if not self._counts_lines:
            return lines[..., 0]
        return lines @ torch.lerp(self._early, self._late, self.grown_up)

    def look(self) -> Sight:
        """What every game asks now."""
        actor, legal = self._tensor(self.batch.actor).long(), self._tensor(self.batch.legal_mask)
        legal = legal.clone() if self._codes is None else legal.gather(1, self._codes[actor])
        return Sight(self._tensor(self.batch.observe()), actor, legal)

    def as_seats_count(self, actor: Tensor, real: Tensor) -> Tensor:
        """Answers as the actors count them."""
        return real if self._turned is None else self._turned[actor, real]

    def answer(self, actor: Tensor, codes: Tensor) -> tuple[Gain, Sight]:
        """Give an answer in every game; what it brought, and what is asked next."""
        self.take(codes if self._codes is None else self._codes[actor, codes])
        return self._gain(), self.look()

    def take(self, real: Tensor) -> None:
        """Give an answer in every game, by its own code."""
        self.batch.step(real.contiguous() if self._device == "cuda" else real.numpy())

    def standing(self) -> Tensor:
        """Points of each seat."""
        return self._seats(self._tensor(self.batch.scores).float())

    def shares(self) -> Tensor:
        """Each seat's share of the victory, as it stands."""
        wins = self._tensor(self.batch.wins).float()
        return self._seats(wins / wins.sum(1, keepdim=True))

    def _gain(self) -> Gain:
        batch = self.batch
        now, ended = self._standing(), self._tensor(batch.ended)
        reached = torch.where(ended[:, None, None], self._ended_with(), now)
        points = self._counted(reached - self._stood)
        self._stood = now
        wins = self._tensor(batch.rewards) * (batch.players > 1)
        final = self._tensor(batch.final_scores).float()
        return Gain(self._seats(points), self._seats(wins), ended, self._seats(final))

    def _seats(self, values: Tensor) -> Tensor:
        """Values of the players, with nothing for seats where nobody sits."""
        wide = torch.zeros(len(self.batch), MOST_SEATS, device=self._device)
        wide[:, : self.batch.players] = values
        return wide

    def _tensor(self, array: Any) -> Tensor:
        """What the batch shows: the same memory on a card, a copy without one."""
        return torch.from_dlpack(array) if self._device == "cuda" else torch.as_tensor(np.array(array))


def _joined(parts: Iterable[Iterable[Tensor]]) -> list[Tensor]:
    return [torch.cat(same) for same in zip(*parts, strict=True)]


def _streams(device: str, tables: int) -> Sequence[contextlib.AbstractContextManager[Any]]:
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

    def __exit__(self, *why: Any) -> None:
        self._context.__exit__(*why)
        self._own.__exit__(*why)
