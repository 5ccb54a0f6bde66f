"""The nouns of answers and events: what the rules' numbers are called."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    CARD_NAMES,
    ITEM_NAMES,
    LONG_HOUSES,
    SHIP_NAMES,
    STONE_HOUSES,
    STRIPS,
    VESSEL_NAMES,
)
from longhouse.games.feast_for_odin.layouts import COLS, LAYOUT_NAMES, ROWS
from longhouse.games.feast_for_odin.schema import PLAYERS
from longhouse.games.feast_for_odin.spaces import DICE_NAMES, SPACE_NAMES
from longhouse.kernel.answers import Noun

PLAYER = Noun.named("player", PLAYERS)
ITEM = Noun.named("item", [*ITEM_NAMES, "two_silver"])
SPACE = Noun.named("space", SPACE_NAMES)
BOARD_NAMES = (
    *("home_board", "board_a", "board_b", "board_c", "board_d"),
    *(f"stone_house_{n + 1}" for n in range(STONE_HOUSES)),
    *(f"long_house_{n + 1}" for n in range(LONG_HOUSES)),
)
BOARD = Noun.named("board", BOARD_NAMES)
LAYOUT = Noun.named("layout", LAYOUT_NAMES)
SHIP = Noun.named("ship", SHIP_NAMES)
VESSEL = Noun.named("vessel", VESSEL_NAMES)
CARD = Noun.named("card", CARD_NAMES)
DICE = Noun.named("dice", DICE_NAMES)
COUNT = Noun("count", 1000, first=0)
ROUND = Noun("round", 8, first=0)
STRIP = Noun("strip", STRIPS)
ROW, COL = Noun("row", ROWS), Noun("col", COLS)
