"""What cards give before a space is used, or do instead of it: they can make a space usable.

Every card that gives something before a space is used lets its owner take an item from the mountains. Whether such an
item opens a space is tried out: it is lent to the player, and given back at once.
"""

from __future__ import annotations

from longhouse.games.feast_for_odin.clauses import CLAUSE, FIRST_CLAUSE, Part
from longhouse.games.feast_for_odin.components import NONE, SILVER, STRIP, STRIPS, TWO_SILVER
from longhouse.games.feast_for_odin.instructions import BUNDLE_ITEM, CODE
from longhouse.games.feast_for_odin.operands import OP, OfMountain, OfSwap
from longhouse.games.feast_for_odin.programs import BUNDLE_ITEMS, Op
from longhouse.games.feast_for_odin.rules.frames import is_of_card, next_instruction, question
from longhouse.games.feast_for_odin.rules.moments import frame_before_action, is_awaited
from longhouse.games.feast_for_odin.rules.mountain import items_left, may_take_from, offers
from longhouse.games.feast_for_odin.rules.possible import usable
from longhouse.games.feast_for_odin.spaces import CALL_IN_COPY, CALL_IN_USE, SPACE_PROGRAM
from longhouse.games.feast_for_odin.state import Ask, State
from longhouse.games.feast_for_odin.triggers import Trigger
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY

ANY_ITEM = (2 << TWO_SILVER) - 1
MUST_TAKE = 1 << STRIPS  # in the memory of an instruction, above the strips


@rule
def pledge_mask(paying: int) -> int:
    """The items of a strip that can be paid as this resource."""
    return 1 << (SILVER + paying)


@rule
def is_about(k: int, trigger: int, space: int) -> bool:
    """Whether clause k waits for this trigger on this space."""
    return CLAUSE[k, Part.TRIGGER] == trigger and (CLAUSE[k, Part.SUBJECTS] >> space) & 1 == 1


@rule
def is_replaceable(s: State, player: int, space: int) -> bool:
    """Whether a card can be used instead of the space."""
    if not is_awaited(s, player, Trigger.SPACE_INSTEAD):
        return False
    for place in range(s.in_play_len[player]):
        card = s.in_play[player, place]
        for k in range(FIRST_CLAUSE[card], FIRST_CLAUSE[card + 1]):
            if is_about(k, Trigger.SPACE_INSTEAD, space) and usable(s, player, CLAUSE[k, Part.PROGRAM], NOBODY):
                return True
    return False


@rule
def is_open(s: State, player: int, space: int) -> bool:
    """Whether at least one effect of the space can be used, or a card instead of them."""
    return usable(s, player, SPACE_PROGRAM[space], space) or is_replaceable(s, player, space)


# ---------------------------------------------------------------------------- items lent
@rule
def lend(s: State, player: int, strip: int) -> None:
    """The player has the next item of a strip, for a moment."""
    item = STRIP[strip, s.strip[strip]]
    s.stock[player, SILVER if item == TWO_SILVER else item] += 2 if item == TWO_SILVER else 1
    s.strip[strip] += 1


@rule
def give_back(s: State, player: int, strip: int) -> None:
    """The moment is over."""
    s.strip[strip] -= 1
    item = STRIP[strip, s.strip[strip]]
    s.stock[player, SILVER if item == TWO_SILVER else item] -= 2 if item == TWO_SILVER else 1


@rule
def opens_with_one(s: State, player: int, space: int, items: int) -> bool:
    """Whether one more of these items from the mountains opens the space."""
    found = False
    for strip in range(STRIPS):
        if not found and offers(s, strip, items):
            lend(s, player, strip)
            found = is_open(s, player, space)
            give_back(s, player, strip)
    return found


@rule
def opens_with_two(s: State, player: int, space: int, items: int) -> bool:
    """Whether two more of these items open the space."""
    found = False
    for strip in range(STRIPS):
        if not found and offers(s, strip, items):
            lend(s, player, strip)
            found = opens_with_one(s, player, space, items)
            give_back(s, player, strip)
    return found


# ---------------------------------------------------------------------------- the cards that give them
@rule
def gift_of(s: State, player: int, k: int, space: int, vikings: int) -> int:
    """The items that clause k gives before the space is used with so many Vikings, as bits; 0: none."""
    pc = CLAUSE[k, Part.PROGRAM]
    if not is_about(k, Trigger.SPACE_BEFORE, space) or CODE[pc, OP] != Op.MOUNTAIN:
        return 0
    if CLAUSE[k, Part.VIKINGS] != 0 and CLAUSE[k, Part.VIKINGS] != vikings:
        return 0
    paying = CLAUSE[k, Part.PAYING]
    if paying != 0 and s.stock[player, SILVER + paying] == 0:
        return pledge_mask(paying)
    return ANY_ITEM if CODE[pc, OfMountain.ONLY] == 0 else CODE[pc, OfMountain.ONLY]


