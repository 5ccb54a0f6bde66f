"""A level against the rivals of a game: ``.venv/bin/python -m bench.rivals knarr --level karl --games 200 --seed 1``.

Every seed is played with the seats swapped. The games are kept in a log of the arena's, so a run that was stopped goes
on where it was; a log is begun anew when the bots, the game or the rivals have changed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.options import add_options
from bench.rivals import GAMES, Rival, rivals_of
from longhouse.kernel.compiled import source_hash
from longhouse.kernel.rooms import game as find_game
from longhouse.study.arena import Figures, Log, Tournament, add_up, digest, play
from longhouse.study.entrants import Entrant, read_entrant

HEAD = "| game | level | rival | wins of the level, 95 % | score of the level ± 95 % | of the rival | ms an answer |"


def tournament(game: str, level: Entrant, rival: str, games: int, seed: int, options: dict[str, str]) -> Tournament:
    """The level against one rival."""
    found = find_game(game)
    return Tournament(found, (level, Rival(rival, game=game)), games, players=2, seed=seed, options=options)


def terms(bouts: Tournament) -> dict[str, Any]:
    """All that decides the games, the rivals' sources too."""
    here, game = Path(__file__).parent, bouts.game.id
    sources = [here / "thumb.py", *sorted(here.glob(f"{game}.py")), *sorted(here.glob(f"{game}/*.py"))]
    return {**bouts.terms(), "rivals": source_hash(sources, "rivals")}


def folder(out: Path, decided: dict[str, Any]) -> Path:
    """Where the games of these terms are kept."""
    return out / "-".join((decided["game"], *decided["bots"], digest(decided)))


def row(figures: Figures, level: str, rival: str) -> str:
    """What was found, as a row of a table in Markdown."""
    by_name = {one.name: one for one in figures.entrants}
    one, other = by_name[level], by_name[rival]
    assert one.wins is not None
    low, high = one.wins.interval
    won = f"{one.wins.wins:g} of {one.wins.games}: {one.wins.rate:.1%} ({low:.1%} to {high:.1%})"
    scores = [f"{who.scores.mean:.1f} ± {1.96 * who.scores.error:.1f}" for who in (one, other)]
    times = f"{one.thinking.mean:.1f}, {other.thinking.mean:.1f}"
    return f"| {' | '.join((figures.terms['game'], level, rival, won, *scores, times))} |"


def rows(asked: argparse.Namespace) -> Iterator[str]:
    """A row for every rival that is asked for."""
    level, options = read_entrant(asked.level), dict(asked.option)
    for rival in asked.rival or rivals_of(asked.game):
        bouts = tournament(asked.game, level, rival, asked.games, asked.seed, options)
        decided = terms(bouts)
        played = play(bouts, Log(folder(asked.out, decided) / "games.jsonl", decided), asked.workers)
        yield row(add_up(bouts, played), str(level), rival)


def main() -> None:
    parser = argparse.ArgumentParser(description="A level against honest rivals by rule of thumb.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--rival", action="append", help="one of the rivals, instead of all; may be given twice")
    parser.add_argument("--level", default="karl", help="karl, jarl@200it, konungr@50 ...")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    add_options(parser)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("arena/rivals"), help="folder of the games")
    asked = parser.parse_args()
    print(HEAD, "| --- " * HEAD.count(" | ") + "| --- |", sep="\n", flush=True)
    for line in rows(asked):
        print(line, flush=True)


if __name__ == "__main__":
    main()
