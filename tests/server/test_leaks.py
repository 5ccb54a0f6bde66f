"""Nothing leaks over the wire.

People and a spectator play over sockets, every byte they receive is kept. Then each frame that shows a position is made
again from a world in which an adversary has scrambled the generator and everything that viewer cannot know: it must be
the same, byte for byte.
Frames of the past are constants, so this holds for all that a client ever received.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

import longhouse
from longhouse.kernel.events import EventRow
from longhouse.kernel.match import Match
from longhouse.kernel.state import EVERYONE
from longhouse.server.listeners import broadcast
from longhouse.tables import events as log
from longhouse.tables.table import Table
from tests.conformance.adversary import another_world
from tests.server.running import Running, Socket, Visitor

WORLDS = 2
POSITIONS = 40  # of each game, spread over it
SEED = 7_777_777_777_777_777_777
SIZES = [
    (game.id, players)
    for game in longhouse.games().values()
    for players in sorted({max(2, game.players[0]), game.players[1]})
]


class _Resampled(Table):
    """A table whose match is another possible world for one viewer."""

    world: Match

    @property
    def match(self) -> Match:
        return self.world


class _Ear:
    """A listener that keeps what it hears."""

    def __init__(self, person: str) -> None:
        self.person, self.heard = person, [""]

    def send(self, frame: bytes, seq: int = 0) -> None:
        self.heard.append(frame.decode())


def _play(server: Running, game: str, players: int) -> tuple[str, list[Visitor], list[Socket]]:
    visitors = [server.guest(f"Person {n}") for n in range(players)]
    table = visitors[0].set_up(players, game=game, public=True)["id"]
    for visitor in visitors[1:]:
        assert visitor.do(table, "sit").status_code == 200
    watcher = Visitor(server.url)
    sockets = [visitor.socket(table) for visitor in visitors] + [watcher.socket(table, origin=None)]
    for socket in sockets:
        socket.next("table")
    sockets[0].send("start")
    choose = random.Random(f"{game} {players}")

    while True:
        frames = [socket.next("happened") for socket in sockets]
        positions = [frame.get("position") or frame["table"]["position"] for frame in frames]
        turn = positions[0]["turn"]
        if turn is None:
            break
        assert all(not position["legal"] for n, position in enumerate(positions) if n != turn)
        code = choose.choice(positions[turn]["legal"])["code"]
        sockets[turn].send("move", frames[turn]["seq"], id=f"{frames[turn]['seq']}", codes=[code])
    return table, visitors, sockets


@pytest.fixture(autouse=True)
def known_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: SEED)


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_every_byte_received_is_the_same_in_every_world_the_viewer_holds_possible(
    server: Running, game: str, players: int
) -> None:
    table_id, visitors, sockets = _play(server, game, players)
    viewers = [visitor.id for visitor in visitors] + [""]
    received = {viewer: set(socket.received) for viewer, socket in zip(viewers, sockets, strict=True)}
    for socket in sockets:
        socket.close()

    entries = asyncio.run(server.house.store.entries(table_id, 0))
    compared, step = 0, max(1, len(entries) // POSITIONS)
    truth = _Resampled(table_id)
    for entry in entries:
        truth.fold(entry)
        if not isinstance(entry.event, log.Moved) or truth.turn is None or entry.seq % step:
            continue
        match = Table.match_at(truth, len(truth.codes))
        for viewer in viewers:
            seat = truth.seat_of(viewer)
            for world in range(WORLDS):
                truth.world = another_world(match, seat, world)
                assert (truth.world._cells["rng"] != match._cells["rng"]).all()
                told = tuple(tuple(_scrambled(row, match, seat) for row in rows) for rows in entry.event.told)
                again = log.Entry(entry.seq, entry.at, entry.by, msgspec.structs.replace(entry.event, told=told))
                ear: Any = _Ear(viewer)
                broadcast(truth, [again], [ear])
                assert ear.heard[-1] in received[viewer], (
                    f"{game}: entry {entry.seq} leaks to {viewer or 'a spectator'}"
                )
                compared += 1
    assert compared >= WORLDS * len(viewers) * 20
    everything = "".join("".join(socket.received) for socket in sockets)
    before_the_end = everything.split('"kind":"ended"')[0]
    assert str(SEED) not in before_the_end
    assert str(SEED) in everything


def _scrambled(row: EventRow, match: Match, seat: int | None) -> EventRow:
    """What was told, with other values in the place of all that the seat was not to hear."""
    name, seats, *numbers = row
    kind = next(kind for kind in match.game.room.events if kind.name == name)
    assert isinstance(seats, int)
    if seats == EVERYONE or (seat is not None and seats >> seat & 1):
        return row
    other = [
        (int(number) + 1) % noun.size if argument in kind.secret else number
        for (argument, noun), number in zip(kind.nouns.items(), numbers, strict=True)
    ]
    return (name, seats, *other)


def test_the_check_would_notice_a_leak() -> None:
    """What the other seat sees does differ between the worlds that this seat holds possible."""
    choose = random.Random(1)
    match = longhouse.game("vikings_on_board").start(2, seed=SEED)
    told_in_secret = False
    while len(match.history) < 80:
        events = match.play(choose.choice(match.legal_codes))
        told_in_secret = told_in_secret or any(_scrambled(e.to_row(), match, None) != e.to_row() for e in events)
    worlds = [another_world(match, 0, seed) for seed in range(5)]
    assert all(world.view(0) == match.view(0) for world in worlds)
    assert any(world.view(1) != match.view(1) for world in worlds)
    assert told_in_secret


def test_people_learn_no_secrets_of_each_other(server: Running) -> None:
    astrid, bjorn = server.guest("Astrid"), server.guest("Bjorn")
    table = astrid.set_up(2, public=True)
    bjorn.do(table["id"], "sit")
    bjorn.do(table["id"], "note", text="my plan is secret")
    socket = astrid.socket(table["id"], since=0)
    socket.next("happened")
    heard = "".join(socket.received) + astrid.get(f"/api/tables/{table['id']}/log").text
    assert "my plan" not in heard
    assert bjorn.id not in heard
    seen_by_bjorn = bjorn.get(f"/api/tables/{table['id']}").text
    assert not [key for key in (*table["invitations"], table["watch"]) if key in seen_by_bjorn]
    assert "my plan" in seen_by_bjorn
    socket.close()
