"""Rows of signs: what a thing costs and brings, read from left to right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Literal

__all__ = ["ARROW", "LINE", "Mark", "drawn", "icon", "said", "width_of"]

SIZE = 18.0  # of an icon
LINE = 21.0  # from one row of signs to the next
GAP = 2.6
LETTER = 7.4


@dataclass(frozen=True)
class Mark:
    """One mark: an icon, a good on its weave, a clan's sign in its circle, a puck with a number, an arrow, or words."""

    kind: Literal["icon", "good", "clan", "any", "puck", "arrow", "text"]
    what: str = ""
    look: str = ""  # the colour of a good

    @property
    def width(self) -> float:
        """The room it takes."""
        return {"arrow": 11.0, "text": LETTER * len(self.what)}.get(self.kind, SIZE)

    def svg(self, x: float, middle: float) -> str:
        """The mark, from x on, around the middle of its row."""
        top = middle - SIZE / 2
        match self.kind:
            case "icon":
                chip = f'<rect class="chip" x="{x - 0.5:.1f}" y="{top - 0.5:.1f}" width="19" height="19" rx="4"/>'
                return chip + _use(self.what, x, top, SIZE)
            case "good":
                shape = f'x="{x:.1f}" y="{top:.1f}" width="18" height="18" rx="3.6"'
                weave = f'<rect {shape} fill="url(#weave-{self.look})"/>'
                ground = f'<g class="good-{self.look}"><rect class="ground" {shape}/>{weave}</g>'
                return ground + _use(self.what, x + 1.8, top + 1.8, 14.4)
            case "clan":
                sign = _use(f"sign-{self.what}", x + 3.6, middle - 5.4, 10.8)
                return f'<g class="clan-{self.what}">{_circle("token", x, middle)}<g class="on">{sign}</g></g>'
            case "any":
                return _circle("any", x, middle) + _text("on-any", x + SIZE / 2, middle, self.what)
            case "puck":
                return _circle("puck", x, middle) + _text("on-puck", x + SIZE / 2, middle, self.what)
            case "arrow":
                return f'<path class="arrow" d="M{x + 1:.1f} {middle:.1f}h8m-3.2-3.2l3.2 3.2l-3.2 3.2"/>'
        return _text("mark-text", x, middle, self.what)


ARROW = Mark("arrow")


def icon(symbol: str) -> Mark:
    """A symbol by itself."""
    return Mark("icon", symbol)


def said(words: str) -> Mark:
    """Words, or a number."""
    return Mark("text", words)


def width_of(marks: Sequence[Mark]) -> float:
    """The room that marks take beside each other."""
    return sum(mark.width + GAP for mark in marks) - GAP if marks else 0.0


def drawn(marks: Sequence[Mark], x: float, middle: float) -> str:
    """Marks beside each other, from x on."""
    parts = []
    for mark in marks:
        parts.append(mark.svg(x, middle))
        x += mark.width + GAP
    return "".join(parts)


def _use(symbol: str, x: float, y: float, size: float) -> str:
    return f'<use href="#{symbol}" x="{x:.1f}" y="{y:.1f}" width="{size:g}" height="{size:g}"/>'


def _circle(look: str, x: float, middle: float) -> str:
    return f'<circle class="{look}" cx="{x + SIZE / 2:.1f}" cy="{middle:.1f}" r="8.4"/>'


def _text(look: str, x: float, middle: float, words: str) -> str:
    return f'<text class="{look}" x="{x:.1f}" y="{middle + 4.6:.1f}">{escape(words)}</text>'
