"""How strong the levels are: ``.venv/bin/python -m bench.ladder [GAME …]`` (docs/notebook).

Plays every rung of the ladder with ``longhouse arena`` and prints what docs/notebook shows. Games that were played
before are kept, so it can be stopped and goes on where it was; with ``--show`` nothing is played.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

SEED = 5000


class Sizes(NamedTuple):
    """How many games the slower arenas have."""

    jarl_huscarl: int
    konungr_jarl: int
    jarl_thrall: int
    of_three: int
    of_four: int


GAMES = {
    "vikings_on_board": Sizes(100, 60, 40, 120, 48),
    "knarr": Sizes(200, 200, 40, 120, 48),
    "explorers": Sizes(60, 40, 24, 36, 24),
    "feast_for_odin": Sizes(100, 48, 24, 36, 24),
}


@dataclass(frozen=True)
class Run:
    """One arena."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    options: tuple[str, ...] = ()
    seatings: str = "all"

    @property
    def folder(self) -> str:
        """Where its games are kept."""
        return "-".join((self.game, str(self.players), *self.bots))

    def command(self, out: Path, workers: int) -> list[str]:
        """What plays it."""
        numbers = {"players": self.players, "games": self.games, "seed": SEED, "workers": workers}
        words = [word for name, number in numbers.items() for word in (f"--{name}", str(number))]
        options = [word for option in self.options for word in ("--option", option)]
        words += ["--seatings", self.seatings, *options, "--out", str(out / self.folder)]
        return ["arena", self.game, "--bots", ",".join(self.bots), *words]


def runs_of(game: str) -> Iterator[Run]:
    """The rungs of a game, the quick ones first; then tables of three and four, then games alone."""
    sizes = GAMES[game]
    yield Run(game, 2, ("karl", "thrall"), 200)
    yield Run(game, 2, ("leysingi", "thrall"), 200)
    yield Run(game, 2, ("karl", "leysingi"), 200)
    yield Run(game, 2, ("huscarl", "karl"), 200)
    yield Run(game, 2, ("jarl", "huscarl"), sizes.jarl_huscarl)
    yield Run(game, 2, ("jarl", "thrall"), sizes.jarl_thrall)
    yield Run(game, 2, ("konungr", "jarl"), sizes.konungr_jarl)
    yield Run(game, 3, ("karl", "huscarl", "jarl"), sizes.of_three, seatings="rotated")
    yield Run(game, 4, ("thrall", "karl", "huscarl", "jarl"), sizes.of_four, seatings="rotated")
    if game == "feast_for_odin":
        yield Run(game, 1, ("konungr@400it",), 50, ("decks=none", "length=long"))
    if game == "explorers":
        yield Run(game, 1, ("konungr@1600it",), 20)


def victories(wins: dict[str, Any]) -> str:
    """How many of the games were won, with Wilson's interval."""
    low, high = wins["interval"]
    return f"{wins['wins']:g} of {wins['games']}: {low:.1%} to {high:.1%}"


def rows(run: Run, figures: dict[str, Any]) -> Iterator[str]:
    """What was found, as rows of a table in Markdown."""
    for entrant in figures["entrants"]:
        scores = entrant["scores"]
        won = "" if run.players == 1 else victories(entrant["wins"])
        score = f"{scores['mean']:.1f} ± {scores['error']:.1f} ({scores['deviation']:.1f})"
        others = ", ".join(name for name in run.bots if name != entrant["name"])
        cells = (run.game, str(run.players), entrant["name"], others, won, score, f"{entrant['thinking']['mean']:.1f}")
        yield f"| {' | '.join(cells)} |"


def main() -> None:
    """Play what is missing and print the table."""
    parser = argparse.ArgumentParser(description="The ladder of the bots' levels.")
    parser.add_argument("games", nargs="*", default=GAMES, help="which games; all of them without any")
    parser.add_argument("--out", type=Path, default=Path("arena/ladder"), help="folder of the games")
    parser.add_argument("--workers", type=int, default=2, help="games side by side")
    parser.add_argument("--show", action="store_true", help="show what has been played")
    asked = parser.parse_args()
    runs = [run for game in asked.games for run in runs_of(game)]
    for run in runs if not asked.show else ():
        command = run.command(asked.out, asked.workers)
        print("longhouse", shlex.join(command), flush=True)
        subprocess.run([Path(sys.executable).with_name("longhouse"), *command], check=True, stdout=subprocess.DEVNULL)
    print("| game | players | level | against | wins, 95 % | score ± standard error (deviation) | ms an answer |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for run in runs:
        found = asked.out / run.folder / "figures.json"
        if found.exists():
            print(*rows(run, json.loads(found.read_text(encoding="utf-8"))), sep="\n")


if __name__ == "__main__":
    main()
