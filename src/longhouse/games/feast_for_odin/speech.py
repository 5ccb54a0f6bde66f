"""What the rules' numbers are in words: the arguments of questions and answers. refusals.py says why not."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from longhouse.games.feast_for_odin.components import (
    BACK,
    CARD_POINTS,
    FOODS,
    ITEM_NAMES,
    LYING,
    NONE,
    ORE,
    SALE_PRICE,
    SHIP_PRICE,
    SILVER,
    STANDING,
    STONE,
    STRIP,
    STRIP_ITEMS,
    TWO_SILVER,
    WOOD,
)
from longhouse.games.feast_for_odin.instructions import (
    BUNDLE_COUNT,
    BUNDLE_ITEM,
    CODE,
    OPTION_NAMES,
    OPTIONS,
    UPGRADE_WAYS,
)
from longhouse.games.feast_for_odin.layouts import FIRST_LETTER, FIRST_STONE, PATTERNS
from longhouse.games.feast_for_odin.nouns import BOARD_NAMES, DICE, ITEM, LAYOUT, PLAYER
from longhouse.games.feast_for_odin.operands import (
    OP,
    OfCards,
    OfChoose,
    OfCopy,
    OfDiscard,
    OfFlip,
    OfFree,
    OfGain,
    OfLayGiven,
    OfMountain,
    OfSale,
    OfStore,
    OfSwap,
    OfUpgrade,
)
from longhouse.games.feast_for_odin.programs import BUNDLE_ITEMS, Op, UpgradePath, UpgradeWay
from longhouse.games.feast_for_odin.refusals import why_not
from longhouse.games.feast_for_odin.registers import InDice, InFeast, InLay, InMountain, InSale, InTrigger
from longhouse.games.feast_for_odin.rules.frames import space_of
from longhouse.games.feast_for_odin.rules.goods_box import least_steps, tiles_to_upgrade, upgraded
from longhouse.games.feast_for_odin.rules.hunt import (
    AIM_AGAIN,
    dice_of,
    first_loot,
    loot,
    need_of,
    other_weapon,
    rest_to_spend,
    sword_value,
    vikings_that_may_return,
)
from longhouse.games.feast_for_odin.rules.income import layout_of
from longhouse.games.feast_for_odin.rules.mountain import items_left
from longhouse.games.feast_for_odin.rules.possible import sale_price
from longhouse.games.feast_for_odin.rules.sailing import price_of_emigration
from longhouse.games.feast_for_odin.rules.standing import max_rolls, vikings_needed
from longhouse.games.feast_for_odin.rules.suggestion import serve_as_suggested
from longhouse.games.feast_for_odin.spaces import DICE_RESOURCE, DICE_WEAPON, MAX_ROLLS, Moment
from longhouse.games.feast_for_odin.state import (
    A_BOARD,
    A_CARD,
    A_CELL,
    A_FOOD,
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
from longhouse.games.feast_for_odin.triggers import Trigger
from longhouse.kernel.answers import Say
from longhouse.kernel.state import NOBODY
from longhouse.kernel.words import Message

__all__ = ["answer_args", "question_args", "why_not"]


# ---------------------------------------------------------------------------- things
def board_in_words(say: Say, s: State, answer: int) -> Message:
    """A board as an answer names it; exploration boards by the side that shows."""
    board = answer + FIRST_LETTER - 1
    if FIRST_LETTER <= board < FIRST_STONE:
        return LAYOUT.word(say, layout_of(s, board))  # type: ignore[return-value]
    return say(f"board-{BOARD_NAMES[answer]}")


def _board_being_laid(say: Say, s: State, f: int) -> Message:
    board = s.register[InLay.BOARD, f]
    return board_in_words(say, s, 0 if board < FIRST_LETTER else board - FIRST_LETTER + 1)


def bundle_in_words(say: Say, bundle: int) -> Message:
    """Things with their numbers."""
    things: dict[str, Any] = {}
    n = 0
    for k in range(BUNDLE_ITEMS):
        if BUNDLE_ITEM[bundle, k] != NONE:
            n += 1
            things[f"n{n}"] = BUNDLE_COUNT[bundle, k]
            things[f"item{n}"] = ITEM.word(say, BUNDLE_ITEM[bundle, k])
    return say(f"bundle-{n}", **things)


# ---------------------------------------------------------------------------- questions
# What says how often a question may be asked again.
_MOST: dict[Ask, IntEnum] = {
    Ask.SALE: OfSale.MOST,
    Ask.CARD: OfCards.MOST,
    Ask.FLIP: OfFlip.MOST,
    Ask.WEAPON_AWAY: OfDiscard.WEAPONS,
}


SECRET_QUESTIONS = frozenset[Ask]()  # whose words tell some seats more than others


def question_args(say: Say, s: State, seat: int | None) -> dict[str, Any]:
    """The arguments of the question's words; nothing in them is secret."""
    if s.actor == NOBODY:
        return {}
    f = s.depth - 1
    args: dict[str, Any] = {"player": PLAYER.word(say, s.actor)}
    if s.ask == Ask.TURN:
        args["vikings"] = s.thing[s.actor]
    elif s.ask == Ask.FREE:
        args["moment"] = Moment(CODE[s.frame_pc[f], OfFree.MOMENT]).name.lower()
    elif s.ask in (Ask.LAY_TILE, Ask.LAY_TURN, Ask.LAY_CELL):
        args["board"] = _board_being_laid(say, s, f)
        args["item"] = ITEM.word(say, s.register[InLay.ITEM, f])
    elif s.ask in (Ask.EXCHANGE, Ask.BOAT_AWAY):
        args["cost"] = bundle_in_words(say, CODE[s.frame_pc[f], OfSwap.COST])
        args["gain"] = bundle_in_words(say, CODE[s.frame_pc[f], OfSwap.GAIN])
    elif s.ask == Ask.UPGRADE:
        args["left"] = tiles_to_upgrade(s, s.actor, s.frame_pc[f]) - s.frame_stage[f]
        args["steps"] = CODE[s.frame_pc[f], OfUpgrade.STEPS]
    elif s.ask in _MOST:
        args["left"] = CODE[s.frame_pc[f], _MOST[Ask(s.ask)]] - s.frame_stage[f]
    elif s.ask in (Ask.STRIP, Ask.TAKE):
        args["most"] = CODE[s.frame_pc[f], OfMountain.MOST]
    elif s.ask in (Ask.BOATS, Ask.ROLL, Ask.LOOT, Ask.SPEND, Ask.SUBSTITUTES, Ask.VIKINGS_BACK):
        args |= _dice_args(say, s, f)
    elif s.ask == Ask.EMIGRATE:
        args["silver"] = price_of_emigration(s, f)
    elif s.ask in (Ask.FOOD, Ask.COINS):
        args["cells"] = s.register[InFeast.CELLS_LEFT, f]
    else:
        args |= _card_question_args(say, s, f)
    return args


