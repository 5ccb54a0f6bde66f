"""What is possible on spaces: looking at a program without running it. feasible.py does so for cards.

`usable` asks `effect_usable` of a program's instructions in turn; the first that would do something decides.
"""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    CAN_BE_FORGED,
    FIRST_SPECIAL,
    LONGSHIP,
    MAX_EMIGRATED,
    SALE_PRICE,
    SILVER,
    SPECIALS,
)
from longhouse.games.feast_for_odin.instructions import CODE, OPTIONS
from longhouse.games.feast_for_odin.layouts import FIRST_LETTER, LETTERS
from longhouse.games.feast_for_odin.operands import (
    OP,
    OfChoose,
    OfEmigrate,
    OfExplore,
    OfGain,
    OfMountain,
    OfSwap,
    OfTest,
)
from longhouse.games.feast_for_odin.programs import Op
from longhouse.games.feast_for_odin.rules.banquet import emigrated_ships
from longhouse.games.feast_for_odin.rules.frames import is_of_card, space_of
from longhouse.games.feast_for_odin.rules.goods_box import any_upgrade
from longhouse.games.feast_for_odin.rules.harbour import large_ships
from longhouse.games.feast_for_odin.rules.holdings import compare, count
from longhouse.games.feast_for_odin.rules.income import layout_of
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
    return s.stock[player, SILVER] >= emigration_price(s, player, space, count(s, player, CODE[pc, OfEmigrate.LESS]))


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
    return can_pay(s, player, CODE[pc, OfSwap.COST], space) and can_receive_some(s, player, CODE[pc, OfSwap.GAIN])


@rule
def may_have_card(s: State, player: int, space: int) -> bool:
    """A card in hand, or in the third column one that will be drawn first."""
    if s.hand_len[player] > 0:
        return True
    return space != NOBODY and COLUMN[space] == 3 and s.deck_len > 0


# ---------------------------------------------------------------------------- programs
@rule
def test_holds(s: State, player: int, pc: int, space: int) -> bool:
    """Whether a condition holds; on some spaces a card lets knarrs count as longships."""
    what = CODE[pc, OfTest.COUNT]
    if what == LONGSHIP and space != NOBODY:
        return compare(longships_for(s, player, space), CODE[pc, OfTest.HOW], CODE[pc, OfTest.NUMBER])
    return compare(count(s, player, what), CODE[pc, OfTest.HOW], CODE[pc, OfTest.NUMBER])


@rule
def effect_usable(s: State, player: int, pc: int, space: int) -> bool:
    """Whether one instruction of a space, other than a choice, would do something now."""
    op = CODE[pc, OP]
    if op == Op.GAIN:
        return count(s, player, CODE[pc, OfGain.PER]) > 0 and can_receive_some(s, player, CODE[pc, OfGain.BUNDLE])
    if op == Op.SWAP:
        return may_swap(s, player, pc, space)
    if op == Op.MOUNTAIN:
        return any_strip(s, CODE[pc, OfMountain.ONLY])
    if op == Op.UPGRADE:
        return any_upgrade(s, player, pc)
    if op == Op.SALE:
        return any_sale(s, player, 0, space)
    if op == Op.EXPLORE:
        return any_board(s, player, CODE[pc, OfExplore.LAYOUTS], space)
    if op == Op.EMIGRATE:
        return may_emigrate(s, player, pc, space)
    if op == Op.DRAW_CARD:
        return s.deck_len > 0
    if op == Op.PLAY_CARD:
        return may_have_card(s, player, space)
    return op == Op.TRADE or op == Op.FORGE or op == Op.DICE


@rule
def ends_here(s: State, player: int, pc: int, space: int) -> bool:
    """Whether the program cannot go past this instruction: a test fails, or a price cannot be paid."""
    op = CODE[pc, OP]
    if op == Op.TEST:
        return not test_holds(s, player, pc, space)
    return op == Op.SWAP and CODE[pc, OfSwap.OPTIONAL] == 0


@rule
def option_usable(s: State, player: int, pc: int, space: int) -> bool:
    """Whether a program without choices inside can do something."""
    while CODE[pc, OP] != Op.END:
        if effect_usable(s, player, pc, space):
            return True
        if ends_here(s, player, pc, space):
            return False
        pc += 1
    return False


@rule
def any_option(s: State, player: int, pc: int, space: int) -> bool:
    """Whether some option of a choice can be used."""
    for i in range(CODE[pc, OfChoose.FIRST], CODE[pc, OfChoose.FIRST] + CODE[pc, OfChoose.OPTIONS]):
        if option_usable(s, player, OPTIONS[i], space):
            return True
    return False


@rule
def usable(s: State, player: int, pc: int, space: int) -> bool:
    """Whether the rest of a program, from this instruction on, can do something on the space (NOBODY: no space)."""
    while CODE[pc, OP] != Op.END:
        if CODE[pc, OP] == Op.CHOOSE:
            return any_option(s, player, pc, space)
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
