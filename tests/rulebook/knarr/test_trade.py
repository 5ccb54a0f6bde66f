"""FAIRE DU COMMERCE in 001_285620b19a330377.txt; ruling 3.5."""

from __future__ import annotations

import pytest

from tests.positions import legal_values
from tests.rulebook.knarr.table import boat, crew, explore, lay, new, pass_, question, recruit, tokens, told, trade


@pytest.mark.parametrize("bracelets", [0, 1, 2, 3])
def test_as_many_bracelets_as_the_boat_carries(bracelets: int) -> None:
    """One, two or three bracelets."""
    match = lay(new(), bracelets={0: bracelets})
    assert legal_values(match, "trade") == [str(n) for n in range(1, bracelets + 1)]


@pytest.mark.parametrize(("bracelets", "points", "fame", "recruits"), [(1, 2, 1, 0), (2, 4, 1, 1), (3, 6, 1, 1)])
def test_the_first_columns_of_boat_and_all_destinations(bracelets: int, points: int, fame: int, recruits: int) -> None:
    """Columns 1 to n of the boat and of every destination: T15 (vp, vp, vp), T16 (vp, vp, -), T10 (fame, -, vp)."""
    match = lay(new(boats="normal"), explored={0: "T15 T16 T10"}, bracelets={0: 3})
    trade(match, bracelets)
    assert tokens(match, 0) == (points, 3 - bracelets, recruits, fame)
    assert match.score_sheet(0)["trade"] == points


def test_once_a_turn() -> None:
    """Before or after the action, not both."""
    match = lay(new(), hands={0: "red_vp"}, bracelets={0: 3})
    trade(match, 1)
    assert (match.actor, question(match)) == (0, "action")
    assert legal_values(match, "trade") == []
    recruit(match, "red_vp")
    assert match.actor == 1


def test_after_the_action() -> None:
    """A trade after the action uses what the action brought."""
    match = lay(new(boats="advanced"), hands={0: "red_bracelet"})
    recruit(match, "red_bracelet")
    assert (match.actor, question(match)) == (0, "trade")
    assert legal_values(match, "trade") == ["1"]
    trade(match, 1)
    assert tokens(match, 0) == (1, 0, 0, 0)
    assert match.actor == 1


def test_the_destination_just_explored_counts() -> None:
    """Ruling 3.5: new bracelets and the columns of the new destination."""
    match = lay(new(boats="normal"), crews={0: "red_vp:2"}, visible="T20")
    explore(match, "T20")
    assert question(match) == "trade"
    trade(match, 1)
    assert tokens(match, 0) == (1, 0, 0, 0)


def test_trading_may_be_declined() -> None:
    """A trade is a choice; without bracelets, or when it would bring nothing, the turn ends unasked."""
    match = lay(new(boats="advanced"), hands={0: "red_vp"}, bracelets={0: 1})
    recruit(match, "red_vp")
    assert question(match) == "trade"
    pass_(match)
    assert match.actor == 1
    assert tokens(match, 0) == (1, 1, 0, 0)
    for boats, bracelets in (("advanced", 0), ("normal", 1)):
        match = lay(new(boats=boats), hands={0: "red_vp"}, bracelets={0: bracelets})
        recruit(match, "red_vp")
        assert match.actor == 1
        assert tokens(match, 0) == (1, bracelets, 0, 0)


def test_never_inside_the_action() -> None:
    """Before or after, not between placing and taking."""
    match = lay(new(), hands={0: "red_vp"}, bracelets={0: 1}, recruits={0: 1})
    recruit(match, "red_vp")
    assert question(match) == "take"
    assert legal_values(match, "trade") == []


def test_reserved_destinations_give_nothing() -> None:
    """Ruling 3.5."""
    match = lay(new(artifacts="golden_bracelet"), reserved={0: "T15"}, bracelets={0: 3})
    trade(match, 3)
    assert tokens(match, 0) == (0, 0, 1, 0)


def test_draws_of_a_trade_join_the_crew_one_at_a_time() -> None:
    """GAINS: each card drawn goes to the column of its colour, without any gain."""
    match = lay(new(), explored={0: "T06 T07 T08"}, bracelets={0: 3}, top="red_vp blue_recruit red_fame")
    events = trade(match, 3)
    assert [e["viking"] for e in told(events, "drew")] == ["red_vp", "blue_recruit", "red_fame"]
    assert crew(match, 0) == ["red_vp", "red_fame", "blue_recruit"]
    assert tokens(match, 0) == (3, 0, 1, 0)  # the points of the cards, the recruit of the boat


def test_only_the_mover_gains() -> None:
    """Section 1: nobody else's boat or destinations pay."""
    match = lay(new(2), explored={0: "T15", 1: "T16"}, bracelets={0: 2, 1: 2})
    trade(match, 2)
    assert tokens(match, 0) == (2, 0, 1, 0)
    assert tokens(match, 1) == (0, 2, 0, 0)
    assert boat(match, 1)["explored"][0]["destination"] == "T16"
