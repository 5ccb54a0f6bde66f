"""On land: walking, transporting livestock, raiding settlements."""

from __future__ import annotations

from longhouse.games.explorers.components import (
    ANIMALS,
    ICON_PART,
    MOST_WALKERS,
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
def goes_on(s: State, land: int, side: int) -> bool:
    """Whether the land goes on in another hex behind that side."""
    return land_beyond(s, land, side) != NOBODY


@rule
def has_way(s: State, land: int) -> bool:
    """Whether the land goes on in another hex."""
    for side in range(SIDES):
        if goes_on(s, land, side):
            return True
    return False


@rule
def may_walk_from(s: State, land: int) -> bool:
    """Land with Vikings of the actor and a way out."""
    return s.vikings[s.actor, land] > 0 and has_way(s, land)


@rule
def next_land_to_walk(s: State, first: int) -> int:
    """The first land from this one on from which the actor may walk, or NOBODY."""
    for land in range(first, s.lands):
        if may_walk_from(s, land):
            return land
    return NOBODY


@rule
def next_walk(s: State, land: int, code: int) -> int:
    """The first answer from this one on that names a side behind which the land goes on, and Vikings who are there.

    NOBODY when there is none (ruling 20).
    """
    for side in range(code // MOST_WALKERS, SIDES):
        if goes_on(s, land, side):
            walkers = max(code - side * MOST_WALKERS, 0)
            if walkers < s.vikings[s.actor, land]:
                return side * MOST_WALKERS + walkers
    return NOBODY


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
def next_land_to_transport(s: State, first: int) -> int:
    """The first land from this one on from which a Viking of the actor can take an animal along, or NOBODY."""
    for land in range(first, s.lands):
        if may_transport_from(s, land):
            return land
    return NOBODY


@rule
def next_transport(s: State, land: int, code: int) -> int:
    """The first answer from this one on that names an animal of the land and its way, or NOBODY."""
    for animal in range(code // SIDES, ANIMALS):
        if s.livestock[land, animal] > 0:
            for side in range(max(code - animal * SIDES, 0), SIDES):
                if goes_on(s, land, side):
                    return animal * SIDES + side
    return NOBODY


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
