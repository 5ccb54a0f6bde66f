"""Turns: the overview of the game, "PIOCHER DES TUILES" and the solo game's course in 004_00b43d7a92981ddd.txt."""

from __future__ import annotations

import random

import pytest

from longhouse import Match
from longhouse.games.explorers.state import Ask
from tests.positions import answer, arranging, legal_values
from tests.rulebook.explorers.chart import (
    EAST,
    RED,
    YELLOW,
    W,
    act,
    at_sea,
    board,
    deal,
    deeds,
    kinds,
    lay_shape,
    man,
    new,
    player,
    put_vikings,
    sound,
    tile,
)


def through(match: Match, seed: int) -> list[tuple[str, str]]:
    """Play to the end; the seats whose turns began, and what each event was."""
    told, choices = [(event.args.get("colour"), event) for event in match.opening], random.Random(seed)
    while not match.over:
        told += [(event.args.get("colour"), event) for event in match.play(choices.choice(match.legal_codes))]
    return [(str(colour), event.kind) for colour, event in told]


# ---------------------------------------------------------------------------- a turn
def test_a_turn_is_a_tile_then_actions_then_a_draw() -> None:
    """004 overview: place a tile, up to four actions, draw a tile, then the next player clockwise."""
    match = at_sea(3, seat=YELLOW)
    held, stack = len(player(match, YELLOW)["hand"]), board(match)["stack"]
    events = act(match, "end_turn")
    assert kinds(events)[:3] == ["turn_ended", "tiles_drawn", "turn_began"]
    assert len(player(match, YELLOW)["hand"]) == held + 1
    assert board(match)["stack"] == stack - 1
    assert match.actor == 2
    assert match._state.ask == Ask.TILE


def test_four_actions_in_any_order_and_as_often_as_one_likes() -> None:
    """004 the list of actions: four points, the same action again and again."""
    match = at_sea()
    for points, side in ((4, "west"), (3, "east"), (2, "east"), (1, "west")):
        assert match._state.points == points
        act(match, "sail")
        if legal_values(match, "sail"):
            answer(match, "sail", side=side)
    assert deeds(match) == {"end_turn"}  # no fifth action


def test_the_turn_ends_when_its_player_says_so() -> None:
    """004 "PIOCHER DES TUILES": drawing ends the turn; before it the last action can still be taken back."""
    match = at_sea()
    with arranging(match) as s:
        s.points = 1
    act(match, "unload")
    answer(match, "cargo", cargo="viking")
    assert match._state.points == 0
    assert deeds(match) == {"end_turn"}
    assert match.can_undo
    events = act(match, "end_turn")
    assert kinds(events)[:2] == ["turn_ended", "tiles_drawn"]
    assert match.actor == YELLOW


def test_actions_are_not_compulsory_and_unused_points_are_lost() -> None:
    """Ruling 8: the turn may end with points left; they do not wait for the next turn."""
    match = at_sea()
    assert "end_turn" in deeds(match)
    (ended, *_) = act(match, "end_turn")
    assert ended.args["unused"] == 4
    answer(match, "tile", tile=legal_values(match, "tile")[0])
    while match._state.ask != Ask.ACTION:
        match.play(match.legal_codes[0])
    assert match._state.points == 4


def test_a_seat_without_any_possible_action_is_not_asked() -> None:
    """No rule: all Vikings stranded on a lone cape, the ship empty: after the tile the turn ends and says so."""
    match = at_sea()
    with arranging(match) as s:
        cape = lay_shape(s, "cape", -2, 0, W)
        man(s, YELLOW, 0)
        put_vikings(s, YELLOW, cape, 7)
        deal(s, YELLOW, tile("half", "pig"))
    act(match, "end_turn")
    assert match._state.ask == Ask.CELL  # one tile in hand: not asked which
    answer(match, "cell", hex=EAST, side="east")
    events = answer(match, "turn", turned=0)
    (ended,) = [event for event in events if event.kind == "turn_ended"]
    assert ended.args == {"colour": "yellow", "unused": 4}
    assert match.actor == RED


def test_a_drawn_tile_is_for_its_owner_alone() -> None:
    """004 "PIOCHER DES TUILES", set-up 3: tiles in hand are secret; drawing cannot be taken back."""
    match = at_sea(3)
    events = act(match, "end_turn")
    drawn = next(event for event in events if event.kind == "tiles_drawn")
    assert drawn.args["first"] is not None
    assert drawn.seen_by(RED).args == drawn.args
    assert drawn.seen_by(YELLOW).args["first"] is None
    assert drawn.seen_by(None).args["first"] is None
    assert match.history[-1].sealed
    assert not match.can_undo


def test_nothing_is_drawn_from_an_empty_stack() -> None:
    """004 "PIOCHER DES TUILES": without tiles left none is drawn; the hands are played out."""
    match = at_sea()
    with arranging(match) as s:
        for i in range(s.stack_len):
            s.used |= 1 << s.stack[i]
            s.stack[i] = 0
        s.stack_len = 0
    events = act(match, "end_turn")
    assert "tiles_drawn" not in kinds(events)
    assert len(player(match, RED)["hand"]) == 2
    assert match.actor == YELLOW
    assert sound(match)


