"""A bot that answers by a network also knows ways that it does not go itself: people do, and ask it for advice."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import longhouse
from bench.detours import NO_DETOUR, played

GAMES, SEED = 64, 5200
DEAR = 0.15  # of a game's points


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("feast_for_odin", 1, {"decks": "none"}),
        ("feast_for_odin", 1, {"decks": "ABC"}),
        ("feast_for_odin", 2, {}),
        ("explorers", 1, {}),
        ("knarr", 2, {}),
    ],
)
def test_one_answer_by_chance_does_not_spoil_a_game(name: str, players: int, options: dict[str, Any]) -> None:
    def points(at: int) -> Any:
        batch = longhouse.game(name).batch(GAMES, players=players, seed=SEED, **options)
        found, made = played(batch, at, SEED)
        assert made.all()
        return found

    usual = points(NO_DETOUR)
    lost = [float(np.mean(usual - points(at))) for at in (1, 4)]
    assert max(lost) < DEAR * usual.mean()
