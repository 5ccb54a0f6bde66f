"""Food in store and feasts to come."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    CELLS_PER_SHIP,
    FEAST_CELLS,
    FIRST_RED,
    LYING,
    ROUNDS,
    SHEEP,
    STANDING,
)
from longhouse.games.feast_for_odin.rules.banquet import cells_to_serve, emigrated_ships
from longhouse.games.feast_for_odin.state import State
from longhouse.kernel.rule import rule

__all__ = ["cells_to_come", "feast_food", "hunger", "stored_food"]

APART = 3  # cells by which one colour may exceed the other before its tiles would touch


@rule
def cells_to_come(s: State, player: int) -> int:
    """Cells of all feasts to come that no emigrated ship covers."""
    ships = CELLS_PER_SHIP * emigrated_ships(s, player)
    n = 0
    for number in range(s.round_number, ROUNDS[s.length] + 1):
        n += max(0, FEAST_CELLS[s.length, number] - ships)
    return n


@rule
def stored_food(s: State, player: int) -> int:
    """Cells that the food in store can fill over the feasts to come, without the animals."""
    feasts = ROUNDS[s.length] - s.round_number + 1
    n = 0
    for food in range(SHEEP):
        tiles = s.stock[player, food]
        lying = min(tiles, feasts)
        n += lying * LYING[food] + (tiles - lying) * STANDING[food]
    return n


@rule
def feast_food(s: State, player: int) -> int:
    """Cells of the next feast that the food in store can fill: one tile a type lies, colours alternate."""
    orange, red = 0, 0
    for food in range(SHEEP):
        tiles = s.stock[player, food]
        if tiles > 0:
            cells = LYING[food] + (tiles - 1) * STANDING[food]
            if food < FIRST_RED:
                orange += cells
            else:
                red += cells
    return orange + red - 2 * max(0, abs(orange - red) - APART) // 3


@rule
def hunger(s: State, player: int, silver: int) -> int:
    """Cells of the next feast that neither food nor silver would fill."""
    return max(0, cells_to_serve(s, player) - feast_food(s, player) - silver)
