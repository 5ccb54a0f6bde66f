"""Who knows what: the view of a seat and the worlds it holds possible; what it knows as numbers is in observation.py.

Hidden are the hands and the order of the decks. A card taken from the market is known to all until it is played. What
was ever discarded lay open: once the deck has been made anew, everybody knows which cards are in it (not their order),
and the cards of the hands that nobody saw are the ones that are left. When the game is over everything is open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from longhouse.games.knarr.components import (
    ARTIFACT_NAMES,
    BOAT_NAMES,
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    COST,
    DESTINATION_NAMES,
    DIFFERENT,
    EQUAL,
    FACES,
    GAIN_NAMES,
    GAINS,
    HAND,
    INFLUENCE_LAND,
    LAND_NAMES,
    LAND_OF,
    LANDS,
    PLACES,
    REPUTATION,
    REWARD,
    SLOTS,
    TRADE_LAND,
    TRADE_OF_DESTINATION,
    VIKING_NAMES,
    VIKINGS,
    VISIBLE,
)
from longhouse.games.knarr.rules.artifacts import in_play
from longhouse.games.knarr.rules.boats import last_round, score
from longhouse.games.knarr.rules.crew import lines
from longhouse.games.knarr.rules.deck import discard_size
from longhouse.games.knarr.rules.exploring import destination_at
from longhouse.games.knarr.rules.recruiting import is_free
from longhouse.games.knarr.rules.trading import traded_gain
from longhouse.games.knarr.schema import Boat, Cost, Decks, Destination, Gain, Gained, Hall, Held, Payment, Place, Slot
from longhouse.games.knarr.state import SCORE_LINES, Ask, State
from longhouse.kernel.randomness import shuffle, shuffle_row
from longhouse.kernel.record import Grid, Row
from longhouse.kernel.rule import rule
from longhouse.kernel.showing import public
from longhouse.kernel.state import NOBODY

N = TypeVar("N", bound=str)


# ---------------------------------------------------------------------------- what a seat knows
@rule
def hand_is_open(s: State, seat: int, owner: int) -> bool:
    """Whether the seat may look into the owner's hand."""
    return seat == owner or s.actor == NOBODY


@rule
def hidden_cards(s: State, owner: int) -> int:
    """How many cards of a hand only their owner knows."""
    hidden = HAND - 1 if s.ask == Ask.TAKE and owner == s.mover else HAND
    for kind in range(VIKINGS):
        hidden -= s.known[owner, kind]
    return hidden


# ---------------------------------------------------------------------------- possible worlds
@rule
def determinize(s: State, seat: int, rng: Row) -> None:
    """Re-sample what the seat cannot know; the result depends on what it knows and on rng alone."""
    if s.actor == NOBODY:
        return
    for land in range(LANDS):
        order_row(s.land, land, s.land_len[land])
        shuffle_row(rng, s.land, land, s.land_len[land])
    collected = collect_hidden_cards(s, seat)
    if s.renewed == 1:
        order_and_shuffle(s.deck, 0, s.deck_len, rng)
        order_and_shuffle(s.deck, s.deck_len, collected, rng)
    else:
        order_and_shuffle(s.deck, 0, s.deck_len + collected, rng)
    deal_hidden_cards(s, seat)


@rule
def order_row(grid: Grid, row: int, count: int) -> None:
    """Put the first entries of a row of a grid into rising order."""
    for i in range(1, count):
        card = grid[row, i] + 0
        j = i
        while j > 0 and grid[row, j - 1] > card:
            grid[row, j] = grid[row, j - 1]
            j -= 1
        grid[row, j] = card


@rule
def order_and_shuffle(cards: Row, first: int, count: int, rng: Row) -> None:
    """Forget how the cards lay, then shuffle them."""
    for i in range(first + 1, first + count):
        card = cards[i] + 0
        j = i
        while j > first and cards[j - 1] > card:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card
    shuffle(rng, cards, first, count)


@rule
def collect_hidden_cards(s: State, seat: int) -> int:
    """Put the cards of the other hands that nobody saw behind the deck; return how many there are."""
    collected = 0
    for owner in range(s.players):
        if owner != seat:
            for kind in range(VIKINGS):
                for _ in range(s.hand[owner, kind] - s.known[owner, kind]):
                    s.deck[s.deck_len + collected] = kind
                    collected += 1
                s.hand[owner, kind] = s.known[owner, kind]
    return collected


@rule
def deal_hidden_cards(s: State, seat: int) -> None:
    """Deal the cards behind the deck back to the other hands."""
    dealt = 0
    for owner in range(s.players):
        if owner != seat:
            for _ in range(hidden_cards(s, owner)):
                s.hand[owner, s.deck[s.deck_len + dealt]] += 1
                s.deck[s.deck_len + dealt] = 0
                dealt += 1


