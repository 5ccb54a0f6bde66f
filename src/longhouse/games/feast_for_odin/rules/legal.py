"""What each question allows."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import NONE, SILVER
from longhouse.games.feast_for_odin.instructions import CODE
from longhouse.games.feast_for_odin.operands import OfCopy, OfReturn
from longhouse.games.feast_for_odin.programs import ReturnFrom
from longhouse.games.feast_for_odin.registers import InFeast, InLay, InSale
from longhouse.games.feast_for_odin.rules.anytime import legal_free
from longhouse.games.feast_for_odin.rules.armoury import is_weapon
from longhouse.games.feast_for_odin.rules.banquet import may_serve, next_serving
from longhouse.games.feast_for_odin.rules.boards import may_lay, turn_fits
from longhouse.games.feast_for_odin.rules.cards import blue_cards, may_decline, may_use_card
from longhouse.games.feast_for_odin.rules.copying import may_name_space
from longhouse.games.feast_for_odin.rules.effects import may_choose
from longhouse.games.feast_for_odin.rules.exchange import may_give_boat
from longhouse.games.feast_for_odin.rules.frames import space_of
from longhouse.games.feast_for_odin.rules.gifts import may_take_strip, must_take
from longhouse.games.feast_for_odin.rules.goods_box import may_copy, may_flip
from longhouse.games.feast_for_odin.rules.harbour import has_ore
from longhouse.games.feast_for_odin.rules.hunt import (
    AIM_AGAIN,
    may_jettison,
    may_loot,
    may_spend,
    may_substitute,
    may_succeed,
    may_throw_again,
    may_use_boats,
    need_of,
    vikings_that_may_return,
)
from longhouse.games.feast_for_odin.rules.laying import legal_cells, may_lay_given_on, only_cell
from longhouse.games.feast_for_odin.rules.mountain import may_take_so_many
from longhouse.games.feast_for_odin.rules.opening_cards import may_play_card, needs_card, next_card
from longhouse.games.feast_for_odin.rules.openness import leaves_use
from longhouse.games.feast_for_odin.rules.possible import may_buy_special, may_forge, may_skip
from longhouse.games.feast_for_odin.rules.sailing import may_emigrate_with, may_explore_board
from longhouse.games.feast_for_odin.rules.trade import may_go_up, may_trade, may_upgrade
from longhouse.games.feast_for_odin.rules.turns import may_imitate, may_use_space
from longhouse.games.feast_for_odin.rules.vikings import may_return_from
from longhouse.games.feast_for_odin.spaces import ALL_SPACES
from longhouse.games.feast_for_odin.state import A_WORD, BOX, CODES, FIRST_CODE, Ask, State, Word
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule


# ---------------------------------------------------------------------------- what is allowed
@rule
def may_lay_coins(s: State, f: int, n: int) -> bool:
    """Silver for bare cells of the banquet table; at a feast held by a card the action to come stays of use."""
    player = s.frame_owner[f]
    most = min(s.register[InFeast.CELLS_LEFT, f], s.stock[player, SILVER])
    return n <= most and leaves_use(s, player, SILVER, n, NONE)


@rule
def may_number(s: State, f: int, n: int) -> bool:
    """Questions that are answered with a number."""
    if s.ask == Ask.TAKE:
        return may_take_so_many(s, f, n)
    if s.ask == Ask.SPEND:
        return may_spend(s, f, need_of(s, f), n)
    if s.ask == Ask.SUBSTITUTES:
        return may_substitute(s, f, n)
    if s.ask == Ask.STEPS:
        return may_go_up(s, f, n)
    if s.ask == Ask.VIKINGS_BACK:
        return n <= vikings_that_may_return(s, f)
    return s.ask == Ask.COINS and may_lay_coins(s, f, n)


@rule
def may_name_item(s: State, f: int, item: int) -> bool:
    """Questions that are answered with an item."""
    player = s.frame_owner[f]
    if s.ask == Ask.LAY_TILE:
        return may_lay(s, player, s.register[InLay.BOARD, f], item)
    if s.ask == Ask.UPGRADE:
        return may_upgrade(s, f, item)
    if s.ask == Ask.TRADE:
        return may_trade(s, f, item)
    if s.ask == Ask.SALE:
        return may_buy_special(s, player, item, s.register[InSale.PRICES, f], space_of(s, f))
    if s.ask == Ask.FORGE:
        return may_forge(s, player, item)
    if s.ask == Ask.FLIP:
        return may_flip(s, player, item)
    if s.ask == Ask.COPY_GOOD:
        return may_copy(s, player, item, CODE[s.frame_pc[f], OfCopy.OWNED])
    if s.ask == Ask.WEAPON_AWAY:
        return is_weapon(item) and s.stock[player, item] > 0
    return s.ask == Ask.LOOT and may_loot(s, f, item)


@rule
def is_for_number(ask: int) -> bool:
    """Whether the question is answered with a number."""
    if ask == Ask.SUBSTITUTES or ask == Ask.STEPS:
        return True
    return ask == Ask.TAKE or ask == Ask.SPEND or ask == Ask.VIKINGS_BACK or ask == Ask.COINS


@rule
def may_answer_card(s: State, f: int, i: int) -> bool:
    """Questions that only cards lead to."""
    player = s.frame_owner[f]
    ask = s.ask
    if ask == Ask.USE_CARD:
        return may_use_card(s, f, i)
    if ask == Ask.RETURN_VIKING:
        return may_return_from(s, f, i)
    if ask == Ask.COPY_SPACE:
        return may_name_space(s, f, i)
    if ask == Ask.UNLOAD:
        return has_ore(s, player, i)
    if ask == Ask.JETTISON:
        return may_jettison(s, f, i)
    if ask == Ask.LAY_GIVEN:
        return may_lay_given_on(s, f, i)
    return may_number(s, f, i) if is_for_number(ask) else may_name_item(s, f, i)


@rule
def may_answer(s: State, f: int, i: int) -> bool:
    """Whether answer i (counted inside its block) is allowed; not for TURN, FREE, ROLL and LAY_CELL."""
    player = s.frame_owner[f]
    ask = s.ask
    if ask == Ask.START_CARD:
        return s.card_at[i] == BOX
    if ask == Ask.IMITATE:
        return may_imitate(s, player, s.space_used, i)
    if ask == Ask.LAY_TURN:
        return turn_fits(s, s.register[InLay.BOARD, f], s.register[InLay.ITEM, f], i)
    if ask == Ask.OPTION:
        return may_choose(s, f, i)
    if ask == Ask.STRIP:
        return may_take_strip(s, f, i)
    if ask == Ask.BOATS:
        return may_use_boats(s, f, i)
    if ask == Ask.EXPLORE:
        return may_explore_board(s, f, i)
    if ask == Ask.EMIGRATE:
        return may_emigrate_with(s, f, i)
    if ask == Ask.BOAT_AWAY:
        return may_give_boat(s, f, i)
    if ask == Ask.CARD:
        return may_play_card(s, f, i)
    if ask == Ask.FOOD:
        return may_serve(s, f, i)
    if ask > Ask.OVER:
        return may_answer_card(s, f, i)
    return may_number(s, f, i) if is_for_number(ask) else may_name_item(s, f, i)


@rule
def may_stop(s: State, f: int) -> bool:
    """Whether the question may be answered with "done"."""
    ask = s.ask
    if ask == Ask.FREE or ask == Ask.TRADE or ask == Ask.FOOD:
        return True
    if ask == Ask.STRIP:
        return not must_take(s, f) and may_skip(s, f)
    if ask == Ask.CARD:
        return may_skip(s, f) and not needs_card(s, f)
    if ask == Ask.UPGRADE or ask == Ask.SALE:
        return may_skip(s, f)
    if ask == Ask.USE_CARD:
        return may_decline(s)
    if ask == Ask.RETURN_VIKING:
        return CODE[s.frame_pc[f], OfReturn.ORIGIN] == ReturnFrom.SAME_SPACE
    if ask == Ask.LOOT:
        return s.frame_stage[f] == AIM_AGAIN
    if ask == Ask.FLIP or ask == Ask.UNLOAD or ask == Ask.LAY_GIVEN:
        return True
    return (ask == Ask.EMIGRATE or ask == Ask.EXCHANGE) and may_skip(s, f)


# ---------------------------------------------------------------------------- legal answers
@rule
def legal_turn(s: State, player: int, out: Row, blue: int) -> int:
    """Spaces, free actions, or pass."""
    n = 0
    for space in range(ALL_SPACES):
        if may_use_space(s, player, space):
            out[n] = space
            n += 1
    n = legal_free(s, player, out, n, blue)
    out[n] = A_WORD + Word.PASS
    return n + 1


@rule
def legal_after_roll(s: State, f: int, out: Row) -> int:
    """Another roll, success, failure."""
    n = 0
    if may_throw_again(s, f):
        out[n] = A_WORD + Word.ROLL
        n += 1
    if may_succeed(s, f):
        out[n] = A_WORD + Word.SUCCEED
        n += 1
    out[n] = A_WORD + Word.FAIL
    return n + 1


@rule
def names_own_item(ask: int) -> bool:
    """Whether the question is answered with an item that the player has."""
    if ask == Ask.LAY_TILE or ask == Ask.UPGRADE or ask == Ask.TRADE:
        return True
    return ask == Ask.FLIP or ask == Ask.WEAPON_AWAY


@rule
def next_own_item(s: State, f: int, first: int) -> int:
    """The first item from this one on that the player has and may name, or NONE."""
    player = s.frame_owner[f]
    for item in range(first, CODES[s.ask]):
        if s.stock[player, item] > 0 and may_name_item(s, f, item):
            return item
    return NONE


@rule
def next_number(s: State, f: int, first: int) -> int:
    """The first number from this one on that may be named, or NONE."""
    for n in range(first, CODES[s.ask]):
        if may_number(s, f, n):
            return n
    return NONE


@rule
def next_answer(s: State, f: int, first: int) -> int:
    """The first allowed answer from this one on (counted inside its block), or NONE.

    Where a block has many answers, those that can be allowed are looked for; few are tried one by one.
    """
    if names_own_item(s.ask):
        return next_own_item(s, f, first)
    if is_for_number(s.ask):
        return next_number(s, f, first)
    if s.ask == Ask.FOOD:
        return next_serving(s, f, first)
    if s.ask == Ask.CARD:
        return next_card(s, f, first)
    for i in range(first, CODES[s.ask]):
        if may_answer(s, f, i):
            return i
    return NONE


@rule
def legal_in_block(s: State, f: int, out: Row) -> int:
    """Answers of the question's own block."""
    n = 0
    i = next_answer(s, f, 0)
    while i != NONE:
        out[n] = FIRST_CODE[s.ask] + i
        n += 1
        i = next_answer(s, f, i + 1)
    return n


