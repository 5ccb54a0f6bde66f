"""Outposts: what they may become, and the sites where the next ones could stand."""

from __future__ import annotations

from longhouse.bots.minds.explorers.captains import OUTPOST, captains_add
from longhouse.bots.minds.explorers.hopes import Hope, Hopes, add_hope
from longhouse.bots.minds.explorers.prospects import PATIENT, WHOLE, nearness
from longhouse.bots.minds.explorers.waters import FAR
from longhouse.bots.minds.explorers.ways import Ways, muster
from longhouse.games.explorers.components import BUILDERS, HEXES, OUTPOST_COST, OUTPOST_VALUE, OUTPOSTS, SIDES
from longhouse.games.explorers.rules.islands import land_at
from longhouse.games.explorers.rules.outposts import (
    builders_at,
    is_site,
    land_of_second,
    land_of_third,
    second_hex,
    third_hex,
)
from longhouse.games.explorers.state import State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule, scratch, table
from longhouse.kernel.state import NOBODY

__all__ = ["hope_for_outposts", "outposts_begun"]

HOPED: Row = table([0, 350, 700, 1050, 1450, 2000])  # hundredths of a point of so many outposts while more may come
SITES_AHEAD = 3  # sites apart from each other that a seat has an eye on


@rule
def outposts_worth(built: int, patient: int) -> int:
    """Hundredths of a point of so many outposts."""
    return (patient * HOPED[built] + (PATIENT - patient) * WHOLE * OUTPOST_VALUE[built]) // PATIENT


@rule
def outposts_begun(s: State, seat: int, patient: int) -> int:
    """What the outposts may become, beyond their points."""
    return outposts_worth(s.built[seat], patient) - outposts_worth(s.built[seat], 0)


@rule
def hope_for_outposts(s: State, seat: int, ways: Ways, patient: int, left: int, hopes: Hopes) -> None:
    """Hope for the nearest sites that do not spoil each other."""
    actions = scratch(HEXES * SIDES)
    survey(s, seat, ways, actions)
    taken = 0
    for n in range(s.built[seat], min(OUTPOSTS, s.built[seat] + SITES_AHEAD)):
        site = nearest_site(s, actions, taken)
        if site == NOBODY:
            return
        taken |= hexes_at(s, site // SIDES, site % SIDES)
        gain = outposts_worth(n + 1, patient) - outposts_worth(n, patient) + captains_add(s, seat, OUTPOST)
        add_hope(hopes, Hope.OUTPOSTS_AHEAD, gain * nearness(actions[site], left))


@rule
def survey(s: State, seat: int, ways: Ways, actions: Row) -> None:
    """Write the actions until an outpost of the seat stands on each site."""
    for h in range(s.hexes):
        if s.sites[h] != 0:
            for corner in range(SIDES):
                if is_site(s, h, corner):
                    actions[h * SIDES + corner] = build_actions(s, seat, ways, h, corner)


@rule
def nearest_site(s: State, actions: Row, taken: int) -> int:
    """The site with the fewest actions away from the hexes taken (bits), or NOBODY."""
    best, site = FAR, NOBODY
    for h in range(s.hexes):
        if s.sites[h] != 0 and (taken >> h) & 1 == 0:
            for corner in range(SIDES):
                code = h * SIDES + corner
                if is_site(s, h, corner) and actions[code] < best and hexes_at(s, h, corner) & taken == 0:
                    best, site = actions[code], code
    return site


@rule
def hexes_at(s: State, h: int, corner: int) -> int:
    """The three hexes at a corner, as bits."""
    return (1 << h) | (1 << second_hex(s, h, corner)) | (1 << third_hex(s, h, corner))


@rule
def build_actions(s: State, seat: int, ways: Ways, h: int, corner: int) -> int:
    """Actions until an outpost of the seat stands on the corner."""
    if builders_at(s, seat, h, corner) >= BUILDERS:
        return OUTPOST_COST
    first = muster(s, seat, ways, land_at(s, h, corner), BUILDERS)
    second = muster(s, seat, ways, land_of_second(s, h, corner), BUILDERS)
    return OUTPOST_COST + min(first, second, muster(s, seat, ways, land_of_third(s, h, corner), BUILDERS))
