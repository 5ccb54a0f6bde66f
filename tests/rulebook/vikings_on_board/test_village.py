"""Turns, rounds and the eleven buildings."""

from __future__ import annotations

import random
from typing import Any

import pytest

import longhouse
from longhouse import IllegalAction, Match
from longhouse.games.vikings_on_board.components import BUILDING_NAMES, CLAN_NAMES
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
    body,
    empty_stack,
    go_to,
    lay_ships,
    load,
    new,
    piece,
    put_first_viking_of,
    ready,
)

LAYOUT = {
    0: ["red 1", "blue 1", "green 1"],
    1: ["blue 2", "red 2"],
    2: ["yellow 1", "green 2", "red 3", "blue 3", "yellow 2"],
    3: [],
}


def laid(players: int = 4, actor: int = RED, **options: Any) -> Match:
    match = new(players, **options)
    with ready(match) as s:
        lay_ships(s, LAYOUT)
        put_first_viking_of(s, actor)
    return match


# ---------------------------------------------------------------------------- turns and rounds
def test_vikings_move_in_the_order_of_their_buildings() -> None:
    """000 TOUR DE JEU, 003 Round Summary 1-3, ruling 2: lowest building first, until all have crossed."""
    match = new(3, seed=5)
    order = [b["waiting"] for b in match.view(None)["board"]["village"] if b["waiting"]]
    choices, moved = random.Random(2), []
    while match.view(None)["board"]["round"] == 1:
        if match.question().kind == "building":
            assert match.actor is not None
            moved.append(CLAN_NAMES[match.actor])
        match.play(choices.choice(match.legal_codes))
    assert moved == order


def test_next_round_follows_the_chosen_buildings() -> None:
    """003 Introduction and Round Summary: the building chosen in one round sets the order of the next."""
    match = new(4, seed=5)
    choices, placed = random.Random(3), {}
    while match.view(None)["board"]["round"] == 1:
        if match.question().kind == "building":
            code = choices.choice(match.legal_codes)
            placed[code] = CLAN_NAMES[match._state.actor]
            match.play(code)
        else:
            match.play(choices.choice(match.legal_codes))
    waiting = [b["waiting"] for b in match.view(None)["board"]["village"]]
    assert waiting == [placed.get(b) for b in range(11)]


def test_a_building_takes_one_viking_a_round_and_the_same_place_may_be_chosen_again() -> None:
    """003 note (each action once a round), ruling 2 (the same building included)."""
    match = laid()
    first = next(b["building"] for b in match.view(None)["board"]["village"] if b["waiting"])
    assert first in legal_values(match, "building")
    go_to(match, "first_player")
    assert "first_player" not in legal_values(match, "building")
    with pytest.raises(IllegalAction, match="Red is there already"):
        go_to(match, "first_player")


def test_a_building_must_be_usable() -> None:
    """000 IMPORTANT, 003 IMPORTANT, ruling 3: only buildings whose action can be done."""
    match = laid()
    with ready(match) as s:
        empty_stack(s, 0)
        for supply in range(3):
            s.market[supply] = 4
    assert set(BUILDING_NAMES) - set(legal_values(match, "building")) == {"market", "add_one"}
    with pytest.raises(IllegalAction, match="highest value"):
        go_to(match, "market")


def test_a_viking_that_can_do_nothing_goes_anywhere_without_effect() -> None:
    """000 IMPORTANT, 003 IMPORTANT, ruling 3: only when no free building works."""
    match = laid(2)
    with ready(match) as s:
        others = [b for b in range(11) if s.waiting[b] != NOBODY][1:]
        for target, b in zip((0, 9, 10, 1, 2, 6, 4), others, strict=True):
            s.placed[target], s.waiting[b] = s.waiting[b], NOBODY
        for supply in range(3):
            s.market[supply] = 4
        for ship in range(8):
            s.sailed[ship] = 1 if ship else 0
        s.sterns = 0
        for k in range(2):
            empty_stack(s, k)
        for owner in range(2):
            s.bets[owner] = 4
            for place in range(4):
                s.bet_won[owner, place] = 1
        s.captain = 1
    assert legal_values(match, "building") == ["bet", "market", "bet_or_move", "draw_three"]
    events = go_to(match, "market")
    assert [event.kind for event in events[:2]] == ["viking_placed", "nothing_to_do"]


