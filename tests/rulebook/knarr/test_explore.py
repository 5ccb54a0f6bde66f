"""EXPLORER in 001_285620b19a330377.txt; ruling 3.4."""

from __future__ import annotations

import pytest

from longhouse import IllegalAction
from tests.positions import answer, arranging
from tests.rulebook.knarr.table import (
    boat,
    can_explore,
    crew,
    explore,
    lay,
    new,
    payments,
    question,
    send,
    tokens,
    told,
    visible,
)


# ---------------------------------------------------------------------------- 1 paying
def test_fixed_colours_take_exactly_what_they_ask_for() -> None:
    """EXPLORER 1: number and colours as asked; recruits may stand in for Vikings that are there."""
    match = lay(new(), crews={0: "green_vp:2 green_recruit red_vp"}, recruits={0: 1}, visible="T12")
    assert payments(match, "T12") == [
        (("green_recruit",), 1),
        (("green_vp",), 1),
        (("green_vp", "green_recruit"), 0),
        (("green_vp", "green_vp"), 0),
    ]


def test_recruits_alone_pay_two_or_three() -> None:
    """EXPLORER, Important; ruling 3.4: a recruit replaces any card of the cost, even one that is there."""
    match = lay(new(), recruits={0: 2}, visible="T12")
    assert payments(match, "T12") == [((), 2)]
    match = lay(new(), crews={0: "red_vp"}, recruits={0: 3}, visible="T01")
    assert payments(match, "T01") == [((), 3), (("red_vp",), 2)]


def test_different_colours_are_any_colours() -> None:
    """EXPLORER 1: three of different colours, one card of each."""
    match = lay(new(), crews={0: "red_vp red_fame yellow_vp blue_vp purple_vp"}, visible="T01")
    found = payments(match, "T01")
    assert len(found) == 7  # red twice with two of three others, and the three others
    for vikings, recruits in found:
        assert recruits == 0
        assert len({name.split("_")[0] for name in vikings}) == 3


def test_four_of_one_colour_whichever() -> None:
    """EXPLORER 1, the printed example: four of one colour, no matter which."""
    match = lay(new(4), crews={0: "blue_vp:4 red_vp red_bracelet:3"}, visible="I01")
    assert payments(match, "I01") == [
        (("blue_vp",) * 4, 0),
        (("red_vp", *("red_bracelet",) * 3), 0),
    ]


def test_several_colours_with_recruits() -> None:
    """Ruling 3.4: for each colour at most the asked number of Vikings, the rest recruits."""
    match = lay(new(), crews={0: "red_vp:2 red_fame green_vp:2"}, recruits={0: 2}, visible="I14")
    expected = set()
    for red in [(), ("red_vp",), ("red_fame",), ("red_vp", "red_vp"), ("red_vp", "red_fame")]:
        for green in [(), ("green_vp",), ("green_vp", "green_vp")]:
            if 4 - len(red) - len(green) <= 2:
                expected.add(((*red, *green), 4 - len(red) - len(green)))
    found = payments(match, "I14")
    assert set(found) == expected
    assert len(found) == len(expected)  # each payment is reached in one way only


def test_a_forced_payment_is_not_asked() -> None:
    """One way to pay is no question; the events tell who left."""
    match = lay(new(), crews={0: "red_vp red_fame green_vp:2 blue_vp"}, visible="I14")
    events = explore(match, "I14")
    assert [e["viking"] for e in told(events, "viking_sent")] == ["red_vp", "red_fame", "green_vp", "green_vp"]
    assert crew(match, 0) == ["blue_vp"]


def test_any_card_of_a_column_may_leave() -> None:
    """Ruling 3.4: which card is a real decision; discarded Vikings give nothing."""
    match = lay(new(), crews={0: "yellow_vp yellow_fame:2"}, visible="T15")
    explore(match, "T15")
    assert question(match) == "pay"
    events = send(match, "yellow_vp")  # the second one is a reputation either way
    assert [e["viking"] for e in told(events, "viking_sent")] == ["yellow_vp", "yellow_fame"]
    assert crew(match, 0) == ["yellow_fame"]
    assert tokens(match, 0) == (0, 0, 0, 0)
    assert match.view(None)["board"]["discarded"] == {"yellow_vp": 1, "yellow_fame": 1}


