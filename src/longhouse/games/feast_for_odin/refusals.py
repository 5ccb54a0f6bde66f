"""Why an answer is not possible."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    ITEMS,
    NONE,
    ORE,
    SHIP_KINDS,
    SHIP_PRICE,
    SILVER,
    VESSELS,
    WHALING_BOAT,
)
from longhouse.games.feast_for_odin.instructions import BUNDLE_COUNT, BUNDLE_ITEM, CODE, OPTIONS
from longhouse.games.feast_for_odin.layouts import CELLS, COLS, OWN_BOARDS, ROWS, SHAPE_HEIGHT, SHAPE_OF, SHAPE_ROWS
from longhouse.games.feast_for_odin.nouns import ITEM, PLAYER
from longhouse.games.feast_for_odin.operands import OP, OfChoose, OfSwap, OfTest
from longhouse.games.feast_for_odin.programs import BUNDLE_ITEMS, Count, Op
from longhouse.games.feast_for_odin.registers import InLay
from longhouse.games.feast_for_odin.rules.boards import apart_plane, board_of_answer, open_cells
from longhouse.games.feast_for_odin.rules.harbour import free_berths
from longhouse.games.feast_for_odin.rules.income import layout_of
from longhouse.games.feast_for_odin.rules.possible import may_swap, test_holds
from longhouse.games.feast_for_odin.rules.standing import price, vikings_needed
from longhouse.games.feast_for_odin.rules.supply import can_pay
from longhouse.games.feast_for_odin.rules.turns import is_in_game
from longhouse.games.feast_for_odin.spaces import SPACE_PROGRAM, SPACES
from longhouse.games.feast_for_odin.state import (
    A_BOARD,
    A_CARD,
    A_CELL,
    A_SHIP,
    A_VESSEL,
    A_WORD,
    BLOCKED,
    CODES,
    FIRST_CODE,
    Ask,
    State,
)
from longhouse.kernel.answers import Say
from longhouse.kernel.state import NOBODY
from longhouse.kernel.words import Message


def why_not(say: Say, s: State, code: int) -> Message:
    """Why an answer is not legal now."""
    if s.ask in (Ask.TURN, Ask.FREE) and A_BOARD <= code < A_VESSEL + VESSELS:
        return _why_not_free(say, s, code)
    if s.ask in (Ask.TURN, Ask.FREE) and A_CARD <= code < A_WORD:
        return say("why-blue-card")
    if s.ask == Ask.TURN and code < A_BOARD:
        return _why_not_space(say, s, code)
    if code >= A_WORD or not 0 <= code - FIRST_CODE[s.ask] < CODES[s.ask]:
        return say("why-must-use" if code == A_WORD + 1 and CODES[s.ask] > 0 else "why-other-question")
    if s.ask == Ask.LAY_CELL:
        return _why_not_cell(say, s, *divmod(code - A_CELL, COLS))
    return say(f"why-{Ask(s.ask).name.lower().replace('_', '-')}")


def _why_not_cell(say: Say, s: State, row: int, col: int) -> Message:
    """Why the chosen tile may not lie with its top left corner there."""
    f = s.depth - 1
    board, item, turn = s.register[InLay.BOARD, f], s.register[InLay.ITEM, f], s.register[InLay.TURN, f]
    shape = SHAPE_OF[item, turn]
    layout, plane = layout_of(s, board), apart_plane(item, board)
    rows = [(row + r, SHAPE_ROWS[shape, r] << col) for r in range(SHAPE_HEIGHT[shape])]
    if any(r >= ROWS or bits & ~CELLS[layout, r] for r, bits in rows):
        return say("why-off-the-board")
    if any(bits & s.covered[board, r] for r, bits in rows):
        return say("why-cell-taken")
    if any(bits & ~open_cells(s, board, layout, plane, r) for r, bits in rows):
        return say("why-beside-its-colour")
    return say("why-income-too-early")


def _why_not_free(say: Say, s: State, code: int) -> Message:
    if code < A_BOARD + OWN_BOARDS:
        mine = s.board_owner[board_of_answer(s.actor, code - A_BOARD)] == s.actor
        return say("why-nothing-fits" if mine else "why-not-your-board")
    if code < A_SHIP + SHIP_KINDS:
        kind = code - A_SHIP
        if free_berths(s, s.actor, WHALING_BOAT + kind) == 0:
            return say("why-no-berth")
        return say("why-cannot-pay", item=ITEM.word(say, SILVER), count=SHIP_PRICE[kind])
    if s.stock[s.actor, ORE] == 0:
        return say("why-cannot-pay", item=ITEM.word(say, ORE), count=1)
    return say("why-no-such-vessel")


# ---------------------------------------------------------------------------- action spaces
def _why_not_space(say: Say, s: State, space: int) -> Message:
    owner = s.space_owner[space]
    if not is_in_game(s, space):
        return say("why-not-in-game")
    if owner == BLOCKED:
        return say("why-space-blocked")
    if owner != NOBODY:
        return say("why-space-taken", player=PLAYER.word(say, owner))
    needed = vikings_needed(s, s.actor, space)
    if s.thing[s.actor] < needed:
        return say("why-too-few-vikings", needed=needed, vikings=s.thing[s.actor])
    if space >= SPACES:
        return say("why-imitate")
    return why_useless(say, s, SPACE_PROGRAM[space], space)


def why_useless(say: Say, s: State, pc: int, space: int) -> Message:
    """Why nothing of a program can be used: the reason of its first instruction that matters."""
    op = CODE[pc, OP]
    if op == Op.CHOOSE:
        return why_useless(say, s, OPTIONS[CODE[pc, OfChoose.FIRST]], space)
    if op == Op.TEST:
        holds = test_holds(s, s.actor, pc, space)
        return why_useless(say, s, pc + 1, space) if holds else _why_test(say, pc)
    if op == Op.SWAP:
        return _why_no_swap(say, s, pc, space)
    reasons = {
        Op.GAIN: "why-no-animal",
        Op.MOUNTAIN: "why-no-strip",
        Op.UPGRADE: "why-no-upgrade",
        Op.SALE: "why-no-sale",
        Op.EXPLORE: "why-no-board",
        Op.EMIGRATE: "why-no-emigration",
        Op.PLAY_CARD: "why-no-card",
    }
    return say(reasons.get(Op(op), "why-useless"))


def _why_test(say: Say, pc: int) -> Message:
    what = CODE[pc, OfTest.COUNT]
    thing = ITEM.word(say, what) if what < ITEMS else say(f"thing-{Count(what).name.lower()}")
    return say("why-needs", item=thing, count=CODE[pc, OfTest.NUMBER])


def _why_no_swap(say: Say, s: State, pc: int, space: int) -> Message:
    assert not may_swap(s, s.actor, pc, space)
    cost, gain = CODE[pc, OfSwap.COST], CODE[pc, OfSwap.GAIN]
    if can_pay(s, s.actor, cost, space):
        return say("why-cannot-receive", item=ITEM.word(say, BUNDLE_ITEM[gain, 0]))
    for k in range(BUNDLE_ITEMS):
        item, n = BUNDLE_ITEM[cost, k], BUNDLE_COUNT[cost, k]
        if item != NONE and s.stock[s.actor, item] < price(s, s.actor, space, item, n):
            return say("why-cannot-pay", item=ITEM.word(say, item), count=price(s, s.actor, space, item, n))
    return say("why-useless")