def _card_question_args(say: Say, s: State, f: int) -> dict[str, Any]:
    """The arguments of questions that only occupations lead to."""
    if s.ask == Ask.USE_CARD:
        return {"moment": say("moment", trigger=Trigger(s.register[InTrigger.TRIGGER, f]).name.lower())}
    if s.ask == Ask.STEPS:
        return {"item": ITEM.word(say, s.frame_memory[f] - 1)}
    if s.ask == Ask.COPY_GOOD:
        return {"count": CODE[s.frame_pc[f], OfCopy.OWNED]}
    return {"item": ITEM.word(say, CODE[s.frame_pc[f], OfLayGiven.ITEM])} if s.ask == Ask.LAY_GIVEN else {}


def _dice_args(say: Say, s: State, f: int) -> dict[str, Any]:
    dice = dice_of(s, f)
    return {
        "dice": DICE.word(say, dice),
        "rolled": s.rolled,
        "result": s.register[InDice.RESULT, f],
        "rolls": max_rolls(s, s.actor, MAX_ROLLS) - s.rolls,
        "need": need_of(s, f),
        "weapon": ITEM.word(say, DICE_WEAPON[dice]),
        "resource": ITEM.word(say, DICE_RESOURCE[dice]),
        "most": vikings_that_may_return(s, f),
        "spent": s.spent_weapon,
        "other": ITEM.word(say, max(0, other_weapon(s, f))),
    }


