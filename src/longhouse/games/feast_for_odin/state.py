"""The record of A Feast for Odin, its questions and its answers; events.py holds its events.

Seat i owns home board i. What a player owns is counted in ``stock``; what lies on boards is one word a row.
"""

from __future__ import annotations

from enum import IntEnum

from longhouse.games.feast_for_odin.components import (
    CARDS,
    FOODS,
    ITEM_NAMES,
    ITEMS,
    LARGE_BERTHS,
    RESOURCES,
    SHIP_KINDS,
    SMALL_BERTHS,
    SPECIALS,
    STRIPS,
    SWORD,
    TILE_ANSWERS,
    VESSELS,
    WEAPONS,
)
from longhouse.games.feast_for_odin.events import EVENTS, Happening
from longhouse.games.feast_for_odin.layouts import BOARDS, COLS, LETTERS, OWN_BOARDS, PLANES, ROWS, SPOTS, TURNS
from longhouse.games.feast_for_odin.nouns import BOARD, CARD, COL, ROW, SHIP, SPACE, STRIP, VESSEL
from longhouse.games.feast_for_odin.registers import REGISTERS
from longhouse.games.feast_for_odin.spaces import ALL_SPACES, SPACES
from longhouse.kernel.answers import Answers, Block, Noun, Say
from longhouse.kernel.record import Grid, Row, int8, int16, int64
from longhouse.kernel.rule import table
from longhouse.kernel.state import GameState, story

__all__ = ["ANSWERS", "EVENTS", "SCORE_LINES", "Ask", "Happening", "State"]

MAX_PLAYERS = 4
BLOCKED = 4  # owner of a space: last round's Vikings in the solo game
DECK, BOX = 4, 5  # where a card is, besides a hand: the draw pile; a starting card that was not dealt
OUT = -1  # laid out, or of a deck that is not in this game
DEPTH = 24  # programs under way at once
MAX_IN_PLAY = 30  # occupations that a player can lay out
RUNNING = -1  # in place of a question: the machine has not come to one yet
NUMBERS = max(13, *(SWORD[item] + 1 for item in range(ITEMS)))
MAX_OPTIONS = 6
COLUMNS = 4
SOURCE_BITS = RESULT_BITS = 60  # where a trigger's memory holds a source or a result, above the clauses asked
TABLE_WIDTH = 13  # of the banquet's scratch: cells covered x (orange - red)


class Ask(IntEnum):
    """The questions."""

    START_CARD = 0
    TURN = 1
    FREE = 2
    IMITATE = 3
    LAY_TILE = 4
    LAY_TURN = 5
    LAY_CELL = 6
    EXCHANGE = 7
    OPTION = 8
    UPGRADE = 9
    TRADE = 10
    SALE = 11
    FORGE = 12
    STRIP = 13
    TAKE = 14
    BOATS = 15
    ROLL = 16
    LOOT = 17
    SPEND = 18
    VIKINGS_BACK = 19
    EXPLORE = 20
    EMIGRATE = 21
    BOAT_AWAY = 22
    CARD = 23
    FOOD = 24
    COINS = 25
    OVER = 26
    USE_CARD = 27
    STEPS = 28
    SUBSTITUTES = 29
    COPY_GOOD = 30
    FLIP = 31
    RETURN_VIKING = 32
    COPY_SPACE = 33
    UNLOAD = 34
    JETTISON = 35
    LAY_GIVEN = 36
    WEAPON_AWAY = 37


class Word(IntEnum):
    """Answers that name no thing."""

    PASS = 0
    DONE = 1
    YES = 2
    ROLL = 3
    SUCCEED = 4
    FAIL = 5
    SERVE = 6  # the banquet as suggested


class Step(IntEnum):
    """The timetable of a round: its twelve phases, the moments of cards and those for free actions between them."""

    NEW_VIKING = 0
    HARVEST_CARDS = 1
    HARVEST = 2
    AFTER_HARVEST = 3
    FLIP = 4
    DRAW_WEAPON = 5
    ACTIONS = 6
    END_OF_ACTIONS = 7
    FIRST_PLAYER = 8
    BEFORE_INCOME = 9
    INCOME_CARDS = 10
    INCOME = 11
    BREEDING = 12
    BEFORE_FEAST = 13
    FEAST = 14
    BEFORE_BONUS = 15
    BONUS_CARDS = 16
    BONUS = 17
    AFTER_BONUS = 18
    MOUNTAINS = 19
    RETURN_VIKINGS = 20
    BEFORE_SCORING = 21
    SCORING_CARDS = 22
    GAME_OVER = 23


class OptionPlace(IntEnum):
    """The order of the options in meta.toml."""

    LENGTH = 0
    DECKS = 1
    START_CARD = 2


def _digits(say: Say, number: int) -> str:
    return str(number)


