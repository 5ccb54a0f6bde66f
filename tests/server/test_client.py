from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from longhouse.server.routes import pages
from tests.server.running import Running, actor_of, table_of, table_with_promotion


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small client that has been built."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Longhouse</title>" + " " * 600)
    (folder / "assets" / "index-abc.js").write_text("export {}")
    monkeypatch.setattr(pages.client_routes, "__defaults__", (folder,))
    return folder


def test_the_page_answers_every_address_that_the_client_draws(built: Path, open_server: Callable[..., Running]) -> None:
    visitor = open_server().guest()
    for path in ("/", "/settings", "/t/abc", "/new/knarr"):
        answer = visitor.get(path)
        assert answer.status_code == 200
        assert "<title>Longhouse" in answer.text
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert visitor.get("/assets/index-abc.js").headers["cache-control"].endswith("immutable")


def test_a_part_of_a_page_carries_only_what_guards_it(built: Path, open_server: Callable[..., Running]) -> None:
    """A policy for pages on every script and font would be bytes for nothing; a picture can be opened as a page."""
    visitor = open_server().guest()
    part, picture = visitor.get("/assets/index-abc.js").headers, visitor.get("/icon.svg").headers
    assert "content-security-policy" not in part
    assert (part["x-content-type-options"], part["cross-origin-resource-policy"]) == ("nosniff", "same-origin")
    assert "content-security-policy" in picture


def test_what_is_not_there_is_not_found(built: Path, open_server: Callable[..., Running]) -> None:
    visitor = open_server().guest()
    for path in ("/assets/gone.js", "/api/nothing", "/favicon.ico", "/../pyproject.toml", "/..%2f..%2fsecret.key"):
        assert visitor.get(path).status_code == 404, path


