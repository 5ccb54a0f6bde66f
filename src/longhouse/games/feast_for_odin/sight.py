"""The table as a seat sees it, ready for JSON and for drawing: every board with the tiles on it."""

from __future__ import annotations

from pathlib import Path

from longhouse.games.feast_for_odin.card_faces import card_face
from longhouse.games.feast_for_odin.clauses import MAX_CLAUSES
from longhouse.games.feast_for_odin.components import (
    BANQUET_CELLS,
    CARD_NAMES,
    CARDS,
    CELLS_PER_SHIP,
    FIRST_SPECIAL,
    FIRST_WEAPON,
    FOODS,
    HARVEST_LEVEL,
    IS_STARTING,
    ITEM_NAMES,
    LENGTH_NAMES,
    NONE,
    ROUNDS,
    SHIP_NAMES,
    SPECIALS,
    STRIP,
    STRIP_ITEMS,
    STRIPS,
    TWO_SILVER,
    VESSEL_NAMES,
    WEAPON_NAMES,
    WEAPONS,
)
from longhouse.games.feast_for_odin.instructions import CODE
from longhouse.games.feast_for_odin.layouts import (
    BOARD_WIDTH,
    BOARDS,
    BONUS_COL,
    BONUS_ROW,
    BONUSES,
    FIRST_FILLED,
    FIRST_LETTER,
    FIRST_LONG,
    FIRST_SPOT,
    FIRST_STONE,
    LAYOUT_FACTS,
    LAYOUT_NAMES,
    LETTERS,
    PATTERNS,
    SHAPE_OF,
    SPOTS,
    VARIANTS,
)
from longhouse.games.feast_for_odin.nouns import BOARD_NAMES
from longhouse.games.feast_for_odin.operands import OP, OfDice
from longhouse.games.feast_for_odin.programs import Op
from longhouse.games.feast_for_odin.refusals import why_not
from longhouse.games.feast_for_odin.registers import InDice, InFeast, InLay, InTrigger
from longhouse.games.feast_for_odin.rules.banquet import cells_to_serve
from longhouse.games.feast_for_odin.rules.cards import clause_waiting_at
from longhouse.games.feast_for_odin.rules.harbour import vessels
from longhouse.games.feast_for_odin.rules.income import board_income, income, layout_of, pays_bonus
from longhouse.games.feast_for_odin.rules.phases import is_last_round
from longhouse.games.feast_for_odin.rules.scoring import score_line
from longhouse.games.feast_for_odin.rules.turns import is_in_game, may_use_space
from longhouse.games.feast_for_odin.schema import (
    PLAYERS,
    Banquet,
    Dice,
    Feast,
    GridBoard,
    Laid,
    Laying,
    Occupation,
    Player,
    PlayerName,
    Space,
    Strip,
    Waiting,
)
from longhouse.games.feast_for_odin.spaces import ALL_SPACES, COLUMN, DICE_NAMES, SPACE_NAMES, SPACES
from longhouse.games.feast_for_odin.state import A_SPACE, BLOCKED, SCORE_LINES, Ask, State, Step
from longhouse.games.feast_for_odin.triggers import Trigger
from longhouse.kernel.schema import MessageJson
from longhouse.kernel.showing import found_legal, kept, public
from longhouse.kernel.state import NOBODY
from longhouse.kernel.words import Message

# The phase of the rulebook that each step of the timetable belongs to.
_PHASES = {
    Step.NEW_VIKING: 1,
    Step.HARVEST_CARDS: 2,
    Step.HARVEST: 2,
    Step.AFTER_HARVEST: 2,
    Step.FLIP: 3,
    Step.DRAW_WEAPON: 4,
    Step.ACTIONS: 5,
    Step.END_OF_ACTIONS: 5,
    Step.FIRST_PLAYER: 6,
    Step.BEFORE_INCOME: 7,
    Step.INCOME_CARDS: 7,
    Step.INCOME: 7,
    Step.BREEDING: 8,
    Step.BEFORE_FEAST: 9,
    Step.FEAST: 9,
    Step.BEFORE_BONUS: 10,
    Step.BONUS_CARDS: 10,
    Step.BONUS: 10,
    Step.AFTER_BONUS: 10,
    Step.MOUNTAINS: 11,
    Step.RETURN_VIKINGS: 12,
}


