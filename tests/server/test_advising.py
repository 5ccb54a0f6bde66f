"""Hints: for whom, on which question, and where the host does not want them."""

from __future__ import annotations

from typing import Any

from tests.server.running import Running, Visitor, actor_of, table_of, table_with_promotion


def _at_table(server: Running, **settings: Any) -> tuple[str, Visitor, Visitor]:
    """A table, the one who must answer there and the other one."""
    table, visitors = table_of(server, **settings)
    actor = actor_of(table, visitors)
    return f"/api/tables/{table}", actor, next(visitor for visitor in visitors if visitor is not actor)


def test_a_hint_names_legal_answers_and_what_is_expected_of_them(server: Running) -> None:
    table, actor, _ = _at_table(server)
    legal = {action["code"] for action in actor.get(table).json()["position"]["legal"]}
    advice = actor.post(f"{table}/hint", {}).json()["answers"]
    assert {one["code"] for one in advice} <= legal
    assert advice
    for one in advice:
        assert 0 <= one["chance"]["low"] <= one["chance"]["value"] <= one["chance"]["high"] <= 1
        assert one["reason"]["id"].startswith("reason-")


def test_a_hint_is_for_the_question_after_the_answers_tried(server: Running) -> None:
    table_id, visitors = table_with_promotion(server)
    table, actor = f"/api/tables/{table_id}", actor_of(table_id, visitors)
    answers = {a["args"].get("building"): a["code"] for a in actor.get(table).json()["position"]["legal"]}
    codes = [answers["promote"]]
    next_codes = {action["code"] for action in actor.post(f"{table}/try", {"codes": codes}).json()["legal"]}
    assert next_codes.isdisjoint(answers.values())
    assert actor.post(f"{table}/hint", {"codes": codes}).json()["answers"][0]["code"] in next_codes


def test_no_hint_where_nothing_more_is_asked(server: Running) -> None:
    table, actor, other = _at_table(server)
    assert other.post(f"{table}/hint", {}).json()["code"] == "not_your_turn"
    answers = {a["args"].get("building"): a["code"] for a in actor.get(table).json()["position"]["legal"]}
    assert actor.post(f"{table}/hint", {"codes": [answers["add_one"]]}).json()["code"] == "not_now"
    assert actor.post(f"{table}/hint", {"codes": [10_000]}).json()["code"] == "illegal"


def test_the_host_can_switch_hints_off(server: Running) -> None:
    table, actor, _ = _at_table(server, hints=False)
    refused = actor.post(f"{table}/hint", {})
    assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")
