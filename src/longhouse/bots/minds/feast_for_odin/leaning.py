"""What a sensible player leans to, question by question."""

from __future__ import annotations

from longhouse.bots.minds.feast_for_odin.ground import incomes_left
from longhouse.bots.minds.feast_for_odin.packing import lean_to_board, lean_to_cell, lean_to_tile, lean_to_turn
from longhouse.bots.minds.feast_for_odin.plans import program_worth, space_worth, upgrade_worth
from longhouse.bots.minds.feast_for_odin.worth import AREA
from longhouse.games.feast_for_odin.components import (
    A_KNARR,
    CARD_POINTS,
    EMPTY_LONGSHIP,
    KNARR,
    LONGSHIP,
    MAX_EMIGRATED,
    SALE_PRICE,
    SILVER,
    SWORD,
    WHALING_BOAT,
)
from longhouse.games.feast_for_odin.instructions import CODE, OPTIONS
from longhouse.games.feast_for_odin.layouts import COLS
from longhouse.games.feast_for_odin.operands import OfChoose, OfFree, OfMountain, OfUpgrade
from longhouse.games.feast_for_odin.registers import InDice, InFeast, InLay
from longhouse.games.feast_for_odin.rules.banquet import emigrated_ships
from longhouse.games.feast_for_odin.rules.boards import board_of_answer
from longhouse.games.feast_for_odin.rules.harbour import large_ships
from longhouse.games.feast_for_odin.rules.hunt import BOAT_CODES, dice_of, is_high, may_succeed
from longhouse.games.feast_for_odin.rules.mountain import items_left
from longhouse.games.feast_for_odin.spaces import COLUMN, DICE_SIDES, MAX_ROLLS, SHIP_ORE_COUNTS, SPACE, Moment
from longhouse.games.feast_for_odin.state import (
    A_BOARD,
    A_BOATS,
    A_CARD,
    A_CELL,
    A_ITEM,
    A_NUMBER,
    A_OPTION,
    A_SHIP,
    A_STRIP,
    A_TURN,
    A_VESSEL,
    A_WORD,
    Ask,
    State,
    Word,
)
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY

__all__ = ["lean"]

OBVIOUS, NEUTRAL, RARE, ABSURD = 10000, 100, 1, 0
LOW_SIDES = 8  # of the smaller die
EMIGRATE_2, EMIGRATE_3 = SPACE["emigrate_2"], SPACE["emigrate_3"]


