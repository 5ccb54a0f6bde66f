"""Who knows what: the worlds a seat holds possible, and its observation.

Hidden are the tiles in other hands, the order of the stack, and, until all have chosen, the captains of the others.
The faces of settlements and of enemy ships are drawn when they are turned up: the record does not hold them before.
A hand that was changed because nothing fitted is as unknown to its owner as any other tile.
"""

from __future__ import annotations

from longhouse.games.explorers.components import (
    ANIMALS,
    CAPTAINS,
    HAND,
    HEXES,
    LANDS,
    OPEN_CELLS,
    SEATS,
    SETTLEMENT_KINDS,
    SIDES,
    TILES,
)
from longhouse.games.explorers.rules.chart import fitting_turns, has_place
from longhouse.games.explorers.rules.islands import part_at
from longhouse.games.explorers.state import Ask, State
from longhouse.games.explorers.view import view
from longhouse.kernel.randomness import random_below, shuffle
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY

__all__ = ["OBSERVATION", "determinize", "observe", "view"]


# ---------------------------------------------------------------------------- possible worlds
@rule
def determinize(s: State, seat: int, rng: Row) -> None:
    """Re-sample what the seat cannot know; the result depends on what it knows and on rng alone."""
    if s.ask == Ask.CAPTAIN:
        resample_captains(s, seat, rng)
    known = s.used + 0
    for i in range(s.hand_len[seat]):
        known |= 1 << s.hand[seat, i]
    if s.chosen != NOBODY and s.actor != seat:
        known |= 1 << resample_choice(s, known, rng)
    deal_unknown_tiles(s, seat, known, rng)


@rule
def resample_choice(s: State, known: int, rng: Row) -> int:
    """Another seat has chosen a tile and perhaps a cell, not yet shown: any unknown tile that could be it."""
    candidates = 0
    for tile in range(TILES):
        candidates += 1 if may_be_chosen(s, known, tile) else 0
    pick = random_below(rng, candidates)
    chosen = NOBODY
    for tile in range(TILES):
        if may_be_chosen(s, known, tile):
            if pick == 0:
                chosen = tile
            pick -= 1
    s.chosen = 0
    s.hand[s.actor, 0] = chosen
    return chosen


@rule
def may_be_chosen(s: State, known: int, tile: int) -> bool:
    """Whether an unknown tile agrees with what the actor has shown: a cell where it can lie in several ways."""
    if (known >> tile) & 1 == 1:
        return False
    return has_place(s, tile) if s.cell == NOBODY else fitting_turns(s, s.cell, tile) > 1


@rule
def deal_unknown_tiles(s: State, seat: int, known: int, rng: Row) -> None:
    """Shuffle the unknown tiles (those not in the bits) and deal them to the other hands and the stack."""
    n = 0
    for tile in range(TILES):
        if (known >> tile) & 1 == 0:
            s.stack[n] = tile
            n += 1
    shuffle(rng, s.stack, 0, n)
    for other in range(s.players):
        first = 1 if other == s.actor and s.chosen != NOBODY else 0
        for i in range(first, s.hand_len[other]):
            if other != seat:
                n -= 1
                s.hand[other, i] = s.stack[n]
                s.stack[n] = 0


@rule
def resample_captains(s: State, seat: int, rng: Row) -> None:
    """The others' captains are any the seat does not hold, chosen or not."""
    taken = (1 << s.captain[seat, 0]) | (1 << s.captain[seat, 1])
    for other in range(s.players):
        for i in range(2):
            if other != seat:
                captain = pick_captain(rng, taken)
                s.captain[other, i] = captain
                taken |= 1 << captain


@rule
def pick_captain(rng: Row, taken: int) -> int:
    """A captain not among the bits, each as likely."""
    free = 0
    for captain in range(CAPTAINS):
        free += 1 - ((taken >> captain) & 1)
    pick = random_below(rng, free)
    captain = 0
    while (taken >> captain) & 1 == 1 or pick > 0:
        pick -= 1 - ((taken >> captain) & 1)
        captain += 1
    return captain


# ---------------------------------------------------------------------------- numbers for a learner
TURN_FEATURES = 13
HEX_FEATURES = 2 + SIDES + 4  # cell, parts around, settlement, enemy ship, outpost and its corner
LAND_FEATURES = 4 + SEATS + ANIMALS  # hex, island, its tiles and open edges, Vikings, livestock
CELL_FEATURES = 4  # cell, land and sea around it
SEAT_FEATURES = 10 + 2 * ANIMALS + SETTLEMENT_KINDS
OBSERVATION = (
    TURN_FEATURES
    + HAND
    + HEXES * HEX_FEATURES
    + LANDS * LAND_FEATURES
    + OPEN_CELLS * CELL_FEATURES
    + SEATS * SEAT_FEATURES
    + ANIMALS
    + SETTLEMENT_KINDS
)


