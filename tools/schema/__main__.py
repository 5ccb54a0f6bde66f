"""Writes everything that is made of the declarations: python -m tools.schema"""

from __future__ import annotations

from tools.schema.files import files

if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
