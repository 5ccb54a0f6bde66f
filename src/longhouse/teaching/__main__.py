"""``python -m longhouse.teaching GAME --seconds 300 --out network.npz``: learn a network by self-play."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import torch

from longhouse.bots.minds import mind_of
from longhouse.kernel.game import Game
from longhouse.kernel.rooms import game as find_game
from longhouse.teaching.hall import Hall
from longhouse.teaching.inputs import inputs_of
from longhouse.teaching.learning import Learner, Terms
from longhouse.teaching.lessons import LESSONS, Lesson
from longhouse.teaching.network import Network


def main() -> None:
    """Teach and keep what was learned."""
    asked = _asked()
    torch.manual_seed(asked.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = "cuda" if torch.cuda.is_available() else "cpu"
    game, lesson = find_game(asked.game), LESSONS[asked.game]
    look_as_bots_do(game)
    network = network_for(game, lesson).to(device)
    if asked.begin:
        network.take_up(asked.begin)
    layout = network.layout
    print(f"{game.id}: {layout.size} inputs of {len(layout.cell)} cells on {device}", flush=True)
    hall = Hall(game, lesson, device, asked.seed, asked.games)
    terms = Terms(**{name: _number(name, text) for name, text in asked.term})
    learner = Learner(network, hall, lesson, terms, device)
    learner.go_on(asked.seconds, lambda line: print(line, flush=True), lambda: network.keep(asked.out))


def _number(name: str, text: str) -> Any:
    """A term as its kind wants it: one number, or two with a colon between."""
    kind = type(getattr(Terms, name))
    return tuple(map(float, text.split(":"))) if kind is tuple else kind(text)


def look_as_bots_do(game: Game) -> None:
    """Let batches of this process show what the game's mind looks at."""
    game.room.observation = mind_of(game).outlook
    game.room.contract["observe"] = mind_of(game).outlook.rule


def network_for(game: Game, lesson: Lesson) -> Network:
    """A network that knows nothing yet."""
    inputs = inputs_of(mind_of(game).outlook, lesson.taken, lesson.entities)
    answers = game.room.answers.size
    return Network(inputs, answers, lesson.wide, lesson.narrow, lesson.pointing, lesson.small)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m longhouse.teaching", description=__doc__)
    parser.add_argument("game", choices=sorted(LESSONS))
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--games", type=int, help="side by side; else as many as the lesson says")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--begin", type=Path, help="a file to go on from")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument(
        "--term", type=lambda text: text.split("="), action="append", default=[], help="name=number, or name=first:last"
    )
    return parser.parse_args()


if __name__ == "__main__":
    main()
