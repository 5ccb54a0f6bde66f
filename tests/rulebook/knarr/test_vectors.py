"""The 22 test vectors of the rulings; r, b, f stand for recruits, bracelets, reputation."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.positions import legal_values
from tests.rulebook.knarr.table import (
    COLOURS,
    boat,
    can_explore,
    crew,
    discard,
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
    take,
    tokens,
    told,
    trade,
)


@pytest.mark.parametrize(
    ("fame", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (9, 2), (10, 3), (13, 3), (14, 5)]
)
def test_01_reputation_pays_its_highest_threshold(fame: int, points: int) -> None:
    """Vector 1; RENOMMÉE."""
    match = lay(new(2), hands={0: "red_vp"}, fame={1: fame})
    recruit(match, "red_vp")
    assert match.actor == 1
    assert tokens(match, 1) == (points, 0, 0, fame)


def test_02_two_vikings_and_a_recruit_pay_three_different_colours() -> None:
    """Vector 2; EXPLORER, Important."""
    crews = {0: "red_vp blue_vp"}
    assert can_explore(lay(new(), crews=crews, recruits={0: 1}, visible="T01"), "T01")
    assert not can_explore(lay(new(), crews=crews, visible="T01"), "T01")


def test_03_four_of_one_colour_never_mix_two_colours() -> None:
    """Vector 3; EXPLORER 1."""
    crews = {0: "green_vp:2 red_vp:2"}
    assert not can_explore(lay(new(), crews=crews, recruits={0: 1}, visible="I01"), "I01")
    match = lay(new(), crews=crews, recruits={0: 2}, visible="I01")
    assert payments(match, "I01") == [(("green_vp", "green_vp"), 2), (("red_vp", "red_vp"), 2)]


def test_04_four_of_one_colour_need_a_viking() -> None:
    """Vector 4; three recruits are the most one can own."""
    match = lay(new(), crews={0: "green_vp"}, recruits={0: 3}, visible="I01")
    assert payments(match, "I01") == [(("green_vp",), 3)]
    assert not can_explore(lay(new(), recruits={0: 3}, visible="I01"), "I01")


def test_05_one_colour_counts_once_among_different_ones() -> None:
    """Vector 5."""
    crews = {0: "yellow_vp:3"}
    assert not can_explore(lay(new(), crews=crews, recruits={0: 1}, visible="T01"), "T01")
    match = lay(new(), crews=crews, recruits={0: 2}, visible="T01")
    assert payments(match, "T01") == [(("yellow_vp",), 2)]


def test_06_a_cost_of_five_paid_with_everything() -> None:
    """Vector 6: destination 27 asks for three purple and two red Vikings."""
    crews = {0: "purple_vp:2 red_vp"}
    match = lay(new(), crews=crews, recruits={0: 2}, visible="I07")
    assert payments(match, "I07") == [(("red_vp", "purple_vp", "purple_vp"), 2)]
    assert not can_explore(lay(new(), crews=crews, recruits={0: 1}, visible="I07"), "I07")


@pytest.mark.parametrize("destination", ["I04", "I05"])
@pytest.mark.parametrize("pair", list(combinations(COLOURS, 2)), ids="-".join)
def test_07_three_recruits_and_any_two_colours(destination: str, pair: tuple[str, str]) -> None:
    """Vector 7: destinations 24 and 25 ask for one Viking of each colour."""
    sent = tuple(f"{colour}_vp" for colour in pair)
    match = lay(new(), crews={0: " ".join(sent)}, recruits={0: 3}, visible=destination)
    assert payments(match, destination) == [(sent, 3)]


def test_08_a_column_pays_every_gain_then_its_slot_is_taken() -> None:
    """Vector 8; RECRUTER 2 and 3."""
    match = lay(new(4), crews={0: "yellow_vp:2 yellow_fame"}, hands={0: "yellow_bracelet"}, market="red_vp blue_fame")
    recruit(match, "yellow_bracelet")
    assert tokens(match, 0) == (2, 1, 0, 1)
    assert "blue_fame" in hand(match, 0)


def test_09_excess_is_lost_and_nothing_is_spent_before() -> None:
    """Vector 9."""
    match = lay(new(), crews={0: "green_recruit:2"}, hands={0: "green_vp"}, recruits={0: 3})
    events = recruit(match, "green_vp")
    assert told(events, "excess_lost") == [{"boat": "white", "bracelets": 0, "recruits": 2, "fame": 0}]
    assert tokens(match, 0) == (1, 0, 3, 0)
    take(match, "red")
    assert tokens(match, 0) == (1, 0, 2, 0)


def test_10_a_recruit_just_gained_can_be_spent() -> None:
    """Vector 10."""
    match = lay(new(), hands={0: "red_recruit"})
    recruit(match, "red_recruit")
    assert tokens(match, 0) == (0, 0, 1, 0)
    assert legal_values(match, "slot") == list(COLOURS)


def test_11_the_normal_boat_trades_two_bracelets_for_a_recruit() -> None:
    """Vector 11."""
    match = lay(new(boats="normal"), bracelets={0: 2})
    trade(match, 2)
    assert tokens(match, 0) == (0, 0, 1, 0)
    match = lay(new(boats="normal"), bracelets={0: 2})
    trade(match, 1)
    assert tokens(match, 0) == (0, 1, 0, 0)


def test_12_the_advanced_boat_gives_a_bracelet_back() -> None:
    """Vector 12: payment first, then gains."""
    match = lay(new(boats="advanced"), bracelets={0: 3})
    trade(match, 3)
    assert tokens(match, 0) == (1, 1, 0, 0)


def test_13_two_bracelets_take_two_columns_of_everything() -> None:
    """Vector 13: advanced boat and destinations 15 and 7."""
    match = lay(new(boats="advanced"), bracelets={0: 3}, explored={0: "T15 T07"}, top="red_fame")
    events = trade(match, 2)
    assert tokens(match, 0) == (3, 1, 0, 0)
    assert told(events, "drew") == [{"boat": "white", "viking": "red_fame"}]


def test_14_the_reputation_marker_stops_at_fourteen() -> None:
    """Vector 14: destination 9 brings two reputation."""
    match = lay(new(2), crews={0: "blue_vp:2"}, fame={0: 13}, visible="T09", hands={1: "red_vp"})
    events = explore(match, "T09")
    assert tokens(match, 0)[3] == 14
    assert told(events, "excess_lost") == [{"boat": "white", "bracelets": 0, "recruits": 0, "fame": 1}]
    recruit(match, "red_vp")
    assert match.actor == 0
    assert tokens(match, 0)[0] == 5


@pytest.mark.parametrize(("who", "last"), [(0, 2), (1, 2), (2, 2)])
def test_15_the_round_is_finished(who: int, last: int) -> None:
    """Vector 15: A begins; whoever reaches forty, the game ends with C's turn."""
    hands = {seat: "red_vp red_bracelet blue_vp" if seat == 0 else "" for seat in range(3)}
    hands |= {1: "yellow_vp yellow_fame green_vp", 2: "purple_vp purple_fame green_recruit"}
    played = {0: "red_vp", 1: "yellow_vp", 2: "purple_vp"}
    match = lay(new(3), hands=hands, points={who: 39}, mover=0, first=0)
    for seat in range(last + 1):
        assert match.actor == seat
        recruit(match, played[seat])
    assert match.over
    assert match.winners == (who,)


