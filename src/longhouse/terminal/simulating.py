"""``longhouse simulate --out``: rows of games on disk, and what they add up to."""

from __future__ import annotations

import math
import sys
import time
from pathlib import Path

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from longhouse.kernel.errors import BadOption
from longhouse.kernel.game import Game
from longhouse.study.folder import Folder, fill
from longhouse.study.refusals import refused
from longhouse.study.rounds import Kept
from longhouse.study.simulate import Order
from longhouse.study.totals import totals
from longhouse.terminal.figures import simulation_tables
from longhouse.terminal.keyboard import make_console
from longhouse.terminal.voice import Voice

__all__ = ["check_engine", "keep"]


def check_engine(engine: str, kept: bool) -> None:
    """BadOption when no such engine plays games whose rows are kept, or games that are only added up."""
    engines = ("pool", "ray") if kept else ("pool", "cuda")
    if engine not in engines:
        raise BadOption(refused("no-engine", engine=repr(engine), engines=" | ".join(engines)))


def keep(game: Game, order: Order, out: Path, detailed: tuple[int, int], engine: str, voice: Voice) -> None:
    """Play what the folder lacks, telling how far it is; stopped, it keeps what it has."""
    events, answers = detailed
    kept = Kept(answers=answers > 0, events=events > 0)
    folder = Folder.for_order(out, game, order, kept, max(detailed))
    console = make_console(stderr=True)
    if sys.stderr.isatty():
        console.print(voice("sim-compiling"))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    waiting = sum(len(task.seeds) for task in folder.tasks() if not folder.is_done(task))
    began = time.perf_counter()
    try:
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task(game.title(voice.lang), total=None)  # it moves to and fro while rules compile

            def told(games: int) -> None:
                bar.update(task, advance=games, total=order.games if games else None)

            fill(folder, game, order, kept, told, engine)
    except KeyboardInterrupt:
        console.print(voice("sim-kept-so-far", folder=str(out)))
        raise typer.Exit(130) from None
    seconds = (time.perf_counter() - began) * order.games / waiting if waiting else math.nan
    make_console().print(simulation_tables(game, totals(folder, seconds), voice))
    make_console().print(voice("sim-kept", folder=str(out)))