# ---------------------------------------------------------------------------- the end
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_48_turns_and_the_winter_token_plays_last(players: int, seed: int) -> None:
    """004 "PIOCHER DES TUILES"; ruling 1: exactly 48 turns, as many for everyone, the winter token's last."""
    match = new(players, seed)
    told = through(match, seed)
    turns = [colour for colour, kind in told if kind == "turn_began"]
    assert len(turns) == 48
    assert {turns.count(colour) for colour in set(turns)} == {48 // players}
    assert turns[-1] == board(match)["winter"]
    assert turns[:players] * (48 // players) == turns  # clockwise
    assert board(match)["stack"] == 0
    assert all(player(match, seat)["hand"] == [] for seat in range(players))
    assert len(board(match)["hexes"]) == 51
    assert told[-1][1] == "game_ended"


def test_the_game_ends_only_when_the_winter_tokens_holder_has_no_tile() -> None:
    """004 "PIOCHER DES TUILES": another's empty hand does not end it; the holder's does, at the end of the turn."""
    match = at_sea(2, seat=RED)
    with arranging(match) as s:
        for i in range(s.stack_len):
            s.used |= 1 << s.stack[i]
            s.stack[i] = 0
        s.stack_len = 0
        for seat in (RED, YELLOW):
            for i in range(s.hand_len[seat]):
                s.used |= 1 << s.hand[seat, i]
                s.hand[seat, i] = -1
            s.hand_len[seat] = 0
        s.winter = YELLOW
        s.used &= ~(1 << tile("bay", "goat"))
        s.hand[YELLOW, 0], s.hand_len[YELLOW] = tile("bay", "goat"), 1
    events = act(match, "end_turn")
    assert "game_ended" not in kinds(events)
    assert match.actor == YELLOW
    while match._state.ask != Ask.ACTION:
        match.play(match.legal_codes[0])
    events = act(match, "end_turn")
    assert kinds(events)[-1] == "game_ended"
    assert match.over
    assert sound(match)


# ---------------------------------------------------------------------------- alone
def test_alone_three_are_drawn_two_placed_one_discarded() -> None:
    """004 solo "Aperçu du jeu"; ruling 34: in any order, before the actions; the third leaves the game."""
    match = new(1, 3)
    hand = [held["tile"] for held in player(match, RED, RED)["hand"]]
    assert len(hand) == 3
    assert set(legal_values(match, "tile")) == set(hand)  # this deal has three different tiles
    answer(match, "tile", tile=hand[2])
    while match._state.to_place == 2:
        match.play(match.legal_codes[0])
    assert set(legal_values(match, "tile")) == set(hand[:2])
    answer(match, "tile", tile=hand[0])
    while match._state.to_place == 1:
        match.play(match.legal_codes[0])
    (discarded,) = [event for event in match.history[-1].events if event.kind == "tile_discarded"]
    assert discarded.args["tile"] == hand[1]
    assert match._state.ask == Ask.ACTION
    assert match._state.points == 4
    assert [h["tile"] for h in board(match)["hexes"][3:]] == [hand[2], hand[0]]
    assert player(match, RED)["hand"] == []
    assert sound(match)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_alone_16_turns(seed: int) -> None:
    """004 solo "Fin de la partie": 48 tiles, three a turn, so 16 turns; 32 tiles lie on the table."""
    match = new(1, seed)
    told = through(match, seed)
    kinds_told = [kind for _, kind in told]
    assert kinds_told.count("turn_began") == 16
    assert kinds_told.count("tile_placed") == 32
    assert kinds_told.count("tile_discarded") == 16
    assert len(board(match)["hexes"]) == 35
    assert board(match)["stack"] == 0
    assert match.winners == (RED,)


def test_alone_discarded_tiles_never_come_back() -> None:
    """004 solo "Aperçu du jeu": they cannot be used again; no tile is seen twice."""
    match, seen = new(1, 5), []
    choices = random.Random(5)
    told = list(match.opening)
    while not match.over:
        told += match.play(choices.choice(match.legal_codes))
    for event in told:
        if event.kind == "tiles_drawn":
            seen += [event.args["first"], event.args["second"], event.args["third"]]
    assert len(seen) == len(set(seen)) == 48


def test_a_chosen_tile_is_not_shown_before_it_lies() -> None:
    """Set-up 3: while its place is sought, the tile is still in hand; others see only where it will go."""
    match = at_sea(2)
    with arranging(match) as s:
        deal(s, RED, tile("half", "pig"), tile("bay", "goat"))
        s.ask, s.to_place = Ask.TILE, 1
    answer(match, "tile", tile=legal_values(match, "tile")[0])
    assert board(match, RED)["choice"]["tile"] is not None
    assert board(match, YELLOW)["choice"]["tile"] is None
    assert match.question(RED).text() != match.question(YELLOW).text()
    assert match.can_undo  # nothing was revealed: another tile may be taken instead
    match.undo()
    assert match._state.ask == Ask.TILE