# ---------------------------------------------------------------------------- answers
def answer_args(say: Say, s: State, code: int) -> dict[str, Any]:
    """What an answer's words need besides its own nouns."""
    if code < A_BOARD:
        return {"vikings": vikings_needed(s, s.actor, code)}
    if code < A_SHIP:
        board = code - A_BOARD
        silver = s.board_silver[board - 1] if 1 <= board <= FIRST_STONE - FIRST_LETTER else 0
        return {"board": board_in_words(say, s, board), "silver": silver}
    if code < A_VESSEL:
        return {"silver": SHIP_PRICE[code - A_SHIP]}
    if A_ITEM <= code < A_TURN:
        return _item_args(say, s, code - A_ITEM)
    if A_TURN <= code < A_CELL:
        return {"shape": _shape_in_words(s, code - A_TURN)}
    if A_STRIP <= code < A_OPTION:
        return _strip_args(say, s, code - A_STRIP)
    if A_OPTION <= code < A_NUMBER:
        return {"option": _option_in_words(say, s, code - A_OPTION)}
    if A_NUMBER <= code < A_CARD:
        return _number_args(say, s, code)
    if A_CARD <= code < A_WORD:
        return {"points": CARD_POINTS[code - A_CARD]}
    return {"word": _suggestion(say, s)} if code == A_WORD + Word.SERVE and s.ask == Ask.FOOD else {}


def _item_args(say: Say, s: State, item: int) -> dict[str, Any]:
    f = s.depth - 1
    args: dict[str, Any] = {"owned": s.stock[s.actor, item]}
    if s.ask in (Ask.UPGRADE, Ask.TRADE, Ask.FLIP):
        better = _better(s, f, item)
        args["better"] = ITEM.word(say, better if better != NONE else item)
    elif s.ask == Ask.SALE:
        prices = s.register[InSale.PRICES, f]
        args["silver"] = sale_price(s, s.actor, item, prices, space_of(s, f)) if SALE_PRICE[item] >= 0 else 0
    elif s.ask == Ask.LOOT:
        args["spend"] = _to_spend(s, f, item)
    return args


def _better(s: State, f: int, item: int) -> int:
    """What a good becomes."""
    if s.ask == Ask.FLIP:
        return BACK[item]
    if s.ask == Ask.TRADE:
        return upgraded(item, 1, UpgradePath.UP)
    pc = s.frame_pc[f]
    return upgraded(item, least_steps(pc), UPGRADE_WAYS[CODE[pc, OfUpgrade.WAY], UpgradeWay.PATH])


def _to_spend(s: State, f: int, item: int) -> int:
    """What a tile's sword value, on top of the first tile's, exceeds the result by."""
    first = sword_value(s, f, loot(s, f, False)) if s.frame_stage[f] == AIM_AGAIN else 0
    return max(0, first + sword_value(s, f, item) - s.register[InDice.RESULT, f]) if item >= first_loot(s, f) else 0


def _shape_in_words(s: State, turn: int) -> str:
    """The tile as it is turned, row by row."""
    turns = PATTERNS.get(ITEM_NAMES[s.register[InLay.ITEM, s.depth - 1]], [])
    return " / ".join(row.replace("#", "■").replace(".", "□") for row in turns[turn]) if turn < len(turns) else ""


