"""The machine: one function for each instruction.

`execute` carries out one instruction of the topmost frame. An instruction is finished when it moves the frame on; one
that needs an answer keeps its place in the stage and in registers, asks, and is carried out again afterwards.
"""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import NONE
from longhouse.games.feast_for_odin.instructions import CODE, OPTIONS
from longhouse.games.feast_for_odin.operands import OP, OfAddToDie, OfChoose, OfCountAs, OfGain, OfPhase
from longhouse.games.feast_for_odin.programs import ExtraPhase, Op
from longhouse.games.feast_for_odin.rules.anytime import do_free
from longhouse.games.feast_for_odin.rules.armoury import do_arms
from longhouse.games.feast_for_odin.rules.banquet import do_feast
from longhouse.games.feast_for_odin.rules.cards import do_trigger
from longhouse.games.feast_for_odin.rules.cargo import (
    do_arm,
    do_discard_weapons,
    do_double,
    do_unload,
    load_new_ship,
    reclaim,
    store,
)
from longhouse.games.feast_for_odin.rules.copying import do_use_space
from longhouse.games.feast_for_odin.rules.exchange import do_buy, do_swap
from longhouse.games.feast_for_odin.rules.feasible import part_usable, step_reached
from longhouse.games.feast_for_odin.rules.frames import is_of_card, next_instruction, pop, push, question, space_of
from longhouse.games.feast_for_odin.rules.gifts import do_mountain, keeps_pledge
from longhouse.games.feast_for_odin.rules.holdings import count_for_cards
from longhouse.games.feast_for_odin.rules.hunt import do_dice
from longhouse.games.feast_for_odin.rules.income import do_bonus, start_bonus
from longhouse.games.feast_for_odin.rules.laying import do_lay, do_lay_given
from longhouse.games.feast_for_odin.rules.moments import raise_trigger
from longhouse.games.feast_for_odin.rules.occupations import do_draw_card, do_play_card
from longhouse.games.feast_for_odin.rules.opening_cards import only_opening
from longhouse.games.feast_for_odin.rules.possible import ends_here, option_usable
from longhouse.games.feast_for_odin.rules.sailing import do_emigrate, do_explore
from longhouse.games.feast_for_odin.rules.stable import breed
from longhouse.games.feast_for_odin.rules.supply import give_bundle
from longhouse.games.feast_for_odin.rules.trade import do_flip, do_sale, do_trade, do_upgrade
from longhouse.games.feast_for_odin.rules.turns import after_space, before_space, call_space, do_turn, leave_space
from longhouse.games.feast_for_odin.rules.vikings import do_return
from longhouse.games.feast_for_odin.spaces import FEAST_PROGRAM
from longhouse.games.feast_for_odin.state import Ask, State
from longhouse.kernel.rule import rule


@rule
def do_test(s: State, f: int) -> None:
    """Go on when the test holds; a card's have been looked at before it was used."""
    if not is_of_card(s, f) and ends_here(s, s.frame_owner[f], s.frame_pc[f], space_of(s, f)):
        pop(s)
    else:
        next_instruction(s, f)


@rule
def do_gain(s: State, f: int) -> None:
    """Receive a bundle as often as the count says."""
    player = s.frame_owner[f]
    pc = s.frame_pc[f]
    times = min(count_for_cards(s, player, CODE[pc, OfGain.PER]), CODE[pc, OfGain.MOST])
    next_instruction(s, f)
    if times > 0:
        s.must_use = 0
        give_bundle(s, player, CODE[pc, OfGain.BUNDLE], times)


@rule
def do_choose(s: State, f: int) -> None:
    """Ask for one of the options that can be used and pay what a card demands; the memory holds the set of them."""
    player = s.frame_owner[f]
    first, n = CODE[s.frame_pc[f], OfChoose.FIRST], CODE[s.frame_pc[f], OfChoose.OPTIONS]
    options = 0
    for i in range(n):
        start = OPTIONS[first + i]
        if is_of_card(s, f):
            options |= 1 << i if part_usable(s, player, start) else 0
        elif keeps_pledge(s, player, start) and option_usable(s, player, start, space_of(s, f)):
            options |= 1 << i
    s.frame_memory[f] = only_opening(s, player, s.frame_pc[f], options) if is_of_card(s, f) else options
    question(s, f, Ask.OPTION)


@rule
def may_choose(s: State, f: int, i: int) -> bool:
    """Whether option i is one of those that can be used."""
    return (s.frame_memory[f] >> i) & 1 == 1


@rule
def choose_option(s: State, f: int, i: int) -> None:
    """Run the chosen program, then go on."""
    start = OPTIONS[CODE[s.frame_pc[f], OfChoose.FIRST] + i]
    s.frame_memory[f] = 0
    next_instruction(s, f)
    push(s, s.frame_owner[f], start)


