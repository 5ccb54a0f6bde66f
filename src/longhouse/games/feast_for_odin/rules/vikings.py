"""Vikings that come back to the Thing square during the action phase."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import NONE
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.instructions import BUNDLE_ITEM, CODE
from longhouse.games.feast_for_odin.operands import OfReturn
from longhouse.games.feast_for_odin.programs import BUNDLE_ITEMS, ReturnFrom
from longhouse.games.feast_for_odin.registers import InReturn
from longhouse.games.feast_for_odin.rules.feasible import can_pay_return, has_viking_on, return_cost
from longhouse.games.feast_for_odin.rules.frames import next_instruction, question
from longhouse.games.feast_for_odin.rules.moments import raise_trigger
from longhouse.games.feast_for_odin.rules.supply import take
from longhouse.games.feast_for_odin.spaces import ALL_SPACES, COLUMN
from longhouse.games.feast_for_odin.state import Ask, State
from longhouse.games.feast_for_odin.triggers import Trigger
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, tell


@rule
def change_thing(s: State, player: int, by: int) -> None:
    """Vikings come to the Thing square or leave it."""
    s.thing[player] += by
    raise_trigger(s, player, Trigger.THING_SQUARE, 0, s.thing[player])


@rule
def leave_spaces(s: State, space: int, n: int) -> None:
    """n Vikings leave a space; one that is empty is free again (ruling 21)."""
    s.space_vikings[space] -= n
    if s.space_vikings[space] == 0:
        s.space_owner[space] = NOBODY


@rule
def bring_back(s: State, player: int, space: int, n: int) -> None:
    """n Vikings come back from a space."""
    leave_spaces(s, space, n)
    raise_trigger(s, player, Trigger.VIKINGS_BACK, 0, n)
    change_thing(s, player, n)


# ---------------------------------------------------------------------------- by cards
@rule
def do_return(s: State, f: int) -> None:
    """Where from is asked; each space of a column gives one at once."""
    where = CODE[s.frame_pc[f], OfReturn.ORIGIN]
    player = s.frame_owner[f]
    if where == ReturnFrom.EACH_SPACE:
        return_from_each(s, f)
    elif where == ReturnFrom.THIS_SPACE:
        return_viking(s, f, s.space_used)
    elif where == ReturnFrom.SAME_SPACE and not can_return_second(s, f, player):
        next_instruction(s, f)
    else:
        question(s, f, Ask.RETURN_VIKING)


@rule
def can_return_second(s: State, f: int, player: int) -> bool:
    """Another Viking stands on the same space, and its price can be paid."""
    return has_viking_on(s, player, s.register[InReturn.SPACE, f] - 1) and can_pay_return(s, player, s.frame_pc[f])


@rule
def may_return_from(s: State, f: int, space: int) -> bool:
    """A space with a Viking of the player; a second one comes from the same."""
    if CODE[s.frame_pc[f], OfReturn.ORIGIN] == ReturnFrom.SAME_SPACE and space != s.register[InReturn.SPACE, f] - 1:
        return False
    return has_viking_on(s, s.frame_owner[f], space)


@rule
def return_viking(s: State, f: int, space: int) -> None:
    """Pay, and take one Viking back from this space."""
    player = s.frame_owner[f]
    pc = s.frame_pc[f] + 0
    s.register[InReturn.SPACE, f] = space + 1
    next_instruction(s, f)
    for k in range(BUNDLE_ITEMS):
        item = BUNDLE_ITEM[CODE[pc, OfReturn.COST], k]
        if item != NONE:
            take(s, player, item, return_cost(s, player, pc, k))
    tell(s, Happening.VIKING_TAKEN_BACK, player, space)
    bring_back(s, player, space, 1)


@rule
def return_from_each(s: State, f: int) -> None:
    """One Viking from each of the player's spaces in the column; they come back together."""
    player = s.frame_owner[f]
    column = CODE[s.frame_pc[f], OfReturn.COLUMN]
    next_instruction(s, f)
    n = 0
    for space in range(ALL_SPACES):
        if COLUMN[space] == column and has_viking_on(s, player, space):
            leave_spaces(s, space, 1)
            tell(s, Happening.VIKING_TAKEN_BACK, player, space)
            n += 1
    raise_trigger(s, player, Trigger.VIKINGS_BACK, 0, n)
    change_thing(s, player, n)
