"""Accounts: passwords, letters, tokens, limits that lock out nobody but the one who tries, and going for good."""

from __future__ import annotations

import json
import re
import smtplib
import sqlite3
import time
from collections.abc import Callable
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest

from longhouse.server.accounts import Accounts
from longhouse.server.limits import LIMITS
from longhouse.server.names import BadName, clean_login, clean_name
from tests.patience import PATIENCE
from tests.server.running import Running, Visitor, actor_of, client, get, table_of

PASSWORD = "correct horse battery"
OTHER = "another horse battery"


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> list[EmailMessage]:
    """The letters that have gone out."""
    sent: list[EmailMessage] = []

    class Post:
        def __init__(self, *_: Any, **__: Any) -> None:
            pass

        def __enter__(self) -> Post:
            return self

        def __exit__(self, *_: Any) -> None:
            return None

        def send_message(self, letter: EmailMessage) -> None:
            sent.append(letter)

    monkeypatch.setattr(smtplib, "SMTP", Post)
    return sent


@pytest.fixture
def posting(open_server: Callable[..., Running], letters: list[EmailMessage]) -> Running:
    """A server that sends letters."""
    return open_server(mail="smtp://mail.example:25", mail_from="house@example.org", public_url="http://h.example")


def account(server: Running, login: str, name: str = "Astrid") -> Visitor:
    visitor = server.guest(name)
    assert visitor.post("/api/account", {"login": login, "password": PASSWORD}).status_code == 201
    return visitor


def log_in(server: Running, login: str, password: str = PASSWORD) -> tuple[Visitor, httpx.Response]:
    visitor = Visitor(server.url)
    return visitor, visitor.post("/api/login", {"login": login, "password": password})


def next_letter(letters: list[EmailMessage], count: int = 1) -> str:
    """The text of the letter that comes as that many."""
    deadline = time.monotonic() + PATIENCE
    while len(letters) < count:
        assert time.monotonic() < deadline, "no letter came"
        time.sleep(0.02)
    return str(letters[count - 1].get_content())


def key_in(letter: str) -> str:
    (key,) = re.findall(r"http://h\.example/me\?(?:verify|reset)=([\w-]+)", letter)
    return str(key)


# ---------------------------------------------------------------------- names and logins
@pytest.mark.parametrize(
    "name",
    ["", " ", "\u3164", "\u2800\u2800", "\u115f", "\u0301", "a\u200bb", "\u202eevil", "a\u034fb", "\ufe0f",
     "Z\u0301\u0302\u0303\u0304", "x" * 41, "a\nb"],
)  # fmt: skip
def test_names_that_show_nothing_or_hide_something_are_refused(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Ása   Þórsdóttir ", "Ása Þórsdóttir"),
        ("e\u0301", "é"),
        ("\u2693\ufe0f Knut", "\u2693\ufe0f Knut"),
        ("李", "李"),
    ],
)
def test_names_are_kept_in_one_form(name: str, kept: str) -> None:
    assert clean_name(name) == kept


def test_logins_that_look_alike_are_one(server: Running) -> None:
    assert len({clean_login(login) for login in ("Ása", "A\u0301sa", "\uff21\u0301sa", "ÁSA", " ása ")}) == 1
    account(server, "A\u0301sa")
    assert log_in(server, "ÁSA")[1].status_code == 200
    other = server.guest("Loki")
    answer = other.post("/api/account", {"login": "\uff21\u0301sa", "password": PASSWORD})
    assert (answer.status_code, answer.json()["code"]) == (409, "login_taken")


# ---------------------------------------------------------------------- passwords
def test_a_changed_password_ends_every_other_session(server: Running) -> None:
    here = account(server, "astrid")
    there, _ = log_in(server, "astrid")
    wrong = here.post("/api/account/password", {"old": OTHER, "new": OTHER})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong_password")
    assert here.post("/api/account/password", {"old": PASSWORD, "new": OTHER}).status_code == 204
    assert here.get("/api/me").status_code == 200
    assert there.get("/api/me").status_code == 401
    assert log_in(server, "astrid")[1].status_code == 403
    assert log_in(server, "astrid", OTHER)[1].status_code == 200
    assert server.guest("Loki").post("/api/account/password", {"old": "", "new": OTHER}).status_code == 403