BOATS = Noun("boats", 4, worded=_digits)
ANSWERS = Answers(
    Block("space", {"space": SPACE}),
    Block("board", {"board": BOARD}),
    Block("ship", {"ship": SHIP}),
    Block("vessel", {"vessel": VESSEL}),
    Block("item", {"item": Noun("item", TILE_ANSWERS, ITEM_NAMES[:TILE_ANSWERS])}),
    Block("turn", {"turn": Noun("turn", TURNS)}),
    Block("cell", {"row": ROW, "col": COL}),
    Block("strip", {"strip": STRIP}),
    Block("option", {"option": Noun("option", MAX_OPTIONS)}),
    Block("number", {"number": Noun("number", NUMBERS, worded=_digits)}),
    Block("boats", {"loaded": BOATS, "empty": BOATS}),
    Block(
        "food",
        {"food": Noun("item", FOODS, ITEM_NAMES[:FOODS]), "way": Noun.named("way", ["lying", "standing"])},
    ),
    Block("card", {"card": CARD}),
    Block("word", {"word": Noun.named("word", [word.name.lower() for word in Word])}),
)
A_SPACE, A_BOARD, A_SHIP, A_VESSEL, A_ITEM, A_TURN, A_CELL = (block.first for block in ANSWERS.blocks[:7])
A_STRIP, A_OPTION, A_NUMBER, A_BOATS, A_FOOD, A_CARD, A_WORD = (block.first for block in ANSWERS.blocks[7:])

# The block that answers each question; TURN, FREE and ROLL draw on several. Words may come on top.
_BLOCKS = {
    Ask.START_CARD: (A_CARD, CARDS),
    Ask.IMITATE: (A_SPACE, SPACES),
    Ask.LAY_TILE: (A_ITEM, TILE_ANSWERS),
    Ask.LAY_TURN: (A_TURN, TURNS),
    Ask.LAY_CELL: (A_CELL, ROWS * COLS),
    Ask.OPTION: (A_OPTION, MAX_OPTIONS),
    Ask.UPGRADE: (A_ITEM, TILE_ANSWERS),
    Ask.TRADE: (A_ITEM, TILE_ANSWERS),
    Ask.SALE: (A_ITEM, TILE_ANSWERS),
    Ask.FORGE: (A_ITEM, TILE_ANSWERS),
    Ask.STRIP: (A_STRIP, STRIPS),
    Ask.TAKE: (A_NUMBER, NUMBERS),
    Ask.BOATS: (A_BOATS, 16),
    Ask.LOOT: (A_ITEM, TILE_ANSWERS),
    Ask.SPEND: (A_NUMBER, NUMBERS),
    Ask.VIKINGS_BACK: (A_NUMBER, NUMBERS),
    Ask.EXPLORE: (A_BOARD, OWN_BOARDS),
    Ask.EMIGRATE: (A_VESSEL, VESSELS),
    Ask.BOAT_AWAY: (A_VESSEL, VESSELS),
    Ask.CARD: (A_CARD, CARDS),
    Ask.FOOD: (A_FOOD, 2 * FOODS),
    Ask.COINS: (A_NUMBER, NUMBERS),
    Ask.USE_CARD: (A_CARD, CARDS),
    Ask.STEPS: (A_NUMBER, NUMBERS),
    Ask.SUBSTITUTES: (A_NUMBER, NUMBERS),
    Ask.COPY_GOOD: (A_ITEM, TILE_ANSWERS),
    Ask.FLIP: (A_ITEM, TILE_ANSWERS),
    Ask.RETURN_VIKING: (A_SPACE, ALL_SPACES),
    Ask.COPY_SPACE: (A_SPACE, SPACES),
    Ask.UNLOAD: (A_VESSEL, VESSELS),
    Ask.JETTISON: (A_VESSEL, VESSELS),
    Ask.LAY_GIVEN: (A_BOARD, OWN_BOARDS),
    Ask.WEAPON_AWAY: (A_ITEM, TILE_ANSWERS),
}
FIRST_CODE: Row = table([_BLOCKS.get(ask, (0, 0))[0] for ask in Ask])
CODES: Row = table([_BLOCKS.get(ask, (0, 0))[1] for ask in Ask])

SCORE_LINES = (
    *("ships", "emigrations", "exploration_boards", "buildings", "animals", "occupations"),
    *("silver", "final_income", "english_crown", "bare_cells", "penalties"),
)


