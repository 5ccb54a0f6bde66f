"""Bots by name."""

from __future__ import annotations

from longhouse.bots.bot import Maker
from longhouse.bots.chance import RandomBot
from longhouse.bots.levels import LEVELS
from longhouse.kernel.errors import BadOption, refusal

__all__ = ["named", "names"]

_MAKERS: dict[str, Maker] = {"random": RandomBot, **LEVELS}


def names() -> tuple[str, ...]:
    """The names of all bots, weakest first."""
    return tuple(_MAKERS)


def named(name: str) -> Maker:
    """The maker of a bot: ``named("karl")(seed=3)``."""
    if name not in _MAKERS:
        raise BadOption(refusal("no-bot", name=repr(name), names=", ".join(_MAKERS)))
    return _MAKERS[name]
