"""What something to come is worth now: the less, the more actions it takes, and nothing when winter comes before."""

from __future__ import annotations

from longhouse.games.explorers.components import ACTION_POINTS, SOLO_DRAWN, TILES
from longhouse.games.explorers.rules.turns import is_solo
from longhouse.games.explorers.state import State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule, table

__all__ = ["PATIENT", "WHOLE", "actions_left", "lateness", "nearness", "patience", "tiles_left", "turns_to_come"]

WHOLE = 100  # hundredths of a point
FADING = 0.87  # what is left of a promise for each action it takes
NEARNESS: Row = table([round(WHOLE * FADING**actions) for actions in range(40)])
PATIENT = 8  # turns before the end from which on only what is really there counts
EARLY, HASTE = 30, 8  # hundredths that count early, and that a turn takes away


@rule
def is_placing(s: State, seat: int) -> bool:
    """Whether the seat's turn has begun, but not its actions."""
    return s.actor == seat and s.to_place > 0


@rule
def turns_to_come(s: State, seat: int) -> int:
    """Turns of the seat in which it has not placed its tiles: so ending a turn makes nobody's time shorter."""
    turns = TILES // SOLO_DRAWN - s.turns
    if not is_solo(s):
        place = (seat - s.winter - 1 + s.players) % s.players
        turns = TILES // s.players - (s.turns + s.players - 1 - place) // s.players
    return turns + 1 if is_placing(s, seat) else turns


@rule
def actions_left(s: State, seat: int) -> int:
    """Actions of the seat until winter."""
    now = 0 if s.actor != seat or is_placing(s, seat) else s.points
    return ACTION_POINTS * turns_to_come(s, seat) + now


@rule
def nearness(actions: int, left: int) -> int:
    """How much of something counts that takes so many of the actions left, in hundredths."""
    return NEARNESS[actions] if actions <= left and actions < len(NEARNESS) else 0


@rule
def patience(s: State, seat: int) -> int:
    """Up to PATIENT: how much what was begun may still grow."""
    return min(PATIENT, turns_to_come(s, seat))


@rule
def tiles_left(s: State) -> int:
    """Tiles that will still be placed."""
    return TILES - s.turns if not is_solo(s) else 2 * (TILES // SOLO_DRAWN - s.turns)


@rule
def lateness(s: State, seat: int) -> int:
    """How much that counts at the end which Vikings may still walk away from, in hundredths."""
    return max(EARLY, WHOLE - HASTE * turns_to_come(s, seat))
