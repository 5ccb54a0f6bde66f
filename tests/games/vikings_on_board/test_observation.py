"""What is seen of barrels: those one has laid oneself, and nobody else's."""

from __future__ import annotations

import pytest

import longhouse
from tests.positions import arranging


@pytest.mark.parametrize("seat", range(3))
def test_a_barrel_that_was_laid_is_known_to_its_owner_alone(seat: int) -> None:
    match = longhouse.game("vikings_on_board").start(players=3, seed=1)
    with arranging(match) as s:
        s.bets[1] = 1
        laid = int(s.barrel[1, 0])
    seen = match.game.observation.named(match.observe(seat))["barrels"]["barrel"]
    assert int(seen[0, 0]) == (laid + 1 if seat == 1 else 0)
    assert int(seen.sum()) == int(seen[0, 0])
