"""Who knows what: the worlds a seat holds possible; what it knows as numbers is in observation.py.

Hidden are the tiles in other hands, the order of the stack, and, until all have chosen, the captains of the others.
The faces of settlements and of enemy ships are drawn when they are turned up: the record does not hold them before.
A hand that was changed because nothing fitted is as unknown to its owner as any other tile.
"""

from __future__ import annotations

from longhouse.games.explorers.components import (
    CAPTAINS,
    TILES,
)
from longhouse.games.explorers.rules.chart import fitting_turns, has_place
from longhouse.games.explorers.state import Ask, State
from longhouse.games.explorers.view import view
from longhouse.kernel.randomness import random_below, shuffle
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY

__all__ = ["determinize", "view"]


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
