"""Phase 9: filling the banquet table.

A row of tiles can be arranged so that no two of one colour touch exactly when the colours differ in number by at most
the number of other pieces (coins, bare cells) plus one. So a filling is a choice of tiles, not of places.
"""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    CATTLE,
    CELLS_PER_SHIP,
    FEAST_CELLS,
    FIRST_RED,
    FOODS,
    LYING,
    NONE,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHEEP,
    SHIP_KINDS,
    SILVER,
    STANDING,
)
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.registers import InFeast
from longhouse.games.feast_for_odin.rules.frames import pop, question
from longhouse.games.feast_for_odin.rules.moments import raise_trigger
from longhouse.games.feast_for_odin.rules.standing import may_lie, tell_rules
from longhouse.games.feast_for_odin.state import Ask, State
from longhouse.games.feast_for_odin.triggers import Standing, Trigger
from longhouse.kernel.rule import rule
from longhouse.kernel.state import tell

# stages
BEGIN, LAY_THE_TABLE, SERVE_FOOD, SERVE_COINS, PENALTIES, CLEAR = range(6)


@rule
def emigrated_ships(s: State, player: int) -> int:
    """Ships turned over on the player's banquet table."""
    n = 0
    for kind in range(SHIP_KINDS):
        n += s.emigrated[player, kind]
    return n


@rule
def cells_to_serve(s: State, player: int) -> int:
    """Cells without a Viking that no emigrated ship covers (ruling 7)."""
    return max(0, FEAST_CELLS[s.length, s.round_number] - CELLS_PER_SHIP * emigrated_ships(s, player))


@rule
def food_type(food: int) -> int:
    """A pregnant animal is of the type of a plain one (ruling 10)."""
    if food == PREGNANT_SHEEP:
        return SHEEP
    return CATTLE if food == PREGNANT_CATTLE else food


@rule
def tiles_lying(s: State, food: int) -> int:
    """How many tiles of this food's type lie sideways on the table."""
    kind = food_type(food)
    if kind == SHEEP:
        return s.served[2 * SHEEP] + s.served[2 * PREGNANT_SHEEP]
    if kind == CATTLE:
        return s.served[2 * CATTLE] + s.served[2 * PREGNANT_CATTLE]
    return s.served[2 * kind] + 0


@rule
def lies_already(s: State, player: int, food: int) -> bool:
    """Whether no more tiles of this food's type may lie: one, unless a card allows more."""
    return tiles_lying(s, food) >= may_lie(s, player, food)


@rule
def colour_step(food: int) -> int:
    """What a tile adds to the difference between orange and red tiles."""
    return 1 if food < FIRST_RED else -1


@rule
def can_arrange(difference: int, left: int) -> bool:
    """Whether the tiles chosen can lie apart when the cells left get other pieces."""
    return abs(difference) <= left + 1


@rule
def may_serve(s: State, f: int, answer: int) -> bool:
    """answer = 2 * food when it lies, one more when it stands; square tiles only stand."""
    food = answer // 2
    if s.stock[s.frame_owner[f], food] == 0:
        return False
    lying = answer % 2 == 0
    if lying and (LYING[food] == STANDING[food] or lies_already(s, s.frame_owner[f], food)):
        return False
    left = s.register[InFeast.CELLS_LEFT, f] - (LYING[food] if lying else STANDING[food])
    return left >= 0 and can_arrange(s.register[InFeast.COLOURS, f] + colour_step(food), left)


@rule
def next_serving(s: State, f: int, first: int) -> int:
    """The first answer from this one on that puts food on the table, or NONE."""
    for answer in range(first, 2 * FOODS):
        if may_serve(s, f, answer):
            return answer
    return NONE


@rule
def do_feast(s: State, f: int) -> None:
    """Food, then coins, then penalties; cards are told at the start, after the food, and after the feast."""
    player = s.frame_owner[f]
    stage = s.frame_stage[f]
    if stage == BEGIN:
        s.frame_stage[f] = LAY_THE_TABLE
        raise_trigger(s, player, Trigger.FEAST_START, 0, 1)
    elif stage == LAY_THE_TABLE:
        s.register[InFeast.CELLS_LEFT, f] = cells_to_serve(s, player)
        s.frame_stage[f] = SERVE_FOOD
    elif stage == SERVE_FOOD:
        if next_serving(s, f, 0) != NONE:
            question(s, f, Ask.FOOD)
        else:
            end_food(s, f)
    elif stage == SERVE_COINS and min(s.register[InFeast.CELLS_LEFT, f], s.stock[player, SILVER]) > 0:
        question(s, f, Ask.COINS)
    elif stage in (SERVE_COINS, PENALTIES):
        end_feast(s, f)
    else:
        clear_the_table(s)


@rule
def put_on_table(s: State, f: int, answer: int) -> None:
    """One tile from supply or stable goes onto the table."""
    food = answer // 2
    s.stock[s.frame_owner[f], food] -= 1
    s.served[answer] += 1
    s.register[InFeast.CELLS_LEFT, f] -= LYING[food] if answer % 2 == 0 else STANDING[food]
    s.register[InFeast.COLOURS, f] += colour_step(food)


@rule
def serve(s: State, f: int, answer: int) -> None:
    """The player serves one tile."""
    put_on_table(s, f, answer)
    tell(s, Happening.SERVED, s.frame_owner[f], answer // 2, 1)
    tell_cards_of_serving(s, f, answer // 2, 1)


@rule
def tell_cards_of_serving(s: State, f: int, food: int, n: int) -> None:
    """Tiles lie on the table now; a card may have let one more of them lie sideways."""
    player = s.frame_owner[f]
    if tiles_lying(s, food) > 1:
        tell_rules(s, player, Standing.LYING)
    raise_trigger(s, player, Trigger.PLACE_BANQUET, food, n)


@rule
def end_food(s: State, f: int) -> None:
    """No more food: now the coins."""
    s.frame_stage[f] = SERVE_COINS
    raise_trigger(s, s.frame_owner[f], Trigger.FEAST_DURING, 0, 1)


@rule
def serve_coins(s: State, f: int, n: int) -> None:
    """Put n coins on the table."""
    s.stock[s.frame_owner[f], SILVER] -= n
    s.register[InFeast.CELLS_LEFT, f] -= n
    s.frame_stage[f] = PENALTIES
    if n > 0:
        tell(s, Happening.SERVED, s.frame_owner[f], SILVER, n)


@rule
def end_feast(s: State, f: int) -> None:
    """A penalty for each bare cell."""
    player = s.frame_owner[f]
    bare = s.register[InFeast.CELLS_LEFT, f] + 0
    s.frame_stage[f] = CLEAR
    if bare > 0:
        s.penalties[player] += bare
        tell(s, Happening.PENALISED, player, bare)
    raise_trigger(s, player, Trigger.FEAST_AFTER, 0, 1)


@rule
def clear_the_table(s: State) -> None:
    """What was served is gone."""
    for answer in range(2 * FOODS):
        s.served[answer] = 0
    pop(s)
