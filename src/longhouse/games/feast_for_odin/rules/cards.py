"""Occupations at work: which clauses answer what happens, and in which order their owner uses them.

A TRIGGER frame holds what happened (see registers.InTrigger); its stage counts the pieces answered so far. Its memory
has two bits for each card laid out, one a clause: those that were used or declined.
"""

from __future__ import annotations

from longhouse.games.feast_for_odin.clauses import CLAUSE, FIRST_CLAUSE, MAX_CLAUSES, REPEATS, Part
from longhouse.games.feast_for_odin.components import NONE, SILVER
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.instructions import CODE
from longhouse.games.feast_for_odin.operands import OP
from longhouse.games.feast_for_odin.programs import Op
from longhouse.games.feast_for_odin.registers import InTrigger
from longhouse.games.feast_for_odin.rules.copying import any_space_to_copy
from longhouse.games.feast_for_odin.rules.feasible import card_usable
from longhouse.games.feast_for_odin.rules.frames import pop, push, question
from longhouse.games.feast_for_odin.rules.gifts import is_open, pledge_mask
from longhouse.games.feast_for_odin.rules.moments import is_awaited, note_before_action
from longhouse.games.feast_for_odin.rules.mountain import any_strip
from longhouse.games.feast_for_odin.rules.opening_cards import clause_is_needed
from longhouse.games.feast_for_odin.rules.possible import usable
from longhouse.games.feast_for_odin.spaces import SPACE_PROGRAM
from longhouse.games.feast_for_odin.state import RESULT_BITS, SOURCE_BITS, Ask, State
from longhouse.games.feast_for_odin.triggers import Action, Limit, Trigger
from longhouse.kernel.rule import rule
from longhouse.kernel.state import tell

ALL_BITS = (1 << SOURCE_BITS) - 1
MAY_DECLINE = 1 << SOURCE_BITS  # in s.waiting, above the clauses


# ---------------------------------------------------------------------------- limits
@rule
def is_used_up(s: State, player: int, place: int, k: int, i: int) -> bool:
    """Whether clause k, the i-th of the card at this place, has been used as often as it may."""
    limit = CLAUSE[k, Part.LIMIT]
    if limit == Limit.NONE:
        return False
    bit = i if limit == Limit.ONCE_PER_ACTION else i + MAX_CLAUSES
    return (s.used_up[player, place] >> bit) & 1 == 1


@rule
def use_up(s: State, player: int, place: int, k: int, i: int) -> None:
    """Remember that a clause with a limit has been used."""
    limit = CLAUSE[k, Part.LIMIT]
    if limit != Limit.NONE:
        s.used_up[player, place] |= 1 << (i if limit == Limit.ONCE_PER_ACTION else i + MAX_CLAUSES)


# ---------------------------------------------------------------------------- which clauses wait
@rule
def fits_action(s: State, player: int, f: int, k: int) -> bool:
    """Whether the facts of the action under way are those that clause k asks for."""
    trigger = s.register[InTrigger.TRIGGER, f]
    if CLAUSE[k, Part.VIKINGS] != 0 and CLAUSE[k, Part.VIKINGS] != s.vikings_placed:
        return False
    result = CLAUSE[k, Part.RESULT]
    if result != 0 and result != (s.frame_memory[f] >> RESULT_BITS if trigger == Trigger.ACTION_AFTER else s.result):
        return False
    if trigger == Trigger.RECEIVE and CLAUSE[k, Part.SOURCE] > s.frame_memory[f] >> SOURCE_BITS:
        return False
    paying = CLAUSE[k, Part.PAYING]
    if paying == 0:
        return True
    if trigger == Trigger.SPACE_BEFORE:
        return s.stock[player, SILVER + paying] > 0 or any_strip(s, pledge_mask(paying))
    return (s.paid >> paying) & 1 == 1


@rule
def clause_answers(s: State, f: int, place: int, k: int, i: int) -> bool:
    """Whether clause k, the i-th of the card at this place, answers what happened."""
    player = s.frame_owner[f]
    trigger = s.register[InTrigger.TRIGGER, f]
    if CLAUSE[k, Part.TRIGGER] != trigger or (s.frame_memory[f] >> (MAX_CLAUSES * place + i)) & 1 == 1:
        return False
    subject = s.register[InTrigger.SUBJECT, f]
    if trigger == Trigger.PLAY and subject != place:
        return False
    if s.frame_stage[f] > 0 and CLAUSE[k, Part.EACH] == 0:
        return False
    if trigger != Trigger.PLAY and (CLAUSE[k, Part.SUBJECTS] >> subject) & 1 == 0:
        return False
    amount = s.register[InTrigger.AMOUNT, f]
    if amount < CLAUSE[k, Part.LEAST] or amount > CLAUSE[k, Part.MOST]:
        return False
    return not is_used_up(s, player, place, k, i) and fits_action(s, player, f, k)


