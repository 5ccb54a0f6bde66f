"""JOUER AVEC LES ARTEFACTS in 001_285620b19a330377.txt; rulings 3.8 and 3.9."""

from __future__ import annotations

from typing import Any

import pytest

from longhouse import IllegalAction, Match
from longhouse.games.knarr.components import ARTIFACT_NAMES
from tests.positions import answer, arranging, legal_values
from tests.rulebook.knarr.table import (
    COLOURS,
    boat,
    crew,
    explore,
    hand,
    lay,
    market,
    new,
    pass_,
    payments,
    question,
    recruit,
    reserve,
    send,
    swap,
    take,
    tokens,
    told,
    trade,
    visible,
)

FIVE = "red_vp yellow_vp green_vp blue_vp purple_vp"
FOUR = "red_vp yellow_vp green_vp blue_vp"


# ---------------------------------------------------------------------------- Amulet
def test_amulet_rewards_a_line() -> None:
    """Amulette: five Vikings of five colours bring a bracelet, a recruit and a reputation point."""
    match = lay(new(artifacts="amulet", boats="advanced"), crews={0: FOUR}, hands={0: "purple_vp"})
    events = recruit(match, "purple_vp")
    assert told(events, "line_rewarded") == [{"boat": "white", "lines": 1}]
    assert tokens(match, 0) == (1, 1, 1, 1)
    assert question(match) == "trade"  # ruling 3.9: its bracelet can be spent in the same turn


def test_without_the_amulet_a_line_is_worth_nothing() -> None:
    """JOUER AVEC LES ARTEFACTS: only artifacts in play reward."""
    match = lay(new(), crews={0: FOUR}, hands={0: "purple_vp"})
    recruit(match, "purple_vp")
    assert tokens(match, 0) == (1, 0, 0, 0)


def test_amulet_counts_lines_by_the_shortest_column() -> None:
    """RECRUTER 1, ruling 3.9: columns close up, so a sixth Viking completes nothing unless every column is longer."""
    match = lay(new(artifacts="amulet"), crews={0: FIVE}, hands={0: "red_fame"})
    recruit(match, "red_fame")
    assert tokens(match, 0) == (1, 0, 0, 1)
    match = lay(new(artifacts="amulet"), crews={0: FIVE + " " + FOUR}, hands={0: "purple_fame"})
    recruit(match, "purple_fame")
    assert boat(match, 0)["lines"] == 2
    assert tokens(match, 0) == (1, 1, 1, 2)


def test_amulet_rewards_a_line_from_a_trade_before_the_action() -> None:
    """Ruling 3.9: rewarded after the action, if it still stands."""
    match = lay(
        new(artifacts="amulet"), crews={0: FOUR}, explored={0: "T07"}, bracelets={0: 1}, top="purple_vp",
        hands={0: "red_fame"},
    )  # fmt: skip
    trade(match, 1)
    assert tokens(match, 0) == (0, 0, 0, 0)
    recruit(match, "red_fame")
    assert tokens(match, 0) == (1, 1, 1, 2)


def test_amulet_rewards_a_line_from_a_trade_after_the_action() -> None:
    """Rulings 3.8 and 3.9: looked at once more after the trade."""
    match = lay(
        new(artifacts="amulet"), crews={0: FOUR}, explored={0: "T07"}, bracelets={0: 1}, hands={0: "red_fame"},
        market="red_vp", top="blue_fame purple_vp",
    )  # fmt: skip
    recruit(match, "red_fame")
    assert question(match) == "trade"
    trade(match, 1)
    assert match.actor == 1
    assert tokens(match, 0) == (1, 1, 1, 2)


def two_lines(artifact: str) -> Match:
    """A trade draws the two Vikings of the colour that was missing in two lines; the action follows."""
    match = lay(
        new(artifacts=artifact), crews={0: FOUR + " red_fame yellow_fame green_fame blue_fame"},
        hands={0: "red_bracelet"}, explored={0: "T07 T08"}, bracelets={0: 2}, top="purple_vp purple_fame",
        visible="T13 T15 T18",
    )  # fmt: skip
    trade(match, 2)
    recruit(match, "red_bracelet")
    take(match, "red")
    assert boat(match, 0)["lines"] == 2
    return match


def test_amulet_rewards_two_lines_at_once_twice() -> None:
    """Ruling 3.9: the rulebook rewards each time, so two lines are two rewards."""
    match = two_lines("amulet")
    assert told(match.history[-1].events, "line_rewarded") == [{"boat": "white", "lines": 2}]
    assert tokens(match, 0) == (2, 3, 3, 3)  # 1 + 2 of the trade, the recruit and the Amulet


