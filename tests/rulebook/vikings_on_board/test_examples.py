"""Every printed example of both rulebooks."""

from __future__ import annotations

from longhouse import Match
from longhouse.games.vikings_on_board.state import Ask
from longhouse.kernel.state import NOBODY
from tests.positions import answer, legal_values
from tests.rulebook.vikings_on_board.fjord import (
    BLUE,
    GRAIN,
    GREEN,
    HIDE,
    METAL,
    RED,
    YELLOW,
    bet,
    go_to,
    lay_ships,
    load,
    new,
    put_first_viking_of,
    ready,
    sail_now,
)

SHIP = 3


def example_ship(players: int = 4, captain: int = RED) -> Match:
    """Red and Blue three shields, Green two, Blue nearest to the bow; bets of Yellow on Blue and of Green on Red."""
    match = new(players)
    with ready(match) as s:
        lay_ships(s, {SHIP: ["blue 3", "green 2", "red 3"], 0: ["red 1", "blue 1"], 1: ["green 1"], 2: ["yellow 1"]})
        load(s, SHIP, GRAIN, HIDE, HIDE, METAL)
        if players == 4:
            bet(s, YELLOW, 4, SHIP, BLUE)
            bet(s, GREEN, 2, SHIP, RED)
        sail_now(s, captain)
    return match


def test_example_a_round_without_a_stern() -> None:
    """000_cf6bbf301f000b40.txt, TOUR DE JEU, example A/B: the third action of Red ends the round, no ship sails."""
    match = new(3)
    with ready(match) as s:
        lay_ships(s, {})
        put_first_viking_of(s, RED)
        waiting = [b for b in range(11) if s.waiting[b] != NOBODY][1:]
        for k, b in enumerate(waiting):
            s.placed[k + 2], s.waiting[b] = s.waiting[b], NOBODY
        if s.placed[9] != NOBODY:
            s.placed[0], s.placed[9] = s.placed[9], NOBODY
    before = match.view(None)["board"]
    events = go_to(match, "first_player" if before["village"][0]["placed"] is None else "promote")
    if match.question().kind == "promote":
        events = match.play(match.legal[0])
    assert "no_ship_sailed" in [event.kind for event in events]
    after = match.view(None)["board"]
    assert after["round"] == before["round"] + 1
    assert [b["placed"] for b in after["village"]] == [None] * 11
    assert sum(b["waiting"] is not None for b in after["village"]) == 9
    assert sum(ship["moored"] for ship in after["ships"]) == 8


def test_example_b_order_of_influence() -> None:
    """Both rulebooks, example B: Blue leads by the tie at the bow, then Red, then Green; Yellow is not aboard."""
    match = example_ship()
    order = match.view(None)["board"]["ships"][SHIP]["influence"]
    assert order == [{"clan": "blue", "shields": 3}, {"clan": "red", "shields": 3}, {"clan": "green", "shields": 2}]
    events = answer(match, "ship", ship=SHIP)
    ranked = [(event.args["place"], event.args["clan"]) for event in events if event.kind == "clan_ranked"]
    assert ranked == [(0, "blue"), (1, "red"), (2, "green")]


def test_example_c_winning_barrel() -> None:
    """000, example C; 003, the example on winning bets: Yellow takes its barrel back unseen, Green's stays."""
    match = example_ship()
    events = answer(match, "ship", ship=SHIP)
    (won,) = [event for event in events if event.kind == "bet_won"]
    assert won.args == {"clan": "yellow", "ship": SHIP, "on": "blue", "barrel": "4"}
    assert won.seen_by(YELLOW).args["barrel"] == "4"
    for seat in (None, RED, BLUE, GREEN):
        assert won.seen_by(seat).args["barrel"] is None
    board = match.view(RED)["board"]
    assert board["clans"][YELLOW]["barrels_won"] == [None]
    assert board["ships"][SHIP]["circles"]["red"] == [{"owner": "green", "bet": 0, "value": None}]
    assert board["ships"][SHIP]["circles"]["blue"] == []
    assert match.view(YELLOW)["board"]["clans"][YELLOW]["barrels_won"] == [4]


def test_example_d_sharing_the_supplies() -> None:
    """000, example D; 003, example C: Blue grain, Red hide, Green hide, then Blue the metal that is left."""
    match = example_ship()
    answer(match, "ship", ship=SHIP)
    assert (match.actor, match.question().kind) == (BLUE, "share")
    assert legal_values(match, "supply") == ["hide", "grain", "metal"]
    answer(match, "supply", supply="grain")
    assert match.actor == RED
    answer(match, "supply", supply="hide")
    assert match.actor == GREEN
    events = answer(match, "supply", supply="hide")
    taken = [event.args for event in events if event.kind == "supply_taken"]
    assert taken == [{"clan": "green", "supply": "hide"}, {"clan": "blue", "supply": "metal"}]
    clans = match.view(None)["board"]["clans"]
    assert [clan["supplies"] for clan in clans] == [
        {"hide": 1, "grain": 0, "metal": 0},
        {"hide": 0, "grain": 1, "metal": 1},
        {"hide": 1, "grain": 0, "metal": 0},
        {"hide": 0, "grain": 0, "metal": 0},
    ]


def test_example_e_the_ship_leaves() -> None:
    """000, example E: after the sharing the ship is no longer in play and a new round begins."""
    match = example_ship()
    answer(match, "ship", ship=SHIP)
    for supply in ("grain", "hide", "hide"):
        answer(match, "supply", supply=supply)
    board = match.view(None)["board"]
    assert not board["ships"][SHIP]["moored"]
    assert board["sterns"] == 6
    assert board["round"] == 2
    assert match.question().kind == "building"


def final_score(match: Match) -> None:
    """The printed final position: grain 2, metal 3, hides 2."""
    with ready(match) as s:
        for ship in range(7):
            s.sailed[ship] = 1
        s.sterns = 0
        s.market[HIDE], s.market[GRAIN], s.market[METAL] = 2, 2, 3
        for ship, supplies in ((7, (GRAIN, GRAIN, METAL, HIDE, HIDE, HIDE)),):
            load(s, ship, *supplies)
            for supply in supplies:
                s.cargo[ship, supply] -= 1
        s.won[BLUE, GRAIN], s.won[BLUE, METAL], s.won[BLUE, HIDE] = 2, 1, 1
        s.won[RED, HIDE] = 2
        bet(s, RED, 2, 0, RED)
        bet(s, RED, 3, 1, RED)
        for place in range(2):
            s.bet_won[RED, place], s.bet_ship[RED, place], s.bet_clan[RED, place] = 1, NOBODY, NOBODY
        s.actor, s.ask, s.mover, s.captain = NOBODY, Ask.OVER, NOBODY, NOBODY


def test_example_final_score() -> None:
    """000, Fin du jeu, and 003, END OF GAME: 9 points each; Blue has more tokens and wins."""
    match = new(2)
    final_score(match)
    assert match.score_sheet(BLUE) == {"hide": 2, "grain": 4, "metal": 3, "barrels": 0}
    assert match.score_sheet(RED) == {"hide": 4, "grain": 0, "metal": 0, "barrels": 5}
    assert match.scores == (9, 9)
    assert match.winners == (BLUE,)
