"""No leak: what a seat sees is the same in every world it cannot tell from the true one; and samples really differ.

The other worlds come from an adversary that knows nothing of how the games and the kernel make theirs.
"""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhouse import Match
from longhouse.kernel import entries
from longhouse.kernel.randomness import seed_random
from tests.conformance.adversary import another_world
from tests.conformance.cases import CASES, PLAIN_CASES, Case, positions

SEEDS = st.integers(0, 2**63 - 1)


def observation(match: Match, seat: int) -> list[int]:
    out = np.zeros(match.game.observation.size, np.int64)
    entries.look(match._states, 0, seat, out.data)
    return out.tolist()


def answers(match: Match, seat: int) -> list[Any]:
    return [action.to_dict() for action in match.legal] if match.actor == seat else []


def all_that_is_seen(match: Match, seat: int) -> str:
    """Everything the seat gets of a position, as text."""
    seen = [match.view(seat), match.view(None), observation(match, seat), answers(match, seat)]
    if match.game.open_scores:
        seen.append([match.score_sheet(n) for n in range(match.players)])
    return json.dumps(seen)


def resampled(cells: Any, match: Match, seat: int, seed: int) -> Any:
    world, rng = cells.copy(), np.zeros(4, np.int64)
    seed_random(rng.data, seed)
    entries.resample([match.game.room.State(world)], 0, seat, rng.data)
    return world


@pytest.mark.parametrize("case", CASES, ids=str)
@given(seed=SEEDS)
def test_nothing_seen_depends_on_what_is_hidden(case: Case, seed: int) -> None:
    for match in positions(case, seed, 8):
        for seat in range(case.players):
            seen = all_that_is_seen(match, seat)
            assert all_that_is_seen(another_world(match, seat, seed), seat) == seen
            assert all_that_is_seen(match.seen_by(seat).sample(seed), seat) == seen
        assert another_world(match, None, seed).view(None) == match.view(None)


@pytest.mark.parametrize("case", CASES, ids=str)
@given(seed=SEEDS)
def test_a_sample_is_a_function_of_what_the_seat_knows(case: Case, seed: int) -> None:
    """Two worlds that the seat cannot tell apart give the same samples, byte for byte: nothing hidden gets in, and
    nothing of the generator."""
    for match in positions(case, seed, 8):
        for seat in range(case.players):
            other = another_world(match, seat, seed)
            assert generator(other) != generator(match)
            of_truth = resampled(match._cells, match, seat, seed)
            of_other = resampled(other._cells, match, seat, seed)
            assert of_truth.tobytes() == of_other.tobytes()
            seen = match.seen_by(seat)
            assert generator(match) not in (seen.cells()["rng"].tobytes(), generator(seen.sample(seed)))


def generator(match: Match) -> bytes:
    return match._cells["rng"].tobytes()  # type: ignore[no-any-return]


@pytest.mark.parametrize("case", CASES, ids=str)
@given(seed=SEEDS)
def test_events_tell_a_seat_nothing_that_its_view_hides(case: Case, seed: int) -> None:
    """The same answer in the truth and in a possible world: if a seat hears a difference, its view must show one."""
    choices = random.Random(seed)
    for match in positions(case, seed, 8)[:-1]:
        code = choices.choice(match.legal_codes)
        for seat in range(case.players):
            world, truth = another_world(match, seat, seed), match.copy()
            if code not in world.legal_codes:
                assert match.actor != seat
                continue
            heard = [event.seen_by(seat).to_dict() for event in truth.play(code)]
            heard_there = [event.seen_by(seat).to_dict() for event in world.play(code)]
            if heard != heard_there:
                assert truth.view(seat) != world.view(seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_samples_really_differ(case: Case) -> None:
    """At the start every seat has something it cannot know, and the future is open."""
    match = case.start(99)
    for seat in range(case.players):
        seen = match.seen_by(seat)
        futures = {generator(seen.sample(seed)) for seed in range(12)}
        assert len(futures | {generator(match)}) == 13
        if case.game.meta.get("hidden", True):
            hidden = {_without_generator(seen.sample(seed)) for seed in range(40)}
            assert len(hidden) > 1
            truths = sum(_without_generator(seen.sample(seed)) == _without_generator(match) for seed in range(40))
            assert truths < 40


def _without_generator(match: Match) -> bytes:
    cells = match._cells.copy()
    for name in ("rng", "story", "told", "sealed"):
        cells[name] = 0
    return cells.tobytes()


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_the_adversary_lays_out_worlds_that_others_would_tell_apart(case: Case) -> None:
    """Every hidden field is scrambled somewhere in a game, and the rules' own invariants hold in every such world."""
    changed = set()
    for match in positions(case, 5, 80)[:-1]:
        for seat in (None, *range(case.players)):
            for seed in range(2):
                world = another_world(match, seat, seed)
                assert case.game.room.contract["broken"](world._state) == 0
                changed |= {name for name in world._cells.dtype.names if not same(name, world, match)}
    assert {"rng", *HIDDEN.get(case.game_id, ())} <= changed


def same(name: str, one: Match, other: Match) -> bool:
    return bool((one._cells[name] == other._cells[name]).all())


HIDDEN = {
    "vikings_on_board": {"stack", "drawn", "kept", "barrel", "story"},
    "knarr": {"land", "deck", "hand"},
    "explorers": {"stack", "hand"},
    "feast_for_odin": {"strip_order", "card_at"},
}


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_samples_are_positions_that_can_be_played_to_the_end(case: Case) -> None:
    for match in positions(case, 21, 6)[:-1]:
        world = match.seen_by(random.Random(21).randrange(case.players)).sample(4)
        choices = random.Random(1)
        while not world.over:
            assert case.game.room.contract["broken"](world._state) == 0
            world.play(choices.choice(world.legal_codes))


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_the_seed_is_in_no_view(case: Case) -> None:
    seed = 6_148_914_691_236_517_205
    for match in positions(case, seed, 6):
        for seat in (None, *range(case.players)):
            assert str(seed) not in json.dumps(match.view(seat))