@rule
def legal_actions(s: State, out: Row) -> int:
    """Write the actor's legal answers in rising order; return how many there are."""
    f = s.depth - 1
    blue = blue_cards(s, s.frame_owner[f]) if s.ask == Ask.TURN or s.ask == Ask.FREE else 0
    if s.ask == Ask.TURN:
        return legal_turn(s, s.frame_owner[f], out, blue)
    if s.ask == Ask.ROLL:
        return legal_after_roll(s, f, out)
    if s.ask == Ask.LAY_CELL:
        return legal_cells(s, f, out)
    if s.ask == Ask.FREE:
        n = legal_free(s, s.frame_owner[f], out, 0, blue)
    else:
        n = legal_in_block(s, f, out)
    if may_stop(s, f):
        out[n] = A_WORD + Word.DONE
        n += 1
    if s.ask == Ask.EXCHANGE:
        out[n] = A_WORD + Word.YES
        n += 1
    if s.ask == Ask.FOOD:
        out[n] = A_WORD + Word.SERVE
        n += 1
    return n


@rule
def only_answer(s: State) -> int:
    """The code of the only possible answer, NONE when there are several. TURN, FREE and FOOD have several."""
    f = s.depth - 1
    if s.ask == Ask.ROLL:
        return NONE if may_throw_again(s, f) or may_succeed(s, f) else A_WORD + Word.FAIL
    if s.ask == Ask.LAY_CELL:
        cell = only_cell(s, f)
        return NONE if cell == NONE else FIRST_CODE[Ask.LAY_CELL] + cell
    if s.ask == Ask.TURN or s.ask == Ask.OVER or may_stop(s, f):
        return NONE
    if s.ask == Ask.EXCHANGE:
        return A_WORD + Word.YES
    only = next_answer(s, f, 0)
    if only == NONE or next_answer(s, f, only + 1) != NONE:
        return NONE
    return FIRST_CODE[s.ask] + only
