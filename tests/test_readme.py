"""The example of the README runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.S)
    exec(compile(example, "README.md", "exec"), {})
    scores, means = capsys.readouterr().out.splitlines()
    assert scores.startswith("(")
    assert means.startswith("[")


def test_every_page_it_names_exists() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", README.read_text("utf-8")):
        assert (README.parent / target).exists(), target
