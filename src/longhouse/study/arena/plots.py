"""Plots as SVG that a page holds within itself; the page's style gives them their colours."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape

__all__ = ["Point", "boxes", "curves", "spans"]

WIDTH = 720
LEFT, RIGHT, TOP, BOTTOM = 150, 24, 12, 44  # margins
ROW = 30  # pixels a named row
TALL = 340  # pixels of a plot with curves
TICKS = 6
APART = 5  # pixels between the same place on two curves
DASHES = ("none", "7 4", "2 4", "10 3 2 3", "1 3")

Number = Callable[[float], str]  # how a number is written
Scale = Callable[[float], float]


@dataclass(frozen=True)
class Point:
    """A value with its interval; ``x`` is where it stands on a curve."""

    value: float
    low: float
    high: float
    x: float = 0.0


def spans(rows: Mapping[str, Point], title: str, axis: str, write: Number) -> str:
    """A dot with its interval for every name."""
    ticks = _ticks(min(p.low for p in rows.values()), max(p.high for p in rows.values()))
    across = _across(ticks)
    marks = []
    for y, point in zip(_heights(rows), rows.values(), strict=True):
        marks += [_line(across(point.low), y, across(point.high), y, "bar"), _dot(across(point.value), y)]
    return _by_name(rows, ticks, marks, title, axis, write)


def boxes(rows: Mapping[str, Sequence[float]], title: str, axis: str, write: Number) -> str:
    """Five quantiles for every name: whiskers, box and median."""
    ticks = _ticks(min(row[0] for row in rows.values()), max(row[-1] for row in rows.values()))
    across = _across(ticks)
    marks = []
    for y, row in zip(_heights(rows), rows.values(), strict=True):
        low, begin, middle, end, high = map(across, row)
        marks.append(_line(low, y, high, y, "bar"))
        marks.append(f'<rect class="box" x="{begin:.1f}" y="{y - 8}" width="{max(end - begin, 1):.1f}" height="16"/>')
        marks.append(_line(middle, y - 8, middle, y + 8, "median"))
    return _by_name(rows, ticks, marks, title, axis, write)


def curves(series: Mapping[str, Sequence[Point]], title: str, axes: tuple[str, str], write: Number) -> str:
    """A curve for every name, its points with their intervals over a logarithmic axis; curves stand a little apart."""
    points = [point for row in series.values() for point in row]
    ticks = _ticks(min(p.low for p in points), max(p.high for p in points))
    up = _scale(ticks[0], ticks[-1], TALL - BOTTOM, TOP)
    places = sorted({point.x for point in points})
    along = _scale(math.log(places[0]), math.log(places[-1]), LEFT, WIDTH - RIGHT - 90)
    parts = [_line(LEFT, up(tick), WIDTH - RIGHT, up(tick), "grid") for tick in ticks]
    parts += [_text(LEFT - 8, up(tick) + 4, write(tick), "end") for tick in ticks]
    parts += [_text(along(math.log(x)), TALL - BOTTOM + 18, write(x), "middle") for x in places]
    for number, (name, row) in enumerate(series.items()):
        across = [along(math.log(point.x)) + APART * number for point in row]
        parts += _curve(name, row, across, up, DASHES[number % len(DASHES)])
    names = [_text(WIDTH / 2, TALL - 8, axes[0], "middle"), _text(12, TOP + 12, axes[1], "start")]
    return _svg(TALL, title, [*parts, *names])


# ---------------------------------------------------------------------------- parts of a plot
def _curve(name: str, row: Sequence[Point], across: Sequence[float], up: Scale, dash: str) -> list[str]:
    marks = sorted(zip(across, row, strict=True), key=lambda mark: mark[0])
    track = " ".join(f"{x:.1f},{up(point.value):.1f}" for x, point in marks)
    parts = [f'<polyline class="curve" stroke-dasharray="{dash}" points="{track}"/>']
    for x, point in marks:
        parts += [_line(x, up(point.low), x, up(point.high), "bar"), _dot(x, up(point.value))]
    end, last = marks[-1]
    return [*parts, _text(end + 10, up(last.value) + 4, name, "start")]


def _by_name(
    rows: Mapping[str, object], ticks: Sequence[float], marks: list[str], title: str, axis: str, write: Number
) -> str:
    height, across = TOP + ROW * len(rows) + BOTTOM, _across(ticks)
    foot = height - BOTTOM
    grid = [_line(across(tick), TOP, across(tick), foot, "grid") for tick in ticks]
    grid += [_text(across(tick), foot + 18, write(tick), "middle") for tick in ticks]
    names = [_text(LEFT - 12, y + 4, name, "end") for y, name in zip(_heights(rows), rows, strict=True)]
    return _svg(height, title, [*grid, *names, *marks, _text(WIDTH / 2, height - 8, axis, "middle")])


def _heights(rows: Mapping[str, object]) -> list[float]:
    return [TOP + ROW * (number + 0.5) for number in range(len(rows))]


def _across(ticks: Sequence[float]) -> Scale:
    return _scale(ticks[0], ticks[-1], LEFT, WIDTH - RIGHT)


def _scale(low: float, high: float, begin: float, end: float) -> Scale:
    wide = (high - low) or 1.0
    return lambda value: begin + (value - low) / wide * (end - begin)


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers around all values."""
    rough = max(high - low, 1e-9) / TICKS
    size = 10.0 ** math.floor(math.log10(rough))
    step = next(size * times for times in (1, 2, 5, 10) if size * times >= rough)
    first, last = math.floor(low / step), max(math.ceil(high / step), math.floor(low / step) + 1)
    return [number * step for number in range(first, last + 1)]


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _dot(x: float, y: float) -> str:
    return f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="4.5"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(height: float, title: str, parts: Sequence[str]) -> str:
    name = escape(title, quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{name}">{"".join(parts)}</svg>'
