"""Writing positions around an occupation: hands, stocks, mountain strips, whose turn it is."""

from __future__ import annotations

from longhouse.games.feast_for_odin.components import CARD_DECK, CARD_NAMES, IS_STARTING, ITEM, STRIPS, WHALING_BOAT
from longhouse.games.feast_for_odin.rules.supply import put
from longhouse.games.feast_for_odin.spaces import ALL_SPACES
from longhouse.games.feast_for_odin.state import BOX, COLUMNS, DECK, State
from longhouse.kernel.state import NOBODY
from tests.rulebook.feast_for_odin import table

BUILDINGS = ("shed", "stone_house", "long_house")
FIRST_VIKINGS = 6  # of the first round of a long game


def give_exactly(s: State, seat: int, stock: dict[str, int]) -> None:
    """The seat owns this; buildings come from the table."""
    table.own(s, seat, **{name: n for name, n in stock.items() if name not in BUILDINGS})
    for name in BUILDINGS:
        for _ in range(stock.get(name, 0)):
            put(s, seat, ITEM[name], 1)


def turn_up(s: State, strips: tuple[tuple[int, int], ...]) -> None:
    """Only these mountain strips are face up: (number from 1, items already gone)."""
    for strip in range(STRIPS):
        s.strip[strip] = NOBODY
    for strip, gone in strips:
        s.strip[strip - 1] = gone
    up = [strip - 1 for strip, _ in strips]
    order = up + [strip for strip in range(STRIPS) if strip not in up]
    for place, strip in enumerate(order):
        s.strip_order[place] = strip
    s.strips_up = len(up)


def empty_hands(s: State) -> None:
    """All cards go back to where they are drawn and dealt from."""
    for card in range(len(CARD_NAMES)):
        if 0 <= s.card_at[card] < s.players:
            s.card_at[card] = BOX if IS_STARTING[card] else DECK
            s.deck_len += 1 - IS_STARTING[card]
    for seat in range(s.players):
        s.hand_len[seat] = 0


def hand_over(s: State, seat: int, number: int) -> None:
    """The seat holds a card."""
    card = number - 1
    assert (s.decks >> CARD_DECK[card]) & 1
    if s.card_at[card] == DECK:
        s.deck_len -= 1
    s.card_at[card] = seat
    s.hand_len[seat] += 1


def begin_turn(s: State, seat: int) -> None:
    """All Vikings are back, and it is this seat's turn."""
    for space in range(ALL_SPACES):
        s.space_owner[space], s.space_vikings[space] = NOBODY, 0
    for player in range(s.players):
        s.thing[player], s.penalties[player] = FIRST_VIKINGS, 0
        for column in range(COLUMNS):
            s.placements[player, column] = 0
    s.actor = s.frame_owner[s.depth - 1] = seat
    s.next_player = (seat + 1) % s.players
    s.last_placed = s.first
    for item in range(WHALING_BOAT, WHALING_BOAT + 3):
        s.stock[seat, item] = 0
