"""The examples in docs run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent.parent / "docs"


def examples(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), flags=re.DOTALL)


@pytest.mark.parametrize(("place", "length"), [(0, 20), (1, 60)])
def test_examples_of_batches_run(place: int, length: int, capsys: pytest.CaptureFixture[str]) -> None:
    example = examples("batch.md")[place]
    assert len(example.splitlines()) <= length
    exec(compile(example, f"docs/batch.md example {place + 1}", "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out


def test_examples_of_environments_run(capsys: pytest.CaptureFixture[str]) -> None:
    for number, example in enumerate(examples("environments.md"), 1):
        if "sb3" not in example:
            exec(compile(example, f"docs/environments.md example {number}", "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out
