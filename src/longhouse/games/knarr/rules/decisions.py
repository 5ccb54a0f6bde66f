"""Questions and answers: what each question allows, and what an answer does."""

from __future__ import annotations

from longhouse.games.knarr.components import PLACES
from longhouse.games.knarr.rules.artifacts import reserve, swap_market_card
from longhouse.games.knarr.rules.deck import discard_from_crew
from longhouse.games.knarr.rules.exploring import may_explore
from longhouse.games.knarr.rules.payment import begin_payment, may_send, may_send_recruits, send_recruits, send_viking
from longhouse.games.knarr.rules.recruiting import may_recruit, may_take, recruit, take_from_market
from longhouse.games.knarr.rules.trading import may_trade, trade
from longhouse.games.knarr.rules.turns import go_on
from longhouse.games.knarr.state import (
    A_PASS,
    A_PLACE,
    A_SLOT,
    A_TRADE,
    A_VIKING,
    END_CODE,
    FIRST_CODE,
    Artifact,
    Ask,
    Happening,
    State,
    Step,
)
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, tell


# ---------------------------------------------------------------------------- what is allowed
@rule
def may_choose_viking(s: State, kind: int) -> bool:
    """A Viking of the hand to recruit, or one of the crew to send or to discard."""
    if s.ask == Ask.PAY:
        return may_send(s, kind)
    if s.ask == Ask.DISCARD:
        return s.crew[s.actor, kind] > 0
    return may_recruit(s, kind)


@rule
def may_choose_place(s: State, place: int) -> bool:
    """A destination to explore, or a visible one to reserve."""
    if s.ask == Ask.RESERVE:
        return place < PLACES and s.visible[place] != NOBODY
    return may_explore(s, place)


@rule
def may_answer(s: State, code: int) -> bool:
    """Whether a code out of the question's run is allowed."""
    if code >= A_SLOT:
        return s.ask == Ask.SWAP or may_take(s, code - A_SLOT)
    if code >= A_PASS:
        return True
    if code >= A_TRADE:
        return (s.ask == Ask.ACTION or s.ask == Ask.TRADE) and may_trade(s, code - A_TRADE + 1)
    if code >= A_PLACE:
        return s.ask != Ask.BONUS_RECRUIT and may_choose_place(s, code - A_PLACE)
    if code >= A_VIKING:
        return may_choose_viking(s, code - A_VIKING)
    return may_send_recruits(s)


@rule
def legal_actions(s: State, out: Row) -> int:
    """Write the actor's legal answers to out; return how many there are."""
    n = 0
    for code in range(FIRST_CODE[s.ask], END_CODE[s.ask]):
        if may_answer(s, code):
            out[n] = code
            n += 1
    return n


@rule
def only_answer(s: State) -> int:
    """The one legal answer; NOBODY when there are several."""
    found = NOBODY
    for code in range(FIRST_CODE[s.ask], END_CODE[s.ask]):
        if may_answer(s, code):
            if found != NOBODY:
                return NOBODY
            found = code
    return found


# ---------------------------------------------------------------------------- what an answer does
@rule
def choose_viking(s: State, kind: int) -> None:
    if s.ask == Ask.PAY:
        send_viking(s, kind)
    elif s.ask == Ask.DISCARD:
        discard_from_crew(s, kind)
    else:
        if s.ask == Ask.BONUS_RECRUIT:
            tell(s, Happening.BONUS_ACTION, s.mover, Artifact.HELMET)
        recruit(s, kind)


@rule
def choose_place(s: State, place: int) -> None:
    if s.ask == Ask.RESERVE:
        reserve(s, place)
        return
    if s.ask == Ask.BONUS_EXPLORE:
        s.bonus_explores -= 1
        tell(s, Happening.BONUS_ACTION, s.mover, Artifact.WEATHERVANE)
    begin_payment(s, place)


@rule
def choose_slot(s: State, slot: int) -> None:
    if s.ask == Ask.SWAP:
        swap_market_card(s, slot)
    else:
        take_from_market(s, slot)


@rule
def choose_trade(s: State, bracelets: int) -> None:
    """Before the action the turn goes on as it was; after it the lines are looked at once more."""
    if s.ask == Ask.TRADE:
        s.step = Step.AMULET
    trade(s, bracelets)


@rule
def decline(s: State) -> None:
    """Pass on a reward, or end the turn without a trade."""
    if s.ask == Ask.RESERVE:
        tell(s, Happening.DECLINED, s.mover, Artifact.GOLDEN_BRACELET)
    elif s.ask == Ask.SWAP:
        tell(s, Happening.DECLINED, s.mover, Artifact.MEAD_CUP)
    elif s.ask == Ask.BONUS_RECRUIT:
        tell(s, Happening.DECLINED, s.mover, Artifact.HELMET)
    elif s.ask == Ask.BONUS_EXPLORE:
        s.bonus_explores = 0
        tell(s, Happening.DECLINED, s.mover, Artifact.WEATHERVANE)


@rule
def answer(s: State, code: int) -> None:
    """Carry out one answer."""
    if code >= A_SLOT:
        choose_slot(s, code - A_SLOT)
    elif code >= A_PASS:
        decline(s)
    elif code >= A_TRADE:
        choose_trade(s, code - A_TRADE + 1)
    elif code >= A_PLACE:
        choose_place(s, code - A_PLACE)
    elif code >= A_VIKING:
        choose_viking(s, code - A_VIKING)
    else:
        send_recruits(s)


@rule
def settle(s: State) -> None:
    """Go on to the next real choice: a question with one answer answers itself."""
    go_on(s)
    while s.actor != NOBODY:
        code = only_answer(s)
        if code == NOBODY:
            return
        answer(s, code)
        go_on(s)


@rule
def apply(s: State, code: int) -> None:
    """Carry out the actor's answer and go on to the next question."""
    answer(s, code)
    settle(s)
