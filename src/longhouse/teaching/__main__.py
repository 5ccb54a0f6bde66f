"""``python -m longhouse.teaching GAME --seconds 300 --out network.npz``: learn a network by self-play."""

from __future__ import annotations

import argparse
from pathlib import Path

import torch

from longhouse.kernel.rooms import game as find_game
from longhouse.teaching.hall import Hall
from longhouse.teaching.inputs import inputs_of
from longhouse.teaching.learning import Learner, Terms
from longhouse.teaching.lessons import LESSONS
from longhouse.teaching.network import Network


def main() -> None:
    """Teach and keep what was learned."""
    asked = _asked()
    torch.manual_seed(asked.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = "cuda" if torch.cuda.is_available() else "cpu"
    game, lesson = find_game(asked.game), LESSONS[asked.game]
    inputs = inputs_of(game.observation, lesson.taken, lesson.entities)
    network = Network(inputs, game.room.answers.size, lesson.wide, lesson.narrow, lesson.pointing).to(device)
    if asked.begin:
        network.take_up(asked.begin)
    print(f"{game.id}: {inputs.size} inputs of {len(inputs.cell)} cells on {device}", flush=True)
    hall = Hall(game, lesson, device, asked.seed, asked.games)
    terms = Terms(**{name: type(getattr(Terms, name))(value) for name, value in asked.term})
    learner = Learner(network, hall, lesson, terms, device)
    learner.go_on(asked.seconds, lambda line: print(line, flush=True), lambda: network.keep(asked.out))


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m longhouse.teaching", description=__doc__)
    parser.add_argument("game", choices=sorted(LESSONS))
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--games", type=int, help="side by side; else as many as the lesson says")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--begin", type=Path, help="a file to go on from")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--term", type=lambda text: text.split("="), action="append", default=[], help="name=number")
    return parser.parse_args()


if __name__ == "__main__":
    main()
