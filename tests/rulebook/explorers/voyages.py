"""Whole games played by random answers with a will: compact maps, few idle turns, outposts wherever one can stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

import longhouse

GAME = longhouse.game("explorers")
LIKING = {"end_turn": 0.15, "build_outpost": 40.0, "unload": 2.0, "walk": 2.0}


def weights() -> Any:
    """How much each answer is liked, as logarithms."""
    liked = np.ones(GAME.room.answers.size)
    for block in GAME.room.answers.blocks:
        for code in range(block.first, block.first + block.size):
            numbers = block.numbers(code)
            if block.kind == "deed":
                name = block.nouns["deed"].value(numbers["deed"])
                liked[code] = LIKING.get(str(name), 1.0)
            if block.kind == "cell":
                liked[code] = np.exp(-numbers["hex"] / 4)
    return np.log(liked)


def final_records(games: int, seed: int, together: int = 250) -> Iterator[Any]:
    """The records of finished games of two to four players and alone, on every starting board."""
    liked = weights()
    for first in range(0, games, together):
        number = min(together, games - first)
        variant = first // together
        players, side = 1 + variant % 4, GAME.options["start_board"][variant // 4 % 4]
        batch = GAME.batch(number, players=players, seed=seed + first, start_board=side)
        choices = np.random.default_rng(seed + first)
        while not batch.over.all():
            mask = batch.legal_mask
            chance = liked + choices.gumbel(size=mask.shape)
            batch.step(np.where(mask, chance, -np.inf).argmax(axis=1))
        cells = batch.save()
        for i in range(number):
            yield GAME.room.State(cells[i : i + 1])
