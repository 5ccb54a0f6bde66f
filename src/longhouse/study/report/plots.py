"""Pictures as SVG with nothing but classes for style: the page, or the client, gives them their colours."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from html import escape

from longhouse.study.report.numbers import Contrast, Seat, Share

__all__ = ["dots", "dumbbells", "heat", "histogram", "ridges"]

WIDTH, LEFT, RIGHT = 640, 190, 110
ROW = 26
Write = Callable[[float], str]


def _ticks(low: float, high: float, many: int = 6) -> list[float]:
    """Round numbers from below low to above high."""
    if high <= low:
        high = low + 1
    step = 10 ** math.floor(math.log10((high - low) / many))
    step *= next(factor for factor in (1, 2, 5, 10) if (high - low) / (step * factor) <= many)
    return [step * k for k in range(math.floor(low / step), math.ceil(high / step) + 1)]


class _Frame:
    """A plot in the making: a scale across, rows below each other, text."""

    def __init__(self, ticks: Sequence[float], rows: int, title: str, row: int = ROW, left: int = LEFT) -> None:
        self.ticks, self.row, self.left = ticks, row, left
        self.height = rows * row + 34
        self.parts: list[str] = []
        self.title = title
        for tick in ticks:
            self.line(self.x(tick), 4, self.x(tick), rows * row + 8, "grid")

    def x(self, value: float) -> float:
        low, high = self.ticks[0], self.ticks[-1]
        return self.left + (value - low) / (high - low) * (WIDTH - self.left - RIGHT)

    def y(self, row: int) -> float:
        return row * self.row + self.row / 2 + 6

    def line(self, x1: float, y1: float, x2: float, y2: float, look: str) -> None:
        self.parts.append(f'<line class="{look}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>')

    def text(self, x: float, y: float, said: str, look: str) -> None:
        self.parts.append(f'<text class="{look}" x="{x:.1f}" y="{y:.1f}">{escape(said)}</text>')

    def dot(self, x: float, y: float, look: str) -> None:
        self.parts.append(f'<circle class="{look}" cx="{x:.1f}" cy="{y:.1f}" r="5"/>')

    def numbers(self, write: Write, axis: str = "") -> None:
        for tick in self.ticks:
            self.text(self.x(tick), self.height - 14, write(tick), "tick")
        if axis:
            self.text((self.left + WIDTH - RIGHT) / 2, self.height - 1, axis, "tick")

    def svg(self) -> str:
        head = f'<svg class="plot" viewBox="0 0 {WIDTH} {self.height}" role="img" aria-label="{escape(self.title)}">'
        return head + "".join(self.parts) + "</svg>"


def ridges(seats: Sequence[Seat], names: Sequence[str], title: str, write: Write, percent: Write, axis: str) -> str:
    """The spread of scores by seat, one below the other, with win rate and mean."""
    scores = [score for seat in seats for score in seat.scores]
    frame = _Frame(_ticks(min(scores), max(scores)), len(seats), title, row=62, left=110)
    for row, (seat, name) in enumerate(zip(seats, names, strict=True)):
        floor = row * 62 + 62.0
        most = max(seat.scores.values())
        points = [(frame.x(score), floor - 46 * times / most) for score, times in sorted(seat.scores.items())]
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in [(points[0][0], floor), *points, (points[-1][0], floor)])
        frame.parts.append(f'<polygon class="area" points="{drawn}"/>')
        frame.line(frame.x(seat.mean), floor - 48, frame.x(seat.mean), floor, "mark")
        frame.text(8, floor - 10, name, "name")
        frame.text(WIDTH - 4, floor - 24, percent(seat.rate), "figure")
        half = (seat.interval[1] - seat.interval[0]) / 2
        frame.text(WIDTH - 4, floor - 8, f"± {percent(half)} · {write(seat.mean)}", "small")
    frame.numbers(lambda value: f"{value:g}", axis)
    return frame.svg()


def dumbbells(rows: Sequence[Contrast], names: Sequence[str], title: str, write: Write) -> str:
    """Winners (filled) and the others (ring) line by line, with the difference."""
    values = [value for one in rows for value in (one.winners, one.others)]
    frame = _Frame(_ticks(min([0.0, *values]), max(values)), len(rows), title)
    for row, (one, name) in enumerate(zip(rows, names, strict=True)):
        y = frame.y(row)
        frame.text(8, y + 5, name, "name")
        frame.line(frame.x(one.others), y, frame.x(one.winners), y, "band")
        frame.dot(frame.x(one.others), y, "ring")
        frame.dot(frame.x(one.winners), y, "dot")
        clear = abs(one.difference) > one.half
        sign = "+" if one.difference > 0 else "\u2212" if one.difference < 0 else ""
        look = ("figure good" if one.difference > 0 else "figure bad") if clear else "figure"
        frame.text(WIDTH - 4, y + 5, f"{sign}{write(abs(one.difference))}", look)
    frame.numbers(lambda value: f"{value:g}")
    return frame.svg()


def dots(rows: Sequence[Share], names: Sequence[str], fair: float, title: str, percent: Write) -> str:
    """Win rates with their intervals; up where they are above a fair share beyond chance, down where below."""
    low, high = min(one.interval[0] for one in rows), max(one.interval[1] for one in rows)
    frame = _Frame(_ticks(100 * min(low, fair), 100 * max(high, fair)), len(rows), title)
    frame.line(frame.x(100 * fair), 0, frame.x(100 * fair), len(rows) * ROW + 8, "fair")
    for row, (one, name) in enumerate(zip(rows, names, strict=True)):
        x, y = frame.x(100 * one.rate), frame.y(row)
        look = "good" if one.interval[0] > fair else "bad" if one.interval[1] < fair else "even"
        frame.text(8, y + 5, name, "name")
        frame.line(frame.x(100 * one.interval[0]), y, frame.x(100 * one.interval[1]), y, f"whisker {look}")
        if look == "even":
            frame.dot(x, y, "ring")
        else:
            side = -6 if look == "good" else 6
            points = f"{x - 6:.1f},{y - side:.1f} {x + 6:.1f},{y - side:.1f} {x:.1f},{y + side:.1f}"
            frame.parts.append(f'<polygon class="{look}" points="{points}"/>')
        frame.text(WIDTH - 4, y + 5, percent(one.rate), "figure")
    frame.numbers(lambda value: f"{value:g}", "%")
    return frame.svg()


def heat(
    cells: Mapping[tuple[int, int], float],
    rows: Mapping[int, str],
    columns: Mapping[int, str],
    title: str,
    write: Write,
) -> str:
    """A table of shades: deeper is more."""
    most = max(cells.values(), default=1.0) or 1.0
    wide = (WIDTH - LEFT - 20) / max(len(columns), 1)
    height = len(rows) * 24 + 30
    parts = [f'<svg class="plot" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">']
    for k, name in enumerate(columns.values()):
        parts.append(f'<text class="tick" x="{LEFT + (k + 0.5) * wide:.1f}" y="16">{escape(name)}</text>')
    for r, (row, name) in enumerate(rows.items()):
        y = 24 + 24 * r
        parts.append(f'<text class="name" x="8" y="{y + 16}">{escape(name)}</text>')
        for k, column in enumerate(columns):
            value = cells.get((row, column), 0.0)
            shade, x = value / most, LEFT + k * wide
            parts.append(
                f'<rect class="cell" x="{x:.1f}" y="{y}" width="{wide - 2:.1f}" height="22" rx="3" '
                f'fill-opacity="{shade:.2f}"/>'
            )
            look = "small light" if shade > 0.6 else "small"
            parts.append(
                f'<text class="{look} middle" x="{x + wide / 2:.1f}" y="{y + 16}">{escape(write(value))}</text>'
            )
    return "".join(parts) + "</svg>"


def histogram(times: Mapping[int, int], title: str, axis: str, bars: int = 40) -> str:
    """How many took how long."""
    ticks = _ticks(min(times), max(times))
    width = max(1, math.ceil((ticks[-1] - ticks[0]) / bars))
    heaped: dict[int, int] = {}
    for value, many in times.items():
        heaped[(value - math.floor(ticks[0])) // width] = heaped.get((value - math.floor(ticks[0])) // width, 0) + many
    frame, most = _Frame(ticks, 1, title, row=150, left=20), max(heaped.values())
    for place, many in sorted(heaped.items()):
        begin, end = frame.x(ticks[0] + place * width), frame.x(ticks[0] + (place + 1) * width)
        tall = 140 * many / most
        parts = f'x="{begin:.1f}" y="{156 - tall:.1f}" width="{max(end - begin - 1, 1):.1f}" height="{tall:.1f}"'
        frame.parts.append(f'<rect class="area" {parts}/>')
    frame.numbers(lambda value: f"{value:g}", axis)
    return frame.svg()
