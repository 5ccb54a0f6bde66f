"""Rules that cards change for good: prices, dice, what may be spent, looted, laid or served."""

from __future__ import annotations

from longhouse.games.feast_for_odin.clauses import FIRST_STANDING, RULE_CARD, RULE_NUMBER, RULES
from longhouse.games.feast_for_odin.components import KNARR, LONGSHIP, NONE, SILVER
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.operands import (
    KIND,
    OfDie,
    OfDiscount,
    OfEmigration,
    OfExploreAny,
    OfKnarrs,
    OfLying,
    OfRolls,
    OfSpending,
    OfSubstitute,
    OfVikings,
)
from longhouse.games.feast_for_odin.spaces import COLUMN, SPACES
from longhouse.games.feast_for_odin.state import State
from longhouse.games.feast_for_odin.triggers import Standing
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, tell


@rule
def next_rule(s: State, player: int, kind: int, after: int) -> int:
    """The next rule of this kind that the player's cards change, or NONE; start with after = NONE."""
    best = NONE
    if (s.standing[player] >> kind) & 1 == 0:
        return best
    for place in range(s.in_play_len[player]):
        card = s.in_play[player, place]
        for row in range(FIRST_STANDING[card], FIRST_STANDING[card + 1]):
            if RULES[row, KIND] == kind and row > after and (best == NONE or row < best):
                best = row
    return best


@rule
def tell_rule(s: State, player: int, row: int) -> None:
    """This rule has changed what would have happened."""
    tell(s, Happening.CARD_USED, player, RULES[row, RULE_CARD], RULES[row, RULE_NUMBER])


@rule
def tell_rules(s: State, player: int, kind: int) -> None:
    """The player's rules of this kind have changed what would have happened."""
    row = next_rule(s, player, kind, NONE)
    while row != NONE:
        tell_rule(s, player, row)
        row = next_rule(s, player, kind, row)


@rule
def holds_for(row: int, column: int, number: int) -> bool:
    """Whether the set in this column of a rule holds the number."""
    return (RULES[row, column] >> number) & 1 == 1


# ---------------------------------------------------------------------------- prices
@rule
def is_cheaper(row: int, space: int, item: int, n: int) -> bool:
    """Whether a discount applies to n of the item on the space."""
    if RULES[row, OfDiscount.ITEM] != item or n < RULES[row, OfDiscount.LEAST]:
        return False
    return holds_for(row, OfDiscount.SPACES, space)


@rule
def price(s: State, player: int, space: int, item: int, n: int) -> int:
    """n of the item, less what the player's cards take off on this space (NOBODY: no space)."""
    if space == NOBODY or space >= SPACES:
        return n
    total = n
    row = next_rule(s, player, Standing.DISCOUNT, NONE)
    while row != NONE:
        if is_cheaper(row, space, item, n):
            total -= RULES[row, OfDiscount.OFF]
        row = next_rule(s, player, Standing.DISCOUNT, row)
    return max(total, 0)


@rule
def tell_discounts(s: State, player: int, space: int, item: int, n: int) -> None:
    """Name the cards that made n of the item cheaper."""
    if price(s, player, space, item, n) == n:
        return
    row = next_rule(s, player, Standing.DISCOUNT, NONE)
    while row != NONE:
        if is_cheaper(row, space, item, n):
            tell_rule(s, player, row)
        row = next_rule(s, player, Standing.DISCOUNT, row)


@rule
def emigration_price(s: State, player: int, space: int, off: int) -> int:
    """The number of the round, less what cards take off."""
    total = price(s, player, space, SILVER, s.round_number) - off
    row = next_rule(s, player, Standing.EMIGRATION, NONE)
    while row != NONE:
        total -= RULES[row, OfEmigration.OFF]
        row = next_rule(s, player, Standing.EMIGRATION, row)
    return max(total, 0)


# ---------------------------------------------------------------------------- what a space asks for
@rule
def longships_for(s: State, player: int, space: int) -> int:
    """Longships, and knarrs that may stand in for them on this space."""
    n = s.stock[player, LONGSHIP] + 0
    row = next_rule(s, player, Standing.KNARR_AS_LONGSHIP, NONE)
    if row != NONE and space != NOBODY and space < SPACES and holds_for(row, OfKnarrs.SPACES, space):
        n += s.stock[player, KNARR]
    return n


@rule
def vikings_needed(s: State, player: int, space: int) -> int:
    """As many as the column says, unless a card asks for fewer."""
    fewer = 0
    row = next_rule(s, player, Standing.VIKINGS_NEEDED, NONE)
    while row != NONE:
        if RULES[row, OfVikings.SPACE] == space and s.stock[player, LONGSHIP] >= RULES[row, OfVikings.LONGSHIPS]:
            fewer = RULES[row, OfVikings.MORE]
        row = next_rule(s, player, Standing.VIKINGS_NEEDED, row)
    return COLUMN[space] + fewer


@rule
def explores_any(s: State, player: int, space: int) -> bool:
    """Whether every board can be claimed on this space."""
    row = next_rule(s, player, Standing.EXPLORE_ANY, NONE)
    return row != NONE and RULES[row, OfExploreAny.SPACE] == space


@rule
def lays_wood(s: State, player: int) -> bool:
    """Whether the player may lay wood into houses."""
    return next_rule(s, player, Standing.WOOD_AS_SILVER, NONE) != NONE


@rule
def may_lie(s: State, player: int, food: int) -> int:
    """How many tiles of a food type may lie on the banquet table."""
    row = next_rule(s, player, Standing.LYING, NONE)
    return RULES[row, OfLying.TILES] if row != NONE and RULES[row, OfLying.FOOD] == food else 1


# ---------------------------------------------------------------------------- dice
@rule
def substitution(s: State, player: int, action: int) -> int:
    """The first rule about other weapons that applies to a kind of action, or NONE."""
    row = next_rule(s, player, Standing.SUBSTITUTE, NONE)
    while row != NONE and not holds_for(row, OfSubstitute.ACTIONS, action):
        row = next_rule(s, player, Standing.SUBSTITUTE, row)
    return row


@rule
def standing_die_bonus(s: State, player: int, action: int, say: bool) -> int:
    """What the player's cards add to every roll of this kind of action; say = name them."""
    total = 0
    row = next_rule(s, player, Standing.DIE, NONE)
    while row != NONE:
        if holds_for(row, OfDie.ACTIONS, action):
            total += RULES[row, OfDie.ADDED]
            if say:
                tell_rule(s, player, row)
        row = next_rule(s, player, Standing.DIE, row)
    return total


@rule
def max_rolls(s: State, player: int, printed: int) -> int:
    """How often the player may roll in one die action."""
    row = next_rule(s, player, Standing.MAX_ROLLS, NONE)
    return printed if row == NONE else RULES[row, OfRolls.MOST]


@rule
def spend_value(s: State, player: int, action: int, item: int) -> int:
    """What one piece of the item counts for when it is spent in this kind of action."""
    value = 1
    row = next_rule(s, player, Standing.SPEND_VALUE, NONE)
    while row != NONE:
        if holds_for(row, OfSpending.ACTIONS, action) and RULES[row, OfSpending.ITEM] == item:
            value = RULES[row, OfSpending.VALUE]
        row = next_rule(s, player, Standing.SPEND_VALUE, row)
    return value


@rule
def substitute(s: State, player: int, action: int, weapon: int) -> int:
    """The weapon that may be spent in place of this one, or NONE."""
    row = substitution(s, player, action)
    return RULES[row, OfSubstitute.ITEM] if row != NONE and RULES[row, OfSubstitute.WEAPON] == weapon else NONE
