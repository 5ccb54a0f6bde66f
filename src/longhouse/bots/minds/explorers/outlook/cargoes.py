"""Cargoes as a player weighs them, when one is to be loaded or unloaded."""

from __future__ import annotations

from longhouse.bots.minds.explorers.outlook.lands import raided_by
from longhouse.bots.minds.explorers.outlook.layout import (
    CARGO_ANIMALS,
    CARGO_ASHORE,
    CARGO_CREW,
    CARGO_GAIN,
    CARGO_LACKING,
    CARGO_LEAD,
    CARGO_LEFT,
    CARGO_LOADED,
    CARGO_MAINLAND,
    CARGO_RAIDS,
    CARGO_ROOM,
    CARGO_VIKINGS,
    CARGO_WIDTH,
    EXISTS,
    RIVALS_ON,
)
from longhouse.games.explorers.components import ANIMALS, CAPACITY, CARGO, CARGOES_UP_TO, SET_VALUE
from longhouse.games.explorers.rules.land import strength_on
from longhouse.games.explorers.rules.longships import (
    aboard,
    animals_ashore,
    land_of_shore,
    may_load_cargo,
    may_unload_cargo,
    vikings_ashore,
)
from longhouse.games.explorers.state import SHORE_MAINLAND, Ask, State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule

__all__ = ["fill_cargoes", "herd_points"]


@rule
def fill_cargoes(s: State, seat: int, out: Row, first: int) -> None:
    """A row a cargo that may be loaded or unloaded now."""
    if s.actor != seat or (s.ask != Ask.LOAD and s.ask != Ask.UNLOAD):
        return
    loads = s.ask == Ask.LOAD
    room = CAPACITY - aboard(s, seat)
    for cargo in range(CARGOES_UP_TO[room if loads else CAPACITY - room]):
        if may_load_cargo(s, s.shore, cargo) if loads else may_unload_cargo(s, cargo):
            write_cargo(s, seat, cargo, 1 if loads else -1, out, first + cargo * CARGO_WIDTH)


@rule
def write_cargo(s: State, seat: int, cargo: int, way: int, out: Row, at: int) -> None:
    """What it is and what it changes; way is 1 to load it, -1 to unload it."""
    vikings, animals = CARGO[cargo, 0], 0
    for animal in range(ANIMALS):
        animals += CARGO[cargo, 1 + animal]
    out[at + EXISTS] = 1
    out[at + CARGO_VIKINGS] = vikings
    out[at + CARGO_ANIMALS] = animals
    out[at + CARGO_GAIN] = cargo_worth(s, seat, cargo, way)
    out[at + CARGO_LOADED] = 1 if way == 1 else 0
    out[at + CARGO_MAINLAND] = 1 if s.shore == SHORE_MAINLAND else 0
    out[at + CARGO_CREW] = s.crew[seat] + way * vikings
    out[at + CARGO_ROOM] = CAPACITY - aboard(s, seat) - way * (vikings + animals)
    out[at + CARGO_ASHORE] = vikings_ashore(s, seat, s.shore) - way * vikings
    if s.shore != SHORE_MAINLAND:
        write_landfall(s, seat, vikings, animals, way, out, at)


@rule
def write_landfall(s: State, seat: int, vikings: int, animals: int, way: int, out: Row, at: int) -> None:
    """What it changes on the island."""
    land = land_of_shore(s, seat, s.shore)
    strength, island = strength_on(s, land), s.island[land]
    out[at + CARGO_LEFT] = -way * animals
    for animal in range(ANIMALS):
        out[at + CARGO_LEFT] += animals_ashore(s, seat, s.shore, animal)
    out[at + CARGO_LEAD] = s.influence[seat, island] - way * vikings - out[RIVALS_ON + island]
    out[at + CARGO_RAIDS] = raided_by(s, seat, land, vikings) if way == -1 else 0
    out[at + CARGO_LACKING] = max(0, strength - s.vikings[seat, land] + way * vikings) if strength > 0 else 0


@rule
def cargo_worth(s: State, seat: int, cargo: int, way: int) -> int:
    """Points of its animals: with all aboard delivered or, at the mainland, with those delivered before."""
    if way == -1 and s.shore == SHORE_MAINLAND:
        return herd_points(s, seat, 0, cargo, 1) - herd_points(s, seat, 0, cargo, 0)
    return way * (herd_points(s, seat, 1, cargo, way) - herd_points(s, seat, 1, cargo, 0))


@rule
def herd_points(s: State, seat: int, held: int, cargo: int, times: int) -> int:
    """Points of the animals delivered, of those aboard (held 1) and of a cargo so many times."""
    points, n, kinds = 0, 1, ANIMALS
    while kinds > 0:
        kinds = 0
        for animal in range(ANIMALS):
            count = s.delivered[seat, animal] + held * s.hold[seat, animal] + times * CARGO[cargo, 1 + animal]
            kinds += 1 if count >= n else 0
        points += SET_VALUE[kinds]
        n += 1
    return points
