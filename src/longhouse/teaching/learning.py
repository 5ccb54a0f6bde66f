"""Proximal policy optimisation: a network plays against itself and learns from what it got."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import torch
from torch import Tensor

from longhouse.teaching.entities import Room
from longhouse.teaching.hall import Hall
from longhouse.teaching.lessons import Lesson
from longhouse.teaching.network import NEVER, Judgement, Network
from longhouse.teaching.playing import Experience, Player, as_the_actor_counts, sitting
from longhouse.teaching.pupil import Pupil
from longhouse.teaching.recording import RecordedWithRoom
from longhouse.teaching.terms import Terms, between, passed

__all__ = ["Learner", "points_loss", "win_loss"]

TELL_EVERY, KEEP_EVERY = 10.0, 90.0  # seconds
WARM_UP = 0.03  # of the time: steps grow to their size, since Adam knows nothing of gradients at first
FIRST_STEPS = 0.1  # of their size: however long a round takes, something is learned in it


class Figures(NamedTuple):
    """How learning goes: how open answers are, how wrong expectations were, how far the policy has moved."""

    entropy: Tensor
    win: Tensor
    points: Tensor
    moved: Tensor


class Learner:
    """Plays and learns for a given time."""

    def __init__(self, network: Network, hall: Hall, lesson: Lesson, terms: Terms) -> None:
        self._network, self._hall, self._terms = network, hall, terms
        self._pupil = Pupil(network, terms.rate[0], terms.largest_step)
        self._player = Player(network, hall, lesson.points, terms)
        self._recorded_step = RecordedWithRoom(self._step, network.least_room(terms.minibatch))

    def go_on(self, seconds: float, tell: Callable[[str], None], out: Path) -> None:
        """Learn for so long; tell now and then how it goes, and keep what was learned."""
        begun = spoke = kept = time.monotonic()
        while (now := time.monotonic()) - begun < seconds:
            done = (now - begun) / seconds
            self._hall.grow_up(passed(self._terms.growing_up, done))
            figures = self._learn(self._player.play(between(self._terms.trying, done)), done)
            if now - spoke > TELL_EVERY:
                tell(self._report(now - begun, figures))
                spoke = now
                self._player.begin_tally()
            if now - kept > KEEP_EVERY:
                self._pupil.keep(out)
                kept = now
        self._pupil.keep(out)

    def _learn(self, had: Experience, done: float) -> Figures | None:
        """Go through all that was played some times, in minibatches of one size; figures of the last one."""
        self._pupil.go_at(between(self._terms.rate, done) * min(max(done / WARM_UP, FIRST_STEPS), 1.0))
        figures, openness = None, torch.tensor(between(self._terms.entropy, done), device=had.code.device)
        size, there = min(self._terms.minibatch, len(had.code)), self._network.there(had.taken)
        for _ in range(self._terms.epochs):
            order = torch.randperm(len(had.code), device=had.code.device)
            minibatches = order[: len(order) // size * size].view(-1, size)
            self._recorded_step.make_room(there[minibatches].sum(1))
            for rows in minibatches:
                figures = self._recorded_step(openness, *had.some(rows))
        return figures

    def _step(self, room: Room, openness: Tensor, *had: Tensor) -> Figures:
        loss, figures = self._loss(Experience(*had), openness, room)
        self._pupil.step(loss)
        return Figures(*(figure.detach() for figure in figures))

    def _loss(self, had: Experience, openness: Tensor, room: Room) -> tuple[Tensor, Figures]:
        judged = self._network.judged(had.taken, had.legal, room)
        chances = torch.log_softmax(judged.logits, -1)
        ratio = (chances.gather(1, had.code[:, None])[:, 0] - had.told).exp()
        entropy = -(chances.exp() * chances.masked_fill(~had.legal, 0.0)).sum(-1).mean()
        win, points = win_loss(judged, had), points_loss(judged, had)
        loss = self._policy_loss(ratio, had.advantage) - openness * entropy
        loss = loss + self._terms.win_loss * win + self._terms.points_loss * points
        return loss, Figures(entropy, win, points, (ratio - 1).abs().mean())

    def _policy_loss(self, ratio: Tensor, advantage: Tensor) -> Tensor:
        """Better answers become likelier, but not by more than a step allows."""
        clipped = ratio.clamp(1 - self._terms.clip, 1 + self._terms.clip)
        return -torch.minimum(ratio * advantage, clipped * advantage).mean()

    def _report(self, spent: float, figures: Figures | None) -> str:
        decisions = self._player.decisions
        means = " ".join(f"{mean:.1f}" for mean in self._player.tally.means())
        known = figures._asdict() if figures else {}
        rest = " ".join(f"{name} {float(value):.4f}" for name, value in known.items())
        speed = decisions / spent / 1e6
        return f"{spent:6.0f} s  {decisions / 1e6:8.1f} M  {speed:.2f} M/s  points {means}  {rest}"


def win_loss(judged: Judgement, had: Experience) -> Tensor:
    """How far from what should have been expected the shares of victory are; nothing at tables for one."""
    there = sitting(had.players)
    wanted = as_the_actor_counts(had.wins, had.actor, had.players).clamp(0.0, 1.0)
    shares = torch.log_softmax(judged.win.masked_fill(~there, NEVER), -1).masked_fill(~there, 0.0)
    return -((wanted * shares).sum(-1) * (had.players > 1)).mean()


def points_loss(judged: Judgement, had: Experience) -> Tensor:
    """How far from what should have been expected the points to come are."""
    off = (judged.points - as_the_actor_counts(had.points, had.actor, had.players)) * sitting(had.players)
    return torch.nn.functional.huber_loss(off, torch.zeros_like(off), delta=0.5)
