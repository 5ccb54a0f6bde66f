"""What a tile would join before it is laid: the shores it touches, and whether an island would be finished."""

from __future__ import annotations

from dataclasses import dataclass

from longhouse.games.explorers.components import LAND_PARTS, PART, SIDES, STEP_Q, STEP_R
from longhouse.games.explorers.rules.islands import land_at, opposite
from longhouse.games.explorers.state import State


@dataclass(frozen=True)
class Shore:
    """An island as it would be: the islands that become one (none for a new shore), and whether it is finished."""

    islands: frozenset[int]
    tiles: int
    finished: bool


@dataclass
class _Joined:
    """Land parts of the new tile that will be one island, what they touch, and their land edges without a neighbour."""

    islands: set[int]
    met: int = 0
    unmet: int = 0


def shores_of(s: State, tile: int, turned: int, q: int, r: int) -> list[Shore]:
    """The islands that a tile laid so would touch or begin."""
    hexes = {(s.hex_q[h], s.hex_r[h]): h for h in range(s.hexes)}
    parts: dict[int, _Joined] = {}
    for side in range(SIDES):
        part = PART[tile * SIDES + turned, side]
        if part >= LAND_PARTS:
            continue
        joined = parts.setdefault(part, _Joined(set()))
        h = hexes.get((q + STEP_Q[side], r + STEP_R[side]))
        if h is None:
            joined.unmet += 1
        else:
            joined.met += 1
            joined.islands.add(s.island[land_at(s, h, opposite(side))])
    return [_shore(s, joined) for joined in _merged(list(parts.values()))]


def _merged(parts: list[_Joined]) -> list[_Joined]:
    """Parts that touch one island become one."""
    merged: list[_Joined] = []
    for part in parts:
        same = [other for other in merged if other.islands & part.islands]
        merged = [other for other in merged if other not in same]
        for other in same:
            part = _Joined(part.islands | other.islands, part.met + other.met, part.unmet + other.unmet)
        merged.append(part)
    return merged


def _shore(s: State, joined: _Joined) -> Shore:
    lands = [land for land in range(s.lands) if s.island[land] in joined.islands]
    tiles = len({s.land_hex[land] for land in lands}) + 1
    left = sum(s.open_edges[island] for island in joined.islands) - joined.met + joined.unmet
    return Shore(frozenset(joined.islands), tiles, left == 0)
