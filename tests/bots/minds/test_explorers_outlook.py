"""Explorers of the North Sea as a network looks at it."""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import longhouse
from longhouse.bots.minds.explorers.outlook import ENTITIES, INPUTS, OUTLOOK, answer_entity
from longhouse.bots.minds.explorers.outlook import layout as at
from longhouse.games.explorers.components import LANDS_ON, SIDES
from longhouse.games.explorers.rules.islands import controls, is_finished
from longhouse.games.explorers.state import ANSWERS, FIRST_CODE, Ask
from longhouse.games.explorers.ways import ways
from longhouse.kernel import entries
from longhouse.kernel.match import Match
from tests.conformance.adversary import another_world
from tests.conformance.cases import Case, positions, walk
from tests.kernel.host_card import lend, needs_compiler
from tests.positions import arranging
from tests.rulebook.explorers.chart import (
    CENTRE,
    GOAT,
    PIG,
    RED,
    YELLOW,
    act,
    at_sea,
    give,
    island_of_five,
    island_of_three,
    land,
    man,
    moor,
    put_animal,
    put_enemy,
    put_settlement,
    put_vikings,
    ship_animal,
)

KINDS = {places.name: places for places in ENTITIES}
COUNTS = range(1, 5)


def outlook(match: Match, seat: int) -> NDArray[np.int64]:
    out = np.full(OUTLOOK.size, 77, np.int64)  # what was there before must not show
    OUTLOOK.rule(match._state, seat, out.data)
    return out


def rows(match: Match, seat: int, kind: str) -> NDArray[np.int64]:
    """The rows of one kind of places."""
    places = KINDS[kind]
    return outlook(match, seat)[places.first : places.end].reshape(places.count, places.width)


def table(match: Match, seat: int, group: str, name: str) -> Any:
    return OUTLOOK.named(outlook(match, seat))[group][name]


def asked(ask: Ask, players: int = 2, seed: int = 1, count: int = 8) -> list[Match]:
    """Positions of a random game in which that is asked."""
    found = []
    for match in walk(Case("explorers", players).start(seed), random.Random(seed)):
        if match._state.ask == ask:
            found.append(match.copy())
            if len(found) == count:
                break
    return found


# ---------------------------------------------------------------------------- whole games
@pytest.mark.parametrize("players", COUNTS)
def test_numbers_lie_within_their_limits_and_answers_point_at_places(players: int) -> None:
    for n, match in enumerate(walk(Case("explorers", players).start(players), random.Random(players))):
        if n % 4 == 0 or match._state.ask not in (Ask.ACTION, Ask.WALK_FROM, Ask.SAIL):
            assert OUTLOOK.faults(outlook(match, n % players)) == []
            if match.actor is not None:
                seen = outlook(match, match.actor)
                assert OUTLOOK.faults(seen) == []
                assert pointed_at(seen, match.legal_codes)


def pointed_at(seen: NDArray[np.int64], codes: Iterable[int]) -> bool:
    """Whether every answer that names a place names one that exists."""
    named = [answer_entity(code) for code in codes]
    return all(seen[ENTITIES[kind].first + i * ENTITIES[kind].width] == 1 for kind, i in filter(None, named))


@pytest.mark.parametrize("players", COUNTS)
def test_rows_begin_with_one_or_are_empty(players: int) -> None:
    for match in positions(Case("explorers", players), 5, 12):
        for seat in range(players):
            for kind in KINDS:
                found = rows(match, seat, kind)
                assert ((found[:, 0] == 1) | ~found.any(axis=1)).all()


@pytest.mark.parametrize("players", COUNTS)
def test_nothing_depends_on_what_is_hidden(players: int) -> None:
    for match in positions(Case("explorers", players), 6, 12):
        for seat in range(players):
            seen = outlook(match, seat).tolist()
            assert outlook(another_world(match, seat, 1), seat).tolist() == seen
            assert outlook(match.seen_by(seat).sample(1), seat).tolist() == seen


