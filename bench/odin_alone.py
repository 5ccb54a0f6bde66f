"""What karl without its whim reaches alone in A Feast for Odin: its score sheet, and where its Vikings go.

python -m bench.odin_alone 64 700000 [--weight cover=0.5 …]: the number of games, the first seed, weights changed.
"""

from __future__ import annotations

import argparse
from collections import Counter

import numpy as np
from numpy.typing import NDArray

import longhouse
from longhouse.bots.heuristic import Karl
from longhouse.bots.minds import mind_of
from longhouse.bots.set_desk import SetDesk
from longhouse.bots.thinking.looking import KNOWN, look_ahead
from longhouse.games.feast_for_odin.spaces import SPACE_FACTS
from longhouse.games.feast_for_odin.state import SCORE_LINES, Ask
from longhouse.kernel.entries import answer, begin, legal, sheet
from longhouse.kernel.options import resolve_options

OPTIONS = {"decks": "none", "length": "long"}
SEEDS_APART = 7  # what the bot's own chances are seeded with, beside the game's

Ints = NDArray[np.int64]


def played(seed: int, weights: dict[str, float]) -> tuple[Ints, Counter[str]]:
    """The score sheet of a game alone, and how often each group of spaces was used."""
    game = longhouse.game("feast_for_odin")
    match = game.start(players=1, seed=0, **OPTIONS)
    desk = SetDesk(match.seen_by(0), seed * SEEDS_APART + 1, engine=mind_of(game).fast)
    desk.weights[:] = desk.mind.weights(game.players[1], weights)
    cells = np.zeros(1, game.room.State.dtype)
    table, codes = desk.bind(cells), desk.bind(desk.codes)
    entry = desk.engine.entry
    entry(begin)(table, 0, seed, 1, desk.bind(game.option_array(resolve_options(game.options, OPTIONS))))
    promised, groups = np.zeros(len(desk.codes)), Counter[str]()
    while cells["actor"][0] >= 0:
        n, best = entry(legal)(table, 0, codes), 0
        if n > 1:
            desk._cells[KNOWN] = cells[0]
            desk.run(look_ahead, 0, Karl.WORLDS, Karl.TRIES, desk.bind(promised))
            best = int(promised[:n].argmax())
        code = int(desk.codes[best])
        if cells["ask"][0] == Ask.TURN and code < len(SPACE_FACTS):
            groups[SPACE_FACTS[code]["group"]] += 1
        entry(answer)(table, 0, code)
    lines = np.zeros(len(SCORE_LINES), np.int64)
    entry(sheet)(table, 0, 0, desk.bind(lines))
    return lines, groups


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("--weight", nargs="*", default=[])
    order = parser.parse_args()
    weights = {name: float(value) for name, value in (part.split("=") for part in order.weight)}
    games = [played(seed, weights) for seed in range(order.seed, order.seed + order.games)]
    scores = np.array([lines.sum() for lines, _ in games])
    error = 1.96 * scores.std(ddof=1) / len(scores) ** 0.5
    print(
        f"mean {scores.mean():.2f} ± {error:.2f}, deviation {scores.std(ddof=1):.1f}, {scores.min()} to {scores.max()}"
    )
    print("scores", *scores)
    for name, value in zip(SCORE_LINES, np.mean([lines for lines, _ in games], axis=0), strict=True):
        print(f"  {name} {value:.1f}")
    used = sum((groups for _, groups in games), Counter[str]())
    for group in dict.fromkeys(space["group"] for space in SPACE_FACTS):
        print(f"  {group}: {used[group] / len(games):.2f} a game")


if __name__ == "__main__":
    main()
