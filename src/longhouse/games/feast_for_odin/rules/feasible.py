"""What is possible with cards: they have more instructions than spaces, and count more."""

from __future__ import annotations

from longhouse.games.feast_for_odin.clauses import RECLAIM_TILE
from longhouse.games.feast_for_odin.components import (
    CATTLE,
    EMPTY_LONGSHIP,
    FIRST_WEAPON,
    NONE,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHED,
    SHED_SPACES,
    SHEEP,
    SILVER,
    VESSELS,
    WEAPONS,
    WOOD,
)
from longhouse.games.feast_for_odin.instructions import BUNDLE_COUNT, BUNDLE_ITEM, CODE, OPTIONS, STEPS
from longhouse.games.feast_for_odin.layouts import BOARDS, SPOTS, VARIANT_ITEM
from longhouse.games.feast_for_odin.operands import (
    OP,
    OfArm,
    OfBuy,
    OfChoose,
    OfCopy,
    OfDiscard,
    OfDouble,
    OfGain,
    OfLayGiven,
    OfPhase,
    OfReclaim,
    OfReturn,
    OfStore,
    OfSwap,
    OfTest,
    OfTiers,
)
from longhouse.games.feast_for_odin.programs import BUNDLE_ITEMS, Compare, Count, ExtraPhase, Onto, Op, ReturnFrom, Tier
from longhouse.games.feast_for_odin.rules.boards import is_house, may_lay_given
from longhouse.games.feast_for_odin.rules.goods_box import any_copy, any_flip
from longhouse.games.feast_for_odin.rules.harbour import has_ore
from longhouse.games.feast_for_odin.rules.holdings import compare, count_for_cards, vikings_on, weapons
from longhouse.games.feast_for_odin.rules.income import any_bonus
from longhouse.games.feast_for_odin.rules.openness import leaves_use, swap_leaves_use
from longhouse.games.feast_for_odin.rules.possible import effect_usable
from longhouse.games.feast_for_odin.rules.supply import can_receive, can_receive_some
from longhouse.games.feast_for_odin.spaces import ALL_SPACES, COLUMN
from longhouse.games.feast_for_odin.state import State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY


# ---------------------------------------------------------------------------- purchases
@rule
def purchase_price(s: State, player: int, pc: int) -> int:
    """The price times its count, less half a silver for each thing in the bundle; rounded down, at least 0."""
    halves = 2 * CODE[pc, OfBuy.SILVER] * count_for_cards(s, player, CODE[pc, OfBuy.PER])
    bundle = CODE[pc, OfBuy.HALVES_OFF]
    for k in range(BUNDLE_ITEMS):
        item = BUNDLE_ITEM[bundle, k]
        if item != NONE:
            halves -= BUNDLE_COUNT[bundle, k] * s.stock[player, item]
    return max(0, halves) // 2


@rule
def may_buy(s: State, player: int, pc: int) -> bool:
    """The silver, and room for the item."""
    silver = purchase_price(s, player, pc)
    if not can_receive(s, player, CODE[pc, OfBuy.ITEM]) or s.stock[player, SILVER] < silver:
        return False
    return leaves_use(s, player, SILVER, silver, CODE[pc, OfBuy.ITEM])


# ---------------------------------------------------------------------------- Vikings
@rule
def return_cost(s: State, player: int, pc: int, k: int) -> int:
    """What a Viking's return costs of the k-th item of its price."""
    return BUNDLE_COUNT[CODE[pc, OfReturn.COST], k] * count_for_cards(s, player, CODE[pc, OfReturn.PER])


@rule
def may_spend_on_return(s: State, player: int, item: int, n: int) -> bool:
    """Whether the player has so much, and the action to come stays of use without it."""
    return s.stock[player, item] >= n and leaves_use(s, player, item, n, NONE)


