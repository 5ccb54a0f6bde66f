"""Questions and answers: what each question allows, and what an answer does."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import NONE, SILVER
from longhouse.games.feast_for_odin.instructions import CODE
from longhouse.games.feast_for_odin.operands import OfCopy, OfReturn
from longhouse.games.feast_for_odin.programs import ReturnFrom
from longhouse.games.feast_for_odin.registers import InFeast, InLay, InSale
from longhouse.games.feast_for_odin.rules.anytime import act_freely, is_free_action, legal_free
from longhouse.games.feast_for_odin.rules.armoury import is_weapon
from longhouse.games.feast_for_odin.rules.banquet import end_food, may_serve, serve, serve_coins
from longhouse.games.feast_for_odin.rules.boards import may_lay, turn_fits
from longhouse.games.feast_for_odin.rules.cards import blue_cards, decline, may_decline, may_use_card, use_card
from longhouse.games.feast_for_odin.rules.cargo import discard_weapon, unload_ore
from longhouse.games.feast_for_odin.rules.copying import copy_space, may_name_space
from longhouse.games.feast_for_odin.rules.effects import choose_option, execute, may_choose
from longhouse.games.feast_for_odin.rules.exchange import agree, give_boat, may_give_boat
from longhouse.games.feast_for_odin.rules.frames import next_instruction, space_of
from longhouse.games.feast_for_odin.rules.gifts import leave_strips, may_take_strip, must_take
from longhouse.games.feast_for_odin.rules.goods_box import may_copy, may_flip
from longhouse.games.feast_for_odin.rules.harbour import has_ore
from longhouse.games.feast_for_odin.rules.hunt import (
    AIM_AGAIN,
    aim_at,
    aim_no_more,
    call_back,
    declare_failure,
    declare_success,
    jettison,
    may_jettison,
    may_loot,
    may_spend,
    may_substitute,
    may_succeed,
    may_throw_again,
    may_use_boats,
    need_of,
    spend,
    succeed,
    throw_again,
    use_boats,
    vikings_that_may_return,
)
from longhouse.games.feast_for_odin.rules.laying import (
    choose_cell,
    choose_tile,
    choose_turn,
    lay_given_on,
    legal_cells,
    may_lay_given_on,
    only_cell,
)
from longhouse.games.feast_for_odin.rules.mountain import choose_strip, may_take_so_many, take_items
from longhouse.games.feast_for_odin.rules.occupations import choose_starting_card, play_card
from longhouse.games.feast_for_odin.rules.opening_cards import may_play_card, needs_card
from longhouse.games.feast_for_odin.rules.openness import leaves_use
from longhouse.games.feast_for_odin.rules.phases import advance
from longhouse.games.feast_for_odin.rules.possible import may_buy_special, may_forge, may_skip
from longhouse.games.feast_for_odin.rules.sailing import emigrate, explore, may_emigrate_with, may_explore_board
from longhouse.games.feast_for_odin.rules.suggestion import serve_as_suggested
from longhouse.games.feast_for_odin.rules.trade import (
    buy_special,
    choose_good,
    choose_steps,
    copy_good,
    end_upgrade,
    flip_good,
    forge_tile,
    may_go_up,
    may_trade,
    may_upgrade,
    trade_good,
)
from longhouse.games.feast_for_odin.rules.turns import imitate, may_imitate, may_use_space, pass_turn, place_vikings
from longhouse.games.feast_for_odin.rules.vikings import may_return_from, return_viking
from longhouse.games.feast_for_odin.spaces import ALL_SPACES
from longhouse.games.feast_for_odin.state import A_BOARD, A_WORD, BOX, CODES, FIRST_CODE, RUNNING, Ask, State, Word
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
def legal_in_block(s: State, f: int, out: Row) -> int:
    """Answers of the question's own block."""
    n = 0
    for i in range(CODES[s.ask]):
        if may_answer(s, f, i):
            out[n] = FIRST_CODE[s.ask] + i
            n += 1
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
    found = NONE
    for i in range(CODES[s.ask]):
        if may_answer(s, f, i):
            if found != NONE:
                return NONE
            found = FIRST_CODE[s.ask] + i
    return found


