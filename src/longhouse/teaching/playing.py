"""Self-play: one network answers for every seat, and what came of it is told so that it can learn from it."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from longhouse.bots.thinking.network import POINTS_UNIT
from longhouse.kernel.observation import MOST_SEATS
from longhouse.teaching.entities import Room
from longhouse.teaching.hall import Gain, Hall
from longhouse.teaching.network import NEVER, Judgement, Network
from longhouse.teaching.recording import RecordedWithRoom
from longhouse.teaching.terms import Terms

__all__ = ["HARDLY_EVER", "Experience", "Player", "as_the_actor_counts", "sitting", "surprises"]

HARDLY_EVER = -9.0  # logarithm of a chance


class Memory(NamedTuple):
    """What was seen, answered and expected in a round: a row a step, then a column a game."""

    taken: Tensor  # cells of the observation
    legal: Tensor
    actor: Tensor
    code: Tensor
    told: Tensor  # logarithm of the answer's chance
    tried: Tensor  # whether the answer was drawn from all that were legal
    win: Tensor  # shares of victory expected, by seat
    points: Tensor  # points expected to come, by seat


class Experience(NamedTuple):
    """What is learned from, a row an answer."""

    taken: Tensor
    legal: Tensor
    actor: Tensor
    code: Tensor
    told: Tensor
    advantage: Tensor  # how much better it was than expected
    wins: Tensor  # shares of victory that should have been expected, by seat
    points: Tensor  # likewise points to come
    players: Tensor

    def some(self, rows: Tensor) -> Experience:
        """Some of the answers."""
        return Experience(*(part[rows] for part in self))


class Tally:
    """Games that ended and their points, table by table."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._ended, self._points = [0.0] * len(hall.parts), [0.0] * len(hall.parts)

    def note(self, gain: Gain) -> None:
        """Count the games that ended with the last answers."""
        for k, part in enumerate(self._hall.parts):
            over = gain.ended[part]
            self._ended[k] += over.sum()
            self._points[k] += (gain.final[part].sum(1) * over).sum() / self._hall.tables[k].players

    def means(self) -> list[float]:
        """Points of a seat at the end of a game; 0 where none ended."""
        return [float(points) / max(float(ended), 1.0) for points, ended in zip(self._points, self._ended, strict=True)]


class Player:
    """Answers in all games of a hall; ``points``: how much own points count beside victory."""

    def __init__(self, network: Network, hall: Hall, points: float, terms: Terms) -> None:
        self._network, self._hall, self._points, self._terms = network, hall, points, terms
        self._sight = hall.look()
        self._memory: Memory | None = None
        self._recorded_choice = RecordedWithRoom(self._choice, network.least_room(hall.games))
        self.decisions = 0
        self.tally = Tally(hall)

    def play(self, trying: float) -> Experience:
        """Answer some questions in every game; ``trying``: so many answers are drawn from all that are legal."""
        with torch.no_grad():
            share = torch.tensor(trying, device=self._sight.actor.device)
            gains = [self._answer(step, share) for step in range(self._terms.steps)]
            self.decisions += self._terms.steps * self._hall.games
            assert self._memory is not None
            return self._learned_from(self._memory, gains)

    def begin_tally(self) -> None:
        """Forget which games have ended."""
        self.tally = Tally(self._hall)

    def _answer(self, step: int, trying: Tensor) -> Gain:
        sight = self._sight
        taken = self._network.taken(sight.observed)
        self._recorded_choice.make_room(self._network.there(taken).sum(0, keepdim=True))
        code, *known = self._recorded_choice(taken, sight.actor, sight.legal, trying)
        self._remember(step, Memory(*known))
        gain, self._sight = self._hall.answer(sight.actor, code)
        self.tally.note(gain)
        return gain

    def _choice(self, room: Room, taken: Tensor, actor: Tensor, legal: Tensor, trying: Tensor) -> tuple[Tensor, ...]:
        """An answer in every game, drawn by its chance or from all, and what is remembered of it."""
        judged = self._network.judged(taken, legal, room)
        tried = (torch.rand(len(actor), device=actor.device) < trying) & (legal.sum(-1) > 1)
        any_of_all = torch.zeros_like(judged.logits).masked_fill(~legal, NEVER)
        code = _drawn(torch.where(tried[:, None], any_of_all, judged.logits))
        told = torch.log_softmax(judged.logits, -1).gather(1, code[:, None])[:, 0]
        win, points = _expected(judged, actor, self._hall.players)
        return code, taken, legal, actor.to(torch.int8), code, told, tried, win, points

    def _remember(self, step: int, now: Memory) -> None:
        """Write down a step, where that of the round before stood: room is made once."""
        if self._memory is None:
            self._memory = Memory(*(part.new_empty((self._terms.steps, *part.shape)) for part in now))
        for kept, part in zip(self._memory, now, strict=True):
            kept[step] = part

    def _learned_from(self, memory: Memory, gains: list[Gain]) -> Experience:
        sight, players, decay = self._sight, self._hall.players, self._terms.decay
        last = self._network.judged(self._network.taken(sight.observed), sight.legal)
        win, points = _expected(last, sight.actor, players)
        ended = [gain.ended for gain in gains]
        cut = memory.tried
        more_wins = surprises([gain.wins for gain in gains], ended, cut, memory.win, win, decay)
        more_points = surprises([gain.points / POINTS_UNIT for gain in gains], ended, cut, memory.points, points, decay)
        found = (
            _worth_telling(self._advantage(memory.actor, more_wins, more_points), memory),
            more_wins + memory.win,
            more_points + memory.points,
            players.expand(memory.actor.shape),
        )
        return Experience(*(part.flatten(0, 1) for part in (*memory[:5], *found)))

    def _advantage(self, actor: Tensor, win: Tensor, points: Tensor) -> Tensor:
        """How much better answers were than expected, to those who gave them: each table by its own measure."""
        own = actor.long()[..., None]
        win, points = win.gather(-1, own)[..., 0], points.gather(-1, own)[..., 0]
        share = self._points / (1.0 + self._points)
        weighed = torch.zeros_like(win)
        for table, part in zip(self._hall.tables, self._hall.parts, strict=True):
            weighed[:, part] = _normal(points[:, part])
            if table.players > 1:
                weighed[:, part] = (1.0 - share) * _normal(win[:, part]) + share * weighed[:, part]
        return _normal(weighed)