# ---------------------------------------------------------------------------- the buildings
def test_first_player_does_nothing_now() -> None:
    """000 Premier joueur, 003 First Player."""
    match = laid()
    ships = match.view(None)["board"]["ships"]
    events = go_to(match, "first_player")
    assert [event.kind for event in events] == ["viking_placed"]
    assert match.view(None)["board"]["ships"] == ships


def test_promote_brings_an_own_piece_to_the_front() -> None:
    """000 Promotion, 003 Promote, ruling 6: own, not first already; those before it move back by one."""
    match = laid()
    go_to(match, "promote")
    mine = [p for p in range(6) if p != piece("red 1")]
    offered = legal_values(match, "piece")
    assert piece("red 1") not in offered
    assert set(offered) <= set(mine)
    answer(match, "piece", piece=piece("red 3"))
    assert body(match, 2) == [piece(p) for p in ("red 3", "yellow 1", "green 2", "blue 3", "yellow 2")]


def test_promote_is_impossible_when_all_own_pieces_are_in_front() -> None:
    """Ruling 6: none such, not doable."""
    match = new(4)
    with ready(match) as s:
        rest = ["blue 1", "green 1", "yellow 1", "blue 1b"]
        lay_ships(s, {k: [f"red {n}"] for k, n in enumerate(("1", "1b", "2", "2b"))} | {4: ["red 3", *rest]})
        put_first_viking_of(s, RED)
        ship = s.piece_ship[piece("red 3b")]
        at = next(i for i in range(5) if s.body[ship, i] == piece("red 3b"))
        s.body[ship, at], s.body[ship, 0] = s.body[ship, 0], piece("red 3b")
    assert "promote" not in legal_values(match, "building")


def behind_its_equal(game: longhouse.Game) -> Match:
    """Ship 0 carries two equal red pieces in front, then a red one of three shields."""
    match = game.start(players=4, seed=1)
    with ready(match) as s:
        lay_ships(s, {0: ["red 2", "red 2b", "red 3", "blue 1"], 1: ["red 1"], 2: ["red 1b"], 3: ["red 3b"]})
        put_first_viking_of(s, RED)
    return match


def test_promote_past_equals_changes_nothing() -> None:
    """Rulings 4 and 6: a piece with only its equals before it stays where it is; one that passes another may go."""
    match = behind_its_equal(longhouse.game("vikings_on_board"))
    go_to(match, "promote")
    assert legal_values(match, "piece") == [piece("red 3")]
    reason = match.why_not({"kind": "piece", "args": {"piece": piece("red 2b")}})
    assert reason is not None
    assert "equal" in reason.text("en")
    match = behind_its_equal(longhouse.game("vikings_on_board"))
    with ready(match) as s:
        s.spare[piece("red 2")] = 1
    go_to(match, "promote")
    assert set(legal_values(match, "piece")) == {piece("red 2b"), piece("red 3")}
    match = behind_its_equal(longhouse.game("vikings_on_board"))
    with ready(match) as s:
        alone = {1: ["red 1", "blue 2"], 2: ["red 1b", "blue 2b"], 3: ["red 3", "blue 3"], 4: ["red 3b"]}
        lay_ships(s, {0: ["red 2", "red 2b", "blue 1"], **alone})
    assert "promote" not in legal_values(match, "building")


def test_promote_past_equals_under_the_first_rules() -> None:
    """Games begun under rules version 1 still allow what changes nothing."""
    match = behind_its_equal(longhouse.game("vikings_on_board", 1))
    go_to(match, "promote")
    assert set(legal_values(match, "piece")) == {piece("red 2b"), piece("red 3")}
    answer(match, "piece", piece=piece("red 2b"))
    assert body(match, 0)[:2] == [piece("red 2b"), piece("red 2")]
    assert '"rules_version": 1' in match.to_json()


