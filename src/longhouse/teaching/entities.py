"""What a network makes of entities: of all that there could be, or gathered from wherever they are.

Few of them are there at a time: of the 232 entities of A Feast for Odin 6, of the 652 of Explorers 45. So those of all
games are gathered one behind the other and the rest is left out, except where most are there.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn

from longhouse.bots.thinking.network import CLIPPED, TRAITS_UNIT

__all__ = ["All", "Gathered", "Room", "how_many_are_there", "meet"]

PORTIONS = 256  # in which gathered entities are multiplied: no gradient is one sum over a hundred thousand rows
PORTION = 64  # games whose entities are multiplied together where all are; likewise
TRAITS_ALIGNED = 8  # numbers of an entity, as matrix units want them; what it brings was not measured

Room = tuple[int, ...]  # how many entities of each kind are there at most, in all games together


class All(NamedTuple):
    """Entities as they lie: a row a game, then a row each; nothing of those that are not there."""

    made: Tensor

    def together(self) -> Tensor:
        """What those of each game are together."""
        return self.made.sum(1, dtype=torch.float32)

    def likeness(self, wanted: Tensor) -> Tensor:
        """How much each is what its game looks for."""
        return torch.bmm(self.made, wanted[:, :, None].to(self.made.dtype))[:, :, 0].float()


class Gathered(NamedTuple):
    """Entities that are there, one behind the other; the room that is left points behind the last game."""

    made: Tensor
    place: Tensor  # the game's number times how many there could be, and the entity's number
    games: int
    many: int

    @property
    def _game(self) -> Tensor:
        return self.place // self.many

    def together(self) -> Tensor:
        """What those of each game are together."""
        sums = self.made.new_zeros((self.games + 1, self.made.shape[1]), dtype=torch.float32)
        return sums.index_add(0, self._game, self.made.float())[: self.games]

    def likeness(self, wanted: Tensor) -> Tensor:
        """How much each is what its game looks for; 0 where none is."""
        asked = wanted.index_select(0, self._game.clamp(max=self.games - 1))
        found = (self.made.float() * asked.float()).sum(1)
        spread = found.new_zeros(self.games * self.many + 1).index_add(0, self.place, found)
        return spread[:-1].view(self.games, self.many)


def meet(layer: nn.Linear, rows: Tensor, dtype: torch.dtype, room: int | None) -> All | Gathered:
    """What the layer makes of the entities of one kind; ``room``: that many are there at most, None: as can be."""
    games, many, _ = rows.shape
    if room is None or 2 * room > games * many:
        portions = games // PORTION if games % PORTION == 0 else 1
        made = _made(layer, rows.flatten(0, 1), dtype, portions).view(games, many, -1)
        return All(made * (rows[:, :, :1] != 0))
    place = _places(rows[:, :, 0] != 0, -(-room // PORTIONS) * PORTIONS)
    within = place.clamp(max=games * many - 1)
    return Gathered(_made(layer, rows[within // many, within % many], dtype, PORTIONS), place, games, many)


def how_many_are_there(rows: Tensor) -> Tensor:
    """How many entities of a kind are there, game by game."""
    return (rows[:, :, 0] != 0).sum(1, dtype=torch.int16)


def _made(layer: nn.Linear, traits: Tensor, dtype: torch.dtype, portions: int) -> Tensor:
    """What the layer makes of rows of traits, multiplied in so many portions."""
    missing = -traits.shape[1] % TRAITS_ALIGNED
    numbers = nn.functional.pad(traits.to(dtype).clamp(-CLIPPED, CLIPPED) / TRAITS_UNIT, (0, missing))
    weight = nn.functional.pad(layer.weight, (0, missing))
    made = torch.matmul(numbers.view(portions, -1, numbers.shape[1]), weight.T.expand(portions, -1, -1))
    found: Tensor = torch.relu(made.flatten(0, 1) + layer.bias.to(made.dtype))
    return found


def _places(there: Tensor, room: int) -> Tensor:
    """Where those are that are there, one behind the other; the room that is left points behind the last place."""
    flat = there.flatten()
    number = torch.where(flat, flat.cumsum(0) - 1, room)
    places = torch.full((room + 1,), len(flat), device=flat.device)
    return places.scatter_(0, number, torch.arange(len(flat), device=flat.device))[:room]
