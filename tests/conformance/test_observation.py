"""An observation is complete: what a seat knows and what matters to answers or points shows in it.

The adversary knows nothing of how observations are made. It looks for two positions with one observation: two answers
given in one position, or a position and one in which a number of the record was changed (the invariants say which of
these can be positions). ``determinize`` says whether the seat can tell them apart, the rules say whether the difference
matters: both worlds are played on with the same answers and the same chances.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator

import numpy as np
import pytest

import longhouse
from longhouse import BadOption, Match
from longhouse.kernel import entries
from longhouse.kernel.observation import bit, category, count
from longhouse.kernel.randomness import seed_random
from longhouse.kernel.record import Cells
from tests.conformance.cases import CASES, DEEP, GAMES, PLAIN_CASES, Case, positions

STEPS = 25  # answers by which a difference must have come to matter
SIBLINGS = 12  # answers of one position that are compared
TRIES = 6 if DEEP else 2  # changes of every field of a position
NOT_TOLD = ("rng", "story", "told", "sealed", "filler")  # of no position, but of how it came about
ONLY_COUNTED = {"vikings_on_board": ("turns",), "knarr": ("turns",)}  # numbers that no rule reads
NO_POSITION = (IndexError, ValueError, OverflowError, ZeroDivisionError)  # in what no invariant speaks against either
Eyes = Callable[[Match, Cells, int], bytes]


def world(match: Match, cells: Cells, seat: int, seed: int) -> Match:
    """A world that the seat holds possible, all that it does not know drawn by the seed alone."""
    possible, rng = cells.copy(), np.zeros(4, np.int64)
    seed_random(rng.data, seed)
    entries.resample([match.game.room.State(possible)], 0, seat, rng.data)
    return Match(match.game, match.players, None, match.options, possible)


def same_bytes(one: Match, other: Match) -> bool:
    cells = [one._cells.copy(), other._cells.copy()]
    for name in NOT_TOLD:
        for each in cells:
            if name in (each.dtype.names or ()):
                each[name] = 0
    return cells[0].tobytes() == cells[1].tobytes()


def matters(one: Match, other: Match, seed: int) -> bool:
    """Whether the rules treat the two differently within some answers, the same chances given."""
    choices = random.Random(seed)
    for _ in range(STEPS):
        if (one.actor, one.legal_codes) != (other.actor, other.legal_codes):
            return True
        if one.over or one.scores != other.scores:
            return one.scores != other.scores
        code = choices.choice(one.legal_codes)
        one.play(code)
        other.play(code)
    return False


def tell_apart(match: Match, one: Cells, other: Cells, seat: int) -> bool:
    """Whether the seat knows a difference between two positions, and it matters."""
    pairs = [(world(match, one, seat, seed), world(match, other, seat, seed)) for seed in (1, 2)]
    if same_bytes(*pairs[0]):
        return False
    return any(matters(*pair, seed) for seed, pair in enumerate(pairs))


def observed(match: Match, cells: Cells, seat: int) -> bytes:
    return Match(match.game, match.players, None, match.options, cells.copy()).observe(seat).tobytes()


def after_answers(match: Match, choices: random.Random) -> list[Cells]:
    """Where some answers of a position lead, chance being the same."""
    codes = match.legal_codes
    chosen = choices.sample(codes, min(SIBLINGS, len(codes)))
    found = []
    for code in chosen:
        after = match.copy()
        after.play(code)
        found.append(after._cells)
    return found


def changed(match: Match, choices: random.Random, others: list[Match]) -> Iterator[tuple[str, Cells]]:
    """The position with one number of its record taken from elsewhere in the field, or from another position."""
    room = match.game.room
    for name in room.State.fields:
        if name in (*NOT_TOLD, *ONLY_COUNTED.get(match.game.id, ())):
            continue
        for _ in range(TRIES):
            cells = match._cells.copy()
            row = cells[name].reshape(-1)
            i = choices.randrange(len(row))
            source = choices.choice(others)._cells[name].reshape(-1)
            row[i] = choices.choice([source[i], choices.choice(list(row)), row[i] + 1, row[i] ^ 1])
            if cells.tobytes() != match._cells.tobytes() and is_whole(match, cells):
                yield name, cells


def is_whole(match: Match, cells: Cells) -> bool:
    """Whether no invariant speaks against a position; one in which they cannot even be counted is none."""
    room = match.game.room
    try:
        return bool(room.contract["broken"](room.State(cells)) == 0)
    except NO_POSITION:
        return False


def overlooked(case: Case, eyes: Eyes) -> Iterator[str]:
    """Numbers of the record that matter, that a seat knows, and that these eyes do not see."""
    choices = random.Random(5)
    found = positions(case, 32, 4)
    for match in found[:-1]:
        assert match.actor is not None
        seen = eyes(match, match._cells, match.actor)
        for name, cells in changed(match, choices, found):
            try:
                if eyes(match, cells, match.actor) == seen and tell_apart(match, match._cells, cells, match.actor):
                    yield name
            except NO_POSITION:
                continue


@pytest.mark.parametrize("case", CASES, ids=str)
def test_answers_that_lead_to_different_positions_are_seen_to(case: Case) -> None:
    choices = random.Random(3)
    for match in positions(case, 31, 10)[:-1]:
        for seat in range(case.players):
            alike: dict[bytes, list[Cells]] = defaultdict(list)
            for cells in after_answers(match, choices):
                alike[observed(match, cells, seat)].append(cells)
            for first, *rest in alike.values():
                for other in rest:
                    assert not tell_apart(match, first, other, seat)


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_numbers_of_the_record_that_matter_are_seen(case: Case) -> None:
    assert list(overlooked(case, observed)) == []


@pytest.mark.parametrize(("game_id", "group"), [("knarr", "boats"), ("vikings_on_board", "fjord")])
def test_what_an_observation_left_out_would_be_found(game_id: str, group: str) -> None:
    observation = longhouse.game(game_id).observation

    def blinkered(match: Match, cells: Cells, seat: int) -> bytes:
        seen = np.frombuffer(observed(match, cells, seat), np.int16).copy()
        for view in observation.named(seen)[group].values():
            view[...] = 0
        return seen.tobytes()

    assert next(overlooked(Case(game_id, 2), blinkered), None) is not None


# ---------------------------------------------------------------------------- what follows from the declaration
@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_every_number_lies_within_its_limits(case: Case) -> None:
    batch = case.game.batch(16, players=case.players, seed=40)
    rng = batch.generators(1)
    while not batch.over.all():
        for seat in range(case.players):
            assert case.game.observation.faults(batch.observe(seat)) == []
        batch.step(batch.random_answers(rng))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_number_beyond_its_limits_names_its_feature(game) -> None:
    observation = game.observation
    seen = game.batch(2, seed=40).observe().astype(np.int32)
    for place in observation:
        name, last = f"{place.group}.{place.feature.name}", place.cells.stop - 1
        for wrong in (place.feature.kind.least - 1, place.feature.kind.most + 1):
            other = seen.copy()
            other[1, last] = wrong
            assert observation.faults(other) == [name]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_compiled_and_interpreted_observations_agree(case: Case) -> None:
    options: dict = dict(case.options)
    batch = case.game.batch(4, players=case.players, seed=50, **options)
    batch.play_out(37)
    plain = case.game.batch(4, players=case.players, seed=50, engine="interpreter", **options)
    plain.load(batch.save())
    for seat in range(case.players):
        assert batch.observe(seat).tobytes() == plain.observe(seat).tobytes()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_views_scaling_and_expansion_follow(game) -> None:
    observation = game.observation
    batch = game.batch(5, seed=60)
    batch.play_out(20)
    seen = batch.observe()
    named = observation.named(seen)
    assert sum(view[0].size for group in named.values() for view in group.values()) == observation.size
    for place in observation:
        view = named[place.group][place.feature.name]
        assert view.shape == (5, *place.feature.shape)
        assert np.shares_memory(view, seen)
        assert place.feature.meaning.endswith(".")
    scaled = observation.scaled(seen)
    assert scaled.dtype == np.float32
    assert 0 <= scaled.min() <= scaled.max() <= 1
    wide = observation.expanded(seen)
    assert wide.shape == (5, observation.expanded_size)
    categories = sum(place.feature.size for place in observation if place.feature.kind.name == "category")
    assert ((wide == 1).sum(axis=1) >= categories).all()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_category_is_spread_out_with_a_one_for_the_thing_it_is(game) -> None:
    observation = game.observation
    batch = game.batch(1, seed=60)
    batch.play_out(20)
    (seen,) = batch.observe()
    scaled = observation.scaled(seen)
    expected: list[float] = []
    for place in observation:
        kind = place.feature.kind
        for value, between in zip(seen[place.cells].tolist(), scaled[place.cells].tolist(), strict=True):
            spread = [float(thing == value) for thing in range(kind.width)]
            expected += spread if kind.name == "category" else [between]
    assert observation.expanded(seen).tolist() == expected


def test_kinds_of_numbers() -> None:
    assert (category(4).most, category(4, none=True).most, category(4, none=True).width) == (3, 4, 5)
    assert (bit().most, bit().width) == (1, 1)
    assert (count(7, -2).least, count(7).most, count(7).width) == (-2, 7, 1)


def test_an_observation_belongs_to_a_seat() -> None:
    match = PLAIN_CASES[0].start(0)
    for seat in (None, -1, 4, 1.0, True):
        with pytest.raises(BadOption):
            match.observe(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("case", PLAIN_CASES, ids=str)
def test_a_seat_sees_itself_first(case: Case) -> None:
    """The observation is relative: the one who acts is always seat 1 of its own count."""
    match = case.start(70)
    choices = random.Random(1)
    for _ in range(30):
        if match.actor is None:
            break
        for seat in range(case.players):
            actor = case.game.observation.named(match.observe(seat))["turn"]["actor"]
            assert int(actor) == (match.actor - seat) % case.players + 1
        match.play(choices.choice(match.legal_codes))
