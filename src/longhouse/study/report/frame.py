"""The frame of a plot: a scale across, named rows below each other. Wide, names stand beside their rows; narrow, for a
phone, above them. A name has its signs before it; several signs, a price and a gain, take a line of their own."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape

from longhouse.study.report.marks import Mark, drawn, width_of

__all__ = ["NARROW", "WIDE", "Frame", "Name", "Write", "left_of", "name_svg", "svg_of", "ticks_of"]

WIDE, NARROW = 640, 340
LETTER = 6.3  # how wide a letter of a name is, on average
SMALL = 5.9
AIR = 6  # between signs and words
Write = Callable[[float], str]


@dataclass(frozen=True)
class Name:
    """What a row is about: its signs and its words."""

    said: str
    signs: tuple[Mark, ...] = ()

    @property
    def is_told_by_signs(self) -> bool:
        """Whether the signs say it all, and words only go with them."""
        return len(self.signs) > 1

    @property
    def width(self) -> float:
        """The room it takes beside a row."""
        signs = width_of(self.signs)
        if self.is_told_by_signs:
            return max(signs, SMALL * len(self.said))
        return signs + (AIR if signs else 0) + LETTER * len(self.said)


def ticks_of(low: float, high: float, many: int) -> list[float]:
    """Round numbers from below low to above high."""
    if high <= low:
        high = low + 1
    step = 10 ** math.floor(math.log10((high - low) / many))
    step *= next(factor for factor in (1, 2, 5, 10) if (high - low) / (step * factor) <= many)
    return [step * k for k in range(math.floor(low / step), math.ceil(high / step) + 1)]


def svg_of(width: float, height: float, title: str, parts: Sequence[str], narrow: bool) -> str:
    """A picture with nothing but classes for style: the page, or the client, gives it its colours."""
    look = "plot narrow" if narrow else "plot wide"
    head = f'<svg class="{look}" viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title)}">'
    return head + "".join(parts) + "</svg>"


def left_of(names: Iterable[Name]) -> float:
    """Room for the longest of some names, beside what they are about."""
    return min(340, max(120, 24 + max((name.width for name in names), default=0)))


def fitting(said: str, room: float, letter: float = LETTER) -> str:
    """Words cut short where there is no room for all of them; the table behind the picture has them whole."""
    letters = int(room / letter)
    return said if len(said) <= letters else f"{said[: letters - 1].rstrip(' ,')}…"


def name_svg(name: Name, x: float, middle: float, room: float) -> str:
    """Signs, then words, on one line. Where signs tell it all, words that find no room are left to the table."""
    signs = width_of(name.signs)
    after = signs + AIR if signs else 0
    if name.is_told_by_signs:
        look, words = "beside", name.said if SMALL * len(name.said) <= room - after else ""
    else:
        look, words = "name", fitting(name.said, room - after)
    text = f'<text class="{look}" x="{x + after:.1f}" y="{middle + 5:.1f}">{escape(words)}</text>'
    return drawn(name.signs, x, middle) + text


class Frame:
    """A plot in the making."""

    def __init__(
        self, title: str, names: Sequence[Name], ends: tuple[float, float], narrow: bool, tall: int = 0
    ) -> None:
        """``ends``: the least and the most that is drawn; ``tall``: of a row, where it is no line of text."""
        self.narrow, self.title = narrow, title
        self.width = NARROW if narrow else WIDE
        self.left: float = 12 if narrow else left_of(names)
        self.right = 64 if narrow else 80
        rich = any(name.is_told_by_signs for name in names)
        self.row = tall or ((48 if rich else 46) if narrow else 42 if rich else 28)
        self.bottom = len(names) * self.row + 8
        self.ticks = ticks_of(*ends, 4 if narrow else 6)
        self.parts: list[str] = []

    def grid(self) -> None:
        """A line for every number of the scale."""
        for tick in self.ticks:
            self.line(self.x(tick), 4, self.x(tick), self.bottom, "grid")

    def x(self, value: float) -> float:
        """Where a value stands."""
        low, high = self.ticks[0], self.ticks[-1]
        return self.left + (value - low) / (high - low) * (self.width - self.left - self.right)

    def y(self, row: int) -> float:
        """The middle of a row, or what is left of it under its name."""
        return row * self.row + (34 if self.narrow else self.row / 2 + 6)

    def line(self, x1: float, y1: float, x2: float, y2: float, look: str) -> None:
        """A line."""
        self.parts.append(f'<line class="{look}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>')

    def text(self, x: float, y: float, said: str, look: str) -> None:
        """Words or figures."""
        self.parts.append(f'<text class="{look}" x="{x:.1f}" y="{y:.1f}">{escape(said)}</text>')

    def dot(self, x: float, y: float, look: str) -> None:
        """A point."""
        self.parts.append(f'<circle class="{look}" cx="{x:.1f}" cy="{y:.1f}" r="5"/>')

    def box(self, x: float, y: float, width: float, height: float, look: str) -> None:
        """A bar."""
        size = f'width="{max(width, 1):.1f}" height="{height:.1f}"'
        self.parts.append(f'<rect class="{look}" x="{x:.1f}" y="{y:.1f}" {size}/>')

    def name(self, row: int, name: Name) -> None:
        """What a row is about."""
        y = self.y(row)
        if self.narrow:
            self.parts.append(name_svg(name, self.left - 4, y - 20, self.width - 12))
        elif name.is_told_by_signs:
            self.parts.append(drawn(name.signs, 8, y - 8))
            self.text(8, y + 15, fitting(name.said, self.left - 12, SMALL), "beside")
        else:
            self.parts.append(name_svg(name, 8, y, self.left - 12))

    def figure(self, row: int, said: str, look: str = "") -> None:
        """The row's figure, on the right."""
        self.text(self.width - 4, self.y(row) + 5, said, f"figure {look}".strip())

    def svg(self, write: Write, axis: str = "", legend: Sequence[tuple[str, str]] = ()) -> str:
        """The picture, with the numbers of the scale and what they count; a legend is marks and what they mean."""
        for tick in self.ticks:
            self.text(self.x(tick), self.bottom + 14, write(tick), "tick")
        if axis:
            self.text((self.left + self.width - self.right) / 2, self.bottom + 28, axis, "tick")
        below = self._legend(legend, self.bottom + (34.0 if axis else 20.0))
        return svg_of(self.width, below, self.title, self.parts, self.narrow)

    def mark(self, x: float, y: float, look: str) -> None:
        """A triangle up (good), a triangle down (bad), or a ring (even)."""
        if look == "even":
            self.dot(x, y, "ring")
            return
        side = -6 if look == "good" else 6
        points = f"{x - 6:.1f},{y - side:.1f} {x + 6:.1f},{y - side:.1f} {x:.1f},{y + side:.1f}"
        self.parts.append(f'<polygon class="{look}" points="{points}"/>')

    def _legend(self, legend: Sequence[tuple[str, str]], y: float) -> float:
        """Draws it in as many lines as it takes; returns where it ends."""
        x = 8.0
        for look, said in legend:
            room = (20 if look else 0) + SMALL * len(said) + 14
            if x + room > self.width + 10:
                x, y = 8.0, y + 20
            if look:
                self.mark(x + 7, y + 14, look)
            self.text(x + (20 if look else 0), y + 18, said, "beside")
            x += room
        return y + 26 if legend else y
