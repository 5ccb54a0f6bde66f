"""The mind for Vikings on Board, checked by hand."""

from __future__ import annotations

from longhouse import Match
from longhouse.games.vikings_on_board.state import A_CLAN, A_SHIP, Ask
from tests.bots.minds.positions import features, is_calm, leanings
from tests.rulebook.vikings_on_board.fjord import (
    BLUE,
    GRAIN,
    HIDE,
    METAL,
    RED,
    bet,
    lay_ships,
    load,
    new,
    ready,
    sail_now,
)

CREWS = {
    0: ["blue 1", "red 2", "green 1"],  # red leads, blue stands before green
    1: ["blue 2", "red 2b"],  # equal shields: blue is nearer to the bow
    2: ["yellow 3"],
}


def fjord(players: int = 2) -> Match:
    match = new(players)
    with ready(match) as s:
        lay_ships(s, CREWS)
    return match


def test_cargo_is_shared_in_the_order_of_influence_everyone_taking_the_dearest() -> None:
    """003 Setting sail: shields, then nearer to the bow; one token each, round and round."""
    match = fjord()
    with ready(match) as s:
        load(s, 0, HIDE, GRAIN, METAL, HIDE)
        s.market[HIDE], s.market[GRAIN], s.market[METAL] = 3, 2, 1
    red, blue = features(match, RED), features(match, BLUE)
    assert red["cargo"] == 3 + 1  # hide, and after blue and green the last token
    assert blue["cargo"] == 3
    assert red["loaded_shields"] == 2
    assert red["cargo_early"] == 7 * red["cargo"]


def test_a_tie_of_shields_is_led_from_the_bow() -> None:
    """003 Setting sail: ties go to the clan nearer to the bow (ruling 21)."""
    match = fjord()
    with ready(match) as s:
        load(s, 1, METAL)
    assert features(match, BLUE)["cargo"] == 1
    assert features(match, RED)["cargo"] == 0


def test_bets_count_by_how_their_clan_stands() -> None:
    match = fjord()
    with ready(match) as s:
        load(s, 0, GRAIN)
        bet(s, RED, 4, 0, RED)
        bet(s, RED, 3, 1, RED)
        bet(s, RED, 1, 1 + 1, 3)
    found = features(match, RED)
    assert (found["bets_leading"], found["bets_loaded"], found["bets_trailing"]) == (4 + 1, 4, 3)
    assert found["barrels_in_hand"] == 2 * 7  # the barrel of two, seven ships to sail
    assert found["bets_early"] == 7 * (4 + 1)


def test_a_captain_counts_on_the_ship_that_pays_best() -> None:
    match = fjord()
    with ready(match) as s:
        load(s, 0, GRAIN)
        load(s, 1, METAL, METAL, METAL)
        s.captain = RED
    found = features(match, RED)
    assert (found["captain"], found["captain_gain"]) == (1, 1)  # ship 0: one for red; ship 1: one against two
    assert features(match, BLUE)["captain"] == 0


def test_bets_lean_to_the_leading_clan_and_sailing_to_the_own_ship() -> None:
    match = fjord()
    with ready(match) as s:
        load(s, 0, GRAIN)
        load(s, 1, METAL)
        s.actor = s.mover = s.owner = RED
        s.ask, s.ship, s.bet = Ask.BET_CLAN, 1, 0
    leans = leanings(match)
    assert max(leans, key=leans.__getitem__) == A_CLAN + BLUE
    with ready(match) as s:
        sail_now(s, RED)
    leans = leanings(match)
    assert max(leans, key=leans.__getitem__) == A_SHIP
    assert not is_calm(match)
