from __future__ import annotations

import re
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from longhouse.server.limits import LIMITS, MOST_BUCKETS, Limit, Limits, TooOften
from longhouse.server.serving import Serving, house_secret
from tests.server.running import Running, Visitor, actor_of, get, post, table_of


# ---------------------------------------------------------------------- pages, cookies, forms
def test_what_changes_something_needs_our_own_page_and_its_form_key(server: Running) -> None:
    astrid = server.guest("Astrid")
    new = {"game": "vikings_on_board", "players": 2}
    key = {"x-form-key": astrid.form_key}
    for headers, code in (
        ({}, "bad_form_key"),
        ({"x-form-key": "0" * 64}, "bad_form_key"),
        ({**key, "origin": "https://evil.example"}, "bad_origin"),
        ({**key, "origin": "null"}, "bad_origin"),
        ({**key, "origin": f"http://127.0.0.1:{server.port + 1}"}, "bad_origin"),
    ):
        answer = astrid.http.post("/api/tables", json=new, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, code)
    assert astrid.get("/api/me/tables").json() == []
    assert astrid.http.post("/api/tables", json=new, headers=key).status_code == 201


def test_another_persons_form_key_does_not_fit(server: Running) -> None:
    astrid, loki = server.guest("Astrid"), server.guest("Loki")
    astrid.form_key = loki.form_key
    assert astrid.post("/api/logout").json()["code"] == "bad_form_key"


def test_a_cookie_that_nobody_is_known_by_keeps_nobody_out(server: Running) -> None:
    """Somebody comes back after their session has ended: they become a guest like any newcomer."""
    cookies = {"longhouse_session": "from-another-house"}
    answer = post(f"{server.url}/api/me", json={"name": "Astrid"}, cookies=cookies)
    assert answer.status_code == 201
    assert "set-cookie" in answer.headers
    assert get(f"{server.url}/api/me", cookies=cookies).status_code == 401


def test_a_socket_with_a_cookie_needs_our_own_page(server: Running) -> None:
    astrid = server.guest("Astrid")
    table = astrid.set_up(2)["id"]
    for origin in (None, "https://evil.example", "null"):
        with pytest.raises(InvalidStatus) as refused:
            astrid.socket(table, origin=origin)
        assert refused.value.response.status_code == 403
    astrid.socket(table).close()


