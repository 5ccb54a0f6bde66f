"""The observation of Vikings on Board (see kernel.observation).

Clans are counted from the seat that looks: its own 0, the next seat's 1 …, then clans without a player. Pieces carry
the number of their clan counted so, times the pieces of a clan, plus their own number among these.
"""

from __future__ import annotations

from longhouse.games.vikings_on_board.components import (
    BARRELS,
    BUILDINGS,
    CLAN_PIECES,
    CLANS,
    MAX_BODY,
    MAX_DRAWN,
    MAX_STACK,
    MAX_VALUE,
    PIECES,
    SHIPS,
    STERNS,
    SUPPLIES,
    TOKENS_OF_EACH,
)
from longhouse.games.vikings_on_board.knowledge import choice_is_secret, is_known, knows_barrels, knows_drawn
from longhouse.games.vikings_on_board.rules.fjord import clan_of, shields_of
from longhouse.games.vikings_on_board.rules.scoring import supply_points
from longhouse.games.vikings_on_board.state import Ask, BetLimit, State
from longhouse.kernel.observation import (
    Group,
    Observation,
    bit,
    category,
    count,
    counted,
    field,
    filled,
    made,
    question_asked,
    sitting,
)
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY

__all__ = ["OBSERVATION"]

MOST_TOKENS = max(TOKENS_OF_EACH)
MOST_ROUNDS = 60
MOST_SHIELDS = 4
MOST_VERSIONS = 16
MOST_POINTS = sum(TOKENS_OF_EACH) * MAX_VALUE


# ---------------------------------------------------------------------------- clans as a seat counts them
@rule
def turned(s: State, seat: int, clan: int) -> int:
    """The clan as the seat counts, from 1; 0 for nobody."""
    return clan + 1 if clan >= s.players else counted(s, seat, clan)


@rule
def turned_piece(s: State, seat: int, piece: int) -> int:
    """The number of a piece, its clan counted from the seat."""
    return (turned(s, seat, clan_of(piece)) - 1) * CLAN_PIECES + piece % CLAN_PIECES


# ---------------------------------------------------------------------------- the turn
@rule
def actor_seen(s: State, seat: int) -> int:
    return turned(s, seat, s.actor)


@rule
def mover_seen(s: State, seat: int) -> int:
    return turned(s, seat, s.mover)


@rule
def owner_seen(s: State, seat: int) -> int:
    return turned(s, seat, s.owner)


@rule
def captain_seen(s: State, seat: int) -> int:
    return turned(s, seat, s.captain)


@rule
def piece_seen(s: State, seat: int) -> int:
    """The piece is chosen while its second half is asked for."""
    chosen = s.ask == Ask.JUMP_SHIP or s.ask == Ask.SWAP_WITH
    return turned_piece(s, seat, s.piece) + 1 if chosen else 0


@rule
def taker_seen(s: State, seat: int, i: int) -> int:
    return turned(s, seat, s.rank[(s.next_rank + i) % s.ranks]) if i < s.ranks else 0


@rule
def barrel_chosen(s: State, seat: int) -> int:
    """The barrel out of the hand that is being laid, for those who know it."""
    laying = s.ask == Ask.BET_SHIP or s.ask == Ask.BET_CLAN
    if not laying or s.bet != s.bets[s.owner] or not knows_barrels(s, seat, s.owner):
        return 0
    return s.barrel[s.owner, s.bet] + 1


# ---------------------------------------------------------------------------- village and fjord
@rule
def waiting_seen(s: State, seat: int, i: int) -> int:
    return turned(s, seat, s.waiting[i])


@rule
def placed_seen(s: State, seat: int, i: int) -> int:
    return turned(s, seat, s.placed[i])


@rule
def body_pieces(s: State, seat: int, out: Row, first: int) -> None:
    for ship in range(SHIPS):
        for i in range(s.body_len[ship]):
            out[first + ship * MAX_BODY + i] = turned_piece(s, seat, s.body[ship, i]) + 1


@rule
def body_clans(s: State, seat: int, out: Row, first: int) -> None:
    for ship in range(SHIPS):
        for i in range(s.body_len[ship]):
            out[first + ship * MAX_BODY + i] = turned(s, seat, clan_of(s.body[ship, i]))


