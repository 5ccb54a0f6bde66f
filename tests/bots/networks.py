"""Small networks for tests, how a mind is given one, and what one says, computed plainly."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhouse.bots.minds import mind_of
from longhouse.bots.minds.network import network_of
from longhouse.bots.set_desk import SetDesk
from longhouse.bots.thinking.glancing import glance
from longhouse.bots.thinking.looking import KNOWN
from longhouse.bots.thinking.network import Network, weigh_seats
from longhouse.kernel.game import Game
from longhouse.kernel.match import Seen

Arrays = dict[str, NDArray[Any]]
Numbers = NDArray[np.float64]

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
    own, used = (mind.network, mind.network_alone), dict(mind._numbers["network"])
    mind.network = mind.network_alone = None if arrays is None else network_of(arrays, game, mind.outlook.size)
    mind._numbers["network"].update(search=True)
    try:
        yield
    finally:
        mind.network, mind.network_alone = own
        mind._numbers["network"] = used


def sensed(seen: Seen) -> tuple[SetDesk, Network]:
    """A desk on which the mind's network has weighed the answers and the seats, interpreted."""
    desk = SetDesk(seen, 1, engine=seen.game.plain)
    desk.lay(seen)
    assert desk.network is not None
    desk.run(glance, desk.network, seen.seat, 0.0)
    weigh_seats(desk._states[KNOWN], seen.seat, desk.network, desk._desk)
    return desk, desk.network


# ---------------------------------------------------------------------------- a plain computation
def exponential(x: Numbers) -> Numbers:
    return np.maximum(0.0, 1.0 + x / 64.0) ** 64


def shares(logits: Numbers) -> Numbers:
    raised = exponential(logits - logits.max())
    found: Numbers = raised / raised.sum()
    return found


def embedded(arrays: Arrays, observed: NDArray[Any], kind: int) -> Numbers:
    first, count, width = (int(arrays[f"entity_{name}"][kind]) for name in ("first", "count", "width"))
    block = observed[first : first + count * width].reshape(count, width)
    traits = np.clip(block, -512, 512) / 8 @ arrays[f"entity_in_{kind}"].astype(float)
    found: Numbers = np.maximum(0.0, traits + arrays[f"entity_bias_{kind}"]) * (block[:, :1] != 0)
    return found


def computed(arrays: Arrays, observed: NDArray[Any]) -> tuple[Numbers, Numbers, Numbers]:
    """Logits of all answers, logits of victory and points to come / 50, as the one who looks counts."""
    wide = arrays["inputs_bias"].astype(float)
    for cell, linear, first, most in zip(*(arrays[name] for name in ("cell", "linear", "first", "most")), strict=True):
        number = int(observed[cell])
        if linear >= 0:
            wide = wide + np.clip(number, -512, 512) / 32 * arrays["inputs"][linear].astype(float)
        if number > 0 and most > 0:
            wide = wide + arrays["inputs"][first + min(number, most) - 1].astype(float)
    kinds = range(len(arrays.get("entity_first", ())))
    entities = [embedded(arrays, observed, kind) for kind in kinds]
    for kind in kinds:
        wide = wide + entities[kind].sum(axis=0) / 8 @ arrays[f"entity_pool_{kind}"].astype(float)
    narrow = np.maximum(0.0, np.maximum(0.0, wide) @ arrays["middle"].astype(float) + arrays["middle_bias"])
    outcome = np.maximum(0.0, narrow @ arrays["last"].astype(float) + arrays["last_bias"]) + narrow
    policy, win, points = (
        arrays[name].astype(float) @ outcome + arrays[f"{name}_bias"] for name in ("policy", "win", "points")
    )
    if kinds:
        for answer, (kind, entity) in enumerate(zip(arrays["answer_kind"], arrays["answer_entity"], strict=True)):
            if kind >= 0:
                policy[answer] += outcome @ arrays[f"entity_query_{kind}"].astype(float) @ entities[kind][entity]
    return policy, win, points
