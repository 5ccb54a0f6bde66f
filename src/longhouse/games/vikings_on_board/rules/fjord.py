"""The fjord: ships and the body pieces that move between them."""

from __future__ import annotations

from longhouse.games.vikings_on_board.components import CLAN_OF, CLAN_PIECES, MAX_BODY, PIECES, SHIELDS, SHIPS, SUPPLIES
from longhouse.games.vikings_on_board.state import Happening, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import tell


@rule
def clan_of(piece: int) -> int:
    """The clan whose colour a piece bears."""
    return CLAN_OF[piece]


@rule
def shields_of(s: State, piece: int) -> int:
    """Shields of a piece, the spare Viking on it counted."""
    return SHIELDS[piece] + s.spare[piece]


@rule
def moored(s: State, ship: int) -> bool:
    """Whether the ship still lies at the quay."""
    return s.sailed[ship] == 0


@rule
def in_fjord(s: State, piece: int) -> bool:
    """Whether the piece belongs to a moored ship."""
    return moored(s, s.piece_ship[piece])


@rule
def cargo_on(s: State, ship: int) -> int:
    """How many tokens lie on the bow."""
    total = 0
    for supply in range(SUPPLIES):
        total += s.cargo[ship, supply]
    return total


@rule
def place_of(s: State, piece: int) -> int:
    """The place of a piece behind the bow of its ship; 0 is the front."""
    ship = s.piece_ship[piece]
    i = 0
    while s.body[ship, i] != piece:
        i += 1
    return i


@rule
def may_jump_to(s: State, piece: int, ship: int) -> bool:
    """Another moored ship with room (ruling 7)."""
    return moored(s, ship) and s.piece_ship[piece] != ship and s.body_len[ship] < MAX_BODY


@rule
def may_jump(s: State, piece: int) -> bool:
    """Whether the piece can go to any other ship."""
    if not in_fjord(s, piece):
        return False
    for ship in range(SHIPS):
        if may_jump_to(s, piece, ship):
            return True
    return False


@rule
def are_equal(s: State, piece: int, other: int) -> bool:
    """Whether exchanging the two would change nothing (ruling 9)."""
    return (
        clan_of(piece) == clan_of(other)
        and shields_of(s, piece) == shields_of(s, other)
        and s.spare[piece] == s.spare[other]
    )


@rule
def stands_behind_others(s: State, piece: int) -> bool:
    """Whether a piece that differs stands before it; in the first version of the rules, whether any does."""
    ship = s.piece_ship[piece]
    for place in range(place_of(s, piece)):
        if s.later_rules == 0 or not are_equal(s, piece, s.body[ship, place]):
            return True
    return False


@rule
def may_promote(s: State, piece: int) -> bool:
    """An own piece of a moored ship whose way to the front changes something (rulings 4 and 6)."""
    return clan_of(piece) == s.actor and in_fjord(s, piece) and stands_behind_others(s, piece)


@rule
def may_swap_with(s: State, piece: int, other: int) -> bool:
    """Two different pieces of two moored ships."""
    if not in_fjord(s, piece) or not in_fjord(s, other):
        return False
    return s.piece_ship[piece] != s.piece_ship[other] and not are_equal(s, piece, other)


@rule
def may_swap(s: State, piece: int) -> bool:
    """Whether the piece can change places with any other."""
    if not in_fjord(s, piece):
        return False
    for other in range(PIECES):
        if may_swap_with(s, piece, other):
            return True
    return False


@rule
def may_bear_spare(s: State, piece: int) -> bool:
    """An own piece of a moored ship without a spare Viking (ruling 18)."""
    return clan_of(piece) == s.actor and in_fjord(s, piece) and s.spare[piece] == 0


@rule
def someone_may_promote(s: State) -> bool:
    """Whether the actor has a piece to promote."""
    for piece in range(CLAN_PIECES * s.actor, CLAN_PIECES * (s.actor + 1)):
        if may_promote(s, piece):
            return True
    return False


@rule
def own_may_jump(s: State) -> bool:
    """Whether the actor has a piece that can jump."""
    for piece in range(CLAN_PIECES * s.actor, CLAN_PIECES * (s.actor + 1)):
        if may_jump(s, piece):
            return True
    return False


@rule
def any_may_jump(s: State) -> bool:
    """Whether any piece can jump."""
    for piece in range(PIECES):
        if may_jump(s, piece):
            return True
    return False


@rule
def any_may_swap(s: State) -> bool:
    """Whether any two pieces can change places."""
    for piece in range(PIECES):
        if may_swap(s, piece):
            return True
    return False


@rule
def someone_may_bear_spare(s: State) -> bool:
    """Whether the actor has a piece for a spare Viking."""
    for piece in range(CLAN_PIECES * s.actor, CLAN_PIECES * (s.actor + 1)):
        if may_bear_spare(s, piece):
            return True
    return False


@rule
def promote(s: State, piece: int) -> None:
    """The piece goes to the front of its ship; those before it move back by one."""
    ship = s.piece_ship[piece]
    for i in range(place_of(s, piece), 0, -1):
        s.body[ship, i] = s.body[ship, i - 1]
    s.body[ship, 0] = piece
    tell(s, Happening.PROMOTED, s.actor, piece, ship)


@rule
def jump(s: State, piece: int, ship: int) -> None:
    """The piece leaves its ship, the gap closes, and it joins the back of the other."""
    old = s.piece_ship[piece]
    place = place_of(s, piece)
    last = s.body_len[old] - 1
    for i in range(place, last):
        s.body[old, i] = s.body[old, i + 1]
    s.body[old, last] = 0
    s.body_len[old] = last
    s.body[ship, s.body_len[ship]] = piece
    s.body_len[ship] += 1
    s.piece_ship[piece] = ship
    tell(s, Happening.JUMPED, s.actor, piece, old, ship)


@rule
def swap(s: State, piece: int, other: int) -> None:
    """The two pieces change places."""
    i = place_of(s, piece)
    j = place_of(s, other)
    ship = s.piece_ship[piece]
    other_ship = s.piece_ship[other]
    s.body[ship, i] = other
    s.body[other_ship, j] = piece
    s.piece_ship[piece] = other_ship
    s.piece_ship[other] = ship
    tell(s, Happening.SWAPPED, s.actor, piece, ship, other, other_ship)


@rule
def place_spare(s: State, piece: int) -> None:
    """A spare Viking steps onto the piece and never leaves it."""
    s.spare[piece] = 1
    tell(s, Happening.SPARE_PLACED, s.actor, piece, s.piece_ship[piece])
