"""What everything else is judged by: how far each water and each land is from ships, Vikings and the mainland."""

from __future__ import annotations

from longhouse.bots.minds.explorers.outlook.layout import (
    AFOOT,
    ANIMAL,
    APPETITE,
    BAND,
    BAND_ON,
    BUILDERS_AT,
    DEEDS,
    ENDLESS,
    ENEMY,
    FAR,
    GAIN,
    HAULING,
    HOME,
    HOMEWARD,
    ISLAND,
    LANDING,
    NEAREST,
    RAID,
    RIVAL,
    RIVAL_LANDING,
    RIVALS_ON,
    SIDE_NEAREST,
    SITE,
    STEPS,
    TO_ANIMAL,
    TO_SETTLEMENT,
    TO_SHIP,
    TO_SITE,
    VOYAGE,
    WALK_GOALS,
    WALK_NEAREST,
    WAYS_OUT,
)
from longhouse.bots.minds.explorers.waters import SEA_PARTS, WATERS, is_home, water
from longhouse.games.explorers.components import (
    ANIMALS,
    COAST,
    FIGHTERS,
    FIXED,
    ICON_PART,
    LAND_PARTS,
    LANDS,
    LANDS_ON,
    MAINLAND,
    OUTPOSTS,
    SIDES,
    STEP_Q,
    STEP_R,
)
from longhouse.games.explorers.rules.chart import is_closed
from longhouse.games.explorers.rules.islands import land_at, land_beyond, opposite, part_at, part_of
from longhouse.games.explorers.rules.land import has_animal, strength_on
from longhouse.games.explorers.rules.longships import enemy_in, in_reach
from longhouse.games.explorers.rules.outposts import builders_at, is_site, land_of_second, land_of_third
from longhouse.games.explorers.state import State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule, scratch
from longhouse.kernel.state import NOBODY

__all__ = ["best_gain", "fill_ways", "near"]


@rule
def near(actions: int) -> int:
    """Nearness of what takes so many actions."""
    return FAR - min(FAR, actions)


@rule
def fill_ways(s: State, seat: int, out: Row, first: int) -> None:
    """Find all ways of the seat, and what lies at their ends."""
    queue = scratch(WATERS)
    seas = scratch(WATERS * SIDES)
    lands = scratch(LANDS * SIDES)
    join_waters(s, seas)
    join_lands(s, lands, out)
    sail_from_ship(s, seat, seas, out, queue)
    sail_home(s, seat, seas, out, queue)
    sail_as_rivals(s, seat, seas, out, queue)
    count_gains(s, seat, out)
    survey_islands(s, seat, out)
    survey_sites(s, seat, out)
    walk_to_goals(s, seat, lands, out, queue)
    reach_lands(s, lands, out)
    look_for_walkers(s, seat, out)
    look_around(s, seat, out)


# ---------------------------------------------------------------------------- what touches what
@rule
def join_waters(s: State, seas: Row) -> None:
    """Write the water behind each side of each water, counted from 1; 0 where there is none."""
    for h in range(s.hexes):
        for side in range(SIDES):
            goal, part = s.beside[h, side], part_at(s, h, side)
            if goal != NOBODY and LAND_PARTS <= part < MAINLAND:
                seas[water(h, part) * SIDES + side] = water(goal, part_at(s, goal, opposite(side))) + 1


@rule
def join_lands(s: State, lands: Row, out: Row) -> None:
    """Write the neighbours of each land, one behind the other, and how many they are."""
    for land in range(s.lands):
        if s.island_tiles[s.island[land]] > 1:
            ways = 0
            for side in range(SIDES):
                beyond = land_beyond(s, land, side)
                if beyond != NOBODY:
                    lands[land * SIDES + ways] = beyond
                    ways += 1
            out[WAYS_OUT + land] = ways


# ---------------------------------------------------------------------------- at sea
@rule
def clear_waters(s: State, out: Row, ways: int) -> None:
    for w in range(s.hexes * SEA_PARTS):
        out[ways + w] = FAR


@rule
def sail_from_ship(s: State, seat: int, seas: Row, out: Row, queue: Row) -> None:
    """Voyages of the own ship, with the sides by which they may begin; past enemies only with fighters aboard."""
    clear_waters(s, out, VOYAGE)
    start = water(s.ship_hex[seat], s.ship_sea[seat])
    out[VOYAGE + start] = 0
    queue[0] = start
    fights = s.crew[seat] != FIGHTERS - 1
    k, reached = 0, 1
    while k < reached:
        w = queue[k]
        k += 1
        away = out[VOYAGE + w] + 1
        for side in range(SIDES):
            there = seas[w * SIDES + side] - 1
            if there != NOBODY and away <= out[VOYAGE + there] and away < FAR and is_open(s, there, fights):
                if away < out[VOYAGE + there]:
                    out[VOYAGE + there] = away
                    queue[reached] = there
                    reached += 1
                out[STEPS + there] |= 1 << side if w == start else out[STEPS + w]


