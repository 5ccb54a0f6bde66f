"""Keeping a house: what ``longhouse admin`` shows and changes, on both databases, with a server beside it."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import stat
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from typer.testing import CliRunner, Result

from longhouse.cli import app
from longhouse.kernel.words import LANGUAGES
from longhouse.server import keeper
from longhouse.server.accounts import Accounts, WrongPassword
from longhouse.server.people import People
from longhouse.server.pools import Pool
from longhouse.server.spoken import WORDS
from longhouse.server.storage import Appended, Store, open_store
from longhouse.server.storage.engines import is_sqlite, sqlite_url
from longhouse.tables import events as log
from longhouse.tables.table import Table
from tests.server.running import Running, table_of
from tests.tables.playing import Sitting

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
POOL = Pool("passwords", threads=1, waiting=8)
DAY = 86_400_000


class KeptHouse:
    """A database with a table, an account and a guest."""

    def __init__(self, database: str, folder: Path) -> None:
        self.folder, self.database, self.now = folder, database, 10 * DAY
        (folder / "secret.key").write_text("00" * 32)
        store = open_store(database)
        asyncio.run(self._fill(store))
        store.close()

    async def _fill(self, store: Store) -> None:
        people = People(store, b"secret", lambda: self.now)
        guest, self.cookie = await people.new_guest("Astrid")
        await self.accounts(store, people).make(guest, "astrid", "first password")
        _, self.guest_cookie = await people.new_guest("Passing by")
        sitting = Sitting(2).begin()
        await store.append(Appended(sitting.table, sitting.log))

    def admin(self, *words: str) -> Result:
        return CliRunner().invoke(app, ["admin", *words, *where(self.database, self.folder)])

    def accounts(self, store: Store, people: People) -> Accounts:
        return Accounts(store, people, POOL, lambda: self.now, QUICK)

    def people(self) -> tuple[Store, People]:
        store = open_store(self.database)
        return store, People(store, b"secret", lambda: self.now)


def where(database: str, folder: Path) -> list[str]:
    """How a keeper names the house."""
    return ["--data", str(folder), *([] if is_sqlite(database) else ["--database-url", database])]


@pytest.fixture
def house(database: str, tmp_path: Path) -> KeptHouse:
    return KeptHouse(database, tmp_path)


def test_what_the_house_holds_is_shown(house: KeptHouse) -> None:
    told = house.admin("stats").stdout
    for line in ("1  tables playing", "0  tables over", "1  accounts", "1  guests", "2  sessions"):
        assert line in told
    assert "vikings_on_board playing, 2 players, host Astrid" in house.admin("tables").stdout
    assert house.admin("tables", "--stage", "over").stdout == ""
    assert house.admin("tables", "--game", "knarr").stdout == ""
    assert "here" in house.admin("tables", "--person", "bjorn").stdout
    assert "astrid  Astrid" in house.admin("people").stdout
    assert "Passing by" not in house.admin("people").stdout
    assert "(guest)  Passing by" in house.admin("people", "passing", "--guests").stdout


def test_a_table_is_closed_for_good(house: KeptHouse) -> None:
    assert house.admin("close", "here").exit_code == 0
    assert "archived" in house.admin("tables").stdout
    store = open_store(house.database)
    table = asyncio.run(store.load("here"))
    store.close()
    assert table is not None
    assert table.archived
    refusals = (
        (["close", "here"], "closed already"),
        (["close", "nowhere"], "no table"),
        (["close", "-mere"], "no table"),
    )
    for words, reason in refusals:
        refused = house.admin(*words)
        assert refused.exit_code == 2
        assert reason in refused.stderr


def test_closing_is_told_at_a_table_that_a_server_looks_after(
    database: str, open_server: Callable[..., Running], tmp_path: Path
) -> None:
    server = open_server(database=database)
    table, (astrid,) = table_of(server, 1, bots=1)
    socket = astrid.socket(table)
    assert not socket.next("table")["table"]["archived"]
    closed = CliRunner().invoke(app, ["admin", "close", table, *where(database, tmp_path)])
    assert closed.exit_code == 0, closed.output
    while not astrid.look(table)["archived"]:
        socket.next("happened")
    assert astrid.do(table, "say", text="Still here?").status_code == 409
    socket.close()


def test_who_is_quicker_comes_first(house: KeptHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    load, moves = Store.load, iter(range(2))

    async def overtaken(store: Store, table_id: str) -> Table | None:
        table = await load(store, table_id)
        if table is not None and next(moves, None) is not None:
            entry = log.Entry(table.seq + 1, table.changed_at, "bjorn", log.Said("once more", "Bjorn"))
            await store.append(Appended(table.after([entry]), [entry]))
        return table

    monkeypatch.setattr(Store, "load", overtaken)
    assert house.admin("close", "here").exit_code == 0
    store = open_store(house.database)
    entries = asyncio.run(store.entries("here", 0))
    store.close()
    assert [type(entry.event) for entry in entries[-3:]] == [log.Said, log.Said, log.Archived]


def test_a_lost_password_is_replaced_by_link(house: KeptHouse) -> None:
    link = house.admin("reset-link", " Astrid", "--public-url", "https://games.example.org/").stdout.strip()
    page, _, secret = link.partition("?reset=")
    assert page == "https://games.example.org/me"
    store, people = house.people()
    accounts = house.accounts(store, people)
    house.now = int(time.time() * 1000)
    assert asyncio.run(accounts.reset(secret, "second password")).login == "astrid"
    assert asyncio.run(people.by_cookie(house.cookie)) is None  # who had the old one is out
    with pytest.raises(WrongPassword):
        asyncio.run(accounts.log_in("astrid", "first password"))
    assert asyncio.run(accounts.log_in("astrid", "second password")).login == "astrid"
    store.close()
    assert house.admin("reset-link", "nobody").exit_code == 2


def test_an_account_is_signed_out_everywhere(house: KeptHouse) -> None:
    assert house.admin("sign-out", "astrid").stdout == "1 session and 0 tokens ended\n"
    store, people = house.people()
    assert asyncio.run(people.by_cookie(house.cookie)) is None
    assert asyncio.run(people.by_cookie(house.guest_cookie)) is not None
    store.close()


def test_a_copy_is_whole_and_private(house: KeptHouse, tmp_path: Path) -> None:
    folder = tmp_path / "copies" / "monday"
    made = house.admin("backup", str(folder))
    if not is_sqlite(house.database):
        assert "pg_dump" in made.stderr
        assert not (folder / "longhouse.db").exists()
        return
    assert made.exit_code == 0
    with sqlite3.connect(folder / "longhouse.db") as copy:
        assert copy.execute("select count(*) from tables").fetchone() == (1,)
    assert (folder / "secret.key").read_text() == "00" * 32
    assert {stat.S_IMODE(os.stat(folder / name).st_mode) for name in ("longhouse.db", "secret.key")} == {0o600}
    again = house.admin("backup", str(folder))
    assert again.exit_code == 2
    assert "there already" in again.stderr


def test_tidying_forgets_guests_who_left_nothing(house: KeptHouse) -> None:
    store, people = house.people()
    asyncio.run(people.log_out(house.guest_cookie))
    store.close()
    told = house.admin("tidy", "--days", "5")
    assert told.exit_code == 0
    assert "1 guest forgotten" in told.stdout
    assert "Passing by" not in house.admin("people", "--guests").stdout
    assert "1  accounts" in house.admin("stats").stdout


def test_tidying_gives_back_the_room_that_is_not_needed(tmp_path: Path) -> None:
    house = KeptHouse(sqlite_url(tmp_path), tmp_path)
    with closing(sqlite3.connect(tmp_path / "longhouse.db")) as connection:
        connection.executescript("create table junk (x); insert into junk values (zeroblob(500000)); drop table junk")
        assert connection.execute("pragma freelist_count").fetchone() > (100,)
    assert house.admin("tidy").exit_code == 0
    with closing(sqlite3.connect(tmp_path / "longhouse.db")) as connection:
        assert connection.execute("pragma freelist_count").fetchone() == (0,)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["close", "nowhere"], "il n’y a pas de table 'nowhere'"),
        (["sign-out", "nobody"], "il n’y a pas de compte 'nobody'"),
    ],
)
def test_the_keeper_is_refused_in_french(
    house: KeptHouse, words: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert house.admin(*words).stderr == f"longhouse: {said}\n"


def test_what_the_keeper_is_told_is_french_as_well(house: KeptHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "1  tables en cours" in house.admin("stats").stdout
    assert "vikings_on_board en cours, 2 sièges, hôte Astrid" in house.admin("tables").stdout
    assert house.admin("close", "here").stdout == "la table here est rangée\n"
    assert "vikings_on_board rangée" in house.admin("tables").stdout
    assert house.admin("sign-out", "astrid").stdout == "1 session fermée, 0 jeton oublié\n"


def test_everything_that_is_said_has_its_words_and_nothing_else_has() -> None:
    server = Path(keeper.__file__).parent
    sources = "".join(file.read_text(encoding="utf-8") for file in server.glob("*.py"))
    said = set(re.findall(r"""(?:message|spoken)\(\s*["']([a-z-]+)["']""", sources))
    said |= {"open-to-itself", "open-to-whoever"}  # one of them, by the address
    for lang in LANGUAGES:
        words = set(re.findall(r"^([a-z-]+) =", (WORDS / f"{lang}.ftl").read_text(encoding="utf-8"), re.M))
        assert {word for word in words if not word.startswith(("letter-", "held-"))} == said


def test_a_house_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    refused = CliRunner().invoke(app, ["admin", "stats", "--data", str(tmp_path / "nowhere")])
    assert refused.exit_code == 2
    assert "no house in" in refused.stderr
    assert not (tmp_path / "nowhere").exists()
