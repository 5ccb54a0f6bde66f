"""Longships: loading, unloading, sailing, and the enemy ships in their way."""

from __future__ import annotations

from longhouse.games.explorers.components import (
    ANIMALS,
    BACKS,
    CAPACITY,
    CARGO,
    CARGOES_UP_TO,
    COAST,
    FIGHTERS,
    ICON_PART,
    KILLED,
    LANDS_ON,
    PIECE_BITS,
    PIECES,
    SAILORS,
    SHORES,
    SIDES,
    SPARE_BITS,
)
from longhouse.games.explorers.rules.islands import opposite, part_at
from longhouse.games.explorers.rules.land import raid, set_ashore
from longhouse.games.explorers.state import SHORE_MAINLAND, Happening, State
from longhouse.kernel.randomness import random_below
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, seal, tell


# ---------------------------------------------------------------------------- what is aboard and what is in reach
@rule
def aboard(s: State, seat: int) -> int:
    """Vikings and animals aboard."""
    total = s.crew[seat] + 0
    for animal in range(ANIMALS):
        total += s.hold[seat, animal]
    return total


@rule
def in_reach(s: State, seat: int, shore: int) -> bool:
    """Whether that land of the ship's hex, or the mainland, has a coast on the ship's sea (ruling 12)."""
    plate = s.hex_plate[s.ship_hex[seat]]
    if shore != SHORE_MAINLAND and shore >= LANDS_ON[plate]:
        return False
    return (COAST[plate, shore] >> s.ship_sea[seat]) & 1 == 1


@rule
def land_of_shore(s: State, seat: int, shore: int) -> int:
    """The land part that a shore of the ship's hex is; not for the mainland."""
    return s.first_land[s.ship_hex[seat]] + shore


@rule
def vikings_ashore(s: State, seat: int, shore: int) -> int:
    """The seat's Vikings on a shore of its ship's hex."""
    if shore == SHORE_MAINLAND:
        return s.mainland[seat]
    return s.vikings[seat, land_of_shore(s, seat, shore)]


@rule
def animals_ashore(s: State, seat: int, shore: int, animal: int) -> int:
    """The animals of a kind on a shore; those put on the mainland are gone."""
    return 0 if shore == SHORE_MAINLAND else s.livestock[land_of_shore(s, seat, shore), animal]


@rule
def pieces_ashore(s: State, seat: int, shore: int) -> int:
    """The seat's Vikings and the animals on a shore, counted side by side as far as a ship can take them."""
    pieces = min(vikings_ashore(s, seat, shore), CAPACITY)
    for animal in range(ANIMALS):
        pieces += min(animals_ashore(s, seat, shore, animal), CAPACITY) << (PIECE_BITS * (1 + animal))
    return pieces


@rule
def pieces_aboard(s: State, seat: int) -> int:
    """Vikings and animals aboard, counted side by side."""
    pieces = s.crew[seat] + 0
    for animal in range(ANIMALS):
        pieces += s.hold[seat, animal] << (PIECE_BITS * (1 + animal))
    return pieces


@rule
def is_among(pieces: int, cargo: int) -> bool:
    """Whether there are enough pieces of each kind for the cargo."""
    return ((pieces | SPARE_BITS) - PIECES[cargo]) & SPARE_BITS == SPARE_BITS


# ---------------------------------------------------------------------------- loading
@rule
def may_load_from(s: State, shore: int) -> bool:
    """A shore in reach with a Viking of the actor, while there is room aboard.

    Livestock boards with a Viking or under the eyes of one on that land: without any there, nothing can (ruling 13).
    """
    return in_reach(s, s.actor, shore) and vikings_ashore(s, s.actor, shore) > 0 and aboard(s, s.actor) < CAPACITY


@rule
def may_load(s: State) -> bool:
    """Whether the actor can load anything."""
    for shore in range(SHORES):
        if may_load_from(s, shore):
            return True
    return False


@rule
def may_load_cargo(s: State, shore: int, cargo: int) -> bool:
    """Whether all of it stands there and finds room."""
    return cargo < CARGOES_UP_TO[CAPACITY - aboard(s, s.actor)] and is_among(pieces_ashore(s, s.actor, shore), cargo)


@rule
def next_cargo_to_load(s: State, shore: int, first: int) -> int:
    """The first cargo from this one on that can be loaded there, or NOBODY."""
    pieces = pieces_ashore(s, s.actor, shore)
    for cargo in range(first, CARGOES_UP_TO[CAPACITY - aboard(s, s.actor)]):
        if is_among(pieces, cargo):
            return cargo
    return NOBODY


@rule
def load(s: State, shore: int, cargo: int) -> None:
    """Take the cargo aboard."""
    seat, vikings = s.actor, CARGO[cargo, 0]
    tell(s, Happening.LOADED, seat, cargo, s.ship_hex[seat], 1 if shore == SHORE_MAINLAND else 0)
    s.crew[seat] += vikings
    if shore == SHORE_MAINLAND:
        s.mainland[seat] -= vikings
        return
    land = land_of_shore(s, seat, shore)
    set_ashore(s, seat, land, -vikings)
    for animal in range(ANIMALS):
        s.livestock[land, animal] -= CARGO[cargo, 1 + animal]
        s.hold[seat, animal] += CARGO[cargo, 1 + animal]


