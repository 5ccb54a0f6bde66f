"""Telling a player's cards what happens. It costs one test when no card waits for it."""

from __future__ import annotations

from longhouse.games.feast_for_odin.rules.frames import push, space_of
from longhouse.games.feast_for_odin.spaces import TRIGGER_PROGRAM
from longhouse.games.feast_for_odin.state import State
from longhouse.games.feast_for_odin.triggers import Source, Trigger
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY


@rule
def is_awaited(s: State, player: int, trigger: int) -> bool:
    """Whether some card of the player waits for the trigger."""
    return (s.watch[player] >> trigger) & 1 == 1


@rule
def raise_trigger(s: State, player: int, trigger: int, subject: int, amount: int) -> bool:
    """Something happened to the player: offer it to their cards, before anything else goes on.

    Whoever raises a trigger must have moved its own frame on, or know from its stage that it has been raised.
    """
    if not is_awaited(s, player, trigger):
        return False
    f = push(s, player, TRIGGER_PROGRAM)
    s.frame_x[f] = trigger
    s.frame_y[f] = amount
    s.frame_z[f] = subject
    return True


@rule
def source_now(s: State) -> int:
    """Where what is received now comes from: the space in use, or else a card or an action at any time."""
    if s.depth > 0 and space_of(s, s.depth - 1) != NOBODY:
        return Source.SPACE
    return Source.ACTION


@rule
def ships_came(s: State, player: int, ship: int) -> None:
    """A ship has come into the bay, in whatever way."""
    raise_trigger(s, player, Trigger.STATE, 0, 1)
    raise_trigger(s, player, Trigger.ACQUIRE, ship, 1)


@rule
def is_replaced(s: State) -> bool:
    """Whether a card was used instead of what was about to happen; asked once."""
    replaced = s.replaced == 1
    s.replaced = 0
    return replaced