@rule
def lean(s: State, code: int) -> int:
    """How much a sensible player leans to an answer."""
    f = s.depth - 1
    player = s.frame_owner[f]
    ask = s.ask
    if ask == Ask.TURN:
        return lean_in_turn(s, player, code)
    if ask == Ask.FREE:
        return lean_between(s, f, player, code)
    if ask == Ask.FOOD:
        return OBVIOUS if code == A_WORD + Word.SERVE else ABSURD
    if ask == Ask.ROLL:
        return lean_after_roll(s, f, code - A_WORD)
    if code >= A_WORD:
        return 3 * NEUTRAL if code == A_WORD + Word.YES else RARE
    if ask == Ask.USE_CARD:
        return NEUTRAL
    if ask == Ask.LAY_TILE:
        return lean_to_tile(s, player, s.register[InLay.BOARD, f], code - A_ITEM)
    if ask == Ask.LAY_TURN:
        return lean_to_turn(s, s.register[InLay.BOARD, f], s.register[InLay.ITEM, f], code - A_TURN)
    if ask == Ask.LAY_CELL:
        board, item, turn = s.register[InLay.BOARD, f], s.register[InLay.ITEM, f], s.register[InLay.TURN, f]
        cell = code - A_CELL
        return lean_to_cell(s, board, item, turn, cell // COLS, cell % COLS)
    if code >= A_ITEM and code < A_TURN:
        return lean_to_item(s, f, player, code - A_ITEM)
    if code >= A_NUMBER:
        return lean_to_number(s, f, player, code)
    return lean_to_other(s, f, player, code)


# ---------------------------------------------------------------------------- turns
@rule
def lean_in_turn(s: State, player: int, code: int) -> int:
    """Spaces by what they promise a Viking; tiles are laid when the round is over."""
    if code < A_BOARD:
        return lean_to_space(s, player, code)
    if code < A_SHIP:
        return ABSURD
    if code < A_VESSEL:
        return lean_to_ship(s, player, WHALING_BOAT + code - A_SHIP)
    return lean_to_loading(s, code - A_VESSEL) if code < A_ITEM else RARE


@rule
def lean_to_space(s: State, player: int, space: int) -> int:
    """Steep in what each Viking earns."""
    rate = max(0, space_worth(s, player, space)) // COLUMN[space]
    return min(OBVIOUS, rate * rate * rate // 300)


@rule
def can_leave(s: State, player: int) -> bool:
    """Whether a space to emigrate is free and the player has the Vikings for it."""
    if s.space_owner[EMIGRATE_2] == NOBODY and s.thing[player] >= COLUMN[EMIGRATE_2]:
        return True
    return s.space_owner[EMIGRATE_3] == NOBODY and s.thing[player] >= COLUMN[EMIGRATE_3]


@rule
def lean_to_ship(s: State, player: int, ship: int) -> int:
    """A knarr to emigrate with at once, a first longship for raids."""
    silver = s.stock[player, SILVER]
    if ship == KNARR and large_ships(s, player) == 0 and emigrated_ships(s, player) < MAX_EMIGRATED:
        return OBVIOUS if silver >= 5 + s.round_number and can_leave(s, player) else RARE
    if ship == LONGSHIP and s.stock[player, LONGSHIP] == 0 and incomes_left(s) > 2:
        return 2 * NEUTRAL if silver >= 10 else RARE
    return ABSURD


@rule
def lean_to_loading(s: State, vessel: int) -> int:
    """Ore aboard helps as long as there are rounds to use it."""
    if incomes_left(s) < 3:
        return ABSURD
    return NEUTRAL if vessel >= EMPTY_LONGSHIP else NEUTRAL // 4


@rule
def lean_between(s: State, f: int, player: int, code: int) -> int:
    """Free actions: tiles are laid before income and before scoring."""
    moment = CODE[s.frame_pc[f], OfFree.MOMENT]
    if code >= A_ITEM:
        return RARE
    if moment == Moment.AFTER_ACTION or moment == Moment.BEFORE_FEAST or code >= A_SHIP:
        return ABSURD
    return lean_to_board(s, player, board_of_answer(player, code - A_BOARD))


# ---------------------------------------------------------------------------- die actions
@rule
def is_good_roll(s: State, f: int) -> bool:
    """Whether another roll would hardly be better, by what the rolls left bring on average."""
    dice = dice_of(s, f)
    result = s.register[InDice.RESULT, f]
    if is_high(dice):
        least = 9 if DICE_SIDES[dice] > LOW_SIDES else 8
        return result >= least - s.rolls + s.longship_ore[s.frame_owner[f], 0] * SHIP_ORE_COUNTS[dice]
    return result <= s.rolls + (3 if DICE_SIDES[dice] > LOW_SIDES else 2)


@rule
def lean_after_roll(s: State, f: int, word: int) -> int:
    """Success when it is cheap or the last chance; else another roll; failure when nothing else is left."""
    lucky = may_succeed(s, f) and (s.rolls >= MAX_ROLLS or is_good_roll(s, f))
    if word == Word.SUCCEED:
        return OBVIOUS if lucky else NEUTRAL // 10
    if word == Word.ROLL:
        return ABSURD if lucky else NEUTRAL
    return ABSURD if lucky else RARE


@rule
def lean_to_loot(s: State, f: int, item: int) -> int:
    """Large tiles, less what must be spent for them."""
    over = max(0, SWORD[item] - s.register[InDice.RESULT, f])
    worth = max(1, 2 * AREA[item] - over)
    return worth * worth * worth


# ---------------------------------------------------------------------------- items, numbers, others
@rule
def lean_to_item(s: State, f: int, player: int, item: int) -> int:
    """Upgrades, trade, sale, forge and loot: what adds most."""
    if s.ask == Ask.UPGRADE:
        worth = upgrade_worth(item, CODE[s.frame_pc[f], OfUpgrade.STEPS])
        return max(RARE, worth * worth // 4)
    if s.ask == Ask.TRADE:
        return OBVIOUS
    if s.ask == Ask.LOOT:
        return lean_to_loot(s, f, item)
    if s.ask == Ask.SALE:
        worth = AREA[item] - SALE_PRICE[item] // 2
        return worth * worth * worth
    return AREA[item] * AREA[item] * AREA[item] if s.ask == Ask.FORGE else NEUTRAL


@rule
def lean_to_number(s: State, f: int, player: int, code: int) -> int:
    """As much as possible: items from the mountain, weapons instead of wood, Vikings back, coins before penalties."""
    if code >= A_CARD:
        return max(RARE, NEUTRAL + NEUTRAL * CARD_POINTS[code - A_CARD] // 2)
    if s.ask == Ask.BOATS:
        boats = code - A_BOATS
        ore = 2 * (boats // BOAT_CODES) + boats % BOAT_CODES
        return ore * ore * ore
    n = code - A_NUMBER
    if s.ask == Ask.COINS:
        return OBVIOUS if n == min(s.register[InFeast.CELLS_LEFT, f], s.stock[player, SILVER]) else ABSURD
    return n * n * n * n + 1


@rule
def lean_to_other(s: State, f: int, player: int, code: int) -> int:
    """Strips, options, boards to explore, ships that leave, spaces to imitate."""
    if s.ask == Ask.IMITATE:
        return max(RARE, lean_to_space(s, player, code))
    if s.ask == Ask.OPTION:
        worth = program_worth(s, player, OPTIONS[CODE[s.frame_pc[f], OfChoose.FIRST] + code - A_OPTION])
        return max(RARE, worth * worth)
    if s.ask == Ask.STRIP:
        return NEUTRAL if items_left(s, code - A_STRIP) >= CODE[s.frame_pc[f], OfMountain.MOST] else RARE
    if s.ask == Ask.EMIGRATE:
        vessel = code - A_VESSEL
        return OBVIOUS if vessel == A_KNARR else NEUTRAL * (8 - vessel)
    if s.ask == Ask.BOAT_AWAY:
        return OBVIOUS if code == A_VESSEL else NEUTRAL
    return NEUTRAL
