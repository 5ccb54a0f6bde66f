"""Small networks for tests, and how a mind is given one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhouse.bots.minds import mind_of
from longhouse.bots.minds.network import network_of
from longhouse.kernel.game import Game

Arrays = dict[str, NDArray[Any]]

SEATS = 4
MOST = 3  # numbers with a row of their own


def blank(game: Game, wide: int = 8, narrow: int = 8) -> Arrays:
    """A network without an opinion, that could read every number."""
    cells, answers = mind_of(game).outlook.size, game.room.answers.size
    numbers = np.arange(cells, dtype=np.int32)
    arrays: Arrays = {"cell": numbers, "linear": numbers, "first": cells + MOST * numbers}
    arrays["most"] = np.full(cells, MOST, np.int32)
    for name, rows, columns in (
        ("inputs", cells * (1 + MOST), wide),
        ("middle", wide, narrow),
        ("last", narrow, narrow),
    ):
        arrays[name], arrays[f"{name}_bias"] = np.zeros((rows, columns), np.float16), np.zeros(columns, np.float32)
    for name, rows in (("policy", answers), ("win", SEATS), ("points", SEATS)):
        arrays[name], arrays[f"{name}_bias"] = np.zeros((rows, narrow), np.float16), np.zeros(rows, np.float32)
    return arrays


def random_arrays(game: Game, seed: int = 1) -> Arrays:
    """A network with an opinion about everything, as good as any."""
    chance, arrays = np.random.default_rng(seed), blank(game)
    for array in arrays.values():
        if array.dtype != np.int32:
            array[...] = chance.normal(0.0, 0.4, array.shape)
    return arrays


def with_entities(arrays: Arrays, seed: int = 1) -> Arrays:
    """The same, and two kinds of entities: four of five numbers from cell 3 on, six of three from cell 100 on."""
    chance = np.random.default_rng(seed)
    more: Arrays = {name: np.array(numbers, np.int32) for name, numbers in (
        ("entity_first", [3, 100]), ("entity_count", [4, 6]), ("entity_width", [5, 3]))}  # fmt: skip
    (wide, narrow), answers = arrays["middle"].shape, len(arrays["policy"])
    for kind, (width, embedding) in enumerate(((5, 8), (3, 5))):
        for name, shape in (("in", (width, embedding)), ("pool", (embedding, wide)), ("query", (narrow, embedding))):
            more[f"entity_{name}_{kind}"] = chance.normal(0.0, 0.4, shape).astype(np.float16)
        more[f"entity_bias_{kind}"] = chance.normal(0.0, 0.4, embedding).astype(np.float32)
    more["answer_kind"] = (np.arange(answers, dtype=np.int32) % 3) - 1
    more["answer_entity"] = np.arange(answers, dtype=np.int32) % 4
    return {**arrays, **more}


@contextmanager
def thinking_with(game: Game, arrays: Arrays | None) -> Iterator[None]:
    """Let the game's mind think with this network, whatever it does with its own, or without any."""
    mind = mind_of(game)
    own, used = mind.network, dict(mind._numbers["network"])
    mind.network = None if arrays is None else network_of(arrays, game, mind.outlook.size)
    mind._numbers["network"].update(players=1, search=True)
    try:
        yield
    finally:
        mind.network = own
        mind._numbers["network"].update(used)