def test_jump_your_ship() -> None:
    """000 Changement de drakkar, 003 Jump YOUR Ship, ruling 7: own piece, to the back of another ship; five at most."""
    match = laid()
    go_to(match, "jump_own")
    assert set(legal_values(match, "piece")) == set(range(6))
    answer(match, "piece", piece=piece("red 3"))
    ships = legal_values(match, "ship")
    assert 2 not in ships  # its own ship
    assert all(match._state.body_len[ship] < 5 for ship in ships)
    assert 3 in ships  # an empty ship may be joined
    full = next(ship for ship in range(4, 8) if match._state.body_len[ship] == 5)
    with pytest.raises(IllegalAction, match="full"):
        answer(match, "ship", ship=full)
    answer(match, "ship", ship=1)
    assert body(match, 1) == [piece(p) for p in ("blue 2", "red 2", "red 3")]
    assert body(match, 2) == [piece(p) for p in ("yellow 1", "green 2", "blue 3", "yellow 2")]


def test_jump_any_ship_moves_every_colour() -> None:
    """000 Déplacer and IMPORTANT, 003 Jump ANY Ship, rulings 7 and 8: own pieces and clans without a player too."""
    match = laid(2)
    go_to(match, "jump_any")
    assert legal_values(match, "piece") == list(range(24))
    answer(match, "piece", piece=piece("yellow 1"))
    answer(match, "ship", ship=3)
    assert body(match, 3) == [piece("yellow 1")]


def test_a_ship_may_be_left_empty() -> None:
    """Ruling 7: both rulebooks foresee a ship without a piece."""
    match = new(4)
    with ready(match) as s:
        lay_ships(s, {0: ["red 1"], 1: ["blue 1"], 2: ["green 1"], 3: ["yellow 1"]})
        put_first_viking_of(s, RED)
    go_to(match, "jump_own")
    answer(match, "piece", piece=piece("red 1"))
    answer(match, "ship", ship=1)
    assert body(match, 0) == []


def test_swap_exchanges_the_exact_places() -> None:
    """000 Échange, 003 Swap Ships, ruling 9: any two pieces of two ships, each takes the other's place."""
    match = laid()
    go_to(match, "swap")
    answer(match, "piece", piece=piece("red 3"))
    assert piece("yellow 1") not in legal_values(match, "piece")  # the same ship
    answer(match, "piece", piece=piece("blue 1"))
    assert body(match, 2) == [piece(p) for p in ("yellow 1", "green 2", "blue 1", "blue 3", "yellow 2")]
    assert body(match, 0) == [piece(p) for p in ("red 1", "red 3", "green 1")]


def test_swapping_equal_pieces_is_no_action() -> None:
    """Ruling 9: equal in colour, shields and spare Viking is void; a spare Viking makes the difference."""
    match = laid(2)
    with ready(match) as s:
        lay_ships(s, {0: ["red 1"], 1: ["red 1b"], 2: ["blue 1"], 3: ["green 1"]})
        put_first_viking_of(s, RED)
    go_to(match, "swap")
    answer(match, "piece", piece=piece("red 1"))
    assert piece("red 1b") not in legal_values(match, "piece")
    with pytest.raises(IllegalAction, match="equal"):
        answer(match, "piece", piece=piece("red 1b"))
    match.undo()
    match.undo()
    with ready(match) as s:
        s.spare[piece("red 1b")] = 1
    go_to(match, "swap")
    answer(match, "piece", piece=piece("red 1"))
    assert piece("red 1b") in legal_values(match, "piece")


def test_add_one_turns_up_the_top_token() -> None:
    """000 Entrepôt 1, 003 Add 1, ruling 13: look, then choose any moored ship; revealed to all, so sealed."""
    match = laid()
    with ready(match) as s:
        s.sailed[7], s.sterns = 1, 6
    top = match._state.stack[0, 0]
    events = go_to(match, "add_one")
    assert [event.kind for event in events] == ["viking_placed", "token_revealed"]
    assert not match.can_undo
    assert legal_values(match, "ship") == list(range(7))
    answer(match, "ship", ship=3)
    board = match.view(None)["board"]
    assert sum(board["ships"][3]["cargo"].values()) == 1
    assert match._state.cargo[3, top] == 1
    assert len(board["stacks"]["add_one"]) == 6


