"""The bots of one checkout, in a process of their own: bench.former starts it with that checkout's src before all else.

Reads a line of JSON a request and writes a line an answer. It uses the public contract alone (seed, options, answers,
levels by name), so that it runs with older checkouts too.

    {"begin": {"game", "rules_version", "players", "seed", "options"}, "seats": {"0": ["karl", {"iterations": 4}, 7]}}
    {"codes": [3, 1]}    what was answered since; the own bots answer as long as it is their turn
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

import longhouse
from longhouse import bots
from longhouse.kernel.match import Match
from longhouse.kernel.rooms import game as find_game


class Side:
    """One match as this checkout plays it, and its bots."""

    def __init__(self, begin: dict[str, Any], seats: dict[str, tuple[str, dict[str, int] | None, int]]) -> None:
        game = find_game(begin["game"], begin["rules_version"])
        bots.prepare(game)
        self.match: Match = game.start(players=begin["players"], seed=begin["seed"], **begin["options"])
        self.bots = {
            int(seat): bots.named(name)(seed, bots.Budget(**budget) if budget else None)
            for seat, (name, budget, seed) in seats.items()
        }

    def go_on(self, codes: list[int]) -> dict[str, Any]:
        """Play what the others answered, then answer as long as an own bot is asked."""
        for code in codes:
            self.match.play(code)
        given = []
        while self.match.actor in self.bots:
            given.append(self.answer(self.match.actor))
        return {
            "given": given,
            "actor": self.match.actor,
            "scores": self.match.scores,
            "winners": self.match.winners,
        }

    def answer(self, seat: int) -> tuple[int, int, float]:
        """The seat, its answer, and the milliseconds it took."""
        seen = self.match.seen_by(seat)
        began = time.perf_counter()
        action = self.bots[seat](seen)
        thought = time.perf_counter() - began
        self.match.play(action.code)
        return seat, action.code, round(1000 * thought, 3)


def main() -> None:
    """Answer until nobody asks any more."""
    side: Side | None = None
    for line in sys.stdin:
        asked = json.loads(line)
        if "begin" in asked:
            side = Side(asked["begin"], asked["seats"])
            told = side.go_on([])
        elif "codes" in asked and side is not None:
            told = side.go_on(asked["codes"])
        else:
            newest = find_game(asked["game"]).rules_version
            told = {"source": str(Path(longhouse.__file__).parent), "rules_version": newest}
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