def view(s: State, seat: int | None) -> Feast:
    """The table as a seat sees it; None for spectators."""
    return {
        "length": LENGTH_NAMES[s.length],
        "round": s.round_number,
        "rounds": ROUNDS[s.length],
        "last_round": is_last_round(s),
        "phase": _PHASES.get(Step(s.step)),
        "harvest": HARVEST_LEVEL[s.length, s.round_number],
        "first_player": s.first,
        "solo_colour": _solo_colour(s),
        "players": [_player(s, player, seat if player == seat else None) for player in range(s.players)],
        "boards": _boards(s),
        "spaces": _spaces(s, seat if s.ask == Ask.TURN and s.actor == seat else None),
        "using": None if s.space_in_use == NOBODY else SPACE_NAMES[s.space_in_use],
        "mountains": _mountains(s),
        "strips_in_pile": STRIPS - s.strips_up,
        "special_tiles": [ITEM_NAMES[FIRST_SPECIAL + i] for i in range(SPECIALS) if s.special_owner[i] == NOBODY],
        "buildings": {
            "shed": s.sheds_left,
            "stone_house": sum(s.board_owner[b] == NOBODY for b in range(FIRST_STONE, FIRST_LONG)),
            "long_house": sum(s.board_owner[b] == NOBODY for b in range(FIRST_LONG, BOARDS)),
        },
        "weapon_pile": sum(s.weapons_left[i] for i in range(WEAPONS)),
        "weapons_discarded": {name: s.weapons_used[i] for i, name in enumerate(WEAPON_NAMES)},
        "occupations_in_pile": s.deck_len,
        "banquet": _banquet(s),
        "dice": _dice(s),
        "laying": _laying(s),
        "waiting": _waiting(s),
    }


def _solo_colour(s: State) -> PlayerName | None:
    """Alone, Vikings of two colours are placed in turn: the first in odd rounds, the second in even ones."""
    return PLAYERS[1 - s.round_number % 2] if s.players == 1 else None


# ---------------------------------------------------------------------------- players
@public
def _player(s: State, player: int, seat: int | None) -> Player:
    at = s.card_at
    hand = [card for card in range(CARDS) if at[card] == player]
    starting = sum(IS_STARTING[card] for card in hand)
    return {
        "seat": player,
        "player": PLAYERS[player],
        "supply": {ITEM_NAMES[i]: n for i in range(FIRST_WEAPON + WEAPONS) if (n := s.stock[player, i])},
        "vessels": {name: n for v, name in enumerate(VESSEL_NAMES) if (n := vessels(s, player, v))},
        "emigrated": {name: s.emigrated[player, k] for k, name in enumerate(SHIP_NAMES) if s.emigrated[player, k]},
        "buildings": {ITEM_NAMES[i]: s.stock[player, i] for i in range(len(ITEM_NAMES) - 3, len(ITEM_NAMES))},
        "vikings": s.thing[player],
        "passed": bool(s.passed[player]),
        "penalties": s.penalties[player],
        "income": income(s, player),
        "final_income": s.final_income[player],
        "cells_to_serve": cells_to_serve(s, player),
        "hand": [card_face(card) for card in hand] if player == seat else None,
        "hand_light": starting,
        "hand_dark": len(hand) - starting,
        "occupations": _occupations(s, player),
        "used_up": [
            CARD_NAMES[s.in_play[player, place]]
            for place in range(s.in_play_len[player])
            if s.used_up[player, place] >> MAX_CLAUSES
        ],
        "stored": {"wood": s.stored[player, 0], "stone": s.stored[player, 1]},
        "points": sum(_points(s, player)),
        "sheet": dict(zip(SCORE_LINES, _points(s, player), strict=True)),
    }


@public
def _occupations(s: State, player: int) -> list[Occupation]:
    return [card_face(s.in_play[player, place]) for place in range(s.in_play_len[player])]


@kept
def _points(s: State, player: int) -> list[int]:
    """A player's points, line by line."""
    return [score_line(s, player, line) for line in range(len(SCORE_LINES))]


# ---------------------------------------------------------------------------- boards
def _is_shown(s: State, board: int) -> bool:
    """Boards of players, and exploration boards that can still be claimed."""
    return s.board_owner[board] != NOBODY or FIRST_LETTER <= board < FIRST_STONE


def _board_name(board: int) -> str:
    return BOARD_NAMES[0] if board < FIRST_LETTER else BOARD_NAMES[board - FIRST_LETTER + 1]


@public
def _boards(s: State) -> list[GridBoard]:
    return [_board(s, b) for b in range(BOARDS) if _is_shown(s, b)]


def _board(s: State, board: int) -> GridBoard:
    layout = layout_of(s, board)
    letter = board - FIRST_LETTER
    return {
        "board": _board_name(board),
        "layout": LAYOUT_NAMES[layout],
        "owner": None if s.board_owner[board] == NOBODY else s.board_owner[board],
        "grid": list(LAYOUT_FACTS[layout]["grid"]),
        "tiles": tiles_on(s, board),
        "income": board_income(s, board),
        "bonuses": [
            {"row": BONUS_ROW[layout, i], "col": BONUS_COL[layout, i], "pays": pays_bonus(s, board, layout, i)}
            for i in range(BONUSES[layout])
        ],
        "silver": s.board_silver[letter] if 0 <= letter < LETTERS else 0,
    }


