"""A guided first game at a table: dealt as its guide says, bots led by it, then a game like any other."""

from __future__ import annotations

import time
from typing import Any

from longhouse.guides import guide_of
from tests.server.running import GAME, Running, Visitor


def _wait(guest: Visitor, table: str) -> dict[str, Any]:
    """The position once the person is asked."""
    while not (position := guest.look(table)["position"])["legal"]:
        time.sleep(0.01)
    return position  # type: ignore[no-any-return]


def _begun(guest: Visitor) -> dict[str, Any]:
    shown: dict[str, Any] = guest.post(f"/api/guides/{GAME}/tables", {}).json()
    return shown


def test_a_guided_game_is_led_to_its_end_and_goes_on(server: Running) -> None:
    guest, guide = server.guest(), guide_of(GAME)
    assert guide is not None
    table = _begun(guest)["id"]
    for step in guide.steps:
        for n, right in enumerate(step.answers):
            position = _wait(guest, table)
            assert position["guided"] == step.begins + n
            assert guest.do(table, "move", position["seq"], codes=[right[-1]]).status_code == 200
    position = _wait(guest, table)
    assert position["guided"] == len(guide.line)
    assert position["moves"] > len(guide.line), "the bots have answered for themselves"


def test_nobody_else_finds_a_guided_game(server: Running) -> None:
    guest = server.guest()
    shown = _begun(guest)
    assert shown["guided"]
    assert not shown["settings"]["public"]
    assert [seat["level"] for seat in shown["seats"]] == ["", "thrall", "thrall"]
    assert server.guest("Björn").get("/api/tables").json() == []
    assert [listed["id"] for listed in guest.get("/api/me/tables").json()] == [shown["id"]]


def test_another_answer_leaves_the_guide_and_taking_it_back_finds_it_again(server: Running) -> None:
    guest = server.guest()
    table = _begun(guest)["id"]
    position = _wait(guest, table)
    market = next(answer for answer in position["legal"] if answer["args"] == {"building": "market"})
    guest.do(table, "move", position["seq"], codes=[market["code"]])
    assert _wait(guest, table)["guided"] is None
    guest.do(table, "undo")
    assert _wait(guest, table)["guided"] == 0


def test_a_guide_tells_its_steps_and_not_the_deal(server: Running) -> None:
    shown = server.guest().get(f"/api/guides/{GAME}").json()
    assert set(shown) == {"steps", "answers"}
    right = {"code": 4, "kind": "building", "args": {"building": "add_one"}}
    assert shown["steps"][0] == {"id": "add", "begins": 0, "answers": [[right]], "parts": []}
    assert server.guest().get("/api/guides/chess").status_code == 404


def test_a_rematch_is_dealt_anew(server: Running) -> None:
    guest = server.guest()
    table = _begun(guest)["id"]
    guest.do(table, "resign")
    guest.do(table, "rematch")
    again = guest.look(guest.look(table)["rematch"])
    assert not again["guided"]
    assert again["stage"] == "open"
