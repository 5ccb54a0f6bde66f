"""Occupation cards: dealt, drawn, held and laid out. cards.py carries out what they do."""

from __future__ import annotations

from longhouse.games.feast_for_odin.clauses import CARD_RECEIVES, CARD_STANDING, CARD_WATCHES, PLAYS_CARDS
from longhouse.games.feast_for_odin.components import CARD_DECK, CARD_POINTS, CARDS, IS_STARTING, NONE
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.instructions import CODE
from longhouse.games.feast_for_odin.operands import OfCards
from longhouse.games.feast_for_odin.registers import InDrawCard
from longhouse.games.feast_for_odin.rules.frames import next_instruction, pop, question
from longhouse.games.feast_for_odin.rules.moments import is_replaced, note_before_action, raise_trigger
from longhouse.games.feast_for_odin.spaces import COLUMN
from longhouse.games.feast_for_odin.state import BOX, DECK, MAX_IN_PLAY, OUT, Ask, State
from longhouse.games.feast_for_odin.triggers import Trigger
from longhouse.kernel.randomness import random_below
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, only, seal, tell, tell_only


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
        tell_only(s, only(player), Happening.CARD_DEALT, player, card)


@rule
def choose_starting_card(s: State, f: int, card: int) -> None:
    """Alone, the light brown card may be chosen."""
    player = s.frame_owner[f]
    pop(s)
    take_card(s, player, card)
    tell_only(s, only(player), Happening.CARD_DEALT, player, card)


@rule
def draw_card(s: State, player: int) -> None:
    """A random dark brown card goes to the hand in secret."""
    card = random_card(s, s.rng, DECK)
    if card != NONE:
        s.deck_len -= 1
        take_card(s, player, card)
        seal(s)
        tell_only(s, only(player), Happening.CARD_DRAWN, player, card)


@rule
def is_for_column(s: State, f: int) -> bool:
    """Column bonuses: the instruction is for one column only (0: for all)."""
    column = CODE[s.frame_pc[f], OfCards.COLUMN]
    return column == 0 or COLUMN[s.space_used] == column


@rule
def plays_at_any_time(s: State, player: int) -> bool:
    """Whether a card laid out lets the player play others at any time."""
    for place in range(s.in_play_len[player]):
        if PLAYS_CARDS[s.in_play[player, place]] == 1:
            return True
    return False


@rule
def do_draw_card(s: State, f: int) -> None:
    """Draw cards one by one, each unless a card is used instead; stage = cards drawn."""
    player = s.frame_owner[f]
    n = CODE[s.frame_pc[f], OfCards.MOST] if is_for_column(s, f) else 0
    if s.frame_stage[f] == n:
        next_instruction(s, f)
    elif s.register[InDrawCard.OFFERED, f] == 0:
        s.register[InDrawCard.OFFERED, f] = 1
        s.must_use = 0
        if s.deck_len > 0:
            raise_trigger(s, player, Trigger.DRAW_INSTEAD, 0, 1)
    else:
        s.register[InDrawCard.OFFERED, f] = 0
        s.frame_stage[f] += 1
        if not is_replaced(s):
            draw_card(s, player)
            if plays_at_any_time(s, player):
                note_before_action(s, f)


@rule
def do_play_card(s: State, f: int) -> None:
    """Ask for one card after the other; stage = cards played."""
    player = s.frame_owner[f]
    room = s.hand_len[player] > 0 and s.in_play_len[player] < MAX_IN_PLAY
    if s.frame_stage[f] < CODE[s.frame_pc[f], OfCards.MOST] and room and is_for_column(s, f):
        question(s, f, Ask.CARD)
    else:
        next_instruction(s, f)


@rule
def play_card(s: State, f: int, card: int) -> None:
    """From the hand onto the table; what it does at once comes first, then what it finds already reached."""
    player = s.frame_owner[f]
    place = s.in_play_len[player] + 0
    s.frame_stage[f] += 1
    s.must_use = 0
    note_before_action(s, f)
    s.cards_played += 0 if s.space_in_use == NOBODY else 1
    s.card_at[card] = OUT
    s.hand_len[player] -= 1
    lay_out(s, player, card)
    tell(s, Happening.CARD_PLAYED, player, card)
    raise_trigger(s, player, Trigger.STATE, 0, 1)
    raise_trigger(s, player, Trigger.PLAY, place, 1)


@rule
def lay_out(s: State, player: int, card: int) -> None:
    """The card lies open, and the player's cards wait for what it waits for."""
    s.in_play[player, s.in_play_len[player]] = card
    s.in_play_len[player] += 1
    s.watch[player] |= CARD_WATCHES[card]
    s.receives[player] |= CARD_RECEIVES[card]
    s.standing[player] |= CARD_STANDING[card]


@rule
def occupation_points(s: State, player: int) -> int:
    """Points of the cards laid out."""
    total = 0
    for place in range(s.in_play_len[player]):
        total += CARD_POINTS[s.in_play[player, place]]
    return total
