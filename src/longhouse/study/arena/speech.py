"""The words of the arena, and how it writes numbers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from longhouse.kernel.words import Message
from longhouse.study.arena.figures import Rate

__all__ = ["WORDS", "Speech"]

WORDS = Path(__file__).parent / "words"
NARROW = "\u202f"  # the space between thousands, and before the per cent sign
MINUS, DASH = "\u2212", "\u2013"


@dataclass(frozen=True)
class Speech:
    """Says what the arena has to say in one language."""

    lang: str = "en"

    def __call__(self, message: str, **args: Any) -> str:
        return Message(WORDS, message, args).text(self.lang)

    def number(self, value: float, digits: int = 1) -> str:
        """A number as the language writes it."""
        text = f"{round(value, digits) + 0.0:,.{digits}f}".replace("-", MINUS)  # adding 0.0 makes -0.0 plain zero
        return text.replace(",", NARROW).replace(".", ",") if self.lang == "fr" else text

    def percent(self, rate: float) -> str:
        """A rate in per cent."""
        return f"{self.number(100 * rate)}{NARROW}%"

    def percents(self, rate: Rate) -> str:
        """The interval of a rate."""
        return self.span(100 * rate.interval[0], 100 * rate.interval[1])

    def span(self, low: float, high: float, digits: int = 1) -> str:
        """From one number to another."""
        return f"{self.number(low, digits)} {DASH} {self.number(high, digits)}"
