"""The network in PyTorch: the same layers that bots evaluate (``longhouse.bots.thinking.network``), and its file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from longhouse.teaching.inputs import Inputs

__all__ = ["POINTS_SCALE", "Judgement", "Network"]

SEATS = 4
POINTS_SCALE = 50.0  # points that the network counts as one
NUMBER_SCALE, LARGEST_NUMBER = 32.0, 512
ENTITY_SCALE, ENTITY_WIDTH, POOL_SCALE = 8.0, 32, 8.0
ALIGNED = 64  # the first layer's width is a multiple of it
NOT_LEGAL = -1.0e9
MANY_RUNS = 16  # of cells side by side: more are picked one by one


class Judgement(NamedTuple):
    """Of each observation: how it would answer, the shares of victory (logarithms) and points to come by seats."""

    logits: Tensor
    win: Tensor
    points: Tensor


class Network(nn.Module):
    """Three layers, the last with a shortcut; a policy and values for every seat as the actor counts."""

    cell: Tensor
    number: Tensor
    bit: Tensor
    hot: Tensor
    first: Tensor
    most: Tensor

    def __init__(
        self,
        inputs: Inputs,
        answers: int,
        wide: int,
        narrow: int,
        pointing: Callable[[int], tuple[int, int] | None] | None = None,
        small: bool = False,
    ) -> None:
        """``small``: what is seen fits in 8 bits."""
        super().__init__()
        self._small = small
        self.layout = inputs
        self.numbers = int((inputs.linear >= 0).sum())
        self.width = -(-(inputs.size + 1) // ALIGNED) * ALIGNED
        hot, things = inputs.most > 1, [np.arange(e.first, e.first + e.count * e.width) for e in inputs.entities]
        for name, array in (
            ("cell", np.concatenate([inputs.cell, *things])),
            ("number", np.flatnonzero(inputs.linear >= 0)),
            ("bit", np.flatnonzero(inputs.most == 1)),
            ("hot", np.flatnonzero(hot)),
            ("first", inputs.first[hot] - 1),
            ("most", inputs.most[hot]),
        ):
            self.register_buffer(name, torch.as_tensor(array.astype(np.int64)), persistent=False)
        self.inputs, self.middle, self.last = (
            nn.Linear(self.width, wide),
            nn.Linear(wide, narrow),
            nn.Linear(narrow, narrow),
        )
        self.policy, self.win, self.points = (
            nn.Linear(narrow, answers),
            nn.Linear(narrow, SEATS),
            nn.Linear(narrow, SEATS),
        )
        self.entity_in = nn.ModuleList(nn.Linear(kind.width, ENTITY_WIDTH) for kind in inputs.entities)
        self.entity_pool = nn.ModuleList(nn.Linear(ENTITY_WIDTH, wide, bias=False) for _ in inputs.entities)
        self.entity_query = nn.ModuleList(nn.Linear(narrow, ENTITY_WIDTH, bias=False) for _ in inputs.entities)
        self.answer_kind, self.answer_entity = _pointed(answers, pointing)
        self._runs = _runs(self.cell.numpy())
        self._codes = [np.flatnonzero(self.answer_kind == kind) for kind in range(len(inputs.entities))]
        self._begin_small()

    def _begin_small(self) -> None:
        """Layers that keep sizes, and a policy that begins nearly even."""
        with torch.no_grad():
            nn.init.normal_(self.inputs.weight, std=0.1)
            for layer in (self.middle, self.last):
                nn.init.orthogonal_(layer.weight, 2**0.5)
            for head in (self.policy, self.win, self.points):
                nn.init.orthogonal_(head.weight, 0.01)
            for query in self.entity_query:
                nn.init.normal_(query.weight, std=0.01)
            for layer in (self.inputs, self.middle, self.last, self.policy, self.win, self.points):
                layer.bias.zero_()

    def spread(self, taken: Tensor) -> Tensor:
        """The first layer's input of the cells that are taken (whole numbers, a row an observation)."""
        rows = taken.new_zeros((len(taken), self.width), dtype=torch.bfloat16 if taken.is_cuda else torch.float32)
        nothing = self.layout.size
        number = taken[:, self.hot].long()
        at = torch.where(number > 0, self.first + torch.minimum(number, self.most), nothing)
        rows.scatter_(1, at, 1.0)
        rows[:, nothing] = 0.0
        plain = taken[:, self.number].to(rows.dtype).clamp(-LARGEST_NUMBER, LARGEST_NUMBER)
        rows[:, : self.numbers] = plain / NUMBER_SCALE
        rows[:, self.numbers : self.numbers + len(self.bit)] = (taken[:, self.bit] > 0).to(rows.dtype)
        return rows

    def forward(self, taken: Tensor, legal: Tensor) -> Judgement:
        """Judge observations, given as the cells taken; ``legal``: the answers as the actor counts."""
        taken, things = self._parted(taken)
        before = self.inputs(self.spread(taken))
        met = [self._meet(kind, rows, before.dtype) for kind, rows in enumerate(things)]
        for kind, (game, _, emb) in enumerate(met):
            together = torch.zeros(len(before), ENTITY_WIDTH, device=emb.device).index_add(0, game, emb.float())
            before = before + self.entity_pool[kind](together / POOL_SCALE)
        middle = torch.relu(self.middle(torch.relu(before)))
        last = torch.relu(self.last(middle)) + middle
        logits = self.policy(last).float()
        for kind, (game, entity, emb) in enumerate(met):
            aimed = (self.entity_query[kind](last)[game] * emb).sum(-1).float()
            aims = aimed.new_zeros(len(last), self.layout.entities[kind].count)
            aims = aims.index_put((game, entity), aimed)
            codes = self._codes[kind]
            logits[:, codes] = logits[:, codes] + aims[:, self.answer_entity[codes]]
        return Judgement(logits.masked_fill(~legal, NOT_LEGAL), self.win(last).float(), self.points(last).float())

    def _meet(self, kind: int, rows: Tensor, dtype: torch.dtype) -> tuple[Tensor, Tensor, Tensor]:
        """The entities of a kind that exist: in which game, which of them, and what the network makes of each."""
        game, entity = (rows[:, :, 0] != 0).nonzero(as_tuple=True)
        scaled = rows[game, entity].to(dtype).clamp(-LARGEST_NUMBER, LARGEST_NUMBER) / ENTITY_SCALE
        return game, entity, torch.relu(self.entity_in[kind](scaled))

    def taken(self, observed: Tensor) -> Tensor:
        """The cells of observations that the network sees."""
        if self._small:
            observed = observed.to(torch.int8)
        if len(self._runs) > MANY_RUNS:
            return observed[:, self.cell]
        return torch.cat([observed[:, run] for run in self._runs], 1)

    def _parted(self, taken: Tensor) -> tuple[Tensor, list[Tensor]]:
        """The cells of the first layer, and the entities."""
        begin = len(self.layout.cell)
        things, end = [], begin
        for kind in self.layout.entities:
            rows = taken[:, end : end + kind.count * kind.width]
            things.append(rows.reshape(-1, kind.count, kind.width))
            end += kind.count * kind.width
        return taken[:, :begin], things

    # ------------------------------------------------------------------ its file
    def arrays(self) -> dict[str, np.ndarray]:
        """What bots need, by name."""
        own = self.layout
        found = {name: getattr(own, name) for name in ("cell", "linear", "first", "most")}
        for name in ("inputs", "middle", "last"):
            layer = getattr(self, name)
            found[name], found[f"{name}_bias"] = _half(layer.weight.T), _single(layer.bias)
        found["inputs"] = found["inputs"][: own.size]
        for name in ("policy", "win", "points"):
            head = getattr(self, name)
            found[name], found[f"{name}_bias"] = _half(head.weight), _single(head.bias)
        if own.entities:
            for name, k in (("first", 0), ("count", 1), ("width", 2)):
                found[f"entity_{name}"] = np.array([kind[k] for kind in own.entities], np.int32)
            found["answer_kind"], found["answer_entity"] = self.answer_kind, self.answer_entity
        for k in range(len(own.entities)):
            found[f"entity_in_{k}"], found[f"entity_bias_{k}"] = (
                _half(self.entity_in[k].weight.T),
                _single(self.entity_in[k].bias),
            )
            found[f"entity_pool_{k}"] = _half(self.entity_pool[k].weight.T)
            found[f"entity_query_{k}"] = _half(self.entity_query[k].weight.T)
        return found

    def keep(self, path: Path) -> None:
        """Write the file."""
        np.savez_compressed(path, **self.arrays())

    def take_up(self, path: Path) -> None:
        """Go on from a file of the same layout."""
        kept = np.load(path)
        with torch.no_grad():
            self.inputs.weight.zero_()
            self.inputs.weight[:, : self.layout.size] = _tensor(kept["inputs"].T)
            self.inputs.bias.copy_(_tensor(kept["inputs_bias"]))
            for name, turned in (("middle", 1), ("last", 1), ("policy", 0), ("win", 0), ("points", 0)):
                layer = getattr(self, name)
                layer.weight.copy_(_tensor(kept[name].T if turned else kept[name]))
                layer.bias.copy_(_tensor(kept[f"{name}_bias"]))
            for k in range(len(self.layout.entities)):
                self.entity_in[k].weight.copy_(_tensor(kept[f"entity_in_{k}"].T))
                self.entity_in[k].bias.copy_(_tensor(kept[f"entity_bias_{k}"]))
                self.entity_pool[k].weight.copy_(_tensor(kept[f"entity_pool_{k}"].T))
                self.entity_query[k].weight.copy_(_tensor(kept[f"entity_query_{k}"].T))


def _pointed(answers: int, pointing: Callable[[int], tuple[int, int] | None] | None) -> tuple[np.ndarray, np.ndarray]:
    named = [(pointing(code) if pointing else None) or (-1, -1) for code in range(answers)]
    kinds, entities = zip(*named, strict=True)
    return np.array(kinds, np.int32), np.array(entities, np.int32)


def _runs(cells: np.ndarray) -> list[slice]:
    """The same cells as runs of neighbours."""
    breaks = np.flatnonzero(np.diff(cells) != 1) + 1
    return [slice(int(run[0]), int(run[-1]) + 1) for run in np.split(cells, breaks)]


def _half(weight: Tensor) -> np.ndarray:
    return weight.detach().float().cpu().numpy().astype(np.float16)


def _single(bias: Tensor) -> np.ndarray:
    return bias.detach().float().cpu().numpy().astype(np.float32)


def _tensor(array: np.ndarray) -> Tensor:
    return torch.as_tensor(np.ascontiguousarray(array, np.float32))
