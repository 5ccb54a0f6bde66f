"""Supply tokens: two stacks, what is drawn from them, the bows they are loaded on, and the market."""

from __future__ import annotations

from longhouse.games.vikings_on_board.components import ADD_ONE_STACK, MAX_VALUE, SUPPLIES
from longhouse.games.vikings_on_board.state import Happening, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import EVERYONE, NOBODY, only, seal, tell, tell_only


@rule
def draw(s: State, stack: int, wanted: int) -> None:
    """Take up to ``wanted`` tokens from the top of a stack; the rest move up."""
    n = min(wanted, s.stack_len[stack])
    left = s.stack_len[stack] - n
    for i in range(n):
        s.drawn[i] = s.stack[stack, i]
        s.drawn_known[i] = s.stack_known[stack, i]
    for i in range(left):
        s.stack[stack, i] = s.stack[stack, i + n]
        s.stack_known[stack, i] = s.stack_known[stack, i + n]
    for i in range(left, left + n):
        s.stack[stack, i] = 0
        s.stack_known[stack, i] = 0
    s.stack_len[stack] = left
    s.drawn_len = n
    s.drawn_from = stack
    s.kept = NOBODY
    seal(s)


@rule
def draw_one(s: State) -> None:
    """Add 1: the top token is turned up for all."""
    draw(s, ADD_ONE_STACK, 1)
    s.drawn_known[0] = EVERYONE
    s.kept = 0
    tell(s, Happening.TOKEN_REVEALED, s.actor, s.drawn[0])


@rule
def drawn_or_nothing(s: State, i: int) -> int:
    """Drawn token i, NOBODY when there are fewer."""
    return s.drawn[i] if i < s.drawn_len else NOBODY


@rule
def draw_three(s: State, stack: int) -> None:
    """Draw 3, Add 1: the actor alone looks at up to three tokens."""
    draw(s, stack, 3)
    first, second, third = drawn_or_nothing(s, 0), drawn_or_nothing(s, 1), drawn_or_nothing(s, 2)
    tell_only(s, only(s.actor), Happening.TOKENS_DRAWN, s.actor, s.drawn_len, first, second, third)


@rule
def find_drawn(s: State, supply: int) -> int:
    """The first drawn token of that kind, NOBODY when there is none."""
    for i in range(s.drawn_len):
        if s.drawn[i] == supply:
            return i
    return NOBODY


@rule
def known_by_all_who_knew_all(s: State) -> int:
    """The players who knew every drawn token; only they can tell what is left when one of them is taken."""
    common = EVERYONE
    for i in range(s.drawn_len):
        common &= s.drawn_known[i]
    return common


@rule
def load(s: State, ship: int) -> None:
    """The kept token goes face up onto the bow, the others under their stack in the order drawn (ruling 14)."""
    supply = s.drawn[s.kept]
    s.cargo[ship, supply] += 1
    tell(s, Happening.SHIP_LOADED, s.actor, supply, ship)
    known = known_by_all_who_knew_all(s) | only(s.actor)
    stack = s.drawn_from
    for i in range(s.drawn_len):
        if i != s.kept:
            s.stack[stack, s.stack_len[stack]] = s.drawn[i]
            s.stack_known[stack, s.stack_len[stack]] = known
            s.stack_len[stack] += 1
    if s.drawn_len > 1:
        tell(s, Happening.TOKENS_RETURNED, s.actor, s.drawn_len - 1)
    put_away_drawn(s)


@rule
def put_away_drawn(s: State) -> None:
    """Leave no trace of what was drawn."""
    for i in range(s.drawn_len):
        s.drawn[i] = 0
        s.drawn_known[i] = 0
    s.drawn_len = 0
    s.drawn_from = 0
    s.kept = NOBODY


@rule
def value_may_rise(s: State, supply: int) -> bool:
    """Whether the market track has room (ruling 16)."""
    return s.market[supply] < MAX_VALUE


@rule
def any_value_may_rise(s: State) -> bool:
    """Whether the market can be used."""
    for supply in range(SUPPLIES):
        if value_may_rise(s, supply):
            return True
    return False


@rule
def raise_value(s: State, supply: int) -> None:
    """One kind is worth one more."""
    s.market[supply] += 1
    tell(s, Happening.VALUE_ROSE, s.actor, supply, s.market[supply])
