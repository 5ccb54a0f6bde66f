"""Hatchling's hook for metadata: the README as the project's page, where addresses within the repository lead nowhere.

Pictures are left out, and what a link leads to is named instead: the source archive holds it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r"!\[[^]]*\]\((?!\w+://)[^)]*\)")
EMPTY_TABLE = re.compile(r"\n\|(?: \|)+\n\|(?: --- \|)+\n(?=\n|\Z)")
LINK = re.compile(r"\[([^]]*)\]\((?!\w+://|#)([^)]*)\)")


def page(readme: str) -> str:
    """The README without what only a clone can show."""
    lines = [line for line in readme.splitlines() if not PICTURE.search(line)]
    text = EMPTY_TABLE.sub("\n", "\n".join(lines) + "\n")
    text = LINK.sub(r"\1 (`\2`)", text)
    return re.sub(r"\n{3,}", "\n\n", text)


class PageHook(MetadataHookInterface):
    """Puts the page into the metadata."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Name the page and its kind."""
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": page(readme)}