# ---------------------------------------------------------------------------- answers
@rule
def apply_word(s: State, f: int, ask: int, word: int) -> None:
    """Answers that name no thing; "done" moves on to the next instruction."""
    if word == Word.PASS:
        pass_turn(s, f)
    elif word == Word.ROLL:
        throw_again(s, f)
    elif word == Word.SUCCEED:
        declare_success(s, f)
    elif word == Word.FAIL:
        declare_failure(s, f)
    elif word == Word.SERVE:
        serve_as_suggested(s, f)
    elif word == Word.YES:
        agree(s, f)
    elif ask == Ask.FOOD:
        end_food(s, f)
    elif ask == Ask.USE_CARD:
        decline(s, f)
    elif ask == Ask.LOOT:
        aim_no_more(s, f)
    elif ask == Ask.UPGRADE:
        end_upgrade(s, f)
    elif ask == Ask.STRIP:
        leave_strips(s, f)
    else:
        next_instruction(s, f)


@rule
def apply_item(s: State, f: int, ask: int, item: int) -> None:
    """Answers that name an item."""
    if ask == Ask.LAY_TILE:
        choose_tile(s, f, item)
    elif ask == Ask.UPGRADE:
        choose_good(s, f, item)
    elif ask == Ask.TRADE:
        trade_good(s, f, item)
    elif ask == Ask.SALE:
        buy_special(s, f, item)
    elif ask == Ask.FORGE:
        forge_tile(s, f, item)
    elif ask == Ask.FLIP:
        flip_good(s, f, item)
    elif ask == Ask.COPY_GOOD:
        copy_good(s, f, item)
    elif ask == Ask.WEAPON_AWAY:
        discard_weapon(s, f, item)
    elif ask == Ask.LOOT:
        aim_at(s, f, item)


@rule
def apply_number(s: State, f: int, ask: int, n: int) -> None:
    """Answers that are a number."""
    if ask == Ask.TAKE:
        take_items(s, f, n)
    elif ask == Ask.SPEND:
        spend(s, f, n)
    elif ask == Ask.VIKINGS_BACK:
        call_back(s, f, n)
    elif ask == Ask.SUBSTITUTES:
        succeed(s, f, n)
    elif ask == Ask.STEPS:
        choose_steps(s, f, n)
    elif ask == Ask.COINS:
        serve_coins(s, f, n)


@rule
def apply_answer(s: State, f: int, ask: int, i: int) -> None:
    """Answers of the question's own block."""
    if ask == Ask.START_CARD:
        choose_starting_card(s, f, i)
    elif ask == Ask.IMITATE:
        imitate(s, f, i)
    elif ask == Ask.LAY_TURN:
        choose_turn(s, f, i)
    elif ask == Ask.LAY_CELL:
        choose_cell(s, f, i)
    elif ask == Ask.OPTION:
        choose_option(s, f, i)
    elif ask == Ask.STRIP:
        choose_strip(s, f, i)
    elif ask == Ask.BOATS:
        use_boats(s, f, i)
    elif ask == Ask.EXPLORE:
        explore(s, f, i)
    elif ask == Ask.EMIGRATE:
        emigrate(s, f, i)
    elif ask == Ask.BOAT_AWAY:
        give_boat(s, f, i)
    elif ask == Ask.CARD:
        play_card(s, f, i)
    elif ask == Ask.FOOD:
        serve(s, f, i)
    elif ask == Ask.USE_CARD:
        use_card(s, f, i)
    elif ask == Ask.RETURN_VIKING:
        return_viking(s, f, i)
    elif ask == Ask.COPY_SPACE:
        copy_space(s, f, i)
    elif ask == Ask.UNLOAD:
        unload_ore(s, f, i)
    elif ask == Ask.JETTISON:
        jettison(s, f, i)
    elif ask == Ask.LAY_GIVEN:
        lay_given_on(s, f, i)
    elif is_for_number(ask):
        apply_number(s, f, ask, i)
    else:
        apply_item(s, f, ask, i)


@rule
def carry_out(s: State, code: int) -> None:
    """What an answer does at once."""
    f = s.depth - 1
    ask = s.ask + 0
    s.ask = RUNNING
    if code >= A_WORD:
        apply_word(s, f, ask, code - A_WORD)
    elif ask == Ask.TURN and code < A_BOARD:
        place_vikings(s, f, code)
    elif (ask == Ask.TURN or ask == Ask.FREE) and is_free_action(code):
        act_freely(s, s.frame_owner[f], code)
    else:
        apply_answer(s, f, ask, code - FIRST_CODE[ask])


@rule
def run(s: State) -> None:
    """Until there is a question with several answers: the program on top, or else the next step of the timetable."""
    while s.ask == RUNNING:
        if s.depth > 0:
            execute(s)
        else:
            advance(s)
        if s.ask != RUNNING:
            code = only_answer(s)
            if code != NONE:
                carry_out(s, code)


@rule
def apply(s: State, code: int) -> None:
    """Carry out the actor's answer and go on to the next question."""
    carry_out(s, code)
    run(s)
