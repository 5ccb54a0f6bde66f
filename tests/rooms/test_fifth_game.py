"""A room outside the house, written as docs/adding_a_game.md says, is a game like the others."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def run(*words: str, rooms: str = "tests.rooms") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LONGHOUSE_ROOMS": rooms, "PYTHONPATH": str(ROOT)}
    return subprocess.run([sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, text=True)


def test_the_whole_conformance_suite_holds_for_it() -> None:
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/conformance", "-k", "gnav")
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout


BOTS = """
import longhouse
from longhouse import bots
game = longhouse.game("gnav")
match = game.start(players=game.players[1], seed=3)
levels = ("jarl", "thrall", "karl", "konungr", "huscarl", "random")
players = [bots.named(level)(seat, bots.Budget(iterations=20)) for seat, level in enumerate(levels)]
assert len(players) == match.players == 6, "more seats than any game of the house has"
while not match.over:
    match.play(players[match.actor](match.seen_by(match.actor)))
print(match.scores)
"""


def test_every_level_of_bots_plays_it_at_all_its_seats() -> None:
    """What bots write on is as large as the game's largest table: a fifth seat must not be written beside it."""
    done = run("-c", BOTS)
    assert done.returncode == 0, done.stderr


def test_it_is_simulated_by_the_same_command() -> None:
    done = run("-c", "from longhouse.cli import app; app()", "simulate", "gnav", "--games", "20")
    assert done.returncode == 0, done.stderr
    assert "Gnav" in done.stdout


def test_a_package_that_is_not_there_is_named() -> None:
    done = run("-c", "import longhouse; longhouse.games()", rooms="no.such.rooms")
    assert done.returncode != 0
    assert "no.such.rooms" in done.stderr
