"""The turn, step by step: what goes on by itself until somebody must answer."""

from __future__ import annotations

from longhouse.games.knarr.rules.artifacts import (
    ask_mover,
    look_at_amulet,
    look_at_golden_bracelet,
    look_at_helmet,
    look_at_mead_cup,
    look_at_silver_coins,
    look_at_weathervane,
)
from longhouse.games.knarr.rules.boats import last_round, score_reputation
from longhouse.games.knarr.rules.crew import lines
from longhouse.games.knarr.rules.deck import cards_are_due, draw_due_card
from longhouse.games.knarr.rules.exploring import replace_destination
from longhouse.games.knarr.rules.payment import go_on_paying
from longhouse.games.knarr.rules.trading import trade_brings_something
from longhouse.games.knarr.state import Ask, Happening, State, Step
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, tell


@rule
def begin_turn(s: State, seat: int) -> None:
    """The reputation step, then the action."""
    s.mover = seat
    s.turns += 1
    s.traded = 0
    s.baseline = lines(s, seat)
    s.step = Step.ACTION
    tell(s, Happening.TURN_BEGAN, seat)
    score_reputation(s)


@rule
def end_game(s: State) -> None:
    """The round in which somebody reached forty points is finished."""
    s.traded = 0
    s.baseline = 0
    s.step = Step.ACTION
    s.actor = NOBODY
    s.ask = Ask.OVER
    tell(s, Happening.GAME_ENDED)


@rule
def end_turn(s: State) -> bool:
    """On to the left; the last round ends before the first player would begin again."""
    following = (s.mover + 1) % s.players
    if following == s.first and last_round(s):
        end_game(s)
        return True
    begin_turn(s, following)
    return False


@rule
def look_at_trade(s: State) -> bool:
    """After the action the mover may trade, unless that was done before it; not asked when it would bring nothing."""
    s.step = Step.END
    return s.traded == 0 and trade_brings_something(s) and ask_mover(s, Ask.TRADE)


@rule
def next_step(s: State) -> bool:
    """One step of the turn; True when somebody must answer or the game is over."""
    if s.step == Step.ACTION:
        return ask_mover(s, Ask.ACTION)
    if s.step == Step.TAKE:
        return ask_mover(s, Ask.TAKE)
    if s.step == Step.PAY:
        return go_on_paying(s)
    if s.step == Step.LAND:
        replace_destination(s)
        s.step = Step.SILVER_COINS
        return False
    if s.step == Step.SILVER_COINS:
        return look_at_silver_coins(s)
    if s.step == Step.GOLDEN_BRACELET:
        return look_at_golden_bracelet(s)
    if s.step == Step.MEAD_CUP:
        return look_at_mead_cup(s)
    if s.step == Step.AMULET:
        return look_at_amulet(s)
    if s.step == Step.HELMET:
        return look_at_helmet(s)
    if s.step == Step.WEATHERVANE:
        return look_at_weathervane(s)
    if s.step == Step.TRADE:
        return look_at_trade(s)
    return end_turn(s)


@rule
def go_on(s: State) -> None:
    """Draw the cards that are due, then go on with the turn, until somebody must answer or the game is over."""
    waiting = False
    while not waiting:
        waiting = draw_due_card(s) if cards_are_due(s) else next_step(s)