class State(GameState):
    """Everything that lies on the table, hidden or not."""

    story: Grid = story(events=128)
    # the course of the game
    length: int = int8()  # 0 long, 1 short
    decks: int = int8()  # bit d: deck d is in the game
    round_number: int = int8()
    step: int = int8()  # of the timetable
    steps_taken: int = int8()  # players who have taken it
    first: int = int8()  # who holds the moose
    next_player: int = int8()  # whose turn is next in phase 5
    last_placed: int = int8()  # who placed Vikings last
    # the effect machine: a stack of programs under way
    depth: int = int8()
    frame_pc: Row = int16(DEPTH)
    frame_owner: Row = int8(DEPTH)
    frame_stage: Row = int8(DEPTH)  # where the instruction goes on after an answer, or how often it was answered
    register: Grid = int16(REGISTERS, DEPTH)  # what the instruction knows (see registers.py)
    frame_clause: Row = int16(DEPTH)  # the clause of a card that the program belongs to, from 1; 0: none
    frame_memory: Row = int64(DEPTH)  # what an instruction remembers beyond its registers
    waiting: int = int64()  # clauses that wait while their owner is asked which to use (see rules.cards)
    # facts of the action under way
    space_used: int = int8()  # where its Vikings stand, NOBODY outside actions or when a card uses a space
    space_in_use: int = int8()  # whose effects are used: that one, or the one imitated; NOBODY outside actions
    vikings_placed: int = int8()
    opening: int = int8()  # the space needs what cards give before it is used
    must_use: int = int8()  # no effect of the space has been used yet
    replaced: int = int8()  # a card has been used instead of what was about to happen
    pledged: int = int8()  # a building resource that a card demands to be paid, counted from silver; 0: none
    paid: int = int8()  # building resources paid on the space, as bits counted from silver
    brought: Row = int8(RESOURCES)  # what the space has brought
    types_taken: int = int8()  # from the mountains, as bits counted from silver
    cards_played: int = int8()
    arrived: int = int64()  # goods that the upgrade under way has brought, as bits
    result: int = int8()  # of the die action on the space (see triggers.Result)
    rolls: int = int8()
    rolled: int = int8()  # what the die showed last
    die_bonus: int = int8()  # by cards, for this die action
    boats_used: int = int8()
    spent_resource: int = int8()  # wood or stone spent on the die
    spent_weapon: int = int8()
    # players
    stock: Grid = int16(MAX_PLAYERS, ITEMS)  # everything in supply, stable and harbour
    boat_ore: Grid = int8(MAX_PLAYERS, SMALL_BERTHS)  # loaded ore, most first
    longship_ore: Grid = int8(MAX_PLAYERS, LARGE_BERTHS)
    emigrated: Grid = int8(MAX_PLAYERS, SHIP_KINDS)  # ships on the banquet table
    penalties: Row = int16(MAX_PLAYERS)
    final_income: Row = int16(MAX_PLAYERS)
    thing: Row = int8(MAX_PLAYERS)  # Vikings on the Thing square
    passed: Row = int8(MAX_PLAYERS)
    placements: Grid = int8(MAX_PLAYERS, COLUMNS)  # of this round, in each column
    stored: Grid = int8(MAX_PLAYERS, 2)  # wood and stone already put into sheds
    # occupations: drawn at random from those in the DECK, so that no order can leak
    card_at: Row = int8(CARDS)  # whose hand, DECK, BOX, or OUT
    deck_len: int = int16()
    hand_len: Row = int8(MAX_PLAYERS)
    in_play: Grid = int16(MAX_PLAYERS, MAX_IN_PLAY)  # cards laid out, in order
    in_play_len: Row = int8(MAX_PLAYERS)
    used_up: Grid = int8(MAX_PLAYERS, MAX_IN_PLAY)  # clauses used: 2 bits for this action, 2 for the game
    watch: Row = int64(MAX_PLAYERS)  # triggers that some card waits for
    receives: Row = int64(MAX_PLAYERS)  # items whose arrival some card waits for
    standing: Row = int64(MAX_PLAYERS)  # kinds of rules that some card changes
    # weapon cards: drawn at random from those left
    weapons_left: Row = int8(WEAPONS)
    weapons_used: Row = int8(WEAPONS)  # the discard pile
    # boards
    covered: Grid = int16(BOARDS, ROWS)
    apart: Grid = int16(PLANES, ROWS)  # tiles that may not touch each other (see rules.boards.apart_plane)
    laid: Row = int8(SPOTS)  # the variant of the tile whose first cell this is, 0 for none
    board_owner: Row = int8(BOARDS)
    side: Row = int8(LETTERS)  # of the exploration boards: 1 = turned over
    board_silver: Row = int8(LETTERS)
    sheds_left: int = int8()
    special_owner: Row = int8(SPECIALS)  # whoever got the tile, NOBODY: on the oval board
    # mountains
    strip: Row = int8(STRIPS)  # items gone, NOBODY: face down
    strip_order: Row = int8(STRIPS)  # the order in which strips are turned up
    strips_up: int = int8()
    # action board
    space_owner: Row = int8(ALL_SPACES)  # NOBODY: free
    space_vikings: Row = int8(ALL_SPACES)
    imitation: int = int8()  # bit c: there is an imitation space in column c
    # banquet
    served: Row = int8(2 * FOODS)  # on the table now: lying, standing
    scratch: Row = int16(TABLE_WIDTH * TABLE_WIDTH)  # of the suggestion, zero between questions
    later_rules: int = int8()  # versions of the rules after the second: 0 is version 2
