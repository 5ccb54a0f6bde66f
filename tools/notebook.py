"""Answers the questions of docs/study/questions.ipynb anew and keeps the answers in it: ``python -m tools.notebook``.

LONGHOUSE_GAMES and LONGHOUSE_BOTS say how many games it plays, and who plays them.
"""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parent.parent / "docs" / "study" / "questions.ipynb"


def answered(source: str, names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """Run a cell; what it printed, as a notebook keeps it."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(source, f"cell {number}", "exec"), names)
    text = said.getvalue().splitlines(keepends=True)
    return [{"name": "stdout", "output_type": "stream", "text": text}] if text else []


def run() -> dict[str, Any]:
    """The notebook with all cells run, one after the other."""
    notebook: dict[str, Any] = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": "__main__"}
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(code, 1):
        cell["outputs"] = answered("".join(cell["source"]), names, number)
        cell["execution_count"] = number
    return notebook


def main() -> None:
    """Keep the answers."""
    notebook = run()
    NOTEBOOK.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
