"""What must hold after every answer: nothing appears, nothing disappears, no limit is passed."""

from __future__ import annotations

from longhouse.games.vikings_on_board.components import (
    BARRELS,
    BUILDINGS,
    CLANS,
    MAX_BODY,
    MAX_VALUE,
    PIECES,
    SHIPS,
    START_VALUE,
    STERNS,
    SUPPLIES,
    SUPPLY_OF_TOKEN,
    TOKENS,
    VIKINGS,
)
from longhouse.games.vikings_on_board.rules.fjord import moored
from longhouse.games.vikings_on_board.state import BetLimit, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY


@rule
def pieces_are_misplaced(s: State) -> bool:
    """Whether some piece is not exactly once in exactly the ship it is said to be in."""
    total = 0
    for ship in range(SHIPS):
        if s.body_len[ship] < 0 or s.body_len[ship] > MAX_BODY:
            return True
        for i in range(s.body_len[ship]):
            if s.piece_ship[s.body[ship, i]] != ship:
                return True
            for j in range(i):
                if s.body[ship, i] == s.body[ship, j]:
                    return True
        total += s.body_len[ship]
    return total != PIECES


@rule
def supplies_are_miscounted(s: State, supply: int) -> bool:
    """Whether the tokens of a kind are not all somewhere."""
    total = s.lost[supply] + 0
    for stack in range(2):
        for i in range(s.stack_len[stack]):
            total += 1 if s.stack[stack, i] == supply else 0
    for i in range(s.drawn_len):
        total += 1 if s.drawn[i] == supply else 0
    for ship in range(SHIPS):
        total += s.cargo[ship, supply]
    for clan in range(CLANS):
        total += s.won[clan, supply]
    for token in range(TOKENS):
        total -= 1 if SUPPLY_OF_TOKEN[token] == supply else 0
    return total != 0


@rule
def barrels_are_wrong(s: State, owner: int) -> bool:
    """Whether the owner's barrels are not one of each value, or one both lies out and is won, or one in hand does."""
    seen = 0
    for i in range(BARRELS):
        seen |= 1 << s.barrel[owner, i]
        lies_out = s.bet_ship[owner, i] != NOBODY
        if lies_out != (s.bet_clan[owner, i] != NOBODY):
            return True
        if i >= s.bets[owner] and (lies_out or s.bet_won[owner, i] == 1):
            return True
        if i < s.bets[owner] and lies_out == (s.bet_won[owner, i] == 1):
            return True
    return seen != (1 << BARRELS) - 1


@rule
def bets_clash(s: State, owner: int, bet: int) -> bool:
    """Whether a barrel before a moored ship lies against the limit with one laid out by a later owner or place."""
    ship, clan = s.bet_ship[owner, bet], s.bet_clan[owner, bet]
    if ship == NOBODY or not moored(s, ship):
        return False
    for other_owner in range(s.players):
        for other in range(s.bets[other_owner]):
            if s.bet_ship[other_owner, other] != ship or (other_owner == owner and other == bet):
                continue
            if s.bet_limit != BetLimit.ONE_PER_PLAYER_AND_SHIP and s.bet_clan[other_owner, other] == clan:
                return True
            if s.bet_limit != BetLimit.ONE_PER_CIRCLE and other_owner == owner:
                return True
    return False


@rule
def vikings_are_miscounted(s: State, seat: int) -> bool:
    """Whether some Viking of the seat left the village."""
    total = 0
    for b in range(BUILDINGS):
        total += 1 if s.waiting[b] == seat else 0
        total += 1 if s.placed[b] == seat else 0
    return total != VIKINGS[s.players]


@rule
def strangers_are_in_the_village(s: State) -> bool:
    """Whether a space holds somebody who does not play."""
    for b in range(BUILDINGS):
        if s.waiting[b] < NOBODY or s.waiting[b] >= s.players or s.placed[b] < NOBODY or s.placed[b] >= s.players:
            return True
    return False


@rule
def ships_are_miscounted(s: State) -> bool:
    """Whether sterns left and ships gone do not add up."""
    gone = 0
    for ship in range(SHIPS):
        gone += s.sailed[ship]
    return gone + s.sterns != STERNS


@rule
def broken(s: State) -> int:
    """0, or the number of the first invariant that does not hold."""
    if pieces_are_misplaced(s):
        return 1
    for supply in range(SUPPLIES):
        if supplies_are_miscounted(s, supply):
            return 2
        if s.market[supply] < START_VALUE or s.market[supply] > MAX_VALUE:
            return 3
    for seat in range(s.players):
        if barrels_are_wrong(s, seat):
            return 4
        if vikings_are_miscounted(s, seat):
            return 5
        for bet in range(s.bets[seat]):
            if bets_clash(s, seat, bet):
                return 6
    if ships_are_miscounted(s):
        return 7
    if s.actor >= s.players or (s.actor == NOBODY) != (s.sterns == 0 and s.mover == NOBODY and s.ranks == 0):
        return 8
    if strangers_are_in_the_village(s):
        return 9
    return 0
