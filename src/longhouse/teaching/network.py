"""The network in PyTorch: the same layers that bots evaluate (``longhouse.bots.thinking.network``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from longhouse.bots.minds import mind_of
from longhouse.bots.thinking.network import CLIPPED, NUMBERS_UNIT, POOL_UNIT
from longhouse.kernel.game import Game
from longhouse.kernel.observation import MOST_SEATS
from longhouse.teaching.entities import All, Gathered, Room, how_many_are_there, meet
from longhouse.teaching.inputs import Inputs, inputs_of
from longhouse.teaching.lessons import Lesson

__all__ = ["NEVER", "Judgement", "Network", "network_for"]

ENTITY_WIDTH = 32  # numbers that the network makes of an entity
ALIGNED = 64  # the first layer's width is a multiple of it
NEVER = -1.0e9  # logarithm of the chance of what cannot be
RARELY = 32  # an entity is there in one of so many observations, to begin with
MANY_RUNS = 16  # of cells side by side: more are picked one by one


class Judgement(NamedTuple):
    """Of each observation: how it would answer, the shares of victory (logarithms) and points to come by seats."""

    logits: Tensor
    win: Tensor
    points: Tensor


class Network(nn.Module):  # type: ignore[misc]
    """Three layers, the last with a shortcut; a policy and values for every seat as the actor counts."""

    def __init__(
        self,
        inputs: Inputs,
        answers: int,
        wide: int,
        narrow: int,
        pointing: Callable[[int], tuple[int, int] | None] | None = None,
        small: bool = False,
    ) -> None:
        """``pointing``: the kind and number of the entity that an answer names; ``small``: cells fit in 8 bits."""
        super().__init__()
        self.layout = inputs
        self._small = small
        self.answer_kind, self.answer_entity = _pointed(answers, pointing)
        self._lay_out(inputs)
        self._make_layers(inputs, answers, wide, narrow)
        self._begin_small()

    def _lay_out(self, inputs: Inputs) -> None:
        """Note which cells are taken, and where numbers, yes or no, and one of several lie among them."""
        things = [np.arange(kind.first, kind.first + kind.many * kind.width) for kind in inputs.entities]
        cell = np.concatenate([inputs.cell, *things])
        hot = inputs.most > 1
        self._runs = _runs(cell)
        self._numbers = int((inputs.linear >= 0).sum())
        for name, array in (
            ("cell", cell),
            ("number", np.flatnonzero(inputs.linear >= 0)),
            ("bit", np.flatnonzero(inputs.most == 1)),
            ("hot", np.flatnonzero(hot)),
            ("first", inputs.first[hot] - 1),
            ("most", inputs.most[hot]),
            ("aim", self._aims_of_answers(inputs)),
        ):
            self.register_buffer(name, torch.as_tensor(array.astype(np.int64)), persistent=False)
        self.register_buffer("learned", torch.zeros(inputs.size, dtype=torch.bool), persistent=False)

    def _aims_of_answers(self, inputs: Inputs) -> NDArray[np.int64]:
        """Where the entity of each answer stands among those of all kinds; behind the last: it names none."""
        begins = np.cumsum([0, *(kind.many for kind in inputs.entities)])
        found: NDArray[np.int64] = np.where(
            self.answer_kind < 0, begins[-1], begins[self.answer_kind] + self.answer_entity
        )
        return found

    def _make_layers(self, inputs: Inputs, answers: int, wide: int, narrow: int) -> None:
        self._width = -(-(inputs.size + 1) // ALIGNED) * ALIGNED
        self.inputs = nn.Linear(self._width, wide)
        self.middle = nn.Linear(wide, narrow)
        self.last = nn.Linear(narrow, narrow)
        self.policy = nn.Linear(narrow, answers)
        self.win = nn.Linear(narrow, MOST_SEATS)
        self.points = nn.Linear(narrow, MOST_SEATS)
        self.entity_in = nn.ModuleList(nn.Linear(kind.width, ENTITY_WIDTH) for kind in inputs.entities)
        self.entity_pool = nn.ModuleList(nn.Linear(ENTITY_WIDTH, wide, bias=False) for _ in inputs.entities)
        self.entity_query = nn.ModuleList(nn.Linear(narrow, ENTITY_WIDTH, bias=False) for _ in inputs.entities)

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
            for pool in self.entity_pool:
                nn.init.zeros_(pool.weight)
            for layer in (self.inputs, self.middle, self.last, self.policy, self.win, self.points):
                layer.bias.zero_()

    # ------------------------------------------------------------------ what it sees
    def taken(self, observed: Tensor) -> Tensor:
        """The cells of observations that the network sees."""
        if self._small:
            observed = observed.to(torch.int8)
        if len(self._runs) > MANY_RUNS:
            return observed[:, self.cell]
        return torch.cat([observed[:, run] for run in self._runs], 1)

    def _parted(self, taken: Tensor) -> tuple[Tensor, list[Tensor]]:
        """The cells of the first layer, and the entities."""
        kinds = self.layout.entities
        cells, *things = taken.split([len(self.layout.cell), *(kind.many * kind.width for kind in kinds)], 1)
        return cells, [rows.reshape(-1, kind.many, kind.width) for rows, kind in zip(things, kinds, strict=True)]

    def there(self, taken: Tensor) -> Tensor:
        """How many entities of each kind are there, a row an observation."""
        kinds = [how_many_are_there(rows) for rows in self._parted(taken)[1]]
        return torch.stack(kinds, 1) if kinds else taken.new_zeros((len(taken), 0))

    def least_room(self, observations: int) -> Room:
        """Room for entities to begin with, so that it does not have to be made too often."""
        return tuple(observations * kind.many // RARELY for kind in self.layout.entities)

    def _spread(self, cells: Tensor) -> Tensor:
        """The first layer's input: numbers as they are, then a 1 in the row of what each cell says.

        A row that cells share is lit once: no thing lies in a bag twice.
        """
        rows = cells.new_zeros((len(cells), self._width), dtype=torch.bfloat16 if cells.is_cuda else torch.float32)
        nothing = self.layout.size
        said = cells[:, self.hot].long()
        rows.scatter_(1, torch.where(said > 0, self.first + torch.minimum(said, self.most), nothing), 1.0)
        rows[:, nothing] = 0.0
        rows[:, : self._numbers] = _clipped(cells[:, self.number].to(rows.dtype)) / NUMBERS_UNIT
        rows[:, self._numbers : self._numbers + len(self.bit)] = (cells[:, self.bit] > 0).to(rows.dtype)
        return rows

    # ------------------------------------------------------------------ what it makes of it
    def judged(self, taken: Tensor, legal: Tensor, room: Room | None = None) -> Judgement:
        """Judge observations, in half precision on a card; with room for so many entities they are gathered."""
        with torch.autocast(taken.device.type, torch.bfloat16, enabled=taken.is_cuda, cache_enabled=False):
            found: Judgement = self(taken, legal, room)
        return found

    def forward(self, taken: Tensor, legal: Tensor, room: Room | None = None) -> Judgement:
        """Judge observations, given as the cells taken; ``legal``: the answers as the actor counts."""
        cells, things = self._parted(taken)
        first = self.inputs(self._spread(cells))
        met = [
            meet(self.entity_in[kind], rows, first.dtype, room[kind] if room else None)
            for kind, rows in enumerate(things)
        ]
        for kind, entities in enumerate(met):
            first = first + self.entity_pool[kind](entities.together() / POOL_UNIT)
        middle = torch.relu(self.middle(torch.relu(first)))
        last = torch.relu(self.last(middle)) + middle
        logits = self.policy(last).float()
        if met:
            logits = logits + self._aims(met, last)
        return Judgement(logits.masked_fill(~legal, NEVER), self.win(last).float(), self.points(last).float())

    def _aims(self, met: list[All | Gathered], last: Tensor) -> Tensor:
        """How much the entity that an answer names is what is looked for among its kind; 0 where it names none."""
        aims = [entities.likeness(self.entity_query[kind](last)) for kind, entities in enumerate(met)]
        return torch.cat([*aims, aims[0].new_zeros(len(last), 1)], 1).index_select(1, self.aim)


def network_for(game: Game, lesson: Lesson) -> Network:
    """A network that knows nothing yet."""
    inputs = inputs_of(mind_of(game).outlook, lesson.taken, lesson.entities)
    return Network(inputs, game.room.answers.size, lesson.wide, lesson.narrow, lesson.pointing, lesson.small)


def _clipped(numbers: Tensor) -> Tensor:
    return numbers.clamp(-CLIPPED, CLIPPED)


def _pointed(
    answers: int, pointing: Callable[[int], tuple[int, int] | None] | None
) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """The kind and the number of the entity that each answer names; -1: none."""
    named = [(pointing(code) if pointing else None) or (-1, -1) for code in range(answers)]
    kinds, entities = zip(*named, strict=True)
    return np.array(kinds, np.int32), np.array(entities, np.int32)


def _runs(cells: NDArray[Any]) -> list[slice]:
    """The same cells as runs of neighbours."""
    breaks = np.flatnonzero(np.diff(cells) != 1) + 1
    return [slice(int(run[0]), int(run[-1]) + 1) for run in np.split(cells, breaks)]
