"""Advice for people: the answers that a bot thinks best, what it expects of each, and why."""

from __future__ import annotations

from msgspec import Struct

from longhouse import bots
from longhouse.kernel.match import Seen
from longhouse.kernel.schema import MessageJson
from longhouse.server.thinkers import Thinkers

__all__ = ["AdviceShown", "Expected", "Hint", "advise"]


class Expected(Struct, frozen=True):
    """A figure, and between what it may well be."""

    value: float
    low: float
    high: float


class AdviceShown(Struct, frozen=True):
    """An answer; where games like this were measured the ``chance`` to win (0 to 1) and the final ``points``; why."""

    code: int
    chance: Expected | None = None
    points: Expected | None = None
    reason: MessageJson | None = None


class Hint(Struct, frozen=True):
    """What a bot would answer, the best first."""

    answers: list[AdviceShown]


async def advise(thinkers: Thinkers, share: str, seen: Seen, seed: int) -> Hint:
    """Advice on the question of the moment from what a seat knows; ``share``: in whose name the bot thinks."""
    found = await thinkers.advise(share, seen, seed)
    return Hint([_shown(one) for one in found])


def _shown(one: bots.Advice) -> AdviceShown:
    return AdviceShown(one.action.code, _figure(one.chance), _figure(one.points), one.reason.to_dict())


def _figure(expected: bots.Expected | None) -> Expected | None:
    return None if expected is None else Expected(expected.value, expected.low, expected.high)