# ---------------------------------------------------------------------------- the view
def view(s: State, seat: int | None) -> Hall:
    """The table as a seat sees it; None for spectators."""
    return {
        "turn": s.turns,
        "first": BOAT_NAMES[s.first],
        "mover": None if s.actor == NOBODY else BOAT_NAMES[s.mover],
        "traded": bool(s.traded),
        "lines_counted": s.baseline,
        "recruited": COLOUR_NAMES[s.colour] if s.ask == Ask.TAKE else None,
        "bonus_explores": s.bonus_explores,
        "draws": s.draws,
        "last_round": last_round(s),
        "artifacts": [name for k, name in enumerate(ARTIFACT_NAMES) if in_play(s, k)],
        "market": [_slot(s, slot) for slot in range(SLOTS)],
        "destinations": [_place(s, place) for place in range(PLACES)],
        "decks": _decks(s),
        "discarded": _shown(VIKING_NAMES, s.discarded),
        "boats": [_boat(s, owner, seat if owner == seat else None) for owner in range(s.players)],
        "payment": _payment(s),
    }


def destination_card(destination: int) -> Destination:
    """All that is printed on a destination."""
    colours = [COST[destination, colour] for colour in range(COLOURS)]
    words: dict[Cost, int] = {"different": DIFFERENT[destination], "equal": EQUAL[destination]}
    return {
        "destination": DESTINATION_NAMES[destination],
        "land": LAND_NAMES[LAND_OF[destination]],
        "cost": {**_shown(COLOUR_NAMES, colours), **{name: n for name, n in words.items() if n}},
        "gains": _shown(GAIN_NAMES, [REWARD[destination, gain] for gain in range(GAINS)]),
        "trade": [
            _shown(GAIN_NAMES, [TRADE_OF_DESTINATION[destination, column, gain] for gain in range(GAINS)])
            for column in range(COLUMNS)
        ],
    }


def _shown(names: Sequence[N], counts: Sequence[int] | Row) -> dict[N, int]:
    """The names that are there, with their numbers."""
    return {name: counts[k] for k, name in enumerate(names) if counts[k]}


@public
def _slot(s: State, slot: int) -> Slot:
    kind = s.market[slot]
    return {
        "slot": COLOUR_NAMES[slot],
        "viking": None if kind == NOBODY else VIKING_NAMES[kind],
        "free": is_free(s, slot) if s.ask == Ask.TAKE else None,
    }


@public
def _place(s: State, place: int) -> Place:
    destination = s.visible[place]
    card = None if destination == NOBODY else destination_card(destination)
    return {"place": place, "land": LAND_NAMES[place // VISIBLE], "card": card}


def _decks(s: State) -> Decks:
    trade, influence = s.land_len[TRADE_LAND], s.land_len[INFLUENCE_LAND]
    return {"vikings": s.deck_len, "discarded": discard_size(s), "trade": trade, "influence": influence}


@public
def _boat(s: State, owner: int, seat: int | None) -> Boat:
    return {
        "boat": BOAT_NAMES[owner],
        "seat": owner,
        "score": score(s, owner),
        "points": {name: s.points[owner, k] for k, name in enumerate(SCORE_LINES)},
        "fame": s.fame[owner],
        "reputation": REPUTATION[s.fame[owner]],
        "bracelets": s.bracelets[owner],
        "recruits": s.recruits[owner],
        "crew": {name: _column(s, owner, colour) for colour, name in enumerate(COLOUR_NAMES)},
        "lines": lines(s, owner),
        "hand": _hand(s, owner, seat),
        "explored": [destination_card(s.explored[owner, i]) for i in range(s.explored_len[owner])],
        "reserved": [destination_card(s.reserved[owner, i]) for i in range(s.reserved_len[owner])],
        "trade": [_trade(s, owner, bracelets) for bracelets in range(1, COLUMNS + 1)],
        "must_discard": bool((s.discarders >> owner) & 1),
    }


def _column(s: State, owner: int, colour: int) -> list[Gain]:
    return [GAIN_NAMES[gain] for gain in range(FACES) for _ in range(s.crew[owner, colour * FACES + gain])]


def _hand(s: State, owner: int, seat: int | None) -> list[Held]:
    """The cards of a hand: which, if the seat may know; and whether all know."""
    sees = hand_is_open(s, NOBODY if seat is None else seat, owner)
    known = [kind for kind in range(VIKINGS) for _ in range(s.known[owner, kind])]
    own = [kind for kind in range(VIKINGS) for _ in range(s.hand[owner, kind] - s.known[owner, kind])]
    shown: list[Held] = [{"viking": VIKING_NAMES[kind], "known": True} for kind in known]
    shown += [{"viking": VIKING_NAMES[kind] if sees else None, "known": False} for kind in own]
    return shown


def _trade(s: State, owner: int, bracelets: int) -> Gained:
    return _shown(GAIN_NAMES, [traded_gain(s, owner, bracelets, gain) for gain in range(GAINS)])


@public
def _payment(s: State) -> Payment | None:
    if s.owed == 0:
        return None
    card = destination_card(destination_at(s, s.place))
    return {
        "place": s.place,
        "card": card,
        "owed": s.owed,
        "vikings": _shown(VIKING_NAMES, s.paid),
        "recruits": s.spent,
    }
