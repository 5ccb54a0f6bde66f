"""What the rules' numbers are in words: the arguments of questions and answers, and why an answer is not possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from longhouse.games.knarr.components import (
    COLOUR_NAMES,
    COLOURS,
    COST,
    DIFFERENT,
    EQUAL,
    FACES,
    GAIN_NAMES,
    GAINS,
    PLACES,
    REWARD,
)
from longhouse.games.knarr.rules.crew import colour_of, first_kind_of
from longhouse.games.knarr.rules.exploring import destination_at
from longhouse.games.knarr.rules.payment import names_colours, recruits_asked
from longhouse.games.knarr.rules.recruiting import is_free
from longhouse.games.knarr.rules.trading import traded_gain
from longhouse.games.knarr.state import (
    A_PASS,
    A_PLACE,
    A_SLOT,
    A_TRADE,
    A_VIKING,
    BOAT,
    COLOUR,
    DESTINATION,
    END_CODE,
    FIRST_CODE,
    VIKING,
    Ask,
    State,
)
from longhouse.kernel.answers import Say
from longhouse.kernel.state import NOBODY
from longhouse.kernel.words import Message


# ---------------------------------------------------------------------------- lists
def listed(say: Say, messages: Sequence[Message]) -> Message:
    """Several things one after the other; "nothing" for none."""
    if not messages:
        return say("nothing")
    found = messages[-1]
    for message in reversed(messages[:-1]):
        found = say("list", first=message, rest=found)
    return found


def gains_in_words(say: Say, gains: Sequence[int]) -> Message:
    """Gains, counted."""
    return listed(say, [say(f"gains-{GAIN_NAMES[k]}", count=n) for k, n in enumerate(gains) if n])


def cost_in_words(say: Say, destination: int) -> Message:
    """What an exploration costs."""
    if DIFFERENT[destination]:
        return say("cost-different", count=DIFFERENT[destination])
    if EQUAL[destination]:
        return say("cost-equal", count=EQUAL[destination])
    asked = [(colour, COST[destination, colour]) for colour in range(COLOURS) if COST[destination, colour]]
    return listed(say, [say(f"cost-{COLOUR_NAMES[colour]}", count=n) for colour, n in asked])


# ---------------------------------------------------------------------------- questions
SECRET_QUESTIONS = frozenset[Ask]()  # whose words tell some seats more than others


def question_args(say: Say, s: State, seat: int | None) -> dict[str, Any]:
    """The arguments of the question's words; all of them are public."""
    args: dict[str, Any] = {"boat": BOAT.word(say, s.actor)} if s.actor != NOBODY else {}
    if s.ask == Ask.PAY:
        args |= _payment_args(say, s)
    elif s.ask == Ask.TAKE:
        args["slot"] = say(f"slot-{COLOUR_NAMES[s.colour]}")
    return args


def _payment_args(say: Say, s: State) -> dict[str, Any]:
    destination = destination_at(s, s.place)
    fixed = names_colours(destination)
    asked = "colour" if fixed or s.owed < EQUAL[destination] else "different" if DIFFERENT[destination] else "equal"
    return {
        "destination": DESTINATION.word(say, destination),
        "cost": cost_in_words(say, destination),
        "asked": asked,
        "colour": COLOUR.word(say, min(colour_of(s.pay_from), COLOURS - 1)),
        "owed": recruits_asked(s),
    }


# ---------------------------------------------------------------------------- answers
def answer_args(say: Say, s: State, code: int) -> dict[str, Any]:
    """What an answer's words need besides its own nouns."""
    if code >= A_SLOT:
        return _slot_args(say, s, code - A_SLOT)
    if code >= A_PASS:
        return {}
    if code >= A_TRADE:
        gains = [traded_gain(s, s.mover, code - A_TRADE + 1, gain) for gain in range(GAINS)]
        return {"gains": gains_in_words(say, gains)}
    if code >= A_PLACE:
        return _place_args(say, destination_at(s, code - A_PLACE))
    if code >= A_VIKING:
        return {"gains": _column_gains(say, s, code - A_VIKING)}
    return {"recruits": recruits_asked(s)}


def _slot_args(say: Say, s: State, slot: int) -> dict[str, Any]:
    kind = s.market[slot]
    return {
        "viking": say("nothing") if kind == NOBODY else VIKING.word(say, kind),
        "recruits": 0 if is_free(s, slot) else 1,
    }


def _place_args(say: Say, destination: int) -> dict[str, Any]:
    if destination == NOBODY:
        return {name: say("nothing") for name in ("destination", "cost", "gains")}
    return {
        "destination": DESTINATION.word(say, destination),
        "cost": cost_in_words(say, destination),
        "gains": gains_in_words(say, [REWARD[destination, gain] for gain in range(GAINS)]),
    }


def _column_gains(say: Say, s: State, kind: int) -> Message:
    """What recruiting this Viking would bring."""
    first = first_kind_of(colour_of(kind))
    gains = [s.crew[s.mover, first + gain] + (1 if first + gain == kind else 0) for gain in range(FACES)]
    return gains_in_words(say, gains)


# ---------------------------------------------------------------------------- why not
def why_not(say: Say, s: State, code: int) -> Message | None:
    """Why an answer is not legal now."""
    if not FIRST_CODE[s.ask] <= code < END_CODE[s.ask]:
        return say("why-other-question")
    if code >= A_SLOT:
        return say("why-no-recruit")
    if code >= A_TRADE:
        return _why_no_trade(say, s)
    if code >= A_PLACE:
        return _why_not_place(say, s, code - A_PLACE)
    if code >= A_VIKING:
        return _why_not_viking(say, s, code - A_VIKING)
    return say("why-too-few-recruits", owed=recruits_asked(s))


def _why_no_trade(say: Say, s: State) -> Message:
    if s.ask not in (Ask.ACTION, Ask.TRADE):
        return say("why-other-question")
    return say("why-traded" if s.traded else "why-too-few-bracelets", bracelets=s.bracelets[s.mover])


def _why_not_place(say: Say, s: State, place: int) -> Message:
    if s.ask == Ask.BONUS_RECRUIT:
        return say("why-other-question")
    if destination_at(s, place) == NOBODY:
        return say("why-not-reserved" if place >= PLACES else "why-place-empty")
    if s.ask == Ask.RESERVE:
        return say("why-reserved-already")
    return say("why-cost", cost=cost_in_words(say, destination_at(s, place)))


def _why_not_viking(say: Say, s: State, kind: int) -> Message:
    if s.ask not in (Ask.PAY, Ask.DISCARD):
        return say("why-not-in-hand")
    if s.crew[s.actor, kind] - (s.paid[kind] if s.ask == Ask.PAY else 0) == 0:
        return say("why-not-in-crew")
    if kind < s.pay_from:
        return say("why-order")
    return say("why-not-asked" if colour_of(kind) != colour_of(s.pay_from) else "why-order")
