"""One match played by bots, and how long they thought."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from longhouse import bots
from longhouse.bots import Bot
from longhouse.kernel.errors import LonghouseError
from longhouse.kernel.match import Match
from longhouse.study.entrants import Entrant
from longhouse.study.refusals import refused

__all__ = ["LIMIT", "BrokenBot", "Times", "bot_seed", "play_match", "seated", "warm_up"]

LIMIT = 100_000  # answers after which a game is held to be endless

Times = tuple[tuple[float, ...], ...]  # seat by seat: the milliseconds that each answer took


class BrokenBot(LonghouseError):
    """A bot failed instead of answering, or gave an answer that is not legal."""


def bot_seed(seed: int, name: str, copy: int) -> int:
    """A seed for a bot that tells it nothing about the match's own; copies of one bot at a table differ."""
    return int.from_bytes(hashlib.sha256(f"{seed} {name} {copy}".encode()).digest()[:7], "big")


def play_match(match: Match, seats: Sequence[Entrant], limit: int, names: Sequence[str] | None = None) -> Times:
    """Let bots answer until the match is over, or ``limit`` times. ``names``: what decides the seeds of the bots."""
    players = seated(match, seats, names or [str(entrant) for entrant in seats])
    times: list[list[float]] = [[] for _ in seats]
    for _ in range(limit):
        if match.actor is None:
            break
        times[match.actor].append(_answer(match, players[match.actor], str(seats[match.actor])))
    return tuple(map(tuple, times))


def warm_up(match: Match, entrants: Iterable[Entrant]) -> None:
    """Have the rules of a match and the thinking of these bots compiled or loaded; the match stays as it is."""
    bots.prepare(match.game)
    quick = {entrant.bot: replace(entrant, budget=bots.Budget(iterations=1)) for entrant in entrants}
    for entrant in quick.values():
        play_match(match.copy(), [entrant] * match.players, limit=1)


def seated(match: Match, seats: Sequence[Entrant], names: Sequence[str]) -> list[Bot]:
    """Bots for the seats of a match, with seeds by their names."""
    copies: Counter[str] = Counter()
    players = []
    for entrant, name in zip(seats, names, strict=True):
        players.append(entrant(bot_seed(match.seed or 0, name, copies[name])))
        copies[name] += 1
    return players


def _answer(match: Match, bot: Bot, name: str) -> float:
    """Ask the bot whose turn it is, and give its answer; the milliseconds it thought."""
    assert match.actor is not None
    seen = match.seen_by(match.actor)
    began = time.perf_counter()
    try:
        action = bot(seen)
        thought = time.perf_counter() - began
        match.play(action.code)
    except Exception as error:
        place = {"seed": match.seed, "seat": match.actor, "answer": len(match.history) + 1}
        reason = f"{type(error).__name__}: {error}"
        raise BrokenBot(refused("bot-broke", bot=name, game=match.game.id, **place, reason=reason)) from error
    return round(1000 * thought, 3)
