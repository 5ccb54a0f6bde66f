from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Callable
from typing import Any

import pytest

import longhouse
from longhouse import bots
from longhouse.kernel.match import Seen
from longhouse.server.thinker import ROOM, Home, answered, seed_of
from longhouse.server.thinkers import FairQueue, Question, Thinkers, _Class, _Process
from tests.patience import PATIENCE
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


def test_who_may_not_is_passed_over_and_keeps_the_turn() -> None:
    queue = FairQueue()
    for share in ("greedy", "modest", "greedy"):
        queue.put(share, share)
    assert queue.take(lambda share: share != "greedy") == "modest"
    assert queue.take(lambda share: share != "greedy") is None
    assert [queue.take(), queue.take()] == ["greedy", "greedy"]


async def settled() -> None:
    """Until nothing more happens that waits for nothing."""
    for _ in range(200):
        await asyncio.sleep(0)


@pytest.mark.parametrize(("processes", "for_one"), [(1, 1), (2, 2), (3, 2), (5, 4)])
def test_of_three_processes_and_more_one_is_left_to_others(
    monkeypatch: pytest.MonkeyPatch, processes: int, for_one: int
) -> None:
    begun: list[str] = []

    async def think() -> None:
        async def forever(self: Any, pipe: Any, question: Question) -> int:
            begun.append(question.share)
            await asyncio.Event().wait()
            return 0

        monkeypatch.setattr(_Process, "start", lambda self: asyncio.sleep(0))
        monkeypatch.setattr(_Process, "ask", forever)
        thinkers = _Class(processes, 60.0, lambda reason: None)
        thinkers.start()
        asked = [asyncio.create_task(thinkers.ask(Question("greedy", "jarl", seen(), f"{n}/0"))) for n in range(8)]
        await settled()
        assert begun == ["greedy"] * for_one
        await thinkers.stop()
        for question in asked:
            question.cancel()

    asyncio.run(think())


def test_no_host_takes_up_all_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    async def think() -> None:
        go_on = asyncio.Event()

        async def slowly(self: Any, pipe: Any, question: Question) -> int:
            begun.append(question.share)
            await go_on.wait()
            return 0

        monkeypatch.setattr(_Process, "start", lambda self: asyncio.sleep(0))
        monkeypatch.setattr(_Process, "ask", slowly)
        thinkers = _Class(3, 60.0, lambda reason: None)
        thinkers.start()
        asked = [asyncio.create_task(thinkers.ask(Question("greedy", "konungr", seen(), f"{n}/0"))) for n in range(6)]
        await settled()
        assert begun == ["greedy", "greedy"]
        asked.append(asyncio.create_task(thinkers.ask(Question("modest", "konungr", seen(), "other/0"))))
        await settled()
        assert begun == ["greedy", "greedy", "modest"]
        go_on.set()
        assert await asyncio.gather(*asked) == [0] * 7
        await thinkers.stop()

    asyncio.run(think())


def test_a_bot_answers_from_another_process_with_what_it_would_answer_here() -> None:
    where = seen()
    code = think(lambda thinkers: thinkers.think(Question("host", "random", where, "a/0")))
    assert code == bots.named("random")(seed_of("a/0"))(where).code


def test_a_bot_that_fails_is_answered_for() -> None:
    failures: list[str] = []
    where = seen()
    code = think(
        lambda thinkers: thinkers.think(Question("host", "no such level", where, "a/0")), failed=failures.append
    )
    assert code in {action.code for action in where.legal}
    assert "no such level" in failures[0]
    assert answered(Home(), "random", where, "a/0")[0] == bots.named("random")(seed_of("a/0"))(where).code


def test_a_bot_that_thinks_too_long_is_ended_and_answered_for() -> None:
    failures: list[str] = []
    where = seen()

    async def job(thinkers: Thinkers) -> list[int]:
        return [await thinkers.think(Question("host", "random", where, f"a/{n}")) for n in range(2)]

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
    deadline = time.monotonic() + PATIENCE
    while astrid.look(table)["position"]["moves"] == moves:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_worker_processes_run_beside_the_server() -> None:
    others = {process.pid for process in multiprocessing.active_children()}  # of servers that other tests share

    async def job(thinkers: Thinkers) -> list[str]:
        await asyncio.gather(*(thinkers.think(Question("host", level, seen(), "a/0")) for level in ("random", "jarl")))
        return [process.name for process in multiprocessing.active_children() if process.pid not in others]

    assert think(job) == ["longhouse-bot"] * 2


