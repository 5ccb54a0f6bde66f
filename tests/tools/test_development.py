"""docs/development.md tells every step of ./test, every lock and every folder, in the order in which they come."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "development.md").read_text(encoding="utf-8")


def rows(title: str) -> list[str]:
    """What stands in the first column of the table with this title in its head."""
    table = PAGE.split(f"| {title} |", 1)[1].split("\n\n", 1)[0]
    return re.findall(r"^\| `([^`]+)` \|", table, flags=re.MULTILINE)


def tracked(*patterns: str) -> list[str]:
    """Files of the repository."""
    found = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True)
    return found.stdout.split()


def test_every_step_is_told_in_its_order() -> None:
    steps = re.findall(r"^step (.+)$", (ROOT / "test").read_text(encoding="utf-8"), flags=re.MULTILINE)
    told = rows("step")
    assert len(told) == len(steps)
    for row, step in zip(told, steps, strict=True):
        assert all(word in step for word in row.split()), f"{row!r} is not the step {step!r}"


def test_every_lock_is_told() -> None:
    locks = tracked("requirements/*.lock", "web/package-lock.json")
    assert sorted(rows("lock")) == sorted(locks)


def test_every_folder_is_told() -> None:
    top = {path.split("/")[0] for path in tracked() if "/" in path and not path.startswith(".")}
    layers = {
        path.removesuffix("/__init__.py") for path in tracked("src/longhouse/*/__init__.py") if path.count("/") == 3
    }
    told = set(rows("folder"))
    assert (top - {"src"}) | layers <= told
    assert all((ROOT / path).exists() for path in told)
