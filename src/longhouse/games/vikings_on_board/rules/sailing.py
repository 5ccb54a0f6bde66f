"""Setting sail: who leads the ship, and how its supplies are shared."""

from __future__ import annotations

from longhouse.games.vikings_on_board.components import CLANS, MAX_BODY, SHIPS, SUPPLIES
from longhouse.games.vikings_on_board.rules.fjord import cargo_on, clan_of, moored, shields_of
from longhouse.games.vikings_on_board.rules.harbour import win_bets
from longhouse.games.vikings_on_board.rules.turns import end_round
from longhouse.games.vikings_on_board.state import Ask, Happening, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, tell


@rule
def is_ready(s: State, ship: int) -> bool:
    """A moored ship with a token and a piece."""
    return moored(s, ship) and cargo_on(s, ship) > 0 and s.body_len[ship] > 0


@rule
def may_sail(s: State, ship: int) -> bool:
    """A ready ship; any moored ship when none is ready (ruling 19)."""
    for other in range(SHIPS):
        if is_ready(s, other):
            return is_ready(s, ship)
    return moored(s, ship)


@rule
def shields_on(s: State, ship: int, clan: int) -> int:
    """Shields of a clan aboard."""
    total = 0
    for i in range(s.body_len[ship]):
        if clan_of(s.body[ship, i]) == clan:
            total += shields_of(s, s.body[ship, i])
    return total


@rule
def foremost_place(s: State, ship: int, clan: int) -> int:
    """Where the clan's first piece stands; MAX_BODY when it has none."""
    for i in range(s.body_len[ship]):
        if clan_of(s.body[ship, i]) == clan:
            return i
    return MAX_BODY


@rule
def influence(s: State, ship: int, clan: int) -> int:
    """A number that orders the clans aboard: more shields, then nearer to the bow (ruling 21); 0 when not aboard."""
    return shields_on(s, ship, clan) * (MAX_BODY + 1) + MAX_BODY - foremost_place(s, ship, clan)


@rule
def rank_clans(s: State, ship: int) -> None:
    """Write the clans aboard to s.rank, the strongest first."""
    s.ranks = 0
    s.next_rank = 0
    for clan in range(CLANS):
        strength = influence(s, ship, clan)
        if strength > 0:
            i = s.ranks + 0
            while i > 0 and influence(s, ship, s.rank[i - 1]) < strength:
                s.rank[i] = s.rank[i - 1]
                i -= 1
            s.rank[i] = clan
            s.ranks += 1
    for i in range(s.ranks):
        tell(s, Happening.CLAN_RANKED, s.rank[i], i, shields_on(s, ship, s.rank[i]))


@rule
def set_sail(s: State, ship: int) -> None:
    """The ship leaves: order of influence, barrels won, supplies shared."""
    s.ship = ship
    s.sailed[ship] = 1
    s.sterns -= 1
    tell(s, Happening.SHIP_SAILED, s.actor, ship)
    rank_clans(s, ship)
    if s.ranks > 0:
        win_bets(s, ship, s.rank[0])
    share(s)


@rule
def takes_before_a_player(s: State) -> int:
    """How many clans without a player come before the next player in the order; NOBODY when no player is aboard."""
    for step in range(s.ranks):
        if s.rank[(s.next_rank + step) % s.ranks] < s.players:
            return step
    return NOBODY


@rule
def kinds_on(s: State, ship: int) -> int:
    """How many kinds of supplies are left aboard."""
    kinds = 0
    for supply in range(SUPPLIES):
        if s.cargo[ship, supply] > 0:
            kinds += 1
    return kinds


@rule
def first_kind_on(s: State, ship: int) -> int:
    """The first kind of supplies that is aboard."""
    supply = 0
    while s.cargo[ship, supply] == 0:
        supply += 1
    return supply


@rule
def lose_cargo(s: State, ship: int) -> None:
    """What is left leaves the game."""
    n = cargo_on(s, ship)
    for supply in range(SUPPLIES):
        s.lost[supply] += s.cargo[ship, supply]
        s.cargo[ship, supply] = 0
    if n > 0:
        tell(s, Happening.CARGO_LOST, n)


@rule
def forget_ranks(s: State) -> None:
    """Leave no trace of the order of a ship that is done."""
    for i in range(CLANS):
        s.rank[i] = 0
    s.ranks = 0
    s.next_rank = 0


@rule
def take_or_lose(s: State, supply: int) -> None:
    """One token goes to the clan whose turn it is, out of the game when nobody plays it."""
    clan = s.rank[s.next_rank]
    s.cargo[s.ship, supply] -= 1
    if clan < s.players:
        s.won[clan, supply] += 1
        tell(s, Happening.SUPPLY_TAKEN, clan, supply)
    else:
        s.lost[supply] += 1
        tell(s, Happening.SUPPLY_LOST, clan, supply)
    s.next_rank = (s.next_rank + 1) % s.ranks


@rule
def ask_share(s: State, waiting_clans: int) -> None:
    """Ask the taker, or who sits left of the next taker when a clan without a player is to take (ruling 24)."""
    if waiting_clans == 0:
        s.actor = s.rank[s.next_rank]
        s.ask = Ask.SHARE
    else:
        taker = s.rank[(s.next_rank + waiting_clans) % s.ranks]
        s.actor = (taker + 1) % s.players
        s.ask = Ask.LOSE


@rule
def share(s: State) -> None:
    """Round and round in the order of influence until the bow is empty; what leaves no choice is not asked."""
    while cargo_on(s, s.ship) > 0:
        waiting_clans = takes_before_a_player(s)
        if waiting_clans == NOBODY or waiting_clans >= cargo_on(s, s.ship):
            lose_cargo(s, s.ship)
        elif kinds_on(s, s.ship) > 1:
            ask_share(s, waiting_clans)
            return
        else:
            take_or_lose(s, first_kind_on(s, s.ship))
    forget_ranks(s)
    end_round(s)