def test_a_line_broken_and_rebuilt_in_one_turn_is_not_new() -> None:
    """Ruling 3.9: lines are compared with those at the start of the turn."""
    match = lay(new(artifacts="amulet"), crews={0: FIVE}, recruits={0: 1}, visible="T18", top="red_fame")
    explore(match, "T18")
    assert boat(match, 0)["lines"] == 1
    assert tokens(match, 0) == (0, 1, 0, 0)


def test_amulet_is_lost_on_a_full_boat() -> None:
    """À TOUT MOMENT: three bracelets and three recruits at most."""
    match = lay(new(artifacts="amulet"), crews={0: FOUR}, hands={0: "purple_vp"}, recruits={0: 3}, bracelets={0: 3})
    recruit(match, "purple_vp")
    take(match, "purple")
    assert tokens(match, 0) == (1, 3, 3, 1)


# ---------------------------------------------------------------------------- Weathervane
def line_under_the_weathervane(**more: Any) -> Match:
    """White completes a line by recruiting, and can pay for one trading land."""
    match = lay(
        new(artifacts="weathervane"), crews={0: FOUR + " green_recruit"}, hands={0: "purple_vp"}, visible="T13", **more
    )
    recruit(match, "purple_vp")
    return match


def test_weathervane_explores_at_once_at_full_cost() -> None:
    """Girouette: an exploration in addition, before any trade; its cost is paid."""
    match = line_under_the_weathervane(bracelets={0: 2})
    assert (match.actor, question(match)) == (0, "bonus-explore")
    assert legal_values(match, "trade") == []  # table 4, 5: at once or not at all
    events = explore(match, "T13")
    assert told(events, "bonus_action") == [{"boat": "white", "artifact": "weathervane"}]
    assert crew(match, 0) == ["red_vp", "yellow_vp", "blue_vp", "purple_vp"]
    assert question(match) == "trade"


def test_weathervane_may_be_declined() -> None:
    """Girouette: a reward that may be taken."""
    match = line_under_the_weathervane()
    events = pass_(match)
    assert told(events, "declined") == [{"boat": "white", "artifact": "weathervane"}]
    assert match.actor == 1


def test_weathervane_lapses_when_nothing_can_be_paid() -> None:
    """Ruling 3.9."""
    match = lay(
        new(artifacts="weathervane"), crews={0: FOUR}, hands={0: "purple_vp"}, visible="T12 T15 T18 I01 I02 I03"
    )
    events = recruit(match, "purple_vp")
    assert told(events, "nothing_payable") == [{"boat": "white"}]
    assert match.actor == 1


def test_weathervane_after_a_trade_allows_no_second_trade() -> None:
    """Ruling 3.9: a line completed by a trade after the action brings an exploration and no trade."""
    match = lay(
        new(artifacts="weathervane"), crews={0: FOUR + " green_recruit"}, explored={0: "T07"}, bracelets={0: 2},
        hands={0: "red_fame"}, top="blue_fame purple_vp", visible="T13",
    )  # fmt: skip
    recruit(match, "red_fame")
    trade(match, 1)
    assert question(match) == "bonus-explore"
    explore(match, "T13")
    assert match.actor == 1
    assert tokens(match, 0)[1] == 1


def test_weathervane_may_come_again() -> None:
    """Ruling 3.9: an exploration that draws one more line gives a further exploration."""
    match = lay(
        new(4, artifacts="weathervane"), crews={0: "red_vp:3 yellow_vp:3 green_vp:3 blue_vp:3 purple_vp"},
        hands={0: "purple_fame"}, recruits={0: 2}, visible="T18", top="red_fame purple_bracelet",
    )  # fmt: skip
    recruit(match, "purple_fame")
    take(match, "purple")
    assert (question(match), boat(match, 0)["lines"]) == ("bonus-explore", 2)
    explore(match, "T18")
    answer(match, "recruits")
    assert (question(match), boat(match, 0)["lines"]) == ("bonus-explore", 3)
    pass_(match)
    assert question(match) == "trade"


def test_weathervane_rewards_each_line() -> None:
    """JOUER AVEC LES ARTEFACTS (each time): two lines at once are two explorations."""
    match = two_lines("weathervane")
    assert question(match) == "bonus-explore"
    explore(match, "T13")
    send(match, "green_vp")
    send(match, "green_fame")
    assert question(match) == "bonus-explore"
    explore(match, "T15")
    send(match, "yellow_vp")
    send(match, "yellow_fame")
    assert match.actor == 1
    match = two_lines("weathervane")
    pass_(match)  # to pass on one of two equal rewards is to pass on the last of them
    assert match.actor == 1


# ---------------------------------------------------------------------------- Golden Bracelet
def third_blue(column: str = "blue_vp:2", **more: Any) -> Match:
    match = lay(new(artifacts="golden_bracelet"), crews={0: column}, hands={0: "blue_fame"}, **more)
    recruit(match, "blue_fame")
    return match


