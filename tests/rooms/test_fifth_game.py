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
match = longhouse.game("gnav").start(players=2, seed=3)
players = [bots.named("jarl")(1, bots.Budget(iterations=20)), bots.named("thrall")(2)]
while not match.over:
    match.play(players[match.actor](match.seen_by(match.actor)))
print(match.scores)
"""


def test_every_level_of_bots_plays_it() -> None:
    assert run("-c", BOTS).returncode == 0


def test_it_is_simulated_by_the_same_command() -> None:
    done = run("-c", "from longhouse.cli import app; app()", "simulate", "gnav", "--games", "20")
    assert done.returncode == 0, done.stderr
    assert "Gnav" in done.stdout


def test_a_package_that_is_not_there_is_named() -> None:
    done = run("-c", "import longhouse; longhouse.games()", rooms="no.such.rooms")
    assert done.returncode != 0
    assert "no.such.rooms" in done.stderr
