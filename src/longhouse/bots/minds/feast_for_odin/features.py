"""What counts in a position: the features of A Feast for Odin."""

from __future__ import annotations

from enum import IntEnum

from longhouse.bots.minds.feast_for_odin.ground import (
    bare_edges,
    bare_minus,
    gap,
    incomes_left,
    next_step,
    step_gain,
)
from longhouse.bots.minds.feast_for_odin.larder import cells_to_come, hunger, stored_food
from longhouse.bots.minds.feast_for_odin.worth import AREA, LAST_SPECIAL, ORANGE_HOPE, RED_HOPE
from longhouse.games.feast_for_odin.components import (
    FIRST_BLUE,
    FIRST_GREEN,
    FIRST_RED,
    FIRST_WEAPON,
    LARGE_BERTHS,
    LONGSHIP,
    MAX_EMIGRATED,
    ORE,
    ROUNDS,
    SILVER,
    SMALL_BERTHS,
    STONE,
    VIKINGS,
    WEAPONS,
    WHALING_BOAT,
    WOOD,
)
from longhouse.games.feast_for_odin.layouts import (
    BOARDS,
    BONUSES,
    FIRST_STONE,
    TRACK_LENGTH,
    TRACK_TOP,
    TRACK_VALUE,
    TRACKS,
)
from longhouse.games.feast_for_odin.rules.banquet import emigrated_ships
from longhouse.games.feast_for_odin.rules.harbour import large_ships
from longhouse.games.feast_for_odin.rules.holdings import cattle, sheep
from longhouse.games.feast_for_odin.rules.income import layout_of, pays_bonus
from longhouse.games.feast_for_odin.rules.scoring import score
from longhouse.games.feast_for_odin.state import State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule

__all__ = ["FEATURES", "Feature", "measure"]

CELLS_A_VIKING = 3  # what a Viking to come may bring in tiles
ENOUGH_SILVER = 15
SHIP_WOOD = 2  # what a large ship is built of
ENOUGH_RESOURCES = 8
ENOUGH_WEAPONS = 3  # of a kind
ENOUGH_VIKINGS = 12  # to upgrade whatever hopes for it


class Feature(IntEnum):
    """The features, each with a weight and a reason in words."""

    SCORE = 0
    INCOME = 1
    NEXT_INCOME = 2
    COVER = 3
    BLUE = 4
    GREEN = 5
    RED = 6
    ORANGE = 7
    FOOD = 8
    FEASTS = 9
    HUNGER = 10
    SILVER = 11
    RESOURCES = 12
    ORE = 13
    EMIGRANTS = 14
    LONGSHIPS = 15
    WHALERS = 16
    HERD = 17
    WEAPONS = 18
    EDGES = 19
    VIKINGS = 20
    CARDS = 21
    BONUSES = 22
    ROOM = 23
    TIMBER = 24
    FARE = 25
    INCOME_EARLY = 26


FEATURES = tuple(feature.name.lower() for feature in Feature)


@rule
def measure(s: State, seat: int, out: Row) -> None:
    """Write the seat's features."""
    later = ROUNDS[s.length] - s.round_number
    out[Feature.SCORE] = score(s, seat)
    measure_boards(s, seat, later, out)
    measure_goods(s, seat, out)
    measure_larder(s, seat, out)
    measure_supply(s, seat, later, out)
    measure_fleet(s, seat, later, out)
    out[Feature.VIKINGS] = vikings_to_come(s, seat)
    hopeful = min(ENOUGH_VIKINGS, out[Feature.VIKINGS])
    out[Feature.RED] = out[Feature.RED] * hopeful // ENOUGH_VIKINGS
    out[Feature.ORANGE] = out[Feature.ORANGE] * hopeful // ENOUGH_VIKINGS
    hand = out[Feature.BLUE] + out[Feature.GREEN]
    out[Feature.ROOM] = min(out[Feature.COVER], hand + CELLS_A_VIKING * out[Feature.VIKINGS])
    out[Feature.COVER] = min(out[Feature.COVER], hand)
    out[Feature.CARDS] = s.hand_len[seat]


@rule
def vikings_to_come(s: State, seat: int) -> int:
    """Vikings still to be placed, this round and later."""
    n = 0 if s.passed[seat] == 1 else s.thing[seat] + 0
    for number in range(s.round_number + 1, ROUNDS[s.length] + 1):
        n += VIKINGS[s.length, number]
    return n


