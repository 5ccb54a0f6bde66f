"""RENOMMÉE and RECRUTER in 001_285620b19a330377.txt; rulings 3.2 and 3.3."""

from __future__ import annotations

import random

import pytest

from longhouse.games.knarr.components import BOAT_NAMES
from tests.positions import legal_values
from tests.rulebook.knarr.table import (
    COLOURS,
    boat,
    can_explore,
    crew,
    explore,
    hand,
    lay,
    market,
    new,
    question,
    recruit,
    take,
    tokens,
    told,
    trade,
)


# ---------------------------------------------------------------------------- whose turn
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_clockwise(players: int) -> None:
    """TOUR DE JEU: in turn, clockwise; seats are numbered so, and the first player is drawn."""
    match, choices = new(players, seed=5), random.Random(players)
    while not match.over:
        match.play(choices.choice(match.legal_codes))
    events = [*match.opening, *(event for step in match.history for event in step.events)]
    movers = [BOAT_NAMES.index(event.args["boat"]) for event in events if event.kind == "turn_began"]
    assert len(movers) > 2 * players
    assert movers == [(movers[0] + i) % players for i in range(len(movers))]


# ---------------------------------------------------------------------------- reputation
def test_reputation_is_scored_at_the_start_of_every_turn() -> None:
    """RENOMMÉE: the first step of each turn; the points come before anything the turn brings."""
    match = lay(new(2), hands={0: "blue_fame", 1: "red_vp yellow_vp green_vp"}, fame={0: 2, 1: 10})
    events = recruit(match, "blue_fame")
    assert told(events, "reputation_scored") == [{"boat": "beige", "points": 3}]
    assert tokens(match, 0) == (0, 0, 0, 3)  # reached during the turn: scored next time
    events = recruit(match, "red_vp")
    assert told(events, "reputation_scored") == [{"boat": "white", "points": 1}]
    assert match.score_sheet(0)["reputation"] == 1
    assert match.score_sheet(1) == {"reputation": 3, "crew": 1, "destinations": 0, "trade": 0, "artifacts": 0}


def test_a_trade_cannot_raise_what_is_scored_this_turn() -> None:
    """Ruling 3.2: reputation comes before any trade."""
    match = lay(new(2), explored={0: "T10"}, bracelets={0: 1}, fame={0: 2})
    trade(match, 1)
    assert tokens(match, 0) == (0, 0, 0, 3)


# ---------------------------------------------------------------------------- 1 placing
def test_a_viking_goes_to_the_column_of_its_colour() -> None:
    """RECRUTER 1."""
    match = lay(new(), crews={0: "red_vp blue_vp"}, hands={0: "blue_fame"})
    recruit(match, "blue_fame")
    assert boat(match, 0)["crew"] == {"red": ["vp"], "yellow": [], "green": [], "blue": ["vp", "fame"], "purple": []}


def test_equal_cards_are_one_answer() -> None:
    """Ruling 3.4 (equal colour and gain are the same): two equal cards of a hand are one choice."""
    match = lay(new(), hands={0: "red_vp:2 blue_vp"})
    assert legal_values(match, "viking") == ["red_vp", "blue_vp"]


def test_a_hand_of_three_equal_cards_plays_itself() -> None:
    """A question with one answer is not asked: no bracelet, nothing payable, three equal cards."""
    match = lay(new(4), hands={0: "green_vp red_fame blue_vp", 1: "yellow_vp:3"}, market="red_bracelet blue_vp")
    events = recruit(match, "green_vp")
    assert [(e["boat"], e["viking"]) for e in told(events, "recruited")] == [
        ("white", "green_vp"),
        ("beige", "yellow_vp"),
    ]
    assert match.actor == 2
    assert hand(match, 1) == ["blue_vp", "yellow_vp", "yellow_vp"]


def test_an_action_is_compulsory() -> None:
    """TOUR DE JEU; table 4, 1: nobody ends the turn before recruiting or exploring."""
    match = lay(new(), bracelets={0: 3})
    assert {action.kind for action in match.legal} == {"viking", "trade"}