@pytest.mark.parametrize(("bracelets", "winners"), [(1, (0, 1)), (2, (0,))])
def test_16_recruits_and_bracelets_break_a_tie_then_victory_is_shared(bracelets: int, winners: tuple[int, ...]) -> None:
    """Vector 16: 42 and 42, r 2 + b 1 against r 0 + b 3; r 2 + b 2 would win."""
    match = lay(
        new(2), mover=1, first=0, points={0: 42, 1: 42}, recruits={0: 2}, bracelets={0: bracelets, 1: 3},
        hands={1: "red_bracelet blue_vp"},
    )  # fmt: skip
    recruit(match, "red_bracelet")
    assert question(match) == "trade"
    pass_(match)
    assert match.over
    assert match.scores == (42, 42)
    assert match.winners == winners


def test_17_both_piles_empty() -> None:
    """Vector 17: crews of 9, 9 and 8; those with nine discard one each, one of the two is drawn."""
    match = lay(new(3), rest="crews", explored={0: "T07"}, bracelets={0: 1})
    assert [len(crew(match, seat)) for seat in range(3)] == [9, 9, 8]
    assert told(trade(match, 1), "piles_empty") == [{}]
    given = []
    for seat in (0, 1):
        assert (match.actor, question(match)) == (seat, "discard")
        assert legal_values(match, "viking") == sorted(set(crew(match, seat)), key=crew(match, seat).index)
        given.append(crew(match, seat)[0])
        events = discard(match, given[-1])
    (drawn,) = told(events, "drew")
    assert drawn["viking"] in given
    assert told(events, "deck_renewed") == [{"count": 2}]
    assert [len(crew(match, seat)) for seat in range(3)] == [9, 8, 8]
    assert match.view(None)["board"]["decks"]["vikings"] == 1
    assert (match.actor, question(match)) == (0, "action")