@rule
def body_shields(s: State, seat: int, out: Row, first: int) -> None:
    for ship in range(SHIPS):
        for i in range(s.body_len[ship]):
            out[first + ship * MAX_BODY + i] = shields_of(s, s.body[ship, i])


@rule
def body_spares(s: State, seat: int, out: Row, first: int) -> None:
    for ship in range(SHIPS):
        for i in range(s.body_len[ship]):
            out[first + ship * MAX_BODY + i] = s.spare[s.body[ship, i]]


# ---------------------------------------------------------------------------- supplies
@rule
def stack_token(s: State, seat: int, i: int, j: int) -> int:
    known = j < s.stack_len[i] and is_known(s, s.stack_known[i, j], seat)
    return s.stack[i, j] + 1 if known else 0


@rule
def stack_knowers(s: State, seat: int, out: Row, first: int) -> None:
    for k in range(2):
        for i in range(s.stack_len[k]):
            for clan in range(s.players):
                knows = is_known(s, s.stack_known[k, i], sitting(s, seat, clan))
                out[first + (k * MAX_STACK + i) * CLANS + clan] = 1 if knows else 0


@rule
def drawn_token(s: State, seat: int, i: int) -> int:
    return s.drawn[i] + 1 if i < s.drawn_len and knows_drawn(s, seat, i) else 0


@rule
def kept_token(s: State, seat: int) -> int:
    return 0 if s.kept == NOBODY or choice_is_secret(s, seat) else s.kept + 1


@rule
def won_tokens(s: State, seat: int, i: int, j: int) -> int:
    return s.won[sitting(s, seat, i), j] + 0


@rule
def token_points(s: State, seat: int, i: int) -> int:
    return supply_points(s, sitting(s, seat, i))


# ---------------------------------------------------------------------------- barrels
@rule
def barrels_in_hand(s: State, seat: int, i: int) -> int:
    return BARRELS - s.bets[sitting(s, seat, i)] if i < s.players else 0


@rule
def barrel_in_hand(s: State, seat: int, i: int, j: int) -> int:
    """Whether barrel j is known to be in the hand of clan i."""
    owner = sitting(s, seat, i)
    if i >= s.players or not knows_barrels(s, seat, owner):
        return 0
    for place in range(s.bets[owner], BARRELS):
        if s.barrel[owner, place] == j:
            return 1
    return 0


@rule
def is_laid(s: State, seat: int, i: int, j: int) -> bool:
    """Whether clan i has laid out a bet j."""
    return i < s.players and j < s.bets[sitting(s, seat, i)]


@rule
def bet_barrel(s: State, seat: int, i: int, j: int) -> int:
    owner = sitting(s, seat, i)
    return s.barrel[owner, j] + 1 if is_laid(s, seat, i, j) and knows_barrels(s, seat, owner) else 0


@rule
def bet_ship_seen(s: State, seat: int, i: int, j: int) -> int:
    return s.bet_ship[sitting(s, seat, i), j] + 1 if is_laid(s, seat, i, j) else 0


@rule
def bet_clan_seen(s: State, seat: int, i: int, j: int) -> int:
    laid = is_laid(s, seat, i, j) and s.bet_ship[sitting(s, seat, i), j] != NOBODY
    return turned(s, seat, s.bet_clan[sitting(s, seat, i), j]) if laid else 0


@rule
def bet_won_seen(s: State, seat: int, i: int, j: int) -> int:
    return s.bet_won[sitting(s, seat, i), j] + 0 if is_laid(s, seat, i, j) else 0


# ---------------------------------------------------------------------------- the declaration
_CLAN = category(CLANS, none=True)
_BODY = {"ship": SHIPS, "place": MAX_BODY}
_STACK = {"stack": 2, "place": MAX_STACK}
_BETS = {"clan": CLANS, "bet": BARRELS}
_HELD = {"clan": CLANS, "barrel": BARRELS}