@rule
def is_open(s: State, w: int, fights: bool) -> bool:
    """Whether a ship may sail into a water."""
    return fights or not enemy_in(s, w // SEA_PARTS, w % SEA_PARTS + LAND_PARTS)


@rule
def sail_home(s: State, seat: int, seas: Row, out: Row, queue: Row) -> None:
    """Voyages to the mainland."""
    clear_waters(s, out, HOMEWARD)
    reached = 0
    for w in range(FIXED * SEA_PARTS):
        if is_home(s, w):
            out[HOMEWARD + w] = 0
            queue[reached] = w
            reached += 1
    sail_on(s, seas, out, HOMEWARD, queue, reached, s.crew[seat] != FIGHTERS - 1)


@rule
def sail_as_rivals(s: State, seat: int, seas: Row, out: Row, queue: Row) -> None:
    """Voyages of the nearest rival."""
    clear_waters(s, out, RIVAL)
    reached = 0
    for other in range(s.players):
        w = water(s.ship_hex[other], s.ship_sea[other])
        if other != seat and out[RIVAL + w] > 0:
            out[RIVAL + w] = 0
            queue[reached] = w
            reached += 1
    sail_on(s, seas, out, RIVAL, queue, reached, True)


@rule
def sail_on(s: State, seas: Row, out: Row, ways: int, queue: Row, reached: int, fights: bool) -> None:
    """Sail on from the waters in the queue to all others, the nearest first."""
    k = 0
    while k < reached:
        w = queue[k]
        k += 1
        away = out[ways + w] + 1
        for side in range(SIDES):
            there = seas[w * SIDES + side] - 1
            if there != NOBODY and away < out[ways + there] and is_open(s, there, fights):
                out[ways + there] = away
                queue[reached] = there
                reached += 1


# ---------------------------------------------------------------------------- livestock, islands, sites
@rule
def count_gains(s: State, seat: int, out: Row) -> None:
    """Points for one more animal of each kind: it joins the first set without one."""
    for animal in range(ANIMALS):
        n = s.delivered[seat, animal] + s.hold[seat, animal]
        kinds = 1
        for other in range(ANIMALS):
            kinds += 1 if other != animal and s.delivered[seat, other] + s.hold[seat, other] > n else 0
        out[GAIN + animal] = kinds


@rule
def best_gain(s: State, land: int, out: Row) -> int:
    """Points for the best animal on a land."""
    best = 0
    for animal in range(ANIMALS):
        if s.livestock[land, animal] > 0:
            best = max(best, out[GAIN + animal])
    return best


@rule
def survey_islands(s: State, seat: int, out: Row) -> None:
    """Who stands on each island, and whether it can be finished."""
    for land in range(s.lands):
        out[BAND_ON + s.island[land]] += s.vikings[seat, land]
        for other in range(s.players):
            if other != seat:
                out[RIVALS_ON + land] = max(out[RIVALS_ON + land], s.influence[other, land])
    for h in range(s.hexes):
        if s.hex_r[h] >= 0:
            for side in range(SIDES):
                land = land_at(s, h, side)
                if land != NOBODY and is_closed(s.hex_q[h] + STEP_Q[side], s.hex_r[h] + STEP_R[side]):
                    out[ENDLESS + s.island[land]] = 1


@rule
def survey_sites(s: State, seat: int, out: Row) -> None:
    if s.built[seat] == OUTPOSTS:
        return
    for h in range(s.hexes):
        if s.sites[h] != 0:
            for corner in range(SIDES):
                if is_site(s, h, corner):
                    builders = builders_at(s, seat, h, corner) + 1
                    note_builders(out, land_at(s, h, corner), builders)
                    note_builders(out, land_of_second(s, h, corner), builders)
                    note_builders(out, land_of_third(s, h, corner), builders)


@rule
def note_builders(out: Row, land: int, builders: int) -> None:
    out[BUILDERS_AT + land] = max(out[BUILDERS_AT + land], builders)


# ---------------------------------------------------------------------------- on land
@rule
def walk_to_goals(s: State, seat: int, lands: Row, out: Row, queue: Row) -> None:
    """Steps from own Vikings, and to livestock, settlements, sites and the ship."""
    for land in range(s.lands):
        out[AFOOT + land] = 0 if s.vikings[seat, land] > 0 else FAR
        out[TO_ANIMAL + land] = 0 if has_animal(s, land) else FAR
        out[TO_SETTLEMENT + land] = 0 if strength_on(s, land) > 0 else FAR
        out[TO_SITE + land] = 0 if out[BUILDERS_AT + land] > 0 else FAR
        out[TO_SHIP + land] = FAR
    h = s.ship_hex[seat]
    for shore in range(LANDS_ON[s.hex_plate[h]]):
        if in_reach(s, seat, shore):
            out[TO_SHIP + s.first_land[h] + shore] = 0
    walk_on(s, lands, out, AFOOT, queue)
    walk_on(s, lands, out, TO_ANIMAL, queue)
    walk_on(s, lands, out, TO_SETTLEMENT, queue)
    walk_on(s, lands, out, TO_SITE, queue)
    walk_on(s, lands, out, TO_SHIP, queue)


@rule
def walk_on(s: State, lands: Row, out: Row, steps: int, queue: Row) -> None:
    """Walk on from the lands that are there already to all others, the nearest first."""
    reached, k = 0, 0
    for land in range(s.lands):
        if out[steps + land] == 0 and out[WAYS_OUT + land] > 0:
            queue[reached] = land
            reached += 1
    while k < reached:
        land = queue[k]
        k += 1
        for way in range(out[WAYS_OUT + land]):
            beyond = lands[land * SIDES + way]
            if out[steps + land] + 1 < out[steps + beyond]:
                out[steps + beyond] = out[steps + land] + 1
                queue[reached] = beyond
                reached += 1


@rule
def reach_lands(s: State, lands: Row, out: Row) -> None:
    """What landing takes and what hauling home takes: at a land's own shores, or overland from another's."""
    for land in range(s.lands):
        h, coast = s.land_hex[land], COAST[s.hex_plate[s.land_hex[land]], part_of(s, land)]
        landing, hauling, rival = FAR, FAR, FAR
        for part in range(LAND_PARTS, MAINLAND):
            if (coast >> part) & 1 == 1:
                landing = min(landing, out[VOYAGE + water(h, part)] + 1)
                hauling = min(hauling, out[HOMEWARD + water(h, part)] + 2)
                rival = min(rival, out[RIVAL + water(h, part)] + 1)
        out[LANDING + land] = landing
        out[HAULING + land] = hauling
        out[RIVAL_LANDING + land] = rival
    for land in range(s.lands):
        go_overland(land, lands, out)
    for k in range(s.lands):
        go_overland(s.lands - 1 - k, lands, out)


@rule
def go_overland(land: int, lands: Row, out: Row) -> None:
    """Take the way through a neighbouring land where it is shorter."""
    for way in range(out[WAYS_OUT + land]):
        beyond = lands[land * SIDES + way]
        out[LANDING + land] = min(out[LANDING + land], out[LANDING + beyond] + 1)
        out[HAULING + land] = min(out[HAULING + land], out[HAULING + beyond] + 1)
        out[RIVAL_LANDING + land] = min(out[RIVAL_LANDING + land], out[RIVAL_LANDING + beyond] + 1)


@rule
def look_for_walkers(s: State, seat: int, out: Row) -> None:
    """How near each goal is for own Vikings who would have to walk there."""
    for land in range(s.lands):
        if s.vikings[seat, land] > 0:
            for goal in range(WALK_GOALS):
                steps = out[TO_ANIMAL + goal * LANDS + land]
                if steps > 0:
                    out[WALK_NEAREST + goal] = max(out[WALK_NEAREST + goal], near(steps))


# ---------------------------------------------------------------------------- what a voyage could be for
@rule
def look_around(s: State, seat: int, out: Row) -> None:
    """How near each deed is for the ship, at all and by each side."""
    for land in range(s.lands):
        look_at_land(s, seat, land, out)
    for h in range(s.hexes):
        if s.enemy_ship[h] == 1:
            sight(out, ENEMY, water(h, ICON_PART[s.hex_plate[h]]), 0)
    for w in range(FIXED * SEA_PARTS):
        if is_home(s, w):
            sight(out, HOME, w, 0)


@rule
def look_at_land(s: State, seat: int, land: int, out: Row) -> None:
    """Note what the land is good for at each water on its coast."""
    h, coast = s.land_hex[land], COAST[s.hex_plate[s.land_hex[land]], part_of(s, land)]
    island, strength, gain = s.island[land], strength_on(s, land), best_gain(s, land, out)
    open_to_all = out[ENDLESS + island] == 0 and s.influence[seat, island] <= out[RIVALS_ON + island]
    for part in range(LAND_PARTS, MAINLAND):
        w = water(h, part)
        if (coast >> part) & 1 == 1 and out[VOYAGE + w] < FAR:
            if gain > 0:
                sight(out, ANIMAL, w, 0)
                sight(out, APPETITE, w, 2 * gain)
            if strength > 0 and strength <= s.crew[seat] + s.vikings[seat, land]:
                sight(out, RAID, w, 0)
            if out[BUILDERS_AT + land] > 0:
                sight(out, SITE, w, 0)
            if s.vikings[seat, land] > 0:
                sight(out, BAND, w, 0)
            if open_to_all:
                sight(out, ISLAND, w, 0)


@rule
def sight(out: Row, deed: int, w: int, worth: int) -> None:
    """There is something to do in a water."""
    nearness = near(out[VOYAGE + w])
    if nearness == 0:
        return
    out[NEAREST + deed] = max(out[NEAREST + deed], nearness + worth)
    for side in range(SIDES):
        if (out[STEPS + w] >> side) & 1 == 1:
            place = SIDE_NEAREST + side * DEEDS + deed
            out[place] = max(out[place], nearness + worth)