def test_18_the_cauldron_frees_the_second_viking_only() -> None:
    """Vector 18."""
    match = lay(new(artifacts="cauldron"), crews={0: "green_vp"}, hands={0: "green_fame"})
    recruit(match, "green_fame")
    assert legal_values(match, "slot") == list(COLOURS)
    match = lay(new(artifacts="cauldron"), crews={0: "green_vp:2"}, hands={0: "green_fame"})
    offered = market(match)["green"]
    assert told(recruit(match, "green_fame"), "viking_taken") == [
        {"boat": "white", "viking": offered, "slot": "green", "recruits": 0}
    ]


def test_19_silver_coins_pay_one_point_for_a_recruit() -> None:
    """Vector 19: the fifth red Viking earns one point, a drawn fourth one none."""
    match = lay(new(4, artifacts="silver_coins"), crews={0: "red_bracelet:3 red_fame"}, hands={0: "red_recruit"})
    recruit(match, "red_recruit")
    take(match, "red")
    assert match.score_sheet(0)["artifacts"] == 1
    match = lay(
        new(4, artifacts="silver_coins"), crews={0: "red_bracelet:3"}, top="red_fame", explored={0: "T07"},
        bracelets={0: 1},
    )  # fmt: skip
    trade(match, 1)
    assert boat(match, 0)["crew"]["red"] == ["bracelet", "bracelet", "bracelet", "fame"]
    assert match.scores[0] == 0


@pytest.mark.parametrize(("stack", "bonus"), [("T01", True), ("T01 I02", False), ("", False)])
def test_20_the_helmet_wants_an_influence_land_right_on_a_trade_land(stack: str, bonus: bool) -> None:
    """Vector 20."""
    match = lay(new(artifacts="helmet"), crews={0: "red_vp:2 green_vp:2"}, visible="I14", explored={0: stack})
    explore(match, "I14")
    assert (question(match) == "bonus-recruit") == bonus
    assert (match.actor == 0) == bonus


def test_21_a_column_that_shrank_gives_its_third_again() -> None:
    """Vector 21: three blue, two paid away, two recruited."""
    match = lay(
        new(2, artifacts="golden_bracelet", mead_cup="off"), crews={0: "blue_fame:2 blue_vp"}, visible="T09 I01",
        hands={0: "blue_vp blue_bracelet", 1: "red_vp yellow_vp green_vp"},
    )  # fmt: skip
    explore(match, "T09")
    send(match, "blue_fame")  # recruits there are none, so the other one follows by itself
    recruit(match, "red_vp")
    recruit(match, "blue_vp")
    assert match.actor == 1
    recruit(match, "yellow_vp")
    recruit(match, "blue_bracelet")
    assert (match.actor, question(match)) == (0, "reserve")
    reserve(match, "I01")
    assert [card["destination"] for card in boat(match, 0)["reserved"]] == ["I01"]


@pytest.mark.parametrize(("action", "bonus"), [("explore", False), ("recruit", True)])
def test_22_a_line_from_a_trade_before_the_action_must_still_stand(action: str, bonus: bool) -> None:
    """Vector 22: the trade draws the fifth colour; exploring with one of the five breaks the line again."""
    match = lay(
        new(artifacts="weathervane"), crews={0: "red_vp yellow_vp green_vp blue_vp"}, explored={0: "T07"},
        bracelets={0: 1}, top="purple_vp", recruits={0: 1}, visible="T13", hands={0: "red_fame"},
    )  # fmt: skip
    trade(match, 1)
    assert boat(match, 0)["lines"] == 1
    if action == "explore":
        explore(match, "T13")
    else:
        recruit(match, "red_fame")
        take(match, "red")
    assert (question(match) == "bonus-explore") == bonus
    assert (match.actor == 0) == bonus
