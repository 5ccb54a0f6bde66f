"""A card of the hand is played before an action of the fourth column, with its effects at once (p. 20): it may open the
very space that it is played on. Whether it does is tried out, and everything is put back.
"""

from __future__ import annotations

from longhouse.games.feast_for_odin.clauses import CLAUSE, FIRST_CLAUSE, OPENER, OPENERS, Part
from longhouse.games.feast_for_odin.components import CARDS, ITEMS, NONE, SILVER, STRIPS
from longhouse.games.feast_for_odin.instructions import CODE, OPTIONS
from longhouse.games.feast_for_odin.operands import OP, OfBuy, OfCards, OfChoose, OfGain, OfMountain, OfSwap
from longhouse.games.feast_for_odin.programs import Op
from longhouse.games.feast_for_odin.rules.feasible import (
    card_effect_usable,
    card_ends_here,
    card_usable,
    purchase_price,
    step_reached,
)
from longhouse.games.feast_for_odin.rules.gifts import is_useful, needs_opening, strip_opens
from longhouse.games.feast_for_odin.rules.holdings import count_for_cards
from longhouse.games.feast_for_odin.rules.mountain import offers
from longhouse.games.feast_for_odin.rules.occupations import lay_out
from longhouse.games.feast_for_odin.rules.openness import lend_bundle, lend_item
from longhouse.games.feast_for_odin.spaces import COLUMN
from longhouse.games.feast_for_odin.state import MAX_IN_PLAY, State
from longhouse.games.feast_for_odin.triggers import Trigger
from longhouse.kernel.rule import rule, scratch

BONUS_COLUMN = 4


# ---------------------------------------------------------------------------- programs tried out
@rule
def mountain_opens(s: State, player: int, pc: int, space: int, vikings: int) -> bool:
    """Whether some strip does."""
    only, most = CODE[pc, OfMountain.ONLY], CODE[pc, OfMountain.MOST]
    for strip in range(STRIPS):
        if offers(s, strip, only) and strip_opens(s, player, strip, most, space, vikings):
            return True
    return False


@rule
def lend_effect(s: State, player: int, pc: int) -> None:
    """What one instruction of a card brings and costs, for a moment."""
    op = CODE[pc, OP]
    if op == Op.GAIN:
        times = min(count_for_cards(s, player, CODE[pc, OfGain.PER]), CODE[pc, OfGain.MOST])
        lend_bundle(s, player, CODE[pc, OfGain.BUNDLE], times)
    elif op == Op.SWAP:
        lend_bundle(s, player, CODE[pc, OfSwap.COST], -1)
        lend_bundle(s, player, CODE[pc, OfSwap.GAIN], 1)
    elif op == Op.BUY:
        lend_item(s, player, SILVER, -purchase_price(s, player, pc))
        lend_item(s, player, CODE[pc, OfBuy.ITEM], 1)


@rule
def part_opens(s: State, player: int, pc: int, space: int, vikings: int) -> bool:
    """Whether a program without choices makes the space useful; what it has lent is put back."""
    kept = scratch(ITEMS)
    for item in range(ITEMS):
        kept[item] = s.stock[player, item]
    found = False
    while not found and CODE[pc, OP] != Op.END:
        if card_effect_usable(s, player, pc):
            lend_effect(s, player, pc)
            found = is_useful(s, player, space, vikings)
            if not found and CODE[pc, OP] == Op.MOUNTAIN:
                found = mountain_opens(s, player, pc, space, vikings)
        elif card_ends_here(s, player, pc):
            break
        pc += 1
    for item in range(ITEMS):
        s.stock[player, item] = kept[item]
    return found


