"""Bets: the two taverns, the limits of the editions, and who sees what."""

from __future__ import annotations

from typing import Any

import pytest

from longhouse import IllegalAction, Match
from longhouse.kernel.state import NOBODY
from tests.positions import answer, legal_values
from tests.rulebook.vikings_on_board.fjord import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    bet,
    go_to,
    new,
    put_first_viking_of,
    ready,
)


def at_the_tavern(bets: tuple[tuple[int, int, int, int], ...] = (), players: int = 4, **options: Any) -> Match:
    """Red is to move; bets are (owner, value, ship, clan)."""
    match = new(players, **options)
    with ready(match) as s:
        for laid in bets:
            bet(s, *laid)
        put_first_viking_of(s, RED)
    return match


def lay(match: Match, barrel: int, ship: int, clan: str) -> None:
    answer(match, "barrel", barrel=str(barrel))
    answer(match, "ship", ship=ship)
    answer(match, "clan", clan=clan)


def test_a_bet_is_an_own_barrel_face_down() -> None:
    """000 Taverne 1, 003 Bet, ruling 11: an own unused barrel on a free circle of a moored ship, its value hidden."""
    match = at_the_tavern(((RED, 3, 1, BLUE),))
    go_to(match, "bet")
    assert legal_values(match, "barrel") == ["1", "2", "4"]
    lay(match, 4, 5, "green")
    for seat, value in ((RED, 4), (BLUE, None), (None, None)):
        circle = match.view(seat)["board"]["ships"][5]["circles"]["green"]
        assert circle == [{"owner": "red", "bet": 1, "value": value}]
    (placed,) = [event for event in match.history[-1].events if event.kind == "bet_placed"]
    assert placed.args["barrel"] == "4"
    assert placed.seen_by(BLUE).args["barrel"] is None


def test_clans_without_a_player_can_be_bet_on() -> None:
    """Ruling 11: any of the four colours, since all take part in the order of influence."""
    match = at_the_tavern(players=2)
    go_to(match, "bet")
    answer(match, "barrel", barrel="1")
    answer(match, "ship", ship=0)
    assert legal_values(match, "clan") == ["red", "blue", "green", "yellow"]


def test_no_bet_before_a_ship_that_has_sailed() -> None:
    """000 and 003: in front of a ship in the harbour."""
    match = at_the_tavern()
    with ready(match) as s:
        s.sailed[2], s.sterns = 1, 6
    go_to(match, "bet")
    answer(match, "barrel", barrel="1")
    assert legal_values(match, "ship") == [0, 1, 3, 4, 5, 6, 7]
    with pytest.raises(IllegalAction, match="sailed"):
        answer(match, "ship", ship=2)


def test_without_a_barrel_there_is_no_bet() -> None:
    """Ruling 11: no barrel left, not doable; what lies out can still be moved."""
    match = at_the_tavern(tuple((RED, value, value, BLUE) for value in (1, 2, 3, 4)))
    usable = legal_values(match, "building")
    assert "bet" not in usable
    assert "bet_or_move" in usable


LIMITS = {
    "both": ("both", False, False),
    "one_per_circle": ("one_per_circle", False, True),
    "one_per_player_and_ship": ("one_per_player_and_ship", True, False),
}


@pytest.mark.parametrize(("limit", "shared_circle", "two_before_a_ship"), LIMITS.values(), ids=LIMITS)
def test_the_limit_of_the_edition(limit: str, shared_circle: bool, two_before_a_ship: bool) -> None:
    """000 NOTES (no two equal bets), 003 IMPORTANT (one bet of a player a ship); editions.toml bet_limit."""
    match = at_the_tavern(((RED, 1, 0, RED), (BLUE, 2, 1, GREEN)), bet_limit=limit)
    go_to(match, "bet")
    answer(match, "barrel", barrel="4")
    assert (0 in legal_values(match, "ship")) == two_before_a_ship
    if two_before_a_ship:
        again = match.copy()
        answer(again, "ship", ship=0)
        assert legal_values(again, "clan") == ["blue", "green", "yellow"]
    else:
        with pytest.raises(IllegalAction, match="one barrel of a player"):
            answer(match, "ship", ship=0)
    answer(match, "ship", ship=1)
    assert ("green" in legal_values(match, "clan")) == shared_circle
    assert "blue" in legal_values(match, "clan")


@pytest.mark.parametrize(
    ("edition", "limit", "mover", "shields"),
    [
        ("advised", "both", "own", "on"),
        ("fr", "one_per_circle", "own", "on"),
        ("en", "one_per_player_and_ship", "any", "off"),
    ],
)
def test_an_edition_sets_the_switches(edition: str, limit: str, mover: str, shields: str) -> None:
    """editions.toml: the readings of the two rulebooks, and the advised ones; each switch can be given alone."""
    options = new(2, edition=edition).options
    assert options == {
        "edition": edition,
        "bet_limit": limit,
        "whose_bet_moves": mover,
        "two_player_shields": shields,
    }
    assert new(2, edition=edition, two_player_shields="on").options["two_player_shields"] == "on"
    assert new(2, edition=edition, bet_limit="both").options["bet_limit"] == "both"


