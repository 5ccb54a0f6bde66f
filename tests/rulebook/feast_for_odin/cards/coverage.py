"""Which clauses of which occupations were used, in the card tests and in random games.

    python -m tests.rulebook.feast_for_odin.cards.coverage --games 20000

runs the card tests and compiled games of four players with all decks, prints a line for every clause, and fails when
a card was never played or a clause never used.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

import longhouse
from longhouse.games.feast_for_odin.components import CARD_NAMES, CARDS, OCCUPATIONS
from longhouse.games.feast_for_odin.events import Happening
from longhouse.kernel.contract import legal_actions
from longhouse.kernel.entries import deal, first_fault, take
from longhouse.kernel.randomness import random_below
from longhouse.kernel.record import Grid, Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import FIRST_ARG, KIND, GameState

if TYPE_CHECKING:
    from longhouse.kernel.entries import States

HERE = Path(__file__).parent
USED = HERE.parents[3] / "build" / "card_clauses"  # one file for each card test
CLAUSES = [len(card["effect"]) for card in OCCUPATIONS]
PLAYERS, LIMIT = 4, 50_000
CARD_TEST = re.compile(r"test_(\d{3})_")


# ---------------------------------------------------------------------------- card tests
def number_in(test: str) -> int | None:
    """The card number in the name of a test."""
    named = CARD_TEST.match(test)
    return int(named[1]) if named else None


def used_by(events: Iterable[Any], number: int) -> Counter[int]:
    """How often each clause of the card was used in these events."""
    card = CARD_NAMES[number - 1]
    return Counter(event.args["clause"] for event in events if event.kind == "card_used" and event.args["card"] == card)


def write_used(number: int, used: Counter[int]) -> None:
    """Keep what a card test used."""
    USED.mkdir(parents=True, exist_ok=True)
    (USED / f"{number:03}.json").write_text(json.dumps(used, sort_keys=True), "utf-8")


def used_in_tests() -> Counter[tuple[int, int]]:
    """Run the card tests; how often each (card from 0, clause) was used in the card's own test."""
    for path in USED.glob("*.json"):
        path.unlink()
    plain = {**os.environ, "LONGHOUSE_RULES": "plain"}
    subprocess.run([sys.executable, "-m", "pytest", "-q", "--no-header", str(HERE)], env=plain, check=True)
    used: Counter[tuple[int, int]] = Counter()
    for path in USED.glob("*.json"):
        for clause, times in json.loads(path.read_text("utf-8")).items():
            used[int(path.stem) - 1, int(clause)] = times
    return used


# ---------------------------------------------------------------------------- random games
@rule
def mark_story(s: GameState, used: Grid, played: Row) -> None:
    """Count the clauses used and the cards played by the last answer."""
    for n in range(s.told):
        card = s.story[n, FIRST_ARG + 1]
        if s.story[n, KIND] == Happening.CARD_USED:
            used[card, s.story[n, FIRST_ARG + 2]] += 1
        elif s.story[n, KIND] == Happening.CARD_PLAYED:
            played[card] += 1


@rule
def play_marked(states: States, i: int, seed: int, options: Row, codes: Row, used: Grid, played: Row) -> int:
    """Play a game in states[i], which must be zeroed, with random answers; 0, or the first fault after an answer."""
    s = states[i]
    deal(s, seed, PLAYERS, options)
    decisions = 0
    fault = first_fault(s, codes)
    while fault == 0 and s.actor >= 0 and decisions < LIMIT:
        n = legal_actions(s, codes)
        take(s, codes[random_below(s.rng, n)])
        mark_story(s, used, played)
        decisions += 1
        fault = first_fault(s, codes)
    return fault


def used_in_games(games: int, seed: int) -> tuple[Any, Any]:
    """Clauses used [card, clause] and cards played [card] in so many random games."""
    game = longhouse.game("feast_for_odin")
    engine, room = game.fast, game.room
    used = np.zeros((CARDS, max(CLAUSES)), np.int64)
    played, codes = np.zeros(CARDS, np.int64), np.zeros(room.answers.size, np.int64)
    options = engine.bind(game.option_array(game.start(players=PLAYERS, decks="ABC").options))
    play = engine.entry(play_marked)
    for k in range(seed, seed + games):
        cells = np.zeros(1, room.State.dtype)
        fault = play(engine.bind(cells), 0, k, options, *map(engine.bind, (codes, used, played)))
        if fault or cells["actor"][0] >= 0:
            raise SystemExit(f"game {k}: fault {fault}, or not over after {LIMIT} answers")
    return used, played


# ---------------------------------------------------------------------------- the report
def report(tests: Counter[tuple[int, int]], games: Any, played: Any) -> int:
    """Print a line for every clause; return how many cards and clauses were never seen."""
    never = 0
    print(f"{'card':>4} {'':24} {'clause':>6} {'on':16} {'in its test':>11} {'in games':>9}")
    for card, occupation in enumerate(OCCUPATIONS):
        for clause, effect in enumerate(occupation["effect"]):
            counts = tests[card, clause], int(games[card, clause])
            missing = "" if any(counts) else "  NEVER"
            never += not any(counts)
            where = f"{card + 1:>4} {occupation['id']:24} {clause + 1:>6} {effect['on']['event']:16}"
            print(f"{where} {counts[0]:>11} {counts[1]:>9}{missing}")
        if not played[card]:
            print(f"{card + 1:>4} {occupation['id']:24} was never played")
            never += 1
    return never


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="random games to play")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    asked = parser.parse_args()
    tests = used_in_tests()
    games, played = used_in_games(asked.games, asked.seed)
    never = report(tests, games, played)
    in_tests = sum(tests[card, clause] > 0 for card in range(CARDS) for clause in range(CLAUSES[card]))
    print(f"{sum(CLAUSES)} clauses of {CARDS} cards: {in_tests} used in their card's test,")
    print(f"{int((games > 0).sum())} in {asked.games} random games; never seen: {never}")
    return 1 if never else 0


if __name__ == "__main__":
    sys.exit(main())