# ---------------------------------------------------------------------------- 2 gains
def test_all_cards_of_the_column_pay_whatever_way_they_came() -> None:
    """RECRUTER 2, ruling 3.3: a drawn card pays in later recruits of its colour."""
    match = lay(new(2), explored={0: "T07"}, bracelets={0: 1}, top="green_vp", hands={0: "green_fame"})
    trade(match, 1)
    assert tokens(match, 0) == (0, 0, 0, 0)
    recruit(match, "green_fame")
    assert tokens(match, 0) == (1, 0, 0, 1)


def test_other_columns_pay_nothing() -> None:
    """RECRUTER 2: only the column of the placed Viking."""
    match = lay(new(), crews={0: "red_vp:3 yellow_bracelet"}, hands={0: "blue_fame"})
    recruit(match, "blue_fame")
    assert tokens(match, 0) == (0, 0, 0, 1)


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("red_vp", (1, 0, 0, 0)),
        ("red_bracelet", (0, 1, 0, 0)),
        ("red_recruit", (0, 0, 1, 0)),
        ("red_fame", (0, 0, 0, 1)),
    ],
)
def test_the_gains_of_vikings(card: str, gained: tuple[int, ...]) -> None:
    """GAINS: point, bracelet, recruit, reputation, each worth one."""
    match = lay(new(), hands={0: card})
    recruit(match, card)
    assert tokens(match, 0) == gained


def test_no_more_than_three_bracelets() -> None:
    """À TOUT MOMENT: the excess is lost."""
    match = lay(new(), crews={0: "red_bracelet"}, hands={0: "red_bracelet"}, bracelets={0: 2})
    recruit(match, "red_bracelet")
    assert tokens(match, 0) == (0, 3, 0, 0)


# ---------------------------------------------------------------------------- 3 taking, 4 refilling
def test_a_yellow_viking_takes_the_card_of_the_yellow_slot() -> None:
    """RECRUTER 3, the printed example; the slot counts, not the colour of the card in it."""
    match = lay(
        new(), hands={0: "yellow_vp red_fame blue_vp"}, market="red_vp purple_vp green_vp blue_fame yellow_fame",
        top="green_recruit",
    )  # fmt: skip
    events = recruit(match, "yellow_vp")
    assert hand(match, 0) == ["blue_vp", "purple_vp", "red_fame"]
    assert told(events, "viking_revealed") == [{"viking": "green_recruit", "slot": "yellow"}]
    assert market(match) == {
        "red": "red_vp",
        "yellow": "green_recruit",
        "green": "green_vp",
        "blue": "blue_fame",
        "purple": "yellow_fame",
    }


def test_a_recruit_buys_any_card() -> None:
    """RECRUTER 3, Important: for one recruit any of the five; the card that is free anyway costs nothing."""
    for slot, left in (("red", 2), ("yellow", 1), ("green", 1), ("blue", 1), ("purple", 1)):
        match = lay(new(), hands={0: "red_vp"}, recruits={0: 2})
        recruit(match, "red_vp")
        assert question(match) == "take"
        assert legal_values(match, "slot") == list(COLOURS)
        wanted = market(match)[slot]
        take(match, slot)
        assert wanted in hand(match, 0)
        assert tokens(match, 0) == (1, 0, left, 0)


def test_without_a_recruit_the_free_card_is_taken_unasked() -> None:
    """RECRUTER 3: one answer is none; the event says what was taken."""
    match = lay(new(), hands={0: "red_vp"}, market="green_fame")
    events = recruit(match, "red_vp")
    assert told(events, "viking_taken") == [{"boat": "white", "viking": "green_fame", "slot": "red", "recruits": 0}]


def test_the_new_card_cannot_be_taken() -> None:
    """RECRUTER 4: it is revealed after the choice."""
    match = lay(new(), hands={0: "red_vp"}, recruits={0: 1}, top="purple_fame")
    recruit(match, "red_vp")
    assert "purple_fame" not in market(match).values()
    take(match, "blue")
    assert market(match)["blue"] == "purple_fame"


def test_a_card_drawn_before_the_action_pays_in_it() -> None:
    """Ruling 3.5: what a trade before the action brings is usable in the action."""
    match = lay(new(), explored={0: "T07"}, crews={0: "yellow_vp"}, bracelets={0: 1}, top="yellow_fame", visible="T15")
    assert not can_explore(match, "T15")
    trade(match, 1)
    assert can_explore(match, "T15")
    explore(match, "T15")
    assert crew(match, 0) == []
