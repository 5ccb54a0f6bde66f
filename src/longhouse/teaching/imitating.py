"""``python -m longhouse.teaching.imitating GAME --examples FILE … --out network.npz``: learn from games of a bot.

A network that answers as a bot does, and knows what came of it, is where self-play goes on from (``--begin``).
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import torch
from torch import Tensor

from longhouse.bots.thinking.network import POINTS_UNIT
from longhouse.kernel.game import Game
from longhouse.kernel.rooms import game as find_game
from longhouse.teaching.examples import OVER, Examples, read_examples
from longhouse.teaching.hall import Company, Sight, look_as_bots_do
from longhouse.teaching.keeping import take_up
from longhouse.teaching.learning import points_loss, win_loss
from longhouse.teaching.lessons import LESSONS, Lesson
from longhouse.teaching.network import Network, network_for
from longhouse.teaching.playing import Experience
from longhouse.teaching.pupil import Pupil
from longhouse.teaching.terms import between

__all__ = ["Imitator", "Replay"]

AT_ONCE = 400_000  # answers that lie in memory together, about
MINIBATCH = 4_096
RATE = (1e-3, 5e-5)  # at first and at the end
LARGEST_STEP = 1.0  # of a gradient's norm
POINTS_LOSS = 4.0  # what expected points count beside answers
TELL_EVERY = 10.0  # seconds


class Step(NamedTuple):
    """The questions of one step where there was a choice: what was seen and answered, in which game, how it stood."""

    taken: Tensor
    legal: Tensor
    actor: Tensor
    code: Tensor
    game: Tensor
    scores: Tensor


class Replay:
    """Examples played again, on a card where there is one."""

    def __init__(self, game: Game, lesson: Lesson, network: Network, device: str, best: float = 1.0) -> None:
        """``best``: the share of answers that is learned from, of those whose seats ended with most points."""
        self._game, self._lesson, self._network, self._device = game, lesson, network, device
        self._best = best

    def portions(self, examples: Examples) -> Iterator[Experience]:
        """All questions with a choice, as many games at a time as memory holds."""
        length = int((examples.codes != OVER).sum(1).mean()) + 1
        many = max(1, AT_ONCE // length)
        for first in range(0, len(examples.codes), many):
            yield self.portion(examples, slice(first, first + many))

    def portion(self, examples: Examples, part: slice) -> Experience:
        """The questions of some games that follow each other, what was answered, and what came of it."""
        seeds, codes = examples.seeds[part], torch.as_tensor(examples.codes[part], device=self._device).long()
        table = self._lesson.tables[examples.table]
        company = Company(self._game, self._lesson, table, len(codes), self._device, int(seeds[0]), once=True)
        steps = [self._step(company, sight, real) for sight, real in _questions(company, codes)]
        answered = Step(*(torch.cat(parts) for parts in zip(*steps, strict=True)))
        return _with_results(_of_the_best(answered, company, self._best), company)

    def _step(self, company: Company, sight: Sight, real: Tensor) -> Step:
        asked = ((real != OVER) & (sight.legal.sum(1) > 1)).nonzero()[:, 0]
        actor = sight.actor[asked]
        return Step(
            self._network.taken(sight.observed[asked]),
            sight.legal[asked],
            actor,
            company.as_seats_count(actor, real[asked]),
            asked,
            company.standing()[asked],
        )


def _questions(company: Company, codes: Tensor) -> Iterator[tuple[Sight, Tensor]]:
    """What every game asks, and the answers it gets, step by step."""
    for real in codes.unbind(1):
        yield company.look(), real
        company.take(real.clamp(min=0))


def _of_the_best(steps: Step, company: Company, share: float) -> Step:
    """The answers of seats that ended with most points: about this share of all."""
    if share >= 1.0:
        return steps
    reached = company.standing()[steps.game, steps.actor]
    kept = (reached >= reached.sort().values[int((1.0 - share) * len(reached))]).nonzero()[:, 0]
    return Step(*(part[kept] for part in steps))


def _with_results(steps: Step, company: Company) -> Experience:
    """Add to each question how its game ended; advantages are none."""
    points = (company.standing()[steps.game] - steps.scores) / POINTS_UNIT
    wins, nothing = company.shares()[steps.game], torch.zeros_like(steps.code, dtype=torch.float)
    players = torch.full_like(steps.actor, company.batch.players)
    return Experience(steps.taken, steps.legal, steps.actor, steps.code, nothing, nothing, wins, points, players)


class Imitator:
    """Learns to answer as the examples do, and what comes of it."""

    def __init__(self, network: Network) -> None:
        self._network = network
        self.pupil = Pupil(network, RATE[0], LARGEST_STEP)

    def learn(self, had: Experience, done: float) -> tuple[float, float]:
        """Go through some examples once; how much was not foreseen of the answers, and how many were foreseen."""
        self.pupil.go_at(between(RATE, done))
        rows = torch.randperm(len(had.code), device=had.code.device).split(MINIBATCH)
        surprise, foreseen = (sum(self._step(had.some(part)) for part in rows) / len(rows)).tolist()
        return surprise, foreseen

    def _step(self, had: Experience) -> Tensor:
        judged = self._network.judged(had.taken, had.legal)
        policy = torch.nn.functional.cross_entropy(judged.logits, had.code)
        self.pupil.step(policy + win_loss(judged, had) + POINTS_LOSS * points_loss(judged, had))
        right = (judged.logits.argmax(-1) == had.code).float().mean()
        return torch.stack([policy.detach(), right])


def main() -> None:
    """Learn from files of examples, again and again until time is over."""
    asked = _asked()
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    game, lesson = find_game(asked.game), LESSONS[asked.game]
    look_as_bots_do(game)
    network = network_for(game, lesson).to(device)
    if asked.begin:
        take_up(network, asked.begin)
    imitator, replay = Imitator(network), Replay(game, lesson, network, device, asked.best)
    begun = spoke = time.monotonic()
    for path in itertools.cycle(asked.examples):
        for had in replay.portions(read_examples(path)):
            done = (time.monotonic() - begun) / asked.seconds
            surprise, foreseen = imitator.learn(had, done)
            if time.monotonic() - spoke > TELL_EVERY:
                spoke = time.monotonic()
                print(
                    f"{spoke - begun:6.0f} s  {path.stem}  surprise {surprise:.3f}  foreseen {foreseen:.3f}", flush=True
                )
            if done > 1.0:
                imitator.pupil.keep(asked.out)
                return


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m longhouse.teaching.imitating", description=__doc__)
    parser.add_argument("game", choices=sorted(LESSONS))
    parser.add_argument("--examples", type=Path, nargs="+", required=True)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--begin", type=Path, help="a file to go on from")
    parser.add_argument("--best", type=float, default=1.0, help="the share learned from: seats that ended with most")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    if not 0.0 < asked.best <= 1.0:
        parser.error(f"--best {asked.best}: a share, above 0 and at most 1")
    return asked


if __name__ == "__main__":
    main()
