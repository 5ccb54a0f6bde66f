"""The map of Explorers of the North Sea: in how many games the tiles of the first round lie where."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from longhouse.games.explorers.components import STEPS
from longhouse.study.folder import Folder
from longhouse.study.frames import need_polars
from longhouse.study.report.frame import Write, svg_of
from longhouse.study.report.numbers import kind_of
from longhouse.study.report.plots import DEEPEST

__all__ = ["Chart", "chart_of", "hexes"]

Cell = tuple[int, int]


@dataclass(frozen=True)
class Chart:
    """The hexes of the starting board, and the share of games in which each other cell was filled."""

    start: tuple[Cell, ...]
    filled: Mapping[Cell, float]
    tiles: int  # in a game


def chart_of(folder: Folder) -> Chart:
    """Where the tiles lie after everybody's first turn."""
    pl = need_polars()
    placed, began = kind_of(folder, "tile_placed")[0], kind_of(folder, "turn_began")[0]
    rows = folder.scan("events").filter(pl.col("kind").is_in([placed, began]))
    rows = rows.with_columns((pl.col("kind") == began).cum_sum().over("seed").alias("turn"))
    first = rows.filter((pl.col("kind") == placed) & (pl.col("turn") <= folder.terms["players"]))
    start = _start(folder)
    times: dict[Cell, int] = {}
    games: dict[int, dict[int, Cell]] = {}
    for seed, hexagon, beside, side in first.select("seed", "arg2", "arg3", "arg4").collect().rows():
        places = games.setdefault(seed, dict(enumerate(start)))
        (q, r), (across, down) = places[beside], STEPS[side]
        places[hexagon] = cell = (q + across, r + down)
        times[cell] = times.get(cell, 0) + 1
    many = max(len(games), 1)
    return Chart(start, {cell: n / many for cell, n in times.items()}, round(sum(times.values()) / many))


def _start(folder: Folder) -> tuple[Cell, ...]:
    """The cells of the starting board, in the order of their numbers."""
    match = folder.game.start(players=folder.terms["players"], seed=0, **folder.terms["options"])
    record = np.frombuffer(match.state_bytes(), folder.game.room.State.dtype)[0]
    return tuple(zip(record["hex_q"].tolist(), record["hex_r"].tolist(), strict=True))[: int(record["hexes"])]


def hexes(chart: Chart, title: str, percent: Write, narrow: bool) -> str:
    """The map: deeper is more often; cells of the starting board are drawn with a strong line."""
    cells = [*chart.start, *chart.filled]
    side = 26 if narrow else 40
    places = {cell: _centre(cell, side) for cell in cells}
    west, east = min(x for x, _ in places.values()), max(x for x, _ in places.values())
    north, south = min(y for _, y in places.values()) - side - 2, max(y for _, y in places.values()) + side + 2
    width = 340 if narrow else 640
    shift = (width - (east - west)) / 2 - west
    most = max(chart.filled.values(), default=1.0)
    parts = []
    for cell in cells:
        x, y = places[cell][0] + shift, places[cell][1] - north
        points = " ".join(f"{x + side * c:.1f},{y + side * s:.1f}" for c, s in _CORNERS)
        if cell in chart.filled:
            deep = DEEPEST * chart.filled[cell] / most
            parts.append(f'<polygon class="cell" points="{points}" fill-opacity="{deep:.2f}"/>')
            parts.append(f'<text class="shade" x="{x:.1f}" y="{y + 4:.1f}">{percent(chart.filled[cell])}</text>')
        else:
            parts.append(f'<polygon class="start" points="{points}"/>')
    return svg_of(width, south - north, title, parts, narrow)


_CORNERS = [(math.sin(math.pi * k / 3), math.cos(math.pi * k / 3)) for k in range(6)]


def _centre(cell: Cell, side: int) -> tuple[float, float]:
    q, r = cell
    return side * math.sqrt(3) * (q + r / 2), side * 1.5 * r
