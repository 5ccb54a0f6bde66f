"""Accounts: registering, logging in, passwords, and the links of letters."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from longhouse import tables
from longhouse.server.addresses import page_link
from longhouse.server.door import COOKIE, known_person, who
from longhouse.server.failures import FAILURES, Denied, network
from longhouse.server.house import House, TheHouse
from longhouse.server.names import BadName, clean_login
from longhouse.server.people import Person
from longhouse.server.routes.people import DEVICE, Me, Name, Password, me_with_cookie, write_to_verify

__all__ = ["ROUTES"]

AnyPassword = Annotated[str, Meta(max_length=200)]  # one given before: its length is not told
Key = Annotated[str, Meta(min_length=1, max_length=64)]


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """A login and a password to be."""

    login: Name
    password: Password


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """A login and a password."""

    login: Name
    password: AnyPassword


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The password one has, and the one one wants."""

    old: AnyPassword
    new: Password


class Forgotten(Struct, frozen=True, forbid_unknown_fields=True):
    """The login whose password was forgotten."""

    login: Name


class Letter(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a letter."""

    key: Key


class ByLetter(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a letter, and the password one wants."""

    key: Key
    password: Password


# ---------------------------------------------------------------------- registering and logging in
@post("/api/account", responses=FAILURES)
async def make_account(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[NewAccount]) -> Response[Me]:
    """Turn a guest into an account; their games stay theirs."""
    person = await known_person(request, house)
    house.limits.spend("registrations", network(request))
    account = await house.accounts.make(person, data.login, data.password)
    return me_with_cookie(house, account, request.cookies.get(COOKIE, ""), 201)


@post("/api/login", status_code=200, responses=FAILURES)
async def log_in(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[Credentials]) -> Response[Me]:
    """Log in. A guest's games are taken over by the account."""
    guest = await who(request, house)
    _spend_try(request, house, data.login)
    account = await house.accounts.log_in(data.login, data.password)
    if guest is not None and not guest.account:
        await _take_over(house, guest, account)
    return me_with_cookie(house, account, await house.people.new_session(account), 200)


def _spend_try(request: Request[Any, Any, Any], house: House, login: str) -> None:
    """Count a try: against this browser where it knows the account, else against the network and the account.

    So wrong tries of others lock nobody out of a browser they have used before.
    """
    try:
        wanted = clean_login(login)
    except BadName:
        wanted = ""
    device = request.cookies.get(DEVICE, "")
    if house.people.is_device_of(wanted, device):
        house.limits.spend("logins", f"browser {device}")
    else:
        house.limits.spend("logins", network(request))
        house.limits.spend("account", wanted)


async def _take_over(house: House, guest: Person, account: Person) -> None:
    for row in await house.store.tables_of(guest.id, limit=None):
        live = await house.hall.live(row["id"])
        await house.hall.append(live, "", lambda table: tables.hand_over(table, guest.id, account.id, account.name))


# ---------------------------------------------------------------------- passwords
@post("/api/account/password", status_code=204, responses=FAILURES)
async def change_password(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[NewPassword]) -> None:
    """Change one's password; every other session ends."""
    person = await known_person(request, house)
    if person.login is None:
        raise Denied("not_allowed", "a guest has no password: make an account first")
    house.limits.spend("logins", f"session of {person.id}")
    await house.accounts.change_password(person, data.old, data.new, request.cookies.get(COOKIE, ""))


@post("/api/account/forgotten", status_code=202, responses=FAILURES)
async def forgotten(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[Forgotten]) -> None:
    """Ask for a letter that resets a password. The answer is the same whether there is such an account or not."""
    house.limits.spend("letters", network(request))
    house.limits.spend("letters_to", f"login {data.login.strip().casefold()}")
    house.hall.spawn(_write_to_reset(house, data.login, str(request.base_url)))


async def _write_to_reset(house: House, login: str, base: str) -> None:
    person = await house.accounts.to_reset(login)
    if person is not None and house.serving.mail:
        key = await house.accounts.letter_key(person, "reset")
        house.notices.write(person, "reset", page_link(house.serving, "me", base, reset=key), login=person.login or "")


@post("/api/account/reset", status_code=200, responses=FAILURES)
async def reset(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[ByLetter]) -> Response[Me]:
    """Set a new password by the key of a letter, and be logged in; every other session and token ends."""
    house.limits.spend("logins", network(request))
    account = await house.accounts.reset(data.key, data.password)
    return me_with_cookie(house, account, await house.people.new_session(account), 200)


# ---------------------------------------------------------------------- addresses
@post("/api/me/email/letter", status_code=202, responses=FAILURES)
async def write_again(request: Request[Any, Any, Any], house: TheHouse) -> None:
    """Ask for another letter that proves one's address."""
    person = await known_person(request, house)
    if not person.verified:
        await write_to_verify(request, house, person)


@post("/api/me/email", status_code=204, responses=FAILURES)
async def prove(request: Request[Any, Any, Any], house: TheHouse, data: JSONBody[Letter]) -> None:
    """Prove an address by the key of a letter, in whatever browser it is opened."""
    house.limits.spend("logins", network(request))
    await house.accounts.verify(data.key)


ROUTES = [make_account, log_in, change_password, forgotten, reset, write_again, prove]
