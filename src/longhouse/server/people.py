"""Who is who: people by cookie, and personal tokens for outside bots. Only hashes of secrets are kept."""

from __future__ import annotations

import dataclasses
import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Executable, delete, func, insert, select, update

from longhouse.server.names import clean_name
from longhouse.server.storage import Store, schema

__all__ = ["SESSION_LIFE", "People", "Person", "TooManyTokens", "hashed_secret", "person_of"]

MAX_TOKENS = 20
SESSION_LIFE = 400 * 86_400_000
TOKEN_PREFIX = "lh_"


class TooManyTokens(ValueError):
    """Nobody needs so many tokens."""


@dataclass(frozen=True)
class Person:
    """Somebody known to the house. ``verified``: whoever reads the mail of ``email`` has said so."""

    id: str
    name: str
    login: str | None = None
    email: str = ""
    webhook: str = ""
    verified: bool = False

    @property
    def account(self) -> bool:
        """Whether it is more than a guest."""
        return self.login is not None

    def with_login(self, login: str) -> Person:
        """The same person with an account."""
        return dataclasses.replace(self, login=login)


def hashed_secret(secret: str) -> str:
    """A secret as the database keeps it."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


def person_of(row: Any) -> Person:
    """Somebody from their row of the database."""
    return Person(row.id, row.name, row.login, row.email, row.webhook, row.verified)


class People:
    """The people of one house."""

    def __init__(self, store: Store, secret: bytes, clock: Callable[[], int]) -> None:
        """``clock`` gives milliseconds; ``secret`` signs what forms must send back and which devices are known."""
        self._store, self._secret, self._clock = store, secret, clock

    # ------------------------------------------------------------------ sessions
    async def new_guest(self, name: str) -> tuple[Person, str]:
        """A new guest and the secret of their cookie."""
        person = Person(secrets.token_urlsafe(12), clean_name(name))
        row = {
            "id": person.id,
            "name": person.name,
            "email": "",
            "webhook": "",
            "verified": False,
            "created_at": self._clock(),
        }
        secret, session = self._session(person.id)

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.people), row)
            connection.execute(insert(schema.sessions), session)

        await self._store.write(work)
        return person, secret

    async def new_session(self, person: Person) -> str:
        """The secret of a new cookie."""
        secret, session = self._session(person.id)
        await self._write(insert(schema.sessions).values(session))
        return secret

    def _session(self, person: str) -> tuple[str, dict[str, Any]]:
        secret = secrets.token_urlsafe(32)
        return secret, {"key": hashed_secret(secret), "person": person, "created_at": self._clock()}

    async def by_cookie(self, secret: str) -> Person | None:
        """Whose cookie it is."""
        fresh = schema.sessions.c.created_at > self._clock() - SESSION_LIFE
        return await self._by(schema.sessions, secret, fresh)

    async def by_token(self, token: str) -> Person | None:
        """Whose personal token it is."""
        return await self._by(schema.tokens, token)

    async def _by(self, kind: Any, secret: str, *more: Any) -> Person | None:
        query = select(schema.people).join(kind, kind.c.person == schema.people.c.id)
        return await self._first(query.where(kind.c.key == hashed_secret(secret), *more))

    async def by_id(self, person: str) -> Person | None:
        """Somebody by their id."""
        return await self._first(select(schema.people).where(schema.people.c.id == person))

    async def _first(self, query: Any) -> Person | None:
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else person_of(row)

    async def _write(self, statement: Executable) -> int:
        return await self._store.write(lambda connection: connection.execute(statement).rowcount)

    async def log_out(self, secret: str) -> None:
        """Forget a session."""
        await self._write(delete(schema.sessions).where(schema.sessions.c.key == hashed_secret(secret)))

    # ------------------------------------------------------------------ signatures
    def _signed(self, what: str) -> str:
        return hmac.new(self._secret, what.encode(errors="replace"), hashlib.sha256).hexdigest()

    def form_key(self, cookie: str) -> str:
        """What a page of this session must send back, so that other pages cannot act in its name."""
        return self._signed(f"form:{cookie}")

    def is_form_key(self, cookie: str, given: str) -> bool:
        """Whether it is that."""
        return hmac.compare_digest(self.form_key(cookie).encode(), given.encode(errors="replace"))

    def new_device(self, person: Person) -> str:
        """What a browser keeps in which somebody has logged in: others' wrong tries do not count against it."""
        name = secrets.token_urlsafe(12)
        return f"{name}.{self._signed(f'device:{person.login}:{name}')}"

    def is_device_of(self, login: str, kept: str) -> bool:
        """Whether the account of that login was logged in to in this browser."""
        name, _, signature = kept.partition(".")
        expected = self._signed(f"device:{login}:{name}")
        return hmac.compare_digest(expected.encode(), signature.encode(errors="replace"))

    # ------------------------------------------------------------------ profiles
    async def change(self, person: Person, name: str, email: str, webhook: str) -> Person:
        """Another name, and where to be told of one's turn; another address is not proven yet."""
        verified = person.verified and email == person.email
        values = {"name": clean_name(name), "email": email, "webhook": webhook, "verified": verified}
        await self._write(update(schema.people).where(schema.people.c.id == person.id).values(values))
        return dataclasses.replace(person, **values)  # type: ignore[arg-type]

    # ------------------------------------------------------------------ personal tokens
    async def new_token(self, person: Person, label: str) -> str:
        """A token for an outside bot; it is shown once."""
        token = TOKEN_PREFIX + secrets.token_urlsafe(32)
        row = {
            "key": hashed_secret(token),
            "person": person.id,
            "label": clean_name(label),
            "created_at": self._clock(),
        }
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
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [(key[:12], label, at) for key, label, at in rows]

    async def drop_token(self, person: Person, token_id: str) -> bool:
        """Forget a token; False when there is none of that id."""
        t = schema.tokens.c
        gone = delete(schema.tokens).where(t.person == person.id, func.substr(t.key, 1, 12) == token_id)
        return await self._write(gone) > 0
