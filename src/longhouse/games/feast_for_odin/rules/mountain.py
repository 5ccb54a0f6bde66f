"""Mountain strips: taking items, clearing them, turning up new ones."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import SILVER, STRIP, STRIP_ITEMS, STRIPS, TWO_SILVER
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.instructions import CODE
from longhouse.games.feast_for_odin.operands import OfMountain
from longhouse.games.feast_for_odin.registers import InMountain
from longhouse.games.feast_for_odin.rules.frames import is_of_card, next_instruction
from longhouse.games.feast_for_odin.rules.moments import raise_trigger
from longhouse.games.feast_for_odin.rules.supply import put
from longhouse.games.feast_for_odin.state import State
from longhouse.games.feast_for_odin.triggers import Trigger
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, seal, tell


@rule
def items_left(s: State, strip: int) -> int:
    """Items on a face-up strip."""
    return 0 if s.strip[strip] == NOBODY else STRIP_ITEMS - s.strip[strip]


@rule
def offers(s: State, strip: int, allowed: int) -> bool:
    """Whether the item nearest the arrow is one of these (0: anything)."""
    if items_left(s, strip) == 0:
        return False
    return allowed == 0 or (allowed >> STRIP[strip, s.strip[strip]]) & 1 == 1


@rule
def may_take_from(s: State, f: int, strip: int) -> bool:
    """It offers something, and this program has not taken from it."""
    used = s.register[InMountain.STRIPS_USED, f]
    return offers(s, strip, CODE[s.frame_pc[f], OfMountain.ONLY]) and (used >> strip) & 1 == 0


@rule
def any_strip(s: State, allowed: int) -> bool:
    """Whether some strip offers one of these items (0: anything)."""
    for strip in range(STRIPS):
        if offers(s, strip, allowed):
            return True
    return False


@rule
def choose_strip(s: State, f: int, strip: int) -> None:
    """Take from this strip; it cannot be used again by this program."""
    s.register[InMountain.STRIP, f] = strip
    s.frame_stage[f] = 1
    s.register[InMountain.STRIPS_USED, f] |= 1 << strip
    s.frame_memory[f] = 0


@rule
def may_take_so_many(s: State, f: int, n: int) -> bool:
    """A space gives up to its number of items, a card exactly its number, or all of a shorter strip."""
    most = min(CODE[s.frame_pc[f], OfMountain.MOST], items_left(s, s.register[InMountain.STRIP, f]))
    if s.later_rules > 0 and is_of_card(s, f):
        return n == most
    return n >= 1 and n <= most


@rule
def take_items(s: State, f: int, n: int) -> None:
    """The n items nearest the arrow; 2 silver are one item."""
    player = s.frame_owner[f]
    strip = s.register[InMountain.STRIP, f]
    s.must_use = 0
    next_instruction(s, f)
    taken = 0
    while taken < n:
        item = STRIP[strip, s.strip[strip]]
        same = 0
        while taken < n and STRIP[strip, min(s.strip[strip], STRIP_ITEMS - 1)] == item:
            s.strip[strip] += 1
            same += 1
            taken += 1
        tell(s, Happening.TOOK_FROM_STRIP, player, strip, item, same)
        if not is_of_card(s, f):
            s.types_taken |= 1 << resource_of(item)
        raise_trigger(s, player, Trigger.MOUNTAIN_TAKE, item, same)
        put(s, player, item, same)


@rule
def resource_of(item: int) -> int:
    """The resource an item of a strip is, counted from silver."""
    return 0 if item == TWO_SILVER else item - SILVER


# ---------------------------------------------------------------------------- phase 11
@rule
def clear_strips(s: State) -> None:
    """Each face-up strip loses the item nearest the arrow; with its last 2 silver it is gone."""
    for strip in range(STRIPS):
        if items_left(s, strip) > 0:
            for player in range(s.players):
                raise_trigger(s, player, Trigger.MOUNTAIN_REMOVED, STRIP[strip, s.strip[strip]], 1)
            s.strip[strip] += 1
    tell(s, Happening.STRIPS_CLEARED)


@rule
def turn_up_strip(s: State) -> None:
    """The next strip of the pile, if there is one."""
    if s.strips_up == STRIPS:
        return
    strip = s.strip_order[s.strips_up]
    s.strips_up += 1
    s.strip[strip] = 0
    seal(s)
    tell(s, Happening.STRIP_TURNED_UP, strip)
