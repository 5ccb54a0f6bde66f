"""The figures of an arena in the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longhouse.kernel.game import Game
from longhouse.study.arena import tables
from longhouse.study.arena.figures import Figures
from longhouse.study.arena.report import setting
from longhouse.study.arena.speech import Speech
from longhouse.study.arena.tables import Sheet

__all__ = ["arena_tables"]


def arena_tables(game: Game, figures: Figures, say: Speech) -> RenderableType:
    """What the arena found, under what was played."""
    head = Text(say("title", game=game.title(say.lang)), style="bold")
    lines = [Text(line, style="dim") for line in setting(figures, say)]
    return Group(head, *lines, *(_table(sheet) for sheet in _sheets(figures, say)))


def _sheets(figures: Figures, say: Speech) -> list[Sheet]:
    if figures.solo:
        return [tables.scores(figures, say), tables.thinking(figures, say)]
    ahead = [tables.ahead(figures, say)] if len(figures.entrants) > 1 else []
    controls = [tables.controls(figures, say)] if figures.controls else []
    measured = [tables.scores(figures, say), tables.seats(figures, say), tables.thinking(figures, say)]
    return [tables.strength(figures, say), *ahead, *measured, *controls]


def _table(sheet: Sheet) -> Table:
    table = Table(title=sheet.title, title_style="bold", title_justify="left")
    for number, column in enumerate(sheet.columns):
        table.add_column(column, justify="right" if number else "left", no_wrap=not number)
    for row in sheet.rows:
        table.add_row(*row)
    return table
