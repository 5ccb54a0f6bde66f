"""The symbols of the client's boards, for pages that stand alone: a page carries those it uses and no other."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

__all__ = ["ART", "drawn_things", "symbols_for", "symbols_of"]

ART = Path(__file__).parents[2] / "art"  # the client reads the same files
_DRAWN = re.compile(r'<(symbol|pattern) id="([^"]+)".*?</\1>', re.DOTALL)
_USED = re.compile(r'(?:href="#|url\(#)([\w-]+)')


@cache
def symbols_of(game_id: str) -> dict[str, str]:
    """Every symbol and weave by name: those of the house, then those of the game."""
    files = [ART / "pieces.svg", ART / f"{game_id}.svg"]
    text = "".join(file.read_text(encoding="utf-8") for file in files if file.exists())
    return {drawn[2]: drawn[0] for drawn in _DRAWN.finditer(text)}


def symbols_for(text: str, game_id: str) -> str:
    """The symbols that a text draws, and those that they are drawn with, to stand before it."""
    known = symbols_of(game_id)
    found: dict[str, str] = {}
    wanted = _USED.findall(text)
    while wanted:
        name = wanted.pop()
        if name in known and name not in found:
            found[name] = known[name]
            wanted += _USED.findall(known[name])
    return f'<svg class="pieces" aria-hidden="true"><defs>{"".join(found[name] for name in sorted(found))}</defs></svg>'


@cache
def drawn_things(game_id: str) -> dict[str, Any]:
    """How a game's things are drawn, where the client's boards know it from a table."""
    file = ART / f"{game_id}.json"
    read: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return read