def test_a_forgotten_password_is_reset_by_letter_once(posting: Running, letters: list[EmailMessage]) -> None:
    astrid = account(posting, "astrid")
    token = astrid.post("/api/me/tokens", {"label": "bot"}).json()["token"]
    astrid.put("/api/me", {"name": "Astrid", "email": "astrid@example.org"})
    assert astrid.post("/api/me/email", {"key": key_in(next_letter(letters))}).status_code == 204
    asked = Visitor(posting.url).post("/api/account/forgotten", {"login": "ASTRID"})
    assert asked.status_code == 202
    letter = next_letter(letters, 2)
    assert letters[1]["To"] == "astrid@example.org"
    key, browser = key_in(letter), Visitor(posting.url)
    assert browser.post("/api/account/reset", {"key": key, "password": "short"}).status_code == 400
    assert browser.post("/api/account/reset", {"key": key, "password": OTHER}).json()["login"] == "astrid"
    assert browser.get("/api/me").json()["login"] == "astrid"
    assert astrid.get("/api/me").status_code == 401
    assert get(f"{posting.url}/api/me", headers={"authorization": f"Bearer {token}"}).status_code == 401
    again = Visitor(posting.url).post("/api/account/reset", {"key": key, "password": PASSWORD})
    assert (again.status_code, again.json()["code"]) == (403, "bad_letter")
    assert log_in(posting, "astrid", OTHER)[1].status_code == 200


def test_letters_grow_old(open_server: Callable[..., Running], letters: list[EmailMessage]) -> None:
    server = open_server(
        fake_clock=True, mail="smtp://mail.example", mail_from="h@e.org", public_url="http://h.example"
    )
    astrid = account(server, "astrid")
    astrid.put("/api/me", {"name": "Astrid", "email": "astrid@example.org"})
    key = key_in(next_letter(letters))
    server.now += 73 * 3_600_000
    assert astrid.post("/api/me/email", {"key": key}).json()["code"] == "bad_letter"
    assert astrid.post("/api/me/email/letter").status_code == 202
    assert astrid.post("/api/me/email", {"key": key_in(next_letter(letters, 2))}).status_code == 204
    assert astrid.get("/api/me").json()["email_verified"] is True


# ---------------------------------------------------------------------- whether a login exists
def test_neither_logging_in_nor_a_forgotten_password_tells_whether_a_login_exists(
    posting: Running, letters: list[EmailMessage]
) -> None:
    account(posting, "astrid")
    for path, fields in (("/api/login", {"password": "wrong"}), ("/api/account/forgotten", {})):
        answers = [
            Visitor(posting.url).post(path, {"login": login, **fields}) for login in ("astrid", "nobody", "\u3164")
        ]
        assert len({(answer.status_code, answer.content) for answer in answers}) == 1
    assert not letters


