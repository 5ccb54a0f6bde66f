"""Who knows what: the worlds a seat holds possible, and what it knows as numbers. The view is in sight.py.

Hidden are the occupations in other hands and the order of what is still to be turned up. Which card has a light and
which a dark brown back is seen by all.
"""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import (
    CARDS,
    FOODS,
    IS_STARTING,
    ITEMS,
    RESOURCES,
    SHIP_KINDS,
    SPECIALS,
    STRIPS,
    VESSELS,
    WEAPONS,
)
from longhouse.games.feast_for_odin.layouts import BOARDS, LETTERS, ROWS
from longhouse.games.feast_for_odin.rules.harbour import vessels
from longhouse.games.feast_for_odin.rules.income import income
from longhouse.games.feast_for_odin.rules.occupations import random_card
from longhouse.games.feast_for_odin.rules.scoring import score
from longhouse.games.feast_for_odin.sight import view
from longhouse.games.feast_for_odin.spaces import ALL_SPACES
from longhouse.games.feast_for_odin.state import BLOCKED, BOX, COLUMNS, DECK, MAX_PLAYERS, State
from longhouse.kernel.randomness import shuffle
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY

__all__ = ["OBSERVATION", "determinize", "observe", "view"]


# ---------------------------------------------------------------------------- possible worlds
@rule
def determinize(s: State, seat: int, rng: Row) -> None:
    """Re-sample what the seat cannot know; the result depends on what it knows and on rng alone."""
    redeal_hands(s, seat, rng, 0, DECK)
    redeal_hands(s, seat, rng, 1, BOX)
    n = s.strips_up + 0
    for strip in range(STRIPS):
        if s.strip[strip] == NOBODY:
            s.strip_order[n] = strip
            n += 1
    shuffle(rng, s.strip_order, s.strips_up, STRIPS - s.strips_up)


@rule
def cards_with_back(s: State, player: int, starting: int) -> int:
    """How many cards with this back a player holds: all can see that."""
    n = 0
    for card in range(CARDS):
        n += 1 if s.card_at[card] == player and IS_STARTING[card] == starting else 0
    return n


@rule
def redeal_hands(s: State, seat: int, rng: Row, starting: int, pile: int) -> None:
    """The other hands' cards with this back go to the pile they came from; as many are dealt again."""
    held = 0  # a byte a player
    for player in range(s.players):
        if player != seat:
            held += cards_with_back(s, player, starting) << (8 * player)
    for card in range(CARDS):
        holder = s.card_at[card]
        if holder >= 0 and holder < s.players and holder != seat and IS_STARTING[card] == starting:
            s.card_at[card] = pile
    for player in range(s.players):
        for _ in range((held >> (8 * player)) & 255):
            s.card_at[random_card(s, rng, pile)] = player


# ---------------------------------------------------------------------------- numbers for a learner
TURN_FEATURES = 32 + RESOURCES
SEAT_FEATURES = ITEMS + VESSELS + SHIP_KINDS + 11 + COLUMNS
OBSERVATION = (
    TURN_FEATURES
    + MAX_PLAYERS * SEAT_FEATURES
    + 2 * CARDS
    + BOARDS * (1 + ROWS)
    + 2 * LETTERS
    + SPECIALS
    + STRIPS
    + ALL_SPACES
    + 2 * WEAPONS
    + 2 * FOODS
)


@rule
def turned(s: State, seat: int, player: int) -> int:
    """The player as the seat counts: itself 1, the next seat 2 …; 0 for nobody, 9 for what blocks alone."""
    if player == NOBODY:
        return 0
    return 9 if player == BLOCKED else (player - seat + s.players) % s.players + 1


@rule
def observe(s: State, seat: int, out: Row) -> None:
    """Write what the seat knows, seen from its own chair."""
    n = observe_turn(s, seat, out)
    for k in range(MAX_PLAYERS):
        n = observe_seat(s, seat, k, out, n)
    for card in range(CARDS):
        out[n] = 1 if s.card_at[card] == seat else 0
        n += 1
    for card in range(CARDS):
        out[n + card] = 0
    for player in range(s.players):
        for place in range(s.in_play_len[player]):
            out[n - CARDS + s.in_play[player, place]] = 1 + turned(s, seat, player)
            out[n + s.in_play[player, place]] = s.used_up[player, place]
    n += CARDS
    n = observe_boards(s, seat, out, n)
    observe_table(s, seat, out, n)


