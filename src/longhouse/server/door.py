"""The door: who asks, from which page, and how often. Every request and every socket comes through here."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.types import Message, Scope

from longhouse.server.failures import Denied, network
from longhouse.server.house import House
from longhouse.server.people import Person

__all__ = ["COOKIE", "FORM_KEY", "add_security_headers", "check_request", "check_socket", "known_person", "who"]

COOKIE = "longhouse_session"
FORM_KEY = "x-form-key"
SAFE = ("GET", "HEAD", "OPTIONS")

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_ON_EVERYTHING = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
_ON_PAGES = [
    (b"content-security-policy", _POLICY.encode()),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
_PARTS = (".js", ".css", ".woff2")  # of a page, never a page themselves: its policy holds for them


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Put headers on every answer; what the API says about somebody is not kept by caches."""
    if message["type"] == "http.response.start":
        path = str(scope["path"])
        headers: Any = message.setdefault("headers", [])
        headers.extend(_ON_EVERYTHING)
        if not (path.startswith("/assets/") and path.endswith(_PARTS)):
            headers.extend(_ON_PAGES)
        if path.startswith("/api") and not any(name == b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))


def bearer(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The personal token sent with a request, empty without one."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def who(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> Person | None:
    """Who asks: by personal token, else by cookie."""
    if token := bearer(connection):
        person = await house.people.by_token(token)
        if person is None:
            raise Denied("unauthorized", "this token is unknown")
        return person
    cookie = connection.cookies.get(COOKIE, "")
    return await house.people.by_cookie(cookie) if cookie else None


async def known_person(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> Person:
    """Who asks, if it is somebody."""
    person = await who(connection, house)
    if person is None:
        raise Denied("unauthorized", "say who you are first: POST /api/me, or send a personal token")
    return person


def _is_own_page(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> bool | None:
    """Whether one of our own pages asks; None when no page does."""
    origin = connection.headers.get("origin")
    return None if origin is None else house.serving.is_own_origin(origin, connection.headers.get("host", ""))


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Before every request: whether it means this house, its network's limit, and for what changes things the page it
    comes from."""
    house: House = request.app.state.house
    check_host(request, house)
    if not request.url.path.startswith("/api"):
        return
    house.limits.spend("requests", network(request))
    if bearer(request) and not _is_for_tokens(request):
        raise Denied("not_allowed", "a token may do what one may do at tables, and nothing else")
    if request.method in SAFE:
        return
    if _is_own_page(request, house) is False:
        raise Denied("bad_origin", "this page may not ask in somebody's name")
    if not bearer(request) and not await _has_form_key(request, house):
        raise Denied("bad_form_key", f"send the form_key of GET /api/me as {FORM_KEY}")


def _is_for_tokens(request: Request[Any, Any, Any]) -> bool:
    """Whether a token opens this: tables and games, and who it plays for. What is not named here stays shut."""
    path, reads = request.url.path.rstrip("/"), request.method in SAFE
    at_tables = path == "/api/tables" or path.startswith("/api/tables/")
    about = path in ("/api/me", "/api/me/tables", "/api/openapi.json", "/api/docs") or path.startswith("/api/games")
    return at_tables or (reads and about)


def check_host(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> None:
    """A name that somebody else has pointed at this machine (DNS rebinding) is not ours."""
    if not house.serving.is_own_host(connection.headers.get("host", "")):
        raise Denied("bad_host", "this house is not known by that name: see --public-url")


async def _has_form_key(request: Request[Any, Any, Any], house: House) -> bool:
    """Whether the form key fits the cookie; a cookie that nobody is known by needs none: it opens nothing."""
    cookie = request.cookies.get(COOKIE, "")
    if not cookie or house.people.is_form_key(cookie, request.headers.get(FORM_KEY, "")):
        return True
    return await house.people.by_cookie(cookie) is None


def check_socket(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> None:
    """Before every socket: a browser's cookie counts only for our own pages."""
    check_host(connection, house)
    own = _is_own_page(connection, house)
    by_cookie = bool(connection.cookies.get(COOKIE)) and not bearer(connection)
    if own is False or (by_cookie and own is None):
        raise Denied("bad_origin", "this page may not ask in somebody's name")
    house.limits.spend("sockets", network(connection))
