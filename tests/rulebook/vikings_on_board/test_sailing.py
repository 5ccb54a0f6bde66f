"""Setting sail, sharing, spare Vikings, the end and the winner."""

from __future__ import annotations

from typing import Any

import pytest

from longhouse import IllegalAction, Match
from longhouse.games.vikings_on_board.components import CLAN_NAMES
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
    piece,
    put_first_viking_of,
    ready,
    sail_now,
)
from tests.rulebook.vikings_on_board.test_examples import final_score

SHIP = 3
FEW = {0: ["red 1", "blue 1"], 1: ["green 1"], 2: ["yellow 1"]}


def sailing(names: list[str], cargo: tuple[int, ...], players: int = 4, captain: int = RED, **options: Any) -> Match:
    """A ship with these pieces and tokens, about to sail."""
    match = new(players, **options)
    with ready(match) as s:
        taken = set(names)
        lay_ships(s, {SHIP: names, **{k: [n for n in v if n not in taken] for k, v in FEW.items()}})
        load(s, SHIP, *cargo)
        sail_now(s, captain)
    return match


def sail(match: Match, ship: int = SHIP) -> Any:
    return answer(match, "ship", ship=ship)


def order(match: Match, ship: int = SHIP) -> list[str]:
    return [aboard["clan"] for aboard in match.view(None)["board"]["ships"][ship]["influence"]]


# ---------------------------------------------------------------------------- set sail, spare Vikings
def test_the_ship_is_named_at_the_end_of_the_round() -> None:
    """000 Départ and DÉPART D'UN DRAKKAR A, 003 Set Sail, ruling 17."""
    match = new(4, seed=2)
    taker = match.actor
    go_to(match, "set_sail")
    assert match.question().kind == "building"
    assert match.view(None)["board"]["captain"] == CLAN_NAMES[taker or 0]
    assert match.view(None)["board"]["sterns"] == 7
    while match.question().kind != "sail":
        match.play(match.legal_codes[0])
    assert match.actor == taker
    assert not any(b["waiting"] for b in match.view(None)["board"]["village"])


@pytest.mark.parametrize("players", [3, 4])
def test_spare_vikings_are_for_two_players(players: int) -> None:
    """000 Départ, à 2 JOUEURS; 003 optional rule for 2 players."""
    match = new(players, two_player_shields="on")
    go_to(match, "set_sail")
    assert match.question().kind == "building"


def test_the_other_player_places_a_spare_viking_at_once() -> None:
    """000 à 2 JOUEURS, ruling 18: on an own piece of a moored ship that bears none, before the next Viking moves."""
    match = new(2)
    with ready(match) as s:
        lay_ships(s, {0: ["blue 1"], 1: ["blue 1b"], 2: ["red 1"], 3: ["red 2"]})
        s.sailed[0], s.sterns = 1, 6
        s.spare[piece("blue 1b")] = 1
        put_first_viking_of(s, RED)
    go_to(match, "set_sail")
    assert (match.actor, match.question().kind) == (BLUE, "spare-viking")
    assert legal_values(match, "piece") == [piece(name) for name in ("blue 2", "blue 2b", "blue 3", "blue 3b")]
    with pytest.raises(IllegalAction, match="spare Viking stands there"):
        answer(match, "piece", piece=piece("blue 1b"))
    answer(match, "piece", piece=piece("blue 2"))
    assert match.question().kind == "building"
    ship = match._state.piece_ship[piece("blue 2")]
    (bearer,) = [p for p in match.view(None)["board"]["ships"][ship]["body"] if p["piece"] == piece("blue 2")]
    assert (bearer["shields"], bearer["spare"]) == (3, True)


def test_no_piece_for_a_spare_viking_skips_it() -> None:
    """Ruling 18: no such piece, skipped."""
    match = new(2)
    with ready(match) as s:
        for p in range(6, 12):
            s.spare[p] = 1
        put_first_viking_of(s, RED)
    events = go_to(match, "set_sail")
    assert "no_spare" in [event.kind for event in events]
    assert match.question().kind == "building"