# ---------------------------------------------------------------------------- the same numbers everywhere
@needs_compiler
@pytest.mark.parametrize("players", [1, 4])
def test_a_card_sees_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, players: int) -> None:
    game = longhouse.game("explorers")
    monkeypatch.setitem(game.room.contract, "observe", OUTLOOK.rule)
    monkeypatch.setattr(game.room, "observation", OUTLOOK)
    lend(monkeypatch, tmp_path)
    batch = game.batch(3, players=players, seed=2, engine="cuda")
    for _ in range(6):
        batch.play_out(19)
        for seat in range(players):
            for seen, cells in zip(batch.observe(seat), batch.save(), strict=True):
                match = Match(game, players, None, batch.options, np.array([cells]))
                assert seen.tolist() == outlook(match, seat).tolist()


@pytest.mark.slow
@pytest.mark.parametrize("players", COUNTS)
def test_compiled_and_interpreted_outlooks_agree(players: int) -> None:
    engine = longhouse.game("explorers").fast.extended({"observe": OUTLOOK.rule})
    for match in positions(Case("explorers", players), 7, 20):
        for seat in range(players):
            seen = np.zeros(OUTLOOK.size, np.int64)
            engine.entry(entries.look)(match._cells, 0, seat, seen)
            assert seen.tolist() == outlook(match, seat).tolist()


# ---------------------------------------------------------------------------- the layout
def test_every_number_is_a_way_a_place_or_an_input() -> None:
    assert [places.first for places in ENTITIES] == [at.WAYS, *(places.end for places in ENTITIES[:-1])]
    assert (INPUTS.start, INPUTS.stop) == (ENTITIES[-1].end, OUTLOOK.size)
    assert -128 <= OUTLOOK.least.min() <= OUTLOOK.most.max() <= 127


def test_answers_name_places_but_for_captains_and_deeds() -> None:
    for block in ANSWERS.blocks:
        named = [answer_entity(block.first + i) for i in range(block.size)]
        if block.kind in ("captain", "deed"):
            assert set(named) == {None}
        else:
            kinds = {kind for kind, _ in filter(None, named)}
            assert None not in named
            assert len(kinds) == 1
            assert {i for _, i in filter(None, named)} == set(range(ENTITIES[kinds.pop()].count))


# ---------------------------------------------------------------------------- ways
def test_voyages_are_as_long_as_the_board_says() -> None:
    found = 0
    for match in asked(Ask.ACTION, seed=3, count=50):
        s = match._state
        if s.crew[s.actor] == 0:
            continue
        for h in range(s.hexes):
            s.enemy_ship[h] = 0  # where the board ends a voyage, and the outlook does not
        nearest: dict[int, int] = {}
        told = ways(s, s.actor)
        assert told is not None
        for voyage in told["sail"]:
            nearest[voyage["hex"]] = min(voyage["cost"], nearest.get(voyage["hex"], at.FAR))
        seen = rows(match, s.actor, "hexes")
        for h in range(s.hexes):
            within = h in nearest or h == s.ship_hex[s.actor]
            assert seen[h, at.HEX_THIS_TURN] == within
            if h in nearest and h != s.ship_hex[s.actor]:
                assert seen[h, at.HEX_VOYAGE] == at.FAR - nearest[h]
                found += 1
    assert found > 100


def test_a_lone_sailor_keeps_away_from_an_enemy() -> None:
    match = at_sea()
    with arranging(match) as s:
        first, *_ = island_of_three(s, "enemy_ship")
        put_enemy(s, first)
        moor(s, RED, CENTRE)
    for crew, fight in ((1, 0), (2, 1)):
        with arranging(match) as s:
            man(s, RED, crew)
        seen = rows(match, RED, "hexes")[first]
        assert (seen[at.HEX_ENEMY], seen[at.HEX_FIGHT]) == (1, fight)
        assert (seen[at.HEX_VOYAGE] > 0) == (crew == 2)
        assert (table(match, RED, "ship", "nearest")[at.ENEMY] > 0) == (crew == 2)