@rule
def turned_seat(s: State, seat: int, other: int) -> int:
    """The other seat as the seat counts: itself 1, the next 2 …; 0 for nobody."""
    return 0 if other == NOBODY else (other - seat + s.players) % s.players + 1


@rule
def observe(s: State, seat: int, out: Row) -> None:
    """Write what the seat knows, seen from its own chair."""
    n = observe_turn(s, seat, out)
    for i in range(HAND):
        out[n + i] = s.hand[seat, i] + 1
    n += HAND
    for h in range(HEXES):
        n = observe_hex(s, seat, h, out, n)
    for land in range(LANDS):
        n = observe_land(s, seat, land, out, n)
    for cell in range(OPEN_CELLS):
        out[n] = s.open_q[cell]
        out[n + 1] = s.open_r[cell]
        out[n + 2] = s.open_land[cell]
        out[n + 3] = s.open_sea[cell]
        n += CELL_FEATURES
    for k in range(SEATS):
        n = observe_seat(s, seat, k, out, n)
    for animal in range(ANIMALS):
        out[n + animal] = s.animals_left[animal]
    for kind in range(SETTLEMENT_KINDS):
        out[n + ANIMALS + kind] = s.settlements_left[kind]


@rule
def observe_turn(s: State, seat: int, out: Row) -> int:
    """The question and the choices of the turn so far; returns where to go on."""
    out[0] = s.players
    out[1] = s.ask
    out[2] = turned_seat(s, seat, s.actor)
    out[3] = s.turns
    out[4] = s.points
    out[5] = s.to_place
    out[6] = s.chosen + 1 if seat == s.actor else 0
    out[7] = s.cell + 1
    out[8] = s.shore + 1
    out[9] = s.land + 1
    out[10] = s.stack_len
    out[11] = turned_seat(s, seat, s.winter)
    out[12] = s.backs_left[0] * 16 + s.backs_left[1]
    return TURN_FEATURES


@rule
def observe_hex(s: State, seat: int, h: int, out: Row, n: int) -> int:
    """A hex and what touches it, zeros before it is laid; returns where to go on."""
    laid = h < s.hexes
    out[n] = s.hex_q[h]
    out[n + 1] = s.hex_r[h]
    for side in range(SIDES):
        out[n + 2 + side] = part_at(s, h, side) + 1 if laid else 0
    n += 2 + SIDES
    out[n] = s.settlement[h]
    out[n + 1] = s.enemy_ship[h]
    out[n + 2] = turned_seat(s, seat, s.outpost[h]) if laid else 0
    out[n + 3] = s.corner[h] + 1 if laid else 0
    return n + 4


@rule
def observe_land(s: State, seat: int, land: int, out: Row, n: int) -> int:
    """A land part, its island and who stands there; returns where to go on."""
    laid = land < s.lands
    island = s.island[land]
    out[n] = s.land_hex[land] + 1 if laid else 0
    out[n + 1] = island + 1 if laid else 0
    out[n + 2] = s.island_tiles[island] if laid else 0
    out[n + 3] = s.open_edges[island] if laid else 0
    n += 4
    for k in range(SEATS):
        out[n + k] = s.vikings[(seat + k) % s.players, land] if k < s.players else 0
    n += SEATS
    for animal in range(ANIMALS):
        out[n + animal] = s.livestock[land, animal]
    return n + ANIMALS


@rule
def observe_seat(s: State, seat: int, k: int, out: Row, n: int) -> int:
    """A seat's ship, what it has gathered and its captains as far as they are known; returns where to go on."""
    plays = k < s.players
    other = (seat + k) % s.players
    sees_captain = plays and (s.ask != Ask.CAPTAIN or other == seat)
    out[n] = s.ship_hex[other] + 1 if plays else 0
    out[n + 1] = s.ship_sea[other] if plays else 0
    out[n + 2] = s.crew[other] if plays else 0
    out[n + 3] = s.mainland[other] if plays else 0
    out[n + 4] = s.built[other] if plays else 0
    out[n + 5] = s.destroyed[other] if plays else 0
    out[n + 6] = s.dead[other] if plays else 0
    out[n + 7] = s.hand_len[other] if plays else 0
    out[n + 8] = s.captain[other, 0] + 1 if sees_captain else 0
    out[n + 9] = s.captain[other, 1] + 1 if sees_captain else 0
    n += 10
    for animal in range(ANIMALS):
        out[n + animal] = s.hold[other, animal] if plays else 0
        out[n + ANIMALS + animal] = s.delivered[other, animal] if plays else 0
    n += 2 * ANIMALS
    for kind in range(SETTLEMENT_KINDS):
        out[n + kind] = s.conquered[other, kind] if plays else 0
    return n + SETTLEMENT_KINDS