@rule
def program_opens(s: State, player: int, pc: int, space: int, vikings: int) -> bool:
    """Whether a card's program makes the space useful; a choice or a step of several decides."""
    if not card_usable(s, player, pc):
        return False
    at = pc + 0
    while CODE[at, OP] != Op.END:
        if CODE[at, OP] == Op.CHOOSE:
            for i in range(CODE[at, OfChoose.FIRST], CODE[at, OfChoose.FIRST] + CODE[at, OfChoose.OPTIONS]):
                if part_opens(s, player, OPTIONS[i], space, vikings):
                    return True
            return False
        if CODE[at, OP] == Op.TIERS:
            return part_opens(s, player, step_reached(s, player, at), space, vikings)
        at += 1
    return part_opens(s, player, pc, space, vikings)


# ---------------------------------------------------------------------------- cards tried out
@rule
def effects_open(s: State, player: int, card: int, space: int, vikings: int) -> bool:
    """Whether the card, laid out, makes the space useful: as it lies there, or by what it does at once."""
    if is_useful(s, player, space, vikings):
        return True
    for k in range(FIRST_CLAUSE[card], FIRST_CLAUSE[card + 1]):
        if CLAUSE[k, Part.TRIGGER] == Trigger.PLAY and program_opens(
            s, player, CLAUSE[k, Part.PROGRAM], space, vikings
        ):
            return True
    return False


@rule
def card_opens(s: State, player: int, card: int, space: int, vikings: int) -> bool:
    """Whether playing a card of the hand makes the space useful."""
    watch, receives, standing = s.watch[player] + 0, s.receives[player] + 0, s.standing[player] + 0
    lay_out(s, player, card)
    found = effects_open(s, player, card, space, vikings)
    s.in_play_len[player] -= 1
    s.in_play[player, s.in_play_len[player]] = 0
    s.watch[player] = watch
    s.receives[player] = receives
    s.standing[player] = standing
    return found


@rule
def hand_opens(s: State, player: int, place: int, space: int, vikings: int) -> bool:
    """Whether some card of the hand, played for Vikings on this place, makes the space useful, which it is not yet."""
    if s.later_rules == 0 or COLUMN[place] != BONUS_COLUMN or s.in_play_len[player] == MAX_IN_PLAY:
        return False
    if s.hand_len[player] == 0:
        return False
    for i in range(OPENERS):
        if s.card_at[OPENER[i]] == player and card_opens(s, player, OPENER[i], space, vikings):
            return True
    return False


# ---------------------------------------------------------------------------- on the space
@rule
def needs_card(s: State, f: int) -> bool:
    """Whether the card played before the action must open the space."""
    return CODE[s.frame_pc[f], OfCards.COLUMN] == BONUS_COLUMN and needs_opening(s, s.frame_owner[f])


@rule
def may_play_card(s: State, f: int, card: int) -> bool:
    """A card of the hand; where the space needs one, a card that opens it."""
    player = s.frame_owner[f]
    if s.card_at[card] != player:
        return False
    return not needs_card(s, f) or card_opens(s, player, card, s.space_in_use, s.vikings_placed)


@rule
def next_card(s: State, f: int, first: int) -> int:
    """The first card from this one on that the player may play, or NONE."""
    player = s.frame_owner[f]
    for card in range(first, CARDS):
        if s.card_at[card] == player and may_play_card(s, f, card):
            return card
    return NONE


@rule
def clause_is_needed(s: State, player: int, pc: int) -> bool:
    """Whether the space is of no use without what this clause of a card does."""
    return needs_opening(s, player) and program_opens(s, player, pc, s.space_in_use, s.vikings_placed)


@rule
def only_opening(s: State, player: int, pc: int, options: int) -> int:
    """Of the options of a choice, as bits, those that open the space in use, if it needs that and some do."""
    if not needs_opening(s, player):
        return options
    opening = 0
    for i in range(CODE[pc, OfChoose.OPTIONS]):
        start = OPTIONS[CODE[pc, OfChoose.FIRST] + i]
        if (options >> i) & 1 == 1 and part_opens(s, player, start, s.space_in_use, s.vikings_placed):
            opening |= 1 << i
    return opening if opening != 0 else options
