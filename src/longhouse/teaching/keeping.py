"""A network's file: what bots read (docs/bots.md has the table), and what learning goes on from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from longhouse.bots.minds.network import read_arrays
from longhouse.teaching.network import Network

__all__ = ["arrays_of", "keep", "take_up"]

Arrays = dict[str, NDArray[Any]]
LAYERS, HEADS = ("middle", "last"), ("policy", "win", "points")
OF_ENTITIES = ("entity_pool", "entity_query")


def keep(network: Network, path: Path) -> None:
    """Write the file."""
    np.savez_compressed(path, **arrays_of(network))  # type: ignore[arg-type]


def arrays_of(network: Network) -> Arrays:
    """What bots need, by name. Inputs that never learned anything say nothing, which keeps the file small."""
    own = network.layout
    found: Arrays = {name: getattr(own, name) for name in ("cell", "linear", "first", "most")}
    found["inputs"] = _half(network.inputs.weight.T[: own.size] * network.learned[:, None])
    found["inputs_bias"] = _single(network.inputs.bias)
    for name in LAYERS:
        found[name] = _half(getattr(network, name).weight.T)
        found[f"{name}_bias"] = _single(getattr(network, name).bias)
    for name in HEADS:
        found[name] = _half(getattr(network, name).weight)
        found[f"{name}_bias"] = _single(getattr(network, name).bias)
    return {**found, **_of_entities(network)} if own.entities else found


def _of_entities(network: Network) -> Arrays:
    found: Arrays = {"answer_kind": network.answer_kind, "answer_entity": network.answer_entity}
    for name, numbers in zip(("first", "count", "width"), zip(*network.layout.entities, strict=True), strict=True):
        found[f"entity_{name}"] = np.array(numbers, np.int32)
    for k, layer in enumerate(network.entity_in):
        found[f"entity_in_{k}"], found[f"entity_bias_{k}"] = _half(layer.weight.T), _single(layer.bias)
        for name in OF_ENTITIES:
            found[f"{name}_{k}"] = _half(getattr(network, name)[k].weight.T)
    return found


def take_up(network: Network, path: Path) -> None:
    """Go on from a file of the same layout, or of the same one without entities."""
    kept = read_arrays(path)
    with torch.no_grad():
        rows = _tensor(kept["inputs"])
        network.learned.copy_((rows != 0.0).any(1))
        network.inputs.weight.zero_()
        network.inputs.weight[:, : network.layout.size] = rows.T
        network.inputs.bias.copy_(_tensor(kept["inputs_bias"]))
        for name in LAYERS:
            getattr(network, name).weight.copy_(_tensor(kept[name].T))
        for name in HEADS:
            getattr(network, name).weight.copy_(_tensor(kept[name]))
        for name in (*LAYERS, *HEADS):
            getattr(network, name).bias.copy_(_tensor(kept[f"{name}_bias"]))
        for k, layer in enumerate(network.entity_in):
            if "entity_first" in kept:
                layer.weight.copy_(_tensor(kept[f"entity_in_{k}"].T))
                layer.bias.copy_(_tensor(kept[f"entity_bias_{k}"]))
            for name in OF_ENTITIES:
                weight = getattr(network, name)[k].weight
                if "entity_first" in kept:
                    weight.copy_(_tensor(kept[f"{name}_{k}"].T))
                else:
                    weight.zero_()  # it answers as before until it has learned what entities are good for


def _half(weight: Tensor) -> NDArray[np.float16]:
    found: NDArray[np.float16] = weight.detach().float().cpu().numpy().astype(np.float16)
    return found


def _single(bias: Tensor) -> NDArray[np.float32]:
    found: NDArray[np.float32] = bias.detach().float().cpu().numpy().astype(np.float32)
    return found


def _tensor(array: NDArray[Any]) -> Tensor:
    return torch.as_tensor(np.ascontiguousarray(array, np.float32))