def test_ways_on_land_lead_to_livestock_sites_and_the_ship() -> None:
    match = at_sea()
    with arranging(match) as s:
        first, second, third = island_of_three(s)
        put_animal(s, third, GOAT)
        put_vikings(s, RED, first, 2)
        moor(s, RED, second)
        moor(s, YELLOW, third)
    seen = rows(match, RED, "lands")
    start, shore, herd = (seen[land(match._state, h)] for h in (first, second, third))
    assert (start[at.LAND_AFOOT], shore[at.LAND_AFOOT], herd[at.LAND_AFOOT]) == (16, 15, 15)
    assert (start[at.LAND_TO_ANIMAL], herd[at.LAND_TO_ANIMAL]) == (15, 16)
    assert (shore[at.LAND_AT_SHIP], start[at.LAND_TO_SHIP], herd[at.LAND_TO_SHIP]) == (1, 15, 15)
    assert [row[at.LAND_RIVAL] for row in (start, shore, herd)] == [14, 14, 15]
    assert herd[at.LAND_ANIMALS + GOAT] == herd[at.LAND_HERD] == 1
    assert [row[at.LAND_SITE] for row in (start, shore, herd)] == [1, 1, 1]
    assert [row[at.LAND_BUILDERS] for row in (start, shore, herd)] == [2, 2, 2]
    assert [row[at.LAND_TILES] for row in (start, shore, herd)] == [3, 3, 3]
    assert [row[at.LAND_BAND] for row in (start, shore, herd)] == [2, 2, 2]
    assert table(match, RED, "ship", "afoot").tolist() == [15, 0, 0, 15]
    assert rows(match, RED, "hexes")[first, at.HEX_SITES] == 1


def test_sides_of_the_ship_say_what_lies_that_way() -> None:
    match = at_sea()
    with arranging(match) as s:
        first, *_ = island_of_three(s)
        put_animal(s, first, PIG)
        moor(s, RED, CENTRE)
    seen = rows(match, RED, "sails")
    nearest = table(match, RED, "ship", "nearest")[at.ANIMAL]
    assert nearest == max(seen[:, at.SAIL_DEEDS + at.ANIMAL]) > 0
    for side in range(SIDES):
        if seen[side, 0]:
            goal = match._state.beside[CENTRE, side]
            assert seen[side, : at.HEX_WIDTH].tolist() == rows(match, RED, "hexes")[goal].tolist()


# ---------------------------------------------------------------------------- islands and seats
def test_rivals_are_seen_from_the_own_seat() -> None:
    match = at_sea()
    with arranging(match) as s:
        first, *_ = island_of_five(s)
        put_vikings(s, RED, first, 1)
        put_vikings(s, YELLOW, first, 2)
    place = land(match._state, first)
    for seat, own, best, led in ((RED, 1, 2, 0), (YELLOW, 2, 1, 1)):
        seen = rows(match, seat, "lands")[place]
        assert seen[[at.LAND_OWN_VIKINGS, at.LAND_VIKINGS]].tolist() == [own, best]
        assert seen[[at.LAND_OWN_INFLUENCE, at.LAND_INFLUENCE, at.LAND_LED]].tolist() == [own, best, led]
        assert seen[[at.LAND_TILES, at.LAND_FINISHED]].tolist() == [5, 1]
        assert table(match, seat, "seats", "led")[:2, 0].tolist() == ([0, 5] if seat == RED else [5, 0])
        assert table(match, seat, "seats", "sheet")[:2, 5].tolist() == ([0, 5] if seat == RED else [5, 0])


@pytest.mark.parametrize("ask", [Ask.CELL, Ask.TURN])
def test_where_and_how_a_tile_is_laid_says_what_it_finishes(ask: Ask) -> None:
    """Answers in random games that lay a tile at once, against the islands after it was laid so."""
    kind, led, lost = ("cells", at.CELL_MAKES_LED, at.CELL_MAKES_LOST)
    if ask == Ask.TURN:
        kind, led, lost = "turns", at.TURN_CLOSES_LED, at.TURN_CLOSES_LOST
    choices, told = random.Random(1), []
    for players, seed in ((1, 1), (2, 2), (3, 3)):
        for match in asked(ask, players, seed, 25):
            spread_influence(match, choices)
            seen = rows(match, match.actor or 0, kind)
            for code in match.legal_codes:
                s, row = laid(match, code), seen[code - FIRST_CODE[ask]]
                new = range(s.lands - LANDS_ON[s.hex_plate[s.hexes - 1]], s.lands)
                islands = {s.island[part] for part in new}
                # two lands of a tile that become one island are not foreseen
                if s.hexes > match._state.hexes and len(islands) == len(new):
                    closed = [island for island in islands if is_finished(s, island)]
                    own = sum(s.island_tiles[island] for island in closed if controls(s, match.actor or 0, island))
                    assert row[led] == own
                    assert row[lost] == sum(s.island_tiles[island] for island in closed) - own
                    told.append(row)
    assert told
    if ask == Ask.CELL:  # a tile that closes an island seldom has two ways to lie
        assert any(row[led] > 2 for row in told)
        assert any(row[lost] > 2 for row in told)