# ---------------------------------------------------------------------------- boards
@rule
def measure_boards(s: State, seat: int, later: int, out: Row) -> None:
    """Income, cells to cover, ragged edges, bonuses."""
    out[Feature.INCOME] = out[Feature.NEXT_INCOME] = out[Feature.COVER] = 0
    out[Feature.EDGES] = out[Feature.BONUSES] = 0
    for board in range(BOARDS):
        if s.board_owner[board] == seat:
            layout = layout_of(s, board)
            out[Feature.COVER] += bare_minus(s, board, layout)
            out[Feature.EDGES] += bare_edges(s, board, layout)
            for i in range(BONUSES[layout]):
                out[Feature.BONUSES] += later if pays_bonus(s, board, layout, i) else 0
            if board < FIRST_STONE:
                measure_income(s, board, layout, out)
    out[Feature.INCOME_EARLY] = out[Feature.INCOME] * later // 2


@rule
def measure_income(s: State, board: int, layout: int, out: Row) -> None:
    """What a board pays to the end, and how near its next steps are."""
    left = incomes_left(s)
    for track in range(TRACKS):
        length = TRACK_LENGTH[layout, track]
        i = next_step(s, board, layout, track)
        out[Feature.INCOME] += left * (TRACK_VALUE[layout, track, i] if i < length else TRACK_TOP[layout, track])
        for ahead in range(i, min(i + 2, length)):
            missing = gap(s, board, layout, track, ahead)
            out[Feature.NEXT_INCOME] += 100 * left * step_gain(layout, track, ahead) // (4 + missing)


# ---------------------------------------------------------------------------- supply
@rule
def measure_goods(s: State, seat: int, out: Row) -> None:
    """Tiles in the supply: cells of blue and green ones, hopes of the others."""
    out[Feature.ORANGE] = out[Feature.RED] = out[Feature.GREEN] = out[Feature.BLUE] = 0
    for item in range(FIRST_RED):
        out[Feature.ORANGE] += s.stock[seat, item] * ORANGE_HOPE[item]
    for item in range(FIRST_RED, FIRST_GREEN):
        out[Feature.RED] += s.stock[seat, item] * RED_HOPE[item - FIRST_RED]
    for item in range(FIRST_GREEN, FIRST_BLUE):
        out[Feature.GREEN] += s.stock[seat, item] * AREA[item]
    for item in range(FIRST_BLUE, LAST_SPECIAL):
        out[Feature.BLUE] += s.stock[seat, item] * AREA[item]


@rule
def measure_larder(s: State, seat: int, out: Row) -> None:
    """Feasts to come and what there is for them."""
    cells = cells_to_come(s, seat)
    out[Feature.FEASTS] = cells
    out[Feature.FOOD] = min(cells, stored_food(s, seat))
    out[Feature.HUNGER] = hunger(s, seat, s.stock[seat, SILVER])


@rule
def measure_supply(s: State, seat: int, later: int, out: Row) -> None:
    """Silver, resources, weapons and animals, worth the more the longer the game lasts."""
    out[Feature.SILVER] = later * min(ENOUGH_SILVER, s.stock[seat, SILVER])
    resources = s.stock[seat, WOOD] + s.stock[seat, STONE]
    out[Feature.RESOURCES] = later * min(ENOUGH_RESOURCES, resources)
    out[Feature.ORE] = s.stock[seat, ORE]
    out[Feature.WEAPONS] = 0
    for weapon in range(FIRST_WEAPON, FIRST_WEAPON + WEAPONS):
        out[Feature.WEAPONS] += later * min(ENOUGH_WEAPONS, s.stock[seat, weapon])
    out[Feature.HERD] = (later if sheep(s, seat) >= 2 else 0) + (later if cattle(s, seat) >= 2 else 0)


@rule
def measure_fleet(s: State, seat: int, later: int, out: Row) -> None:
    """Ships that may emigrate, raid and hunt whales."""
    room = min(MAX_EMIGRATED - emigrated_ships(s, seat), 1 + later)
    large = large_ships(s, seat)
    out[Feature.EMIGRANTS] = min(large, room)
    out[Feature.TIMBER] = 0 if large >= room else min(SHIP_WOOD, s.stock[seat, WOOD])
    out[Feature.FARE] = 0 if large == 0 or room == 0 else min(s.round_number + 1, s.stock[seat, SILVER])
    ore = 0
    for berth in range(LARGE_BERTHS):
        ore += s.longship_ore[seat, berth]
    out[Feature.LONGSHIPS] = later * (min(2, s.stock[seat, LONGSHIP]) + min(3, ore))
    ore = 0
    for berth in range(SMALL_BERTHS):
        ore += s.boat_ore[seat, berth]
    out[Feature.WHALERS] = later * (s.stock[seat, WHALING_BOAT] + ore)