@rule
def can_pay_return(s: State, player: int, pc: int) -> bool:
    """Whether the player can pay for a Viking's return."""
    for k in range(BUNDLE_ITEMS):
        item = BUNDLE_ITEM[CODE[pc, OfReturn.COST], k]
        if item != NONE and not may_spend_on_return(s, player, item, return_cost(s, player, pc, k)):
            return False
    return True


@rule
def has_viking_on(s: State, player: int, space: int) -> bool:
    """Whether a Viking of the player (alone: of the active colour) stands there."""
    return space != NOBODY and s.space_owner[space] == player and s.space_vikings[space] > 0


@rule
def any_return(s: State, player: int, pc: int) -> bool:
    """Whether a Viking can come back in the way of the instruction."""
    where = CODE[pc, OfReturn.ORIGIN]
    if where == ReturnFrom.SAME_SPACE or not can_pay_return(s, player, pc):
        return False  # a second Viking comes only after the first
    if where == ReturnFrom.THIS_SPACE:
        return has_viking_on(s, player, s.space_used)
    for space in range(ALL_SPACES):
        fits = where == ReturnFrom.ONE_SPACE or COLUMN[space] == CODE[pc, OfReturn.COLUMN]
        if fits and has_viking_on(s, player, space):
            return True
    return False


# ---------------------------------------------------------------------------- ore, wood and stone
@rule
def any_ore_aboard(s: State, player: int, first: int) -> bool:
    """Whether some vessel from this kind on has ore loaded onto it."""
    for vessel in range(first, VESSELS):
        if has_ore(s, player, vessel):
            return True
    return False


@rule
def may_store(s: State, player: int, item: int) -> bool:
    """Wood or stone in supply, and an empty space for it in a shed."""
    room = SHED_SPACES * s.stock[player, SHED] - s.stored[player, 0 if item == WOOD else 1]
    return s.stock[player, item] > 0 and room > 0


@rule
def takes_given(s: State, player: int, board: int, item: int, onto: int) -> bool:
    """Whether the player owns the board, it is of the kind asked for, and the item fits there."""
    if s.board_owner[board] != player or is_house(board) != (onto == Onto.HOUSES):
        return False
    return may_lay_given(s, player, board, item)


@rule
def any_board_takes(s: State, player: int, item: int, onto: int) -> bool:
    """Whether some board of the player takes a given item."""
    for board in range(BOARDS):
        if takes_given(s, player, board, item, onto):
            return True
    return False


@rule
def spot_with(s: State, item: int) -> int:
    """Where a special tile lies on a board, or NONE."""
    for spot in range(SPOTS):
        if VARIANT_ITEM[s.laid[spot]] == item:
            return spot
    return NONE


@rule
def lacks_weapons(s: State, player: int, each: int) -> bool:
    """Whether the player has fewer than so many of some weapon."""
    for i in range(WEAPONS):
        if s.stock[player, FIRST_WEAPON + i] < each:
            return True
    return False


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
def keeps_use(s: State, player: int, pc: int) -> bool:
    """Whether an exchange of a card leaves the action to come of use; all else does."""
    return CODE[pc, OP] != Op.SWAP or swap_leaves_use(s, player, CODE[pc, OfSwap.COST], CODE[pc, OfSwap.GAIN])


