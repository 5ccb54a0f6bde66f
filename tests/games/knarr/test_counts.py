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

COUNTS = {
    # (players, boats, artifacts, seed): positions at depth 0 to 5
    (2, "normal", "none", 1): (1, 5, 21, 103, 475, 1928),
    (2, "advanced", "weathervane", 2): (1, 7, 39, 94, 528, 2666),
    (3, "normal", "cauldron", 3): (1, 6, 25, 143, 694, 3303),
    (4, "advanced", "golden_bracelet", 4): (1, 7, 26, 77, 384, 1272),
}


def key(cells: Any) -> bytes:
    bare = cells.copy()
    for name in ("rng", "story", "told", "sealed"):
        bare[name] = 0
    return bytes(bare.tobytes())


def reachable(players: int, boats: str, artifacts: str, seed: int, depth: int) -> tuple[int, ...]:
    game = longhouse.game("knarr")
    state = game.room.State
    codes = np.zeros(game.room.answers.size, np.int64).data
    match = game.start(players=players, seed=seed, boats=boats, artifacts=artifacts)
    layer = {key(match._cells): match._cells}
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


@pytest.mark.parametrize(("players", "boats", "artifacts", "seed"), COUNTS, ids=str)
def test_positions_by_depth(players: int, boats: str, artifacts: str, seed: int) -> None:
    expected = COUNTS[players, boats, artifacts, seed]
    assert reachable(players, boats, artifacts, seed, len(expected) - 1) == expected
