"""A simulation on disk: its terms, and a file of rows for every range of seeds.

A run that was stopped goes on with the ranges that are missing. Ranges depend on the order alone, so one worker or
many, a pool or a cluster write the same files.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from longhouse.kernel.errors import LonghouseError
from longhouse.kernel.game import Game
from longhouse.kernel.rooms import game as find_game
from longhouse.study.frames import frames_of, need_polars, with_arguments, write_parquet
from longhouse.study.hands import share_out
from longhouse.study.refusals import differing, refused
from longhouse.study.rounds import Kept, Setting
from longhouse.study.simulate import Order

if TYPE_CHECKING:
    import polars as pl

__all__ = ["BadFolder", "Folder", "Task", "Writer", "fill"]

RANGE = 2000  # games of one file
BOTS_RANGE = 25  # the same where bots play: what is lost when a run is stopped
FORMAT = 1
Told = Callable[[int], object]


class BadFolder(LonghouseError):
    """A folder that holds no simulation, or another one."""


class Folder:
    """The files of a simulation."""

    def __init__(self, path: Path, game: Game | None = None) -> None:
        """Open a folder that was filled before; ``Folder.for_order`` begins one. Without a game that plays there, it is
        the house's own, under the rules of then."""
        self.path = Path(path)
        self.terms: dict[str, Any] = _read_terms(self.path)
        self.game = game or find_game(self.terms["game"], self.terms["rules_version"])

    @classmethod
    def for_order(cls, path: Path, game: Game, order: Order, kept: Kept, detailed: int) -> Folder:
        """The folder of this order, begun where there is none; BadFolder when it belongs to another."""
        terms = _terms(game, order, kept, detailed)
        if (path / "order.json").exists():
            if said := differing(_read_terms(path), terms):
                raise BadFolder(refused("other-simulation", path=path, differing=said))
        else:
            path.mkdir(parents=True, exist_ok=True)
            unfinished = path / ".order.json.unfinished"
            unfinished.write_text(json.dumps(terms, indent=2) + "\n", encoding="utf-8")
            unfinished.replace(path / "order.json")
        return cls(path, game)

    def tasks(self) -> Iterator[Task]:
        """Every range of seeds; of the first ones answers and events are kept."""
        first, last, length = self.terms["seed"], self.terms["seed"] + self.terms["games"], self.terms["range"]
        detailed = first + self.terms["detailed"]
        for start in range(first, last, length):
            yield Task(range(start, min(start + length, last)), start < detailed)

    def is_done(self, task: Task) -> bool:
        """Whether the rows of a range are there: those of seats are written last."""
        return self.file("seats", task).exists()

    def file(self, part: str, task: Task) -> Path:
        """Where the rows of a range are kept."""
        return self.path / part / f"{task.seeds.start:012d}.parquet"

    def write(self, task: Task, frames: dict[str, pl.DataFrame]) -> None:
        """Keep the rows of a range."""
        for part in reversed(list(frames)):
            write_parquet(frames[part], self.file(part, task))

    # ------------------------------------------------------------------ reading
    def scan(self, part: str) -> pl.LazyFrame:
        """The rows of seats, answers or events, read as they are needed."""
        pl = need_polars()
        if not any((self.path / part).glob("*.parquet")):
            raise BadFolder(refused("no-rows", path=self.path, part=part))
        return pl.scan_parquet(self.path / part / "*.parquet")  # type: ignore[no-any-return]

    def has(self, part: str) -> bool:
        """Whether such rows were kept."""
        return any((self.path / part).glob("*.parquet"))

    def seats(self) -> pl.LazyFrame:
        """A row a game and seat; games stopped by the limit are left out."""
        return self.scan("seats").filter(need_polars().col("over"))

    def answers(self) -> pl.LazyFrame:
        """A row an answer."""
        return self.scan("answers")

    def events(self, kind: str | None = None) -> pl.LazyFrame:
        """A row an event; of one kind, with its arguments by name."""
        every = self.scan("events")
        return every if kind is None else with_arguments(self.game, every, kind)


class Task:
    """A range of seeds, and whether its answers and events are kept."""

    def __init__(self, seeds: range, detailed: bool) -> None:
        self.seeds, self.detailed = seeds, detailed


class Writer:
    """Plays ranges and writes them where it plays: rows never travel between processes."""

    def __init__(self, folder: Folder, setting: Setting) -> None:
        self._folder, self._setting = folder, setting

    def prepare(self) -> None:
        """Compile or load what the games need."""
        self._setting.prepare()

    def play(self, task: Task) -> int:
        """Play a range and keep its rows; return how many games it was."""
        setting = self._setting if task.detailed else replace(self._setting, kept=Kept())
        self._folder.write(task, frames_of(setting, setting.play(task.seeds)))
        return len(task.seeds)


def fill(
    folder: Folder, game: Game, order: Order, kept: Kept, told: Told = lambda games: None, engine: str = "pool"
) -> None:
    """Play what the folder still lacks."""
    need_polars()
    writer = Writer(folder, replace(order.setting(game), kept=kept))
    tasks = list(folder.tasks())
    missing = [task for task in tasks if not folder.is_done(task)]
    told(sum(len(task.seeds) for task in tasks) - sum(len(task.seeds) for task in missing))
    if not missing:
        return
    writer.prepare()
    if engine == "ray":
        from longhouse.study.cluster import share_out_on_ray

        share_out_on_ray(writer, missing, order.workers, lambda task, games: told(games))
    else:
        share_out(writer, missing, order.workers, lambda task, games: told(games))


def _terms(game: Game, order: Order, kept: Kept, detailed: int) -> dict[str, Any]:
    setting = order.setting(game)
    return {
        "format": FORMAT,
        "game": game.id,
        "rules_version": game.rules_version,
        "players": setting.players,
        "options": dict(setting.options),
        "bots": [str(entrant) for entrant in setting.seats],
        "seed": order.seed,
        "games": order.games,
        "limit": order.limit,
        "range": BOTS_RANGE if setting.seats else RANGE,
        "answers": kept.answers,
        "events": kept.events,
        "detailed": min(detailed, order.games) if kept.anything else 0,
    }


def _read_terms(path: Path) -> dict[str, Any]:
    try:
        terms = json.loads((path / "order.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadFolder(refused("no-simulation", path=path, reason=error)) from error
    if not isinstance(terms, dict) or terms.get("format") != FORMAT:
        raise BadFolder(refused("other-format", path=path))
    return terms