def test_golden_bracelet_reserves_a_visible_destination() -> None:
    """Bracelet en or: one of the six, of either kind, put aside; its place is filled at once."""
    match = third_blue(visible="T15 I02")
    assert question(match) == "reserve"
    assert legal_values(match, "place") == list(range(6))
    events = reserve(match, "I02")
    assert [card["destination"] for card in boat(match, 0)["reserved"]] == ["I02"]
    assert len(told(events, "destination_revealed")) == 1
    assert None not in visible(match)
    assert match.actor == 1


@pytest.mark.parametrize("column", ["blue_vp", "blue_vp:3"])
def test_golden_bracelet_wants_exactly_the_third(column: str) -> None:
    """Bracelet en or: neither the second nor the fourth."""
    assert third_blue(column).actor == 1


def test_golden_bracelet_may_be_declined() -> None:
    """Bracelet en or: a reward that may be taken."""
    match = third_blue()
    pass_(match)
    assert boat(match, 0)["reserved"] == []
    assert match.actor == 1


def test_golden_bracelet_holds_two_destinations() -> None:
    """Bracelet en or: two at most; ruling 3.9: with two the reward is void, no exchange."""
    assert question(third_blue(reserved={0: "T15"})) == "reserve"
    assert third_blue(reserved={0: "T15 T16"}).actor == 1


def test_a_reserved_destination_is_explored_like_a_visible_one() -> None:
    """Bracelet en or, ruling 3.9: same cost, gains as usual, nothing is refilled, a place in the reserve is free."""
    match = lay(new(artifacts="golden_bracelet"), crews={0: "yellow_vp:2"}, reserved={0: "I02 T16"})
    before = visible(match)
    assert payments(match, "T16") == [(("yellow_vp", "yellow_vp"), 0)]
    explore(match, "T16")
    assert tokens(match, 0) == (0, 0, 0, 1)
    assert visible(match) == before
    assert [card["destination"] for card in boat(match, 0)["reserved"]] == ["I02"]
    assert [card["destination"] for card in boat(match, 0)["explored"]] == ["T16"]


def test_only_the_owner_explores_a_reserved_destination() -> None:
    """Bracelet en or: it lies beside the own table."""
    match = lay(new(artifacts="golden_bracelet"), crews={0: "yellow_vp:2"}, reserved={1: "T16"}, visible="T15")
    assert legal_values(match, "place") == [0]
    with pytest.raises(IllegalAction, match="reserved"):
        answer(match, "place", place=6)


# ---------------------------------------------------------------------------- Cauldron
def test_cauldron_spares_the_recruit() -> None:
    """Chaudron, ruling 3.9: with the second Viking of a colour every card is free and no token is spent."""
    match = lay(new(artifacts="cauldron"), crews={0: "green_vp"}, hands={0: "green_fame"}, recruits={0: 1})
    recruit(match, "green_fame")
    assert [slot["free"] for slot in match.view(0)["board"]["market"]] == [True] * 5
    wanted = market(match)["purple"]
    take(match, "purple")
    assert tokens(match, 0)[2] == 1
    assert wanted in hand(match, 0)


def test_cauldron_leaves_other_recruits_as_they_are() -> None:
    """Chaudron: with the first or third Viking a foreign card costs a recruit."""
    for column in ("", "green_vp:2"):
        match = lay(new(artifacts="cauldron"), crews={0: column}, hands={0: "green_fame"}, recruits={0: 1})
        recruit(match, "green_fame")
        assert [slot["free"] for slot in match.view(0)["board"]["market"]] == [False, False, True, False, False]
        take(match, "purple")
        assert tokens(match, 0)[2] == 0


# ---------------------------------------------------------------------------- Helmet
def under_the_helmet(players: int = 3, **more: Any) -> Match:
    """White explores a land of influence right on a trading land."""
    match = lay(
        new(players, artifacts="helmet"), crews={0: "red_vp:2 green_vp:2"}, visible="I14", explored={0: "T01"},
        hands={0: "blue_vp blue_fame yellow_vp"}, **more,
    )  # fmt: skip
    explore(match, "I14")
    return match


def test_helmet_recruits_in_full_at_once() -> None:
    """Casque: gains, a card of the market, its replacement; before any trade."""
    match = under_the_helmet(bracelets={0: 2})
    assert (match.actor, question(match)) == (0, "bonus-recruit")
    assert legal_values(match, "viking") == ["yellow_vp", "blue_vp", "blue_fame"]
    assert legal_values(match, "trade") == []
    events = recruit(match, "blue_vp")
    assert told(events, "bonus_action") == [{"boat": "white", "artifact": "helmet"}]
    assert len(told(events, "viking_taken")) == len(told(events, "viking_revealed")) == 1
    assert tokens(match, 0) == (7, 2, 0, 0)
    assert question(match) == "trade"


