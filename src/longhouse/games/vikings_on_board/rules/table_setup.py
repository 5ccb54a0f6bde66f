"""Setting the table."""

from __future__ import annotations

from longhouse.games.vikings_on_board.components import (
    BARRELS,
    BODY_AT_START,
    BUILDINGS,
    CLAN_PIECES,
    CLANS,
    FIRST_ORDER,
    PIECES,
    SHIPS,
    STACK_SIZE,
    START_VALUE,
    STERNS,
    SUPPLIES,
    SUPPLY_OF_TOKEN,
    TOKENS,
    VIKINGS,
)
from longhouse.games.vikings_on_board.rules.turns import begin_round
from longhouse.games.vikings_on_board.state import OptionPlace, State
from longhouse.kernel.randomness import random_below, shuffle, shuffle_row
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY


@rule
def setup(s: State, options: Row) -> None:
    """Set the table and ask the first Viking."""
    s.later_rules = options[len(options) - 1] - 1
    s.two_player_shields = 1 - options[OptionPlace.TWO_PLAYER_SHIELDS]
    s.bet_limit = options[OptionPlace.BET_LIMIT]
    s.any_bet_moves = options[OptionPlace.WHOSE_BET_MOVES]
    s.captain = NOBODY
    s.kept = NOBODY
    s.sterns = STERNS
    for supply in range(SUPPLIES):
        s.market[supply] = START_VALUE
    deal_body_pieces(s)
    deal_supplies(s)
    hand_out_barrels(s)
    line_up_vikings(s)
    begin_round(s)


@rule
def deal_body_pieces(s: State) -> None:
    """Three pieces a ship, no clan twice: each clan is missing from exactly two ships (ruling 1)."""
    for ship in range(SHIPS):
        s.sailed[ship] = ship // (SHIPS // CLANS)  # for now: the clan that this ship lacks
    shuffle(s.rng, s.sailed, 0, SHIPS)
    for piece in range(PIECES):
        s.piece_ship[piece] = piece  # for now: the pieces of each clan in dealing order
    for clan in range(CLANS):
        shuffle(s.rng, s.piece_ship, CLAN_PIECES * clan, CLAN_PIECES)
        dealt = 0
        for ship in range(SHIPS):
            if s.sailed[ship] != clan:
                s.body[ship, s.body_len[ship]] = s.piece_ship[CLAN_PIECES * clan + dealt]
                s.body_len[ship] += 1
                dealt += 1
    for ship in range(SHIPS):
        shuffle_row(s.rng, s.body, ship, BODY_AT_START)
        s.sailed[ship] = 0
    for ship in range(SHIPS):
        for i in range(BODY_AT_START):
            s.piece_ship[s.body[ship, i]] = ship


@rule
def stack_of(token: int) -> int:
    """The stack a token is dealt to."""
    return 0 if token < STACK_SIZE[0] else 1


@rule
def depth_of(token: int) -> int:
    """How deep a token lies in its stack."""
    return token if token < STACK_SIZE[0] else token - STACK_SIZE[0]


@rule
def deal_supplies(s: State) -> None:
    """Shuffle the fifteen tokens into stacks of seven and eight."""
    for stack in range(2):
        s.stack_len[stack] = STACK_SIZE[stack]
    for token in range(TOKENS):
        s.stack[stack_of(token), depth_of(token)] = SUPPLY_OF_TOKEN[token]
    for i in range(TOKENS - 1, 0, -1):
        j = random_below(s.rng, i + 1)
        kept = s.stack[stack_of(i), depth_of(i)]
        s.stack[stack_of(i), depth_of(i)] = s.stack[stack_of(j), depth_of(j)]
        s.stack[stack_of(j), depth_of(j)] = kept


@rule
def hand_out_barrels(s: State) -> None:
    """Every player has one barrel of each value."""
    for clan in range(CLANS):
        for i in range(BARRELS):
            s.barrel[clan, i] = i
            s.bet_ship[clan, i] = NOBODY
            s.bet_clan[clan, i] = NOBODY


@rule
def line_up_vikings(s: State) -> None:
    """Draw the players' order, then fill the buildings by the printed sequence of letters."""
    for seat in range(s.players):
        s.rank[seat] = seat  # for now: letter -> seat
    shuffle(s.rng, s.rank, 0, s.players)
    for b in range(BUILDINGS):
        s.waiting[b] = NOBODY
        s.placed[b] = NOBODY
    for i in range(s.players * VIKINGS[s.players]):
        s.waiting[i] = s.rank[FIRST_ORDER[s.players, i]]
    for seat in range(CLANS):
        s.rank[seat] = 0
