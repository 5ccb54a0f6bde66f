"""How sure the house is of each component of a game, from the `confidence` in its data files."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from longhouse.kernel.words import LANGUAGES

__all__ = ["ComponentShown", "components_in"]


class ComponentShown(Struct, frozen=True):
    """A component: what it is, which one, its names where it has some, and how sure the house is of it.

    ``confidence``: rulebook, two_sources, source, recalled (from memory) or reconstructed (found nowhere).
    """

    kind: str
    id: str
    name: dict[str, str]
    confidence: str


@cache
def components_in(data: Path) -> list[ComponentShown]:
    """Every component that the data files of a folder list one by one."""
    files = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(data.glob("*.toml"))]
    return [component for file in files for component in _listed(file)]


def _listed(file: dict[str, Any]) -> list[ComponentShown]:
    rows = [(kind, row) for kind, table in file.items() if isinstance(table, list) for row in table]
    return [
        ComponentShown(kind, str(row["id"]), _names(row), row["confidence"])
        for kind, row in rows
        if isinstance(row, dict) and {"id", "confidence"} <= row.keys()
    ]


def _names(row: dict[str, Any]) -> dict[str, str]:
    return {lang: row[f"name_{lang}"] for lang in LANGUAGES if f"name_{lang}" in row}
