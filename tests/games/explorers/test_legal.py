"""The answers that are looked for are those that testing every code of a question's block would find."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import longhouse
from longhouse.games.explorers.components import (
    ANIMALS,
    CAPACITY,
    CARGO,
    CARGOES_UP_TO,
    LIKE,
    MOST_WALKERS,
    OUTPOST_COST,
    OUTPOSTS,
    SIDES,
    TILES,
)
from longhouse.games.explorers.rules.chart import cell_code, fits, turn_fits
from longhouse.games.explorers.rules.islands import land_beyond
from longhouse.games.explorers.rules.longships import (
    aboard,
    animals_ashore,
    may_load_from,
    may_sail_to,
    may_unload_to,
    vikings_ashore,
)
from longhouse.games.explorers.rules.outposts import may_build_at
from longhouse.games.explorers.state import CODES, FIRST_CODE, Ask, Deed

GAME = longhouse.game("explorers")


def fits_in_some_turn(s: Any, cell: int, tile: int) -> bool:
    return any(turn_fits(s, cell, tile, turned) for turned in range(SIDES))


def may_choose_captain(s: Any, captain: int) -> bool:
    return captain in (s.captain[s.actor, 0], s.captain[s.actor, 1])


def may_choose_tile(s: Any, tile: int) -> bool:
    hand = [s.hand[s.actor, i] for i in range(s.hand_len[s.actor])]
    if tile not in hand or LIKE[tile] in [LIKE[other] for other in hand[: hand.index(tile)]]:
        return False
    return any(fits_in_some_turn(s, cell, tile) for cell in range(s.opens))


def may_choose_cell(s: Any, code: int) -> bool:
    cells = [cell for cell in range(s.opens) if cell_code(s, cell) == code]
    return any(fits_in_some_turn(s, cell, s.hand[s.actor, s.chosen]) for cell in cells)


def may_turn(s: Any, turned: int) -> bool:
    return turn_fits(s, s.cell, s.hand[s.actor, s.chosen], turned)


def may_load(s: Any, cargo: int) -> bool:
    room, vikings = CAPACITY - aboard(s, s.actor), vikings_ashore(s, s.actor, s.shore)
    if cargo >= CARGOES_UP_TO[room] or CARGO[cargo, 0] > vikings:
        return False
    return all(CARGO[cargo, 1 + k] <= animals_ashore(s, s.actor, s.shore, k) for k in range(ANIMALS))


def may_unload(s: Any, cargo: int) -> bool:
    if CARGO[cargo, 0] > s.crew[s.actor]:
        return False
    return all(CARGO[cargo, 1 + animal] <= s.hold[s.actor, animal] for animal in range(ANIMALS))


def may_walk_from(s: Any, land: int) -> bool:
    ways = land < s.lands and any(land_beyond(s, land, side) >= 0 for side in range(SIDES))
    return ways and s.vikings[s.actor, land] > 0


def may_walk(s: Any, code: int) -> bool:
    side, walkers = divmod(code, MOST_WALKERS)
    return s.vikings[s.actor, s.land] >= walkers + 1 and land_beyond(s, s.land, side) >= 0


def may_transport_from(s: Any, land: int) -> bool:
    return may_walk_from(s, land) and any(s.livestock[land, animal] > 0 for animal in range(ANIMALS))


def may_transport(s: Any, code: int) -> bool:
    animal, side = divmod(code, SIDES)
    return s.livestock[s.land, animal] > 0 and land_beyond(s, s.land, side) >= 0


def may_build(s: Any, code: int) -> bool:
    h, corner = divmod(code, SIDES)
    return h < s.hexes and may_build_at(s, h, corner)


def may_do(s: Any, deed: int) -> bool:
    """Whether any answer of the question that the action leads to would be allowed."""
    if deed == Deed.END_TURN:
        return True
    if deed == Deed.BUILD_OUTPOST and (s.points < OUTPOST_COST or s.built[s.actor] == OUTPOSTS):
        return False
    ask = (Ask.LOAD_FROM, Ask.UNLOAD_TO, Ask.SAIL, Ask.WALK_FROM, Ask.TRANSPORT_FROM, Ask.OUTPOST)[deed]
    return s.points > 0 and any(ALLOWED[ask](s, i) for i in range(CODES[ask]))


ALLOWED: dict[Ask, Callable[[Any, int], bool]] = {
    Ask.CAPTAIN: may_choose_captain,
    Ask.TILE: may_choose_tile,
    Ask.CELL: may_choose_cell,
    Ask.TURN: may_turn,
    Ask.ACTION: may_do,
    Ask.LOAD_FROM: may_load_from,
    Ask.LOAD: may_load,
    Ask.UNLOAD_TO: may_unload_to,
    Ask.UNLOAD: may_unload,
    Ask.SAIL: may_sail_to,
    Ask.WALK_FROM: may_walk_from,
    Ask.WALK: may_walk,
    Ask.TRANSPORT_FROM: may_transport_from,
    Ask.TRANSPORT: may_transport,
    Ask.OUTPOST: may_build,
}


def positions(players: int, seed: int) -> Iterator[tuple[Any, tuple[int, ...]]]:
    """Records and legal answers of a random game on a compact map; turns end when nothing else can be done."""
    match, choices = GAME.start(players=players, seed=seed), random.Random(seed)
    while not match.over:
        s, codes = match._state, match.legal_codes
        yield s, codes
        if s.ask == Ask.ACTION:
            codes = codes[:-1] or codes
        match.play(choices.choice(codes[:3] if s.ask == Ask.CELL else codes))


@pytest.mark.parametrize("players", range(1, 5))
def test_answers_are_those_that_testing_every_code_finds(players: int) -> None:
    met: set[int] = set()
    for seed in range(8):
        for s, codes in positions(players, seed):
            allowed = [FIRST_CODE[s.ask] + i for i in range(CODES[s.ask]) if ALLOWED[Ask(s.ask)](s, i)]
            assert list(codes) == allowed, Ask(s.ask).name
            met.add(s.ask)
    assert met >= set(ALLOWED) - {Ask.CAPTAIN}  # alone, both captains stay


@pytest.mark.parametrize("players", range(1, 5))
def test_a_tile_fits_where_one_of_its_turns_does(players: int) -> None:
    *_, (s, _) = positions(players, seed=1)
    for cell in range(s.opens):
        for tile in range(TILES):
            assert fits(s, cell, tile) == fits_in_some_turn(s, cell, tile)
