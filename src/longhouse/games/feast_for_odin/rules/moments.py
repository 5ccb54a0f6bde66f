"""Telling a player's cards what happens. It costs one test when no card waits for it."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import NONE
from longhouse.games.feast_for_odin.registers import InTrigger
from longhouse.games.feast_for_odin.rules.frames import push, space_of
from longhouse.games.feast_for_odin.spaces import CALL_IN_COPY, CALL_IN_USE, COPY_SPACE, TRIGGER_PROGRAM, USE_SPACE
from longhouse.games.feast_for_odin.state import State
from longhouse.games.feast_for_odin.triggers import Source, Trigger
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY

CAME_BEFORE = 1 << 40  # in the memory of a program that uses a space, above what copying.py keeps there


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
    s.register[InTrigger.TRIGGER, f] = trigger
    s.register[InTrigger.AMOUNT, f] = amount
    s.register[InTrigger.SUBJECT, f] = subject
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


# ---------------------------------------------------------------------------- between the Vikings and their action
@rule
def is_before_action(s: State, f: int) -> bool:
    """Whether the program uses a space and has not come to its action yet."""
    pc = s.frame_pc[f]
    if pc in (CALL_IN_USE, CALL_IN_COPY):
        return s.frame_stage[f] == 0
    return (pc >= USE_SPACE and pc < CALL_IN_USE) or (pc >= COPY_SPACE and pc < CALL_IN_COPY)


@rule
def frame_before_action(s: State) -> int:
    """The topmost program that uses a space and has not come to its action, or NONE."""
    for f in range(s.depth - 1, -1, -1):
        if is_before_action(s, f):
            return f
    return NONE


@rule
def note_before_action(s: State, f: int) -> None:
    """Something came before the action of this program: its player may make use of it at once (p. 13)."""
    if s.later_rules > 0 and f >= 0 and is_before_action(s, f):
        s.frame_memory[f] |= CAME_BEFORE


@rule
def came_before_action(s: State, f: int) -> bool:
    """Whether something came before the action of this program; asked once."""
    came = s.frame_memory[f] & CAME_BEFORE != 0
    s.frame_memory[f] &= ~CAME_BEFORE
    return came
