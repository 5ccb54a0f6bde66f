"""The modules of games, loaded when they are first asked for, by one thread at a time.

Python locks each module for itself while it is loaded. Two threads that come to the same package from two sides, one
by the package and one by a module inside it, would wait for each other, and one of them would be refused.
"""

from __future__ import annotations

import importlib
import importlib.util
import threading
from types import ModuleType

__all__ = ["find_module", "load_module"]

_loading = threading.RLock()


def load_module(name: str) -> ModuleType:
    """The module of that name."""
    with _loading:
        return importlib.import_module(name)


def find_module(name: str) -> ModuleType | None:
    """The module of that name, None where there is none."""
    with _loading:
        return importlib.import_module(name) if importlib.util.find_spec(name) else None
