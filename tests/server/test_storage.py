from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text

from longhouse import tables
from longhouse.server.ownership import Elsewhere, Shared, machine_time
from longhouse.server.storage import Appended, Conflict, Store, open_store
from longhouse.server.storage.engines import open_engine
from longhouse.server.storage.owning import Owners
from longhouse.server.storage.schema import metadata
from longhouse.server.storage.schema import tables as table_rows
from longhouse.tables import commands as ask
from longhouse.tables import events as log
from longhouse.tables.clocks import DaysClock
from longhouse.tables.settings import Settings
from longhouse.tables.table import SNAPSHOT_EVERY, Table
from tests.server.postgres import Cluster
from tests.tables.playing import GAME, Sitting


def stored(store: Store, sitting: Sitting) -> None:
    """Put a whole table into the database."""
    sitting.table.id = "here"
    asyncio.run(store.append(Appended(sitting.table, sitting.log)))


def test_migrations_make_exactly_the_schema(database: str) -> None:
    open_store(database).close()
    engine = open_engine(database, writing=False)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
    open_store(database).close()


def test_a_table_comes_back_as_it_was(database: str) -> None:
    store, sitting = open_store(database), Sitting(3).begin(bots=1)
    for _ in range(90):
        sitting.answer()
    stored(store, sitting)
    again = asyncio.run(store.load("here"))
    assert again is not None
    assert again.fingerprint() == sitting.table.fingerprint()
    assert again.snapshots == sitting.table.snapshots != {}
    assert again.match.state_bytes() == sitting.table.match.state_bytes()
    assert asyncio.run(store.load("nowhere")) is None
    assert [entry.seq for entry in asyncio.run(store.entries("here", 5))] == list(range(6, again.seq + 1))
    store.close()


def test_any_position_is_a_few_answers_from_what_is_stored(database: str) -> None:
    """bench/positions.py measures what this comes to: every position must open within 200 ms."""
    store, sitting = open_store(database), Sitting(4).begin().play_out()
    stored(store, sitting)
    table = asyncio.run(store.load("here"))
    assert table is not None
    assert table._match is None
    for position in range(len(table.codes) + 1):
        assert len(table.match_at(position).history) <= 2 * SNAPSHOT_EVERY
    store.close()


def test_the_same_number_is_appended_once(database: str) -> None:
    store, sitting = open_store(database), Sitting(2)
    stored(store, sitting)
    twice = Table("here", sitting.log)
    entry = log.Entry(twice.seq + 1, 5, "astrid", log.Said("hello", "Astrid", 0), "id-1")
    twice.fold(entry)

    async def both() -> list[Any]:
        return await asyncio.gather(*(store.append(Appended(twice, [entry])) for _ in range(5)), return_exceptions=True)

    outcomes = asyncio.run(both())
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict"] * 4 + ["NoneType"]
    again = log.Entry(twice.seq + 1, 6, "astrid", log.Said("hello", "Astrid", 0), "id-1")
    twice.fold(again)
    with pytest.raises(Conflict):
        asyncio.run(store.append(Appended(twice, [again])))
    store.close()


def test_a_piece_of_work_that_fails_fails_alone(database: str) -> None:
    store = open_store(database)

    async def three() -> list[Any]:
        add = "insert into owners (table_id, worker) values ('{}', 'w')"
        work = [lambda c, name=name: c.execute(text(add.format(name))).rowcount for name in ("a", "a", "b")]
        return await asyncio.gather(*(store.write(piece) for piece in work), return_exceptions=True)

    outcomes = asyncio.run(three())
    assert [type(outcome).__name__ for outcome in outcomes] == ["int", "IntegrityError", "int"]
    count = asyncio.run(store.read(lambda c: c.execute(text("select count(*) from owners")).scalar_one()))
    assert count == 2
    store.close()


