"""No oracle: what is asked and not carried out tells nothing hidden.

At positions of every game a table on a running server is put into worlds that the one who asks cannot tell from the
true one. Whatever a seat sends that is not committed, the bytes it gets back must be the same in all of them.
"""

from __future__ import annotations

import hashlib
import itertools
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import longhouse
from longhouse.kernel.match import Match, Seen
from longhouse.server.advising import AdviceShown, Hint
from longhouse.server.routes import trying
from longhouse.tables.table import Table
from tests.conformance.adversary import another_world
from tests.server.running import Running, Visitor, table_of

NONSENSE = 2**31 - 1
POSITIONS = 2  # of each game at which the worlds part behind some answer, and as many others
PEOPLE = {"explorers": 1}  # alone one draws in one's own turn; elsewhere two
LONGEST_WALK = 300

Request = tuple[str, str, dict[str, Any] | None]


class _Elsewhere(Table):
    """A table whose game stands in another world."""

    world: Match

    @property
    def match(self) -> Match:
        return self.world


@contextmanager
def in_world(table: Table, world: Match) -> Iterator[None]:
    table.__class__ = _Elsewhere
    table.world = world  # type: ignore[attr-defined]
    try:
        yield
    finally:
        table.__class__ = Table
        del table.world  # type: ignore[attr-defined]


async def _all_that_a_bot_gets(thinkers: Any, share: str, seen: Seen, seed: int) -> Hint:
    """Advice that depends on every byte that the bot would think about."""
    got: list[Any] = [seen.seat, seen.actor, seen.view, seen.answered, seen.players, seed, seen.cells().tobytes()]
    got += [action.to_dict() for action in seen.legal]
    return Hint([AdviceShown(int.from_bytes(hashlib.sha256(repr(got).encode()).digest()[:6]))])


@pytest.fixture(autouse=True)
def same_games_and_what_bots_get(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: 16)
    monkeypatch.setattr(trying, "advise", _all_that_a_bot_gets)


def seals(match: Match, code: int) -> bool:
    trial = match.copy()
    trial.play(code)
    return trial.history[-1].sealed


def probes(worlds: list[Match], code: int) -> list[int]:
    """Answers to the question behind an answer; first those that are legal in some of the worlds only."""
    found: list[set[int]] = []
    for world in worlds:
        trial = world.copy()
        trial.play(code)
        found.append(set(trial.legal_codes) if trial.actor == world.actor else set())
    every = set[int]().union(*found)
    telling = {code for code in every if not all(code in some for some in found)}
    return [*sorted(telling)[:2], *sorted(every)[:1]]


def telling(worlds: list[Match], code: int) -> bool:
    """Whether what can be answered behind an answer differs from world to world."""
    return seals(worlds[0], code) and len(probes(worlds, code)) > 1


def requests_of_the_actor(table: Table, worlds: list[Match], codes: list[int], choices: random.Random) -> list[Request]:
    """Chains of answers that end in nonsense, tried, doubted, hinted at and sent in every way."""
    size = table.game.room.answers.size
    kind = table.game.room.answers.block_of(choices.randrange(size)).kind
    asked: list[Request] = [("get", f"why_not/{choices.randrange(size)}", None)]
    for code in codes:
        for probe in (None, *probes(worlds, code)):
            chain = [code] if probe is None else [code, probe]
            asked.append(("move", "", {"do": "move", "codes": [*chain, NONSENSE]}))
            asked.append(("post", "try", {"codes": chain}))
            asked.append(("post", "hint", {"codes": chain}))
            asked.append(("post", "why_not", {"codes": chain, "kind": kind, "args": {}}))
    return asked


REFUSED_ANYWAY: list[Request] = [
    *(("move", "", {"do": "move", "codes": [code]}) for code in (0, 1, NONSENSE)),
    *(("move", "", {"do": what}) for what in ("end_turn", "redo", "agree", "refuse", "start", "sit", "rematch")),
    ("post", "try", {"codes": [0]}),
    ("post", "hint", {"codes": []}),
    ("get", "why_not/0", None),
    ("get", "course", None),
    ("get", "file", None),
    ("get", "", None),
]


def sent(visitor: Visitor, table: str, seq: int, request: Request) -> tuple[int, bytes]:
    way, path, body = request
    address = f"/api/tables/{table}/{path}".rstrip("/")
    if way == "get":
        answer = visitor.get(address)
    elif way == "post":
        answer = visitor.post(address, body)
    else:
        answer = visitor.post(f"{address}/commands", {"command": body, "id": "probe", "expected_seq": seq})
        assert answer.status_code >= 400, "a probe was committed"
    return answer.status_code, answer.content


@pytest.mark.parametrize("game", longhouse.games())
def test_what_is_not_committed_tells_nothing_hidden(server: Running, game: str) -> None:
    people = PEOPLE.get(game, 2)
    table_id, visitors = table_of(server, people, game=game)
    table = server.house.hall._live[table_id].table
    choices, left = random.Random(game), {True: POSITIONS, False: POSITIONS}
    for _ in range(LONGEST_WALK):
        actor = table.turn
        if actor is None or not any(left.values()):
            break
        if choices.random() < 0.8:
            truth = table.match.copy()
            worlds = [truth, *(another_world(truth, actor, seed) for seed in range(2))]
            codes = choices.sample(truth.legal_codes, min(10, len(truth.legal_codes)))
            codes.sort(key=lambda code: not telling(worlds, code))
            parts = telling(worlds, codes[0])
            if left[parts] > 0:
                left[parts] -= 1
                asked = requests_of_the_actor(table, worlds, codes[:2] + codes[-1:], choices)
                compare(visitors[actor], table, worlds, asked)
                other = (actor + 1) % people
                if other != actor:
                    compare(visitors[other], table, [truth, another_world(truth, other, 7)], REFUSED_ANYWAY)
        code = choices.choice(table.match.legal_codes)
        assert visitors[actor].do(table_id, "move", table.seq, codes=[code]).status_code == 200
        table = server.house.hall._live[table_id].table
    assert max(left.values()) < POSITIONS, f"positions were not found: {left}"


def compare(visitor: Visitor, table: Table, worlds: list[Match], asked: list[Request]) -> None:
    answers = []
    for world in worlds:
        with in_world(table, world):
            answers.append([sent(visitor, table.id, table.seq, request) for request in asked])
    for request, *got in zip(asked, *answers, strict=True):
        assert len(set(got)) == 1, f"{request} is answered differently in different worlds: {got}"


def test_a_socket_tells_no_more_than_a_request(server: Running) -> None:
    """The same refusal, whatever lies behind the seal."""
    table_id, visitors = table_of(server)
    table = server.house.hall._live[table_id].table
    choices = random.Random(2)
    for _ in range(60):
        actor = table.turn
        assert actor is not None
        revealing = [code for code in table.match.legal_codes if seals(table.match, code)]
        if revealing:
            socket = visitors[actor].socket(table_id)
            socket.next("table")
            heard = set()
            for probe in itertools.islice(range(table.game.room.answers.size), 0, None, 3):
                socket.send("move", table.seq, id="probe", codes=[revealing[0], probe, NONSENSE])
                heard.add(socket.next("error")["message"])
            socket.close()
            assert len(heard) == 1
            return
        visitors[actor].do(table_id, "move", table.seq, codes=[choices.choice(table.match.legal_codes)])
    pytest.fail("nothing in this game revealed anything")
