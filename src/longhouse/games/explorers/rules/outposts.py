"""Outposts: corners where three tiles meet by land."""

from __future__ import annotations

from longhouse.games.explorers.components import (
    BUILDERS,
    OUTPOST_COST,
    OUTPOST_INFLUENCE,
    OUTPOSTS,
    SIDES,
)
from longhouse.games.explorers.rules.islands import land_at
from longhouse.games.explorers.state import Happening, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, tell


@rule
def next_side(side: int) -> int:
    """The next side clockwise; a corner lies between its side and the next."""
    return (side + 1) % SIDES


# ---------------------------------------------------------------------------- the three hexes at a corner
@rule
def second_hex(s: State, h: int, corner: int) -> int:
    """The hex that meets h at the corner, before it clockwise."""
    return s.beside[h, corner]


@rule
def third_hex(s: State, h: int, corner: int) -> int:
    """The hex that meets h at the corner, after it clockwise."""
    return s.beside[h, next_side(corner)]


@rule
def is_land_corner(s: State, h: int, corner: int) -> bool:
    """Whether three hexes meet there, and all three edges are land (ruling 24)."""
    second, third = second_hex(s, h, corner), third_hex(s, h, corner)
    if second == NOBODY or third == NOBODY:
        return False
    if land_at(s, h, corner) == NOBODY or land_at(s, h, next_side(corner)) == NOBODY:
        return False
    return land_at(s, second, (corner + 2) % SIDES) != NOBODY


@rule
def land_of_second(s: State, h: int, corner: int) -> int:
    """The land part of the second hex at the corner."""
    return land_at(s, second_hex(s, h, corner), (corner + 3) % SIDES)


@rule
def land_of_third(s: State, h: int, corner: int) -> int:
    """The land part of the third hex at the corner."""
    return land_at(s, third_hex(s, h, corner), (corner + 4) % SIDES)


# ---------------------------------------------------------------------------- sites
@rule
def survey_sites(s: State, h: int) -> None:
    """A new hex completes corners: note those that could bear an outpost."""
    for corner in range(SIDES):
        if is_land_corner(s, h, corner):
            note_site(s, h, corner)


@rule
def note_site(s: State, h: int, corner: int) -> None:
    """Note the corner at the oldest of its three hexes, unless one of them touches an outpost already."""
    second, third = second_hex(s, h, corner), third_hex(s, h, corner)
    if s.outpost[h] != NOBODY or s.outpost[second] != NOBODY or s.outpost[third] != NOBODY:
        return
    if second < h and second < third:
        s.sites[second] |= 1 << ((corner + 2) % SIDES)
    elif third < h:
        s.sites[third] |= 1 << ((corner + 4) % SIDES)
    else:
        s.sites[h] |= 1 << corner


@rule
def is_site(s: State, h: int, corner: int) -> bool:
    """Whether the corner could bear an outpost, h being the oldest of its three hexes."""
    return (s.sites[h] >> corner) & 1 == 1


@rule
def builders_at(s: State, seat: int, h: int, corner: int) -> int:
    """The seat's Vikings on the three land parts around a land corner."""
    first = s.vikings[seat, land_at(s, h, corner)]
    second = s.vikings[seat, land_of_second(s, h, corner)]
    return first + second + s.vikings[seat, land_of_third(s, h, corner)]


@rule
def may_build_at(s: State, h: int, corner: int) -> bool:
    """A site with two of the actor's Vikings around it."""
    return is_site(s, h, corner) and builders_at(s, s.actor, h, corner) >= BUILDERS


@rule
def may_build(s: State) -> bool:
    """Whether the actor has the points, an outpost and a site."""
    if s.points < OUTPOST_COST or s.built[s.actor] >= OUTPOSTS:
        return False
    return next_site(s, 0) != NOBODY


@rule
def next_site(s: State, code: int) -> int:
    """The first answer from this one on that names a corner where the actor may build, or NOBODY."""
    for h in range(code // SIDES, s.hexes):
        if s.sites[h] != 0:
            for corner in range(SIDES):
                if h * SIDES + corner >= code and may_build_at(s, h, corner):
                    return h * SIDES + corner
    return NOBODY


@rule
def build_outpost(s: State, h: int, corner: int) -> None:
    """Set an outpost on the corner; no other may ever touch one of the three hexes."""
    second, third = second_hex(s, h, corner), third_hex(s, h, corner)
    s.corner[h] = corner
    s.outpost[h] = s.actor
    s.outpost[second] = s.actor
    s.outpost[third] = s.actor
    s.built[s.actor] += 1
    s.influence[s.actor, s.island[land_at(s, h, corner)]] += OUTPOST_INFLUENCE
    clear_sites(s)
    tell(s, Happening.OUTPOST_BUILT, s.actor, h, second, third, s.built[s.actor])


@rule
def clear_sites(s: State) -> None:
    """Corners with a hex that touches an outpost are sites no longer."""
    for h in range(s.hexes):
        for corner in range(SIDES):
            if is_site(s, h, corner) and is_spoilt(s, h, corner):
                s.sites[h] &= ~(1 << corner)


@rule
def is_spoilt(s: State, h: int, corner: int) -> bool:
    """Whether one of the three hexes touches an outpost."""
    second, third = s.outpost[second_hex(s, h, corner)], s.outpost[third_hex(s, h, corner)]
    return s.outpost[h] != NOBODY or second != NOBODY or third != NOBODY
