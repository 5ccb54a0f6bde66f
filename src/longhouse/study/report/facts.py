"""What a report says in sentences: each with a sign before it and its figures in bold."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape

__all__ = ["Fact"]


@dataclass(frozen=True)
class Fact:
    """A sentence, what matters most in it between asterisks, and the symbol that stands before it."""

    sign: str
    said: str

    @property
    def html(self) -> str:
        """The sentence with its heart in bold."""
        return re.sub(r"\*(.+?)\*", r"<b>\1</b>", escape(self.said))
