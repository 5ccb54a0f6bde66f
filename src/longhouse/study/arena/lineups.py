"""Who plays whom, and in which seats."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement, permutations
from typing import TypeVar

__all__ = ["lineups", "permuted", "rotated"]

T = TypeVar("T")


def lineups(entrants: Sequence[T], players: int) -> list[tuple[T, ...]]:
    """Every table of different entrants; where they are fewer than the seats, every table at which all of them sit."""
    if len(entrants) >= players:
        return list(combinations(entrants, players))
    tables = combinations_with_replacement(range(len(entrants)), players)
    return [tuple(entrants[i] for i in table) for table in tables if len(set(table)) == len(entrants)]


def permuted(lineup: Sequence[T]) -> list[tuple[T, ...]]:
    """The line-up in every order of seats, copies of one entrant told apart by nothing."""
    return list(dict.fromkeys(permutations(lineup)))


def rotated(lineup: Sequence[T]) -> list[tuple[T, ...]]:
    """The line-up begun by each of its entrants, neighbours staying neighbours."""
    return list(dict.fromkeys((*lineup[i:], *lineup[:i]) for i in range(len(lineup))))
