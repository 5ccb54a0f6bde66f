"""Exact counts of the positions that can be reached from fixed seeds, by depth.

A position is its bytes without the generator and without what the last answer told. A change of these numbers is a
change of the rules: it needs a new rules_version and a reason in the changelog.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import longhouse
from longhouse.kernel import entries

Counted = tuple[str, int, int, dict[str, Any], tuple[int, ...]]

COUNTS: list[Counted] = [
    # game, players, seed, options, positions at depth 0, 1, 2 ...
    ("vikings_on_board", 2, 1, {"edition": "advised"}, (1, 11, 95, 825, 7484)),
    ("vikings_on_board", 2, 1, {"edition": "fr"}, (1, 11, 95, 825, 7484)),
    ("vikings_on_board", 2, 1, {"edition": "en"}, (1, 11, 99, 856, 7725)),
    ("vikings_on_board", 3, 2, {}, (1, 11, 100, 868, 7890)),
    ("vikings_on_board", 4, 3, {}, (1, 11, 98, 850, 7751)),
    ("vikings_on_board", 4, 3, {"edition": "en"}, (1, 11, 98, 850, 7751)),
    ("knarr", 2, 1, {}, (1, 5, 21, 103, 475, 1928)),
    ("knarr", 2, 2, {"boats": "advanced", "artifacts": "weathervane"}, (1, 7, 39, 94, 528, 2666)),
    ("knarr", 3, 3, {"artifacts": "cauldron"}, (1, 6, 25, 143, 694, 3303)),
    ("knarr", 4, 4, {"boats": "advanced", "artifacts": "golden_bracelet"}, (1, 7, 26, 77, 384, 1272)),
    ("explorers", 1, 1, {"start_board": "start_1_front"}, (1, 3, 18, 52, 124, 820, 2620)),
    ("explorers", 1, 2, {"start_board": "start_2_back"}, (1, 3, 18, 49, 138, 799, 2572)),
    ("explorers", 2, 1, {"start_board": "start_1_front"}, (1, 2, 4, 12, 72, 224, 856, 2312)),
    ("explorers", 3, 2, {"start_board": "start_1_back"}, (1, 2, 4, 8, 24, 144, 480, 1632)),
    ("explorers", 4, 3, {"start_board": "start_2_front"}, (1, 2, 4, 8, 16, 48, 288, 896, 3072)),
    ("feast_for_odin", 1, 1, {}, (1, 27, 142, 1414)),
    ("feast_for_odin", 2, 2, {"length": "short"}, (1, 27, 163, 1594)),
    ("feast_for_odin", 4, 3, {"decks": "ABC"}, (1, 27, 145, 1734)),
]


def key(cells: Any) -> bytes:
    bare = cells.copy()
    for name in ("rng", "story", "told", "sealed"):
        bare[name] = 0
    return bytes(bare.tobytes())


def reachable(game_id: str, players: int, seed: int, options: dict[str, Any], depth: int) -> tuple[int, ...]:
    game = longhouse.game(game_id)
    state = game.room.State
    codes = np.zeros(game.room.answers.size, np.int64).data
    begun = game.start(players=players, seed=seed, **options)._cells
    layer, counts = {key(begun): begun}, [1]
    for _ in range(depth):
        following: dict[bytes, Any] = {}
        for cells in layer.values():
            n = entries.legal([state(cells)], 0, codes)
            for code in codes[:n].tolist():
                after = cells.copy()
                entries.answer([state(after)], 0, code)
                following.setdefault(key(after), after)
        layer = following
        counts.append(len(layer))
    return tuple(counts)


@pytest.mark.parametrize(("game", "players", "seed", "options", "expected"), COUNTS)
def test_positions_by_depth(
    game: str, players: int, seed: int, options: dict[str, Any], expected: tuple[int, ...]
) -> None:
    assert reachable(game, players, seed, options, len(expected) - 1) == expected


def test_every_game_is_counted() -> None:
    assert {row[0] for row in COUNTS} == set(longhouse.games())
