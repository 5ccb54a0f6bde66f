"""Proximal policy optimisation by self-play: one network answers for every seat and learns from what it got."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

import torch
from torch import Tensor

from longhouse.teaching.hall import SEATS, Gain, Hall
from longhouse.teaching.lessons import Lesson
from longhouse.teaching.network import POINTS_SCALE, Judgement, Network

__all__ = ["Learner", "Terms"]

TELL_EVERY, KEEP_EVERY = 10.0, 90.0  # seconds
EARLY_UNTIL, GROWN_UP_FROM = 0.3, 0.55  # of the time: from when on points begin to count as in the game, and do


@dataclass(frozen=True)
class Terms:
    """The numbers of learning; pairs fall from the first to the second as time passes."""

    steps: int = 16  # answers of each game between two rounds of learning
    epochs: int = 2
    minibatch: int = 32_768
    rate: tuple[float, float] = (6e-4, 5e-5)
    entropy: tuple[float, float] = (0.02, 0.001)
    clip: float = 0.2
    decay: float = 0.97  # lambda of generalised advantages
    win_loss: float = 0.5
    points_loss: float = 1.0
    largest_step: float = 1.0  # of a gradient's norm


class Memory(NamedTuple):
    """What was seen, answered and expected, a row a step, then a column a game."""

    taken: Tensor  # cells of the observation
    legal: Tensor
    actor: Tensor
    code: Tensor
    told: Tensor  # logarithm of the answer's chance
    win: Tensor  # shares of victory expected, by seat
    points: Tensor  # points expected to come, by seat


@dataclass
class Log:
    """Running figures of games that ended, table by table."""

    ended: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)


class Learner:
    """Plays and learns for a given time."""

    def __init__(self, network: Network, hall: Hall, lesson: Lesson, terms: Terms, device: str) -> None:
        self.network, self._hall, self._lesson, self._terms, self._device = network, hall, lesson, terms, device
        self._rules = torch.optim.Adam(network.parameters(), terms.rate[0], eps=1e-5)
        self._sight = hall.look()
        self.decisions = 0
        self.log = self._new_log()

    def _new_log(self) -> Log:
        return Log([0.0] * len(self._hall.parts), [0.0] * len(self._hall.parts))

    # ------------------------------------------------------------------ playing
    def _judged(self, taken: Tensor, legal: Tensor) -> Judgement:
        with torch.autocast(self._device, torch.bfloat16, enabled=self._device == "cuda"):
            judged: Judgement = self.network(taken, legal)
        return judged

    def _by_seat(self, values: Tensor, actor: Tensor, players: Tensor) -> Tensor:
        """What the actor counts by relative seats, by real ones; nothing where nobody sits."""
        seats = torch.arange(SEATS, device=values.device)
        relative = (seats - actor[..., None]) % players[..., None]
        return values.gather(-1, relative) * (seats < players[..., None])

    def _expected(self, judged: Judgement, actor: Tensor, players: Tensor) -> tuple[Tensor, Tensor]:
        absent = torch.arange(SEATS, device=actor.device) >= players[:, None]
        win = torch.softmax(judged.win.masked_fill(absent, -1e9), -1)
        return self._by_seat(win, actor, players), self._by_seat(judged.points, actor, players)

    @torch.no_grad()
    def _play(self) -> tuple[Memory, list[Tensor]]:
        rows, gains = [], []
        players = self._hall.players
        for _ in range(self._terms.steps):
            sight = self._sight
            taken = self.network.taken(sight.observed)
            judged = self._judged(taken, sight.legal)
            chances = torch.log_softmax(judged.logits, -1)
            code = self._drawn(judged.logits)
            win, points = self._expected(judged, sight.actor, players)
            told = chances.gather(1, code[:, None])[:, 0]
            rows.append((taken, sight.legal, sight.actor.to(torch.int8), code, told, win, points))
            gain, self._sight = self._hall.answer(sight.actor, code)
            gains.append(gain)
            self._note(gain)
        self.decisions += self._terms.steps * self._hall.games
        last = self._judged(self.network.taken(self._sight.observed), self._sight.legal)
        beyond = self._expected(last, self._sight.actor, players)
        memory = Memory(*(torch.stack(same) for same in zip(*rows, strict=True)))
        return memory, [*self._outlook(memory, gains, beyond)]

    def _drawn(self, logits: Tensor) -> Tensor:
        """An answer a row, by its chance (the trick of Gumbel)."""
        noise = torch.empty_like(logits).exponential_().log_()
        return (logits - noise).argmax(-1)

    def _note(self, gain: Gain) -> None:
        for k, part in enumerate(self._hall.parts):
            over = gain.ended[part]
            self.log.ended[k] += over.sum()
            self.log.points[k] += (gain.final[part].sum(1) * over).sum() / self._hall.tables[k].players

    def _outlook(self, memory: Memory, gains: list[Gain], beyond: tuple[Tensor, Tensor]) -> tuple[Tensor, ...]:
        """Advantages of the answers, and what win shares and points should have been expected, by seat."""
        terms = self._terms
        later = [torch.zeros_like(beyond[0]), torch.zeros_like(beyond[1])]
        expected = list(beyond)
        known = (memory.win, memory.points)
        better = [torch.empty_like(memory.win), torch.empty_like(memory.points)]
        for t in reversed(range(terms.steps)):
            on = (~gains[t].ended)[:, None].float()
            brought = (gains[t].wins, gains[t].points / POINTS_SCALE)
            for k in range(2):
                surprise = brought[k] + on * expected[k] - known[k][t]
                later[k] = surprise + terms.decay * on * later[k]
                better[k][t] = later[k]
                expected[k] = known[k][t]
        advantage = self._weighed(memory, *better)
        return advantage, better[0] + memory.win, better[1] + memory.points

    def _weighed(self, memory: Memory, win: Tensor, points: Tensor) -> Tensor:
        """How much better an answer was than expected, to the one who gave it: each table by its own measure."""
        own = memory.actor.long()[..., None]
        win, points = win.gather(-1, own)[..., 0], points.gather(-1, own)[..., 0]
        weighed = torch.zeros_like(win)
        for table, part in zip(self._hall.tables, self._hall.parts, strict=True):
            by_points = _normal(points[:, part])
            if table.players == 1:
                weighed[:, part] = by_points
            else:
                share = self._lesson.points / (1.0 + self._lesson.points)
                weighed[:, part] = (1.0 - share) * _normal(win[:, part]) + share * by_points
        return _normal(weighed)

    # ------------------------------------------------------------------ learning
    def _learn(self, memory: Memory, advantage: Tensor, wins: Tensor, points: Tensor, done: float) -> dict[str, float]:
        terms = self._terms
        steps, games = advantage.shape
        players = self._hall.players.expand(steps, games)
        flat = [array.flatten(0, 1) for array in (*memory, advantage, wins, points, players)]
        for group in self._rules.param_groups:
            group["lr"] = _between(terms.rate, done)
        figures: dict[str, Tensor] = {}
        for _ in range(terms.epochs):
            for rows in torch.randperm(steps * games, device=self._device).split(terms.minibatch):
                loss, figures = self._loss(*(array[rows] for array in flat), _between(terms.entropy, done))
                self._rules.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.network.parameters(), terms.largest_step)
                self._rules.step()
        return {name: float(value.detach()) for name, value in figures.items()}

    def _loss(
        self, taken, legal, actor, code, told, _win, _points, advantage, wins, points, players, entropy_weight
    ) -> tuple[Tensor, dict[str, Tensor]]:
        judged = self._judged(taken, legal)
        chances = torch.log_softmax(judged.logits, -1)
        ratio = (chances.gather(1, code[:, None])[:, 0] - told).exp()
        clipped = ratio.clamp(1 - self._terms.clip, 1 + self._terms.clip)
        policy = -torch.minimum(ratio * advantage, clipped * advantage).mean()
        entropy = -(chances.exp() * chances.masked_fill(~legal, 0.0)).sum(-1).mean()
        seats = torch.arange(SEATS, device=actor.device)
        real = (seats + actor.long()[:, None]) % players[:, None]
        there = seats < players[:, None]
        wanted = wins.gather(1, real).clamp(0.0, 1.0) * there
        shares = torch.log_softmax(judged.win.masked_fill(~there, -1e9), -1)
        win = -((wanted * shares.masked_fill(~there, 0.0)).sum(-1) * (players > 1)).mean()
        off = (judged.points - points.gather(1, real)) * there
        far = torch.nn.functional.huber_loss(off, torch.zeros_like(off), delta=0.5)
        loss = policy - entropy_weight * entropy + self._terms.win_loss * win + self._terms.points_loss * far
        return loss, {"entropy": entropy, "win": win, "points": far, "moved": (ratio - 1).abs().mean()}

    def go_on(self, seconds: float, told: Callable[[str], None], keep: Callable[[], None]) -> None:
        """Learn for so long; tell now and then how it goes, and keep what was learned."""
        begun = spoke = kept = time.monotonic()
        before = self.decisions
        while (now := time.monotonic()) - begun < seconds:
            self._hall.grow_up(((now - begun) / seconds - EARLY_UNTIL) / (GROWN_UP_FROM - EARLY_UNTIL))
            memory, (advantage, wins, points) = self._play()
            figures = self._learn(memory, advantage, wins, points, (now - begun) / seconds)
            if now - spoke > TELL_EVERY:
                told(self._report(now - begun, (self.decisions - before) / (now - begun), figures))
                spoke, self.log = now, self._new_log()
            if now - kept > KEEP_EVERY:
                keep()
                kept = now
        keep()

    def _report(self, spent: float, speed: float, figures: dict[str, float]) -> str:
        means = " ".join(
            f"{float(p) / max(float(n), 1.0):.1f}" for p, n in zip(self.log.points, self.log.ended, strict=True)
        )
        rest = " ".join(f"{name} {value:.4f}" for name, value in figures.items())
        return f"{spent:6.0f} s  {self.decisions / 1e6:8.1f} M  {speed / 1e6:.2f} M/s  points {means}  {rest}"


def _normal(values: Tensor) -> Tensor:
    return (values - values.mean()) / (values.std() + 1e-6)


def _between(ends: tuple[float, float], done: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * min(done, 1.0)
