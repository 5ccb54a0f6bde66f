"""What is hidden and what is known: rulings 3.1 (hands are hidden, a card taken from the market is known to all)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np

from longhouse import Match
from longhouse.games.knarr.components import BOAT_NAMES, VIKING_NAMES, VIKINGS
from longhouse.kernel import entries
from tests.positions import legal_values
from tests.rulebook.knarr.table import (
    discard,
    explore,
    hand,
    lay,
    new,
    pass_,
    question,
    recruit,
    send,
    take,
    told,
    trade,
)


def seen_hand(match: Match, owner: int, seat: int | None) -> list[str | None]:
    cards = match.view(seat)["board"]["boats"][owner]["hand"]
    return [card["viking"] for card in cards]


def in_hand(match: Match, owner: int) -> Counter[str]:
    s: Any = match._state
    return +Counter({name: s.hand[owner, kind] for kind, name in enumerate(VIKING_NAMES)})


def deck(match: Match) -> list[str]:
    s: Any = match._state
    return [VIKING_NAMES[s.deck[i]] for i in range(s.deck_len)]


# ---------------------------------------------------------------------------- views
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """MISE EN PLACE 6, ruling 3.1: hands are hidden."""
    match = new(3, seed=4)
    for owner in range(3):
        assert None not in seen_hand(match, owner, owner)
        for other in (None, *(seat for seat in range(3) if seat != owner)):
            assert seen_hand(match, owner, other) == [None] * 3


def test_the_deal_is_told_to_its_owner_alone() -> None:
    """MISE EN PLACE 6, ruling 3.1: the three cards are drawn into the hand."""
    match = new(2, seed=4)
    dealt = [event for event in match.opening if event.kind == "hand_dealt"]
    assert len(dealt) == 2
    for owner, event in enumerate(dealt):
        assert event.seen_by(owner).args["first"] in VIKING_NAMES
        for other in (None, 1 - owner):
            assert event.seen_by(other).args["first"] is None
            assert event.seen_by(other).args["third"] is None


def test_a_card_taken_from_the_market_is_known_until_it_is_played() -> None:
    """RECRUTER 3, ruling 3.1: everybody saw it lying there."""
    match = lay(new(2), hands={0: "red_vp blue_vp green_fame", 1: "yellow_vp:2 red_bracelet"}, market="purple_vp")
    recruit(match, "red_vp")
    assert sorted(seen_hand(match, 0, 1), key=str) == [None, None, "purple_vp"]
    assert sorted(seen_hand(match, 0, None), key=str) == [None, None, "purple_vp"]
    recruit(match, "yellow_vp")
    recruit(match, "purple_vp")
    assert "purple_vp" not in seen_hand(match, 0, 1)


def test_of_equal_cards_the_known_one_is_played() -> None:
    """Nobody can tell two equal cards apart, so after one is played nobody knows of the other."""
    match = lay(new(2), hands={0: "red_vp blue_vp green_fame", 1: "yellow_vp:2 red_bracelet"}, market="blue_vp")
    recruit(match, "red_vp")
    recruit(match, "yellow_vp")
    assert seen_hand(match, 0, 1).count("blue_vp") == 1
    assert hand(match, 0).count("blue_vp") == 2
    recruit(match, "blue_vp")
    assert seen_hand(match, 0, 1).count("blue_vp") == 0
    assert hand(match, 0).count("blue_vp") == 1


def test_everything_is_open_when_the_game_is_over() -> None:
    """FIN DE PARTIE: nothing is left to hide."""
    match, choices = new(2, seed=8), random.Random(8)
    while not match.over:
        match.play(choices.choice(match.legal_codes))
    for owner in range(2):
        assert None not in seen_hand(match, owner, None)
        assert Counter(seen_hand(match.seen_by(1 - owner).sample(5), owner, None)) == in_hand(match, owner)


# ---------------------------------------------------------------------------- possible worlds
def test_samples_keep_what_is_known_and_deal_the_rest_anew() -> None:
    """Ruling 3.1: only what a seat cannot know is drawn anew."""
    match = lay(new(3), hands={0: "red_vp blue_vp green_fame", 1: "yellow_vp:2 red_bracelet"}, market="purple_vp")
    recruit(match, "red_vp")
    seen = match.seen_by(1)
    worlds = [seen.sample(seed) for seed in range(60)]
    assert all(in_hand(world, 0)["purple_vp"] >= 1 for world in worlds)
    assert all(in_hand(world, 1) == in_hand(match, 1) for world in worlds)
    assert len({tuple(sorted(in_hand(world, 0).elements())) for world in worlds}) > 20
    assert len({tuple(deck(world)) for world in worlds}) == 60
    unseen = Counter(deck(match)) + in_hand(match, 0) + in_hand(match, 2)
    for world in worlds:
        assert Counter(deck(world)) + in_hand(world, 0) + in_hand(world, 2) == unseen


def test_hidden_cards_are_sampled_evenly() -> None:
    """Each unseen card is as likely to be in the other hand as any other."""
    match = new(2, seed=12)
    unseen = Counter(deck(match)) + in_hand(match, 1)
    total = sum(unseen.values())
    seen, found = match.seen_by(0), Counter[str]()
    for seed in range(1500):
        found.update(in_hand(seen.sample(seed), 1))
    for name, count in unseen.items():
        expected = 1500 * 3 * count / total
        assert abs(found[name] - expected) < 5 * expected**0.5


def test_a_renewed_deck_is_known_but_for_its_order() -> None:
    """What was discarded lay open: the cards of the deck are known, and so is what is left for the other hands."""
    match = lay(new(2), hands={0: "red_vp", 1: "yellow_fame green_vp"}, rest="discarded")
    recruit(match, "red_vp")  # the refill makes the new deck
    worlds = [match.seen_by(0).sample(seed) for seed in range(20)]
    assert all(in_hand(world, 1) == in_hand(match, 1) for world in worlds)
    assert all(Counter(deck(world)) == Counter(deck(match)) for world in worlds)
    assert len({tuple(deck(world)) for world in worlds}) > 15


def test_with_three_players_the_hidden_cards_of_two_hands_are_mixed() -> None:
    """Ruling 3.1: which of the two other hands holds a card that is left stays unknown."""
    match = lay(new(3), hands={0: "red_vp", 1: "yellow_fame:2 green_vp", 2: "blue_vp:2 green_fame"}, rest="discarded")
    recruit(match, "red_vp")
    hidden = in_hand(match, 1) + in_hand(match, 2)
    worlds = [match.seen_by(0).sample(seed) for seed in range(40)]
    assert all(in_hand(world, 1) + in_hand(world, 2) == hidden for world in worlds)
    assert len({tuple(sorted(in_hand(world, 1).elements())) for world in worlds}) > 3


def test_the_order_of_destinations_is_unknown() -> None:
    """MISE EN PLACE 2: the decks lie face down, what is in them is known."""
    match = new(2, seed=3)
    truth: Any = match._state
    orders = set()
    for seed in range(20):
        s: Any = match.seen_by(0).sample(seed)._state
        cards = [s.land[0, i] for i in range(s.land_len[0])]
        assert sorted(cards) == sorted(truth.land[0, i] for i in range(truth.land_len[0]))
        orders.add(tuple(cards))
    assert len(orders) == 20


def test_samples_in_the_middle_of_a_recruit() -> None:
    """The mover holds two cards while one is being taken."""
    match = lay(new(2), hands={0: "red_vp blue_vp green_fame"}, recruits={0: 1})
    recruit(match, "red_vp")
    assert question(match) == "take"
    for seed in range(10):
        assert sum(in_hand(match.seen_by(1).sample(seed), 0).values()) == 2


def test_observations_count_the_unseen_cards() -> None:
    """The observation holds, by kind, what may still be in the deck."""
    match = new(2, seed=12)
    out = np.zeros(match.game.observation.size, np.int64)
    entries.look(match._states, 0, 0, out.data)
    unseen = Counter(deck(match)) + in_hand(match, 1)
    expected = [unseen[name] for name in VIKING_NAMES]
    found = out.tolist()
    assert any(found[i : i + VIKINGS] == expected for i in range(len(found) - VIKINGS))


# ---------------------------------------------------------------------------- seals
def test_placing_a_card_of_ones_own_hand_can_be_taken_back() -> None:
    """The others see it only now, but nothing that was hidden from its owner has come up; the market's new card has."""
    match = lay(new(2), hands={0: "red_vp blue_vp green_fame"}, recruits={0: 1})
    before = match.state_bytes()
    recruit(match, "red_vp")
    assert question(match) == "take"
    match.undo(0)
    assert match.state_bytes() == before
    recruit(match, "red_vp")
    take(match, "red")
    assert not match.can_undo