OBSERVATION = Observation(
    State,
    Group(
        "turn",
        "The options of the game, the question and what has been chosen so far.",
        (
            *question_asked(Ask, CLANS, made("actor", _CLAN, "Whose answer is asked for.", {}, actor_seen)),
            made("mover", _CLAN, "Whose Viking moves.", {}, mover_seen),
            field("building", category(BUILDINGS, none=True), "The building of this turn."),
            made("piece", category(PIECES, none=True), "The piece chosen to jump or swap.", {}, piece_seen),
            field("ship", category(SHIPS, none=True), "The ship chosen, or the one that sails."),
            made("owner", _CLAN, "Whose barrel is being laid or moved.", {}, owner_seen),
            field("bet", category(BARRELS, none=True), "Which of the owner's bets it is."),
            made("barrel", category(BARRELS, none=True), "The barrel being laid, if known.", {}, barrel_chosen),
            made("taker", _CLAN, "Who takes from the ship that sails, in turn.", {"turn": CLANS}, taker_seen),
            field("rounds", count(MOST_ROUNDS), "The round."),
            field("two_player_shields", bit(), "Option: the shields of two-player games."),
            field("bet_limit", category(len(BetLimit)), "Option: how bets are limited."),
            field("later_rules", count(MOST_VERSIONS), "Versions of the rules after the first."),
            field("any_bet_moves", bit(), "Option: any bet may be moved, not only the own ones."),
        ),
    ),
    Group(
        "village",
        "Where Vikings stand.",
        (
            made("waiting", _CLAN, "Vikings still to move.", {"building": BUILDINGS}, waiting_seen),
            made("placed", _CLAN, "Vikings that have moved.", {"building": BUILDINGS}, placed_seen),
            made("captain", _CLAN, "Who took Set Sail this round.", {}, captain_seen),
        ),
    ),
    Group(
        "fjord",
        "The ships, from the bow on.",
        (
            filled("body", category(PIECES, none=True), "The piece in each place.", _BODY, body_pieces),
            filled("clan", _CLAN, "The clan of that piece.", _BODY, body_clans),
            filled("shields", count(MOST_SHIELDS), "Its shields, as they count.", _BODY, body_shields),
            filled("spare", bit(), "Whether a spare Viking stands on it.", _BODY, body_spares),
            field("cargo", count(MOST_TOKENS), "Tokens on the bow.", {"ship": SHIPS, "supply": SUPPLIES}),
            field("sailed", bit(), "Whether the ship has sailed.", {"ship": SHIPS}),
            field("sterns", count(STERNS), "Sterns left."),
        ),
    ),
    Group(
        "supplies",
        "Tokens and what they are worth.",
        (
            field("market", count(MAX_VALUE), "The value of a supply.", {"supply": SUPPLIES}),
            field("stack_len", count(MAX_STACK), "Tokens of a stack.", {"stack": 2}),
            made("stack", category(SUPPLIES, none=True), "A token, from the top, if known.", _STACK, stack_token),
            filled("knower", bit(), "Whether a clan knows that token.", {**_STACK, "clan": CLANS}, stack_knowers),
            field("drawn_len", count(MAX_DRAWN), "Tokens drawn and not placed yet."),
            field("drawn_from", category(2), "The stack they come from."),
            made("drawn", category(SUPPLIES, none=True), "Such a token, if known.", {"place": MAX_DRAWN}, drawn_token),
            made("kept", category(MAX_DRAWN, none=True), "Which of them is kept, if known.", {}, kept_token),
            made("won", count(MOST_TOKENS), "Tokens won.", {"clan": CLANS, "supply": SUPPLIES}, won_tokens),
            field("lost", count(MOST_TOKENS), "Tokens out of the game.", {"supply": SUPPLIES}),
            made(
                "points", count(MOST_POINTS), "What the tokens of a clan are worth now.", {"clan": CLANS}, token_points
            ),
        ),
    ),
    Group(
        "barrels",
        "Bets; the values of other barrels are unknown until the end.",
        (
            made("held", count(BARRELS), "Barrels in hand.", {"clan": CLANS}, barrels_in_hand),
            made("in_hand", bit(), "Whether the barrel is known to be in that hand.", _HELD, barrel_in_hand),
            made("barrel", category(BARRELS, none=True), "The barrel of a bet, if known.", _BETS, bet_barrel),
            made("ship", category(SHIPS, none=True), "The ship that was bet on.", _BETS, bet_ship_seen),
            made("on", _CLAN, "The clan that was bet on.", _BETS, bet_clan_seen),
            made("won", bit(), "Whether the bet is won.", _BETS, bet_won_seen),
        ),
    ),
)
