"""Whether told chances come true: ``.venv/bin/python -m bench.calibration [GAME …] [--write]`` (docs/notebook).

Karls play; search says at some questions of each game what it expects, as hints do. How well curves do is measured on
games they were not drawn from. ``--write`` keeps the curves beside the game's mind; ``--show`` prints the tables of
docs/notebook from what was kept.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import tomllib
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import longhouse
from bench.options import add_options
from longhouse.bots.calibration import Calibration, key_of
from longhouse.bots.minds import mind_of
from longhouse.kernel.game import Game
from longhouse.kernel.options import resolve_options
from longhouse.study.calibration import Measured, Sample, fit, measured, watch

SEED = 70_000
ITERATIONS = 300
PARTS = 12  # shares of the games that a worker plays at once
SIZES = {  # games, and questions of each that search looks at
    "vikings_on_board": (600, 8),
    "knarr": (600, 8),
    "explorers": (200, 12),
    "feast_for_odin": (100, 20),
}


def samples_of(game_id: str, players: int, seeds: range, asked: int, options: dict[str, str]) -> list[Sample]:
    """What a worker brings."""
    return watch(longhouse.game(game_id), players, seeds, asked, ITERATIONS, options, lambda games: None)


def gathered(game: Game, players: int, games: int, asked: int, options: dict[str, str], workers: int) -> list[Sample]:
    """Samples of so many games."""
    seeds = [range(SEED + part, SEED + games, PARTS) for part in range(PARTS)]
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        parts = [pool.submit(samples_of, game.id, players, part, asked, options) for part in seeds]
        return [sample for part in parts for sample in part.result()]


def drawn(samples: list[Sample]) -> tuple[Calibration, Measured]:
    """Curves from all games, and what curves from two thirds of them are worth on the others."""
    figures = measured(samples)
    return replace(fit(samples), error=figures.error), figures


# ---------------------------------------------------------------------------- what is kept
def kept(path: Path) -> dict[str, dict[str, Any]]:
    """The curves and figures in a mind's file."""
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def write(game: Game, key: str, curves: Calibration, figures: Measured) -> None:
    """Put curves and figures into the mind's file, beside those of other tables."""
    path = mind_of(game).folder / "calibration.toml"
    sections = {**kept(path), key: rounded({**asdict(curves), "figures": asdict(figures)})}
    head = f"# Made by: python -m bench.calibration {game.id} --write\n"
    path.write_text(head + "".join(section(*one) for one in sorted(sections.items())), encoding="utf-8")


def section(key: str, numbers: dict[str, Any]) -> str:
    """One table of the file."""
    lines = [f"{name} = {inline(value)}" for name, value in numbers.items()]
    return f'\n["{key}"]\n' + "\n".join(lines) + "\n"


def inline(value: Any) -> str:
    """A number, a list or a table on one line, as TOML writes them."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {inline(part)}" for name, part in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(inline, value)) + "]"
    return json.dumps(value)


def rounded(value: Any) -> Any:
    """Figures in four digits after the point: more would be noise."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {name: rounded(part) for name, part in value.items()}
    return [rounded(part) for part in value] if isinstance(value, (list, tuple)) else value


# ---------------------------------------------------------------------------- what is shown
def show(game: Game) -> None:
    """The figures of a game as docs show them."""
    for key, numbers in kept(mind_of(game).folder / "calibration.toml").items():
        figures = numbers["figures"]
        chances = ["-"] * 4 if key.split()[0] == "1" else chances_shown(figures)
        points = [f"{figures['points_off']:.1f}", f"{100 * figures['inside']:.0f} %"]
        row = [game.title("en"), key, f"{figures['samples']} / {figures['games']}", *chances, *points]
        print("| " + " | ".join(row) + " |")


def chances_shown(figures: dict[str, Any]) -> list[str]:
    """Brier scores, calibration error, and the reliability of each tenth that was told at all."""
    bins = [f"{100 * p['told']:.0f}→{100 * p['came']:.0f} ({p['count']})" for p in figures["bins"] if p["count"]]
    scores = [f"{figures['brier']:.3f}", f"{figures['brier_of_even']:.3f}", f"{100 * figures['error']:.1f}"]
    return [*scores, ", ".join(bins)]


def main() -> None:
    """Measure, keep and show."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(SIZES))
    parser.add_argument("--players", type=int, action="append", help="only these numbers of players")
    parser.add_argument("--games-each", type=int, help="instead of the usual number of games")
    add_options(parser)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--show", action="store_true", help="play nothing, print what was kept")
    given = parser.parse_args()
    options = dict(given.option)
    for game in map(longhouse.game, given.games):
        games, asked = SIZES[game.id]
        for players in [] if given.show else given.players or range(game.players[0], game.players[1] + 1):
            samples = gathered(game, players, given.games_each or games, asked, options, given.workers)
            curves, figures = drawn(samples)
            print(game.id, players, figures, flush=True)
            if given.write:
                write(game, key_of(game, players, resolve_options(game.options, options)), curves, figures)
        show(game)


if __name__ == "__main__":
    main()
