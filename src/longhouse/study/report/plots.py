"""The pictures of a report, each wide and narrow."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

from longhouse.study.report.frame import NARROW, WIDE, Frame, Name, Write, left_of, name_svg, svg_of
from longhouse.study.report.numbers import Contrast, Seat, Share

__all__ = ["bars", "dots", "dumbbells", "heat", "histogram", "ridges"]

RIDGE = 62
FEW = 1000  # games, for the shape of a seat's scores
MINUS = "\u2212"
DEEPEST = 0.4  # of the accent in a table of shades, so that ink stays readable on it by day and by night


def _plain(value: float) -> str:
    return f"{value:g}".replace("-", MINUS)


def ridges(
    seats: Sequence[Seat], names: Sequence[Name], title: str, write: Write, percent: Write, axis: str, narrow: bool
) -> str:
    """The spread of scores by seat, one below the other, with win rate and mean."""
    scores = [score for seat in seats for score in seat.scores]
    frame = Frame(title, names, (min(scores), max(scores)), narrow, tall=RIDGE)
    frame.left, frame.right = (12, 100) if narrow else (90, 110)
    frame.grid()
    for row, (seat, name) in enumerate(zip(seats, names, strict=True)):
        floor = row * RIDGE + RIDGE + 4.0
        heights = _smoothed(seat.scores)
        most = max(heights.values())
        points = [(frame.x(score), floor - 46 * height / most) for score, height in heights.items()]
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in [(points[0][0], floor), *points, (points[-1][0], floor)])
        frame.parts.append(f'<polygon class="area" points="{drawn}"/>')
        frame.line(frame.x(seat.mean), floor - 48, frame.x(seat.mean), floor, "mark")
        frame.parts.append(name_svg(name, 8, floor - (44 if narrow else 16), WIDE))
        frame.text(frame.width - 4, floor - 24, percent(seat.rate), "figure")
        half = (seat.interval[1] - seat.interval[0]) / 2
        frame.text(frame.width - 4, floor - 8, f"± {percent(half)} · {write(seat.mean)}", "small")
    return frame.svg(_plain, axis)


def _smoothed(scores: Mapping[int, int]) -> dict[int, float]:
    """How often each score was reached; where there are few games, with its neighbours, so that a shape is seen."""
    low, high = min(scores), max(scores)
    reach = (high - low) // 12 if sum(scores.values()) < FEW else 0
    window = range(-reach, reach + 1)
    return {score: sum(scores.get(score + k, 0) for k in window) / len(window) for score in range(low, high + 1)}


def dumbbells(rows: Sequence[Contrast], names: Sequence[Name], title: str, write: Write, narrow: bool) -> str:
    """Winners (filled) and the others (ring) line by line, with the difference."""
    values = [value for one in rows for value in (one.winners, one.others)]
    frame = Frame(title, names, (min([0.0, *values]), max(values)), narrow)
    frame.grid()
    for row, (one, name) in enumerate(zip(rows, names, strict=True)):
        y = frame.y(row)
        frame.name(row, name)
        frame.line(frame.x(one.others), y, frame.x(one.winners), y, "band")
        frame.dot(frame.x(one.others), y, "ring")
        frame.dot(frame.x(one.winners), y, "dot")
        clear = abs(one.difference) > one.half
        look = ("good" if one.difference > 0 else "bad") if clear else ""
        frame.figure(row, _signed(one.difference, write), look)
    return frame.svg(_plain)


def _signed(value: float, write: Write) -> str:
    """A difference with its sign, unless nothing of it is left when it is written."""
    written = write(abs(value))
    if not any(digit in written for digit in "123456789"):
        return written
    return f"{'+' if value > 0 else MINUS}{written}"


def dots(
    rows: Sequence[Share],
    names: Sequence[Name],
    fair: float,
    title: str,
    write: Write,
    scale: Write,
    legend: Sequence[tuple[str, str]],
    narrow: bool,
) -> str:
    """Rates or means with their intervals; up where they are above the fair one beyond chance, down where below."""
    low, high = min(one.interval[0] for one in rows), max(one.interval[1] for one in rows)
    frame = Frame(title, names, (min(low, fair), max(high, fair)), narrow)
    frame.grid()
    frame.line(frame.x(fair), 0, frame.x(fair), frame.bottom, "fair")
    for row, (one, name) in enumerate(zip(rows, names, strict=True)):
        y = frame.y(row)
        look = "good" if one.interval[0] > fair else "bad" if one.interval[1] < fair else "even"
        frame.name(row, name)
        _whisker(frame, one.interval, y, look)
        frame.mark(frame.x(one.rate), y, look)
        frame.figure(row, write(one.rate))
    return frame.svg(scale, legend=legend)


def _whisker(frame: Frame, interval: tuple[float, float], y: float, look: str) -> None:
    low, high = map(frame.x, interval)
    frame.line(low, y, high, y, f"whisker {look}")
    for end in (low, high):
        frame.line(end, y - 4, end, y + 4, f"whisker {look}")


def bars(rows: Mapping[Name, float], title: str, write: Write, narrow: bool) -> str:
    """How often each happened."""
    frame = Frame(title, list(rows), (0, max(rows.values())), narrow)
    frame.grid()
    for row, (name, value) in enumerate(rows.items()):
        frame.name(row, name)
        frame.box(frame.x(0), frame.y(row) - 7, frame.x(value) - frame.x(0), 14, "area")
        frame.figure(row, write(value))
    return frame.svg(_plain)


def heat(
    cells: Mapping[tuple[int, int], float],
    rows: Mapping[int, Name],
    columns: Mapping[int, str],
    title: str,
    write: Write,
    narrow: bool,
) -> str:
    """A table of shades: deeper is more."""
    most = max(cells.values(), default=1.0) or 1.0
    width, left, tall = (NARROW, 4.0, 46) if narrow else (WIDE, left_of(rows.values()), 28)
    wide = (width - left - 4) / max(len(columns), 1)
    parts = [
        f'<text class="tick" x="{left + (k + 0.5) * wide:.1f}" y="14">{escape(name)}</text>'
        for k, name in enumerate(columns.values())
    ]
    for r, (row, name) in enumerate(rows.items()):
        top = 22 + tall * r
        parts.append(name_svg(name, 4, top + (9 if narrow else 12), (width if narrow else left) - 8))
        for k, column in enumerate(columns):
            value = cells.get((row, column), 0.0)
            x, y = left + k * wide, top + (20 if narrow else 0)
            shape = f'x="{x:.1f}" y="{y}" width="{wide - 2:.1f}" height="24" rx="4"'
            parts.append(f'<rect class="cell" {shape} fill-opacity="{DEEPEST * value / most:.2f}"/>')
            parts.append(f'<text class="shade" x="{x + wide / 2:.1f}" y="{y + 16}">{escape(write(value))}</text>')
    return svg_of(width, 24 + tall * len(rows), title, parts, narrow)


def histogram(times: Mapping[int, int], title: str, axis: str, narrow: bool) -> str:
    """How many took how long."""
    frame = Frame(title, [Name("")], (min(times), max(times)), narrow, tall=150)
    frame.left, frame.right = 20, 20
    frame.grid()
    first, last = math.floor(frame.ticks[0]), frame.ticks[-1]
    width = max(1, math.ceil((last - first) / (24 if narrow else 40)))
    heaped: dict[int, int] = {}
    for value, many in times.items():
        heaped[(value - first) // width] = heaped.get((value - first) // width, 0) + many
    most = max(heaped.values())
    for place, many in sorted(heaped.items()):
        begin, end = frame.x(first + place * width), frame.x(first + (place + 1) * width)
        tall = 140 * many / most
        frame.box(begin, frame.bottom - tall, end - begin - 1, tall, "area")
    return frame.svg(_plain, axis)
