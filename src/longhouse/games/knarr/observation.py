"""The observation of Knarr (see kernel.observation). A seat is a boat."""

from __future__ import annotations

from longhouse.games.knarr.components import (
    ARTIFACTS,
    BOATS,
    COLOURS,
    COLUMNS,
    DESTINATIONS,
    GAINS,
    LAND_OF,
    LANDS,
    MAX_BRACELETS,
    MAX_DECK,
    MAX_FAME,
    MAX_LAND,
    MAX_RECRUITS,
    PLACES,
    RESERVE,
    SLOTS,
    VIKINGS,
)
from longhouse.games.knarr.knowledge import hand_is_open
from longhouse.games.knarr.rules.boats import score
from longhouse.games.knarr.rules.trading import column_gain
from longhouse.games.knarr.state import SOURCES, Ask, State, Step
from longhouse.kernel.observation import (
    Group,
    Observation,
    bit,
    category,
    count,
    field,
    filled,
    made,
    made_of_seats,
    of_seats,
    question_asked,
    sitting,
    whose,
)
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule

__all__ = ["OBSERVATION"]

MOST_POINTS = 400
MOST_OF_A_KIND = 12  # of equal Vikings, wherever they are
MOST_GAINED = 30


# ---------------------------------------------------------------------------- Vikings
@rule
def hand_seen(s: State, seat: int, i: int, j: int) -> int:
    """The own hand, the cards that all saw of the others; all when the game is over."""
    owner = sitting(s, seat, i)
    if i >= s.players:
        return 0
    return s.hand[owner, j] + 0 if hand_is_open(s, seat, owner) else s.known[owner, j] + 0


@rule
def unseen_in_deck(s: State, seat: int, out: Row, first: int) -> None:
    """The deck; before it was made anew the hidden cards of the hands cannot be told from it."""
    for i in range(s.deck_len):
        out[first + s.deck[i]] += 1
    if s.renewed == 0:
        add_hidden_hands(s, seat, out, first)


@rule
def unseen_in_hands(s: State, seat: int, out: Row, first: int) -> None:
    """The hidden cards of the other hands, when they can be told from the deck."""
    if s.renewed == 1:
        add_hidden_hands(s, seat, out, first)


@rule
def add_hidden_hands(s: State, seat: int, out: Row, first: int) -> None:
    for owner in range(s.players):
        if not hand_is_open(s, seat, owner):
            for kind in range(VIKINGS):
                out[first + kind] += s.hand[owner, kind] - s.known[owner, kind]


# ---------------------------------------------------------------------------- destinations
@rule
def in_decks(s: State, seat: int, out: Row, first: int) -> None:
    for land in range(LANDS):
        for i in range(s.land_len[land]):
            out[first + s.land[land, i]] = 1


@rule
def explored_seen(s: State, seat: int, out: Row, first: int) -> None:
    for k in range(s.players):
        owner = sitting(s, seat, k)
        for i in range(s.explored_len[owner]):
            out[first + DESTINATIONS * k + s.explored[owner, i]] = 1


@rule
def top_land(s: State, owner: int) -> int:
    explored = s.explored_len[owner] + 0
    return 1 + LAND_OF[s.explored[owner, explored - 1]] if explored > 0 else 0


@rule
def reserved_seen(s: State, owner: int, place: int) -> int:
    return s.reserved[owner, place] + 1 if place < s.reserved_len[owner] else 0


# ---------------------------------------------------------------------------- the turn and the boats
@rule
def artifact_seen(s: State, seat: int, i: int) -> int:
    return (s.artifacts >> i) & 1


@rule
def must_discard(s: State, owner: int) -> int:
    return (s.discarders >> owner) & 1


# ---------------------------------------------------------------------------- the declaration
_KIND = {"viking": VIKINGS}
_LAND = category(LANDS, none=True)
_DESTINATION = category(DESTINATIONS, none=True)
_EXPLORED = {"seat": BOATS, "destination": DESTINATIONS}
_TRADE = {"column": COLUMNS, "gain": GAINS}
_VIKING_COUNT = count(MOST_OF_A_KIND)

