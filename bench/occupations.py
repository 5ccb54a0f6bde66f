"""What occupations cost: ``.venv/bin/python -m bench.occupations [--players N]`` (docs/measured.md).

Whole random games of A Feast for Odin, compiled, with all decks and with none, in turns of one run; what to compare is
their ratio.
"""

from __future__ import annotations

import argparse

import longhouse
from bench.engine import ROUNDS, Figure, measure
from longhouse.kernel.batch import Batch

GAMES = 512


def main() -> None:
    """Print games a second with and without occupations, and the ratio of the two."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    players = parser.parse_args().players
    batches = {
        decks: longhouse.game("feast_for_odin").batch(GAMES, players=players, decks=decks) for decks in ("none", "ABC")
    }
    rates: dict[str, list[float]] = {decks: [] for decks in batches}
    answers = {}
    for turn in range(ROUNDS):
        for decks, batch in batches.items():
            answers[decks] = _play(batch, turn)
            rates[decks] += measure(decks, lambda batch=batch, turn=turn: _games(batch, turn), rounds=1).rates
    figures = {decks: Figure(decks, of_deck) for decks, of_deck in rates.items()}
    for decks, figure in figures.items():
        print(
            f"decks {decks}: {figure.rate:,.0f} games/s ({figure.spread}), {answers[decks] / GAMES:.0f} answers a game"
        )
    print(f"slower by {figures['none'].rate / figures['ABC'].rate:.2f} x")


def _play(batch: Batch, turn: int) -> int:
    """Play all games of the batch anew; how many answers that took."""
    batch.restart(1000 * turn)
    return int(batch.play_out().sum())


def _games(batch: Batch, turn: int) -> int:
    _play(batch, turn)
    return len(batch)


if __name__ == "__main__":
    main()
