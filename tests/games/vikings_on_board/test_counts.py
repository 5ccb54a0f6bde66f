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
    # (players, edition, seed): positions at depth 0, 1, 2, 3, 4
    (2, "advised", 1): (1, 11, 95, 825, 7484),
    (2, "fr", 1): (1, 11, 95, 825, 7484),
    (2, "en", 1): (1, 11, 99, 856, 7725),
    (3, "advised", 2): (1, 11, 100, 868, 7890),
    (4, "advised", 3): (1, 11, 98, 850, 7751),
    (4, "en", 3): (1, 11, 98, 850, 7751),
}


def key(cells: Any) -> bytes:
    bare = cells.copy()
    for name in ("rng", "story", "told", "sealed"):
        bare[name] = 0
    return bytes(bare.tobytes())


def reachable(players: int, edition: str, seed: int, depth: int) -> tuple[int, ...]:
    game = longhouse.game("vikings_on_board")
    state = game.room.State
    codes = np.zeros(game.room.answers.size, np.int64).data
    layer = {key(match := game.start(players=players, seed=seed, edition=edition)._cells): match}
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


@pytest.mark.parametrize(("players", "edition", "seed"), COUNTS, ids=str)
def test_positions_by_depth(players: int, edition: str, seed: int) -> None:
    expected = COUNTS[players, edition, seed]
    assert reachable(players, edition, seed, len(expected) - 1) == expected