def test_the_switch_turns_spare_vikings_off() -> None:
    """editions.toml two_player_shields: an optional rule in the English rulebook."""
    match = new(2, two_player_shields="off")
    go_to(match, "set_sail")
    assert match.question().kind == "building"


def test_spare_vikings_travel_and_count() -> None:
    """000 à 2 joueurs (+1 shield), rulings 10 and 18: they go with their piece in every move and swap."""
    match = new(2)
    with ready(match) as s:
        lay_ships(s, {0: ["red 1", "blue 1"], 1: ["blue 2"], 2: ["green 1"], 3: ["yellow 1"]})
        s.spare[piece("red 1")] = 1
        put_first_viking_of(s, RED)
    assert order(match, 0) == ["red", "blue"]
    go_to(match, "jump_own")
    answer(match, "piece", piece=piece("red 1"))
    answer(match, "ship", ship=1)
    influence = match.view(None)["board"]["ships"][1]["influence"]
    assert influence == [{"clan": "blue", "shields": 2}, {"clan": "red", "shields": 2}]


# ---------------------------------------------------------------------------- which ship
def test_a_ship_with_a_token_and_a_piece_must_sail_when_there_is_one() -> None:
    """000 A, 003 note, ruling 19."""
    match = sailing(["red 1b"], (GRAIN,))
    assert legal_values(match, "ship") == [SHIP]
    with pytest.raises(IllegalAction, match="token and a piece"):
        sail(match, 0)


def test_any_moored_ship_may_sail_when_none_is_ready() -> None:
    """000 A, 003 note, ruling 19: no ship with both, any ship."""
    match = sailing([], (GRAIN,))
    with ready(match) as s:
        s.sailed[7], s.sterns = 1, 6
    assert legal_values(match, "ship") == [0, 1, 2, 3, 4, 5, 6]


def test_a_ship_without_pieces_loses_its_tokens() -> None:
    """Ruling 20: nobody is in the order, no barrel wins, the tokens leave the game."""
    match = sailing([], (GRAIN, HIDE))
    with ready(match) as s:
        bet(s, BLUE, 4, SHIP, BLUE)
    events = sail(match)
    assert [event.kind for event in events] == ["ship_sailed", "cargo_lost", "round_began"]
    board = match.view(None)["board"]
    assert board["lost"] == {"hide": 1, "grain": 1, "metal": 0}
    assert board["clans"][BLUE]["barrels_won"] == []


# ---------------------------------------------------------------------------- influence and bets
def test_shields_of_all_pieces_add_up() -> None:
    """000 1), 003 1): the total of each colour; ties to the piece nearest to the bow, ruling 21."""
    assert order(sailing(["green 1", "red 1b", "blue 3", "red 2", "green 1b"], (GRAIN,))) == ["red", "blue", "green"]
    assert order(sailing(["green 1", "red 2", "green 1b"], (GRAIN,))) == ["green", "red"]
    assert order(sailing(["red 2", "green 1", "green 1b"], (GRAIN,))) == ["red", "green"]


def test_clans_without_a_player_take_part() -> None:
    """000 1) à 2 ou 3 joueurs, 003 note: non-player colours can take control."""
    match = sailing(["yellow 3", "red 1b"], (GRAIN,), players=3)
    assert order(match) == ["yellow", "red"]


def test_bets_on_a_winning_clan_without_player_win() -> None:
    """Ruling 22: if an unplayed colour wins, bets on it win as well; the others stay."""
    match = sailing(["yellow 3", "red 1b"], (GRAIN, GRAIN), players=2)
    with ready(match) as s:
        bet(s, RED, 4, SHIP, YELLOW)
        bet(s, BLUE, 3, SHIP, RED)
    sail(match)
    assert match.view(RED)["board"]["clans"][RED]["barrels_won"] == [4]
    assert match.view(BLUE)["board"]["ships"][SHIP]["circles"]["red"] == [{"owner": "blue", "bet": 0, "value": 3}]