@rule
def card_effect_usable(s: State, player: int, pc: int) -> bool:
    """Whether one instruction of a card, other than a choice or a step of several, would do something now."""
    op = CODE[pc, OP]
    if op == Op.GAIN:
        times = count_for_cards(s, player, CODE[pc, OfGain.PER])
        return times > 0 and can_receive_some(s, player, CODE[pc, OfGain.BUNDLE])
    if op < Op.TIERS:
        return effect_usable(s, player, pc, NOBODY) and keeps_use(s, player, pc)
    if op == Op.HOLD_PHASE:
        return phase_usable(s, player, CODE[pc, OfPhase.PHASE], CODE[pc, OfPhase.SCOPE])
    if op == Op.BUY:
        return may_buy(s, player, pc)
    if op == Op.COPY:
        return any_copy(s, player, CODE[pc, OfCopy.OWNED])
    if op == Op.DOUBLE:
        n = s.stock[player, CODE[pc, OfDouble.ITEM]]
        return n > 0 and n < CODE[pc, OfDouble.MOST]
    if op == Op.ARM:
        return lacks_weapons(s, player, CODE[pc, OfArm.EACH])
    if op == Op.FLIP:
        return any_flip(s, player)
    if op == Op.RETURN_VIKING:
        return any_return(s, player, pc)
    if op == Op.UNLOAD:
        return any_ore_aboard(s, player, 0)
    if op == Op.JETTISON:
        return any_ore_aboard(s, player, EMPTY_LONGSHIP)
    if op == Op.STORE:
        return may_store(s, player, CODE[pc, OfStore.ITEM])
    if op == Op.LAY_GIVEN:
        item, onto = CODE[pc, OfLayGiven.ITEM], CODE[pc, OfLayGiven.ONTO]
        return count_for_cards(s, player, CODE[pc, OfLayGiven.PER]) > 0 and any_board_takes(s, player, item, onto)
    if op == Op.RECLAIM:
        return spot_with(s, RECLAIM_TILE[CODE[pc, OfReclaim.WHICH]]) != NONE
    return op == Op.DISCARD_WEAPONS and weapons(s, player) >= CODE[pc, OfDiscard.WEAPONS]


@rule
def card_ends_here(s: State, player: int, pc: int) -> bool:
    """Whether a card's program cannot go past this instruction: a test fails, or a price cannot be paid."""
    op = CODE[pc, OP]
    if op == Op.TEST:
        what, where = CODE[pc, OfTest.COUNT], CODE[pc, OfTest.WHERE]
        n = vikings_on(s, player, where) if what == Count.VIKINGS_ON else count_for_cards(s, player, what)
        return not compare(n, CODE[pc, OfTest.HOW], CODE[pc, OfTest.NUMBER])
    return op == Op.SWAP or op == Op.JETTISON or op == Op.DISCARD_WEAPONS


@rule
def step_reached(s: State, player: int, pc: int) -> int:
    """The program of the one step of TIERS that fits, or NONE. Steps go up; at most takes the lowest."""
    n = count_for_cards(s, player, CODE[pc, OfTiers.COUNT])
    how = CODE[pc, OfTiers.HOW]
    found = NONE
    for i in range(CODE[pc, OfTiers.FIRST], CODE[pc, OfTiers.FIRST] + CODE[pc, OfTiers.STEPS]):
        if compare(n, how, STEPS[i, Tier.NUMBER]) and not (how == Compare.AT_MOST and found != NONE):
            found = STEPS[i, Tier.PROGRAM]
    return found


@rule
def part_usable(s: State, player: int, pc: int) -> bool:
    """Whether an option or a step of a card can do something."""
    while CODE[pc, OP] != Op.END:
        if card_effect_usable(s, player, pc):
            return True
        if card_ends_here(s, player, pc):
            return False
        pc += 1
    return False


@rule
def card_usable(s: State, player: int, pc: int) -> bool:
    """Whether a card's program can do something; what follows a choice or a step is bought by it."""
    while CODE[pc, OP] != Op.END:
        op = CODE[pc, OP]
        if op == Op.CHOOSE:
            for i in range(CODE[pc, OfChoose.FIRST], CODE[pc, OfChoose.FIRST] + CODE[pc, OfChoose.OPTIONS]):
                if part_usable(s, player, OPTIONS[i]):
                    return True
            return False
        if op == Op.TIERS:
            start = step_reached(s, player, pc)
            return start != NONE and part_usable(s, player, start)
        if card_effect_usable(s, player, pc):
            return True
        if card_ends_here(s, player, pc):
            return False
        pc += 1
    return False