def test_an_unknown_login_takes_the_same_work(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    account(server, "astrid")
    verified: list[str] = []
    honest = server.house.accounts._verify

    def verify(hashed: str, password: str) -> bool:
        verified.append(hashed[:30])
        return honest(hashed, password)

    monkeypatch.setattr(server.house.accounts, "_verify", verify)
    for login in ("astrid", "nobody", "\u3164"):
        log_in(server, login, "wrong")
    assert len(verified) == 3
    assert len(set(verified)) == 1  # the same kind of hash with the same cost


# ---------------------------------------------------------------------- limits
@pytest.fixture
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many tries without the cost that makes guessing slow."""
    monkeypatch.setattr(Accounts, "_verify", lambda self, hashed, password: password == PASSWORD)


def from_network(server: Running, address: str) -> httpx.Client:
    """A browser behind the trusted proxy, from that address."""
    return client(server.url, headers={"origin": server.url, "x-forwarded-for": address})


@pytest.mark.usefixtures("quick_passwords")
def test_wrong_tries_of_others_do_not_lock_the_owner_out(open_server: Callable[..., Running]) -> None:
    server = open_server(fake_clock=True, generosity=1.0)
    here = account(server, "astrid")
    wrong = {"login": "astrid", "password": "a wrong password"}
    with from_network(server, "127.0.0.1") as loki:
        for n in range(LIMITS["account"].count + 20):
            last = loki.post("/api/login", json=wrong, headers={"x-forwarded-for": f"203.0.113.{n}"}).status_code
        assert last == 429  # strangers are held up
        assert [loki.post("/api/login", json=wrong).status_code for _ in range(30)][-1] == 429
    here.post("/api/logout")
    assert here.post("/api/login", {"login": "astrid", "password": PASSWORD}).status_code == 200


@pytest.mark.usefixtures("quick_passwords")
def test_one_network_cannot_use_up_the_tries_of_another(open_server: Callable[..., Running]) -> None:
    server = open_server(fake_clock=True, generosity=1.0)
    account(server, "astrid")
    with from_network(server, "2001:db8:1:2::1") as loki:
        for n in range(LIMITS["logins"].count):
            loki.headers["x-forwarded-for"] = f"2001:db8:1:2::{n + 1:x}"  # one house has 2 ** 64 of them
            assert loki.post("/api/login", json={"login": "astrid", "password": "wrong"}).status_code == 403
        assert loki.post("/api/login", json={"login": "astrid", "password": PASSWORD}).status_code == 429
        loki.headers["x-forwarded-for"] = "2001:db8:1:3::1"
        assert loki.post("/api/login", json={"login": "astrid", "password": PASSWORD}).status_code == 200


# ---------------------------------------------------------------------- addresses
def test_no_letter_goes_to_an_address_that_was_not_proven(posting: Running, letters: list[EmailMessage]) -> None:
    table, visitors = table_of(posting)
    for n, visitor in enumerate(visitors):
        shown = visitor.put("/api/me", {"name": f"P{n}", "email": f"p{n}@example.org"}).json()
        assert (shown["email_verified"], shown["letters"]) == (False, True)
    next_letter(letters, 2)
    for _ in range(6):
        actor_of(table, visitors).answer(table)
    time.sleep(0.3)
    assert len(letters) == 2
    assert all("password" not in letter.get_content() for letter in letters)


def test_a_stranger_gets_few_letters_however_many_ask(posting: Running, letters: list[EmailMessage]) -> None:
    """One who wants to annoy somebody makes guest after guest, each with that somebody's address."""
    posting.house.limits._limits.update(LIMITS)
    statuses = []
    for n in range(6):
        with from_network(posting, f"203.0.113.{n}") as loki:
            key = loki.post("/api/me", json={"name": "Loki"}).json()["form_key"]
            profile = {"name": "Loki", "email": "Victim@example.org" if n % 2 else "victim@example.org"}
            statuses.append(loki.put("/api/me", json=profile, headers={"x-form-key": key}).status_code)
    assert statuses == [200] * 3 + [429] * 3
    next_letter(letters, 3)
    time.sleep(0.2)
    assert len(letters) == LIMITS["letters_to"].count


def test_a_letter_proves_only_the_address_it_was_sent_to(posting: Running, letters: list[EmailMessage]) -> None:
    astrid = posting.guest("Astrid")
    astrid.put("/api/me", {"name": "Astrid", "email": "mine@example.org"})
    key = key_in(next_letter(letters))
    astrid.put("/api/me", {"name": "Astrid", "email": "yours@example.org"})
    assert astrid.post("/api/me/email", {"key": key}).json()["code"] == "bad_letter"
    assert astrid.post("/api/me/email", {"key": key_in(next_letter(letters, 2))}).status_code == 204
    assert astrid.put("/api/me", {"name": "A", "email": "yours@example.org"}).json()["email_verified"] is True
    assert astrid.put("/api/me", {"name": "A", "email": "mine@example.org"}).json()["email_verified"] is False


# ---------------------------------------------------------------------- tokens
AT_TABLES = re.compile(r"/api/(tables|games)(/|$)")
MAY_READ = {"/api/me", "/api/me/tables"}


def test_a_token_opens_tables_and_nothing_else(server: Running) -> None:
    astrid = server.guest("Astrid")
    token = astrid.post("/api/me/tokens", {"label": "bot"}).json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    paths = get(f"{server.url}/api/openapi.json").json()["paths"]
    shut = 0
    for path, operations in paths.items():
        for method in operations:
            if AT_TABLES.match(path) or (method == "get" and path in MAY_READ):
                continue
            answer = httpx.request(method, server.url + path.replace("{token_id}", "x"), json={}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed"), (method, path)
            shut += 1
    assert shut >= 15
    bot = client(server.url, headers=headers)
    assert bot.post("/api/tables", json={"game": "vikings_on_board", "players": 2}).status_code == 201
    assert bot.get("/api/me/tables").status_code == 200


def test_a_token_is_told_no_more_of_its_owner_than_a_name(server: Running) -> None:
    astrid = account(server, "astrid")
    astrid.put("/api/me", {"name": "Astrid", "email": "astrid@example.org"})
    token = astrid.post("/api/me/tokens", {"label": "bot"}).json()["token"]
    told = get(f"{server.url}/api/me", headers={"authorization": f"Bearer {token}"}).text
    assert json.loads(told)["name"] == "Astrid"
    assert "example.org" not in told
    assert '"astrid"' not in told


# ---------------------------------------------------------------------- guests who log in, people who go
def test_all_tables_of_a_guest_come_along(server: Running) -> None:
    account(server, "astrid")
    guest = server.guest("Guest")
    made = {guest.set_up(2)["id"] for _ in range(130)}
    guest.post("/api/login", {"login": "astrid", "password": PASSWORD})
    assert all(guest.look(table)["hosting"] for table in made)


def test_what_the_house_holds_can_be_taken_along(server: Running) -> None:
    table, (astrid, bjorn) = table_of(server)
    astrid.do(table, "say", text="well met")
    astrid.do(table, "note", text="my plan")
    bjorn.do(table, "note", text="his plan")
    running = astrid.set_up(2)["id"]
    astrid.do(table, "resign")
    answer = astrid.get("/api/me/everything")
    assert "attachment" in answer.headers["content-disposition"]
    held = {entry["id"]: entry for entry in answer.json()["tables"]}
    assert held[table]["said"][0]["text"] == "well met"
    assert held[table]["note"] == "my plan"
    assert held[table]["file"]["game"] == "vikings_on_board"
    assert held[running]["file"] is None
    assert "his plan" not in answer.text
    assert bjorn.id not in answer.text
    imported = astrid.post("/api/tables/files", held[table]["file"])
    assert imported.status_code == 201


def test_who_goes_is_forgotten_and_others_play_on(server: Running, tmp_path: Path) -> None:
    bjorn, cnut = server.guest("Bjorn"), server.guest("Cnut")
    goes = account(server, "yngvildr", "Yngvildr Unique")
    lobby = goes.set_up(2, public=True)["id"]
    mine = goes.set_up(3)
    for n, visitor in ((1, bjorn), (2, cnut)):
        visitor.do(mine["id"], "sit", invitation=mine["invitations"][n])
    goes.do(mine["id"], "start")
    goes.do(mine["id"], "say", text="unmistakable words")
    goes.do(mine["id"], "note", text="unmistakable plan")
    assert goes.post("/api/me/leave", {"password": "wrong"}).status_code == 403
    assert goes.post("/api/me/leave", {"password": PASSWORD}).status_code == 204
    assert goes.get("/api/me").status_code == 401
    assert log_in(server, "yngvildr")[1].status_code == 403
    shown = bjorn.look(mine["id"])
    assert shown["seats"][0]["level"]
    assert shown["stage"] == "playing"
    everything = bjorn.get(f"/api/tables/{mine['id']}/log").text + json.dumps(shown)
    held = _held_by_the_database(tmp_path)
    assert "Bjorn" in held
    for secret in ("Unique", "unmistakable", goes.id):
        assert secret not in everything
        assert secret not in held
    assert bjorn.look(lobby)["archived"]


def test_leaving_is_no_way_to_try_passwords(open_server: Callable[..., Running]) -> None:
    astrid = account(open_server(generosity=1.0), "astrid")
    tries = [
        astrid.post("/api/me/leave", {"password": "wrong"}).status_code for _ in range(LIMITS["exports"].count + 1)
    ]
    assert tries == [403] * LIMITS["exports"].count + [429]
    assert astrid.get("/api/me").status_code == 200


def _held_by_the_database(folder: Path) -> str:
    """Every row, without the space of what was deleted."""
    connection = sqlite3.connect(folder / "longhouse.db")
    text = "\n".join(connection.iterdump())
    connection.close()
    return text