@rule
def waiting_at(s: State, f: int, place: int) -> int:
    """The clause (counted on its card) that waits at this place: the upper one of a card first; NONE if none does."""
    player = s.frame_owner[f]
    card = s.in_play[player, place]
    for k in range(FIRST_CLAUSE[card], FIRST_CLAUSE[card + 1]):
        if clause_answers(s, f, place, k, k - FIRST_CLAUSE[card]):
            pc = CLAUSE[k, Part.PROGRAM]
            if any_space_to_copy(s, player, pc) if CODE[pc, OP] == Op.USE_SPACE else card_usable(s, player, pc):
                return k - FIRST_CLAUSE[card]
    return NONE


@rule
def clause_at(s: State, player: int, place: int, i: int) -> int:
    """The number of the i-th clause of the card at this place."""
    return FIRST_CLAUSE[s.in_play[player, place]] + i


@rule
def place_of(s: State, player: int, card: int) -> int:
    """Where the player has laid out a card, or NONE."""
    for place in range(s.in_play_len[player]):
        if s.in_play[player, place] == card:
            return place
    return NONE


# ---------------------------------------------------------------------------- in which order
@rule
def do_trigger(s: State, f: int) -> None:
    """Use what must be used; ask when something may be declined, or when the order of two can matter.

    What waits is looked at once, and kept in s.waiting until it is used, declined or looked at again.
    """
    player = s.frame_owner[f]
    waiting, places, plain, may = 0, 0, 0, 0
    for place in range(s.in_play_len[player]):
        i = waiting_at(s, f, place)
        if i != NONE:
            k = clause_at(s, player, place, i)
            waiting |= 1 << (MAX_CLAUSES * place + i)
            places += 1
            plain += CLAUSE[k, Part.PLAIN]
            may += CLAUSE[k, Part.MAY]
    s.waiting = waiting
    if places == 0:
        next_piece(s, f)
    elif may == 0 and (places == 1 or plain == places):
        use_clause(s, f, first_waiting(s))
    else:
        if may == places and not is_needed_by_space(s, f):
            s.waiting |= MAY_DECLINE
        question(s, f, Ask.USE_CARD)


@rule
def is_needed_by_space(s: State, f: int) -> bool:
    """Whether the space in use is of no use without what waits."""
    player = s.frame_owner[f]
    trigger = s.register[InTrigger.TRIGGER, f]
    if trigger == Trigger.SPACE_INSTEAD:
        return not usable(s, player, SPACE_PROGRAM[s.space_in_use], s.space_in_use)
    if trigger == Trigger.PLAY:
        place = s.register[InTrigger.SUBJECT, f]
        k = clause_at(s, player, place, clause_waiting_at(s, place))
        return clause_is_needed(s, player, CLAUSE[k, Part.PROGRAM])
    return trigger == Trigger.SPACE_BEFORE and s.opening == 1 and not is_open(s, player, s.space_in_use)


@rule
def clause_waiting_at(s: State, place: int) -> int:
    """The clause (counted on its card) that is in s.waiting for this place, or NONE."""
    for i in range(MAX_CLAUSES):
        if (s.waiting >> (MAX_CLAUSES * place + i)) & 1 == 1:
            return i
    return NONE


@rule
def first_waiting(s: State) -> int:
    """The first place of s.waiting."""
    place = 0
    while clause_waiting_at(s, place) == NONE:
        place += 1
    return place


@rule
def next_piece(s: State, f: int) -> None:
    """No clause waits any more: the next of several pieces, or the trigger is over."""
    trigger = s.register[InTrigger.TRIGGER, f] + 0
    subject = s.register[InTrigger.SUBJECT, f] + 0
    if REPEATS[trigger] == 1 and s.frame_stage[f] + 1 < s.register[InTrigger.AMOUNT, f]:
        s.frame_stage[f] += 1
        s.frame_memory[f] &= ~ALL_BITS
    else:
        s.replaced = 1 if s.frame_memory[f] & ALL_BITS == ALL_BITS else 0
        pop(s)
        if trigger == Trigger.ACTION_AFTER and subject == Action.UPGRADE:
            s.arrived = 0


