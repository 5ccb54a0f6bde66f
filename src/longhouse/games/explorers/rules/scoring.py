"""Points and winners: the seven lines of the score sheet."""

from __future__ import annotations

from longhouse.games.explorers.components import (
    ANIMALS,
    OUTPOST_VALUE,
    SET_VALUE,
    SETTLEMENT_KINDS,
    SHIP_VALUE,
    STRENGTH,
    TILE_VALUE,
)
from longhouse.games.explorers.rules.captains import captain_points
from longhouse.games.explorers.rules.islands import controls
from longhouse.games.explorers.rules.land import settlements_of
from longhouse.games.explorers.state import SCORE_LINES, Line, State
from longhouse.kernel.rule import rule
from longhouse.kernel.scoring import sheet_total

LINES = len(SCORE_LINES)
LARGEST_TIE = 100  # no one can lose or raid so many


@rule
def livestock_points(s: State, seat: int) -> int:
    """Sets of different animals, the largest first: the n-th set holds the kinds delivered n times (ruling 29)."""
    points, n, kinds = 0, 1, ANIMALS
    while kinds > 0:
        kinds = 0
        for animal in range(ANIMALS):
            kinds += 1 if s.delivered[seat, animal] >= n else 0
        points += SET_VALUE[kinds]
        n += 1
    return points


@rule
def settlement_points(s: State, seat: int) -> int:
    """The strengths of the settlements raided."""
    points = 0
    for kind in range(SETTLEMENT_KINDS):
        points += STRENGTH[kind] * s.conquered[seat, kind]
    return points


@rule
def island_points(s: State, seat: int) -> int:
    """A point a tile of every finished island that the seat controls, alone or tied (ruling 28)."""
    points = 0
    for island in range(s.lands):
        if controls(s, seat, island):
            points += TILE_VALUE * s.island_tiles[island]
    return points


@rule
def score_line(s: State, seat: int, line: int) -> int:
    """One of the seven lines."""
    if line == Line.LIVESTOCK:
        return livestock_points(s, seat)
    if line == Line.OUTPOSTS:
        return OUTPOST_VALUE[s.built[seat]]
    if line == Line.ENEMY_SHIPS:
        return SHIP_VALUE * s.destroyed[seat]
    if line == Line.SETTLEMENTS:
        return settlement_points(s, seat)
    if line == Line.VIKING_DEATHS:
        return s.dead[seat] * s.dead[seat]
    if line == Line.ISLANDS:
        return island_points(s, seat)
    return captain_points(s, seat)


@rule
def score(s: State, seat: int) -> int:
    """The sum of the seven lines."""
    return sheet_total(s, seat, LINES)


@rule
def standing(s: State, seat: int) -> int:
    """A number that orders the seats: points, then dead Vikings, then settlements (ruling 33)."""
    return (score(s, seat) * LARGEST_TIE + s.dead[seat]) * LARGEST_TIE + settlements_of(s, seat)
