"""What is possible: looking at a program without running it.

`usable` asks `effect_usable` of a program's instructions in turn; the first that would do something decides.
"""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    CAN_BE_FORGED,
    FIRST_BLUE,
    FIRST_SPECIAL,
    MAX_EMIGRATED,
    NONE,
    SALE_PRICE,
    SILVER,
    SPECIALS,
    UPGRADE,
)
from longhouse.games.feast_for_odin.layouts import FIRST_LETTER, LETTERS
from longhouse.games.feast_for_odin.programs import Op
from longhouse.games.feast_for_odin.rules.banquet import emigrated_ships
from longhouse.games.feast_for_odin.rules.harbour import large_ships
from longhouse.games.feast_for_odin.rules.income import layout_of
from longhouse.games.feast_for_odin.rules.mountain import any_strip
from longhouse.games.feast_for_odin.rules.supply import can_pay, can_receive, can_receive_some, count
from longhouse.games.feast_for_odin.spaces import CODE, COLUMN, OPTIONS
from longhouse.games.feast_for_odin.state import State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY


@rule
def upgraded(item: int, steps: int) -> int:
    """The tile that many colours up, or NONE."""
    for _ in range(steps):
        if item != NONE:
            item = UPGRADE[item]
    return item


@rule
def any_upgrade(s: State, player: int, steps: int) -> bool:
    """Whether the player has a tile that can go that many colours up."""
    for item in range(FIRST_BLUE):
        if s.stock[player, item] > 0 and upgraded(item, steps) != NONE:
            return True
    return False


@rule
def may_emigrate(s: State, player: int) -> bool:
    """A large ship, room on the banquet table, and silver for the number of the round."""
    if large_ships(s, player) == 0 or emigrated_ships(s, player) == MAX_EMIGRATED:
        return False
    return s.stock[player, SILVER] >= s.round_number


@rule
def may_explore(s: State, layouts: int, letter: int) -> bool:
    """The board is unclaimed and shows one of these sides."""
    board = FIRST_LETTER + letter
    return s.board_owner[board] == NOBODY and (layouts >> layout_of(s, board)) & 1 == 1


@rule
def any_board(s: State, layouts: int) -> bool:
    """Whether some board can be explored."""
    for letter in range(LETTERS):
        if may_explore(s, layouts, letter):
            return True
    return False


@rule
def may_buy_special(s: State, player: int, item: int) -> bool:
    """A special tile on the oval board that has a price, and the silver for it."""
    price = SALE_PRICE[item]
    return price >= 0 and can_receive(s, player, item) and s.stock[player, SILVER] >= price


@rule
def any_sale(s: State, player: int) -> bool:
    """Whether the player can buy some special tile."""
    for item in range(FIRST_SPECIAL, FIRST_SPECIAL + SPECIALS):
        if may_buy_special(s, player, item):
            return True
    return False


@rule
def may_forge(s: State, player: int, item: int) -> bool:
    """A tile with the tongs that is still there."""
    return CAN_BE_FORGED[item] == 1 and can_receive(s, player, item)


@rule
def may_swap(s: State, player: int, pc: int) -> bool:
    """Whether the exchange can be paid and gives something."""
    return can_pay(s, player, CODE[pc, 1]) and can_receive_some(s, player, CODE[pc, 2])


@rule
def may_have_card(s: State, player: int, space: int) -> bool:
    """A card in hand, or in the third column one that will be drawn first."""
    return s.hand_len[player] > 0 or (COLUMN[space] == 3 and s.deck_len > 0)


# ---------------------------------------------------------------------------- programs
@rule
def effect_usable(s: State, player: int, pc: int, space: int) -> bool:
    """Whether one instruction, other than a choice, would do something now."""
    op = CODE[pc, 0]
    if op == Op.GAIN:
        return count(s, player, CODE[pc, 2]) > 0 and can_receive_some(s, player, CODE[pc, 1])
    if op == Op.SWAP:
        return may_swap(s, player, pc)
    if op == Op.MOUNTAIN:
        return any_strip(s)
    if op == Op.UPGRADE:
        return any_upgrade(s, player, CODE[pc, 2])
    if op == Op.SALE:
        return any_sale(s, player)
    if op == Op.EXPLORE:
        return any_board(s, CODE[pc, 1])
    if op == Op.EMIGRATE:
        return may_emigrate(s, player)
    if op == Op.DRAW_CARD:
        return s.deck_len > 0
    if op == Op.PLAY_CARD:
        return may_have_card(s, player, space)
    return op == Op.TRADE or op == Op.FORGE or op == Op.DICE


@rule
def ends_here(s: State, player: int, pc: int) -> bool:
    """Whether the program cannot go past this instruction: a test fails, or a price cannot be paid."""
    if CODE[pc, 0] == Op.TEST:
        return count(s, player, CODE[pc, 1]) < CODE[pc, 2]
    return CODE[pc, 0] == Op.SWAP and CODE[pc, 3] == 0


@rule
def option_usable(s: State, player: int, pc: int, space: int) -> bool:
    """Whether a program without choices inside can do something."""
    while CODE[pc, 0] != Op.END:
        if effect_usable(s, player, pc, space):
            return True
        if ends_here(s, player, pc):
            return False
        pc += 1
    return False


@rule
def usable(s: State, player: int, pc: int, space: int) -> bool:
    """Whether the rest of a program, from this instruction on, can do something on the space."""
    while CODE[pc, 0] != Op.END:
        if CODE[pc, 0] == Op.CHOOSE:
            for i in range(CODE[pc, 1], CODE[pc, 1] + CODE[pc, 2]):
                if option_usable(s, player, OPTIONS[i], space):
                    return True
        elif effect_usable(s, player, pc, space):
            return True
        elif ends_here(s, player, pc):
            return False
        pc += 1
    return False


@rule
def may_skip(s: State, f: int) -> bool:
    """At least one effect of a space must be used; a later one will do."""
    if s.must_use == 0:
        return True
    return usable(s, s.frame_owner[f], s.frame_pc[f] + 1, s.space_used)
