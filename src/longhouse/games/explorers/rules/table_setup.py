"""Setting the table."""

from __future__ import annotations

from longhouse.games.explorers.components import (
    ABOARD_AT_START,
    ANIMALS,
    ANIMALS_IN_BOX,
    BACKS,
    BACKS_IN_BOX,
    CAPTAINS,
    COAST,
    ENEMY_SHIPS,
    FIXED,
    FIXED_Q,
    FIXED_R,
    HAND,
    HARBOUR,
    LAND_PARTS,
    MAINLAND,
    PLAYS_SOLO,
    SEATS,
    SETTLEMENT_KINDS,
    SETTLEMENTS_IN_BOX,
    TILES,
    VIKINGS,
)
from longhouse.games.explorers.rules.chart import lay_hex
from longhouse.games.explorers.rules.hands import draw
from longhouse.games.explorers.rules.turns import begin_turn, forget_choices, is_solo, next_seat
from longhouse.games.explorers.state import SHORE_MAINLAND, Ask, Happening, State
from longhouse.kernel.randomness import random_below, shuffle
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, only, tell, tell_only


@rule
def set_table(s: State, options: Row) -> None:
    """Set the table and ask the first question."""
    s.start_board = options[0]
    forget_choices(s)
    lay_starting_board(s)
    fill_supplies(s)
    for seat in range(SEATS):
        seat_player(s, seat)
    shuffle_tiles(s)
    if is_solo(s):
        open_solo(s)
    else:
        open_round(s)
    s.sealed = 0


@rule
def lay_starting_board(s: State) -> None:
    """Three fixed hexes; no tokens on them (rulings 4 and 5)."""
    for k in range(FIXED):
        plate = TILES + FIXED * s.start_board + k
        lay_hex(s, plate, 0, FIXED_Q[s.start_board, k], FIXED_R[s.start_board, k])


@rule
def fill_supplies(s: State) -> None:
    """Livestock, settlements and enemy ships beside the board."""
    for animal in range(ANIMALS):
        s.animals_left[animal] = ANIMALS_IN_BOX[animal]
    for kind in range(SETTLEMENT_KINDS):
        s.settlements_left[kind] = SETTLEMENTS_IN_BOX[kind]
    for back in range(BACKS):
        s.backs_left[back] = BACKS_IN_BOX[back]
    s.fleet = ENEMY_SHIPS


@rule
def shore_water(plate: int) -> int:
    """The sea part of a fixed hex that washes the mainland."""
    sea = LAND_PARTS
    while sea < MAINLAND and (COAST[plate, SHORE_MAINLAND] >> sea) & 1 == 0:
        sea += 1
    return sea


@rule
def seat_player(s: State, seat: int) -> None:
    """A longship with two Vikings at the mainland's shore, the other Vikings on the mainland (ruling 3)."""
    for i in range(HAND):
        s.hand[seat, i] = NOBODY
    s.captain[seat, 0] = NOBODY
    s.captain[seat, 1] = NOBODY
    if seat >= s.players:
        return
    s.ship_hex[seat] = HARBOUR[s.start_board]
    s.ship_sea[seat] = shore_water(s.hex_plate[HARBOUR[s.start_board]])
    s.crew[seat] = ABOARD_AT_START
    s.mainland[seat] = VIKINGS - ABOARD_AT_START


@rule
def shuffle_tiles(s: State) -> None:
    """All tiles face down in one stack."""
    s.stack_len = TILES
    for tile in range(TILES):
        s.stack[tile] = tile
    shuffle(s.rng, s.stack, 0, TILES)


@rule
def deal_captain(s: State, taken: int) -> int:
    """A captain not yet taken (bits), each as likely; alone without those that need rivals."""
    free = 0
    for captain in range(CAPTAINS):
        free += 1 if is_free(s, taken, captain) else 0
    pick = random_below(s.rng, free)
    for captain in range(CAPTAINS):
        if is_free(s, taken, captain):
            if pick == 0:
                return captain
            pick -= 1
    return NOBODY


@rule
def is_free(s: State, taken: int, captain: int) -> bool:
    """Whether the captain is in the game and not taken."""
    return (taken >> captain) & 1 == 0 and (not is_solo(s) or PLAYS_SOLO[captain] == 1)


@rule
def deal_captains(s: State) -> None:
    """Two captains a player."""
    taken = 0
    for seat in range(s.players):
        for i in range(2):
            captain = deal_captain(s, taken)
            s.captain[seat, i] = captain
            taken |= 1 << captain


@rule
def open_solo(s: State) -> None:
    """Alone: both captains lie open, and the first turn begins (ruling 34)."""
    s.winter = NOBODY
    deal_captains(s)
    for i in range(2):
        tell(s, Happening.CAPTAIN_REVEALED, 0, s.captain[0, i])
    begin_turn(s, 0)


@rule
def open_round(s: State) -> None:
    """Draw the first player; the seat before holds the winter token. Deal, and let all choose a captain."""
    first = random_below(s.rng, s.players)
    s.winter = (first + s.players - 1) % s.players
    tell(s, Happening.FIRST_PLAYER, first, s.winter)
    deal_captains(s)
    seat = first
    for _ in range(s.players):
        draw(s, seat, HAND)
        tell_only(s, only(seat), Happening.CAPTAINS_DEALT, seat, s.captain[seat, 0], s.captain[seat, 1])
        seat = next_seat(s, seat)
    s.actor = first
    s.ask = Ask.CAPTAIN
