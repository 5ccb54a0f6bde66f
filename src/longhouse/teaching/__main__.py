"""``python -m longhouse.teaching GAME --seconds 300 --out network.npz``: learn a network by self-play."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

import torch

from longhouse.kernel.rooms import game as find_game
from longhouse.teaching.hall import Hall, look_as_bots_do
from longhouse.teaching.keeping import take_up
from longhouse.teaching.learning import Learner
from longhouse.teaching.lessons import LESSONS
from longhouse.teaching.network import network_for
from longhouse.teaching.terms import Terms, term


def main() -> None:
    """Teach and keep what was learned."""
    asked = _asked()
    torch.manual_seed(asked.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = "cuda" if torch.cuda.is_available() else "cpu"
    game, lesson = find_game(asked.game), LESSONS[asked.game].at(asked.players)
    if asked.grown_up or asked.count:
        lesson = replace(lesson, counts=dict(asked.count))
    look_as_bots_do(game)
    network = network_for(game, lesson).to(device)
    if asked.begin:
        take_up(network, asked.begin)
    layout = network.layout
    _tell(f"{game.id}: {layout.size} inputs of {len(layout.cell)} cells on {device}")
    hall = Hall(game, lesson, device, asked.seed, asked.games)
    Learner(network, hall, lesson, Terms(**dict(asked.term))).go_on(asked.seconds, _tell, asked.out)


def _tell(line: str) -> None:
    print(line, flush=True)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m longhouse.teaching", description="Learn a network by self-play.")
    parser.add_argument("game", choices=sorted(LESSONS))
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--games", type=int, help="side by side; else as many as the lesson says")
    parser.add_argument("--players", type=int, nargs="+", default=[], help="only at the lesson's tables of so many")
    counting = parser.add_mutually_exclusive_group()
    counting.add_argument("--grown-up", action="store_true", help="points count as in the game from the beginning")
    counting.add_argument(
        "--count",
        type=_line,
        action="append",
        default=[],
        metavar="LINE=FIRST:LAST",
        help="what a line of the score sheet counts at first and at last, times its points, instead of what the lesson"
        " says; LINE=FIRST: at last as in the game",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--begin", type=Path, help="a file to go on from")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument(
        "--term", type=_term, action="append", default=[], metavar="NAME=NUMBER", help="or NAME=FIRST:LAST; see Terms"
    )
    asked = parser.parse_args()
    sizes = sorted({table.players for table in LESSONS[asked.game].tables})
    if not set(asked.players) <= set(sizes):
        wanted = " ".join(map(str, asked.players))
        parser.error(f"--players {wanted}: the lesson of {asked.game} has tables of {', '.join(map(str, sizes))}")
    lines = find_game(asked.game).room.score_lines
    if unknown := dict(asked.count).keys() - set(lines):
        parser.error(f"--count {', '.join(sorted(unknown))}: the score sheet of {asked.game} has {', '.join(lines)}")
    return asked


def _line(text: str) -> tuple[str, tuple[float, float]]:
    line, _, numbers = text.partition("=")
    first, colon, last = numbers.partition(":")
    try:
        return line, (float(first), float(last) if colon else 1.0)
    except ValueError as wrong:
        raise argparse.ArgumentTypeError(f"{text}: a line and what it counts, such as animals=4:1") from wrong


def _term(text: str) -> tuple[str, Any]:
    try:
        return term(text)
    except ValueError as wrong:
        raise argparse.ArgumentTypeError(str(wrong)) from wrong


if __name__ == "__main__":
    main()
