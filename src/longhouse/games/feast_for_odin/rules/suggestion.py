"""A good banquet: no penalty if it can be helped, then the goods and coins that are worth least otherwise.

The exact cheapest filling, by a table of cells covered x (orange - red tiles) with one tile added at a time.
"""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    CATTLE,
    FOOD_TYPES,
    FOOD_WORTH,
    LYING,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHEEP,
    SILVER,
    STANDING,
)
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.registers import InFeast
from longhouse.games.feast_for_odin.rules.banquet import (
    can_arrange,
    colour_step,
    end_food,
    lies_already,
    put_on_table,
    serve_coins,
    tell_cards_of_serving,
)
from longhouse.games.feast_for_odin.rules.moments import is_awaited
from longhouse.games.feast_for_odin.state import TABLE_WIDTH, State
from longhouse.games.feast_for_odin.triggers import Trigger
from longhouse.kernel.rule import rule
from longhouse.kernel.state import tell

MIDDLE = TABLE_WIDTH // 2  # scratch[cells * TABLE_WIDTH + MIDDLE + oranges - reds] = least worth + 1, 0: impossible
COIN_WORTH, BARE_WORTH, TOO_MUCH = 8, 100, 30000


@rule
def food_left(s: State, player: int, food: int) -> int:
    """Tiles of a food type, pregnant animals included."""
    if food == SHEEP:
        return s.stock[player, SHEEP] + s.stock[player, PREGNANT_SHEEP]
    if food == CATTLE:
        return s.stock[player, CATTLE] + s.stock[player, PREGNANT_CATTLE]
    return s.stock[player, food] + 0


@rule
def rest_worth(s: State, player: int, left: int) -> int:
    """Coins on the cells that get no food, then penalties."""
    coins = min(left, s.stock[player, SILVER])
    return COIN_WORTH * coins + BARE_WORTH * (left - coins)


@rule
def clear_scratch(s: State) -> None:
    """Leave no trace."""
    for i in range(TABLE_WIDTH * TABLE_WIDTH):
        s.scratch[i] = 0


@rule
def better(s: State, best: int, cells: int, base: int, d: int, food: int) -> int:
    """The lesser worth of this entry and of the one it is reached from by a tile with this base."""
    if cells < base:
        return best
    before = s.scratch[(cells - base) * TABLE_WIDTH + d - colour_step(food)]
    if before > 0 and (best == 0 or before + FOOD_WORTH[food] < best):
        return before + FOOD_WORTH[food]
    return best


@rule
def add_tile(s: State, food: int, may_lie: bool, left: int) -> None:
    """One more tile of the food may be used on the cells left: each entry looks back at fewer cells only."""
    step = colour_step(food)
    for cells in range(left, 0, -1):
        for d in range(max(0, step), TABLE_WIDTH + min(0, step)):
            best = better(s, s.scratch[cells * TABLE_WIDTH + d], cells, STANDING[food], d, food)
            if may_lie:
                best = better(s, best, cells, LYING[food], d, food)
            s.scratch[cells * TABLE_WIDTH + d] = best


@rule
def weigh_foods(s: State, player: int, first: int, left: int) -> None:
    """Least worth of every (cells, oranges - reds) that the foods from the first on can reach."""
    clear_scratch(s)
    s.scratch[MIDDLE] = 1
    for food in range(first, FOOD_TYPES):
        for i in range(min(food_left(s, player, food), left)):
            add_tile(s, food, i == 0 and not lies_already(s, player, food), left)


@rule
def best_rest(s: State, player: int, left: int, difference: int) -> int:
    """Least worth of the cells left after tiles with this difference, by the foods in the scratch."""
    best = TOO_MUCH
    for cells in range(left + 1):
        for d in range(TABLE_WIDTH):
            worth = s.scratch[cells * TABLE_WIDTH + d]
            if worth > 0 and can_arrange(difference + d - MIDDLE, left - cells):
                best = min(best, worth - 1 + rest_worth(s, player, left - cells))
    return best


@rule
def serve_type(s: State, f: int, food: int, lying: int, standing: int) -> None:
    """So many tiles of a type; a pregnant animal only when no plain one is left."""
    player = s.frame_owner[f]
    for k in range(lying + standing):
        tile = food
        if s.stock[player, food] == 0:
            tile = PREGNANT_SHEEP if food == SHEEP else PREGNANT_CATTLE
        put_on_table(s, f, 2 * tile if k < lying else 2 * tile + 1)
    if lying + standing > 0:
        tell(s, Happening.SERVED, player, food, lying + standing)
        tell_cards_of_serving(s, f, food, lying + standing)


@rule
def serve_as_suggested(s: State, f: int) -> None:
    """Of each type in turn the number that leaves the cheapest rest to the types after it, then coins.

    Where a card may give silver for what is served, the coins are left to a question of their own.
    """
    player = s.frame_owner[f]
    for food in range(FOOD_TYPES):
        if food_left(s, player, food) > 0 and s.register[InFeast.CELLS_LEFT, f] > 0:
            serve_best_of(s, f, food)
    clear_scratch(s)
    end_food(s, f)
    if not is_awaited(s, player, Trigger.FEAST_DURING) and not is_awaited(s, player, Trigger.PLACE_BANQUET):
        serve_coins(s, f, min(s.register[InFeast.CELLS_LEFT, f], s.stock[player, SILVER]))


@rule
def serve_best_of(s: State, f: int, food: int) -> None:
    """The best number of tiles of one type."""
    player = s.frame_owner[f]
    weigh_foods(s, player, food + 1, s.register[InFeast.CELLS_LEFT, f])
    best = TOO_MUCH
    best_lying = 0
    best_standing = 0
    most_lying = 1 if LYING[food] > STANDING[food] and not lies_already(s, player, food) else 0
    for lying in range(most_lying + 1):
        for standing in range(food_left(s, player, food) - lying + 1):
            left = s.register[InFeast.CELLS_LEFT, f] - standing * STANDING[food] - lying * LYING[food]
            if left < 0:
                break
            n = standing + lying
            difference = s.register[InFeast.COLOURS, f] + n * colour_step(food)
            worth = n * FOOD_WORTH[food] + best_rest(s, player, left, difference)
            if worth < best:
                best = worth
                best_lying = lying
                best_standing = standing
    serve_type(s, f, food, best_lying, best_standing)
