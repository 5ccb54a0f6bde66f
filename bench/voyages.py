"""How a bot fares in Explorers of the North Sea: points by line of the score sheet, and turns that brought nothing.

    .venv/bin/python -m bench.voyages --bot karl --games 64                   alone; without its whim
    .venv/bin/python -m bench.voyages --bot konungr@200it --games 16
    .venv/bin/python -m bench.voyages --bot karl --players 2 --games 32
    .venv/bin/python -m bench.voyages --bot karl --games 1 --read             the game, answer by answer

A deed is livestock delivered, a settlement raided, an enemy ship sunk or an outpost built. A turn is idle when it is
ended without a deed though actions are left, to and fro when all that lies on the table comes to lie as it did before
in the turn. ``--set habits.par=60`` changes a number of the mind.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import time

import numpy as np

from bench.sheets import mean_and_error
from longhouse import bots
from longhouse.bots.bot import Bot
from longhouse.bots.minds import mind_of
from longhouse.games.explorers.state import FIRST_CODE, SCORE_LINES, Ask, Deed
from longhouse.kernel.match import Match
from longhouse.kernel.rooms import game as find_game
from longhouse.study.entrants import read_entrant

DEEDS = ("delivered", "raided", "enemy_destroyed", "outpost_built")
END = int(FIRST_CODE[Ask.ACTION]) + Deed.END_TURN


@dataclasses.dataclass
class Tale:
    """What happened in the games."""

    sheets: list[list[int]] = dataclasses.field(default_factory=list)
    turns: int = 0
    bare: int = 0  # turns without a deed
    idle: int = 0  # of these ended with actions left
    lazy: int = 0  # of these ended without any action
    to_and_fro: int = 0
    unused: int = 0  # actions
    answers: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        sheets = np.array(self.sheets)
        totals = sheets.sum(1)
        lines = " ".join(f"{name} {mean:.1f}" for name, mean in zip(SCORE_LINES, sheets.mean(0), strict=True))
        share = {name: f"{100 * getattr(self, name) / self.turns:.1f} %" for name in ("bare", "idle", "lazy")}
        return (
            f"score {mean_and_error(totals)} ({len(totals)} sheets): {lines}\n"
            f"turns {self.turns}: without a deed {share['bare']}, idle {share['idle']}, "
            f"without any action {share['lazy']}, to and fro {self.to_and_fro}, "
            f"unused actions {self.unused / self.turns:.2f} a turn; "
            f"{1000 * self.seconds / self.answers:.1f} ms an answer"
        )


def play(tale: Tale, seats: list[Bot], seed: int, read: bool) -> None:
    """Play a game and add it to the tale."""
    match = find_game("explorers").start(players=len(seats), seed=seed)
    deeds, acted, lain = 0, False, [_lying(match)]
    while match.actor is not None:
        seat, points = match.actor, int(match._state.points)
        began = time.perf_counter()
        answer = seats[seat](match.seen_by(seat))
        tale.seconds += time.perf_counter() - began
        tale.answers += 1
        events = match.play(answer)
        deeds += sum(event.kind in DEEDS for event in events)
        acted = acted or any(
            event.kind in ("loaded", "unloaded", "sailed", "walked", "transported") for event in events
        )
        if read:
            print(*(f"  {event.text('en')}" for event in events), sep="\n")
        ended = sum(event.kind == "turn_ended" for event in events)
        if (lies := _lying(match)) != lain[-1]:
            lain.append(lies)
        if ended:
            left = points if answer.code == END else 0
            tale.turns += ended
            tale.unused += left
            tale.bare += deeds == 0
            tale.idle += deeds == 0 and left > 0
            tale.lazy += not acted and deeds == 0 and left > 0
            tale.to_and_fro += len(set(lain)) < len(lain)
            deeds, acted, lain = 0, False, [lies]
    for seat in range(len(seats)):
        tale.sheets.append(list(match.score_sheet(seat).values())[: len(SCORE_LINES)])


def _lying(match: Match) -> str:
    """What everybody sees lie on the table."""
    board = match.seen_by(0).view["board"]
    return json.dumps([board["hexes"], board["players"], board["outposts"]], sort_keys=True)


def change_mind(settings: list[str]) -> None:
    """Set numbers of the mind, and leave whims out."""
    numbers = mind_of(find_game("explorers"))._numbers
    numbers["whims"] = dict.fromkeys(numbers["whims"], 0.0)
    for setting in settings:
        name, value = setting.split("=")
        part, key = name.split(".")
        numbers[part][key] = float(value)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="karl")
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--read", action="store_true")
    parser.add_argument("--set", action="append", default=[], help="part.name=value of the mind's weights.toml")
    asked = parser.parse_args()
    bots.prepare(find_game("explorers"))
    change_mind(asked.set)
    print(asked.bot, asked.players, *asked.set)
    tale, entrant = Tale(), read_entrant(asked.bot)
    for seed in range(asked.seed, asked.seed + asked.games):
        play(tale, [entrant(10 * seed + seat) for seat in range(asked.players)], seed, asked.read)
    print(tale)


if __name__ == "__main__":
    main()