@rule
def do_tiers(s: State, f: int) -> None:
    """Run the step that is reached, then go on."""
    player = s.frame_owner[f]
    start = step_reached(s, player, s.frame_pc[f])
    next_instruction(s, f)
    if start != NONE:
        push(s, player, start)


@rule
def add_to_die(s: State, f: int) -> None:
    """For all rolls of the die action under way."""
    s.die_bonus += CODE[s.frame_pc[f], OfAddToDie.ADDED]
    next_instruction(s, f)


@rule
def count_as(s: State, f: int) -> None:
    """Other cards are told as if it happened now."""
    player = s.frame_owner[f]
    pc = s.frame_pc[f] + 0
    next_instruction(s, f)
    raise_trigger(s, player, CODE[pc, OfCountAs.TRIGGER], 0, CODE[pc, OfCountAs.AMOUNT])


@rule
def hold_phase(s: State, f: int) -> None:
    """A phase for the owner of the card alone."""
    player = s.frame_owner[f]
    phase, scope = CODE[s.frame_pc[f], OfPhase.PHASE], CODE[s.frame_pc[f], OfPhase.SCOPE]
    next_instruction(s, f)
    if phase == ExtraPhase.BREEDING:
        breed(s, player)
    elif phase == ExtraPhase.FEAST:
        push(s, player, FEAST_PROGRAM)
    else:
        start_bonus(s, player, scope)


@rule
def execute(s: State) -> None:
    """One instruction of the topmost frame."""
    f = s.depth - 1
    op = CODE[s.frame_pc[f], OP]
    if op == Op.END:
        pop(s)
    elif op == Op.TEST:
        do_test(s, f)
    elif op == Op.GAIN:
        do_gain(s, f)
    elif op == Op.SWAP:
        do_swap(s, f)
    elif op == Op.CHOOSE:
        do_choose(s, f)
    elif op == Op.MOUNTAIN:
        do_mountain(s, f)
    elif op == Op.UPGRADE:
        do_upgrade(s, f)
    elif op == Op.TRADE:
        do_trade(s, f)
    elif op == Op.SALE:
        do_sale(s, f)
    elif op == Op.FORGE:
        question(s, f, Ask.FORGE)
    elif op == Op.DICE:
        do_dice(s, f)
    elif op == Op.EXPLORE:
        do_explore(s, f)
    elif op == Op.EMIGRATE:
        do_emigrate(s, f)
    elif op == Op.DRAW_CARD:
        do_draw_card(s, f)
    elif op == Op.PLAY_CARD:
        do_play_card(s, f)
    elif op < Op.TRIGGER:
        run_card(s, f, op)
    else:
        run_machine(s, f, op)


@rule
def run_card(s: State, f: int, op: int) -> None:
    """The instructions that only cards have."""
    if op == Op.TIERS:
        do_tiers(s, f)
    elif op == Op.BUY:
        do_buy(s, f)
    elif op == Op.COPY:
        question(s, f, Ask.COPY_GOOD)
    elif op == Op.DOUBLE:
        do_double(s, f)
    elif op == Op.ARM:
        do_arm(s, f)
    elif op == Op.FLIP:
        do_flip(s, f)
    elif op == Op.RETURN_VIKING:
        do_return(s, f)
    elif op == Op.USE_SPACE:
        do_use_space(s, f)
    elif op == Op.HOLD_PHASE:
        hold_phase(s, f)
    elif op == Op.UNLOAD:
        do_unload(s, f)
    elif op == Op.JETTISON:
        question(s, f, Ask.JETTISON)
    elif op == Op.STORE:
        store(s, f)
    elif op == Op.LOAD_NEW:
        load_new_ship(s, f)
    elif op == Op.LAY_GIVEN:
        do_lay_given(s, f)
    elif op == Op.RECLAIM:
        reclaim(s, f)
    elif op == Op.ADD_TO_DIE:
        add_to_die(s, f)
    elif op == Op.COUNT_AS:
        count_as(s, f)
    elif op == Op.DISCARD_WEAPONS:
        do_discard_weapons(s, f)


@rule
def run_machine(s: State, f: int, op: int) -> None:
    """The machine's own instructions."""
    if op == Op.TRIGGER:
        do_trigger(s, f)
    elif op == Op.TURN:
        do_turn(s, f)
    elif op == Op.FREE:
        do_free(s, f)
    elif op == Op.BEFORE_SPACE:
        before_space(s, f)
    elif op == Op.CALL_SPACE:
        call_space(s, f)
    elif op == Op.AFTER_SPACE:
        after_space(s, f)
    elif op == Op.LEAVE_SPACE:
        leave_space(s, f)
    elif op == Op.LAY:
        do_lay(s, f)
    elif op == Op.FEAST:
        do_feast(s, f)
    elif op == Op.BONUS:
        do_bonus(s, f)
    elif op == Op.ARMS:
        do_arms(s, f)
    elif op == Op.START_CARD:
        question(s, f, Ask.START_CARD)
