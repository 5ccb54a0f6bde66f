"""The map of Explorers of the North Sea: where the first tiles lie, in how many games, and what they show."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

import numpy as np

from longhouse.games.explorers.components import CLOSED_CELLS, ICON, ICON_NAMES, STEPS
from longhouse.study.folder import Folder
from longhouse.study.frames import need_polars
from longhouse.study.report.frame import NARROW, WIDE, Write, svg_of
from longhouse.study.report.marks import drawn, icon
from longhouse.study.report.numbers import kind_of
from longhouse.study.report.plots import DEEPEST
from longhouse.study.report.signs import symbol_of

__all__ = ["Chart", "chart_of", "hexes"]

Cell = tuple[int, int]


@dataclass(frozen=True)
class Chart:
    """The hexes of the starting board, and the share of games in which each other cell was filled."""

    start: tuple[Cell, ...]
    filled: Mapping[Cell, float]
    shown: Mapping[Cell, str]  # what the tiles in a cell show most often
    tiles: int  # in a game


def chart_of(folder: Folder) -> Chart:
    """Where the tiles lie after everybody's first turn."""
    pl = need_polars()
    placed, began = kind_of(folder, "tile_placed")[0], kind_of(folder, "turn_began")[0]
    rows = folder.scan("events").filter(pl.col("kind").is_in([placed, began]))
    rows = rows.with_columns((pl.col("kind") == began).cum_sum().over("seed").alias("turn"))
    first = rows.filter((pl.col("kind") == placed) & (pl.col("turn") <= folder.terms["players"]))
    start = _start(folder)
    lying: dict[Cell, Counter[str]] = {}
    games: dict[int, dict[int, Cell]] = {}
    for seed, tile, hexagon, beside, side in first.select("seed", "arg1", "arg2", "arg3", "arg4").collect().rows():
        places = games.setdefault(seed, dict(enumerate(start)))
        (q, r), (across, down) = places[beside], STEPS[side]
        places[hexagon] = cell = (q + across, r + down)
        lying.setdefault(cell, Counter())[ICON_NAMES[ICON[tile]]] += 1
    many = max(len(games), 1)
    filled = {cell: icons.total() / many for cell, icons in lying.items()}
    shown = {cell: min(icons, key=lambda name: (-icons[name], name)) for cell, icons in lying.items()}
    return Chart(start, filled, shown, round(sum(filled.values())))


def _start(folder: Folder) -> tuple[Cell, ...]:
    """The cells of the starting board, in the order of their numbers."""
    match = folder.game.start(players=folder.terms["players"], seed=0, **folder.terms["options"])
    record = np.frombuffer(match.state_bytes(), folder.game.room.State.dtype)[0]
    return tuple(zip(record["hex_q"].tolist(), record["hex_r"].tolist(), strict=True))[: int(record["hexes"])]


@dataclass(frozen=True)
class Sheet:
    """Where the cells of a map lie on the picture."""

    side: float
    west: float
    north: float
    width: float
    height: float

    def centre(self, cell: Cell) -> tuple[float, float]:
        """The middle of a cell."""
        x, y = _centre(cell, self.side)
        return x - self.west, y - self.north

    def hexagon(self, cell: Cell, look: str, more: str = "") -> str:
        """A cell."""
        x, y = self.centre(cell)
        points = " ".join(f"{x + self.side * c:.1f},{y + self.side * s:.1f}" for c, s in _CORNERS)
        return f'<polygon class="{look}" points="{points}"{more}/>'


def _sheet(cells: Sequence[Cell], narrow: bool) -> Sheet:
    """As large as the cells allow, with water around them and the mainland's shore below."""
    width = NARROW if narrow else WIDE
    middles = [_centre(cell, 1) for cell in cells]
    west, east = min(x for x, _ in middles), max(x for x, _ in middles)
    north, south = min(y for _, y in middles), max(y for _, y in middles)
    side = min(46.0, (width - 16) / (east - west + math.sqrt(3)))
    left = side * (west + east) / 2 - width / 2
    return Sheet(side, left, side * (north - 1) - 8, width, side * (south - north + 2) + 16 + side * 0.9)


def hexes(chart: Chart, title: str, percent: Write, mainland: str, narrow: bool) -> str:
    """The map: deeper is more often; cells of the starting board have a strong line, the mainland lies below them."""
    sheet = _sheet([*chart.start, *chart.filled], narrow)
    most = max(chart.filled.values(), default=1.0)
    parts = [f'<rect class="sea" width="{sheet.width}" height="{sheet.height:.1f}" rx="10"/>']
    parts += [sheet.hexagon(cell, "land") for cell in CLOSED_CELLS if sheet.centre(cell)[1] - sheet.side < sheet.height]
    parts.append(f'<text class="shade" x="{sheet.width / 2:g}" y="{sheet.height - 10:.1f}">{escape(mainland)}</text>')
    parts += [sheet.hexagon(cell, "start") for cell in chart.start]
    for cell, share in chart.filled.items():
        parts.append(sheet.hexagon(cell, "cell ground"))
        parts.append(sheet.hexagon(cell, "cell", f' fill-opacity="{DEEPEST * share / most:.2f}"'))
        x, y = sheet.centre(cell)
        parts.append(f'<text class="shade strong" x="{x:.1f}" y="{y - 3:.1f}">{percent(share)}</text>')
        parts.append(drawn([icon(symbol_of(chart.shown[cell]))], x - 9, y + 11))
    return svg_of(sheet.width, sheet.height, title, parts, narrow)


_CORNERS = [(math.sin(math.pi * k / 3), math.cos(math.pi * k / 3)) for k in range(6)]


def _centre(cell: Cell, side: float) -> tuple[float, float]:
    q, r = cell
    return side * math.sqrt(3) * (q + r / 2), side * 1.5 * r
