"""Compiling ahead of need, and the state of this installation."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import platform
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

import longhouse
from longhouse import bots
from longhouse.kernel.compiled import cache_root, plain_forced, wants_compiled
from longhouse.kernel.engine import CompiledEngine
from longhouse.kernel.game import Game
from longhouse.kernel.preparation import MATCH_ENTRIES
from longhouse.terminal.voice import Voice

__all__ = ["compile_all", "diagnosis"]

BATCH_ENTRIES = (
    "renew_games",
    "mark_some",
    "step_games",
    "observe_games",
    "play_games",
    "tally_games",
    "sheet_games",
)
ENTRIES = (*MATCH_ENTRIES, *BATCH_ENTRIES)


def compile_steps(game: Game) -> Iterator[tuple[str, Callable[[], object]]]:
    """What to run, one after the other, so that every entry point is compiled and kept; each with a name."""
    players = game.players[1]
    batches = []
    yield "setup", lambda: batches.append(game.batch(2, players=players))
    batch = batches[0]
    yield "step", lambda: batch.step(batch.legal_mask.argmax(axis=1).astype(np.int64))
    yield "observe", batch.observe
    yield "playout", batch.play_out
    yield "scores", lambda: batch.scores
    yield "sheets", lambda: batch.score_sheets
    yield "match", game.prepare
    yield "bots", lambda: bots.prepare(game)


def compile_all(games: list[Game], console: Console, voice: Voice) -> None:
    """Compile every entry point of these games, telling how long each took."""
    if not wants_compiled():
        console.print(Text(voice(_mode()), style="yellow"))
        return
    for game in games:
        console.print(Text(game.title(voice.lang), style="bold"))
        for name, step in compile_steps(game):
            began = time.perf_counter()
            with console.status(voice(f"compile-{name}")):
                step()
            console.print(Text(f"  {voice(f'compile-{name}')}  {time.perf_counter() - began:.1f} s"))


# ---------------------------------------------------------------------------- doctor
def diagnosis(games: list[Game], voice: Voice) -> RenderableType:
    """Versions, the cache, and how each game stands."""
    return Group(_versions(voice), _cache(voice), _games(games, voice))


def _version(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return "-"


def _versions(voice: Voice) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_row("Longhouse", longhouse.__version__)
    table.add_row("Python", f"{platform.python_version()} ({platform.system()} {platform.machine()})")
    for package in ("numpy", "numba", "rich", "typer", "fluent.runtime"):
        table.add_row(package, _version(package))
    table.add_row(voice("doctor-rules"), voice(_mode()))
    return table


def _mode() -> str:
    if plain_forced():
        return "doctor-forced"
    return "doctor-fast" if wants_compiled() else "doctor-no-numba"


def _cache(voice: Voice) -> Text:
    root = cache_root()
    files = [path for path in root.rglob("*") if path.is_file()] if root.exists() else []
    size = sum(path.stat().st_size for path in files) / 1e6
    return Text(voice("doctor-cache", path=str(root), files=len(files), size=f"{size:.1f}"))


def _games(games: list[Game], voice: Voice) -> Table:
    table = Table(title=voice("doctor-games"), title_style="bold")
    for column in ("doctor-game", "doctor-version", "doctor-compiled", "doctor-first-move", "doctor-screen"):
        table.add_column(voice(column))
    for game in games:
        first = f"{_first_move(game):.0f} ms"  # before anything else loads the room
        screen = voice("yes" if (game.folder / "screen.py").exists() else "doctor-plain")
        table.add_row(game.id, str(game.rules_version), _compiled(game, voice), first, screen)
    return table


def _first_move(game: Game) -> float:
    """Milliseconds from nothing to the first answer in the interpreter, the loading of the room included."""
    began = time.perf_counter()
    match = game.start(seed=0)
    match.play(match.legal_codes[0])
    return 1000 * (time.perf_counter() - began)


def _compiled(game: Game, voice: Voice) -> str:
    if not wants_compiled():
        return voice("doctor-interpreter")
    kept = _kept_entries(game.compiled_engine())
    if kept == len(ENTRIES):
        return voice("doctor-all-compiled")
    return voice("doctor-part-compiled", kept=kept, all=len(ENTRIES), command=f"longhouse compile {game.id}")


def _kept_entries(engine: CompiledEngine) -> int:
    folder: Path = engine.compiler.cache
    names = {path.name.split("-")[0].split(".")[-1] for path in folder.rglob("*.nbi")} if folder.exists() else set()
    return sum(name in names for name in ENTRIES)
