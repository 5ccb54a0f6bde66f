"""The words of a folder as its files have them."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast, serialize


def messages(lang: str, home: Path) -> dict[str, set[str]]:
    """The ids of a file of words, and what each is told."""
    entries = FluentParser().parse((home / f"{lang}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    return {entry.id.name: set(re.findall(r"\$(\w+)", serialize(ast.Resource([entry])))) for entry in found}
