"""Oneself: guests, accounts, personal tokens."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from longhouse import tables
from longhouse.server.door import COOKIE, known_person, who
from longhouse.server.failures import FAILURES, address_of
from longhouse.server.house import House, TheHouse
from longhouse.server.notices import checked_address
from longhouse.server.people import SESSION_LIFE, Person

__all__ = ["ROUTES"]

Name = Annotated[str, Meta(min_length=1, max_length=80)]
Password = Annotated[str, Meta(min_length=10, max_length=200)]


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """What to be called."""

    name: Name


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """What to be called, and where to be told of one's turn; empty for nowhere."""

    name: Name
    email: Annotated[str, Meta(max_length=254, pattern=r"^([A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9.-]{1,185})?$")] = ""
    webhook: Annotated[str, Meta(max_length=500, pattern=r"^(https://[!-~]+)?$")] = ""


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """A login and a password."""

    login: Name
    password: Password


class Label(Struct, frozen=True, forbid_unknown_fields=True):
    """What a token is for."""

    label: Name


class Me(Struct, frozen=True):
    """Oneself. ``form_key``: to be sent as the header x-form-key with everything that changes something."""

    id: str
    name: str
    login: str | None
    email: str
    webhook: str
    form_key: str


class TokenShown(Struct, frozen=True):
    """A personal token; ``token`` is shown once, when it is made."""

    id: str
    label: str
    created_at: int
    token: str | None = None


def _me(house: House, person: Person, cookie: str) -> Me:
    key = house.people.form_key(cookie) if cookie else ""
    return Me(person.id, person.name, person.login, person.email, person.webhook, key)


def _with_cookie(house: House, person: Person, secret: str, status: int) -> Response[Me]:
    cookie = Cookie(
        key=COOKIE,
        value=secret,
        max_age=SESSION_LIFE // 1000,
        httponly=True,
        samesite="lax",
        secure=house.serving.secure,
    )
    return Response(_me(house, person, secret), status_code=status, cookies=[cookie])


@get("/api/me", responses=FAILURES)
async def me(request: Request[Any, Any, Any], house: TheHouse) -> Me:
    """Who one is."""
    return _me(house, await known_person(request, house), request.cookies.get(COOKIE, ""))


@post("/api/me", responses=FAILURES)
async def become_guest(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[Named]) -> Response[Me]:
    """Become a guest, known by a cookie. Who is somebody already stays who they are."""
    person = await who(request, house)
    if person is not None:
        return Response(_me(house, person, request.cookies.get(COOKIE, "")), status_code=201)
    house.limits.spend("guests", address_of(request))
    guest, secret = await house.people.new_guest(data.name)
    return _with_cookie(house, guest, secret, 201)


@put("/api/me", responses=FAILURES)
async def change_me(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[Profile]) -> Me:
    """Change one's name, and where to be told of one's turn."""
    person = await known_person(request, house)
    if data.webhook:
        checked_address(data.webhook)
    changed = await house.people.change(person, data.name, data.email, data.webhook)
    return _me(house, changed, request.cookies.get(COOKIE, ""))


@post("/api/account", responses=FAILURES)
async def make_account(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[Credentials]) -> Me:
    """Turn a guest into an account; their games stay theirs."""
    person = await known_person(request, house)
    house.limits.spend("logins", address_of(request))
    account = await house.people.make_account(person, data.login, data.password)
    return _me(house, account, request.cookies.get(COOKIE, ""))


@post("/api/login", status_code=200, responses=FAILURES)
async def log_in(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[Credentials]) -> Response[Me]:
    """Log in. A guest's games are taken over by the account."""
    guest = await who(request, house)
    house.limits.spend("logins", address_of(request))
    house.limits.spend("logins", f"account {data.login.strip().casefold()}")
    account, secret = await house.people.log_in(data.login, data.password)
    if guest is not None and not guest.account:
        await _take_over(house, guest, account)
    return _with_cookie(house, account, secret, 200)


async def _take_over(house: House, guest: Person, account: Person) -> None:
    for row in await house.store.tables_of(guest.id):
        await house.hall.append(
            row["id"], "", lambda table: tables.hand_over(table, guest.id, account.id, account.name)
        )


@post("/api/logout", status_code=204, responses=FAILURES)
async def log_out(request: Request[Any, Any, Any], house: TheHouse) -> Response[None]:
    """Forget this session."""
    await house.people.log_out(request.cookies.get(COOKIE, ""))
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@get("/api/me/tokens", responses=FAILURES)
async def my_tokens(request: Request[Any, Any, Any], house: TheHouse) -> list[TokenShown]:
    """One's personal tokens."""
    person = await known_person(request, house)
    return [TokenShown(*token) for token in await house.people.tokens(person)]


@post("/api/me/tokens", responses=FAILURES)
async def make_token(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[Label]) -> TokenShown:
    """Make a personal token for an outside bot: it may do all that one may do at tables."""
    person = await known_person(request, house)
    token = await house.people.new_token(person, data.label)
    made = (await house.people.tokens(person))[-1]
    return TokenShown(*made, token=token)


@delete("/api/me/tokens/{token_id:str}", responses=FAILURES)
async def drop_token(
    request: Request[Any, Any, Any], house: TheHouse, token_id: Annotated[str, PathParameter(max_length=12)]
) -> None:
    """Forget a personal token."""
    await house.people.drop_token(await known_person(request, house), token_id)


ROUTES = [me, become_guest, change_me, make_account, log_in, log_out, my_tokens, make_token, drop_token]
