"""A level against itself as it was: ``.venv/bin/python -m bench.former knarr --tree ../older --bots konungr@200``.

The older checkout (``git worktree add ../older COMMIT``) plays in a process of its own with its own sources and rules,
by the same interpreter; both follow the game by its seed and the codes answered. Every seed is played with the seats
swapped. Alone (``--players 1``) both play the same seeds and their scores are compared. With ``--bots karl,random`` the
two sides play different bots. What was played is kept in an arena's log; a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bench.options import add_options
from longhouse.kernel.compiled import source_hash
from longhouse.kernel.rooms import game as find_game
from longhouse.study.arena import Bout, Log, Played, digest
from longhouse.study.entrants import Entrant, read_entrant
from longhouse.study.intervals import wilson
from longhouse.study.matches import bot_seed

HERE = Path(__file__).resolve().parents[1]
NEW, OLD = "new", "old"
SEAT = Path(__file__).with_name("former_seat.py")


@dataclass(frozen=True)
class Terms:
    """What is played: the checkouts, their bots, the game."""

    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    trees: dict[str, Path]
    bots: dict[str, Entrant]

    def bouts(self, seed: int, games: int) -> list[Bout]:
        """Every game: new and old take turns around the table, and change seats on the same seed."""
        sides = (NEW, OLD)
        seatings = [tuple(sides[(seat + first) % 2] for seat in range(self.players)) for first in range(2)]
        return [Bout("former", seed + number // 2, seatings[number % 2]) for number in range(games + games % 2)]

    def to_dict(self) -> dict[str, Any]:
        """What decides the games, the sources of both checkouts too."""
        sources = {side: _sources(tree, self.game) for side, tree in self.trees.items()}
        entered = {side: str(entrant) for side, entrant in self.bots.items()}
        kept = {key: getattr(self, key) for key in ("game", "rules_version", "players", "options")}
        return {**kept, "bots": entered, "sources": sources}


class Side:
    """The process in which one checkout plays."""

    def __init__(self, tree: Path) -> None:
        path = {**os.environ, "PYTHONPATH": str(tree / "src")}
        self._tree = tree
        self._process = subprocess.Popen(
            [sys.executable, str(SEAT)], env=path, cwd=tree, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, **asked: Any) -> dict[str, Any]:
        """One request and its answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"the bots of {self._tree} stopped; what they said stands above")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def rules_version(self, game: str) -> int:
        """The newest rules the checkout knows; it must be its own sources that tell."""
        told = self.ask(game=game)
        if not Path(told["source"]).is_relative_to(self._tree):
            raise SystemExit(f"{self._tree} plays with the sources of {told['source']}")
        return int(told["rules_version"])

    def close(self) -> None:
        """Let it end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


class Table:
    """Both checkouts at one table, game after game."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.sides = {side: Side(tree) for side, tree in terms.trees.items()}

    def play(self, bout: Bout) -> Played:
        """One game to its end; both sides must agree how it ended."""
        sitting = [side for side in (NEW, OLD) if side in bout.seats]
        codes, known = list[int](), dict.fromkeys(sitting, 0)
        times: list[list[float]] = [[] for _ in bout.seats]
        told = {side: self._begin(bout, side) for side in sitting}
        mover = next((side for side in sitting if told[side]["given"]), sitting[0])
        while True:
            for seat, code, milliseconds in told[mover]["given"]:
                codes.append(code)
                times[seat].append(milliseconds)
            known[mover] = len(codes)
            if told[mover]["actor"] is None:
                break
            mover = bout.seats[told[mover]["actor"]]
            told[mover] = self.sides[mover].ask(codes=codes[known[mover] :])
        for side in sitting:
            if known[side] < len(codes):
                told[side] = self.sides[side].ask(codes=codes[known[side] :])
        ends = {json.dumps((told[side]["scores"], told[side]["winners"])) for side in sitting}
        if len(ends) > 1:
            raise SystemExit(f"the checkouts do not agree on seed {bout.seed}: {' and '.join(sorted(ends))}")
        end = told[mover]
        took = tuple(tuple(seat) for seat in times)
        return Played(
            bout.purpose, bout.seed, bout.seats, tuple(end["scores"]), tuple(end["winners"]), tuple(codes), took
        )

    def _begin(self, bout: Bout, side: str) -> dict[str, Any]:
        terms = self.terms
        entrant = terms.bots[side]
        budget = {name: n for name, n in asdict(entrant.budget).items() if n} if entrant.budget else None
        seats = {
            str(seat): (entrant.bot, budget, bot_seed(bout.seed, side, seat))
            for seat, sits in enumerate(bout.seats)
            if sits == side
        }
        begin = {key: getattr(terms, key) for key in ("game", "rules_version", "players", "options")}
        return self.sides[side].ask(begin={**begin, "seed": bout.seed}, seats=seats)

    def close(self) -> None:
        for side in self.sides.values():
            side.close()