def spread_influence(match: Match, choices: random.Random) -> None:
    """Everybody gets some influence everywhere: random players hardly do."""
    s = match._state
    for island in range(s.lands):
        for seat in range(s.players):
            s.influence[seat, island] = choices.randint(1, 3) if s.island[island] == island else 0


def laid(match: Match, code: int) -> Any:
    after = match.copy()
    after.play(code)
    return after._state


# ---------------------------------------------------------------------------- steps and cargoes
def test_a_step_says_what_it_raids() -> None:
    match = at_sea()
    with arranging(match) as s:
        first, second, _ = island_of_three(s, "settlement")
        put_settlement(s, first, 2)
        put_vikings(s, RED, second, 2)
    act(match, "walk")
    assert match._state.ask == Ask.WALK
    for code in match.legal_codes:
        side, walkers = divmod(code - FIRST_CODE[Ask.WALK], 2)
        row = rows(match, RED, "walks")[side * 2 + walkers]
        assert row[at.WALK_WALKERS] == walkers + 1
        assert row[at.WALK_LEFT] == 1 - walkers
        conquered = laid(match, code).settlement[first] == 0
        assert row[at.WALK_RAIDS] == (2 if conquered else 0)
        assert row[at.WALK_NEARER + 1] == (1 if row[at.LAND_STRENGTH] else 0)


def test_a_cargo_says_what_it_brings() -> None:
    match = at_sea()
    with arranging(match) as s:
        give(s, RED, pig=1)
        man(s, RED, 1)
        ship_animal(s, RED, PIG)
        ship_animal(s, RED, GOAT)
        moor(s, RED, CENTRE)
    before = match.scores[RED]
    assert table(match, RED, "ship", "hold_gain") == 3
    assert table(match, RED, "ship", "gain").tolist() == [1, 3, 2, 3, 3, 3]
    act(match, "unload")
    while match._state.ask == Ask.UNLOAD_TO:
        match.play(FIRST_CODE[Ask.UNLOAD_TO] + 3)
    gains = set()
    for code in match.legal_codes:
        row = rows(match, RED, "cargoes")[code - FIRST_CODE[Ask.UNLOAD]]
        after = match.copy()
        after.play(code)
        assert row[at.CARGO_GAIN] == after.scores[RED] - before
        assert row[at.CARGO_CREW] == after._state.crew[RED]
        gains.add(int(row[at.CARGO_GAIN]))
    assert gains == {0, 1, 2, 3}


def test_an_animal_led_to_the_ship_comes_nearer() -> None:
    match = at_sea()
    with arranging(match) as s:
        first, second, _ = island_of_three(s)
        put_animal(s, first, PIG)
        put_animal(s, first, GOAT)
        give(s, RED, pig=1)
        put_vikings(s, RED, first, 2)
        moor(s, RED, second)
    act(match, "transport")
    assert match._state.ask == Ask.TRANSPORT
    seen = rows(match, RED, "drives")
    (side,) = [side for side in range(SIDES) if match._state.beside[first, side] == second]
    pig, goat = seen[PIG * SIDES + side], seen[GOAT * SIDES + side]
    assert (pig[at.DRIVE_GAIN], goat[at.DRIVE_GAIN]) == (1, 2)
    assert pig[at.DRIVE_TO_SHIP] == at.FAR
    assert pig[at.DRIVE_NEARER + 3] == 1
