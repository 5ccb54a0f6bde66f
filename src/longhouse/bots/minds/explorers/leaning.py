"""Good habits in Explorers of the North Sea: herds go home, Vikings go ashore, nobody leaves the ship without crew."""

from __future__ import annotations

from longhouse.bots.minds.explorers.glances import SIGHT, way, way_home, way_on_land, way_to_prey
from longhouse.bots.minds.explorers.herds import animals_aboard
from longhouse.games.explorers.components import ANIMALS, CAPACITY, CARGO, MOST_WALKERS, SIDES
from longhouse.games.explorers.rules.islands import land_beyond
from longhouse.games.explorers.rules.land import strength_on
from longhouse.games.explorers.rules.longships import animals_ashore, in_reach, land_of_shore
from longhouse.games.explorers.state import FIRST_CODE, SHORE_MAINLAND, Ask, Deed, State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule, table

__all__ = ["lean"]

DEED_LEAN: Row = table([0, 0, 150, 60, 20, 5000, 3])  # in the order of Deed; loading and unloading depend


@rule
def lean(s: State, code: int) -> int:
    """How much a sensible player leans to the answer."""
    i = code - FIRST_CODE[s.ask]
    if s.ask == Ask.ACTION:
        return lean_to_deed(s, i)
    if s.ask == Ask.CELL:
        return lean_to_cell(s, i)
    if s.ask == Ask.LOAD:
        return lean_to_load(s, i)
    if s.ask == Ask.UNLOAD:
        return lean_to_unload(s, i)
    if s.ask == Ask.UNLOAD_TO:
        return lean_to_shore(s, i)
    if s.ask == Ask.SAIL:
        return lean_to_sail(s, i)
    if s.ask == Ask.WALK_FROM:
        return 100 if way_on_land(s, i) < SIGHT else 10
    if s.ask == Ask.TRANSPORT:
        return lean_to_transport(s, s.land, i % SIDES)
    if s.ask == Ask.WALK:
        return lean_to_walk(s, s.land, i // MOST_WALKERS, i % MOST_WALKERS + 1)
    return 100


@rule
def lean_to_deed(s: State, deed: int) -> int:
    """Deliver and build first; load what is there; end the turn only when nothing is left."""
    if deed == Deed.LOAD:
        return lean_to_loading(s)
    if deed == Deed.UNLOAD:
        return lean_to_unloading(s)
    return DEED_LEAN[deed]


@rule
def lean_to_loading(s: State) -> int:
    """For animals, and for a crew at the mainland."""
    if in_reach(s, s.actor, SHORE_MAINLAND):
        return 300 if s.crew[s.actor] < CAPACITY - 1 else 60
    for shore in range(SHORE_MAINLAND):
        if in_reach(s, s.actor, shore):
            for animal in range(ANIMALS):
                if animals_ashore(s, s.actor, shore, animal) > 0:
                    return 1000
    return 10


@rule
def lean_to_unloading(s: State) -> int:
    """Herds at the mainland; elsewhere Vikings who leave somebody aboard."""
    if in_reach(s, s.actor, SHORE_MAINLAND):
        return 5000 if animals_aboard(s, s.actor) > 0 else 2
    return 120 if s.crew[s.actor] > 1 else 10


@rule
def lean_to_shore(s: State, shore: int) -> int:
    """The mainland with a herd aboard, an island without."""
    if shore == SHORE_MAINLAND:
        return 1000 if animals_aboard(s, s.actor) > 0 else 2
    strength = strength_on(s, land_of_shore(s, s.actor, shore))
    return 400 if 0 < strength <= s.crew[s.actor] else 100


@rule
def lean_to_load(s: State, cargo: int) -> int:
    """Animals with a Viking to sail; as many Vikings as there is room for at the mainland."""
    vikings = CARGO[cargo, 0]
    if s.shore == SHORE_MAINLAND:
        return 50 * vikings * vikings
    if s.crew[s.actor] + vikings == 0:
        return 2
    animals = loaded_animals(cargo)
    return 20 + 200 * animals * animals


@rule
def loaded_animals(cargo: int) -> int:
    """Animals of a cargo."""
    animals = 0
    for animal in range(ANIMALS):
        animals += CARGO[cargo, 1 + animal]
    return animals


@rule
def lean_to_unload(s: State, cargo: int) -> int:
    """Animals at the mainland; on islands Vikings alone, of whom one stays aboard."""
    vikings, animals = CARGO[cargo, 0], loaded_animals(cargo)
    if s.shore == SHORE_MAINLAND:
        return 10 + 1000 * animals * animals if vikings == 0 else 5
    if animals > 0:
        return 0
    land = land_of_shore(s, s.actor, s.shore)
    if 0 < strength_on(s, land) <= s.vikings[s.actor, land] + vikings:
        return 5000
    if vikings == s.crew[s.actor]:
        return 20
    return 100 * vikings


@rule
def lean_to_sail(s: State, side: int) -> int:
    """Home with a herd, else nearer to something worth the voyage."""
    h = s.ship_hex[s.actor]
    goal = s.beside[h, side]
    if animals_aboard(s, s.actor) > 0:
        return 500 if way_home(s, goal) < way_home(s, h) else 40
    nearest = way_to_prey(s, s.actor, goal)
    return 20 + 10 * (SIGHT - nearest) * (SIGHT - nearest)


@rule
def lean_to_walk(s: State, land: int, side: int, walkers: int) -> int:
    """Together, to a settlement that can be raided, or towards something worth the walk."""
    goal = land_beyond(s, land, side)
    strength = strength_on(s, goal)
    if strength > 0 and s.vikings[s.actor, goal] + walkers >= strength:
        return 5000
    return (90 if way_on_land(s, goal) < way_on_land(s, land) else 20) * walkers


@rule
def lean_to_transport(s: State, land: int, side: int) -> int:
    """Towards the own ship."""
    ship, goal = s.ship_hex[s.actor], s.land_hex[land_beyond(s, land, side)]
    return 200 if way(s, goal, ship) < way(s, s.land_hex[land], ship) else 30


@rule
def lean_to_cell(s: State, code: int) -> int:
    """Near the own ship."""
    hexes = min(way(s, s.ship_hex[s.actor], code // SIDES), SIGHT)
    return 20 + (SIGHT - hexes) * (SIGHT - hexes)
