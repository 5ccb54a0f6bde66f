"""The network of a mind, as its file ``network.npz`` has it (docs/bots.md)."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhouse.bots.thinking.network import Entities, Network
from longhouse.bots.thinking.rows import LANES
from longhouse.kernel.engine import Engine
from longhouse.kernel.errors import BadOption
from longhouse.kernel.game import Game
from longhouse.kernel.observation import MOST_SEATS

__all__ = ["Arrays", "load_network", "network_of", "own_network", "read_arrays"]

Arrays = Mapping[str, NDArray[Any]]
Floats = NDArray[np.float32]
Shapes = dict[str, tuple[int, ...]]

KINDS_OF_ENTITY = ("entity_first", "entity_count", "entity_width")
SCRATCH = Network._fields[Network._fields.index("seen") :]  # from here on a desk writes


def load_network(path: Path, game: Game, seen: int) -> Network:
    """The network in a file; ``seen``: numbers of the observation it reads. BadOption when it does not fit the game."""
    arrays = read_arrays(path)
    try:
        return network_of(arrays, game, seen)
    except BadOption as error:
        raise BadOption(f"{path}: {error}") from error


def read_arrays(path: Path) -> Arrays:
    """What a file of a network holds; BadOption when it is none."""
    try:
        with np.load(path, allow_pickle=False) as file:
            return {name: file[name] for name in file.files}
    except (OSError, TypeError, ValueError, EOFError, zipfile.BadZipFile) as error:
        raise BadOption(f"{path} cannot be read as a network: {error}") from error


def network_of(arrays: Arrays, game: Game, seen: int) -> Network:
    """The network of these arrays; BadOption when one is missing or does not fit the others or the game."""
    _check_entities(arrays)
    _check(arrays, game, seen)
    kinds, widest, embedding = _kinds(arrays)
    wide, narrow = arrays["middle"].shape
    answers, entities = len(arrays["policy"]), int(kinds[:, Entities.COUNT].sum())
    most_rows = max(2 * len(arrays["cell"]), wide, narrow, widest, embedding, entities)
    return Network(
        **{name: _whole(arrays[name]) for name in ("cell", "linear", "first", "most")},
        **{name: _float32(arrays[name]) for name in ("inputs", "inputs_bias", "middle", "middle_bias")},
        **{name: _float32(arrays[name]) for name in ("last", "last_bias", "policy", "win", "points")},
        **{f"{name}_bias": arrays[f"{name}_bias"].astype(np.float64) for name in ("policy", "win", "points")},
        turned=_turned(game),
        kinds=kinds,
        traits=_stacked(arrays, "entity_in", (widest, embedding)),
        traits_bias=_stacked(arrays, "entity_bias", (1, embedding)),
        pool=_stacked(arrays, "entity_pool", (embedding, wide)),
        query=_stacked(arrays, "entity_query", (narrow, embedding)),
        **_named(arrays, kinds, answers),
        seen=np.zeros(seen, np.int64),
        rows=np.zeros(most_rows, np.int32),
        amounts=np.zeros(most_rows, np.float32),
        there=np.zeros(entities, np.int32),
        met=np.zeros(entities, np.int32),
        looked_for=np.zeros(len(kinds), np.int32),
        wide=np.zeros(wide, np.float32),
        narrow=np.zeros(narrow, np.float32),
        outcome=np.zeros(narrow, np.float32),
        embedded=np.zeros((entities, embedding), np.float32),
        pooled=np.zeros((len(kinds), embedding), np.float32),
        asked=np.zeros((len(kinds), embedding), np.float32),
        logits=np.zeros(max(answers, MOST_SEATS)),
        priors=np.zeros(max(answers, MOST_SEATS)),
        shares=np.zeros(MOST_SEATS),
    )


def own_network(network: Network, engine: Engine) -> Network:
    """The same weights with rows of one's own to write on, as the engine's functions take them.

    Tables of float32 stay NumPy's in the interpreter too: it sums over whole rows.
    """
    own: list[Any] = [array.copy() if name in SCRATCH else array for name, array in network._asdict().items()]
    return Network(*(array if array.dtype == np.float32 else engine.bind(array) for array in own))


# ---------------------------------------------------------------------------- arrays as thinking takes them
def _whole(array: NDArray[Any]) -> NDArray[np.int32]:
    return np.ascontiguousarray(array, np.int32)


def _float32(array: NDArray[Any]) -> Floats:
    return np.ascontiguousarray(array, np.float32)


def _turned(game: Game) -> NDArray[np.int32]:
    """Every code as each seat counts it, for each number of players."""
    rows = np.zeros(((MOST_SEATS + 1) * MOST_SEATS, game.room.answers.size), np.int32)
    for players in range(game.players[0], game.players[1] + 1):
        rows[players * MOST_SEATS :][:players] = game.room.answers.turned(players)
    return rows


def _kinds(arrays: Arrays) -> tuple[NDArray[np.int32], int, int]:
    """The kinds of entities, the most traits of one, and how long embeddings are, so that LANES divides it."""
    count = len(arrays.get("entity_first", ()))
    kinds = np.zeros((count, len(Entities)), np.int32)
    if not count:
        return kinds, 0, LANES
    for column, name in zip((Entities.FIRST, Entities.COUNT, Entities.WIDTH), KINDS_OF_ENTITY, strict=True):
        kinds[:, column] = arrays[name]
    widest = int(kinds[:, Entities.WIDTH].max())
    kinds[:, Entities.TRAITS] = widest * np.arange(count)
    kinds[1:, Entities.EMBEDDED] = kinds[:-1, Entities.COUNT].cumsum()
    longest = max(len(arrays[f"entity_bias_{kind}"]) for kind in range(count))
    return kinds, widest, -(-longest // LANES) * LANES


def _stacked(arrays: Arrays, name: str, shape: tuple[int, int]) -> Floats:
    """The tables of all kinds below each other, each filled up with zeros to the same shape."""
    count = len(arrays.get("entity_first", ()))
    whole = np.zeros((count, *shape), np.float32)
    for kind in range(count):
        table = np.atleast_2d(arrays[f"{name}_{kind}"])
        whole[kind, : table.shape[0], : table.shape[1]] = table
    return whole.reshape(count * shape[0], shape[1])


def _named(arrays: Arrays, kinds: NDArray[np.int32], answers: int) -> dict[str, NDArray[np.int32]]:
    """Which entity each answer names."""
    if not len(kinds):
        return {name: np.full(answers, -1, np.int32) for name in ("answer_kind", "answer_entity")}
    kind, entity = _whole(arrays["answer_kind"]), _whole(arrays["answer_entity"])
    rows = np.where(kind >= 0, kinds[np.maximum(kind, 0), Entities.EMBEDDED] + entity, -1)
    return {"answer_kind": kind, "answer_entity": rows.astype(np.int32)}


# ---------------------------------------------------------------------------- checks
def _check(arrays: Arrays, game: Game, seen: int) -> None:
    wide, narrow = (_size(arrays, "middle", axis) for axis in (0, 1))
    shapes = _layers(arrays, game.room.answers.size, wide, narrow)
    if "entity_first" in arrays:
        shapes |= _shapes_of_entities(arrays, game.room.answers.size, wide, narrow)
    for name, shape in shapes.items():
        if _of(arrays, name).shape != shape:
            raise BadOption(f"{name} is of shape {arrays[name].shape}, not {shape}")
    if narrow % LANES:
        raise BadOption(f"the second layer has {narrow} numbers, which {LANES} must divide")
    _check_limits(arrays, seen)


def _layers(arrays: Arrays, answers: int, wide: int, narrow: int) -> Shapes:
    """The shapes that every network has."""
    shapes: Shapes = {"inputs": (_size(arrays, "inputs", 0), wide), "last": (narrow, narrow)}
    shapes |= dict.fromkeys(("linear", "first", "most"), (_size(arrays, "cell", 0),))
    shapes |= {"inputs_bias": (wide,), "middle_bias": (narrow,), "last_bias": (narrow,)}
    for name, rows in (("policy", answers), ("win", MOST_SEATS), ("points", MOST_SEATS)):
        shapes |= {name: (rows, narrow), f"{name}_bias": (rows,)}
    return shapes


def _shapes_of_entities(arrays: Arrays, answers: int, wide: int, narrow: int) -> Shapes:
    shapes: Shapes = {"answer_kind": (answers,), "answer_entity": (answers,)}
    for kind, width in enumerate(arrays["entity_width"].tolist()):
        embedding = _size(arrays, f"entity_bias_{kind}", 0)
        shapes |= {f"entity_in_{kind}": (width, embedding), f"entity_query_{kind}": (narrow, embedding)}
        shapes |= {f"entity_pool_{kind}": (embedding, wide)}
    return shapes


def _check_limits(arrays: Arrays, seen: int) -> None:
    """Nothing may point outside of what it points into."""
    inputs = len(arrays["inputs"])
    _within("cell", arrays["cell"], 0, seen)
    _within("linear", arrays["linear"], -1, inputs)
    spread = arrays["most"] > 0
    _within("first", arrays["first"][spread], 0, inputs)
    _within("first and most", (arrays["first"] + arrays["most"])[spread], 0, inputs + 1)
    if "entity_first" in arrays:
        ends = arrays["entity_first"] + arrays["entity_count"] * arrays["entity_width"]
        _within("entity_first", arrays["entity_first"], 0, seen)
        _within("entities", ends, 0, seen + 1)
        kind = arrays["answer_kind"]
        _within("answer_kind", kind, -1, len(arrays["entity_first"]))
        rest = arrays["entity_count"][np.maximum(kind, 0)] - arrays["answer_entity"]
        _within("answer_entity", arrays["answer_entity"][kind >= 0], 0, 1 << 30)
        _within("answer_entity", rest[kind >= 0], 1, 1 << 30)


def _check_entities(arrays: Arrays) -> None:
    for name in KINDS_OF_ENTITY if "entity_first" in arrays else ():
        if _of(arrays, name).shape != (len(arrays["entity_first"]),) or not np.all(arrays[name] >= 0):
            raise BadOption(f"{name} must have a number for every kind of entity")


def _within(name: str, numbers: NDArray[Any], least: int, beyond: int) -> None:
    if len(numbers) and not (least <= numbers.min() and numbers.max() < beyond):
        raise BadOption(f"{name} must lie between {least} and {beyond - 1}")


def _of(arrays: Arrays, name: str) -> NDArray[Any]:
    if name not in arrays:
        raise BadOption(f"{name} is missing")
    return arrays[name]


def _size(arrays: Arrays, name: str, axis: int) -> int:
    shape = _of(arrays, name).shape
    if axis >= len(shape):
        raise BadOption(f"{name} is of shape {shape}")
    return int(shape[axis])
