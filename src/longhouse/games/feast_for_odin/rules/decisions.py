"""Questions and answers: what an answer does, and how the next question is found."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import NONE
from longhouse.games.feast_for_odin.rules.anytime import act_freely, is_free_action
from longhouse.games.feast_for_odin.rules.banquet import end_food, serve, serve_coins
from longhouse.games.feast_for_odin.rules.cards import decline, use_card
from longhouse.games.feast_for_odin.rules.cargo import discard_weapon, unload_ore
from longhouse.games.feast_for_odin.rules.copying import copy_space
from longhouse.games.feast_for_odin.rules.effects import choose_option, execute
from longhouse.games.feast_for_odin.rules.exchange import agree, give_boat
from longhouse.games.feast_for_odin.rules.frames import next_instruction
from longhouse.games.feast_for_odin.rules.gifts import leave_strips
from longhouse.games.feast_for_odin.rules.hunt import (
    aim_at,
    aim_no_more,
    call_back,
    declare_failure,
    declare_success,
    jettison,
    spend,
    succeed,
    throw_again,
    use_boats,
)
from longhouse.games.feast_for_odin.rules.laying import (
    choose_cell,
    choose_tile,
    choose_turn,
    lay_given_on,
)
from longhouse.games.feast_for_odin.rules.legal import is_for_number, only_answer
from longhouse.games.feast_for_odin.rules.mountain import choose_strip, take_items
from longhouse.games.feast_for_odin.rules.occupations import choose_starting_card, play_card
from longhouse.games.feast_for_odin.rules.phases import advance
from longhouse.games.feast_for_odin.rules.sailing import emigrate, explore
from longhouse.games.feast_for_odin.rules.suggestion import serve_as_suggested
from longhouse.games.feast_for_odin.rules.trade import (
    buy_special,
    choose_good,
    choose_steps,
    copy_good,
    end_upgrade,
    flip_good,
    forge_tile,
    trade_good,
)
from longhouse.games.feast_for_odin.rules.turns import imitate, pass_turn, place_vikings
from longhouse.games.feast_for_odin.rules.vikings import return_viking
from longhouse.games.feast_for_odin.state import A_BOARD, A_WORD, FIRST_CODE, RUNNING, Ask, State, Word
from longhouse.kernel.rule import rule


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