def test_helmet_may_be_declined() -> None:
    """Casque: a reward that may be taken."""
    match = under_the_helmet()
    pass_(match)
    assert match.actor == 1
    assert tokens(match, 0) == (6, 0, 0, 0)


def test_helmet_ignores_a_trading_land() -> None:
    """Casque: the card just explored must be a land of influence."""
    match = lay(new(artifacts="helmet"), crews={0: "green_vp:2"}, visible="T13", explored={0: "T01"})
    explore(match, "T13")
    assert match.actor == 1


def test_a_reserved_influence_land_counts_for_the_helmet() -> None:
    """Ruling 3.9."""
    match = lay(
        new(artifacts="golden_bracelet"), crews={0: "red_vp:2 green_vp:2"}, reserved={0: "I14"}, explored={0: "T01"}
    )
    with arranging(match) as s:
        s.artifacts |= 1 << ARTIFACT_NAMES.index("helmet")
    explore(match, "I14")
    assert question(match) == "bonus-recruit"


# ---------------------------------------------------------------------------- Mead Cup
def test_mead_cup_swaps_a_card_after_an_exploration() -> None:
    """Coupe d'hydromel: one card of the market is discarded, the top of the deck takes its slot."""
    match = lay(
        new(artifacts="mead_cup"), crews={0: "green_vp:2"}, visible="T13", market="red_fame blue_vp", top="purple_vp",
        bracelets={0: 2},
    )  # fmt: skip
    explore(match, "T13")
    assert question(match) == "swap"
    assert legal_values(match, "slot") == list(COLOURS)
    swap(match, "red")
    assert market(match)["red"] == "purple_vp"
    assert match.view(None)["board"]["discarded"] == {"red_fame": 1, "green_vp": 2}
    assert question(match) == "trade"  # ruling 3.9: before the trade


def test_mead_cup_may_be_declined() -> None:
    """Coupe d'hydromel: a reward that may be taken."""
    match = lay(new(artifacts="mead_cup"), crews={0: "green_vp:2"}, visible="T13")
    before = market(match)
    explore(match, "T13")
    pass_(match)
    assert market(match) == before
    assert match.actor == 1


def test_mead_cup_does_not_follow_a_recruit() -> None:
    """Coupe d'hydromel: after the action Explore only."""
    match = lay(new(artifacts="mead_cup"), hands={0: "red_vp"})
    recruit(match, "red_vp")
    assert match.actor == 1


def test_mead_cup_comes_before_the_bonus_action_and_again_after_it() -> None:
    """Ruling 3.9: Mead Cup first, then the Helmet; with the Weathervane also after the bonus exploration."""
    match = under_the_helmet(players=2)
    assert question(match) == "swap"
    pass_(match)
    assert question(match) == "bonus-recruit"
    match = lay(new(2, artifacts="weathervane"), crews={0: FOUR + " green_fame"}, hands={0: "purple_vp"}, visible="T13")
    recruit(match, "purple_vp")
    assert question(match) == "bonus-explore"
    explore(match, "T13")
    assert question(match) == "swap"


# ---------------------------------------------------------------------------- Silver Coins
@pytest.mark.parametrize(
    ("column", "points"), [("blue_fame:2", 0), ("blue_fame:3", 1), ("blue_fame:3 blue_recruit", 1)]
)
def test_silver_coins_from_the_fourth_on(column: str, points: int) -> None:
    """Pièces d'argent: one point for each Viking beyond the third, when it is recruited."""
    match = lay(new(4, artifacts="silver_coins"), crews={0: column}, hands={0: "blue_bracelet"}, recruits={0: 1})
    recruit(match, "blue_bracelet")
    take(match, "blue")
    assert match.score_sheet(0)["artifacts"] == points


def test_the_size_of_the_column_counts_when_the_viking_is_placed() -> None:
    """Table 4, 7: a discard forced by the refill changes nothing."""
    match = lay(
        new(2, artifacts="silver_coins", mead_cup="off"), crews={0: "red_vp:2 red_bracelet"}, hands={0: "red_recruit"},
        rest="crews",
    )  # fmt: skip
    with arranging(match) as s:
        while s.column[0, 0] > 3:  # the third Viking stays the last red one
            kind = next(k for k in range(4) if s.crew[0, k] > 0 and k != 1)
            s.crew[0, kind] -= 1
            s.column[0, 0] -= 1
            s.crew[1, kind] += 1
            s.column[1, 0] += 1
    recruit(match, "red_recruit")
    take(match, "red")
    while question(match) == "discard":
        card = "red_vp" if match.actor == 0 else legal_values(match, "viking")[0]
        answer(match, "viking", viking=card)
    assert len(boat(match, 0)["crew"]["red"]) == 3
    assert match.score_sheet(0)["artifacts"] == 1
