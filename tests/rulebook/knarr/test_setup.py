"""Setting the table: MATÉRIEL and MISE EN PLACE in 001_285620b19a330377.txt; rulings 3.1 and 3.8."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from longhouse import Match
from longhouse.games.knarr.components import (
    ARTIFACT_NAMES,
    BOAT_NAMES,
    COPIES,
    DESTINATIONS,
    LAND_OF,
    TRADE_LAND,
    VIKING_NAMES,
    VIKINGS,
)
from tests.rulebook.knarr.table import COLOURS, new, visible


def all_cards(match: Match) -> Counter[str]:
    s: Any = match._state
    found: Counter[str] = Counter(VIKING_NAMES[s.deck[i]] for i in range(s.deck_len))
    found.update(VIKING_NAMES[s.market[slot]] for slot in range(5))
    for seat in range(s.players):
        for kind, name in enumerate(VIKING_NAMES):
            found[name] += s.hand[seat, kind] + s.crew[seat, kind]
    return +found


@pytest.mark.parametrize(("players", "cards", "left"), [(2, 30, 15), (3, 40, 20), (4, 50, 25)])
def test_cards_by_number_of_players(players: int, cards: int, left: int) -> None:
    """MISE EN PLACE 3: 30, 40 or 50 Viking cards; a market of five, crews of two and hands of three leave the deck."""
    match = new(players, seed=7)
    expected = {name: COPIES[players, kind] for kind, name in enumerate(VIKING_NAMES) if COPIES[players, kind]}
    assert all_cards(match) == expected
    assert sum(expected.values()) == cards
    assert match.view(None)["board"]["decks"] == {"vikings": left, "discarded": 0, "trade": 17, "influence": 12}


def test_a_smaller_table_plays_with_fewer_of_the_same_cards() -> None:
    """MISE EN PLACE 3: cards are only taken out; every colour loses as many."""
    for kind in range(VIKINGS):
        assert COPIES[2, kind] <= COPIES[3, kind] <= COPIES[4, kind]
    for players, of_colour in ((2, 6), (3, 8), (4, 10)):
        for colour in range(5):
            assert sum(COPIES[players, 4 * colour + gain] for gain in range(4)) == of_colour


def test_destinations_lie_out_three_of_each_kind() -> None:
    """MATÉRIEL, MISE EN PLACE 2: 20 and 15 destinations, three of each visible, at random."""
    assert sum(LAND_OF[d] == TRADE_LAND for d in range(DESTINATIONS)) == 20
    assert DESTINATIONS == 35
    layouts = set()
    for seed in range(20):
        shown = visible(new(seed=seed))
        assert [name and name[0] for name in shown] == ["T"] * 3 + ["I"] * 3
        layouts.add(tuple(shown))
    assert len(layouts) == 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_crews_hands_and_boats(players: int) -> None:
    """MISE EN PLACE 4 to 6: two Vikings of two colours without their gains, a recruit, a bracelet, a hand of three."""
    for seed in range(40):
        for found in new(players, seed=seed).view(None)["board"]["boats"]:
            assert sorted(len(column) for column in found["crew"].values()) == [0, 0, 0, 1, 1]
            assert (found["score"], found["fame"], found["recruits"], found["bracelets"]) == (0, 0, 1, 1)
            assert len(found["hand"]) == 3


def test_every_pair_of_colours_can_begin() -> None:
    """Ruling 3.1: two of one colour are shuffled back, so all pairs of colours are alike."""
    pairs: Counter[tuple[str, ...]] = Counter()
    for seed in range(1000):
        crew = new(2, seed=seed).view(None)["board"]["boats"][0]["crew"]
        pairs[tuple(colour for colour in COLOURS if crew[colour])] += 1
    assert len(pairs) == 10
    assert all(52 < count < 148 for count in pairs.values())  # 100 +- 5 standard deviations


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn(players: int) -> None:
    """MISE EN PLACE 7."""
    first = Counter(new(players, seed=seed).view(None)["board"]["first"] for seed in range(400))
    assert set(first) == set(BOAT_NAMES[:players])
    assert all(400 / players - 50 < count < 400 / players + 50 for count in first.values())


def test_the_market_takes_cards_of_any_colour() -> None:
    """MISE EN PLACE 3, ruling 3.1: the first five cards fill the slots whatever their colours."""
    matching = 0
    for seed in range(200):
        slots = new(2, seed=seed).view(None)["board"]["market"]
        assert [slot["slot"] for slot in slots] == list(COLOURS)
        matching += sum(slot["viking"].startswith(slot["slot"]) for slot in slots)
    assert 140 < matching < 260  # a fifth of 1000


def in_play(players: int, seed: int = 1, **options: str) -> list[str]:
    found: list[str] = new(players, seed=seed, **options).view(None)["board"]["artifacts"]
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_the_variant_there_is_no_artifact(players: int) -> None:
    """JOUER AVEC LES ARTEFACTS is a variant."""
    assert in_play(players) == []


@pytest.mark.parametrize("name", ARTIFACT_NAMES)
def test_an_artifact_by_name(name: str) -> None:
    """JOUER AVEC LES ARTEFACTS: one in play for all; with two players the Mead Cup joins it unless it is turned off."""
    assert in_play(3, artifacts=name) == [name]
    assert in_play(4, artifacts=name) == [name]
    assert set(in_play(2, artifacts=name)) == {"mead_cup", name}
    assert in_play(2, artifacts=name, mead_cup="off") == [name]
    assert set(in_play(3, artifacts=name, mead_cup="on")) == {"mead_cup", name}


def test_an_artifact_at_random() -> None:
    """JOUER AVEC LES ARTEFACTS, ruling 3.8: one of the seven; with two players one of the others and the Mead Cup."""
    alone = Counter(tuple(in_play(3, seed=seed, artifacts="random")) for seed in range(350))
    assert set(alone) == {(name,) for name in ARTIFACT_NAMES}
    assert min(alone.values()) > 20
    pairs = Counter(tuple(in_play(2, seed=seed, artifacts="random")) for seed in range(350))
    assert set(pairs) == {("mead_cup", name) for name in ARTIFACT_NAMES if name != "mead_cup"}
    without = {tuple(in_play(2, seed=seed, artifacts="random", mead_cup="off")) for seed in range(100)}
    assert without == set(alone)


def test_the_mead_cup_alone() -> None:
    """The option mead_cup: on adds it even without another artifact."""
    assert in_play(2, mead_cup="on") == ["mead_cup"]
    assert in_play(2, mead_cup="auto") == []