def test_files_are_packed_and_not_sent_twice(built: Path, open_server: Callable[..., Running]) -> None:
    visitor = open_server().guest()
    packed = visitor.http.get("/", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < 200
    plain = visitor.http.get("/", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert len(gzip.compress(plain.content)) < 200
    again = visitor.http.get("/", headers={"if-none-match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_without_a_build_the_server_says_that_it_is_up(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, open_server: Callable[..., Running]
) -> None:
    monkeypatch.setattr(pages.client_routes, "__defaults__", (tmp_path / "nowhere",))
    assert "The server is up" in open_server().guest().get("/").text


def test_trying_answers_shows_what_follows_and_changes_nothing(server: Running) -> None:
    table, visitors = table_with_promotion(server)
    actor = actor_of(table, visitors)
    other = next(visitor for visitor in visitors if visitor is not actor)
    before = actor.look(table)
    answers = {a["args"].get("building"): a["code"] for a in before["position"]["legal"]}
    tried = actor.post(f"/api/tables/{table}/try", {"codes": [answers["promote"]]}).json()
    assert not tried["reveals"]
    assert tried["view"]["question"]["kind"] == "promote"
    assert tried["told"][0]["kind"] == "viking_placed"
    on = [answers["promote"], tried["legal"][0]["code"]]
    after = actor.post(f"/api/tables/{table}/try", {"codes": on}).json()
    assert after["legal"] == []
    assert after["view"]["board"] != tried["view"]["board"]
    assert actor.look(table) == before
    assert other.post(f"/api/tables/{table}/try", {"codes": on}).status_code == 409
    assert actor.post(f"/api/tables/{table}/try", {"codes": [10_000]}).json()["code"] == "illegal"


def test_trying_never_tells_what_an_answer_reveals(server: Running) -> None:
    table, visitors = table_of(server)
    actor = actor_of(table, visitors)
    answers = {a["args"].get("building"): a["code"] for a in actor.look(table)["position"]["legal"]}
    for building in ("add_one", "draw_three"):
        tried = actor.post(f"/api/tables/{table}/try", {"codes": [answers[building]]}).json()
        assert tried == {"reveals": True, "view": None, "legal": [], "told": []}
        more = actor.post(f"/api/tables/{table}/try", {"codes": [answers[building], 0]})
        assert more.json()["code"] == "illegal"


def test_why_not_by_name_after_answers_that_were_tried(server: Running) -> None:
    table, visitors = table_with_promotion(server)
    actor = actor_of(table, visitors)
    answers = {a["args"].get("building"): a["code"] for a in actor.look(table)["position"]["legal"]}
    doubt = {"kind": "building", "args": {"building": "promote"}, "codes": [answers["promote"]]}
    reason = actor.post(f"/api/tables/{table}/why_not", doubt).json()
    assert reason["message"]["id"] == "why-other-question"
    assert actor.post(f"/api/tables/{table}/why_not", {**doubt, "codes": []}).json() == {"message": None}
    assert actor.post(f"/api/tables/{table}/why_not", {**doubt, "kind": "nonsense"}).json()["code"] == "illegal"


def test_trying_over_the_socket_is_answered_in_order_and_as_over_http(server: Running) -> None:
    table, visitors = table_with_promotion(server, public=True)
    actor = actor_of(table, visitors)
    other = next(visitor for visitor in visitors if visitor is not actor)
    position = actor.look(table)["position"]
    answers = {a["args"].get("building"): a["code"] for a in position["legal"]}
    socket, seq = actor.socket(table), position["seq"]
    doubt = {"kind": "building", "args": {"building": "promote"}, "codes": [answers["promote"]]}
    sent: list[dict[str, Any]] = [
        {"trial": {"codes": [answers["promote"]]}},
        {"doubt": doubt},
        {"trial": {"codes": [answers["add_one"]]}},
        {"trial": {"codes": [answers["add_one"], 0]}},
        {"command": {"do": "move", "codes": [answers["promote"]]}},
        {"trial": {"codes": []}},
    ]
    for n, frame in enumerate(sent):
        socket.raw(json.dumps({**frame, "id": str(n), "expected_seq": seq}))
    got: list[dict[str, Any]] = []
    while len(got) < len(sent):
        frame = socket.next()
        if "id" in frame:
            got.append(frame)
    assert [(frame["id"], frame["type"]) for frame in got] == [
        ("0", "tried"),
        ("1", "reason"),
        ("2", "tried"),
        ("3", "error"),
        ("4", "ack"),
        ("5", "error"),
    ]
    assert got[0]["tried"]["view"]["question"]["kind"] == "promote"
    assert got[1]["reason"]["message"]["id"] == "why-other-question"
    assert got[2]["tried"] == {"reveals": True, "view": None, "legal": [], "told": []}
    assert [got[3]["code"], got[5]["code"]] == ["illegal", "stale"]
    seq = actor.look(table)["position"]["seq"]
    for visitor, code in ((other, "not_your_turn"), (server.guest("Loki"), "not_allowed")):
        beside = visitor.socket(table)
        beside.raw(json.dumps({"trial": {"codes": []}, "id": "mine", "expected_seq": seq}))
        assert beside.next("error")["code"] == code
        beside.close()
    socket.close()


def test_the_course_of_points_is_for_games_that_are_over(server: Running) -> None:
    table, (astrid, _) = table_of(server)
    assert astrid.get(f"/api/tables/{table}/course").json()["code"] == "not_now"
    actor_of(table, [astrid, _]).answer(table)
    astrid.do(table, "resign")
    assert astrid.get(f"/api/tables/{table}/course").json()["scores"] == [[0, 0], [0, 0]]


def test_a_link_as_a_qr_code(server: Running) -> None:
    host = server.guest()
    table = host.set_up()
    picture = host.get(f"/api/tables/{table['id']}/qr", key=table["invitations"][1])
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.count("<path") >= 1
    assert server.guest("Nobody").get(f"/api/tables/{table['id']}/qr", key="wrong").status_code == 404
