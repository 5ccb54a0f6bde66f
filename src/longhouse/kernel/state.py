"""What every game's record holds: the generator, the question, and what the last answer told."""

from __future__ import annotations

from typing import Any, ClassVar

from longhouse.kernel.record import Grid, Record, Row, int8, int16, int64
from longhouse.kernel.rule import rule

__all__ = [
    "EVERYONE",
    "NOBODY",
    "STORY_ARGS",
    "GameState",
    "clear_story",
    "disclose",
    "finish_answer",
    "only",
    "seal",
    "start_answer",
    "story",
    "tell",
    "tell_only",
]

NOBODY = -1
EVERYONE = -1  # every bit set: all seats, and spectators
STORY_ARGS = 6
KIND, SEEN_BY, FIRST_ARG = 0, 1, 2  # columns of the story


def story(events: int) -> Grid:
    """Declare the story field of a game in which one answer tells at most this many events."""
    declared: Grid = int16(events, FIRST_ARG + STORY_ARGS)
    return declared


class GameState(Record):
    """The head of every game's record; a game adds its own fields and ``story: Grid = story(events=…)``."""

    rng: Row = int64(4)
    players: int = int8()
    actor: int = int8()  # the seat that must answer, NOBODY when the game is over
    ask: int = int8()  # the question
    sealed: int = int8()  # 1: the last answer brought its giver news; -1 - giver while one is carried out
    told: int = int16()  # events told by the last answer
    story: Grid

    rules: ClassVar[dict[str, Any]] = {}  # what this record's game answers to the kernel's contract


@rule
def only(seat: int) -> int:
    """The seats that may see a secret, when it is one seat."""
    return 1 << seat


@rule
def tell_only(
    s: GameState, seats: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """Tell what happened; the secret arguments of this kind of event are for these seats alone."""
    n = s.told + 0
    s.told = n + 1
    if n >= len(s.story):
        return  # Match and the conformance suite refuse a story that is too long
    s.story[n, KIND] = kind
    s.story[n, SEEN_BY] = seats
    s.story[n, FIRST_ARG] = a
    s.story[n, FIRST_ARG + 1] = b
    s.story[n, FIRST_ARG + 2] = c
    s.story[n, FIRST_ARG + 3] = d
    s.story[n, FIRST_ARG + 4] = e
    s.story[n, FIRST_ARG + 5] = f


@rule
def tell(s: GameState, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Tell everyone what happened."""
    tell_only(s, EVERYONE, kind, a, b, c, d, e, f)


@rule
def seal(s: GameState) -> None:
    """Something hidden from the one who answers, or random, came up: no way back, nothing told before it is given."""
    s.sealed = 1


@rule
def disclose(s: GameState, seat: int) -> None:
    """What this seat alone knew lies open now: news to the one who answers, unless it is that very seat."""
    if s.sealed != -1 - seat:
        seal(s)


@rule
def start_answer(s: GameState) -> None:
    """Forget the last answer, and remember who gives this one."""
    clear_story(s)
    s.sealed = -1 - s.actor


@rule
def finish_answer(s: GameState) -> None:
    """An answer that brought no news leaves no seal."""
    s.sealed = max(s.sealed, 0)


@rule
def clear_story(s: GameState) -> None:
    """Forget what the last answer told, leaving no trace: equal positions have equal bytes."""
    for n in range(min(s.told, len(s.story))):
        for column in range(FIRST_ARG + STORY_ARGS):
            s.story[n, column] = 0
    s.told = 0
    s.sealed = 0