@rule
def observe_turn(s: State, seat: int, out: Row) -> int:
    """The question, the round and the action under way; returns where to go on."""
    f = max(0, s.depth - 1)
    out[0] = s.players
    out[1] = s.ask
    out[2] = turned(s, seat, s.actor)
    out[3] = s.length
    out[4] = s.round_number
    out[5] = s.step
    out[6] = turned(s, seat, s.first)
    out[7] = s.space_used + 1
    out[8] = s.must_use
    out[9] = s.rolls
    out[10] = s.rolled
    out[11] = s.frame_pc[f]
    out[12] = s.frame_stage[f]
    out[13] = s.frame_x[f]
    out[14] = s.frame_y[f]
    out[15] = s.frame_z[f]
    out[16] = s.deck_len
    out[17] = s.strips_up
    out[18] = s.sheds_left
    out[19] = s.imitation
    observe_action(s, f, out, 20)
    return TURN_FEATURES


@rule
def observe_action(s: State, f: int, out: Row, n: int) -> None:
    """Facts of the action under way that cards ask for, and the clause that runs."""
    out[n] = s.frame_clause[f]
    out[n + 1] = s.space_in_use + 1
    out[n + 2] = s.vikings_placed
    out[n + 3] = s.opening
    out[n + 4] = s.pledged
    out[n + 5] = s.paid
    out[n + 6] = s.types_taken
    out[n + 7] = s.cards_played
    out[n + 8] = s.result
    out[n + 9] = s.die_bonus
    out[n + 10] = s.spent_resource
    out[n + 11] = s.spent_weapon
    for i in range(RESOURCES):
        out[n + 12 + i] = s.brought[i]


@rule
def observe_seat(s: State, seat: int, k: int, out: Row, n: int) -> int:
    """What a player owns, as all can see; zeros for a chair that is empty."""
    for i in range(SEAT_FEATURES):
        out[n + i] = 0
    if k < s.players:
        player = (seat + k) % s.players
        for item in range(ITEMS):
            out[n + item] = s.stock[player, item]
        for vessel in range(VESSELS):
            out[n + ITEMS + vessel] = vessels(s, player, vessel)
        for kind in range(SHIP_KINDS):
            out[n + ITEMS + VESSELS + kind] = s.emigrated[player, kind]
        observe_rest(s, player, out, n + ITEMS + VESSELS + SHIP_KINDS)
    return n + SEAT_FEATURES


@rule
def observe_rest(s: State, player: int, out: Row, n: int) -> None:
    """Vikings, cards, income and points of a player."""
    out[n] = s.thing[player]
    out[n + 1] = s.passed[player]
    out[n + 2] = s.penalties[player]
    out[n + 3] = s.final_income[player]
    out[n + 4] = cards_with_back(s, player, 0)
    out[n + 5] = cards_with_back(s, player, 1)
    out[n + 6] = s.in_play_len[player]
    out[n + 7] = income(s, player)
    out[n + 8] = score(s, player)
    out[n + 9] = s.stored[player, 0]
    out[n + 10] = s.stored[player, 1]
    for column in range(COLUMNS):
        out[n + 11 + column] = s.placements[player, column]


@rule
def observe_boards(s: State, seat: int, out: Row, n: int) -> int:
    """Owner and covered cells of each board, a word a row; home boards from the own one on."""
    for k in range(BOARDS):
        board = k
        if k < s.players:
            board = (seat + k) % s.players
        out[n] = turned(s, seat, s.board_owner[board])
        for row in range(ROWS):
            out[n + 1 + row] = s.covered[board, row]
        n += 1 + ROWS
    return n


@rule
def observe_table(s: State, seat: int, out: Row, n: int) -> None:
    """Exploration boards, special tiles, mountains, action board, weapon piles, banquet."""
    for letter in range(LETTERS):
        out[n] = s.side[letter]
        out[n + 1] = s.board_silver[letter]
        n += 2
    for i in range(SPECIALS):
        out[n] = turned(s, seat, s.special_owner[i])
        n += 1
    for strip in range(STRIPS):
        out[n] = s.strip[strip] + 1
        n += 1
    for space in range(ALL_SPACES):
        out[n] = turned(s, seat, s.space_owner[space])
        n += 1
    for i in range(WEAPONS):
        out[n] = s.weapons_left[i]
        out[n + 1] = s.weapons_used[i]
        n += 2
    for i in range(2 * FOODS):
        out[n] = s.served[i]
        n += 1
