"""Several servers on one PostgreSQL database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.postgres import Cluster
from tests.server.running import Running, Visitor, actor_of, table_of
from tests.server.takeover import takeover


@pytest.fixture
def two(open_server: Callable[..., Running], cluster: Cluster) -> tuple[Running, Running]:
    database = cluster.new_database()
    return open_server(database=database), open_server(database=database)


def moved(visitor: Visitor, server: Running) -> Visitor:
    """The same person, with a browser at another server."""
    other = Visitor(server.url)
    other.http.cookies, other.form_key, other.id = visitor.http.cookies, visitor.form_key, visitor.id
    other.http.headers["origin"] = server.url
    return other


def test_what_happens_at_one_server_is_told_at_the_other(two: tuple[Running, Running]) -> None:
    first, second = two
    table, visitors = table_of(first)
    here, there = visitors[0].socket(table), moved(visitors[0], second).socket(table)
    here.next("table"), there.next("table")
    for _ in range(5):
        assert actor_of(table, visitors).answer(table).status_code == 200
        assert here.next("happened") == there.next("happened")
    here.close()
    there.close()


def test_people_at_both_servers_talk_at_once_and_nothing_is_lost(two: tuple[Running, Running]) -> None:
    first, second = two
    table, visitors = table_of(first)
    there = [moved(visitor, second) for visitor in visitors]
    everyone = [*visitors, *there]

    def talk(n: int) -> int:
        return everyone[n % 4].do(table, "say", id=f"line-{n}", text=f"{n}").status_code

    with ThreadPoolExecutor(8) as pool:
        statuses = list(pool.map(talk, range(40)))
    assert statuses == [200] * 40
    logs = [visitor.get(f"/api/tables/{table}/log").json() for visitor in (visitors[0], there[0])]
    assert logs[0] == logs[1]
    said = sorted(int(entry["text"]) for entry in logs[0] if entry["kind"] == "said")
    assert said == list(range(40))
    assert [entry["seq"] for entry in logs[0]] == list(range(1, len(logs[0]) + 1))


def test_the_same_move_sent_to_both_servers_is_made_once(two: tuple[Running, Running]) -> None:
    first, second = two
    table, visitors = table_of(first)
    actor = actor_of(table, visitors)
    twin = moved(actor, second)
    shown = twin.look(table)
    code = shown["position"]["legal"][0]["code"]
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda v: v.do(table, "move", shown["seq"], id="x", codes=[code]), (actor, twin)))
    assert [answer.status_code for answer in answers] == [200, 200]
    assert sorted(answer.json()["repeated"] for answer in answers) == [False, True]
    assert len({answer.json()["seq"] for answer in answers}) == 1


def test_bots_are_driven_by_one_server_and_taken_over_when_it_stops(
    open_server: Callable[..., Running], cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = cluster.new_database()
    first, second = open_server(database=database), open_server(database=database)

    async def forever(*_: Any) -> int:
        await asyncio.sleep(3600)
        return 0

    monkeypatch.setattr(first.house.thinkers, "think", forever)
    table, (astrid,) = table_of(first, 1, bots=1)
    while astrid.look(table)["position"]["legal"]:
        astrid.answer(table)
    there = moved(astrid, second)
    moves = there.look(table)["position"]["moves"]
    first.stop()
    deadline = time.monotonic() + PATIENCE
    while there.look(table).get("position", {"moves": moves})["moves"] == moves:  # busy until it has been taken over
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_tables_of_a_killed_process_are_taken_over(cluster: Cluster, tmp_path: Path) -> None:
    outcome = asyncio.run(takeover(tmp_path, cluster.new_database(), kills=1, tables=1, seed=4))
    assert outcome.kills == 1
    assert outcome.moves > 2
