"""Counting what a player has, and the facts of the action under way."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    CATTLE,
    FIRST_RED,
    FIRST_WEAPON,
    ITEM,
    ITEMS,
    KNARR,
    LARGE_BERTHS,
    LONG_HOUSE,
    LONGSHIP,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    RESOURCES,
    SHEEP,
    SMALL_BERTHS,
    SPECIALS,
    STONE_HOUSE,
    WEAPONS,
    WHALING_BOAT,
)
from longhouse.games.feast_for_odin.layouts import FIRST_LETTER, FIRST_STONE
from longhouse.games.feast_for_odin.programs import Compare, Count
from longhouse.games.feast_for_odin.rules.harbour import large_ships
from longhouse.games.feast_for_odin.rules.income import income
from longhouse.games.feast_for_odin.spaces import ALL_SPACES, COLUMN, SPACES
from longhouse.games.feast_for_odin.state import State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY

GAME_MEAT, WHALE_MEAT = ITEM["game_meat"], ITEM["whale_meat"]
TWO_ORE = 2


@rule
def compare(n: int, how: int, wanted: int) -> bool:
    """At least, at most, exactly."""
    if how == Compare.AT_LEAST:
        return n >= wanted
    return n <= wanted if how == Compare.AT_MOST else n == wanted


@rule
def sheep(s: State, player: int) -> int:
    """Sheep in the stable, pregnant or not."""
    return s.stock[player, SHEEP] + s.stock[player, PREGNANT_SHEEP]


@rule
def cattle(s: State, player: int) -> int:
    """Cattle in the stable, pregnant or not."""
    return s.stock[player, CATTLE] + s.stock[player, PREGNANT_CATTLE]


@rule
def animal_types(s: State, player: int) -> int:
    """Sheep and cattle: how many of the two are in the stable."""
    return min(1, sheep(s, player)) + min(1, cattle(s, player))


@rule
def red_types(s: State, player: int) -> int:
    """Types of red goods in supply and stable; a pregnant animal is of the type of a plain one."""
    n = animal_types(s, player)
    for item in range(FIRST_RED, SHEEP):
        n += min(1, s.stock[player, item])
    return n


@rule
def ore_on_ships(s: State, player: int) -> int:
    """Ore loaded onto ships; what is printed on them does not count."""
    n = 0
    for berth in range(SMALL_BERTHS):
        n += s.boat_ore[player, berth]
    for berth in range(LARGE_BERTHS):
        n += s.longship_ore[player, berth]
    return n


@rule
def armed_longships(s: State, player: int) -> int:
    """Longships with at least two ore."""
    n = 0
    for berth in range(LARGE_BERTHS):
        n += 1 if s.longship_ore[player, berth] >= TWO_ORE else 0
    return n


@rule
def weapons(s: State, player: int) -> int:
    """Weapons of all kinds."""
    n = 0
    for i in range(WEAPONS):
        n += s.stock[player, FIRST_WEAPON + i]
    return n


@rule
def special_tiles(s: State, player: int) -> int:
    """Special tiles in supply and on boards."""
    n = 0
    for i in range(SPECIALS):
        n += 1 if s.special_owner[i] == player else 0
    return n


@rule
def exploration_boards(s: State, player: int) -> int:
    """Exploration boards of the player."""
    n = 0
    for board in range(FIRST_LETTER, FIRST_STONE):
        n += 1 if s.board_owner[board] == player else 0
    return n


@rule
def vikings_on(s: State, player: int, where: int) -> int:
    """Vikings standing on a set of spaces now, or in a column (a negative number)."""
    n = 0
    for space in range(ALL_SPACES):
        if s.space_owner[space] == player:
            meant = COLUMN[space] == -where if where < 0 else space < SPACES and (where >> space) & 1 == 1
            n += s.space_vikings[space] if meant else 0
    return n


@rule
def types_in(bits: int) -> int:
    """How many resources are in a set of them."""
    n = 0
    for i in range(RESOURCES):
        n += (bits >> i) & 1
    return n


@rule
def count(s: State, player: int, what: int) -> int:
    """How many the player has of an item, or of the things that spaces count."""
    if what < ITEMS:
        return s.stock[player, what] + 0
    if what == Count.ONE:
        return 1
    if what == Count.ANY_SHEEP:
        return sheep(s, player)
    if what == Count.ANY_CATTLE:
        return cattle(s, player)
    if what == Count.LARGE_SHIP:
        return large_ships(s, player)
    if what == Count.ANY_SHIP:
        return s.stock[player, WHALING_BOAT] + large_ships(s, player)
    return s.players + 0 if what == Count.PLAYERS else 0


@rule
def count_for_cards(s: State, player: int, what: int) -> int:
    """How many the player has of anything in Count."""
    if what <= Count.PLAYERS:
        return count(s, player, what)
    if what >= Count.SERVED:
        food = what - Count.SERVED
        return s.served[2 * food] + s.served[2 * food + 1]
    if what >= Count.ROLLS_MADE:
        return fact_of_action(s, player, what)
    if what == Count.ANY_WEAPON:
        return weapons(s, player)
    if what == Count.HOUSE:
        return s.stock[player, STONE_HOUSE] + s.stock[player, LONG_HOUSE]
    if what == Count.EXPLORATION_BOARD:
        return exploration_boards(s, player)
    if what == Count.SPECIAL_TILE:
        return special_tiles(s, player)
    if what == Count.ANIMAL_TYPE:
        return animal_types(s, player)
    if what == Count.RED_GOOD_TYPE:
        return red_types(s, player)
    if what == Count.SHIP_SET:
        return min(s.stock[player, WHALING_BOAT], min(s.stock[player, KNARR], s.stock[player, LONGSHIP]))
    if what == Count.GAME_WHALE_PAIR:
        return min(s.stock[player, GAME_MEAT], s.stock[player, WHALE_MEAT])
    if what == Count.ORE_ON_SHIPS:
        return ore_on_ships(s, player)
    if what == Count.ARMED_LONGSHIP:
        return armed_longships(s, player)
    if what == Count.ROUND:
        return s.round_number + 0
    if what == Count.INCOME:
        return income(s, player)
    return s.hand_len[player] + 0 if what == Count.HAND else 0


@rule
def fact_of_action(s: State, player: int, what: int) -> int:
    """Facts of the action under way."""
    if what == Count.ROLLS_MADE:
        return s.rolls + 0
    if what == Count.BOATS_USED:
        return s.boats_used + 0
    if what == Count.SPENT_WOOD:
        return s.spent_resource + 0
    if what == Count.RESOURCE_TYPES_PAID:
        return types_in(s.paid)
    if what == Count.MOUNTAIN_TYPES_TAKEN:
        return types_in(s.types_taken)
    if what == Count.SAME_PLACEMENTS:
        return s.placements[player, COLUMN[s.space_used] - 1] - 1 if s.space_used != NOBODY else 0
    return s.spent_weapon + 0  # SPENT_SPEAR, SPENT_LONG_SWORD: the weapon of the die action
