"""Exact counts of the positions of Explorers that can be reached from fixed seeds, by depth.

A position is its bytes without the generator and without what the last answer told. A change of these numbers is a
change of the rules: it needs a new rules_version and a reason in the changelog.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import longhouse
from longhouse.kernel import entries

COUNTS = {
    # (players, start_board, seed): positions by depth
    (1, "start_1_front", 1): (1, 3, 18, 52, 124, 820, 2620),
    (1, "start_2_back", 2): (1, 3, 18, 49, 138, 799, 2572),
    (2, "start_1_front", 1): (1, 2, 4, 12, 72, 224, 856, 2312),
    (3, "start_1_back", 2): (1, 2, 4, 8, 24, 144, 480, 1632),
    (4, "start_2_front", 3): (1, 2, 4, 8, 16, 48, 288, 896, 3072),
}


def key(cells: Any) -> bytes:
    bare = cells.copy()
    for name in ("rng", "story", "told", "sealed"):
        bare[name] = 0
    return bytes(bare.tobytes())


def reachable(players: int, start_board: str, seed: int, depth: int) -> tuple[int, ...]:
    game = longhouse.game("explorers")
    state = game.room.State
    codes = np.zeros(game.room.answers.size, np.int64).data
    layer = {key(match := game.start(players=players, seed=seed, start_board=start_board)._cells): match}
    counts = [1]
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


@pytest.mark.parametrize(("players", "start_board", "seed"), COUNTS, ids=str)
def test_positions_by_depth(players: int, start_board: str, seed: int) -> None:
    expected = COUNTS[players, start_board, seed]
    assert reachable(players, start_board, seed, len(expected) - 1) == expected
