"""Questions and answers: what each question allows, and what an answer does."""

from __future__ import annotations

from longhouse.games.knarr.components import PLACES, SLOTS, VIKINGS
from longhouse.games.knarr.rules.artifacts import reserve, swap_market_card
from longhouse.games.knarr.rules.deck import discard_from_crew
from longhouse.games.knarr.rules.exploring import may_explore
from longhouse.games.knarr.rules.payment import (
    begin_payment,
    may_send_recruits,
    next_to_send,
    send_recruits,
    send_viking,
)
from longhouse.games.knarr.rules.recruiting import may_recruit, may_take, recruit, take_from_market
from longhouse.games.knarr.rules.trading import may_trade, trade
from longhouse.games.knarr.rules.turns import go_on
from longhouse.games.knarr.state import (
    A_PASS,
    A_PLACE,
    A_RECRUITS,
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
def may_choose_place(s: State, place: int) -> bool:
    """A destination to explore, or a visible one to reserve."""
    if s.ask == Ask.RESERVE:
        return place < PLACES and s.visible[place] != NOBODY
    return may_explore(s, place)


@rule
def next_recruit(s: State, kind: int) -> int:
    """The first Viking of the hand from this kind on; VIKINGS when there is none."""
    while kind < VIKINGS and not may_recruit(s, kind):
        kind += 1
    return kind


@rule
def next_of_crew(s: State, kind: int) -> int:
    """The first Viking of the actor's crew from this kind on; VIKINGS when there is none."""
    while kind < VIKINGS and s.crew[s.actor, kind] == 0:
        kind += 1
    return kind


@rule
def next_viking(s: State, kind: int) -> int:
    """The first Viking from this kind on that may be sent, discarded or recruited; VIKINGS when there is none."""
    if s.ask == Ask.PAY:
        return next_to_send(s, kind)
    if s.ask == Ask.DISCARD:
        return next_of_crew(s, kind)
    return next_recruit(s, kind)


@rule
def next_place(s: State, code: int) -> int:
    """The first place from this code on that may be chosen; A_TRADE when there is none."""
    if s.ask == Ask.BONUS_RECRUIT:
        return A_TRADE
    while code < A_TRADE and not may_choose_place(s, code - A_PLACE):
        code += 1
    return code


@rule
def next_trade(s: State, code: int) -> int:
    """This trade if it may be made; else A_PASS, since more bracelets are no easier to come by."""
    if s.ask != Ask.ACTION and s.ask != Ask.TRADE:
        return A_PASS
    return code if may_trade(s, code - A_TRADE + 1) else A_PASS


@rule
def next_slot(s: State, code: int) -> int:
    """The first slot from this code on whose card may be taken or swapped; the end of all codes when there is none."""
    while code < A_SLOT + SLOTS and s.ask != Ask.SWAP and not may_take(s, code - A_SLOT):
        code += 1
    return code


@rule
def next_answer(s: State, code: int) -> int:
    """The first legal answer from this code of the question's run on; the end of the run when there is none."""
    end = END_CODE[s.ask]
    if code == A_RECRUITS and not may_send_recruits(s):
        code = A_VIKING
    if A_VIKING <= code < A_PLACE:
        code = A_VIKING + next_viking(s, code - A_VIKING)
    if A_PLACE <= code < A_TRADE and code < end:
        code = next_place(s, code)
    if A_TRADE <= code < A_PASS and code < end:
        code = next_trade(s, code)
    if A_SLOT <= code < end:
        code = next_slot(s, code)
    return min(code, end)


@rule
def legal_actions(s: State, out: Row) -> int:
    """Write the actor's legal answers to out; return how many there are."""
    n = 0
    code = next_answer(s, FIRST_CODE[s.ask])
    while code < END_CODE[s.ask]:
        out[n] = code
        n += 1
        code = next_answer(s, code + 1)
    return n


@rule
def only_answer(s: State) -> int:
    """The one legal answer; NOBODY when there are several."""
    found, end = next_answer(s, FIRST_CODE[s.ask]), END_CODE[s.ask]
    return found if found < end and next_answer(s, found + 1) == end else NOBODY


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
