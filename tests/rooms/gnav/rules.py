"""The rules of Gnav, in the order of a deal."""

from __future__ import annotations

from longhouse.kernel.randomness import shuffle
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, only, seal, tell, tell_only
from tests.rooms.gnav.state import CARDS, DEALS, Ask, Choice, Happening, State


@rule
def setup(s: State, options: Row) -> None:
    s.deals = DEALS[options[0]]
    s.dealer = s.players - 1
    for seat in range(s.players):
        s.shown[seat] = NOBODY
    deal_cards(s)


@rule
def deal_cards(s: State) -> None:
    """A shuffled pack, a card each; who sits left of the dealer begins."""
    for i in range(CARDS):
        s.deck[i] = i
    shuffle(s.rng, s.deck, 0, CARDS)
    s.deck_len = CARDS
    for seat in range(s.players):
        s.held[seat] = take_top(s)
        s.known[seat] = only(seat)
    s.aside = NOBODY
    s.deal += 1
    s.ask = Ask.EXCHANGE
    s.actor = left_of(s, s.dealer)
    tell(s, Happening.DEALT, s.deal - 1)


@rule
def take_top(s: State) -> int:
    """The top card of the deck; the rest moves up, and its place is cleared."""
    card = s.deck[0] + 0
    s.deck_len -= 1
    for i in range(s.deck_len):
        s.deck[i] = s.deck[i + 1]
    s.deck[s.deck_len] = 0
    return card


@rule
def left_of(s: State, seat: int) -> int:
    return (seat + 1) % s.players


@rule
def legal_actions(s: State, out: Row) -> int:
    """Keep or exchange, always."""
    if s.ask == Ask.OVER:
        return 0
    out[0] = Choice.KEEP
    out[1] = Choice.EXCHANGE
    return 2


@rule
def apply(s: State, code: int) -> None:
    seat = s.actor + 0
    if code == Choice.KEEP:
        tell(s, Happening.KEPT, seat)
    elif seat == s.dealer:
        draw_from_deck(s, seat)
    else:
        exchange(s, seat, left_of(s, seat))
    if seat == s.dealer:
        end_deal(s)
    else:
        s.actor = left_of(s, seat)


@rule
def exchange(s: State, seat: int, other: int) -> None:
    """Two cards change hands: who knew a card still knows it, and both saw both."""
    card, known = s.held[other] + 0, s.known[other] + 0
    s.held[other], s.known[other] = s.held[seat], s.known[seat] | only(other)
    s.held[seat], s.known[seat] = card, known | only(seat)
    tell_only(s, only(seat) | only(other), Happening.EXCHANGED, seat, other, card, s.held[other])
    seal(s)


@rule
def draw_from_deck(s: State, seat: int) -> None:
    """The dealer lays the card open and takes the top of the deck."""
    s.aside = s.held[seat]
    s.held[seat] = take_top(s)
    s.known[seat] = only(seat)
    tell_only(s, only(seat), Happening.DRAWN, seat, s.aside, s.held[seat])
    seal(s)


@rule
def end_deal(s: State) -> None:
    """All cards are shown; the lowest loses, and the next deal begins."""
    lowest = 0
    for seat in range(s.players):
        s.shown[seat] = s.held[seat]
        tell(s, Happening.SHOWN, seat, s.held[seat])
        if s.held[seat] < s.held[lowest]:
            lowest = seat
    for seat in range(s.players):
        if seat != lowest:
            s.survived[seat] += 1
    tell(s, Happening.LOST, lowest)
    seal(s)
    if s.deal == s.deals:
        end_game(s)
    else:
        s.dealer = left_of(s, s.dealer)
        deal_cards(s)


@rule
def end_game(s: State) -> None:
    s.ask = Ask.OVER
    s.actor = NOBODY
    tell(s, Happening.GAME_ENDED)


@rule
def score(s: State, seat: int) -> int:
    return s.survived[seat]


@rule
def score_line(s: State, seat: int, line: int) -> int:
    return s.survived[seat]


@rule
def standing(s: State, seat: int) -> int:
    """Equal ones share the victory."""
    return s.survived[seat]


@rule
def broken(s: State) -> int:
    """Every card is in one place; everybody knows the own one."""
    if s.deck_len + s.players + (1 if s.aside != NOBODY else 0) != CARDS:
        return 1
    for card in range(CARDS):
        if copies(s, card) != 1:
            return 2
    for seat in range(s.players):
        if (s.known[seat] >> seat) & 1 == 0:
            return 3
    return 0


@rule
def copies(s: State, card: int) -> int:
    """How often the card lies on the table."""
    found = 1 if s.aside == card else 0
    for i in range(s.deck_len):
        found += 1 if s.deck[i] == card else 0
    for seat in range(s.players):
        found += 1 if s.held[seat] == card else 0
    return found
