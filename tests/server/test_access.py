"""Who may see a table: over requests, lists, sockets and event streams."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Running, Socket, Visitor, actor_of, table_of


def listed(visitor: Visitor, table: str) -> bool:
    return table in {row["id"] for row in visitor.get("/api/tables").json()}


def until_closed(socket: Socket) -> Iterator[Any]:
    with contextlib.suppress(ConnectionClosed):
        while True:
            yield socket.next()


@pytest.mark.parametrize("spectators", [True, False])
def test_a_game_in_progress_is_watched_only_where_spectators_are_wanted(server: Running, spectators: bool) -> None:
    stranger = server.guest("Loki")
    host, other = server.guest("Astrid"), server.guest("Bjorn")
    table = host.set_up(2, public=True, spectators=spectators)
    id, watch = table["id"], table["watch"]
    assert listed(stranger, id)
    assert stranger.get(f"/api/tables/{id}").status_code == 200
    other.do(id, "sit")
    host.do(id, "start")
    expected = 200 if spectators else 404
    for key in ("", watch):
        for path in ("", "/log", "/positions/0"):
            assert stranger.get(f"/api/tables/{id}{path}", key=key).status_code == expected
    assert listed(stranger, id) == spectators
    assert stranger.do(id, "move", 1, codes=[0]).status_code == (409 if spectators else 404)
    socket = stranger.socket(id)
    assert socket.next()["type"] == ("table" if spectators else "error")
    socket.close()
    for visitor in (host, other):
        assert visitor.get(f"/api/tables/{id}").status_code == 200
    host.do(id, "resign")
    assert stranger.get(f"/api/tables/{id}").status_code == 200


def test_those_who_watch_the_lobby_are_sent_away_when_a_game_without_spectators_begins(server: Running) -> None:
    stranger, host, other = server.guest("Loki"), server.guest("Astrid"), server.guest("Bjorn")
    id = host.set_up(2, public=True, spectators=False)["id"]
    other.do(id, "sit")
    socket = stranger.socket(id)
    socket.next("table")
    with stranger.http.stream("GET", f"/api/tables/{id}/events") as stream:
        lines = (line.removeprefix("data: ") for line in stream.iter_lines() if line.startswith("data: "))
        next(lines)
        host.do(id, "start")
        actor_of(id, [host, other]).answer(id)
        heard = [json.loads(line) for line in lines]
    heard += list(until_closed(socket))
    assert not [frame for frame in heard if frame.get("position") or (frame.get("table") or {}).get("position")]


def test_a_private_table_is_for_those_with_its_link(server: Running) -> None:
    id, (astrid, _) = table_of(server)
    shown = astrid.look(id)
    stranger = server.guest("Loki")
    assert not listed(stranger, id)
    assert stranger.get(f"/api/tables/{id}").status_code == 404
    assert stranger.get(f"/api/tables/{id}", key="x").status_code == 404
    assert stranger.get(f"/api/tables/{id}", key=shown["invitations"][1]).status_code == 404  # the seats are taken
    assert stranger.get(f"/api/tables/{id}", key=shown["watch"]).status_code == 200