@rule
def is_useful(s: State, player: int, space: int, vikings: int) -> bool:
    """Whether the space is open, or cards that give something before it would open it."""
    if is_open(s, player, space):
        return True
    if not is_awaited(s, player, Trigger.SPACE_BEFORE):
        return False
    items = 0
    gifts = 0
    for place in range(s.in_play_len[player]):
        card = s.in_play[player, place]
        for k in range(FIRST_CLAUSE[card], FIRST_CLAUSE[card + 1]):
            gift = gift_of(s, player, k, space, vikings)
            items |= gift
            gifts += 1 if gift != 0 else 0
    if gifts == 0:
        return False
    return opens_with_one(s, player, space, items) or (gifts > 1 and opens_with_two(s, player, space, items))


# ---------------------------------------------------------------------------- before the action
@rule
def is_before_own_action(s: State, player: int) -> bool:
    """Whether the player has placed Vikings (or uses a card) and their action is still to come."""
    if s.later_rules == 0 or s.space_in_use == NOBODY:
        return False
    f = frame_before_action(s)
    return f != NONE and s.frame_owner[f] == player


@rule
def is_of_use_still(s: State, player: int) -> bool:
    """Whether the action to come can be used, with what cards will give before it."""
    pc = s.frame_pc[frame_before_action(s)]
    if pc in (CALL_IN_USE, CALL_IN_COPY):
        return is_open(s, player, s.space_in_use)
    return is_useful(s, player, s.space_in_use, s.vikings_placed)


@rule
def needs_opening(s: State, player: int) -> bool:
    """Whether the action to come is of no use yet."""
    return is_before_own_action(s, player) and not is_of_use_still(s, player)


@rule
def strip_opens(s: State, player: int, strip: int, n: int, space: int, vikings: int) -> bool:
    """Whether the next n items of a strip (all of a shorter one) make the space useful."""
    taken = min(n, items_left(s, strip))
    for _ in range(taken):
        lend(s, player, strip)
    found = is_useful(s, player, space, vikings)
    for _ in range(taken):
        give_back(s, player, strip)
    return found


# ---------------------------------------------------------------------------- taking them
@rule
def opens(s: State, f: int, strip: int) -> bool:
    """Whether the next item of the strip opens the space in use, alone or with one more."""
    player = s.frame_owner[f]
    lend(s, player, strip)
    found = is_open(s, player, s.space_in_use) or opens_with_one(s, player, s.space_in_use, ANY_ITEM)
    give_back(s, player, strip)
    return found


@rule
def do_mountain(s: State, f: int) -> None:
    """Ask for the strip, then how many of its items; the memory holds the strips that may be chosen.

    A gift that the space needs, or that must be paid there, must be the right one and cannot be left.
    """
    if s.frame_stage[f] == 1:
        question(s, f, Ask.TAKE)
        return
    player = s.frame_owner[f]
    strips = 0
    for strip in range(STRIPS):
        strips |= 1 << strip if may_take_from(s, f, strip) and keeps_promise(s, f, strip) else 0
    right = 0
    if is_of_card(s, f) and s.opening == 1 and not is_open(s, player, s.space_in_use):
        for strip in range(STRIPS):
            right |= 1 << strip if (strips >> strip) & 1 == 1 and opens(s, f, strip) else 0
    elif is_of_card(s, f) and needs_opening(s, player):
        right = only_opening_strips(s, f, strips)
    if right != 0:
        strips = right | MUST_TAKE
    s.frame_memory[f] = strips
    if strips == 0:
        next_instruction(s, f)
    else:
        question(s, f, Ask.STRIP)


@rule
def only_opening_strips(s: State, f: int, strips: int) -> int:
    """Of the strips that a card may take from, as bits, those that open the space in use, if some do; else 0."""
    player = s.frame_owner[f]
    opening = 0
    for strip in range(STRIPS):
        n = CODE[s.frame_pc[f], OfMountain.MOST]
        if (strips >> strip) & 1 == 1 and strip_opens(s, player, strip, n, s.space_in_use, s.vikings_placed):
            opening |= 1 << strip
    return opening


@rule
def keeps_promise(s: State, f: int, strip: int) -> bool:
    """Whether what a card demands to be paid on the space is there, or comes from this strip."""
    if s.pledged == 0 or not is_of_card(s, f) or s.stock[s.frame_owner[f], SILVER + s.pledged] > 0:
        return True
    return offers(s, strip, pledge_mask(s.pledged))


@rule
def may_take_strip(s: State, f: int, strip: int) -> bool:
    """Whether the strip is one of those that may be chosen."""
    return (s.frame_memory[f] >> strip) & 1 == 1


@rule
def must_take(s: State, f: int) -> bool:
    """Whether the space is of no use without an item from the mountains."""
    return s.frame_memory[f] & MUST_TAKE != 0


@rule
def leave_strips(s: State, f: int) -> None:
    """Nothing is taken."""
    s.frame_memory[f] = 0
    next_instruction(s, f)


@rule
def keeps_pledge(s: State, player: int, pc: int) -> bool:
    """Whether the program pays what a card demands to be paid on the space, if one does and the player has it."""
    if s.pledged == 0 or s.stock[player, SILVER + s.pledged] == 0:
        return True
    for k in range(BUNDLE_ITEMS):
        if CODE[pc, OP] == Op.SWAP and BUNDLE_ITEM[CODE[pc, OfSwap.COST], k] == SILVER + s.pledged:
            return True
    return False