def test_no_limit_to_tokens_on_a_bow() -> None:
    """Ruling 15; 000 and 003 notes: tokens stay where they are."""
    match = laid()
    with ready(match) as s:
        load(s, 3, HIDE, HIDE, HIDE, GRAIN, GRAIN, METAL)
        put_first_viking_of(s, RED)
    go_to(match, "add_one")
    assert 3 in legal_values(match, "ship")


def test_draw_three_is_seen_by_the_actor_alone() -> None:
    """000 Entrepôt 2, 003 Draw 3 Add 1, ruling 14: three seen, one loaded, the others under the stack in order."""
    match = laid()
    with ready(match) as s:
        for i, supply in enumerate((HIDE, GRAIN, METAL)):
            j = next(j for j in range(i, 8) if s.stack[1, j] == supply)
            s.stack[1, i], s.stack[1, j] = supply, s.stack[1, i]
        rest = [s.stack[1, i] for i in range(3, 8)]
    events = go_to(match, "draw_three")
    drawn = next(event for event in events if event.kind == "tokens_drawn")
    assert [drawn.args[k] for k in ("first", "second", "third")] == ["hide", "grain", "metal"]
    for seat in (None, BLUE, GREEN, YELLOW):
        assert drawn.seen_by(seat).args == {"clan": "red", "count": 3, "first": None, "second": None, "third": None}
    assert match.view(RED)["board"]["drawn"]["tokens"] == ["hide", "grain", "metal"]
    assert match.view(BLUE)["board"]["drawn"]["tokens"] == [None, None, None]
    assert legal_values(match, "supply") == ["hide", "grain", "metal"]
    answer(match, "supply", supply="grain")
    assert match.view(BLUE)["board"]["drawn"]["kept"] is None
    assert "grain" not in match.question(BLUE).text()
    assert "grain" in match.question(RED).text()
    answer(match, "ship", ship=0)
    assert match.view(BLUE)["board"]["ships"][0]["cargo"]["grain"] == 1
    assert [match._state.stack[1, i] for i in range(7)] == [*rest, HIDE, METAL]
    assert match.view(RED)["board"]["stacks"]["draw_three"] == [None] * 5 + ["hide", "metal"]
    assert match.view(BLUE)["board"]["stacks"]["draw_three"] == [None] * 7


@pytest.mark.parametrize("left", [1, 2])
def test_draw_three_takes_what_is_left(left: int) -> None:
    """000 Entrepôt 2, 003 Draw 3: fewer than three, draw what is left."""
    match = laid()
    with ready(match) as s:
        empty_stack(s, 1, left)
    events = go_to(match, "draw_three")
    assert next(event.args["count"] for event in events if event.kind == "tokens_drawn") == left
    match.play(match.legal[0])
    answer(match, "ship", ship=0)
    assert match._state.stack_len[1] == left - 1


def test_an_empty_stack_cannot_be_used_and_stacks_never_mix() -> None:
    """Rulings 13 and 14: empty, not doable; no refill."""
    match = laid()
    with ready(match) as s:
        for k in range(2):
            empty_stack(s, k)
    assert not {"add_one", "draw_three"} & set(legal_values(match, "building"))


def test_the_market_rises_to_four_and_no_further() -> None:
    """000 Marché, 003 Marketplace and note, ruling 16."""
    match = laid()
    with ready(match) as s:
        s.market[HIDE], s.market[GRAIN] = 4, 3
    go_to(match, "market")
    assert legal_values(match, "supply") == ["grain", "metal"]
    with pytest.raises(IllegalAction, match="highest"):
        answer(match, "supply", supply="hide")
    answer(match, "supply", supply="grain")
    assert match.view(None)["board"]["market"] == {"hide": 4, "grain": 4, "metal": 1}


def test_the_eleven_buildings_stand_in_order() -> None:
    """000 ACTIONS DES BÂTIMENTS, from left to right; 003 names the first, the second and the last."""
    assert BUILDING_NAMES == (
        "first_player",
        "promote",
        "jump_own",
        "bet",
        "add_one",
        "market",
        "jump_any",
        "bet_or_move",
        "draw_three",
        "set_sail",
        "swap",
    )
