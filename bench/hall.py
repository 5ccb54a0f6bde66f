"""What a move costs in the hall: decided, stored, folded and told to four listeners, without their sockets.

    .venv/bin/python -m bench.hall vikings_on_board
    .venv/bin/python -m bench.hall feast_for_odin --tables 4 --before 480     # near its end
    .venv/bin/python -m bench.hall vikings_on_board --profile

Time of the processor, of the event loop's thread and of the others (the writer). On a busy machine it is longer than on
an idle one: compare runs side by side.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import random
import tempfile
import time

from longhouse import tables
from longhouse.kernel.rooms import game as find_game
from longhouse.server.hall import Hall, Live
from longhouse.server.listeners import Listener
from longhouse.server.messages import Asking
from longhouse.server.metrics import Metrics
from longhouse.server.ownership import machine_time
from longhouse.server.people import Person
from longhouse.server.storage import open_store
from longhouse.server.sweeping import Sweeper
from longhouse.tables import commands as ask
from longhouse.tables.settings import Settings

PEOPLE = [Person(f"p{n}", f"P{n}") for n in range(4)]


class Deaf(Listener):
    """Somebody to whom frames are made and not sent."""

    def send(self, frame: bytes, seq: int = 0) -> None:
        pass


async def table_of_four(hall: Hall, game: str, seed: int) -> Live:
    host = PEOPLE[0]
    asker = tables.Asker(host.id, host.name, machine_time(), seed=lambda: seed)
    live = await hall.create(host.id, tables.create(game, len(PEOPLE), {}, Settings(), asker))
    for n, person in enumerate(PEOPLE[1:], start=1):
        await hall.command(live.table.id, person, Asking(ask.Sit(invitation=live.table.invitations[n])))
    await hall.append(live.table.id, host.id, lambda table: tables.decide(table, ask.Start(), asker))
    for person in PEOPLE:
        await hall.listen(live, Deaf(person.id), None)
    return live


async def move(hall: Hall, live: Live, choose: random.Random) -> None:
    table = live.table
    if table.turn is not None:
        codes = (choose.choice(table.match.legal_codes),)
        await hall.command(table.id, PEOPLE[table.turn], Asking(ask.Move(codes), f"{table.seq}", table.seq))


async def measure(asked: argparse.Namespace, folder: str) -> None:
    store = open_store(f"sqlite:///{folder}/longhouse.db")
    hall, choose = Hall(store, Metrics(), machine_time), random.Random(1)
    Sweeper().begin()  # as a house does
    lives = [await table_of_four(hall, asked.game, seed) for seed in range(asked.tables)]
    for _ in range(asked.before):
        await asyncio.gather(*(move(hall, live, choose) for live in lives))
    profile = cProfile.Profile() if asked.profile else None
    whole, loop = time.process_time(), time.thread_time()
    if profile:
        profile.enable()
    rounds = max(1, asked.moves // len(lives))
    for _ in range(rounds):
        await asyncio.gather(*(move(hall, live, choose) for live in lives))
    if profile:
        profile.disable()
        pstats.Stats(profile).sort_stats("tottime").print_stats(30)
    whole, loop = time.process_time() - whole, time.thread_time() - loop
    each = 1e6 / (rounds * len(lives))
    over = sum(live.table.turn is None for live in lives)
    print(
        f"{asked.game}: {whole * each:.0f} us a move: event loop {loop * each:.0f}, others {(whole - loop) * each:.0f}"
    )
    print(f"{rounds * len(lives)} moves at {len(lives)} tables, {over} of them over at the end")
    await hall.close()
    store.close()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--tables", type=int, default=50)
    asked.add_argument("--before", type=int, default=3, help="moves of each table before it is measured")
    asked.add_argument("--moves", type=int, default=3000)
    asked.add_argument("--profile", action="store_true")
    given = asked.parse_args()
    find_game(given.game).prepare()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(given, folder))


if __name__ == "__main__":
    main()
