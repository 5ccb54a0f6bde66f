"""Exchanges: a cost for a gain, all or nothing; purchases for a price of their own."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    NONE,
    SHIP_OF_VESSEL,
    SILVER,
    VESSELS,
    WOOD,
)
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.instructions import BUNDLE_COUNT, BUNDLE_ITEM, CODE
from longhouse.games.feast_for_odin.operands import OfBuy, OfSwap
from longhouse.games.feast_for_odin.programs import BUNDLE_ITEMS
from longhouse.games.feast_for_odin.rules.feasible import keeps_use, purchase_price
from longhouse.games.feast_for_odin.rules.frames import is_of_card, next_instruction, pop, question, space_of
from longhouse.games.feast_for_odin.rules.harbour import cast_off, is_ship, vessels
from longhouse.games.feast_for_odin.rules.moments import raise_trigger
from longhouse.games.feast_for_odin.rules.possible import may_swap
from longhouse.games.feast_for_odin.rules.supply import can_receive, give, give_bundle, take, take_bundle
from longhouse.games.feast_for_odin.state import Ask, State
from longhouse.games.feast_for_odin.triggers import Trigger
from longhouse.kernel.rule import rule
from longhouse.kernel.state import tell

AGREED = 1  # the stage after the player's consent, where it is asked for


@rule
def do_swap(s: State, f: int) -> None:
    """Offer an optional exchange; one that is not optional and cannot be paid ends the program."""
    player = s.frame_owner[f]
    pc = s.frame_pc[f]
    optional = CODE[pc, OfSwap.OPTIONAL] == 1
    if s.frame_stage[f] == AGREED:
        pay(s, f)
    elif may_swap(s, player, pc, space_of(s, f)) and (not is_of_card(s, f) or keeps_use(s, player, pc)):
        if optional:
            question(s, f, Ask.EXCHANGE)
        else:
            s.frame_stage[f] = AGREED
    elif optional:
        next_instruction(s, f)
    else:
        pop(s)


@rule
def agree(s: State, f: int) -> None:
    """The player makes the optional exchange."""
    s.frame_stage[f] = AGREED


@rule
def pay(s: State, f: int) -> None:
    """Pay everything and receive the gain; a ship that is paid is asked for."""
    player = s.frame_owner[f]
    pc = s.frame_pc[f] + 0
    s.must_use = 0
    if is_ship(BUNDLE_ITEM[CODE[pc, OfSwap.COST], 0]):
        question(s, f, Ask.BOAT_AWAY)
        return
    next_instruction(s, f)
    take_bundle(s, player, CODE[pc, OfSwap.COST], space_of(s, f))
    if CODE[pc, OfSwap.BUILDING] == 1:
        tell_cards_of_building(s, player, CODE[pc, OfSwap.COST], CODE[pc, OfSwap.GAIN])
    give_bundle(s, player, CODE[pc, OfSwap.GAIN], 1)


@rule
def tell_cards_of_building(s: State, player: int, cost: int, gain: int) -> None:
    """Each house and ship that is built; amount = 1 when wood is paid for it."""
    wood = 0
    for k in range(BUNDLE_ITEMS):
        wood += 1 if BUNDLE_ITEM[cost, k] == WOOD else 0
    for k in range(BUNDLE_ITEMS):
        item = BUNDLE_ITEM[gain, k]
        if item != NONE and can_receive(s, player, item):
            raise_trigger(s, player, Trigger.BUILD, item, wood)


@rule
def may_give_boat(s: State, f: int, vessel: int) -> bool:
    """Any of the player's ships of the kind that is asked for; the ore on it is lost."""
    wanted = BUNDLE_ITEM[CODE[s.frame_pc[f], OfSwap.COST], 0]
    return vessel < VESSELS and SHIP_OF_VESSEL[vessel] == wanted and vessels(s, s.frame_owner[f], vessel) > 0


@rule
def give_boat(s: State, f: int, vessel: int) -> None:
    """Pay with this ship, and whatever else the exchange costs."""
    player = s.frame_owner[f]
    cost, gain = CODE[s.frame_pc[f], OfSwap.COST], CODE[s.frame_pc[f], OfSwap.GAIN]
    next_instruction(s, f)
    cast_off(s, player, vessel)
    tell(s, Happening.PAID, player, SHIP_OF_VESSEL[vessel], 1)
    for k in range(1, BUNDLE_ITEMS):
        if BUNDLE_ITEM[cost, k] != NONE:
            take(s, player, BUNDLE_ITEM[cost, k], BUNDLE_COUNT[cost, k])
    give_bundle(s, player, gain, 1)


# ---------------------------------------------------------------------------- purchases
@rule
def do_buy(s: State, f: int) -> None:
    """An item for silver; this is neither building nor an exchange on a space."""
    player = s.frame_owner[f]
    pc = s.frame_pc[f] + 0
    next_instruction(s, f)
    take(s, player, SILVER, purchase_price(s, player, pc))
    give(s, player, CODE[pc, OfBuy.ITEM], 1)
