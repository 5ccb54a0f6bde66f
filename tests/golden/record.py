"""Record golden games: ``python -m tests.golden.record knarr``. They are replayed byte for byte by every test run.

One game for each player count and each option value, with random answers; run it only when the rules_version changed,
after moving those of the version before into a folder ``rules_N``: they stay.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any

import longhouse
from longhouse import Match

FOLDER = Path(__file__).parent
LEAST = 30


class Course:
    """A running fingerprint of a game: every state on the way, and what was allowed there."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def pass_by(self, match: Match) -> None:
        """Add the position of the moment."""
        self._hash.update(match.state_bytes())
        self._hash.update(json.dumps(match.legal_codes).encode())

    def to_text(self) -> str:
        """The fingerprint of all that was passed."""
        return self._hash.hexdigest()


def fingerprint(match: Match, course: Course) -> dict[str, Any]:
    """What a replay must reproduce: the way and the final bytes, everything that was told, the result."""
    told = [(event.kind, dict(event.args)) for step in match.history for event in step.events]
    return {
        "state": hashlib.sha256(match.state_bytes()).hexdigest(),
        "told": hashlib.sha256(json.dumps(told).encode()).hexdigest(),
        "scores": list(match.scores),
        "winners": list(match.winners),
        "course": course.to_text(),
    }


def wanted(game: longhouse.Game) -> list[tuple[int, dict[str, Any]]]:
    """Player counts and options, over and over until there are enough."""
    variants: list[dict[str, Any]] = [{}]
    variants += [{name: value} for name, option in game.options.items() for value in option[1:]]
    low, high = game.players
    once = [(players, variant) for variant in variants for players in range(low, high + 1)]
    return once * -(-LEAST // len(once))


def record(game: longhouse.Game) -> None:
    """Write the golden games of a game."""
    folder = FOLDER / game.id
    folder.mkdir(exist_ok=True)
    for number, (players, options) in enumerate(wanted(game)):
        match = game.start(players=players, seed=1000 + number, **options)
        choices, course = random.Random(number), Course()
        course.pass_by(match)
        while not match.over:
            match.play(choices.choice(match.legal_codes))
            course.pass_by(match)
        golden = {"match": json.loads(match.to_json()), "expected": fingerprint(match, course)}
        (folder / f"{number:03}.json").write_text(json.dumps(golden) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or longhouse.games():
        record(longhouse.game(name))
