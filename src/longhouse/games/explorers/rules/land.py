"""On land: walking, transporting livestock, raiding settlements."""

from __future__ import annotations

from longhouse.games.explorers.components import (
    ANIMALS,
    ICON_PART,
    SETTLEMENT_KINDS,
    SIDES,
    STRENGTH,
    VIKING_INFLUENCE,
)
from longhouse.games.explorers.rules.islands import land_beyond, part_of
from longhouse.games.explorers.state import Happening, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, tell


# ---------------------------------------------------------------------------- walking
@rule
def has_way(s: State, land: int) -> bool:
    """Whether the land goes on in another hex."""
    for side in range(SIDES):
        if land_beyond(s, land, side) != NOBODY:
            return True
    return False


@rule
def may_walk_from(s: State, land: int) -> bool:
    """Land with Vikings of the actor and a way out."""
    return land < s.lands and s.vikings[s.actor, land] > 0 and has_way(s, land)


@rule
def may_walk(s: State) -> bool:
    """Whether any Viking of the actor can walk."""
    for land in range(s.lands):
        if may_walk_from(s, land):
            return True
    return False


@rule
def may_walk_to(s: State, land: int, side: int, walkers: int) -> bool:
    """Whether so many Vikings stand there and the land goes on behind the side (ruling 20)."""
    return s.vikings[s.actor, land] >= walkers and land_beyond(s, land, side) != NOBODY


@rule
def walk(s: State, land: int, side: int, walkers: int) -> None:
    """One or two Vikings go together to the next hex."""
    goal = land_beyond(s, land, side)
    s.vikings[s.actor, land] -= walkers
    s.vikings[s.actor, goal] += walkers
    tell(s, Happening.WALKED, s.actor, walkers, s.land_hex[land], s.land_hex[goal])
    raid(s, goal)


# ---------------------------------------------------------------------------- transporting
@rule
def has_animal(s: State, land: int) -> bool:
    """Whether livestock stands on the land."""
    for animal in range(ANIMALS):
        if s.livestock[land, animal] > 0:
            return True
    return False


@rule
def may_transport_from(s: State, land: int) -> bool:
    """Land with a Viking of the actor, livestock and a way out."""
    return may_walk_from(s, land) and has_animal(s, land)


@rule
def may_transport(s: State) -> bool:
    """Whether any Viking of the actor can take an animal along."""
    for land in range(s.lands):
        if may_transport_from(s, land):
            return True
    return False


@rule
def may_transport_to(s: State, land: int, animal: int, side: int) -> bool:
    """Whether that animal stands there and the land goes on behind the side."""
    return s.livestock[land, animal] > 0 and land_beyond(s, land, side) != NOBODY


@rule
def transport(s: State, land: int, animal: int, side: int) -> None:
    """One Viking and one animal go together to the next hex."""
    goal = land_beyond(s, land, side)
    s.livestock[land, animal] -= 1
    s.livestock[goal, animal] += 1
    s.vikings[s.actor, land] -= 1
    s.vikings[s.actor, goal] += 1
    tell(s, Happening.TRANSPORTED, s.actor, animal, s.land_hex[land], s.land_hex[goal])
    raid(s, goal)


# ---------------------------------------------------------------------------- going ashore and raiding
@rule
def set_ashore(s: State, seat: int, land: int, vikings: int) -> None:
    """Vikings step onto an island, or with a negative number leave it."""
    s.vikings[seat, land] += vikings
    s.influence[seat, s.island[land]] += VIKING_INFLUENCE * vikings


@rule
def strength_on(s: State, land: int) -> int:
    """The strength of the settlement on a land part, 0 without one."""
    h = s.land_hex[land]
    if s.settlement[h] == 0 or ICON_PART[s.hex_plate[h]] != part_of(s, land):
        return 0
    return STRENGTH[s.settlement[h] - 1]


@rule
def raid(s: State, land: int) -> None:
    """At once, with as many own Vikings on the settlement's land as it is strong, none lost (rulings 22 and 23)."""
    strength = strength_on(s, land)
    if strength == 0 or s.vikings[s.actor, land] < strength:
        return
    h = s.land_hex[land]
    s.conquered[s.actor, s.settlement[h] - 1] += 1
    s.settlement[h] = 0
    tell(s, Happening.RAIDED, s.actor, strength, h)


@rule
def settlements_of(s: State, seat: int) -> int:
    """How many settlements the seat has raided."""
    total = 0
    for kind in range(SETTLEMENT_KINDS):
        total += s.conquered[seat, kind]
    return total
