"""Trying answers before giving them: what a chain of answers would lead to, as far as nothing hidden is revealed.

Reasons and hints are for the question that comes after the answers tried so far.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from longhouse.kernel.errors import IllegalAction
from longhouse.server.advising import Hint, advise
from longhouse.server.failures import FAILURES
from longhouse.server.hall import Live
from longhouse.server.house import TheHouse
from longhouse.server.messages import Codes, Doubt, Reason, Trial, Tried
from longhouse.server.routes.tables import seated
from longhouse.tables.errors import NotAllowed, NotNow, RuleBroken

__all__ = ["ROUTES", "try_out", "why_not"]


class Perplexity(Struct, frozen=True, forbid_unknown_fields=True):
    """A question that somebody wants advice on: the one after these answers."""

    codes: Codes = ()


def try_out(live: Live, seat: int, codes: tuple[int, ...]) -> Tried:
    """What answers would lead to; the table must be held."""
    match = live.trials.after(live.table, seat, codes)
    if match is None:
        return Tried(reveals=True)
    steps = match.history[len(match.history) - len(codes) :]
    told = [event.to_dict() for step in steps for event in step.seen_by(seat)]
    legal = [action.to_dict() for action in match.legal] if match.actor == seat else []
    return Tried(False, match.view(seat), legal, told)


def why_not(live: Live, seat: int, doubt: Doubt) -> Reason:
    """Why an answer is not possible after others; the table must be held."""
    match = live.trials.after(live.table, seat, doubt.codes)
    if match is None or match.actor != seat:
        return Reason(None)
    try:
        reason = match.why_not({"kind": doubt.kind, "args": doubt.args})
    except IllegalAction as error:
        raise RuleBroken(str(error)) from error
    return Reason(None if reason is None else reason.to_dict())


@post("/api/tables/{table_id:str}/try", status_code=200, responses=FAILURES)
async def try_answers(
    request: Request[Any, Any, Any], house: TheHouse, table_id: FromPath[str], data: JSONBody[Trial]
) -> Tried:
    """What answers would lead to; nothing is changed."""
    live, _, seat = await seated(request, house, table_id)
    async with live.lock:
        return try_out(live, seat, data.codes)


@post("/api/tables/{table_id:str}/why_not", status_code=200, responses=FAILURES)
async def why_not_answer(
    request: Request[Any, Any, Any], house: TheHouse, table_id: FromPath[str], data: JSONBody[Doubt]
) -> Reason:
    """Why an answer, named by its kind and arguments, is not possible."""
    live, _, seat = await seated(request, house, table_id)
    async with live.lock:
        return why_not(live, seat, data)


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=FAILURES)
async def hint(
    request: Request[Any, Any, Any], house: TheHouse, table_id: FromPath[str], data: JSONBody[Perplexity]
) -> Hint:
    """What a bot would answer in one's place, where the host allows it."""
    live, person, seat = await seated(request, house, table_id)
    async with live.lock:
        if not live.table.settings.hints:
            raise NotAllowed("the host does not want hints at this table")
        match = live.trials.after(live.table, seat, data.codes)
        if match is None or match.actor != seat:
            raise NotNow("there is nothing more for you to answer")
        seen, seq = match.seen_by(seat), live.table.moved_seq
    house.limits.spend("hints", person.id)
    return await advise(house.thinkers, person.id, seen, seq)


ROUTES = [try_answers, why_not_answer, hint]
