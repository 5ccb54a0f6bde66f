"""What a seat of Explorers of the North Sea may count on while winter is not there."""

from __future__ import annotations

from longhouse.bots.minds.explorers.waters import (
    FAR,
    herd_points,
    turns_left,
    way_home,
    way_on_land,
    way_to_crew,
    way_to_prey,
)
from longhouse.games.explorers.components import (
    ANIMALS,
    BUILDERS,
    ICON,
    ICON_PART,
    OUTPOST_VALUE,
    OUTPOSTS,
    SIDES,
    STRENGTH,
)
from longhouse.games.explorers.rules.longships import aboard
from longhouse.games.explorers.rules.outposts import builders_at, is_site
from longhouse.games.explorers.rules.scoring import score
from longhouse.games.explorers.state import Ask, State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule

__all__ = ["FEATURES", "calm", "measure"]

FEATURES = (
    "score",
    "outposts_ready",
    "outposts_half",
    "herd_aboard",
    "herd_points",
    "herd_begun",
    "herd_way",
    "herd_held",
    "prey_near",
    "raid_part",
    "raid_force",
    "islands_closing",
    "footholds",
    "vikings_ashore",
    "march",
    "vikings_aboard",
    "adrift",
)
(
    SCORE,
    OUTPOSTS_READY,
    OUTPOSTS_HALF,
    HERD_ABOARD,
    HERD_POINTS,
    HERD_BEGUN,
    HERD_WAY,
    HERD_HELD,
    PREY_NEAR,
    RAID_PART,
    RAID_FORCE,
    ISLANDS_CLOSING,
    FOOTHOLDS,
    VIKINGS_ASHORE,
    MARCH,
    VIKINGS_ABOARD,
    ADRIFT,
) = range(len(FEATURES))
SOON = 4  # turns in which what was begun can be brought to an end
CLOSING = 6  # open edges of an island that nobody will finish in time
MARCHED = 4  # hexes on land within which Vikings are on their way to something


@rule
def calm(s: State) -> bool:
    """Between two actions, and before a tile."""
    return s.ask == Ask.ACTION or s.ask == Ask.TILE or s.ask == Ask.CAPTAIN


@rule
def measure(s: State, seat: int, out: Row) -> None:
    """Points so far, and what ship, Vikings and islands promise for the turns left."""
    for k in range(len(FEATURES)):
        out[k] = 0
    soon = min(turns_left(s, seat), SOON)
    out[SCORE] = score(s, seat)
    measure_ship(s, seat, out)
    measure_hexes(s, seat, out)
    measure_lands(s, seat, out)
    for k in range(SCORE + 1, len(FEATURES)):
        out[k] *= soon


@rule
def measure_ship(s: State, seat: int, out: Row) -> None:
    """Add what is aboard, and how far it has to go."""
    h, loaded = s.ship_hex[seat], aboard(s, seat) - s.crew[seat]
    out[HERD_ABOARD] = loaded
    out[HERD_POINTS] = herd_points(s, seat, 1) - herd_points(s, seat, 0)
    out[HERD_BEGUN] = kinds_delivered(s, seat)
    out[HERD_WAY] = loaded * min(way_home(s, h), FAR)
    out[PREY_NEAR] = FAR - way_to_prey(s, seat, h)
    out[VIKINGS_ABOARD] = s.crew[seat]
    if s.crew[seat] == 0:
        out[ADRIFT] = 1 + way_to_crew(s, seat, h) + loaded
    elif s.crew[seat] == 1 and s.mainland[seat] > 0:
        out[PREY_NEAR] = max(out[PREY_NEAR], FAR - way_home(s, h))


@rule
def kinds_delivered(s: State, seat: int) -> int:
    """Kinds of livestock in the seat's largest set: the next one brings more than the last."""
    kinds = 0
    for animal in range(ANIMALS):
        kinds += 1 if s.delivered[seat, animal] > 0 else 0
    return kinds


@rule
def measure_hexes(s: State, seat: int, out: Row) -> None:
    """Add animals and settlements where Vikings of the seat stand, and corners where they could build."""
    for h in range(s.hexes):
        land = s.first_land[h] + ICON_PART[s.hex_plate[h]]
        icon = ICON[s.hex_plate[h]]
        if s.settlement[h] > 0:
            measure_settlement(s, seat, land, STRENGTH[s.settlement[h] - 1], out)
        elif icon < ANIMALS and s.livestock[land, icon] > 0 and s.vikings[seat, land] > 0:
            out[HERD_HELD] += 1
        if s.sites[h] != 0:
            measure_sites(s, seat, h, out)
    ready = min(out[OUTPOSTS_READY], OUTPOSTS - s.built[seat])
    out[OUTPOSTS_READY] = OUTPOST_VALUE[s.built[seat] + ready] - OUTPOST_VALUE[s.built[seat]]
    out[OUTPOSTS_HALF] = min(out[OUTPOSTS_HALF], OUTPOSTS - s.built[seat])


@rule
def measure_settlement(s: State, seat: int, land: int, strength: int, out: Row) -> None:
    """Add a settlement by the part of its strength that stands before it, and that is on its island at all."""
    out[RAID_PART] += min(s.vikings[seat, land], strength)
    if s.influence[seat, s.island[land]] >= strength:
        out[RAID_FORCE] += strength


@rule
def measure_sites(s: State, seat: int, h: int, out: Row) -> None:
    """Add the corners of a hex that could bear an outpost, by the Vikings around them."""
    for corner in range(SIDES):
        if is_site(s, h, corner):
            builders = builders_at(s, seat, h, corner)
            out[OUTPOSTS_READY] += 1 if builders >= BUILDERS else 0
            out[OUTPOSTS_HALF] += 1 if builders == BUILDERS - 1 else 0


@rule
def measure_lands(s: State, seat: int, out: Row) -> None:
    """Add the unfinished islands that the seat would control, its footholds, and its Vikings on their way."""
    for land in range(s.lands):
        own = s.influence[seat, land]  # of the island that this land names, if any
        if own > 0:
            out[FOOTHOLDS] += 1
            if s.open_edges[land] > 0 and leads(s, seat, land, own):
                out[ISLANDS_CLOSING] += s.island_tiles[land] * max(0, CLOSING - s.open_edges[land])
        vikings = s.vikings[seat, land]
        if vikings > 0:
            out[VIKINGS_ASHORE] += vikings
            out[MARCH] += vikings * max(0, MARCHED - way_on_land(s, land))


@rule
def leads(s: State, seat: int, island: int, own: int) -> bool:
    """Whether nobody has more influence on the island."""
    for other in range(s.players):
        if other != seat and s.influence[other, island] > own:
            return False
    return True
