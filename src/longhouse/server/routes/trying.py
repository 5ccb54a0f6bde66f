"""Trying answers before giving them: what a chain of answers would lead to, as far as nothing hidden is revealed.

Reasons and hints are for the question that comes after the answers tried so far.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from longhouse.kernel.errors import IllegalAction
from longhouse.kernel.match import Match
from longhouse.kernel.schema import AnswerJson, EventJson, ViewJson
from longhouse.server.advising import Hint, advise
from longhouse.server.failures import FAILURES
from longhouse.server.house import TheHouse
from longhouse.server.routes.tables import Reason, seated
from longhouse.tables.chains import play_chain
from longhouse.tables.commands import MAX_CODES, Code
from longhouse.tables.errors import NotAllowed, NotNow, NotYourTurn, RuleBroken
from longhouse.tables.table import Table

__all__ = ["ROUTES"]

Codes = Annotated[tuple[Code, ...], Meta(max_length=MAX_CODES)]


class Trial(Struct, frozen=True, forbid_unknown_fields=True):
    """Answers to try one after the other."""

    codes: Codes


class Perplexity(Struct, frozen=True, forbid_unknown_fields=True):
    """A question that somebody wants advice on: the one after these answers."""

    codes: Codes = ()


class Doubt(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that is not offered, after other answers have been tried."""

    kind: Annotated[str, Meta(max_length=64)]
    args: Annotated[dict[str, int | str], Meta(max_length=8)]
    codes: Codes = ()


class Tried(Struct, frozen=True):
    """What the answers lead to. ``reveals``: the last one turns something up, so no more is told before it is given."""

    reveals: bool
    view: ViewJson | None = None
    legal: list[AnswerJson] = []
    told: list[EventJson] = msgspec.field(default_factory=list)


def _try_out(table: Table, seat: int, codes: tuple[int, ...]) -> Match | None:
    """The match after the answers of the one who must answer; None when the last one reveals something."""
    if table.waiting_for != seat or table.turn != seat:
        raise NotYourTurn("this is for the one who must answer")
    match = table.match.copy()
    steps = play_chain(match, seat, codes)
    return None if steps and steps[-1].sealed else match


@post("/api/tables/{table_id:str}/try", status_code=200, responses=FAILURES)
async def try_answers(
    request: Request[Any, Any, Any], house: TheHouse, table_id: FromPath[str], data: JSONBody[Trial]
) -> Tried:
    """What answers would lead to; nothing is changed."""
    live, _, seat = await seated(request, house, table_id)
    async with live.lock:
        match = _try_out(live.table, seat, data.codes)
        if match is None:
            return Tried(reveals=True)
        told = [
            e.to_dict() for step in match.history[len(match.history) - len(data.codes) :] for e in step.seen_by(seat)
        ]
        legal = [action.to_dict() for action in match.legal] if match.actor == seat else []
        return Tried(False, match.view(seat), legal, told)


@post("/api/tables/{table_id:str}/why_not", status_code=200, responses=FAILURES)
async def why_not_answer(
    request: Request[Any, Any, Any], house: TheHouse, table_id: FromPath[str], data: JSONBody[Doubt]
) -> Reason:
    """Why an answer, named by its kind and arguments, is not possible."""
    live, _, seat = await seated(request, house, table_id)
    async with live.lock:
        match = _try_out(live.table, seat, data.codes)
        if match is None or match.actor != seat:
            return Reason(None)
        try:
            reason = match.why_not({"kind": data.kind, "args": data.args})
        except IllegalAction as error:
            raise RuleBroken(str(error)) from error
    return Reason(None if reason is None else reason.to_dict())


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=FAILURES)
async def hint(
    request: Request[Any, Any, Any], house: TheHouse, table_id: FromPath[str], data: JSONBody[Perplexity]
) -> Hint:
    """What a bot would answer in one's place, where the host allows it."""
    live, person, seat = await seated(request, house, table_id)
    async with live.lock:
        if not live.table.settings.hints:
            raise NotAllowed("the host does not want hints at this table")
        match = _try_out(live.table, seat, data.codes)
        if match is None or match.actor != seat:
            raise NotNow("there is nothing more for you to answer")
        seen, seq = match.seen_by(seat), live.table.moved_seq
    house.limits.spend("hints", person.id)
    return await advise(house.thinkers, person.id, seen, seq)


ROUTES = [try_answers, why_not_answer, hint]
