"""Every refusal as a typed answer: which code, which HTTP status."""

from __future__ import annotations

import logging
import math
from typing import Any, get_args

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from longhouse.server.accounts import BadLetter, LoginTaken, WrongPassword
from longhouse.server.addresses import network_of
from longhouse.server.hall import Busy, UnknownTable
from longhouse.server.limits import TooOften
from longhouse.server.messages import Code, Failure
from longhouse.server.names import BadName
from longhouse.server.people import TooManyTokens
from longhouse.server.pools import Overloaded
from longhouse.server.webhooks import BadWebhook
from longhouse.tables.errors import Refused

__all__ = ["FAILURES", "HANDLERS", "Denied", "failure_of", "network"]

_logger = logging.getLogger(__name__)


class Denied(Exception):
    """The door stays shut: who asks is unknown, or a page that is not ours asks in somebody's name."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code = code


_STATUS: dict[str, int] = {
    "bad_form_key": 403,
    "bad_host": 421,
    "bad_letter": 403,
    "bad_name": 400,
    "bad_origin": 403,
    "bad_setting": 400,
    "busy": 503,
    "illegal": 400,
    "malformed": 400,
    "not_allowed": 403,
    "too_large": 413,
    "too_long": 400,
    "too_often": 429,
    "unauthorized": 401,
    "unknown": 404,
    "wrong_password": 403,
}  # everything else is a conflict with how things stand: 409

_CODES: dict[type[Exception], Code] = {
    BadLetter: "bad_letter",
    BadName: "bad_name",
    BadWebhook: "bad_setting",
    Busy: "busy",
    LoginTaken: "login_taken",
    Overloaded: "busy",
    TooManyTokens: "too_many",
    UnknownTable: "unknown",
    WrongPassword: "wrong_password",
}
_HTTP: dict[int, Code] = {401: "unauthorized", 404: "unknown", 413: "too_large"}


def failure_of(error: Exception) -> Failure | None:
    """The typed answer to an error that is the asker's; None for one that is ours."""
    if isinstance(error, Refused | Denied):
        code: Any = error.code
        return Failure(code, str(error))
    if isinstance(error, TooOften):
        return Failure("too_often", str(error), wait=math.ceil(error.wait * 10) / 10)
    if isinstance(error, UnknownTable):
        return Failure("unknown", "there is no such table, or it is not open to you")
    if isinstance(error, RecursionError):
        return Failure("malformed", "nested too deeply")
    if isinstance(error, UnicodeDecodeError):
        return Failure("malformed", "not UTF-8")
    for kind, known in _CODES.items():
        if isinstance(error, kind):
            return Failure(known, str(error))
    if isinstance(error, HTTPException) and error.status_code < 500:
        return Failure(_HTTP.get(error.status_code, "malformed"), str(error.detail))
    return None


def _answer(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    failure = failure_of(error)
    if failure is None:
        _logger.error("a request failed", exc_info=error)
        return Response(Failure("busy", "the server failed; nothing was changed"), status_code=500)
    request.app.state.house.metrics.refused.labels(failure.code).inc()
    status = error.status_code if isinstance(error, HTTPException) else _STATUS.get(failure.code, 409)
    headers = {"Retry-After": str(math.ceil(failure.wait))} if failure.wait is not None else {}
    if isinstance(error, HTTPException) and error.headers:
        headers |= error.headers
    return Response(failure, status_code=status, headers=headers)


HANDLERS: Any = {Exception: _answer, HTTPException: _answer}

FAILURES = {
    status: ResponseSpec(Failure, description=text, generate_examples=False)
    for status, text in {
        400: "Malformed, or against the rules.",
        401: "Nobody is known by this cookie or token.",
        403: "Not for this person, or not from this page.",
        404: "There is no such thing, or it is not open to you.",
        409: "Not as things stand: stale, not your turn, taken.",
        413: "Too large.",
        421: "Not this house's name.",
        429: "Too often.",
        503: "Busy: try again.",
    }.items()
}

assert set(_STATUS) <= set(get_args(Code))


def network(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The network that somebody connects from."""
    return network_of(connection.client.host) if connection.client else ""
