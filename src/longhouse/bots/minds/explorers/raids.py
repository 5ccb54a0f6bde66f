"""Settlements to raid and enemy ships to sink."""

from __future__ import annotations

from longhouse.bots.minds.explorers.captains import FIGHT, RAID, captains_add
from longhouse.bots.minds.explorers.hopes import Hope, Hopes, add_hope
from longhouse.bots.minds.explorers.prospects import WHOLE, nearness
from longhouse.bots.minds.explorers.waters import FAR, water
from longhouse.bots.minds.explorers.ways import Ways, muster
from longhouse.games.explorers.components import BACKS, FIGHTERS, ICON_PART, KILLED, STRENGTH
from longhouse.games.explorers.state import State
from longhouse.kernel.rule import rule

__all__ = ["hope_for_fights", "hope_for_raids"]


@rule
def hope_for_raids(s: State, seat: int, ways: Ways, left: int, hopes: Hopes) -> None:
    """Hope for the settlements that enough Vikings can reach."""
    for h in range(s.hexes):
        if s.settlement[h] > 0:
            strength = STRENGTH[s.settlement[h] - 1]
            actions = muster(s, seat, ways, s.first_land[h] + ICON_PART[s.hex_plate[h]], strength)
            gain = WHOLE * strength + captains_add(s, seat, RAID)
            add_hope(hopes, Hope.RAIDS_AHEAD, gain * nearness(actions, left))


@rule
def hope_for_fights(s: State, seat: int, ways: Ways, left: int, hopes: Hopes) -> None:
    """Hope for the enemy ships that the ship can reach, and for the Viking who may die with glory."""
    gain = WHOLE + captains_add(s, seat, FIGHT) + glory(s, seat)
    for h in range(s.hexes):
        if s.enemy_ship[h] == 1:
            there = water(h, ICON_PART[s.hex_plate[h]])
            actions = ways.voyage[there] + 0
            if s.crew[seat] < FIGHTERS:
                actions = ways.by_home[there] if s.mainland[seat] > 0 else FAR
            add_hope(hopes, Hope.FIGHTS_AHEAD, gain * nearness(actions, left))


@rule
def glory(s: State, seat: int) -> int:
    """Hundredths of a point that the next enemy ship may bring by a death."""
    unseen, deadly = 0, 0
    for back in range(BACKS):
        unseen += s.backs_left[back]
        deadly += s.backs_left[back] * KILLED[back]
    return WHOLE * deadly * (2 * s.dead[seat] + 1) // max(1, unseen)