# ---------------------------------------------------------------------------- sharing
def test_alone_aboard_takes_everything() -> None:
    """000 NOTES, 003 2): a player alone on board takes all supplies."""
    match = sailing(["green 1b"], (HIDE, HIDE, GRAIN, METAL))
    sail(match)
    for supply in ("metal", "hide"):
        assert match.actor == GREEN
        answer(match, "supply", supply=supply)
    answer(match, "supply", supply="grain")
    supplies = match.view(None)["board"]["clans"][GREEN]["supplies"]
    assert supplies == {"hide": 2, "grain": 1, "metal": 1}


def test_the_last_get_nothing_when_tokens_run_out() -> None:
    """000 3), 003 2): not enough tokens, the last ones go without."""
    match = sailing(["red 3", "blue 2", "green 1b"], (HIDE, GRAIN))
    sail(match)
    answer(match, "supply", supply="grain")
    won = [sum(clan["supplies"].values()) for clan in match.view(None)["board"]["clans"]]
    assert won == [1, 1, 0, 0]
    assert match.question().kind == "building"


def test_one_kind_left_is_not_asked() -> None:
    """Rulings 23 and 24: taking is compulsory; one kind leaves no choice."""
    match = sailing(["red 3", "blue 2"], (HIDE, HIDE, HIDE))
    events = sail(match)
    assert [e.args["clan"] for e in events if e.kind == "supply_taken"] == ["red", "blue", "red"]


def test_the_left_neighbour_of_the_next_taker_chooses_what_is_lost() -> None:
    """000 NOTES à 2 ou 3 joueurs, 003 note, ruling 24: seating order, one token leaves the game."""
    match = sailing(["yellow 3", "green 2", "red 1b"], (HIDE, GRAIN, METAL), players=3)
    sail(match)
    assert (match.actor, match.question().kind) == (RED, "lose")  # left of green, the next taker
    answer(match, "supply", supply="metal")
    assert match.view(None)["board"]["lost"] == {"hide": 0, "grain": 0, "metal": 1}
    assert (match.actor, match.question().kind) == (GREEN, "share")


def test_with_two_players_the_other_one_chooses_what_is_lost() -> None:
    """Ruling 24: with two players that is the other one; the search goes on past further clans without a player."""
    match = sailing(["yellow 3", "green 2", "red 1b"], (HIDE, GRAIN, METAL), players=2)
    sail(match)
    assert (match.actor, match.question().kind) == (BLUE, "lose")
    answer(match, "supply", supply="hide")
    assert (match.actor, match.question().kind) == (BLUE, "lose")
    events = answer(match, "supply", supply="grain")
    assert [(e.kind, e.args.get("clan")) for e in events][:2] == [("supply_lost", "green"), ("supply_taken", "red")]


def test_what_no_player_is_left_to_take_goes_back_to_the_box() -> None:
    """000 NOTES last sentence, ruling 24: no player still to take, all that remains leaves without a question."""
    alone = sailing(["yellow 3", "green 2"], (HIDE, GRAIN), players=2)
    events = sail(alone)
    assert [e.kind for e in events if e.kind.startswith(("supply", "cargo"))] == ["cargo_lost"]
    last = sailing(["red 3", "yellow 2", "green 1b"], (HIDE, GRAIN, METAL), players=2)
    sail(last)
    events = answer(last, "supply", supply="metal")  # yellow and green would take the last two
    assert [e.kind for e in events][:2] == ["supply_taken", "cargo_lost"]
    assert events[1].args["count"] == 2


