"""The harbour: barrels bet on the clan that will lead a ship."""

from __future__ import annotations

from longhouse.games.vikings_on_board.components import BARRELS, CLANS, SHIPS, VALUE_OF_BARREL
from longhouse.games.vikings_on_board.rules.fjord import moored
from longhouse.games.vikings_on_board.state import BetLimit, Building, Happening, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, only, tell, tell_only


@rule
def circle_is_free(s: State, ship: int, clan: int) -> bool:
    """Whether no barrel lies on the circle."""
    for owner in range(s.players):
        for bet in range(s.bets[owner]):
            if s.bet_ship[owner, bet] == ship and s.bet_clan[owner, bet] == clan:
                return False
    return True


@rule
def has_other_bet_before(s: State, owner: int, bet: int, ship: int) -> bool:
    """Whether the owner has another barrel than this one before the ship."""
    for other in range(s.bets[owner]):
        if other != bet and s.bet_ship[owner, other] == ship:
            return True
    return False


@rule
def may_bet_before(s: State, owner: int, bet: int, ship: int) -> bool:
    """Whether the limit of one barrel a player and ship, where it holds, leaves room."""
    if not moored(s, ship):
        return False
    return s.bet_limit == BetLimit.ONE_PER_CIRCLE or not has_other_bet_before(s, owner, bet, ship)


@rule
def may_bet_on_circle(s: State, owner: int, bet: int, ship: int, clan: int) -> bool:
    """Whether the barrel may lie on the circle: not where it lies already, nor on a taken one where that is barred."""
    if bet < s.bets[owner] and s.bet_ship[owner, bet] == ship and s.bet_clan[owner, bet] == clan:
        return False
    return s.bet_limit == BetLimit.ONE_PER_PLAYER_AND_SHIP or circle_is_free(s, ship, clan)


@rule
def may_bet_at(s: State, owner: int, bet: int, ship: int) -> bool:
    """Whether any circle before the ship may take the barrel."""
    if not may_bet_before(s, owner, bet, ship):
        return False
    for clan in range(CLANS):
        if may_bet_on_circle(s, owner, bet, ship, clan):
            return True
    return False


@rule
def has_a_circle(s: State, owner: int, bet: int) -> bool:
    """Whether the barrel can go anywhere."""
    for ship in range(SHIPS):
        if may_bet_at(s, owner, bet, ship):
            return True
    return False


@rule
def may_bet(s: State) -> bool:
    """Whether the actor has a barrel left and a circle for it."""
    new = s.bets[s.actor]
    return new < BARRELS and has_a_circle(s, s.actor, new)


@rule
def may_move_bet(s: State, owner: int, bet: int) -> bool:
    """A barrel that lies in the harbour, own unless the switch says any, and can go elsewhere (ruling 12)."""
    if owner >= s.players or (owner != s.actor and s.any_bet_moves == 0):
        return False
    return bet < s.bets[owner] and s.bet_ship[owner, bet] != NOBODY and has_a_circle(s, owner, bet)


@rule
def any_bet_may_move(s: State) -> bool:
    """Whether the actor can move a bet."""
    for owner in range(s.players):
        for bet in range(BARRELS):
            if may_move_bet(s, owner, bet):
                return True
    return False


@rule
def place_in_hand(s: State, barrel: int) -> int:
    """Where the barrel stands in the actor's row; those laid out come first."""
    i = 0
    while s.barrel[s.actor, i] != barrel:
        i += 1
    return i


@rule
def may_choose_barrel(s: State, i: int) -> bool:
    """i below BARRELS: bet that barrel from the hand; above: move a bet of the harbour."""
    if i < BARRELS:
        return may_bet(s) and place_in_hand(s, i) >= s.bets[s.actor]
    if s.building != Building.BET_OR_MOVE:
        return False
    return may_move_bet(s, (i - BARRELS) // BARRELS, (i - BARRELS) % BARRELS)


@rule
def choose_barrel(s: State, i: int) -> None:
    """Take the barrel in hand: one not yet laid out will be the next of its owner's bets."""
    if i >= BARRELS:
        s.owner = (i - BARRELS) // BARRELS
        s.bet = (i - BARRELS) % BARRELS
        return
    new = s.bets[s.actor]
    old = place_in_hand(s, i)
    s.barrel[s.actor, old] = s.barrel[s.actor, new]
    s.barrel[s.actor, new] = i
    s.owner = s.actor
    s.bet = new


@rule
def is_new_bet(s: State) -> bool:
    """Whether the barrel in hand comes from its owner's side of the table."""
    return s.bet == s.bets[s.owner]


@rule
def lay_bet(s: State, clan: int) -> None:
    """Lay the barrel in hand on the clan's circle before the chosen ship."""
    owner, bet = s.owner, s.bet
    if is_new_bet(s):
        s.bets[owner] += 1
        tell_only(s, only(owner), Happening.BET_PLACED, owner, s.ship, clan, s.barrel[owner, bet])
    else:
        tell(s, Happening.BET_MOVED, s.actor, owner, s.bet_ship[owner, bet], s.bet_clan[owner, bet], s.ship, clan)
    s.bet_ship[owner, bet] = s.ship
    s.bet_clan[owner, bet] = clan


@rule
def win_bets(s: State, ship: int, clan: int) -> None:
    """Barrels before the ship on the leading clan go to their owners, face down (ruling 22)."""
    for owner in range(s.players):
        for bet in range(s.bets[owner]):
            if s.bet_ship[owner, bet] == ship and s.bet_clan[owner, bet] == clan:
                s.bet_won[owner, bet] = 1
                s.bet_ship[owner, bet] = NOBODY
                s.bet_clan[owner, bet] = NOBODY
                tell_only(s, only(owner), Happening.BET_WON, owner, ship, clan, s.barrel[owner, bet])


@rule
def barrel_points(s: State, seat: int) -> int:
    """Points of the barrels that won."""
    total = 0
    for bet in range(s.bets[seat]):
        if s.bet_won[seat, bet] == 1:
            total += VALUE_OF_BARREL[s.barrel[seat, bet]]
    return total