# ---------------------------------------------------------------------------- seats
def sitting(players: Tensor) -> Tensor:
    """Whether somebody sits in a seat."""
    found: Tensor = torch.arange(MOST_SEATS, device=players.device) < players[..., None]
    return found


def as_the_actor_counts(values: Tensor, actor: Tensor, players: Tensor) -> Tensor:
    """Values by seat, the actor's first; nothing where nobody sits."""
    seats = torch.arange(MOST_SEATS, device=values.device)
    real = (seats + actor.long()[..., None]) % players[..., None]
    return values.gather(-1, real) * sitting(players)


def _by_seat(values: Tensor, actor: Tensor, players: Tensor) -> Tensor:
    """The other way round: what the actor counts from its own seat on, by seat."""
    seats = torch.arange(MOST_SEATS, device=values.device)
    relative = (seats - actor[..., None]) % players[..., None]
    return values.gather(-1, relative) * sitting(players)


# ---------------------------------------------------------------------------- what is expected, and what came
def _drawn(logits: Tensor) -> Tensor:
    """An answer a row, by its chance (the trick of Gumbel)."""
    noise = torch.empty_like(logits).exponential_().log_()
    return (logits - noise).argmax(-1)


def _expected(judged: Judgement, actor: Tensor, players: Tensor) -> tuple[Tensor, Tensor]:
    """Shares of victory and points to come, by seat."""
    win = torch.softmax(judged.win.masked_fill(~sitting(players), NEVER), -1)
    return _by_seat(win, actor, players), _by_seat(judged.points, actor, players)


def surprises(
    brought: list[Tensor], ended: list[Tensor], cut: Tensor, known: Tensor, beyond: Tensor, decay: float
) -> Tensor:
    """Generalised advantages by seat: how much more came than was expected, later surprises counting ever less.

    What came of an answer that was tried says nothing about the answers before it (Watkins cuts traces there).
    """
    found, later, expected = torch.empty_like(known), torch.zeros_like(beyond), beyond
    for step in reversed(range(len(brought))):
        on = (~ended[step])[:, None].float()
        surprise = brought[step] + on * expected - known[step]
        later = surprise + decay * on * later
        found[step] = later
        later = later * (~cut[step])[:, None]
        expected = known[step]
    return found


def _worth_telling(advantage: Tensor, memory: Memory) -> Tensor:
    """Nothing is learned from tried answers that hardly anybody gives and that were bad: they would sink for ever."""
    idle = memory.tried & (advantage < 0.0) & (memory.told < HARDLY_EVER)
    return advantage.masked_fill(idle, 0.0)


def _normal(values: Tensor) -> Tensor:
    return (values - values.mean()) / (values.std() + 1e-6)
