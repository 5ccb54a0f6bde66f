"""A space may be occupied only if at least one of its effects is used (p. 9): what is paid before must leave one.

What a player pays between placing Vikings and their action, to a card or for a ship, is tried out first.
"""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import ITEMS, NONE, SILVER, TWO_SILVER
from longhouse.games.feast_for_odin.instructions import BUNDLE_COUNT, BUNDLE_ITEM
from longhouse.games.feast_for_odin.programs import BUNDLE_ITEMS
from longhouse.games.feast_for_odin.rules.gifts import is_before_own_action, is_of_use_still
from longhouse.games.feast_for_odin.state import State
from longhouse.kernel.rule import rule


@rule
def is_watched(s: State, player: int) -> bool:
    """Whether the action to come is of use now, and must stay so."""
    return is_before_own_action(s, player) and is_of_use_still(s, player)


@rule
def lend_item(s: State, player: int, item: int, n: int) -> None:
    """The player has so much more of an item, for a moment; cards and tiles that are not counted are left out."""
    if item == TWO_SILVER:
        s.stock[player, SILVER] += 2 * n
    elif item >= 0 and item < ITEMS:
        s.stock[player, item] += n


@rule
def lend_bundle(s: State, player: int, bundle: int, times: int) -> None:
    """The player has everything in the bundle so many times, for a moment; negative: pays it."""
    for k in range(BUNDLE_ITEMS):
        item = BUNDLE_ITEM[bundle, k]
        if item != NONE:
            lend_item(s, player, item, BUNDLE_COUNT[bundle, k] * times)


@rule
def leaves_use(s: State, player: int, paid: int, n: int, got: int) -> bool:
    """Whether n of one item can be paid for one of another (NONE: for nothing) and the action to come stays of use."""
    if not is_watched(s, player):
        return True
    lend_item(s, player, paid, -n)
    lend_item(s, player, got, 1)
    of_use = is_of_use_still(s, player)
    lend_item(s, player, got, -1)
    lend_item(s, player, paid, n)
    return of_use


@rule
def swap_leaves_use(s: State, player: int, cost: int, gain: int) -> bool:
    """Whether one bundle can be paid for another and the action to come stays of use."""
    if not is_watched(s, player):
        return True
    lend_bundle(s, player, cost, -1)
    lend_bundle(s, player, gain, 1)
    of_use = is_of_use_still(s, player)
    lend_bundle(s, player, gain, -1)
    lend_bundle(s, player, cost, 1)
    return of_use
