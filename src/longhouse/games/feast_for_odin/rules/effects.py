"""The machine: one function for each instruction.

`execute` carries out one instruction of the topmost frame. An instruction is finished when it moves the frame on; one
that needs an answer keeps its place in stage, x and y, asks, and is carried out again afterwards.
"""

from __future__ import annotations

from longhouse.games.feast_for_odin.programs import Op
from longhouse.games.feast_for_odin.rules.anytime import do_free
from longhouse.games.feast_for_odin.rules.banquet import do_feast
from longhouse.games.feast_for_odin.rules.exchange import do_swap
from longhouse.games.feast_for_odin.rules.frames import next_instruction, pop, push, question
from longhouse.games.feast_for_odin.rules.hunt import do_dice
from longhouse.games.feast_for_odin.rules.laying import do_lay
from longhouse.games.feast_for_odin.rules.mountain import do_mountain
from longhouse.games.feast_for_odin.rules.occupations import do_draw_card, do_play_card
from longhouse.games.feast_for_odin.rules.possible import ends_here, option_usable
from longhouse.games.feast_for_odin.rules.sailing import do_emigrate, do_explore
from longhouse.games.feast_for_odin.rules.supply import count, give_bundle
from longhouse.games.feast_for_odin.rules.trade import do_sale, do_trade, do_upgrade
from longhouse.games.feast_for_odin.rules.turns import call_space, do_turn, leave_space
from longhouse.games.feast_for_odin.spaces import CODE, OPTIONS
from longhouse.games.feast_for_odin.state import Ask, State
from longhouse.kernel.rule import rule


@rule
def do_test(s: State, f: int) -> None:
    """Go on when the test holds."""
    if ends_here(s, s.frame_owner[f], s.frame_pc[f]):
        pop(s)
    else:
        next_instruction(s, f)


@rule
def do_gain(s: State, f: int) -> None:
    """Receive a bundle as often as the count says."""
    player = s.frame_owner[f]
    pc = s.frame_pc[f]
    times = min(count(s, player, CODE[pc, 2]), CODE[pc, 3])
    next_instruction(s, f)
    if times > 0:
        s.must_use = 0
        give_bundle(s, player, CODE[pc, 1], times)


@rule
def may_choose(s: State, f: int, i: int) -> bool:
    """Whether option i is there and can be used."""
    pc = s.frame_pc[f]
    return i < CODE[pc, 2] and option_usable(s, s.frame_owner[f], OPTIONS[CODE[pc, 1] + i], s.space_used)


@rule
def choose_option(s: State, f: int, i: int) -> None:
    """Run the chosen program, then go on."""
    start = OPTIONS[CODE[s.frame_pc[f], 1] + i]
    next_instruction(s, f)
    push(s, s.frame_owner[f], start)


@rule
def execute(s: State) -> None:
    """One instruction of the topmost frame."""
    f = s.depth - 1
    op = CODE[s.frame_pc[f], 0]
    if op == Op.END:
        pop(s)
    elif op == Op.TEST:
        do_test(s, f)
    elif op == Op.GAIN:
        do_gain(s, f)
    elif op == Op.SWAP:
        do_swap(s, f)
    elif op == Op.CHOOSE:
        question(s, f, Ask.OPTION)
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
    else:
        run_machine(s, f, op)


@rule
def run_machine(s: State, f: int, op: int) -> None:
    """The machine's own instructions."""
    if op == Op.TURN:
        do_turn(s, f)
    elif op == Op.FREE:
        do_free(s, f)
    elif op == Op.CALL_SPACE:
        call_space(s, f)
    elif op == Op.LEAVE_SPACE:
        leave_space(s, f)
    elif op == Op.LAY:
        do_lay(s, f)
    elif op == Op.FEAST:
        do_feast(s, f)
    else:
        question(s, f, Ask.START_CARD)