@rule
def may_use_card(s: State, f: int, card: int) -> bool:
    """Whether the card is laid out and one of its clauses waits."""
    place = place_of(s, s.frame_owner[f], card)
    return place != NONE and clause_waiting_at(s, place) != NONE


@rule
def may_decline(s: State) -> bool:
    """Nothing that waits must be used, and the space in use is of use without it."""
    return s.waiting & MAY_DECLINE != 0


@rule
def decline(s: State, f: int) -> None:
    """What waits is not used; a lower clause of the same card may still be."""
    s.frame_memory[f] |= s.waiting & ALL_BITS
    s.waiting = 0


# ---------------------------------------------------------------------------- using a clause
@rule
def use_card(s: State, f: int, card: int) -> None:
    """The owner uses what waits on this card."""
    use_clause(s, f, place_of(s, s.frame_owner[f], card))


@rule
def use_clause(s: State, f: int, place: int) -> None:
    """Run the clause that waits at this place."""
    player = s.frame_owner[f]
    i = clause_waiting_at(s, place)
    k = clause_at(s, player, place, i)
    s.waiting = 0
    s.frame_memory[f] |= 1 << (MAX_CLAUSES * place + i)
    if is_instead(s.register[InTrigger.TRIGGER, f]):
        s.frame_memory[f] |= ALL_BITS  # nothing is left that another card could replace
        s.must_use = 0
    note_before_action(s, f - 1)
    if CLAUSE[k, Part.PAYING] > 0 and s.register[InTrigger.TRIGGER, f] == Trigger.SPACE_BEFORE:
        s.pledged = CLAUSE[k, Part.PAYING]
    start_clause(s, player, place, k, i)


@rule
def is_instead(trigger: int) -> bool:
    """Whether a card is used instead of what was about to happen."""
    if trigger == Trigger.SPACE_INSTEAD or trigger == Trigger.UPGRADE_INSTEAD or trigger == Trigger.ACTION_INSTEAD:
        return True
    return trigger == Trigger.DRAW_INSTEAD or trigger == Trigger.BONUS_INSTEAD or trigger == Trigger.ARMS_INSTEAD


@rule
def start_clause(s: State, player: int, place: int, k: int, i: int) -> None:
    """Tell that the card is used, and start the program of its clause."""
    use_up(s, player, place, k, i)
    tell(s, Happening.CARD_USED, player, s.in_play[player, place], CLAUSE[k, Part.NUMBER])
    g = push(s, player, CLAUSE[k, Part.PROGRAM])
    s.frame_clause[g] = k + 1


# ---------------------------------------------------------------------------- at any time
@rule
def blue_clause(card: int) -> int:
    """The clause (counted on its card) that can be used at any time, or NONE; no card has two."""
    for k in range(FIRST_CLAUSE[card], FIRST_CLAUSE[card + 1]):
        if CLAUSE[k, Part.TRIGGER] == Trigger.ANYTIME:
            return k - FIRST_CLAUSE[card]
    return NONE


@rule
def blue_cards(s: State, player: int) -> int:
    """The places of cards that can be used at any time, are not used up, and would do something now, as bits."""
    places = 0
    if is_awaited(s, player, Trigger.ANYTIME):
        for place in range(s.in_play_len[player]):
            i = blue_clause(s.in_play[player, place])
            if i != NONE:
                k = clause_at(s, player, place, i)
                if not is_used_up(s, player, place, k, i) and card_usable(s, player, CLAUSE[k, Part.PROGRAM]):
                    places |= 1 << place
    return places


@rule
def use_at_any_time(s: State, player: int, card: int) -> None:
    """Use a blue card."""
    place = place_of(s, player, card)
    i = blue_clause(card)
    start_clause(s, player, place, clause_at(s, player, place, i), i)


@rule
def forget_action(s: State, player: int) -> None:
    """A new action: cards that work once an action may work again."""
    for place in range(s.in_play_len[player]):
        s.used_up[player, place] = (s.used_up[player, place] >> MAX_CLAUSES) << MAX_CLAUSES
