"""Malformed, oversized, stale, repeated, out-of-turn, foreign-seat and reordered messages: a typed error each, nothing
changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.running import Running, Socket, Visitor, actor_of, table_of


@dataclass
class Scene:
    """A game of two under way, seen by the one who must answer, the other one, and a stranger."""

    server: Running
    table: str
    actor: Visitor
    other: Visitor
    stranger: Visitor

    def log(self) -> Any:
        return self.actor.get(f"/api/tables/{self.table}/log").json()


@pytest.fixture
def scene(server: Running) -> Scene:
    table, visitors = table_of(server, public=True)
    actor_of(table, visitors).answer(table)
    actor = actor_of(table, visitors)
    other = next(visitor for visitor in visitors if visitor is not actor)
    return Scene(server, table, actor, other, server.guest("Loki"))


@pytest.fixture
def socket(scene: Scene) -> Iterator[Socket]:
    opened = scene.actor.socket(scene.table)
    opened.next("table")
    yield opened
    opened.close()


def legal(scene: Scene) -> tuple[int, int]:
    shown = scene.actor.look(scene.table)
    return shown["seq"], shown["position"]["legal"][0]["code"]


MALFORMED = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    "{}",
    '{"command": {}}',
    '{"command": {"do": "fly"}}',
    '{"command": {"do": "move"}}',
    '{"command": {"do": "move", "codes": "1"}}',
    '{"command": {"do": "move", "codes": []}}',
    '{"command": {"do": "move", "codes": [1.5]}}',
    '{"command": {"do": "move", "codes": [-1]}}',
    '{"command": {"do": "move", "codes": [1], "more": 1}}',
    '{"command": {"do": "move", "codes": [true]}}',
    '{"command": {"do": "start"}, "id": 5}',
    '{"command": {"do": "start"}, "id": "' + "x" * 65 + '"}',
    '{"command": {"do": "start"}, "expected_seq": "one"}',
    '{"command": {"do": "say", "text": ""}}',
    '{"command": {"do": "say", "text": "\\ud800"}}',
    '{"ping": -1}',
    '{"ping": 99999999999}',
    json.dumps({"command": {"do": "move", "codes": [0] * 65}}),
    "[" * 4000,
]


def test_malformed_frames(scene: Scene, socket: Socket) -> None:
    before = scene.log()
    for text in MALFORMED:
        for frame in (text, text.encode()):
            socket.raw(frame)
            assert socket.next("error")["code"] == "malformed", text[:80]
    assert scene.log() == before


def test_malformed_requests(scene: Scene) -> None:
    before = scene.log()
    headers = {"x-form-key": scene.actor.form_key, "content-type": "application/json"}
    for text in MALFORMED:
        answer = scene.actor.http.post(f"/api/tables/{scene.table}/commands", content=text, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), text[:80]
    assert scene.log() == before


def test_bytes_that_are_no_text(scene: Scene, socket: Socket) -> None:
    before = scene.log()
    socket.raw(b"\xff\xfe{}")
    assert socket.next("error")["code"] == "malformed"
    headers = {"x-form-key": scene.actor.form_key, "content-type": "application/json"}
    for path in ("commands", "try"):
        for content in (b"\xff\xfe{}", b'"\x82"', b'{"command": {"do": "say", "text": "\x82"}}'):
            answer = scene.actor.http.post(f"/api/tables/{scene.table}/{path}", content=content, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), content
    assert scene.log() == before


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=20),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(st.sampled_from(["command", "do", "codes", "id", "ping", "text"]), inner, max_size=4)
        ),
        max_leaves=8,
    )
)
def test_any_json_is_answered_and_changes_nothing(scene: Scene, socket: Socket, value: object) -> None:
    before = scene.log()
    socket.raw(json.dumps(value))
    frame = socket.next()
    while frame["type"] == "presence":
        frame = socket.next()
    assert frame["type"] in ("error", "pong")
    assert scene.log() == before


def test_oversized_frames(scene: Scene, socket: Socket) -> None:
    before = scene.log()
    socket.raw(json.dumps({"command": {"do": "say", "text": "x" * 9_000}}))
    assert socket.next("error")["code"] == "too_large"
    socket.raw("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        socket.next("pong")
    assert scene.log() == before


def test_what_is_refused_over_a_socket_is_counted(scene: Scene, socket: Socket) -> None:
    refused = scene.server.house.metrics.refused.labels("malformed")
    before = refused._value.get()
    socket.raw("hello")
    assert socket.next("error")["code"] == "malformed"
    assert refused._value.get() == before + 1


def test_oversized_requests(scene: Scene) -> None:
    before = scene.log()
    for path, size in ((f"/api/tables/{scene.table}/commands", 20_000), ("/api/tables/files", 300_000)):
        answer = scene.actor.post(path, {"command": {"do": "say", "text": "x" * size}})
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    assert scene.log() == before


def test_stale_moves_get_the_new_view(scene: Scene, socket: Socket) -> None:
    seq, code = legal(scene)
    before = scene.log()
    socket.send("move", seq - 1, id="late", codes=[code])
    error = socket.next("error")
    assert (error["code"], error["id"]) == ("stale", "late")
    assert error["table"]["position"]["legal"]
    socket.send("move", None, codes=[code])
    assert socket.next("error")["code"] == "stale"
    assert scene.log() == before


def test_repeated_moves_get_the_first_answer(scene: Scene, socket: Socket) -> None:
    seq, code = legal(scene)
    for _ in range(3):
        socket.send("move", seq, id="once", codes=[code])
    acks = [socket.next("ack") for _ in range(3)]
    assert [ack["repeated"] for ack in acks] == [False, True, True]
    assert len({ack["seq"] for ack in acks}) == 1
    assert [entry["kind"] for entry in scene.log()].count("moved") == 2


def test_moves_out_of_turn_of_foreign_seats_and_of_strangers(scene: Scene) -> None:
    seq, code = legal(scene)
    before = scene.log()
    answers = [
        (scene.other.do(scene.table, "move", seq, codes=[code]), 409, "not_your_turn"),
        (scene.stranger.do(scene.table, "move", seq, codes=[code]), 403, "not_allowed"),
        (scene.stranger.do(scene.table, "say", text="hello"), 403, "not_allowed"),
        (scene.stranger.do(scene.table, "archive"), 403, "not_allowed"),
        (scene.stranger.do(scene.table, "undo"), 403, "not_allowed"),
        (scene.other.do(scene.table, "end_turn"), 409, "not_your_turn"),
        (scene.actor.do(scene.table, "move", seq, codes=[10**6]), 400, "illegal"),
        (scene.actor.do(scene.table, "sit", seat=1), 409, "not_now"),
        (scene.actor.do(scene.table, "rematch"), 409, "not_now"),
        (scene.actor.do("nowhere", "resign"), 404, "unknown"),
    ]
    for answer, status, refusal in answers:
        assert (answer.status_code, answer.json()["code"]) == (status, refusal)
    assert scene.log() == before


def test_reordered_moves(scene: Scene, socket: Socket) -> None:
    """The second of two moves arrives first: it is refused, and the first then stands alone."""
    seq, code = legal(scene)
    socket.send("move", seq + 1, id="second", codes=[code, code, code, code])
    first = socket.next("error")
    assert first["code"] in ("illegal", "not_your_turn")
    socket.send("move", seq, id="first", codes=[code])
    assert socket.next("ack")["id"] == "first"
    socket.send("move", seq, id="third", codes=[code])
    assert socket.next("error")["code"] in ("stale", "not_your_turn")
    assert [entry["kind"] for entry in scene.log()].count("moved") == 2
