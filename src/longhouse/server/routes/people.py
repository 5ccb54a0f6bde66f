"""Oneself: guests, profiles, personal tokens; what the house holds of one, and going."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from longhouse.server.addresses import page_link
from longhouse.server.door import COOKIE, bearer, known_person, who
from longhouse.server.failures import FAILURES, network
from longhouse.server.house import House, TheHouse
from longhouse.server.parting import all_of, forget
from longhouse.server.people import SESSION_LIFE, Person
from longhouse.server.webhooks import checked_address

__all__ = ["ROUTES", "Me", "Name", "Password", "me_with_cookie", "shown", "write_to_verify"]

Name = Annotated[str, Meta(min_length=1, max_length=80)]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
DEVICE = "longhouse_device"


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """What to be called."""

    name: Name


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """What to be called, and where to be told of one's turn; empty for nowhere."""

    name: Name
    email: Annotated[str, Meta(max_length=254, pattern=r"^([A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9.-]{1,185})?$")] = ""
    webhook: Annotated[str, Meta(max_length=500, pattern=r"^(https://[!-~]+)?$")] = ""


class Label(Struct, frozen=True, forbid_unknown_fields=True):
    """What a token is for."""

    label: Name


class Leaving(Struct, frozen=True, forbid_unknown_fields=True):
    """The wish to be forgotten; an account gives its password."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Me(Struct, frozen=True):
    """Oneself. ``form_key``: to be sent as the header x-form-key with everything that changes something.

    ``email_verified``: letters go there; ``letters``: whether this house sends any. A token is told id and name alone.
    """

    id: str
    name: str
    login: str | None
    email: str
    email_verified: bool
    webhook: str
    letters: bool
    form_key: str


class TokenShown(Struct, frozen=True):
    """A personal token; ``token`` is shown once, when it is made."""

    id: str
    label: str
    created_at: int
    token: str | None = None


def shown(house: House, person: Person, cookie: str) -> Me:
    """Somebody as they are told about themselves."""
    key = house.people.form_key(cookie) if cookie else ""
    letters = bool(house.serving.mail)
    return Me(person.id, person.name, person.login, person.email, person.verified, person.webhook, letters, key)


def _cookie(house: House, name: str, value: str) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        max_age=SESSION_LIFE // 1000,
        httponly=True,
        samesite="lax",
        secure=house.serving.secure,
    )


def me_with_cookie(house: House, person: Person, secret: str, status: int) -> Response[Me]:
    """Somebody with a new session; a browser in which an account is used is known from then on."""
    cookies = [_cookie(house, COOKIE, secret)]
    if person.account:
        cookies.append(_cookie(house, DEVICE, house.people.new_device(person)))
    return Response(shown(house, person, secret), status_code=status, cookies=cookies)


# ---------------------------------------------------------------------- who one is
@get("/api/me", responses=FAILURES)
async def me(request: Request[Any, Any, Any], house: TheHouse) -> Me:
    """Who one is."""
    person = await known_person(request, house)
    if bearer(request):
        return Me(person.id, person.name, None, "", False, "", bool(house.serving.mail), "")
    return shown(house, person, request.cookies.get(COOKIE, ""))


@post("/api/me", responses=FAILURES)
async def become_guest(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[Named]) -> Response[Me]:
    """Become a guest, known by a cookie. Who is somebody already stays who they are."""
    person = await who(request, house)
    if person is not None:
        return Response(shown(house, person, request.cookies.get(COOKIE, "")), status_code=201)
    house.limits.spend("guests", network(request))
    guest, secret = await house.people.new_guest(data.name)
    return me_with_cookie(house, guest, secret, 201)


@put("/api/me", responses=FAILURES)
async def change_me(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[Profile]) -> Me:
    """Change one's name, and where to be told of one's turn. A new e-mail address gets a letter to prove it."""
    person = await known_person(request, house)
    if data.webhook and data.webhook != person.webhook:
        await house.pools.outside.run(checked_address, data.webhook)
    changed = await house.people.change(person, data.name, data.email, data.webhook)
    if data.email != person.email:
        await write_to_verify(request, house, changed)
    return shown(house, changed, request.cookies.get(COOKIE, ""))


async def write_to_verify(request: Request[Any, Any, Any], house: House, person: Person) -> None:
    """Ask the one who reads this address whether it is theirs."""
    if not person.email or not house.serving.mail:
        return
    house.limits.spend("letters", network(request))
    house.limits.spend("letters_to", person.email.casefold())
    key = await house.accounts.letter_key(person, "verify")
    link = page_link(house.serving, "me", str(request.base_url), verify=key)
    house.notices.write(person, "verify", link, name=person.name)


# ---------------------------------------------------------------------- all of oneself
@get("/api/me/everything", responses=FAILURES)
async def everything(request: Request[Any, Any, Any], house: TheHouse) -> Response[dict[str, Any]]:
    """All that the house holds of one, as a file."""
    person = await known_person(request, house)
    house.limits.spend("exports", person.id)
    found = await all_of(person, house.people, house.store)
    return Response(found, headers={"content-disposition": 'attachment; filename="longhouse.json"'})


@post("/api/me/leave", status_code=204, responses=FAILURES)
async def leave(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[Leaving]) -> Response[None]:
    """Be forgotten: bots play on in running games, and nothing tells any more who it was."""
    person = await known_person(request, house)
    house.limits.spend("exports", person.id)
    if person.account:
        await house.accounts.log_in(person.login or "", data.password)
    await forget(person, house.hall, house.store)
    return _without_cookie()


def _without_cookie() -> Response[None]:
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@post("/api/logout", status_code=204, responses=FAILURES)
async def log_out(request: Request[Any, Any, Any], house: TheHouse) -> Response[None]:
    """Forget this session."""
    await house.people.log_out(request.cookies.get(COOKIE, ""))
    return _without_cookie()


# ---------------------------------------------------------------------- personal tokens
@get("/api/me/tokens", responses=FAILURES)
async def my_tokens(request: Request[Any, Any, Any], house: TheHouse) -> list[TokenShown]:
    """One's personal tokens."""
    person = await known_person(request, house)
    return [TokenShown(*token) for token in await house.people.tokens(person)]


@post("/api/me/tokens", responses=FAILURES)
async def make_token(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[Label]) -> TokenShown:
    """Make a personal token for an outside bot: it may do all that one may do at tables, and nothing else."""
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


ROUTES = [me, become_guest, change_me, everything, leave, log_out, my_tokens, make_token, drop_token]