def play_all(terms: Terms, bouts: Sequence[Bout], workers: int, done: Callable[[Played], object]) -> None:
    """Play at several tables; the first begins alone, so that what must be compiled is compiled once."""
    waiting: queue.SimpleQueue[Bout] = queue.SimpleQueue()
    for bout in bouts:
        waiting.put(bout)
    failed: list[BaseException] = []
    first, telling = threading.Event(), threading.Lock()

    def sit() -> None:
        try:
            with closing(Table(terms)) as table:
                while not failed:
                    played = table.play(waiting.get_nowait())
                    with telling:
                        done(played)
                    first.set()
        except queue.Empty:
            pass
        except BaseException as error:
            failed.append(error)
        finally:
            first.set()

    tables = [threading.Thread(target=sit) for _ in range(min(workers, len(bouts)))]
    for table in tables:
        table.start()
        first.wait()
    for table in tables:
        table.join()
    if failed:
        raise failed[0]


# ---------------------------------------------------------------------------- what came out
def scores_of(played: Sequence[Played], side: str) -> list[int]:
    """The points of a side, seat by seat."""
    return [game.scores[seat] for game in played for seat, sits in enumerate(game.seats) if sits == side]


def wins_of(played: Sequence[Played], side: str) -> float:
    """Victories of a side; shared ones in part."""
    return sum(sum(game.seats[seat] == side for seat in game.winners) / len(game.winners) for game in played)


def mean(values: Sequence[float], digits: int = 1) -> str:
    """A mean with 1.96 standard errors."""
    error = 1.96 * float(np.std(values, ddof=1)) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{np.mean(values):.{digits}f} ± {error:.{digits}f}"


def found(terms: Terms, played: Sequence[Played]) -> Iterator[str]:
    """What was found, in lines."""
    if terms.players == 1:
        pairs = zip(scores_of(played, NEW), scores_of(played, OLD), strict=True)
        yield f"new is better by {mean([new - old for new, old in pairs])} points, on {len(played) // 2} seeds"
    else:
        wins = wins_of(played, NEW)
        low, high = wilson(wins, len(played))
        yield f"new wins {wins:g} of {len(played)}: {wins / len(played):.1%} ({low:.1%} to {high:.1%})"
    for side, entrant in terms.bots.items():
        times = [
            ms
            for game in played
            for seat, sits in enumerate(game.seats)
            if sits == side
            for ms in game.milliseconds[seat]
        ]
        yield f"{side} {entrant}: score {mean(scores_of(played, side))}, {np.mean(times):.1f} ms an answer"


# ---------------------------------------------------------------------------- the order
def read_terms(asked: argparse.Namespace) -> Terms:
    """What is asked for, under the newest rules that both checkouts know."""
    trees = {NEW: HERE, OLD: asked.tree.resolve()}
    names = asked.bots.split(",")
    entrants = dict(zip((NEW, OLD), map(read_entrant, (names * 2)[:2]), strict=True))
    versions = []
    for tree in trees.values():
        side = Side(tree)
        versions.append(side.rules_version(asked.game))
        side.close()
    game = find_game(asked.game)
    options = dict(asked.option)
    return Terms(game.id, min(versions), game.check_players(asked.players), options, trees, entrants)


def _sources(tree: Path, game: str) -> str:
    """One name for the state of all that decides what the bots of a checkout answer."""
    folders = [tree / "src" / "longhouse" / part for part in ("kernel", "bots", f"games/{game}")]
    every = (path for folder in folders for pattern in ("*.py", "*.toml", "*.npz") for path in folder.rglob(pattern))
    return source_hash(sorted(every), "former")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--tree", type=Path, required=True, help="an older checkout")
    parser.add_argument("--bots", default="konungr@200", help="the level of both sides, or new,old")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    add_options(parser)
    parser.add_argument("--workers", type=int, default=1, help="tables at once")
    parser.add_argument("--out", type=Path, default=Path("arena/former"), help="folder of the games")
    asked = parser.parse_args()
    terms = read_terms(asked)
    decided = terms.to_dict()
    log = Log(asked.out / f"{terms.game}-{terms.players}-{digest(decided)}" / "games.jsonl", decided)
    bouts = terms.bouts(asked.seed, asked.games)
    played = {game.bout: game for game in log.games()}
    with log.writing() as write:
        play_all(terms, [bout for bout in bouts if bout not in played], asked.workers, write)
    played = {game.bout: game for game in log.games()}
    print(*found(terms, [played[bout] for bout in bouts]), sep="\n")


if __name__ == "__main__":
    main()