def test_supplies_taken_are_open_to_all() -> None:
    """Ruling 28: they were seen by all, so the counts are shown; barrels are not."""
    match = sailing(["red 3"], (HIDE, HIDE))
    sail(match)
    assert match.view(BLUE)["board"]["clans"][RED]["supplies"]["hide"] == 2
    assert match.view(BLUE)["board"]["clans"][RED]["barrel_points"] is None


# ---------------------------------------------------------------------------- end and winner
def test_the_game_ends_right_after_the_seventh_ship() -> None:
    """000 Fin du jeu, 003 END OF GAME, rulings 25, 26: the eighth ship and the harbour count nothing."""
    match = sailing(["red 3", "blue 2"], (HIDE, HIDE))
    with ready(match) as s:
        for ship in (0, 1, 2, 4, 5, 6):
            s.sailed[ship] = 1
        s.sterns = 1
        load(s, 7, METAL, METAL)
        bet(s, RED, 4, 7, RED)
    events = sail(match)
    assert [event.kind for event in events][-1] == "game_ended"
    assert match.over
    assert match.actor is None
    assert match.scores == (1, 1, 0, 0)
    assert match.view(None)["board"]["ships"][7]["moored"]


def scored(won: list[tuple[int, int, int]], barrels: list[list[int]]) -> Match:
    """A finished game with hides worth 1, grain 2, metal 4."""
    match = new(len(won))
    final_score(match)
    with ready(match) as s:
        s.market[HIDE], s.market[GRAIN], s.market[METAL] = 1, 2, 4
        total = [5, 5, 5]
        for k in range(2):
            s.stack_len[k] = 0
        for seat in range(4):
            s.bets[seat] = 0
            for i in range(4):
                s.bet_won[seat, i] = 0
            for supply in range(3):
                s.won[seat, supply] = won[seat][supply] if seat < len(won) else 0
                total[supply] -= s.won[seat, supply]
        for supply in range(3):
            s.lost[supply] = total[supply]
            for ship in range(8):
                s.cargo[ship, supply] = 0
        for seat, values in enumerate(barrels):
            for place, value in enumerate(values):
                bet(s, seat, value, 0, place)
                s.bet_won[seat, place], s.bet_ship[seat, place], s.bet_clan[seat, place] = 1, -1, -1
    return match


def test_most_points_win() -> None:
    """000 Fin du jeu, 003 END OF GAME."""
    assert scored([(1, 0, 1), (0, 2, 0)], [[], [2]]).winners == (BLUE,)  # 5 against 6


def test_a_tie_goes_to_more_tokens() -> None:
    """003 END OF GAME, first tie-break; 000 in the example."""
    match = scored([(2, 1, 0), (0, 0, 1)], [[], []])
    assert match.scores == (4, 4)
    assert match.winners == (RED,)


def test_then_to_more_points_from_tokens() -> None:
    """003 END OF GAME, second tie-break, ruling 27."""
    match = scored([(1, 1, 0), (0, 1, 1)], [[3], []])
    assert match.scores == (6, 6)
    assert match.winners == (BLUE,)


def test_then_the_victory_is_shared() -> None:
    """003 END OF GAME: if there is still a tie, the players share the victory."""
    match = scored([(1, 1, 0), (1, 1, 0), (1, 0, 0)], [[2], [2], [1]])
    assert match.winners == (RED, BLUE)


def test_lost_barrels_score_nothing() -> None:
    """003 note: gambling tokens that did not win bets score no points."""
    match = scored([(1, 0, 0), (0, 0, 0)], [[], []])
    with ready(match) as s:
        bet(s, BLUE, 4, 7, RED)
    assert match.scores == (1, 0)


def test_seats_beyond_the_players_have_no_barrels() -> None:
    """000 and 003: only players bet."""
    clans = new(2).view(None)["board"]["clans"]
    assert [clan["seat"] for clan in clans] == [RED, BLUE, None, None]
    assert clans[YELLOW]["barrels"] == []