def test_cookies_and_headers(open_server: Callable[..., Running]) -> None:
    server = open_server(public_url="https://games.example")
    answer = post(f"{server.url}/api/me", json={"name": "Astrid"}, headers={"origin": "https://games.example"})
    cookie = answer.headers["set-cookie"].lower()
    assert all(part in cookie for part in ("httponly", "samesite=lax", "secure", "path=/"))
    for path in ("/", "/api/games", "/api/docs", "/nothing/here", "/api/tables/nothing"):
        headers = get(server.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    assert get(f"{server.url}/api/games").headers["cache-control"] == "no-store"


OWN_FILE = re.compile(r'<script type="module" crossorigin src="/assets/[^"]+"></script>')
SCRIPT = re.compile(r"<script.*?(?:</script>|$)", re.S)


def test_pages_hold_no_inline_script_and_no_foreign_address(server: Running) -> None:
    for path in ("/", "/api/docs"):
        page = get(server.url + path).text
        for script in SCRIPT.findall(page):
            assert OWN_FILE.fullmatch(script), script
        assert "style=" not in page
        assert "//" not in page.replace("<!doctype", "")


def test_names_and_chat_are_kept_raw_and_sent_as_json(server: Running) -> None:
    text = "<script>alert('hei')</script> & \u202e \U0001f6f6"
    astrid = server.guest("<i>Astrid</i>")
    table = astrid.set_up(2)["id"]
    astrid.do(table, "say", text=text)
    answer = astrid.get(f"/api/tables/{table}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["chat"][0]["text"] == text
    assert answer.json()["seats"][0]["name"] == "<i>Astrid</i>"


def test_secrets_are_made_once_for_the_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    secret = house_secret(folder)
    assert house_secret(folder) == secret
    assert len(secret) == 32
    assert stat.S_IMODE((folder / "secret.key").stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_the_database_is_for_the_owner_alone_and_holds_no_token_in_clear(server: Running, tmp_path: Path) -> None:
    astrid = server.guest("Astrid")
    token = astrid.post("/api/me/tokens", {"label": "bot"}).json()["token"]
    astrid.post("/api/account", {"login": "astrid", "password": "correct horse battery"})
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("longhouse.db*"))
    assert stat.S_IMODE((tmp_path / "longhouse.db").stat().st_mode) == 0o600
    for secret in (token, astrid.http.cookies["longhouse_session"], "correct horse battery"):
        assert secret.encode() not in kept
    assert b"$argon2id$" in kept


def test_which_pages_are_our_own() -> None:
    serving = Serving(public_url="https://games.example")
    assert serving.is_own_origin("https://games.example", "10.0.0.1:8000")
    assert serving.is_own_origin("http://10.0.0.1:8000", "10.0.0.1:8000")
    for origin in ("null", "", "https://games.example.evil", "ftp://10.0.0.1:8000", "http://10.0.0.1"):
        assert not serving.is_own_origin(origin, "10.0.0.1:8000")


def test_nobody_is_told_whether_a_login_exists(server: Running) -> None:
    astrid = server.guest("Astrid")
    astrid.post("/api/account", {"login": "astrid", "password": "correct horse battery"})
    loki = server.guest("Loki")
    answers = [
        loki.post("/api/login", {"login": login, "password": "a wrong password"}).json()
        for login in ("astrid", "nobody")
    ]
    assert answers[0] == answers[1]


# ---------------------------------------------------------------------- limits
class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("name", LIMITS)
def test_every_limit_holds_and_lets_go(name: str) -> None:
    clock, limit = Clock(), LIMITS[name]
    limits = Limits(clock)
    for _ in range(limit.count):
        limits.spend(name, "somebody")
    with pytest.raises(TooOften) as refused:
        limits.spend(name, "somebody")
    limits.spend(name, "somebody else")
    clock.now += refused.value.wait + 0.001
    limits.spend(name, "somebody")
    with pytest.raises(TooOften):
        limits.spend(name, "somebody")
    clock.now += limit.seconds
    for _ in range(limit.count):
        limits.spend(name, "somebody")


def test_who_talks_too_much_may_still_move(server: Running) -> None:
    table, visitors = table_of(server)
    server.house.limits._limits["talk"] = Limit(2, 3_600)
    actor = actor_of(table, visitors)
    socket = actor.socket(table)
    assert actor.do(table, "say", text="one").status_code == 200
    socket.send("say", text="two", id="two")
    assert socket.next("ack")["id"] == "two"
    socket.send("say", text="three", id="three")
    assert socket.next("error")["code"] == "too_often"
    refused = actor.do(table, "note", text="four")
    assert (refused.status_code, refused.json()["code"]) == (429, "too_often")
    assert actor.answer(table).status_code == 200
    socket.close()


def test_limits_forget_those_who_have_gone() -> None:
    clock = Clock()
    limits = Limits(clock, {"knocks": Limit(1, 10)})
    for n in range(MOST_BUCKETS + 10):
        limits.spend("knocks", str(n))
        clock.now += 0.001
    assert len(limits._buckets) <= MOST_BUCKETS


def test_limits_over_the_wire(open_server: Callable[..., Running]) -> None:
    server = open_server(fake_clock=True, generosity=1.0)
    astrid = server.guest("Astrid")
    table = astrid.set_up(2)["id"]
    said = [astrid.do(table, "say", text=f"{n}") for n in range(LIMITS["talk"].count + 1)]
    assert [answer.status_code for answer in said] == [200] * LIMITS["talk"].count + [429]
    assert said[-1].json()["code"] == "too_often"
    assert int(said[-1].headers["retry-after"]) >= 1
    server.now += 20_000
    assert astrid.do(table, "say", text="again").status_code == 200
    statuses = [
        Visitor(server.url).post("/api/me", {"name": "Loki"}).status_code for _ in range(LIMITS["guests"].count)
    ]
    assert statuses == [201] * (LIMITS["guests"].count - 1) + [429]
