"""Who is who: guests by cookie, accounts by password, personal tokens for outside bots. Only hashes are kept."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, Executable, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from longhouse.server.storage import Store, schema

__all__ = ["BadName", "LoginTaken", "People", "Person", "TooManyTokens", "WrongPassword"]

MAX_NAME = 40
MAX_TOKENS = 20
SESSION_LIFE = 400 * 86_400_000
TOKEN_PREFIX = "lh_"
_hidden = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # what could forge or break a line


class BadName(ValueError):
    """A name that is empty, too long or holds invisible characters."""


class LoginTaken(ValueError):
    """Another account has that login, or this person has an account already."""


class WrongPassword(ValueError):
    """No account of that login has that password."""


class TooManyTokens(ValueError):
    """Nobody needs so many tokens."""


@dataclass(frozen=True)
class Person:
    """Somebody known to the house."""

    id: str
    name: str
    login: str | None = None
    email: str = ""
    webhook: str = ""

    @property
    def account(self) -> bool:
        """Whether it is more than a guest."""
        return self.login is not None


def clean_name(name: str) -> str:
    """The name as it is kept: one line, no invisible characters, at most 40 of the others."""
    text = unicodedata.normalize("NFC", name).strip()
    if not 0 < len(text) <= MAX_NAME or any(unicodedata.category(c) in _hidden for c in text):
        raise BadName(f"a name has 1 to {MAX_NAME} visible characters")
    return text


def _key(secret: str) -> str:
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


def _person(row: Any) -> Person | None:
    return None if row is None else Person(row.id, row.name, row.login, row.email, row.webhook)


class People:
    """The people of one house."""

    def __init__(self, store: Store, secret: bytes, clock: Callable[[], int], hasher: PasswordHasher | None = None):
        """``clock`` gives milliseconds; ``secret`` signs what forms must send back."""
        self._store, self._secret, self._clock = store, secret, clock
        self._hasher = hasher or PasswordHasher()  # Argon2id
        self._nobody = self._hasher.hash(secrets.token_urlsafe(16))  # so that unknown logins take as long as known ones

    # ------------------------------------------------------------------ sessions
    async def new_guest(self, name: str) -> tuple[Person, str]:
        """A new guest and the secret of their cookie."""
        person = Person(secrets.token_urlsafe(12), clean_name(name))
        row = {"id": person.id, "name": person.name, "email": "", "webhook": "", "created_at": self._clock()}
        secret, session = self._new_session(person.id)

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.people), row)
            connection.execute(insert(schema.sessions), session)

        await self._store.write(work)
        return person, secret

    def _new_session(self, person: str) -> tuple[str, dict[str, Any]]:
        secret = secrets.token_urlsafe(32)
        return secret, {"key": _key(secret), "person": person, "created_at": self._clock()}

    async def by_cookie(self, secret: str) -> Person | None:
        """Whose cookie it is."""
        fresh = schema.sessions.c.created_at > self._clock() - SESSION_LIFE
        return await self._by(schema.sessions, secret, fresh)

    async def by_token(self, token: str) -> Person | None:
        """Whose personal token it is."""
        return await self._by(schema.tokens, token)

    async def _by(self, kind: Any, secret: str, *more: Any) -> Person | None:
        query = (
            select(schema.people)
            .join(kind, kind.c.person == schema.people.c.id)
            .where(kind.c.key == _key(secret), *more)
        )
        return await self._store.read(lambda connection: _person(connection.execute(query).first()))

    async def _write(self, statement: Executable) -> int:
        return await self._store.write(lambda connection: connection.execute(statement).rowcount)

    async def by_id(self, person: str) -> Person | None:
        """A person by id."""
        query = select(schema.people).where(schema.people.c.id == person)
        return await self._store.read(lambda connection: _person(connection.execute(query).first()))

    async def log_out(self, secret: str) -> None:
        """Forget a session."""
        gone = delete(schema.sessions).where(schema.sessions.c.key == _key(secret))
        await self._write(gone)

    def form_key(self, cookie: str) -> str:
        """What a page of this session must send back, so that other pages cannot act in its name."""
        return hmac.new(self._secret, b"form:" + cookie.encode(errors="replace"), hashlib.sha256).hexdigest()

    def is_form_key(self, cookie: str, given: str) -> bool:
        """Whether it is that."""
        return hmac.compare_digest(self.form_key(cookie).encode(), given.encode(errors="replace"))

    # ------------------------------------------------------------------ names and accounts
    async def change(self, person: Person, name: str, email: str, webhook: str) -> Person:
        """Another name, and where to be told of one's turn."""
        values = {"name": clean_name(name), "email": email, "webhook": webhook}
        query = update(schema.people).where(schema.people.c.id == person.id)
        await self._write(query.values(values))
        return Person(person.id, values["name"], person.login, email, webhook)

    async def make_account(self, guest: Person, login: str, password: str) -> Person:
        """A guest becomes an account; their games stay theirs."""
        if guest.account:
            raise LoginTaken("this is an account already")
        kept = clean_name(login).casefold()
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        query = update(schema.people).where(schema.people.c.id == guest.id, schema.people.c.login.is_(None))
        try:
            await self._write(query.values(login=kept, password=hashed))
        except IntegrityError as error:
            raise LoginTaken("this login is taken") from error
        return Person(guest.id, guest.name, kept, guest.email, guest.webhook)

    async def log_in(self, login: str, password: str) -> tuple[Person, str]:
        """The account of that login and password, and the secret of a new cookie."""
        query = select(schema.people).where(schema.people.c.login == login.strip().casefold())
        row = await self._store.read(lambda connection: connection.execute(query).first())
        known = self._nobody if row is None or row.password is None else row.password
        right = await asyncio.to_thread(self._verify, known, password)
        person = _person(row)
        if person is None or not right:
            raise WrongPassword("there is no account of that login and password")
        secret, session = self._new_session(person.id)
        await self._write(insert(schema.sessions).values(session))
        return person, secret

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    # ------------------------------------------------------------------ personal tokens
    async def new_token(self, person: Person, label: str) -> str:
        """A token for an outside bot; it is shown once."""
        token = TOKEN_PREFIX + secrets.token_urlsafe(32)
        row = {"key": _key(token), "person": person.id, "label": clean_name(label), "created_at": self._clock()}
        mine = schema.tokens.c.person == person.id

        def work(connection: Connection) -> None:
            held = connection.execute(select(func.count()).select_from(schema.tokens).where(mine)).scalar_one()
            if held >= MAX_TOKENS:
                raise TooManyTokens(f"at most {MAX_TOKENS} tokens: delete one first")
            connection.execute(insert(schema.tokens), row)

        await self._store.write(work)
        return token

    async def tokens(self, person: Person) -> list[tuple[str, str, int]]:
        """The id, label and time of each of a person's tokens."""
        t = schema.tokens.c
        query = select(t.key, t.label, t.created_at).where(t.person == person.id).order_by(t.created_at)
        rows = await self._store.read(lambda connection: list(connection.execute(query)))
        return [(key[:12], label, at) for key, label, at in rows]

    async def drop_token(self, person: Person, token_id: str) -> bool:
        """Forget a token; False when there is none of that id."""
        t = schema.tokens.c
        gone = delete(schema.tokens).where(t.person == person.id, func.substr(t.key, 1, 12) == token_id)
        return await self._write(gone) > 0