def test_what_arrives_together_is_committed_together(tmp_path: Path) -> None:
    groups: list[int] = []
    store = open_store(f"sqlite:///{tmp_path / 'db'}", lambda size, seconds: groups.append(size))
    begun, held = threading.Event(), threading.Event()

    def hold(connection: Connection) -> None:
        begun.set()
        held.wait()

    async def many() -> None:
        first = asyncio.create_task(store.write(hold))
        await asyncio.to_thread(begun.wait)
        rest = [asyncio.create_task(store.write(lambda c: None)) for _ in range(50)]
        await asyncio.sleep(0)
        held.set()
        await asyncio.gather(first, *rest)

    asyncio.run(many())
    assert groups == [1, 50]
    store.close()


def test_sqlite_is_set_to_lose_nothing(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'db'}", writing=True)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("pragma journal_mode").scalar_one() == "wal"
        assert connection.exec_driver_sql("pragma synchronous").scalar_one() == 2
    engine.dispose()


def test_other_databases_are_refused() -> None:
    with pytest.raises(ValueError, match="use sqlite or postgresql"):
        open_engine("mysql://somewhere/else", writing=True)


def test_an_entry_goes_in_only_behind_its_predecessor(database: str) -> None:
    """A table in memory that has run ahead cannot tear a gap into the log."""
    store, sitting = open_store(database), Sitting(2)
    stored(store, sitting)
    ahead = Table("here", sitting.log)
    entries = [log.Entry(ahead.seq + n, 5, "astrid", log.Said(f"{n}", "Astrid", 0)) for n in (1, 2)]
    for entry in entries:
        ahead.fold(entry)
    with pytest.raises(Conflict):
        asyncio.run(store.append(Appended(ahead, entries[1:])))
    assert asyncio.run(store.entries("here", sitting.table.seq)) == []
    asyncio.run(store.append(Appended(ahead, entries)))
    assert asyncio.run(store.entries("here", sitting.table.seq)) == entries
    store.close()


def test_entries_of_one_addition_follow_each_other() -> None:
    sitting = Sitting(2)
    apart = [log.Entry(sitting.table.seq + n, 5, "astrid", log.Said(f"{n}", "Astrid", 0)) for n in (1, 3)]
    with pytest.raises(Conflict):
        Appended(sitting.table, apart)


def test_two_additions_to_one_table_go_in_behind_each_other(database: str) -> None:
    store, sitting = open_store(database), Sitting(2)
    stored(store, sitting)
    entries = [log.Entry(sitting.table.seq + n, 5, "astrid", log.Said(f"{n}", "Astrid", 0)) for n in (1, 2)]
    one = Table("here", [*sitting.log, entries[0]])
    asyncio.run(store.append(Appended(one, entries[:1]), Appended(one.after(entries[1:]), entries[1:])))
    assert asyncio.run(store.entries("here", sitting.table.seq)) == entries
    newest = select(table_rows.c.seq).where(table_rows.c.id == "here")
    assert asyncio.run(store.read(lambda connection: connection.execute(newest).scalar())) == entries[1].seq
    store.close()


@pytest.mark.parametrize("text", ["\x00", "'\"\\", "\\u0000 $[0] %s ?", "ᛏ 🛶 é", "{}[],null"])
def test_whatever_is_said_is_stored_as_it_was_said(database: str, text: str) -> None:
    store, sitting = open_store(database), Sitting(2)
    stored(store, sitting)
    entry = log.Entry(sitting.table.seq + 1, 5, "astrid", log.Said(text, text, 0), "a name of its own")
    asyncio.run(store.append(Appended(sitting.table.after([entry]), [entry])))
    assert asyncio.run(store.entries("here", sitting.table.seq)) == [entry]
    store.close()


