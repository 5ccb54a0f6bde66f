"""Exchanges: a cost for a gain, all or nothing."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import EMPTY_BOAT, LOADED_BOAT, NONE, VESSELS, WHALING_BOAT
from longhouse.games.feast_for_odin.events import Event
from longhouse.games.feast_for_odin.programs import BUNDLE_ITEMS
from longhouse.games.feast_for_odin.rules.frames import next_instruction, pop, question
from longhouse.games.feast_for_odin.rules.harbour import cast_off, vessels
from longhouse.games.feast_for_odin.rules.possible import may_swap
from longhouse.games.feast_for_odin.rules.supply import give_bundle, take
from longhouse.games.feast_for_odin.spaces import BUNDLE_COUNT, BUNDLE_ITEM, CODE
from longhouse.games.feast_for_odin.state import Ask, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import tell

AGREED = 1  # the stage after the player's consent, where it is asked for


@rule
def do_swap(s: State, f: int) -> None:
    """Offer an optional exchange; one that is not optional and cannot be paid ends the program."""
    player = s.frame_owner[f]
    pc = s.frame_pc[f]
    optional = CODE[pc, 3] == 1
    if s.frame_stage[f] == AGREED:
        pay(s, f)
    elif may_swap(s, player, pc):
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
    """Pay everything and receive the gain; a whaling boat that is paid is asked for."""
    player = s.frame_owner[f]
    cost, gain = CODE[s.frame_pc[f], 1], CODE[s.frame_pc[f], 2]
    s.must_use = 0
    if BUNDLE_ITEM[cost, 0] == WHALING_BOAT:
        question(s, f, Ask.BOAT_AWAY)
        return
    next_instruction(s, f)
    for k in range(BUNDLE_ITEMS):
        if BUNDLE_ITEM[cost, k] != NONE:
            take(s, player, BUNDLE_ITEM[cost, k], BUNDLE_COUNT[cost, k])
    give_bundle(s, player, gain, 1)


@rule
def may_give_boat(s: State, f: int, vessel: int) -> bool:
    """Any of the player's whaling boats; the ore on it is lost."""
    if vessel >= VESSELS or (vessel != EMPTY_BOAT and vessel != LOADED_BOAT):
        return False
    return vessels(s, s.frame_owner[f], vessel) > 0


@rule
def give_boat(s: State, f: int, vessel: int) -> None:
    """Pay with this whaling boat."""
    player = s.frame_owner[f]
    gain = CODE[s.frame_pc[f], 2]
    next_instruction(s, f)
    cast_off(s, player, vessel)
    tell(s, Event.PAID, player, WHALING_BOAT, 1)
    give_bundle(s, player, gain, 1)
