"""What is found by looking for it is what testing everything would find."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import longhouse
from longhouse.games.feast_for_odin.clauses import OPENER, OPENERS
from longhouse.games.feast_for_odin.components import CARDS, NONE, PLACEABLE
from longhouse.games.feast_for_odin.layouts import BOARDS, ROWS, SHAPE_OF, TURNS
from longhouse.games.feast_for_odin.rules.boards import apart_plane, board_takes_something, may_lay, spots, turn_fits
from longhouse.games.feast_for_odin.rules.gifts import is_useful
from longhouse.games.feast_for_odin.rules.legal import may_answer
from longhouse.games.feast_for_odin.rules.opening_cards import BONUS_COLUMN, card_opens
from longhouse.games.feast_for_odin.spaces import COLUMN, SPACES
from longhouse.games.feast_for_odin.state import A_WORD, CODES, FIRST_CODE, MAX_IN_PLAY, Ask

GAME = longhouse.game("feast_for_odin")
LISTED = {Ask.TURN, Ask.FREE, Ask.ROLL, Ask.LAY_CELL}  # whose answers are no block that is tested code by code


def positions(players: int, seed: int) -> Iterator[tuple[Any, tuple[int, ...]]]:
    """Records and legal answers of a random game with all cards."""
    match, choices = GAME.start(players=players, seed=seed, decks="ABC"), random.Random(seed)
    while not match.over:
        yield match._state, match.legal_codes
        match.play(choices.choice(match.legal_codes))


@pytest.mark.parametrize("players", range(1, 5))
def test_answers_are_those_that_testing_every_code_finds(players: int) -> None:
    met: set[int] = set()
    for seed in range(3):
        for s, codes in positions(players, seed):
            if s.ask not in LISTED:
                f, first = s.depth - 1, FIRST_CODE[s.ask]
                allowed = [first + i for i in range(CODES[s.ask]) if may_answer(s, f, i)]
                assert [code for code in codes if code < A_WORD] == allowed, Ask(s.ask).name
                met.add(s.ask)
    assert met >= {Ask.LAY_TILE, Ask.UPGRADE, Ask.FOOD, Ask.CARD, Ask.TAKE}


@pytest.mark.parametrize("players", range(1, 5))
def test_a_tile_fits_in_a_turn_that_leaves_it_a_spot(players: int) -> None:
    for number, (s, _) in enumerate(positions(players, seed=5)):
        if number % 40 == 0:
            for board in range(BOARDS):
                check_board(s, board)


def check_board(s: Any, board: int) -> None:
    for item in range(PLACEABLE):
        plane = apart_plane(item, board)
        for turn in range(TURNS):
            shape = SHAPE_OF[item, turn]
            found = shape != NONE and any(spots(s, board, plane, shape, row) for row in range(ROWS))
            assert turn_fits(s, board, item, turn) == found
    player = s.board_owner[board]
    if player >= 0:
        assert board_takes_something(s, player, board) == any(may_lay(s, player, board, k) for k in range(PLACEABLE))


@pytest.mark.parametrize("players", range(1, 5))
def test_only_openers_make_a_space_useful(players: int) -> None:
    opening: set[int] = set()
    for number, (s, _) in enumerate(positions(players, seed=2)):
        if number % 10 == 0 and s.in_play_len[s.actor] < MAX_IN_PLAY:
            for space in range(SPACES):
                if COLUMN[space] == BONUS_COLUMN and not is_useful(s, s.actor, space, BONUS_COLUMN):
                    opening |= {card for card in range(CARDS) if card_opens(s, s.actor, card, space, BONUS_COLUMN)}
    assert opening
    assert opening <= {OPENER[i] for i in range(OPENERS)}