def test_a_card_that_another_hand_plays_by_itself_seals_the_turn_before() -> None:
    """Three equal Vikings and nothing to explore: the next turn plays itself, and shows what was in that hand."""
    hands = {0: "red_vp green_vp blue_vp", 1: "yellow_vp:3"}
    match = lay(new(2), hands=hands, recruits={1: 1}, bracelets={0: 1}, explored={0: "T15"})
    recruit(match, "red_vp")
    assert question(match) == "trade"
    events = pass_(match)
    assert (match.actor, question(match)) == (1, "take")
    assert [args["boat"] for args in told(events, "recruited")] == [BOAT_NAMES[1]]
    assert match.history[-1].seat == 0
    assert not match.can_undo


def test_what_turns_up_a_card_seals_and_what_does_not_can_be_undone() -> None:
    """Draws and new cards of market and destinations seal; a trade for points does not."""
    match = lay(new(2), bracelets={0: 1}, explored={0: "T15"})
    before = match.state_bytes()
    trade(match, 1)
    match.undo()
    assert match.state_bytes() == before
    match = lay(new(2), bracelets={0: 1}, explored={0: "T07"})
    trade(match, 1)
    assert not match.can_undo
    match = lay(new(2), crews={0: "green_vp:2"}, visible="T13")
    explore(match, "T13")
    assert not match.can_undo
    match = lay(new(artifacts="golden_bracelet"), crews={0: "green_vp:2"}, reserved={0: "T13"})
    explore(match, "T13")
    assert match.can_undo


def test_declining_and_discarding_reveal_nothing() -> None:
    """A pass and a discard from the crew show nothing that was hidden."""
    match = lay(new(2, artifacts="mead_cup"), crews={0: "green_vp:2"}, visible="T13")
    explore(match, "T13")
    pass_(match)
    assert match.can_undo
    match = lay(new(3), rest="crews", explored={0: "T07"}, bracelets={0: 1})
    trade(match, 1)
    assert match.can_undo  # both piles are empty: nothing was drawn yet
    discard(match, legal_values(match, "viking")[0])
    assert match.can_undo
    events = discard(match, legal_values(match, "viking")[0])
    assert told(events, "drew")
    assert not match.can_undo


def test_sending_is_public() -> None:
    """Who is about to leave the crew can be seen by all."""
    match = lay(new(2), crews={0: "yellow_vp yellow_fame:2"}, recruits={0: 1}, visible="T15")
    explore(match, "T15")
    send(match, "yellow_vp")
    payment = match.view(1)["board"]["payment"]
    assert payment["card"]["destination"] == "T15"
    assert (payment["place"], payment["owed"]) == (0, 1)
    assert (payment["vikings"], payment["recruits"]) == ({"yellow_vp": 1}, 0)
