"""What is possible: looking at a program without running it.

`usable` asks `effect_usable` of a program's instructions in turn; the first that would do something decides.
"""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    CAN_BE_FORGED,
    CATTLE,
    FIRST_SPECIAL,
    LONGSHIP,
    MAX_EMIGRATED,
    NONE,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SALE_PRICE,
    SHEEP,
    SILVER,
    SPECIALS,
)
from longhouse.games.feast_for_odin.instructions import CODE, OPTIONS, STEPS
from longhouse.games.feast_for_odin.layouts import FIRST_LETTER, LETTERS
from longhouse.games.feast_for_odin.programs import Compare, Count, ExtraPhase, Op
from longhouse.games.feast_for_odin.rules.banquet import emigrated_ships
from longhouse.games.feast_for_odin.rules.feasible import card_effect_usable
from longhouse.games.feast_for_odin.rules.frames import is_of_card, space_of
from longhouse.games.feast_for_odin.rules.goods_box import any_upgrade
from longhouse.games.feast_for_odin.rules.harbour import large_ships
from longhouse.games.feast_for_odin.rules.holdings import compare, count, vikings_on
from longhouse.games.feast_for_odin.rules.income import any_bonus, layout_of
from longhouse.games.feast_for_odin.rules.mountain import any_strip
from longhouse.games.feast_for_odin.rules.standing import emigration_price, explores_any, longships_for, price
from longhouse.games.feast_for_odin.rules.supply import can_pay, can_receive, can_receive_some
from longhouse.games.feast_for_odin.spaces import COLUMN
from longhouse.games.feast_for_odin.state import State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY


@rule
def may_emigrate(s: State, player: int, pc: int, space: int) -> bool:
    """A large ship, room on the banquet table, and silver for the number of the round."""
    if large_ships(s, player) == 0 or emigrated_ships(s, player) == MAX_EMIGRATED:
        return False
    return s.stock[player, SILVER] >= emigration_price(s, player, space, count(s, player, CODE[pc, 1]))


@rule
def may_explore(s: State, player: int, layouts: int, letter: int, space: int) -> bool:
    """The board is unclaimed and shows one of these sides, or a card opens the space to all."""
    board = FIRST_LETTER + letter
    if s.board_owner[board] != NOBODY:
        return False
    return (layouts >> layout_of(s, board)) & 1 == 1 or explores_any(s, player, space)


@rule
def any_board(s: State, player: int, layouts: int, space: int) -> bool:
    """Whether some board can be explored."""
    for letter in range(LETTERS):
        if may_explore(s, player, layouts, letter, space):
            return True
    return False


@rule
def sale_price(s: State, player: int, item: int, bought: int, space: int) -> int:
    """What a special tile costs after others for so much silver: a discount is on the total of the sale."""
    total = price(s, player, space, SILVER, bought + SALE_PRICE[item])
    return total - price(s, player, space, SILVER, bought)


@rule
def may_buy_special(s: State, player: int, item: int, bought: int, space: int) -> bool:
    """A special tile on the oval board that has a price, and the silver for it."""
    if SALE_PRICE[item] < 0 or not can_receive(s, player, item):
        return False
    return s.stock[player, SILVER] >= sale_price(s, player, item, bought, space)


@rule
def any_sale(s: State, player: int, bought: int, space: int) -> bool:
    """Whether the player can buy some special tile."""
    for item in range(FIRST_SPECIAL, FIRST_SPECIAL + SPECIALS):
        if may_buy_special(s, player, item, bought, space):
            return True
    return False


@rule
def may_forge(s: State, player: int, item: int) -> bool:
    """A tile with the tongs that is still there."""
    return CAN_BE_FORGED[item] == 1 and can_receive(s, player, item)


@rule
def may_swap(s: State, player: int, pc: int, space: int) -> bool:
    """Whether the exchange can be paid and gives something."""
    return can_pay(s, player, CODE[pc, 1], space) and can_receive_some(s, player, CODE[pc, 2])


@rule
def may_have_card(s: State, player: int, space: int) -> bool:
    """A card in hand, or in the third column one that will be drawn first."""
    if s.hand_len[player] > 0:
        return True
    return space != NOBODY and COLUMN[space] == 3 and s.deck_len > 0


@rule
def any_breeding(s: State, player: int) -> bool:
    """Whether something happens in a breeding phase."""
    pregnant = s.stock[player, PREGNANT_SHEEP] + s.stock[player, PREGNANT_CATTLE]
    return pregnant > 0 or s.stock[player, SHEEP] >= 2 or s.stock[player, CATTLE] >= 2


