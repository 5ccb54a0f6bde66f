"""What things are worth to a player who can still use them, in tenths of a point."""

from __future__ import annotations

from typing import Any

from longhouse.games.feast_for_odin.components import (
    BLUE,
    FIRST_GREEN,
    FIRST_RED,
    FIRST_SPECIAL,
    GOODS,
    GREEN,
    ITEM_NAMES,
    PLACEABLE,
    SPECIAL_TILES,
    SPECIALS,
)
from longhouse.kernel.record import Row
from longhouse.kernel.rule import table

__all__ = ["AREA", "LAST_SPECIAL", "ORANGE_HOPE", "RED_HOPE", "WORTH"]

# Food fills the banquet table and can be upgraded; the larger the tile, the more its upgrades are worth.
_FOOD: dict[str, int] = {
    "peas": 8,
    "flax": 12,
    "beans": 10,
    "grain": 16,
    "cabbage": 18,
    "fruits": 24,
    "mead": 12,
    "stockfish": 18,
    "milk": 17,
    "salt_meat": 22,
    "game_meat": 34,
    "whale_meat": 54,
    "sheep": 46,
    "pregnant_sheep": 56,
    "cattle": 62,
    "pregnant_cattle": 74,
}
_RESOURCES: dict[str, int] = {"silver": 10, "wood": 9, "stone": 10, "ore": 10}
_WEAPONS: dict[str, int] = {"bow": 4, "snare": 4, "spear": 3, "long_sword": 5}
_BUILT: dict[str, int] = {
    "whaling_boat": 38,
    "knarr": 90,
    "longship": 105,
    "shed": 36,
    "stone_house": 26,
    "long_house": 34,
}
_PLAIN: dict[str, int] = {**_FOOD, **_RESOURCES, **_WEAPONS, **_BUILT}
GREEN_CELL, BLUE_CELL = 8, 10  # a cell of a green tile (which may not touch another) and of a blue one
ANY_WEAPON = 4


def _cells(name: str) -> int:
    facts: dict[str, Any] = GOODS.get(name, SPECIAL_TILES.get(name, {}))
    return int(facts.get("cells", 0))


def _worth(name: str) -> int:
    if name in GREEN:
        return GREEN_CELL * _cells(name)
    return BLUE_CELL * _cells(name) if name in BLUE or name in SPECIAL_TILES else _PLAIN[name]


AREA: Row = table([_cells(name) if name in GOODS or name in SPECIAL_TILES else 1 for name in ITEM_NAMES[:PLACEABLE]])
WORTH: Row = table([*map(_worth, ITEM_NAMES), 2 * _RESOURCES["silver"], ANY_WEAPON])  # up to Count.WEAPON_CARD
LAST_SPECIAL = FIRST_SPECIAL + SPECIALS

# What a red or an orange tile may become: its cells beyond those that any upgrade brings.
RED_HOPE: Row = table([max(0, _cells(name) - 2) for name in ITEM_NAMES[FIRST_RED:FIRST_GREEN]])
ORANGE_HOPE: Row = table([max(0, _cells(name) - 2) for name in ITEM_NAMES[:FIRST_RED]])
