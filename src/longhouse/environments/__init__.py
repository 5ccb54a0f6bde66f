"""The games as standard environments for learners (extra ``longhouse[environments]``); docs/environments.md tells how.

Answers are counted from the seat that gives them and observations from the seat that looks, so one policy can sit in
any seat. The result of a game is from -1 to 1: the winner's share above an even one; of a game alone, its points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from longhouse.environments.open_spiel import register_open_spiel
    from longhouse.environments.petting_zoo import aec_env, parallel_env
    from longhouse.environments.single import gymnasium_env
    from longhouse.environments.vector import gymnasium_vector_env

__all__ = ["aec_env", "gymnasium_env", "gymnasium_vector_env", "parallel_env", "register_open_spiel"]

_HOMES = {
    "aec_env": "petting_zoo",
    "gymnasium_env": "single",
    "gymnasium_vector_env": "vector",
    "parallel_env": "petting_zoo",
    "register_open_spiel": "open_spiel",
}


def __getattr__(name: str) -> Any:
    """Load an adapter, and the library it adapts to, when it is first asked for."""
    import importlib

    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{_HOMES[name]}"), name)