def _strip_args(say: Say, s: State, strip: int) -> dict[str, Any]:
    left = [STRIP[strip, i] for i in range(STRIP_ITEMS - items_left(s, strip), STRIP_ITEMS)]
    return {
        "first": ITEM.word(say, left[0]) if left else "-",
        "wood": left.count(WOOD),
        "stone": left.count(STONE),
        "ore": left.count(ORE),
        "silver": 2 * left.count(TWO_SILVER),
    }


def _option_in_words(say: Say, s: State, option: int) -> Message | str:
    """The option by its own name; the same name may stand on several spaces."""
    pc = s.frame_pc[s.depth - 1]
    if s.ask != Ask.OPTION or option >= CODE[pc, OfChoose.OPTIONS]:
        return str(option + 1)
    name = OPTION_NAMES[CODE[pc, OfChoose.FIRST] + option]
    return say(f"choice-{name}") if name else _choice_in_words(say, OPTIONS[CODE[pc, OfChoose.FIRST] + option])


def _choice_in_words(say: Say, pc: int) -> Message:
    """An option of an occupation, by what it does."""
    while CODE[pc, OP] == Op.TEST:
        pc += 1
    if CODE[pc, OP] == Op.SWAP:
        cost, gain = CODE[pc, OfSwap.COST], CODE[pc, OfSwap.GAIN]
        return say("choice-swap", cost=bundle_in_words(say, cost), gain=bundle_in_words(say, gain))
    if CODE[pc, OP] == Op.MOUNTAIN:
        return say("choice-mountain", most=CODE[pc, OfMountain.MOST])
    if CODE[pc, OP] == Op.STORE:
        return say("choice-store", item=ITEM.word(say, CODE[pc, OfStore.ITEM]))
    return say("choice-gain", gain=bundle_in_words(say, CODE[pc, OfGain.BUNDLE]))


def _number_args(say: Say, s: State, code: int) -> dict[str, Any]:
    f = s.depth - 1
    if A_FOOD <= code < A_FOOD + 2 * FOODS:
        food, way = divmod(code - A_FOOD, 2)
        return {"cells": STANDING[food] if way else LYING[food]}
    number = code - A_NUMBER
    if s.ask == Ask.SPEND:
        return _dice_args(say, s, f) | {"rest": rest_to_spend(s, f, need_of(s, f), number)}
    if s.ask == Ask.SUBSTITUTES:
        return _dice_args(say, s, f) | {"rest": s.spent_weapon - number}
    if s.ask == Ask.STEPS:
        path = UPGRADE_WAYS[CODE[s.frame_pc[f], OfUpgrade.WAY], UpgradeWay.PATH]
        return {"better": ITEM.word(say, max(0, upgraded(s.frame_memory[f] - 1, number, path)))}
    if s.ask == Ask.TAKE:
        strip = s.register[InMountain.STRIP, f]
        last = min(STRIP_ITEMS - items_left(s, strip) + number, STRIP_ITEMS) - 1
        return {"last": ITEM.word(say, STRIP[strip, max(last, 0)])}
    return {}


def _suggestion(say: Say, s: State) -> Message:
    """What the suggested banquet would put on the table, found on a copy."""
    world = State(s.cells.copy())
    f, player = world.depth - 1, world.actor
    before = [world.stock[player, item] for item in range(SILVER + 1)]
    serve_as_suggested(world, f)
    used = [(item, before[item] - world.stock[player, item]) for item in (*range(FOODS), SILVER)]
    things = [say("bundle-1", n1=n, item1=ITEM.word(say, item)) for item, n in used if n > 0]
    return say("suggestion", things=_listed(say, things), bare=world.register[InFeast.CELLS_LEFT, f])


def _listed(say: Say, things: list[Message]) -> Message:
    """Things one after the other."""
    if not things:
        return say("bundle-0")
    text = things[-1]
    for thing in reversed(things[:-1]):
        text = say("list", first=thing, rest=text)
    return text
