"""The frame of a plot: a scale across, named rows below each other. Wide, names stand beside their rows; narrow, for a
phone, above them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from html import escape

__all__ = ["Frame", "Write", "fitting", "left_of", "svg_of", "ticks_of"]

WIDE, NARROW = 640, 340
LETTER = 6.6  # how wide a letter of a name is, on average
Write = Callable[[float], str]


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


def left_of(names: Iterable[str]) -> float:
    """Room for the longest of some names, beside what they are about."""
    return min(300, max(120, 24 + LETTER * max(map(len, names), default=0)))


def fitting(name: str, room: float) -> str:
    """A name cut short where there is no room for all of it; the table behind the picture has it whole."""
    letters = int(room / LETTER)
    return name if len(name) <= letters else f"{name[: letters - 1].rstrip(' ,')}…"


class Frame:
    """A plot in the making."""

    def __init__(
        self, title: str, names: Sequence[str], ends: tuple[float, float], narrow: bool, tall: int = 0
    ) -> None:
        """``ends``: the least and the most that is drawn; ``tall``: of a row, where it is no line of text."""
        self.narrow, self.title = narrow, title
        self.width = NARROW if narrow else WIDE
        self.left: float = 12 if narrow else left_of(names)
        self.right = 64 if narrow else 80
        self.row = tall or (42 if narrow else 26)
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
        return row * self.row + (30 if self.narrow else self.row / 2 + 6)

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

    def name(self, row: int, said: str) -> None:
        """What a row is about."""
        x, y = (self.left - 4, self.y(row) - 14) if self.narrow else (8, self.y(row) + 5)
        self.text(x, y, fitting(said, (self.width if self.narrow else self.left) - 12), "name")

    def figure(self, row: int, said: str, look: str = "") -> None:
        """The row's figure, on the right."""
        self.text(self.width - 4, self.y(row) + 5, said, f"figure {look}".strip())

    def svg(self, write: Write, axis: str = "") -> str:
        """The picture, with the numbers of the scale and what they count."""
        for tick in self.ticks:
            self.text(self.x(tick), self.bottom + 14, write(tick), "tick")
        if axis:
            self.text((self.left + self.width - self.right) / 2, self.bottom + 28, axis, "tick")
        return svg_of(self.width, self.bottom + (34 if axis else 20), self.title, self.parts, self.narrow)
