"""Weapon cards: the draw pile has no order, so a card is drawn at random from those left."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import FIRST_WEAPON, WEAPONS
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.rules.frames import pop
from longhouse.games.feast_for_odin.rules.moments import is_replaced, raise_trigger
from longhouse.games.feast_for_odin.state import State
from longhouse.games.feast_for_odin.triggers import Trigger
from longhouse.kernel.randomness import random_below
from longhouse.kernel.rule import rule
from longhouse.kernel.state import seal, tell


@rule
def is_weapon(item: int) -> bool:
    """Whether the item is a weapon."""
    return item >= FIRST_WEAPON and item < FIRST_WEAPON + WEAPONS


@rule
def weapons_in_pile(s: State) -> int:
    """Cards of the draw pile; when there are none, the discard pile is shuffled to make a new one."""
    left = 0
    for i in range(WEAPONS):
        left += s.weapons_left[i]
    if left == 0:
        for i in range(WEAPONS):
            s.weapons_left[i] = s.weapons_used[i]
            left += s.weapons_used[i]
            s.weapons_used[i] = 0
    return left


@rule
def draw_weapon(s: State, player: int) -> None:
    """The top card of the pile, face up to the supply."""
    left = weapons_in_pile(s)
    if left == 0:
        return
    r = random_below(s.rng, left)
    seal(s)
    for i in range(WEAPONS):
        r -= s.weapons_left[i]
        if r < 0:
            s.weapons_left[i] -= 1
            s.stock[player, FIRST_WEAPON + i] += 1
            tell(s, Happening.WEAPON_DRAWN, player, FIRST_WEAPON + i)
            return


@rule
def do_arms(s: State, f: int) -> None:
    """Phase 4 for one player: a weapon, unless a card is used instead."""
    player = s.frame_owner[f]
    if s.frame_stage[f] == 0:
        s.frame_stage[f] = 1
        raise_trigger(s, player, Trigger.ARMS_INSTEAD, 0, 1)
        return
    pop(s)
    if not is_replaced(s):
        draw_weapon(s, player)


@rule
def find_weapon(s: State, player: int, weapon: int) -> None:
    """A named weapon: from the discard pile, else the draw pile, else out of nowhere (ruling 26)."""
    i = weapon - FIRST_WEAPON
    if s.weapons_used[i] > 0:
        s.weapons_used[i] -= 1
    elif s.weapons_left[i] > 0:
        s.weapons_left[i] -= 1
    s.stock[player, weapon] += 1
