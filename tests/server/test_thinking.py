from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from typing import Any

import pytest

import longhouse
from longhouse import bots
from longhouse.kernel.match import Seen
from longhouse.server.thinking import FairQueue, Thinkers, _answered
from tests.server.running import Running, table_of


def seen() -> Seen:
    match = longhouse.game("vikings_on_board").start(2, seed=3)
    assert match.actor is not None
    return match.seen_by(match.actor)


def think(job: Callable[[Thinkers], Any], **settings: Any) -> Any:
    async def run() -> Any:
        thinkers = Thinkers(1, **settings)
        await thinkers.start()
        try:
            return await job(thinkers)
        finally:
            await thinkers.stop()

    return asyncio.run(run())


def test_shares_take_turns() -> None:
    queue = FairQueue()
    for n in range(3):
        queue.put("greedy", f"g{n}")
    queue.put("modest", "m0")
    queue.put("other", "o0")
    assert len(queue) == 5
    assert [queue.take() for _ in range(5)] == ["g0", "m0", "o0", "g1", "g2"]
    assert len(queue) == 0


def test_a_bot_answers_from_another_process_with_what_it_would_answer_here() -> None:
    where = seen()
    code = think(lambda thinkers: thinkers.think("host", "random", where, 5))
    assert code == bots.named("random")(5)(where).code


def test_a_bot_that_fails_is_answered_for() -> None:
    failures: list[str] = []
    where = seen()
    code = think(lambda thinkers: thinkers.think("host", "no such level", where, 5), failed=failures.append)
    assert code in {action.code for action in where.legal}
    assert "no such level" in failures[0]
    assert _answered("random", where, 5)[0] == bots.named("random")(5)(where).code


def test_a_bot_that_thinks_too_long_is_ended_and_answered_for() -> None:
    failures: list[str] = []
    where = seen()

    async def job(thinkers: Thinkers) -> list[int]:
        return [await thinkers.think("host", "random", where, n) for n in range(2)]

    codes = think(job, longest=0.0001, failed=failures.append)
    assert len(failures) == 2
    assert all("TimeoutError" in failure for failure in failures)
    assert {*codes} <= {action.code for action in where.legal}


def test_people_do_not_wait_for_bots(open_server: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    server = open_server()

    async def forever(*_: Any) -> int:
        await asyncio.sleep(3600)
        return 0

    monkeypatch.setattr(server.house.thinkers, "think", forever)
    table, (astrid,) = table_of(server, 1, bots=1)
    while astrid.look(table)["position"]["legal"]:
        astrid.answer(table)
    began = time.monotonic()
    for n in range(20):
        assert astrid.do(table, "say", text=f"{n}").status_code == 200
    assert time.monotonic() - began < 10


def test_a_bots_answer_survives_a_restart(open_server: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    first = open_server()

    async def forever(*_: Any) -> int:
        await asyncio.sleep(3600)
        return 0

    monkeypatch.setattr(first.house.thinkers, "think", forever)
    table, (astrid,) = table_of(first, 1, bots=1)
    while astrid.look(table)["position"]["legal"]:
        astrid.answer(table)
    moves = astrid.look(table)["position"]["moves"]
    first.stop()
    second = open_server()
    astrid.http.base_url, astrid.url = second.url, second.url
    deadline = time.monotonic() + 300
    while astrid.look(table)["position"]["moves"] == moves:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_worker_processes_run_beside_the_server() -> None:
    async def job(thinkers: Thinkers) -> int:
        await thinkers.think("host", "random", seen(), 1)
        with open(f"/proc/{os.getpid()}/task/{os.getpid()}/children") as children:
            return len(children.read().split())

    assert think(job) >= 1


def test_advice_comes_from_another_process() -> None:
    where = seen()
    advice = think(lambda thinkers: thinkers.advise("host", where, 5))
    assert {part.action.code for part in advice} <= {action.code for action in where.legal}
    assert all(part.reason.text("fr") for part in advice)


def test_advice_that_fails_is_none() -> None:
    assert think(lambda thinkers: thinkers.advise("host", seen(), 5), longest=0.0001) == ()