# ---------------------------------------------------------------------------- unloading
@rule
def may_unload_to(s: State, shore: int) -> bool:
    """A shore in reach, with a Viking aboard.

    Livestock goes ashore with a Viking or under the eyes of one aboard: without any, nothing can (ruling 13).
    """
    return in_reach(s, s.actor, shore) and s.crew[s.actor] > 0


@rule
def may_unload(s: State) -> bool:
    """Whether the actor can unload anything."""
    for shore in range(SHORES):
        if may_unload_to(s, shore):
            return True
    return False


@rule
def may_unload_cargo(s: State, cargo: int) -> bool:
    """Whether all of it is aboard."""
    return is_among(pieces_aboard(s, s.actor), cargo)


@rule
def next_cargo_to_unload(s: State, first: int) -> int:
    """The first cargo from this one on that can be unloaded, or NOBODY."""
    pieces = pieces_aboard(s, s.actor)
    for cargo in range(first, CARGOES_UP_TO[aboard(s, s.actor)]):
        if is_among(pieces, cargo):
            return cargo
    return NOBODY


@rule
def unload(s: State, shore: int, cargo: int) -> None:
    """Put the cargo ashore; livestock on the mainland is delivered, Vikings elsewhere may raid (rulings 16 and 22)."""
    seat, vikings = s.actor, CARGO[cargo, 0]
    tell(s, Happening.UNLOADED, seat, cargo, s.ship_hex[seat], 1 if shore == SHORE_MAINLAND else 0)
    s.crew[seat] -= vikings
    for animal in range(ANIMALS):
        s.hold[seat, animal] -= CARGO[cargo, 1 + animal]
    if shore == SHORE_MAINLAND:
        s.mainland[seat] += vikings
        deliver(s, cargo)
        return
    land = land_of_shore(s, seat, shore)
    set_ashore(s, seat, land, vikings)
    for animal in range(ANIMALS):
        s.livestock[land, animal] += CARGO[cargo, 1 + animal]
    raid(s, land)


@rule
def deliver(s: State, cargo: int) -> None:
    """Livestock goes to the captain's card for good."""
    for animal in range(ANIMALS):
        count = CARGO[cargo, 1 + animal]
        if count > 0:
            s.delivered[s.actor, animal] += count
            tell(s, Happening.DELIVERED, s.actor, animal, count)


# ---------------------------------------------------------------------------- sailing
@rule
def enemy_in(s: State, h: int, part: int) -> bool:
    """Whether an enemy ship lies in that part of the hex."""
    return s.enemy_ship[h] == 1 and ICON_PART[s.hex_plate[h]] == part


@rule
def may_sail_to(s: State, side: int) -> bool:
    """A hex behind a sea edge of the ship's part; two Vikings must be aboard to meet an enemy (rulings 17 and 18)."""
    h = s.ship_hex[s.actor]
    goal = s.beside[h, side]
    if goal == NOBODY or part_at(s, h, side) != s.ship_sea[s.actor] or s.crew[s.actor] < SAILORS:
        return False
    return s.crew[s.actor] >= FIGHTERS or not enemy_in(s, goal, part_at(s, goal, opposite(side)))


@rule
def may_sail(s: State) -> bool:
    """Whether the actor's ship can move at all."""
    for side in range(SIDES):
        if may_sail_to(s, side):
            return True
    return False


@rule
def sail(s: State, side: int) -> None:
    """The ship moves to the next hex; an enemy ship there is destroyed."""
    start = s.ship_hex[s.actor] + 0
    goal = s.beside[start, side]
    s.ship_hex[s.actor] = goal
    s.ship_sea[s.actor] = part_at(s, goal, opposite(side))
    tell(s, Happening.SAILED, s.actor, start, goal)
    if enemy_in(s, goal, s.ship_sea[s.actor]):
        destroy_enemy(s, goal)


@rule
def turn_up_enemy(s: State) -> int:
    """The back of an enemy ship: any of those not seen yet, each as likely."""
    unseen = 0
    for back in range(BACKS):
        unseen += s.backs_left[back]
    pick = random_below(s.rng, unseen)
    for back in range(BACKS):
        pick -= s.backs_left[back]
        if pick < 0:
            return back
    return BACKS - 1


@rule
def destroy_enemy(s: State, h: int) -> None:
    """The token is turned up and kept; if it is deadly, a Viking aboard dies (rulings 18 and 19)."""
    back = turn_up_enemy(s)
    s.backs_left[back] -= 1
    s.enemy_ship[h] = 0
    s.destroyed[s.actor] += 1
    lost = min(KILLED[back], s.crew[s.actor])
    s.crew[s.actor] -= lost
    s.dead[s.actor] += lost
    seal(s)
    tell(s, Happening.ENEMY_DESTROYED, s.actor, h, lost)
