"""Who stands how aboard a ship, and what its sailing now would bring."""

from __future__ import annotations

from longhouse.games.vikings_on_board.components import CLANS, MAX_BODY, MAX_VALUE, SUPPLIES, VALUE_OF_BARREL
from longhouse.games.vikings_on_board.rules.fjord import cargo_on, clan_of, shields_of
from longhouse.games.vikings_on_board.state import State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY

__all__ = [
    "barrels_on",
    "cargo_for",
    "clans_aboard",
    "clans_before",
    "crew_of",
    "influence_in",
    "leader_in",
    "sailing_gain",
]

BITS = 8  # of a clan's influence in a crew
MASK = (1 << BITS) - 1


@rule
def crew_of(s: State, ship: int) -> int:
    """The influence of all clans aboard in one number: more shields, then nearer to the bow, as the rules order it."""
    crew = 0
    for i in range(s.body_len[ship]):
        piece = s.body[ship, i]
        shift = BITS * clan_of(piece)
        strength = shields_of(s, piece) * (MAX_BODY + 1)
        if (crew >> shift) & MASK == 0:
            strength += MAX_BODY - i
        crew += strength << shift
    return crew


@rule
def influence_in(crew: int, clan: int) -> int:
    """The clan's influence; 0 when not aboard."""
    return (crew >> (BITS * clan)) & MASK


@rule
def clans_before(crew: int, clan: int) -> int:
    """How many clans take before this one."""
    own = influence_in(crew, clan)
    n = 0
    for other in range(CLANS):
        n += 1 if influence_in(crew, other) > own else 0
    return n


@rule
def clans_aboard(crew: int) -> int:
    """How many clans share the cargo."""
    n = 0
    for clan in range(CLANS):
        n += 1 if influence_in(crew, clan) > 0 else 0
    return n


@rule
def leader_in(crew: int) -> int:
    """The clan whose circle wins; NOBODY when the ship is empty."""
    leader, most = NOBODY, 0
    for clan in range(CLANS):
        strength = influence_in(crew, clan)
        if strength > most:
            leader, most = clan, strength
    return leader


@rule
def cargo_for(s: State, ship: int, crew: int, clan: int) -> int:
    """Points at today's market that the clan would take from the bow, everyone taking what is dearest."""
    if influence_in(crew, clan) == 0 or cargo_on(s, ship) == 0:
        return 0
    place, takers = clans_before(crew, clan), clans_aboard(crew)
    points, before = 0, 0
    for value in range(MAX_VALUE, 0, -1):
        after = before + tokens_worth(s, ship, value)
        points += value * (takes_among(after, place, takers) - takes_among(before, place, takers))
        before = after
    return points


@rule
def tokens_worth(s: State, ship: int, value: int) -> int:
    """How many tokens on the bow have this value."""
    tokens = 0
    for supply in range(SUPPLIES):
        tokens += s.cargo[ship, supply] if s.market[supply] == value else 0
    return tokens


@rule
def takes_among(tokens: int, place: int, takers: int) -> int:
    """How many of the first tokens go to the clan in that place."""
    return (tokens + takers - 1 - place) // takers


@rule
def barrels_on(s: State, seat: int, ship: int, clan: int) -> int:
    """Points of the seat's barrels on a circle."""
    points = 0
    for bet in range(s.bets[seat]):
        if s.bet_ship[seat, bet] == ship and s.bet_clan[seat, bet] == clan:
            points += VALUE_OF_BARREL[s.barrel[seat, bet]]
    return points


@rule
def sailing_gain(s: State, ship: int, seat: int) -> int:
    """Points before the best of the others that the ship would bring the seat if it sailed now."""
    crew = crew_of(s, ship)
    leader = leader_in(crew)
    own, best = 0, 0
    for other in range(s.players):
        points = cargo_for(s, ship, crew, other) + barrels_on(s, other, ship, leader)
        if other == seat:
            own = points
        else:
            best = max(best, points)
    return own - best