def test_a_gap_in_one_table_does_not_stop_the_others(database: str) -> None:
    store = open_store(database)
    sittings = {name: Sitting(2) for name in ("one", "two", "three")}
    for name, sitting in sittings.items():
        sitting.table.id = name
        asyncio.run(store.append(Appended(sitting.table, sitting.log)))

    def said(sitting: Sitting, ahead: int) -> Appended:
        entry = log.Entry(sitting.table.seq + 1 + ahead, 5, "astrid", log.Said("hello", "Astrid", 0))
        return Appended(sitting.table, [entry])

    async def together() -> list[Any]:
        additions = (said(sitting, name == "two") for name, sitting in sittings.items())
        return await asyncio.gather(*(store.append(addition) for addition in additions), return_exceptions=True)

    assert [type(outcome).__name__ for outcome in asyncio.run(together())] == ["NoneType", "Conflict", "NoneType"]
    store.close()


PATIENT, IMPATIENT = (
    3_600_000,
    1,
)  # milliseconds of a lease: one that does not end in a test, one that has ended at once


def test_one_process_owns_a_table_at_a_time(cluster: Cluster) -> None:
    store, sitting = open_store(cluster.new_database()), Sitting(2)
    stored(store, sitting)
    one, two = (Owners(store, name, f"http://{name}", PATIENT) for name in ("one", "two"))
    hasty = Owners(store, "two", "http://two", IMPATIENT)

    async def story() -> None:
        assert await one.beat() <= await two.beat()
        assert await one.claim("here") is None
        assert await two.claim("here") == ("one", "http://one")
        assert await two.owner_of("here") == ("one", "http://one")
        assert (await one.claim("here"), await one.owner_of("here")) == (None, None)
        assert (await one.owned(), await two.owned()) == ({"here"}, set())
        await asyncio.sleep(0.01)
        assert await hasty.owner_of("here") is None
        assert await hasty.claim("here") is None  # the other has not been seen for longer than the lease
        assert await one.claim("here") == ("two", "http://two")
        await two.release(["here"])
        assert await one.claim("here") is None
        await one.leave()
        assert await two.claim("here") is None
        assert await two.claim("nowhere") is None
        assert await two.owned() == {"here"}  # what does not exist is nobody's

    asyncio.run(story())
    store.close()


def test_a_table_of_another_process_is_refused_with_its_address(cluster: Cluster) -> None:
    store, sitting = open_store(cluster.new_database()), Sitting(2)
    stored(store, sitting)
    one, two = (Shared(store, name, f"http://{name}", machine_time, PATIENT) for name in ("one", "two"))

    async def story() -> None:
        await one.beat()
        await one.claim("here")
        with pytest.raises(Elsewhere, match="http://one"):
            await two.claim("here")

    asyncio.run(story())
    store.close()


def test_a_process_that_starts_forgets_those_that_are_gone(cluster: Cluster) -> None:
    store = open_store(cluster.new_database())
    gone, starting = Owners(store, "gone", "", PATIENT), Shared(store, "starting", "", machine_time, IMPATIENT)

    async def story() -> list[str]:
        await gone.beat()
        await asyncio.sleep(0.2)  # more than a hundred leases
        await starting.beat()
        return await store.read(lambda connection: list(connection.execute(text("select id from workers")).scalars()))

    assert asyncio.run(story()) == ["starting"]
    store.close()


def test_others_are_woken_where_there_are_others(database: str) -> None:
    store = open_store(database)
    asyncio.run(store.wake("here", 1))  # SQLite knows of no others, and would not know how to wake them
    store.close()


def test_only_what_nobody_looks_after_is_due(cluster: Cluster) -> None:
    store, sitting = open_store(cluster.new_database()), Sitting(2).begin(bots=1)
    while sitting.table.bot_to_move is None:
        sitting.answer()
    stored(store, sitting)
    one, two = Owners(store, "one", "", PATIENT), Owners(store, "two", "", PATIENT)

    async def story() -> None:
        await one.beat()
        assert await two.due() == ["here"]
        await one.claim("here")
        assert await two.due() == []
        await asyncio.sleep(0.01)
        assert await Owners(store, "two", "", IMPATIENT).due() == ["here"]

    asyncio.run(story())
    store.close()