def test_advice_comes_from_another_process() -> None:
    where = seen()
    advice = think(lambda thinkers: thinkers.advise("host", where, 5))
    assert {part.action.code for part in advice} <= {action.code for action in where.legal}
    assert all(part.reason.text("fr") for part in advice)


def test_advice_that_fails_is_none() -> None:
    assert think(lambda thinkers: thinkers.advise("host", seen(), 5), longest=0.0001) == ()


@pytest.mark.parametrize("level", ["thrall", "leysingi", "karl", "huscarl"])
def test_slow_thinkers_do_not_hold_up_fast_levels(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    begun = asyncio.Event()

    async def ask(process: Any, pipe: Any, question: Question) -> int:
        if question.level == "konungr":
            begun.set()
            await asyncio.sleep(3600)
        return question.seen.legal[0].code

    async def job(thinkers: Thinkers) -> int:
        slow = [asyncio.create_task(thinkers.think(Question("a", "konungr", seen(), f"{n}/0"))) for n in range(8)]
        await begun.wait()
        answer = await thinkers.think(Question("b", level, seen(), "x/0"))
        assert not any(task.done() for task in slow)
        for task in slow:
            task.cancel()
        return answer

    monkeypatch.setattr("longhouse.server.thinkers._Process.ask", ask)
    assert think(job) == seen().legal[0].code


@pytest.mark.parametrize("later", range(8))
def test_thinkers_stop_also_in_the_moment_of_an_answer(monkeypatch: pytest.MonkeyPatch, later: int) -> None:
    async def run() -> None:
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        asked = asyncio.Event()

        async def ask(process: Any, pipe: Any, question: Question) -> int:
            asked.set()
            return await answer

        async def start(process: Any) -> None:
            """No process is needed."""

        monkeypatch.setattr(_Process, "ask", ask)
        monkeypatch.setattr(_Process, "start", start)
        thinkers = Thinkers(1)
        await thinkers.start()
        question = asyncio.create_task(thinkers.think(Question("a", "karl", seen(), "x/0")))
        await asked.wait()
        answer.set_result(0)
        for _ in range(later):
            await asyncio.sleep(0)
        await asyncio.wait_for(thinkers.stop(), PATIENCE)
        question.cancel()

    asyncio.run(run())


def test_a_process_with_nothing_to_do_helps_another_of_its_class(monkeypatch: pytest.MonkeyPatch) -> None:
    """All bots of this test live in one process: the other one takes over what it cannot get to."""
    started: list[str] = []

    async def ask(process: Any, pipe: Any, question: Question) -> int:
        started.append(question.bot)
        if len(started) == 1:
            await asyncio.sleep(3600)
        return 0

    async def run() -> list[int]:
        thinkers = Thinkers(2)
        await thinkers.start()
        same = [name for name in map(str, range(50)) if seed_of(name) % 2 == 0][:3]
        first = asyncio.create_task(thinkers.think(Question("a", "jarl", seen(), same[0])))
        while not started:
            await asyncio.sleep(0.01)
        answers = [await thinkers.think(Question("a", "jarl", seen(), name)) for name in same[1:]]
        first.cancel()
        await thinkers.stop()
        return answers

    monkeypatch.setattr("longhouse.server.thinkers._Process.ask", ask)
    assert asyncio.run(run()) == [0, 0]


def test_fast_levels_have_a_quarter_of_the_processes_and_one_at_least() -> None:
    assert [len(Thinkers(workers)._fast._queues) for workers in (1, 4, 8, 11)] == [1, 1, 2, 2]


def test_a_process_that_dies_is_noticed_at_once() -> None:
    """Nobody else holds the other end of its pipe, so that the pipe ends with the process."""
    thinker = _Process()
    pipe = thinker._spawn()
    process = thinker._process
    assert process is not None
    process.kill()
    process.join()
    assert pipe.poll()
    with pytest.raises(EOFError):
        pipe.recv()
    pipe.close()


def test_a_bot_lives_on_with_its_tree_and_leaves_its_arrays_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ROOM, "jarl", 1)
    monkeypatch.setattr("longhouse.bots.levels.Budget", lambda milliseconds: bots.Budget(iterations=8))
    home, where = Home(), seen()
    first = home.bot("a/0", "jarl", where.game)
    first(where)
    assert home.bot("a/0", "jarl", where.game) is first
    thought = first._thought  # type: ignore[attr-defined]
    second = home.bot("b/0", "jarl", where.game)
    assert second._thought is thought  # type: ignore[attr-defined]
    fresh = bots.named("jarl")(seed_of("b/0"))
    assert second(where) == fresh(where)  # of what the former bot knew nothing is left
    assert home.bot("a/0", "jarl", where.game) is not first
