"""Good habits in Vikings on Board: load, bet and sail where one leads, take and raise what is dear."""

from __future__ import annotations

from longhouse.bots.minds.vikings_on_board.crews import (
    clans_before,
    crew_of,
    influence_in,
    leader_in,
    sailing_gain,
)
from longhouse.games.vikings_on_board.rules.fjord import cargo_on, clan_of, shields_of
from longhouse.games.vikings_on_board.state import FIRST_CODE, Ask, Building, State
from longhouse.kernel.record import Row
from longhouse.kernel.rule import rule, table

__all__ = ["lean"]

BUILDING_LEAN: Row = table([20, 60, 100, 150, 120, 80, 120, 150, 160, 120, 120])


@rule
def lean(s: State, code: int) -> int:
    """How much a sensible player leans to the answer."""
    i = code - FIRST_CODE[s.ask]
    if s.ask == Ask.BUILDING:
        return lean_to_building(s, i)
    if s.ask == Ask.PROMOTE or s.ask == Ask.SPARE_VIKING or s.ask == Ask.JUMP_PIECE or s.ask == Ask.SWAP_PIECE:
        return lean_to_piece(s, i)
    if s.ask == Ask.JUMP_SHIP:
        return lean_to_join(s, i)
    if s.ask == Ask.SWAP_WITH:
        return lean_to_swap(s, i)
    if s.ask == Ask.LOAD_SHIP:
        return lean_to_load(s, i)
    if s.ask == Ask.MARKET:
        return 20 + 100 * s.won[s.actor, i]
    if s.ask == Ask.BARREL:
        return 50 + 50 * i if i < 4 else 60
    if s.ask == Ask.BET_SHIP:
        return 100 + 100 * cargo_on(s, i)
    if s.ask == Ask.BET_CLAN:
        return 1000 if i == leader_in(crew_of(s, s.ship)) else 20
    if s.ask == Ask.SAIL:
        return lean_to_sail(s, i)
    return 20 * s.market[i] * s.market[i] * s.market[i]  # the dearest: to take, or to lose to the next taker


@rule
def lean_to_building(s: State, building: int) -> int:
    """Set Sail only with a ship that pays."""
    if building == Building.SET_SAIL:
        return lean_to_captaincy(s)
    return BUILDING_LEAN[building]


@rule
def lean_to_captaincy(s: State) -> int:
    """The better, the more the seat is ahead aboard the best ready ship."""
    best = 0
    for ship in range(len(s.sailed)):
        if s.sailed[ship] == 0 and cargo_on(s, ship) > 0:
            best = max(best, sailing_gain(s, ship, s.actor))
    return 30 + 100 * best


@rule
def lean_to_piece(s: State, piece: int) -> int:
    """Own pieces, the stronger ones rather, on loaded ships rather."""
    if clan_of(piece) != s.actor:
        return 60
    return 40 + 30 * shields_of(s, piece) + 40 * cargo_on(s, s.piece_ship[piece])


@rule
def lean_to_join(s: State, ship: int) -> int:
    """Own pieces where cargo lies, others where none does."""
    if clan_of(s.piece) == s.actor:
        return 50 + 150 * cargo_on(s, ship)
    return 150 if cargo_on(s, ship) == 0 else 30


@rule
def lean_to_swap(s: State, other: int) -> int:
    """More own shields where there is more cargo."""
    cargo = cargo_on(s, s.piece_ship[other]) - cargo_on(s, s.piece_ship[s.piece])
    gain = own_shields(s, s.piece) - own_shields(s, other)
    return max(5, 60 + 40 * cargo * gain)


@rule
def own_shields(s: State, piece: int) -> int:
    """The piece's shields for the actor: against it when they are another's."""
    return shields_of(s, piece) if clan_of(piece) == s.actor else -shields_of(s, piece) // 2


@rule
def lean_to_load(s: State, ship: int) -> int:
    """Where the actor leads; second comes to something only with more cargo."""
    crew = crew_of(s, ship)
    if influence_in(crew, s.actor) == 0:
        return 2
    before = clans_before(crew, s.actor)
    if before == 0:
        return 1000
    return 200 if before == cargo_on(s, ship) else 40


@rule
def lean_to_sail(s: State, ship: int) -> int:
    """The ship that brings most before the others."""
    gain = sailing_gain(s, ship, s.actor)
    return 200 + 1000 * gain if gain > 0 else 40 // (1 - gain)
