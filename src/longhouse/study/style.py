"""The look that every page written here shares."""

from __future__ import annotations

from pathlib import Path

__all__ = ["house_style"]


def house_style() -> str:
    """Colours by day and by night, type, sheets on a table."""
    return (Path(__file__).parent / "house.css").read_text(encoding="utf-8")
