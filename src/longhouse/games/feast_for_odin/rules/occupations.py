"""Occupation cards: dealt, drawn, held and laid out. Their effects are not played yet; their points count."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import CARD_DECK, CARD_POINTS, CARDS, IS_STARTING, NONE
from longhouse.games.feast_for_odin.events import Event
from longhouse.games.feast_for_odin.rules.frames import next_instruction, pop, question
from longhouse.games.feast_for_odin.spaces import CODE, COLUMN
from longhouse.games.feast_for_odin.state import BOX, DECK, MAX_IN_PLAY, OUT, Ask, State
from longhouse.kernel.randomness import random_below
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import only, seal, tell, tell_only


@rule
def sort_cards(s: State) -> None:
    """Put the decks in the game onto the table: dark brown ones to draw from, light brown ones to deal from."""
    for card in range(CARDS):
        s.card_at[card] = OUT
        if (s.decks >> CARD_DECK[card]) & 1 == 1:
            s.card_at[card] = BOX if IS_STARTING[card] == 1 else DECK
            s.deck_len += 1 - IS_STARTING[card]


@rule
def cards_at(s: State, where: int) -> int:
    """How many cards are there."""
    n = 0
    for card in range(CARDS):
        n += 1 if s.card_at[card] == where else 0
    return n


@rule
def random_card(s: State, rng: Row, where: int) -> int:
    """A random card from there; NONE when there is none."""
    n = cards_at(s, where)
    if n == 0:
        return NONE
    chosen = random_below(rng, n)
    card = 0
    while s.card_at[card] != where or chosen > 0:
        chosen -= 1 if s.card_at[card] == where else 0
        card += 1
    return card


@rule
def take_card(s: State, player: int, card: int) -> None:
    """A card goes to the player's hand."""
    s.card_at[card] = player
    s.hand_len[player] += 1


@rule
def deal_starting_card(s: State, player: int) -> None:
    """A light brown card in secret; there is none when no deck is in the game."""
    card = random_card(s, s.rng, BOX)
    if card != NONE:
        take_card(s, player, card)
        tell_only(s, only(player), Event.CARD_DEALT, player, card)


@rule
def choose_starting_card(s: State, f: int, card: int) -> None:
    """Alone, the light brown card may be chosen."""
    player = s.frame_owner[f]
    pop(s)
    take_card(s, player, card)
    tell_only(s, only(player), Event.CARD_DEALT, player, card)


@rule
def draw_card(s: State, player: int) -> None:
    """A random dark brown card goes to the hand in secret."""
    card = random_card(s, s.rng, DECK)
    if card != NONE:
        s.deck_len -= 1
        take_card(s, player, card)
        seal(s)
        tell_only(s, only(player), Event.CARD_DRAWN, player, card)


@rule
def is_for_column(s: State, f: int) -> bool:
    """Column bonuses: the instruction is for one column only (0: for all)."""
    column = CODE[s.frame_pc[f], 2]
    return column == 0 or COLUMN[s.space_used] == column


@rule
def do_draw_card(s: State, f: int) -> None:
    """Draw as many cards as the instruction says."""
    player = s.frame_owner[f]
    n = CODE[s.frame_pc[f], 1] if is_for_column(s, f) else 0
    next_instruction(s, f)
    for _ in range(n):
        draw_card(s, player)
        s.must_use = 0


@rule
def do_play_card(s: State, f: int) -> None:
    """Ask for one card after the other; stage = cards played."""
    player = s.frame_owner[f]
    room = s.hand_len[player] > 0 and s.in_play_len[player] < MAX_IN_PLAY
    if s.frame_stage[f] < CODE[s.frame_pc[f], 1] and room and is_for_column(s, f):
        question(s, f, Ask.CARD)
    else:
        next_instruction(s, f)


@rule
def play_card(s: State, f: int, card: int) -> None:
    """From the hand onto the table."""
    player = s.frame_owner[f]
    s.frame_stage[f] += 1
    s.must_use = 0
    s.card_at[card] = OUT
    s.hand_len[player] -= 1
    s.in_play[player, s.in_play_len[player]] = card
    s.in_play_len[player] += 1
    tell(s, Event.CARD_PLAYED, player, card)


@rule
def occupation_points(s: State, player: int) -> int:
    """Points of the cards laid out."""
    total = 0
    for place in range(s.in_play_len[player]):
        total += CARD_POINTS[s.in_play[player, place]]
    return total