def test_lists(database: str) -> None:
    store = open_store(database)
    sittings = {
        "public": Sitting(2, public=True),
        "private": Sitting(2).begin(),
        "clock": Sitting(2, clock=DaysClock()),
    }
    sittings["clock"].begin()
    for name, sitting in sittings.items():
        sitting.table.id = name
        asyncio.run(store.append(Appended(sitting.table, sitting.log)))
    sittings["public"].now += 1000
    said = sittings["public"].do("astrid", ask.Say("come in"))
    asyncio.run(store.append(Appended(sittings["public"].table, sittings["public"].log[-len(said) :])))
    actor = sittings["private"].actor
    assert [row["id"] for row in asyncio.run(store.open_tables())] == ["public"]
    mine = [row["id"] for row in asyncio.run(store.tables_of(actor))]
    assert set(mine) == {"private", "clock"} | ({"public"} if actor == "astrid" else set())
    assert mine[-1] != "private"
    assert asyncio.run(store.tables_due(sittings["clock"].now)) == []
    assert asyncio.run(store.tables_due(sittings["clock"].now + 10**9)) == ["clock"]
    assert asyncio.run(store.tables_of("stranger")) == []
    store.close()


def test_games_of_older_rules_go_on_under_them(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    """A newer room of the same game stands beside the old one: old tables keep theirs, new ones get the newest."""
    from longhouse.kernel import rooms
    from longhouse.kernel.game import Game

    sitting = Sitting(2).begin()
    for _ in range(10):
        sitting.answer()
    store = open_store(database)
    stored(store, sitting)
    old = rooms.game(GAME)
    newer = Game(old.package, old.folder)
    newer.rules_version = old.rules_version + 1
    both = {(GAME, old.rules_version): old, (GAME, newer.rules_version): newer}
    monkeypatch.setattr(rooms, "_rooms", lambda: both)
    again = asyncio.run(store.load("here"))
    assert again is not None
    assert again.game is old
    assert again.match.state_bytes() == sitting.table.match.state_bytes()
    again.fold(log.Entry(again.seq + 1, 9, "", tables.decide(again, ask.Resign(), sitting.asker("astrid"))[0]))
    created = tables.create(GAME, 2, {}, Settings(), sitting.asker("astrid"))[0]
    assert isinstance(created, log.Created)
    assert created.rules_version == newer.rules_version
    store.close()


@pytest.mark.parametrize(("game", "version"), [("vikings_on_board", 1), ("feast_for_odin", 2)])
def test_tables_of_older_rules_are_played_on(
    game: str, version: int, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    """A table begun when the older rules were the newest: it comes back, snapshots and all, and goes on under them."""
    from longhouse.kernel import rooms
    from longhouse.tables import deciding

    with monkeypatch.context() as then:
        then.setattr(deciding, "find_game", lambda id, rules_version=None: rooms.game(id, version))
        sitting = Sitting(2, game=game).begin()
    choices = random.Random(3)
    for _ in range(SNAPSHOT_EVERY + 5):
        sitting.answer(choices)
    store = open_store(database)
    stored(store, sitting)
    again = asyncio.run(store.load("here"))
    store.close()
    assert again is not None
    assert (again.game.rules_version, again.game is rooms.game(game, version)) == (version, True)
    assert again.match.state_bytes() == sitting.table.match.state_bytes()
    for _ in range(20):
        sitting.answer(choices)
    played = sitting.table.match
    same = rooms.game(game, version).start(players=2, seed=played.seed, **played.options)
    for code in sitting.table.codes:
        same.play(code)
    assert same.state_bytes() == played.state_bytes()
    assert same._state.later_rules == 0
    assert rooms.game(game).rules_version == version + 1
