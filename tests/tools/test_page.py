"""The README as the project's page."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))
import page  # noqa: E402

README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_nothing_on_the_page_leads_into_the_repository() -> None:
    shown = page.page(README)
    assert "docs/pictures" in README
    assert "![" not in shown
    assert re.findall(r"\]\((?!https?://)", shown) == []
    assert "ledger (`docs/rules/knarr.md`)" in shown


def test_all_else_stays() -> None:
    shown = page.page(README)
    for heading in re.findall(r"^#+ .*$", README, re.M):
        assert heading in shown
    assert re.findall(r"```python\n.*?```", shown, re.S) == re.findall(r"```python\n.*?```", README, re.S)
    assert shown.count("| --- |") == README.count("| --- |") - 1  # the table of pictures
    assert "| | |" not in shown


def test_links_elsewhere_stay() -> None:
    text = "See [it](https://example.org/a) and [here](docs/a.md).\n\n![far](https://example.org/a.png)\n"
    assert page.page(text) == text.replace("[here](docs/a.md)", "here (`docs/a.md`)")
