"""Advice for people: the answers that a bot thinks best, what it expects of each, and why."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from longhouse.kernel.match import Seen
from longhouse.server.thinking import Thinkers

__all__ = ["Advice", "Hint", "advise"]


class Advice(Struct, frozen=True):
    """An answer; where the bot knows them, the ``chance`` to win (0 to 1), the final ``points``, and the ``reason``."""

    code: int
    chance: float | None = None
    points: float | None = None
    reason: dict[str, Any] | None = None


class Hint(Struct, frozen=True):
    """What a bot would answer, the best first."""

    answers: list[Advice]


async def advise(thinkers: Thinkers, share: str, seen: Seen, seed: int) -> Hint:
    """Advice on the question of the moment from what a seat knows; ``share``: in whose name the bot thinks."""
    found = await thinkers.advise(share, seen, seed)
    return Hint([Advice(one.action.code, one.chance, one.points, one.reason.to_dict()) for one in found])