def test_all_circles_taken_closes_a_ship() -> None:
    """Ruling 11: no circle allowed, not doable there."""
    match = at_the_tavern(((BLUE, 1, 0, RED), (GREEN, 1, 0, BLUE), (YELLOW, 1, 0, GREEN), (BLUE, 2, 1, RED)))
    with ready(match) as s:
        s.bet_limit = 1  # one a circle
        bet(s, YELLOW, 2, 0, YELLOW)
    go_to(match, "bet")
    answer(match, "barrel", barrel="1")
    assert 0 not in legal_values(match, "ship")
    with pytest.raises(IllegalAction, match="no circle"):
        answer(match, "ship", ship=0)


def test_the_second_tavern_bets_or_moves() -> None:
    """000 Taverne 2, 003 Bet / Move a Bet: as Bet, or an own barrel of the harbour to another circle."""
    match = at_the_tavern(((RED, 2, 3, BLUE), (BLUE, 1, 4, RED)))
    go_to(match, "bet_or_move")
    assert legal_values(match, "barrel") == ["1", "3", "4"]
    assert legal_values(match, "move_bet") == [("red", 0)]
    answer(match, "move_bet", owner="red", bet=0)
    assert legal_values(match, "ship") == list(range(8))
    answer(match, "ship", ship=3)
    assert legal_values(match, "clan") == ["red", "green", "yellow"]  # another circle before the same ship
    events = answer(match, "clan", clan="green")
    moved = next(event for event in events if event.kind == "bet_moved")
    assert moved.args == {"clan": "red", "owner": "red", "from": 3, "from_clan": "blue", "ship": 3, "on": "green"}
    assert match.view(RED)["board"]["ships"][3]["circles"]["green"] == [{"owner": "red", "bet": 0, "value": 2}]
    assert match.view(BLUE)["board"]["ships"][3]["circles"]["green"] == [{"owner": "red", "bet": 0, "value": None}]


def test_the_first_tavern_does_not_move_bets() -> None:
    """000 Taverne 1, 003 Bet."""
    match = at_the_tavern(((RED, 2, 3, BLUE),))
    go_to(match, "bet")
    assert legal_values(match, "move_bet") == []


def test_a_lost_barrel_can_be_moved_from_a_ship_that_sailed() -> None:
    """000 RÉCUPÉRATION TONNEAU, 003 Winning Bets, ruling 12."""
    match = at_the_tavern(((RED, 2, 3, BLUE),))
    with ready(match) as s:
        s.sailed[3], s.sterns = 1, 6
    go_to(match, "bet_or_move")
    answer(match, "move_bet", owner="red", bet=0)
    assert legal_values(match, "ship") == [0, 1, 2, 4, 5, 6, 7]
    answer(match, "ship", ship=0)
    answer(match, "clan", clan="blue")
    assert match.view(RED)["board"]["ships"][0]["circles"]["blue"][0]["value"] == 2


def test_whose_bets_may_move() -> None:
    """editions.toml whose_bet_moves: the French names own barrels, the English action names no owner."""
    bets = ((RED, 2, 3, BLUE), (BLUE, 1, 4, RED))
    own = at_the_tavern(bets)
    go_to(own, "bet_or_move")
    assert legal_values(own, "move_bet") == [("red", 0)]
    with pytest.raises(IllegalAction, match="your own"):
        answer(own, "move_bet", owner="blue", bet=0)
    anyone = at_the_tavern(bets, whose_bet_moves="any")
    go_to(anyone, "bet_or_move")
    assert legal_values(anyone, "move_bet") == [("red", 0), ("blue", 0)]
    answer(anyone, "move_bet", owner="blue", bet=0)
    assert "barrel 1" not in anyone.question(RED).text()  # the mover does not see its value
    assert "barrel 1" in anyone.question(BLUE).text()
    assert 3 in legal_values(anyone, "ship")  # the owner's limit counts, not the mover's
    answer(anyone, "ship", ship=3)
    answer(anyone, "clan", clan="green")
    assert anyone.view(BLUE)["board"]["ships"][3]["circles"]["green"] == [{"owner": "blue", "bet": 0, "value": 1}]


def test_a_won_barrel_is_never_bet_or_moved_again() -> None:
    """Ruling 22."""
    match = at_the_tavern(((RED, 2, 3, BLUE),))
    with ready(match) as s:
        s.bet_won[RED, 0], s.bet_ship[RED, 0], s.bet_clan[RED, 0] = 1, NOBODY, NOBODY
    go_to(match, "bet_or_move")
    assert legal_values(match, "barrel") == ["1", "3", "4"]
    assert legal_values(match, "move_bet") == []
