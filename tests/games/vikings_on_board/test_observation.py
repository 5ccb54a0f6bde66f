"""What is seen of barrels: those one has laid oneself, and nobody else's."""

from __future__ import annotations

import pytest

import longhouse
from longhouse.games.vikings_on_board.components import BARRELS
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


@pytest.mark.parametrize("seat", range(3))
def test_barrels_in_hand_are_known_to_their_owner_alone(seat: int) -> None:
    match = longhouse.game("vikings_on_board").start(players=3, seed=1)
    with arranging(match) as s:
        s.bets[seat] = 1
        in_hand = [value != s.barrel[seat, 0] for value in range(BARRELS)]
    seen = match.game.observation.named(match.observe(seat))["barrels"]["in_hand"]
    assert seen[0].tolist() == in_hand
    assert int(seen.sum()) == BARRELS - 1