@rule
def phase_usable(s: State, player: int, phase: int, scope: int) -> bool:
    """Whether a phase held by a card would do something."""
    if phase == ExtraPhase.BREEDING:
        return any_breeding(s, player)
    return phase == ExtraPhase.FEAST or any_bonus(s, player, scope)


# ---------------------------------------------------------------------------- programs
@rule
def test_holds(s: State, player: int, pc: int, space: int) -> bool:
    """Whether a condition holds; on some spaces a card lets knarrs count as longships."""
    what = CODE[pc, 1]
    if what == LONGSHIP and space != NOBODY:
        return compare(longships_for(s, player, space), CODE[pc, 2], CODE[pc, 3])
    n = vikings_on(s, player, CODE[pc, 4]) if what == Count.VIKINGS_ON else count(s, player, what)
    return compare(n, CODE[pc, 2], CODE[pc, 3])


@rule
def step_reached(s: State, player: int, pc: int) -> int:
    """The program of the one step of TIERS that fits, or NONE. Steps go up; at most takes the lowest."""
    n = count(s, player, CODE[pc, 3])
    how = CODE[pc, 4]
    found = NONE
    for i in range(CODE[pc, 1], CODE[pc, 1] + CODE[pc, 2]):
        if compare(n, how, STEPS[i, 0]) and not (how == Compare.AT_MOST and found != NONE):
            found = STEPS[i, 1]
    return found


@rule
def effect_usable(s: State, player: int, pc: int, space: int) -> bool:
    """Whether one instruction, other than a choice or a step of several, would do something now."""
    op = CODE[pc, 0]
    if op == Op.GAIN:
        return count(s, player, CODE[pc, 2]) > 0 and can_receive_some(s, player, CODE[pc, 1])
    if op == Op.SWAP:
        return may_swap(s, player, pc, space)
    if op == Op.MOUNTAIN:
        return any_strip(s, CODE[pc, 2])
    if op == Op.UPGRADE:
        return any_upgrade(s, player, pc)
    if op == Op.SALE:
        return any_sale(s, player, 0, space)
    if op == Op.EXPLORE:
        return any_board(s, player, CODE[pc, 1], space)
    if op == Op.EMIGRATE:
        return may_emigrate(s, player, pc, space)
    if op == Op.DRAW_CARD:
        return s.deck_len > 0
    if op == Op.PLAY_CARD:
        return may_have_card(s, player, space)
    if op == Op.TRADE or op == Op.FORGE or op == Op.DICE:
        return True
    if op == Op.HOLD_PHASE:
        return phase_usable(s, player, CODE[pc, 1], CODE[pc, 2])
    return card_effect_usable(s, player, pc)


@rule
def ends_here(s: State, player: int, pc: int, space: int) -> bool:
    """Whether the program cannot go past this instruction: a test fails, or a price cannot be paid."""
    op = CODE[pc, 0]
    if op == Op.TEST:
        return not test_holds(s, player, pc, space)
    return (op == Op.SWAP and CODE[pc, 3] == 0) or op == Op.JETTISON or op == Op.DISCARD_WEAPONS


@rule
def option_usable(s: State, player: int, pc: int, space: int) -> bool:
    """Whether a program without choices inside can do something."""
    while CODE[pc, 0] != Op.END:
        if effect_usable(s, player, pc, space):
            return True
        if ends_here(s, player, pc, space):
            return False
        pc += 1
    return False


@rule
def any_option(s: State, player: int, pc: int, space: int) -> bool:
    """Whether some option of a choice can be used."""
    for i in range(CODE[pc, 1], CODE[pc, 1] + CODE[pc, 2]):
        if option_usable(s, player, OPTIONS[i], space):
            return True
    return False


@rule
def step_usable(s: State, player: int, pc: int, space: int) -> bool:
    """Whether the step that is reached can be used."""
    start = step_reached(s, player, pc)
    return start != NONE and option_usable(s, player, start, space)


@rule
def usable(s: State, player: int, pc: int, space: int) -> bool:
    """Whether the rest of a program, from this instruction on, can do something on the space (NOBODY: no space).

    What follows a choice or a step is bought by it.
    """
    while CODE[pc, 0] != Op.END:
        op = CODE[pc, 0]
        if op == Op.CHOOSE:
            return any_option(s, player, pc, space)
        if op == Op.TIERS:
            return step_usable(s, player, pc, space)
        if effect_usable(s, player, pc, space):
            return True
        if ends_here(s, player, pc, space):
            return False
        pc += 1
    return False


@rule
def may_skip(s: State, f: int) -> bool:
    """At least one effect of a space must be used; a later one will do. Cards are under no such rule."""
    if s.must_use == 0 or is_of_card(s, f):
        return True
    return usable(s, s.frame_owner[f], s.frame_pc[f] + 1, space_of(s, f))
