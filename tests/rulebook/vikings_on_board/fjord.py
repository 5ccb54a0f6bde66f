"""Laying out a fjord by hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import longhouse
from longhouse import Match
from longhouse.games.vikings_on_board.components import (
    CLAN_NAMES,
    CLAN_PIECES,
    MAX_BODY,
    PIECES,
    SHIPS,
    SUPPLY_NAMES,
)
from longhouse.games.vikings_on_board.rules.invariants import broken
from longhouse.games.vikings_on_board.state import Ask
from longhouse.kernel.state import NOBODY
from tests.positions import answer, arranging

RED, BLUE, GREEN, YELLOW = range(4)
HIDE, GRAIN, METAL = range(3)
FRENCH = "000_cf6bbf301f000b40.txt"
ENGLISH = "003_2b11a1c9432f18d0.txt"


def new(players: int = 4, seed: int = 1, **options: Any) -> Match:
    return longhouse.game("vikings_on_board").start(players=players, seed=seed, **options)


def piece(name: str) -> int:
    """``red 2`` is the first red piece with two shields, ``red 2b`` the second."""
    clan, shields = name.rstrip("b").split()
    return CLAN_PIECES * CLAN_NAMES.index(clan) + 2 * (int(shields) - 1) + name.endswith("b")


def lay_ships(s: Any, ships: Mapping[int, Iterable[str]]) -> None:
    """Give these ships exactly these pieces, from the bow on; the other pieces fill the other ships."""
    named = {ship: [piece(name) for name in names] for ship, names in ships.items()}
    used = {p for pieces in named.values() for p in pieces}
    rest = [p for p in range(PIECES) if p not in used]
    for ship in range(SHIPS):
        take = named[ship] if ship in named else rest[:MAX_BODY]
        if ship not in named:
            rest = rest[MAX_BODY:]
        s.body_len[ship] = len(take)
        for i in range(MAX_BODY):
            s.body[ship, i] = take[i] if i < len(take) else 0
        for p in take:
            s.piece_ship[p] = ship
    assert not rest, "the other ships cannot hold the other pieces"


def load(s: Any, ship: int, *supplies: int) -> None:
    """Put tokens onto a bow, out of the stacks (the second one first)."""
    for supply in supplies:
        for k in (1, 0):
            tokens = [s.stack[k, i] for i in range(s.stack_len[k])]
            if supply in tokens:
                tokens.remove(supply)
                for i, token in enumerate(tokens):
                    s.stack[k, i] = token
                s.stack[k, len(tokens)] = 0
                s.stack_len[k] = len(tokens)
                s.cargo[ship, supply] += 1
                break
        else:
            raise AssertionError(f"no {SUPPLY_NAMES[supply]} left in the stacks")


def empty_stack(s: Any, k: int, left: int = 0) -> None:
    """Take tokens out of the game from the bottom of a stack."""
    while s.stack_len[k] > left:
        s.stack_len[k] -= 1
        s.lost[s.stack[k, s.stack_len[k]]] += 1
        s.stack[k, s.stack_len[k]] = 0


def bet(s: Any, owner: int, value: int, ship: int, clan: int) -> None:
    """Lay a barrel of that value out."""
    place = s.bets[owner]
    at = next(i for i in range(4) if s.barrel[owner, i] == value - 1)
    s.barrel[owner, at] = s.barrel[owner, place]
    s.barrel[owner, place] = value - 1
    s.bet_ship[owner, place], s.bet_clan[owner, place] = ship, clan
    s.bets[owner] += 1


def sail_now(s: Any, seat: int) -> None:
    """All Vikings have moved; this seat holds the stern and names the ship."""
    waiting = [s.waiting[b] for b in range(11) if s.waiting[b] != NOBODY]
    free = [b for b in range(11) if s.placed[b] == NOBODY]
    for b in range(11):
        s.waiting[b] = NOBODY
    for b, clan in zip(free, waiting, strict=False):
        s.placed[b] = clan
    s.captain, s.actor, s.ask, s.mover = seat, seat, Ask.SAIL, NOBODY


def go_to(match: Match, building: str) -> Any:
    return answer(match, "building", building=building)


def ready(match: Match) -> Any:
    """Arrange a position; it must hold together."""
    return _Ready(match)


class _Ready:
    def __init__(self, match: Match) -> None:
        self.arranging = arranging(match)
        self.match = match

    def __enter__(self) -> Any:
        return self.arranging.__enter__()

    def __exit__(self, *error: Any) -> None:
        self.arranging.__exit__(*error)
        if error[0] is None:
            assert broken(self.match._state) == 0


def body(match: Match, ship: int) -> list[int]:
    return [aboard["piece"] for aboard in match.view(None)["board"]["ships"][ship]["body"]]


def put_first_viking_of(s: Any, seat: int) -> None:
    """Let the seat move next: its Viking changes places with the first waiting one."""
    first = next(b for b in range(11) if s.waiting[b] != NOBODY)
    own = next(b for b in range(11) if s.waiting[b] == seat)
    s.waiting[own], s.waiting[first] = s.waiting[first], seat
    s.actor = s.mover = seat