def tiles_on(s: State, board: int) -> list[Laid]:
    """The tiles of a board: what, how turned, where its top left corner lies, and which cells it covers."""
    end = FIRST_SPOT[board + 1] if board + 1 < BOARDS else SPOTS
    found: list[Laid] = []
    for spot in range(FIRST_SPOT[board], end):
        if s.laid[spot] == 0:
            continue
        item, turn = VARIANTS[s.laid[spot] - 1]
        row, first = divmod(spot - FIRST_SPOT[board], BOARD_WIDTH[board])
        col = first - FIRST_FILLED[SHAPE_OF[item, turn]]
        pattern = PATTERNS[ITEM_NAMES[item]][turn]
        cells = [[row + r, col + c] for r, line in enumerate(pattern) for c, sign in enumerate(line) if sign == "#"]
        found.append({"item": ITEM_NAMES[item], "turn": turn, "row": row, "col": col, "cells": cells})
    return found


# ---------------------------------------------------------------------------- the table
@public
def _spaces(s: State, seat: int | None) -> list[Space]:
    return [_space(s, space, seat) for space in range(ALL_SPACES) if is_in_game(s, space)]


def _space(s: State, space: int, seat: int | None) -> Space:
    owner = s.space_owner[space]
    return {
        "space": SPACE_NAMES[space],
        "column": COLUMN[space],
        "owner": owner if 0 <= owner < s.players else None,
        "blocked": owner == BLOCKED,
        "vikings": s.space_vikings[space],
        "imitation": space >= SPACES,
        "why": _why_unusable(s, space, seat),
    }


def _why_unusable(s: State, space: int, seat: int | None) -> MessageJson | None:
    """Why the one who places Vikings cannot use a free space, as a message; nothing for everybody else."""
    if s.ask != Ask.TURN or s.actor != seat or s.space_owner[space] != NOBODY or _is_usable(s, space):
        return None
    return why_not(lambda id, **args: Message(Path(), id, args), s, space).to_dict()


def _is_usable(s: State, space: int) -> bool:
    """Whether the one who places Vikings may use the space: then that is a legal answer."""
    known = found_legal(s, A_SPACE + space)
    return may_use_space(s, s.actor, space) if known is None else known


@public
def _mountains(s: State) -> list[Strip]:
    return [_strip(s, strip) for strip in range(STRIPS) if s.strip[strip] != NOBODY]


def _strip(s: State, strip: int) -> Strip:
    left = [STRIP[strip, i] for i in range(s.strip[strip], STRIP_ITEMS)]
    return {"strip": strip, "items": ["two_silver" if item == TWO_SILVER else ITEM_NAMES[item] for item in left]}


def _frame_of(s: State, op: Op) -> int:
    """The topmost program when it stands at this instruction, else NOBODY."""
    f = s.depth - 1
    return f if f >= 0 and CODE[s.frame_pc[f], OP] == op else NOBODY


def _banquet(s: State) -> Banquet | None:
    f = _frame_of(s, Op.FEAST)
    if f == NOBODY:
        return None
    player = s.frame_owner[f]
    return {
        "player": player,
        "cells": BANQUET_CELLS,
        "cells_of_ships": CELLS_PER_SHIP * sum(s.emigrated[player, k] for k in range(len(SHIP_NAMES))),
        "cells_left": s.register[InFeast.CELLS_LEFT, f],
        "lying": {ITEM_NAMES[food]: s.served[2 * food] for food in range(FOODS) if s.served[2 * food]},
        "standing": {ITEM_NAMES[food]: s.served[2 * food + 1] for food in range(FOODS) if s.served[2 * food + 1]},
    }


def _dice(s: State) -> Dice | None:
    f = _frame_of(s, Op.DICE)
    if f == NOBODY:
        return None
    dice = DICE_NAMES[CODE[s.frame_pc[f], OfDice.DICE]]
    result = s.register[InDice.RESULT, f] if s.rolls else None
    return {"dice": dice, "rolls": s.rolls, "rolled": s.rolled, "result": result}


def _laying(s: State) -> Laying | None:
    """The tile being laid, as far as it has been chosen."""
    f = _frame_of(s, Op.LAY)
    if f == NOBODY:
        return None
    return {
        "board": _board_name(s.register[InLay.BOARD, f]),
        "item": ITEM_NAMES[s.register[InLay.ITEM, f]] if s.frame_stage[f] > 0 else None,
        "turn": s.register[InLay.TURN, f] if s.frame_stage[f] > 1 else None,
    }


def _waiting(s: State) -> Waiting | None:
    """What happened that occupations answer now, and the cards whose turn it is."""
    f = _frame_of(s, Op.TRIGGER)
    if f == NOBODY:
        return None
    player = s.frame_owner[f]
    cards = [s.in_play[player, place] for place in range(s.in_play_len[player]) if clause_waiting_at(s, place) != NONE]
    trigger = Trigger(s.register[InTrigger.TRIGGER, f])
    return {"player": player, "trigger": trigger.name.lower(), "cards": [CARD_NAMES[c] for c in cards]}
