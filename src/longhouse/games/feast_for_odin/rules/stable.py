"""Phase 8: sheep and cattle breed."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import ANIMAL_POINTS, CATTLE, PREGNANT_SHEEP, SHEEP
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.rules.moments import raise_trigger
from longhouse.games.feast_for_odin.state import State
from longhouse.games.feast_for_odin.triggers import Trigger
from longhouse.kernel.rule import rule
from longhouse.kernel.state import tell


@rule
def breed_kind(s: State, player: int, plain: int) -> None:
    """Pregnant animals turn back and one is born; else one of two animals becomes pregnant (ruling 9)."""
    pregnant = plain + PREGNANT_SHEEP - SHEEP
    if s.stock[player, pregnant] > 0:
        s.stock[player, plain] += s.stock[player, pregnant] + 1
        s.stock[player, pregnant] = 0
        tell(s, Happening.BORN, player, plain)
        raise_trigger(s, player, Trigger.PLACE_STABLE, plain, 1)
    elif s.stock[player, plain] >= 2:
        s.stock[player, plain] -= 1
        s.stock[player, pregnant] += 1
        tell(s, Happening.PREGNANT, player, pregnant)


@rule
def breed(s: State, player: int) -> None:
    """Phase 8 for one player."""
    breed_kind(s, player, SHEEP)
    breed_kind(s, player, CATTLE)


@rule
def animal_points(s: State, player: int) -> int:
    """Points of the animals in the stable."""
    total = 0
    for i in range(len(ANIMAL_POINTS)):
        total += ANIMAL_POINTS[i] * s.stock[player, SHEEP + i]
    return total
