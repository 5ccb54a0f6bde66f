"""The program of a game for a card, as text: its record, its tables, its rules, and the kernels over them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from longhouse.kernel import entries
from longhouse.kernel.cuda.reaching import reached
from longhouse.kernel.cuda.translation import RuleText
from longhouse.kernel.cuda.widths import wide_rules
from longhouse.kernel.game import Game
from longhouse.kernel.randomness import random_below, seed_random
from longhouse.kernel.scoring import is_winner

__all__ = ["program"]

_HERE = Path(__file__).parent
_WIDTHS = {"i1": "i8", "i2": "i16", "i4": "i32", "i8": "i64"}
_FROM_CONTRACT = ("legal_actions", "observe", "score", "score_line")


def program(game: Game) -> str:
    """Everything that is compiled for a game."""
    rules = reached(_roots(game), game.room.contract)
    tables = Tables()
    rows = {name for name, field in game.room.State.fields.items() if field.shape}
    wide = wide_rules(rules, game.room.State)
    texts = [RuleText(rule, tables.name_of, "i64" if rule in wide else "i32", rows) for rule in rules]
    bodies = [text.text for text in texts]
    parts = [
        (_HERE / "prelude.h").read_text(encoding="utf-8"),
        *_record(game),
        *tables.declared(),
        *bodies,
        (_HERE / "kernels.h").read_text(encoding="utf-8"),
    ]
    return "\n".join(parts)


def _roots(game: Game) -> list[Callable[..., Any]]:
    named = [game.room.contract[name] for name in _FROM_CONTRACT]
    return [entries.deal, entries.take, entries.play_to_end, random_below, seed_random, is_winner, *named]


def _record(game: Game) -> Iterator[str]:
    """The record as C++ lays it out: the same bytes."""
    dtype = game.room.State.dtype
    yield "struct State {"
    for name in dtype.names or ():
        spec = dtype[name]
        shape = "".join(f"[{length}]" for length in spec.shape)
        yield f"    {_WIDTHS[spec.base.str[1:]]} {name}_{shape};"
    yield "};"
    yield f"static_assert(sizeof(State) == {dtype.itemsize});"
    sizes = {"ANSWERS": game.room.answers.size, "FEATURES": game.observation.size}
    sizes |= {"LINES": len(game.room.score_lines), "OPTIONS": len(game.options) + 1}
    for name, size in sizes.items():
        yield f"constexpr i32 {name} = {size};"
    yield f"constexpr i64 BESIDE = {entries.BESIDE}LL;"


class Tables:
    """The printed constants that rules read, each once, in the narrowest cells that hold it."""

    def __init__(self) -> None:
        self._names: dict[int, str] = {}
        self._tables: dict[str, memoryview] = {}

    def name_of(self, name: str, table: memoryview) -> str:
        """The name of a table in the program."""
        if id(table) not in self._names:
            number = sum(other.rstrip("0123456789") == f"{name}_TABLE" for other in self._tables)
            self._names[id(table)] = f"{name}_TABLE{number or ''}"
            self._tables[self._names[id(table)]] = table
        return self._names[id(table)]

    def declared(self) -> Iterator[str]:
        """Every table, written out."""
        for name, table in self._tables.items():
            cells = np.asarray(table)
            shape = "".join(f"[{length}]" for length in cells.shape)
            yield f"TABLE {_narrowest(cells)} {name}{shape} = {_written(cells.tolist())};"


def _narrowest(cells: Any) -> str:
    for width in ("i1", "i2", "i4"):
        limits = np.iinfo(np.dtype(width))
        if limits.min <= cells.min() and cells.max() <= limits.max:
            return _WIDTHS[width]
    return "i64"


def _written(cells: Any) -> str:
    return "{" + ", ".join(map(_written, cells)) + "}" if isinstance(cells, list) else f"{cells}"
