"""Accounts: logins and passwords, letters that prove an address or reset a password, and going for good."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Literal

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from longhouse.server.names import BadName, clean_login
from longhouse.server.people import People, Person, hashed_secret, person_of
from longhouse.server.pools import Pool
from longhouse.server.storage import Store, schema

__all__ = ["Accounts", "BadLetter", "LoginTaken", "WrongPassword"]

HOUR = 3_600_000
LIFE = {"verify": 72 * HOUR, "reset": HOUR}  # of a letter's key
Purpose = Literal["verify", "reset"]


class LoginTaken(ValueError):
    """Another account has that login, or this person has an account already."""


class WrongPassword(ValueError):
    """No account of that login has that password."""


class BadLetter(ValueError):
    """The key of a letter that was used already, is too old, or was never written."""


class Accounts:
    """The accounts of one house."""

    def __init__(
        self, store: Store, people: People, pool: Pool, clock: Callable[[], int], hasher: PasswordHasher | None = None
    ) -> None:
        """``pool``: where passwords are hashed; ``clock`` gives milliseconds."""
        self._store, self._people, self._pool, self._clock = store, people, pool, clock
        self._hasher = hasher or PasswordHasher()  # Argon2id
        self._nobody = self._hasher.hash(secrets.token_urlsafe(16))  # so that unknown logins take as long as known ones

    # ------------------------------------------------------------------ logins and passwords
    async def make(self, guest: Person, login: str, password: str) -> Person:
        """A guest becomes an account; their games stay theirs."""
        if guest.account:
            raise LoginTaken("this is an account already")
        kept = clean_login(login)
        hashed = await self._pool.run(self._hasher.hash, password)
        query = update(schema.people).where(schema.people.c.id == guest.id, schema.people.c.login.is_(None))

        def work(connection: Connection) -> int:
            return connection.execute(query.values(login=kept, password=hashed)).rowcount

        try:
            changed = await self._store.write(work)
        except IntegrityError as error:
            raise LoginTaken("this login is taken") from error
        if not changed:
            raise LoginTaken("this is an account already")
        return guest.with_login(kept)

    async def log_in(self, login: str, password: str) -> Person:
        """The account of that login and password."""
        row = await self._row(login)
        known = self._nobody if row is None or row.password is None else row.password
        right = await self._pool.run(self._verify, known, password)
        if row is None or not right:
            raise WrongPassword("there is no account of that login and password")
        return person_of(row)

    async def change_password(self, person: Person, old: str, new: str, session: str) -> None:
        """Another password, for who knows the old one; every other session ends."""
        await self.log_in(person.login or "", old)
        hashed = await self._pool.run(self._hasher.hash, new)
        s = schema.sessions.c

        def work(connection: Connection) -> None:
            connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(password=hashed))
            connection.execute(delete(schema.sessions).where(s.person == person.id, s.key != hashed_secret(session)))

        await self._store.write(work)

    async def _row(self, login: str) -> Any:
        try:
            wanted = clean_login(login)
        except BadName:
            wanted = ""  # nobody's; it must take as long as any other
        query = select(schema.people).where(schema.people.c.login == wanted)
        return await self._store.read(lambda connection: connection.execute(query).first())

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    # ------------------------------------------------------------------ letters
    async def letter_key(self, person: Person, purpose: Purpose) -> str:
        """The secret of a new letter to the person's address; an older one of the same kind is worth nothing now."""
        secret = secrets.token_urlsafe(32)
        row = {
            "key": hashed_secret(secret),
            "person": person.id,
            "purpose": purpose,
            "email": person.email,
            "created_at": self._clock(),
        }
        c = schema.letters.c

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.letters).where(c.person == person.id, c.purpose == purpose))
            connection.execute(insert(schema.letters), row)

        await self._store.write(work)
        return secret

    async def to_reset(self, login: str) -> Person | None:
        """Who gets a letter that resets the password of this login: an account with a proven address."""
        row = await self._row(login)
        person = None if row is None else person_of(row)
        return person if person is not None and person.verified else None

    async def verify(self, secret: str) -> None:
        """Whoever holds the letter reads the mail of its address."""

        def work(connection: Connection) -> None:
            letter = self._used_up(connection, secret, "verify")
            p = schema.people.c
            here = (p.id == letter.person) & (p.email == letter.email)
            if not connection.execute(update(schema.people).where(here).values(verified=True)).rowcount:
                raise BadLetter("the address was changed after this letter was written")

        await self._store.write(work)

    async def reset(self, secret: str, password: str) -> Person:
        """A new password by letter; every session and token ends, since somebody else may hold them."""
        hashed = await self._pool.run(self._hasher.hash, password)

        def work(connection: Connection) -> Person:
            letter = self._used_up(connection, secret, "reset")
            mine = schema.people.c.id == letter.person
            connection.execute(update(schema.people).where(mine).values(password=hashed))
            for held in (schema.sessions, schema.tokens):
                connection.execute(delete(held).where(held.c.person == letter.person))
            return person_of(connection.execute(select(schema.people).where(mine)).one())

        return await self._store.write(work)

    def _used_up(self, connection: Connection, secret: str, purpose: Purpose) -> Any:
        c = schema.letters.c
        here = (c.key == hashed_secret(secret)) & (c.purpose == purpose)
        letter = connection.execute(select(schema.letters).where(here)).first()
        if letter is None or letter.created_at < self._clock() - LIFE[purpose]:
            raise BadLetter("this letter was used already, or is too old: ask for another")
        connection.execute(delete(schema.letters).where(here))
        return letter