def test_a_cost_that_cannot_be_paid_is_refused_with_its_reason() -> None:
    """EXPLORER 1."""
    match = lay(new(), crews={0: "red_vp"}, recruits={0: 1}, visible="I14")
    with pytest.raises(IllegalAction, match="cannot pay"):
        answer(match, "place", place=3)


def test_a_payment_can_be_taken_back_until_it_is_complete() -> None:
    """Nothing leaves before the whole cost is named."""
    match = lay(new(), crews={0: "yellow_vp yellow_fame:2"}, recruits={0: 1}, visible="T15")
    before = match.state_bytes()
    explore(match, "T15")
    send(match, "yellow_vp")
    assert len(crew(match, 0)) == 3
    match.undo()
    match.undo()
    assert match.state_bytes() == before


# ---------------------------------------------------------------------------- 2 gains
def test_the_gains_come_at_once_after_the_payment() -> None:
    """EXPLORER 2, ruling 3.4: recruits gained cannot pay, but those spent have made room."""
    match = lay(new(), crews={0: "green_vp:2"}, recruits={0: 3}, bracelets={0: 2}, visible="T12")
    explore(match, "T12")
    answer(match, "recruits")
    assert question(match) == "trade"
    assert tokens(match, 0) == (0, 3, 2, 0)
    match = lay(new(), visible="T12", recruits={0: 1})
    assert not can_explore(match, "T12")


def test_an_influence_land_pays_points_and_draws_a_card_without_gain() -> None:
    """EXPLORER 2, GAINS: eight points and one card into the crew."""
    match = lay(new(), crews={0: "red_vp:2 purple_vp:2"}, recruits={0: 1}, visible="I07", top="blue_bracelet")
    events = explore(match, "I07")
    assert tokens(match, 0) == (8, 0, 0, 0)
    assert match.score_sheet(0)["destinations"] == 8
    assert crew(match, 0) == ["blue_bracelet"]
    kinds = [event.kind for event in events]
    assert kinds.index("drew") < kinds.index("destination_revealed")


def test_the_gains_of_a_destination_reach_the_limits() -> None:
    """À TOUT MOMENT: what does not fit is lost."""
    match = lay(new(), crews={0: "green_vp:2"}, recruits={0: 2}, visible="T14")
    explore(match, "T14")
    send(match, "green_vp")
    events = send(match, "green_vp")
    assert tokens(match, 0) == (0, 0, 3, 0)
    assert told(events, "excess_lost") == [{"boat": "white", "bracelets": 0, "recruits": 1, "fame": 0}]


def test_the_newest_destination_lies_on_top() -> None:
    """EXPLORER 2."""
    match = lay(new(), crews={0: "green_vp:2"}, visible="T13", explored={0: "T01 I02"})
    explore(match, "T13")
    assert [card["destination"] for card in boat(match, 0)["explored"]] == ["T01", "I02", "T13"]


# ---------------------------------------------------------------------------- 3 replacing
@pytest.mark.parametrize(
    ("destination", "crews", "place"), [("T13", "green_vp:2", 0), ("I14", "red_vp:2 green_vp:2", 3)]
)
def test_a_new_destination_of_the_same_kind_takes_the_place(destination: str, crews: str, place: int) -> None:
    """EXPLORER 3."""
    match = lay(new(), crews={0: crews}, visible=destination)
    before = visible(match)
    explore(match, destination)
    after = visible(match)
    assert [k for k in range(6) if before[k] != after[k]] == [place]
    assert (after[place] or "")[0] == destination[0]


def test_an_empty_destination_deck_leaves_the_place_empty() -> None:
    """Ruling 3.4: destinations never come back."""
    match = lay(new(), crews={0: "green_vp:2"}, visible="T13")
    with arranging(match) as s:
        left = s.land_len[0]
        for i in range(left):
            s.explored[1, i] = s.land[0, i]
            s.land[0, i] = 0
        s.explored_len[1], s.land_len[0] = left, 0
    events = explore(match, "T13")
    assert told(events, "no_destination_left") == [{"land": "trade"}]
    assert visible(match)[0] is None
    assert 0 not in [a.args.get("place") for a in match.legal]
