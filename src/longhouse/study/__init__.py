"""Studying the games: simulation and its statistics, and games as frames.

``longhouse.study.read(path)`` gives the frames of a simulation, an arena or saved games; ``evaluate(match)`` what our
search thinks of a position. docs/study/README.md tells how; the notebook beside it answers real questions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from longhouse.study.library import Games, evaluate, positions, read

__all__ = ["Games", "evaluate", "positions", "read"]


def __getattr__(name: str) -> Any:
    """Load the library when it is first asked for: simulating needs no polars."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from longhouse.study import library

    return getattr(library, name)