OBSERVATION = Observation(
    State,
    Group(
        "turn",
        "The options of the game, the question and how far the turn has come.",
        (
            *question_asked(Ask, BOATS),
            whose("mover", "Whose turn it is."),
            whose("first", "Who began the game."),
            field("boat_side", category(2), "Option: the side of the boats."),
            made("artifacts", bit(), "Whether the artifact is in play.", {"artifact": ARTIFACTS}, artifact_seen),
            field("step", category(len(Step)), "What the turn goes on with."),
            field("traded", bit(), "Whether a trade was made this turn."),
            field("baseline", count(MOST_GAINED), "Lines of the crew that were rewarded or there when the turn began."),
            field("colour", category(COLOURS), "The colour of the Viking recruited."),
            field("column_size", count(MAX_DECK), "The size of its column after placing; 0: none to look at."),
            field("just_explored", bit(), "Whether the Mead Cup is still to be looked at."),
            field("on_trade_land", bit(), "Whether the Helmet's condition was met."),
            field("bonus_explores", count(MOST_GAINED), "Lines that the Weathervane still rewards."),
            field("draws", count(MOST_GAINED), "Cards still to be drawn into the mover's crew."),
            field("empty_slot", category(SLOTS, none=True), "The slot of the market to be filled."),
            field("empty_place", category(PLACES, none=True), "The destination to be replaced."),
            made_of_seats("discards", bit(), "Whether the boat must discard from its crew.", must_discard),
        ),
    ),
    Group(
        "payment",
        "What is being paid for a destination.",
        (
            field("place", category(PLACES + RESERVE), "The destination's place; the last ones are the reserve."),
            field("owed", count(MOST_OF_A_KIND), "Vikings or recruits still to be sent."),
            field("pay_from", count(VIKINGS), "The first kind of Viking that may still be sent."),
            field("paid", _VIKING_COUNT, "Vikings sent so far.", _KIND),
            field("spent", count(MAX_RECRUITS), "Recruits sent so far."),
        ),
    ),
    Group(
        "vikings",
        "Cards of Vikings by kind: a colour and a gain.",
        (
            field("market", category(VIKINGS, none=True), "The card of a slot.", {"slot": SLOTS}),
            field("discarded", _VIKING_COUNT, "Cards of the discard pile.", _KIND),
            field("deck_len", count(MAX_DECK), "Cards of the deck."),
            field("renewed", bit(), "Whether the deck was once made of discarded cards: then all know what is in it."),
            made("hand", _VIKING_COUNT, "Cards in hand, as far as known.", {"seat": BOATS, **_KIND}, hand_seen),
            of_seats("known", _VIKING_COUNT, "Of these, the cards that all saw.", _KIND),
            of_seats("crew", _VIKING_COUNT, "The crew.", _KIND),
            filled("unseen_in_deck", _VIKING_COUNT, "Unseen cards that may be in the deck.", _KIND, unseen_in_deck),
            filled("unseen_in_hands", _VIKING_COUNT, "Unseen cards that are in hands.", _KIND, unseen_in_hands),
        ),
    ),
    Group(
        "destinations",
        "Trade lands and lands of influence.",
        (
            field("visible", _DESTINATION, "The destination of a place.", {"place": PLACES}),
            field("land_len", count(MAX_LAND), "Cards of a deck of destinations.", {"land": LANDS}),
            filled("in_decks", bit(), "Whether it may still be in its deck.", {"destination": DESTINATIONS}, in_decks),
            filled("explored", bit(), "Whether it was explored.", _EXPLORED, explored_seen),
            made_of_seats("top", _LAND, "The kind of the destination explored last.", top_land),
            made_of_seats("reserved", _DESTINATION, "Destinations in reserve.", reserved_seen, {"card": RESERVE}),
        ),
    ),
    Group(
        "boats",
        "What the players have reached.",
        (
            made_of_seats("score", count(MOST_POINTS), "Points if the game ended now.", score),
            of_seats("points", count(MOST_POINTS), "Points by source.", {"source": SOURCES}),
            of_seats("fame", count(MAX_FAME), "The mark on the track of reputation."),
            of_seats("bracelets", count(MAX_BRACELETS), "Bracelets."),
            of_seats("recruits", count(MAX_RECRUITS), "Recruits."),
            made_of_seats("trade", count(MOST_GAINED), "What a column of the trade brings.", column_gain, _TRADE),
        ),
    ),
)
