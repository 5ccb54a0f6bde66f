"""What a seat of Vikings on Board may count on."""

from __future__ import annotations

from longhouse.bots.minds.vikings_on_board.crews import (
    cargo_for,
    crew_of,
    influence_in,
    leader_in,
    sailing_gain,
)
from longhouse.games.vikings_on_board.components import (
    BARRELS,
    BUILDINGS,
    MAX_BODY,
    MAX_VALUE,
    SHIPS,
    SUPPLIES,
    VALUE_OF_BARREL,
)
from longhouse.games.vikings_on_board.rules.fjord import cargo_on, moored
from longhouse.games.vikings_on_board.rules.sailing import is_ready
from longhouse.games.vikings_on_board.rules.scoring import score
from longhouse.games.vikings_on_board.state import Ask, State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule

__all__ = ["FEATURES", "calm", "measure"]

FEATURES = (
    "score",
    "growth",
    "cargo",
    "cargo_early",
    "loaded_shields",
    "led_ships",
    "bets_leading",
    "bets_loaded",
    "bets_trailing",
    "bets_early",
    "barrels_in_hand",
    "captain",
    "captain_gain",
    "turn_order",
)
(
    SCORE,
    GROWTH,
    CARGO,
    CARGO_EARLY,
    LOADED_SHIELDS,
    LED_SHIPS,
    BETS_LEADING,
    BETS_LOADED,
    BETS_TRAILING,
    BETS_EARLY,
    BARRELS_IN_HAND,
    CAPTAIN,
    CAPTAIN_GAIN,
    TURN_ORDER,
) = range(len(FEATURES))


@rule
def calm(s: State) -> bool:
    """Between two Vikings."""
    return s.ask == Ask.BUILDING


@rule
def measure(s: State, seat: int, out: Row) -> None:
    """Points so far, and what ships, bets, market and village promise."""
    for k in range(len(FEATURES)):
        out[k] = 0
    out[SCORE] = score(s, seat)
    out[GROWTH] = market_growth(s, seat) * s.sterns
    for ship in range(SHIPS):
        if moored(s, ship):
            measure_ship(s, ship, seat, out)
    out[CARGO_EARLY] = out[CARGO] * s.sterns
    out[BETS_EARLY] = out[BETS_LEADING] * s.sterns
    out[BARRELS_IN_HAND] = barrels_in_hand(s, seat) * s.sterns
    if s.captain == seat:
        out[CAPTAIN] = 1
        out[CAPTAIN_GAIN] = best_sailing_gain(s, seat)
    out[TURN_ORDER] = turn_order(s, seat)


@rule
def market_growth(s: State, seat: int) -> int:
    """How much the seat's tokens could still rise."""
    room = 0
    for supply in range(SUPPLIES):
        room += s.won[seat, supply] * (MAX_VALUE - s.market[supply])
    return room


@rule
def measure_ship(s: State, ship: int, seat: int, out: Row) -> None:
    """Add what a moored ship promises."""
    crew = crew_of(s, ship)
    leader = leader_in(crew)
    loaded = cargo_on(s, ship) > 0
    out[LED_SHIPS] += 1 if leader == seat else 0
    if loaded:
        out[CARGO] += cargo_for(s, ship, crew, seat)
        out[LOADED_SHIELDS] += influence_in(crew, seat) // (MAX_BODY + 1)
    measure_bets(s, ship, crew, leader, loaded, seat, out)


@rule
def measure_bets(s: State, ship: int, crew: int, leader: int, loaded: bool, seat: int, out: Row) -> None:
    """Add the seat's barrels before a moored ship, by how they lie."""
    for bet in range(s.bets[seat]):
        if s.bet_ship[seat, bet] == ship:
            points = VALUE_OF_BARREL[s.barrel[seat, bet]]
            if s.bet_clan[seat, bet] != leader:
                out[BETS_TRAILING] += points
            else:
                out[BETS_LEADING] += points
                out[BETS_LOADED] += points if loaded else 0


@rule
def barrels_in_hand(s: State, seat: int) -> int:
    """Points of barrels not yet laid out."""
    points = 0
    for bet in range(s.bets[seat], BARRELS):
        points += VALUE_OF_BARREL[s.barrel[seat, bet]]
    return points


@rule
def best_sailing_gain(s: State, seat: int) -> int:
    """Points before the others that the best ready ship brings its captain."""
    best = -100
    for ship in range(SHIPS):
        if is_ready(s, ship):
            best = max(best, sailing_gain(s, ship, seat))
    return best if best > -100 else 0


@rule
def turn_order(s: State, seat: int) -> int:
    """How early the seat's placed Vikings move next round."""
    early = 0
    for building in range(BUILDINGS):
        if s.placed[building] == seat:
            early += BUILDINGS // 2 - building
    return early
