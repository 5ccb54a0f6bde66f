"""What a seat can know in Explorers: possible worlds while a tile is chosen, while captains are, and of the stack."""

from __future__ import annotations

from collections import Counter
from typing import Any

import longhouse
from longhouse import Match
from longhouse.games.explorers.components import CAPTAIN_NAMES, TILE_NAMES
from longhouse.games.explorers.rules.chart import fitting_turns
from longhouse.games.explorers.state import Ask
from tests.positions import answer, legal_values

GAME = longhouse.game("explorers")


def at_question(ask: Ask, players: int = 3) -> Match:
    """A match whose actor is asked this, found by playing the first answers."""
    for seed in range(200):
        match = GAME.start(players=players, seed=seed)
        for _ in range(40):
            if match._state.ask == ask:
                return match
            match.play(match.legal_codes[len(match.legal_codes) // 2])
    raise AssertionError(f"{ask.name} never came up")


def hands(world: Match) -> list[set[int]]:
    s = world._state
    return [{s.hand[seat, i] for i in range(s.hand_len[seat])} for seat in range(s.players)]


def test_own_tiles_stay_others_are_dealt_anew() -> None:
    match = at_question(Ask.TILE)
    seat = (match.actor or 0) + 1 if (match.actor or 0) < 2 else 0
    truth, seen = hands(match), match.seen_by(seat)
    dealt: Counter[int] = Counter()
    for seed in range(300):
        world = seen.sample(seed)
        assert hands(world)[seat] == truth[seat]
        for other in range(3):
            assert len(hands(world)[other]) == len(truth[other])
            if other != seat:
                dealt.update(hands(world)[other])
    laid = {h["tile"] for h in match.view(seat)["board"]["hexes"]}
    unknown = {t for t in range(48) if t not in truth[seat] and TILE_NAMES[t] not in laid}
    assert set(dealt) == unknown


def test_a_chosen_tile_fits_the_cell_that_was_shown() -> None:
    match = at_question(Ask.TURN)
    actor = match.actor
    assert actor is not None
    seen = match.seen_by((actor + 1) % 3)
    chosen = set()
    for seed in range(200):
        s = seen.sample(seed)._state
        tile = s.hand[actor, s.chosen]
        assert fitting_turns(s, s.cell, tile) > 1
        chosen.add(tile)
    assert len(chosen) > 5
    own = match.seen_by(actor).sample(1)._state
    assert own.hand[actor, own.chosen] == match._state.hand[actor, match._state.chosen]


def test_captains_of_others_are_any_but_ones_own_until_all_have_chosen() -> None:
    match = GAME.start(players=3, seed=5)
    first = match.actor
    assert first is not None
    answer(match, "captain", captain=legal_values(match, "captain")[1])
    kept = match._state.captain[first, 0]
    second = match.actor
    assert second is not None
    own = {match._state.captain[second, i] for i in range(2)}
    guessed: Counter[int] = Counter(match.seen_by(second).sample(seed)._state.captain[first, 0] for seed in range(300))
    assert set(guessed) == set(range(len(CAPTAIN_NAMES))) - own
    assert all(match.seen_by(first).sample(seed)._state.captain[first, 0] == kept for seed in range(5))


def test_alone_only_the_order_of_the_stack_is_unknown() -> None:
    match = GAME.start(players=1, seed=2)
    seen = match.seen_by(0)
    stacks: set[tuple[Any, ...]] = set()
    for seed in range(10):
        s = seen.sample(seed)._state
        assert hands(match) == [{s.hand[0, i] for i in range(3)}]
        stacks.add(tuple(s.stack[i] for i in range(s.stack_len)))
    assert len(stacks) == 10
    assert len({frozenset(stack) for stack in stacks}) == 1


def test_when_the_game_is_over_nothing_is_hidden() -> None:
    match = GAME.start(players=2, seed=1)
    while not match.over:
        match.play(match.legal_codes[0])
    world = match.seen_by(1).sample(3)
    assert world.scores == match.scores
    assert world.view(0) == match.view(0)
