"""The crew zone: five columns of Vikings, one a colour; and the Viking cards as kinds."""

from __future__ import annotations

from longhouse.games.knarr.components import COLOURS, FACES
from longhouse.games.knarr.state import State
from longhouse.kernel.rule import rule


@rule
def colour_of(kind: int) -> int:
    """The colour of a kind of Viking."""
    return kind // FACES


@rule
def gain_of(kind: int) -> int:
    """What a kind of Viking shows at its top."""
    return kind % FACES


@rule
def first_kind_of(colour: int) -> int:
    """The first kind of a colour; of the colour after the last one, the number of kinds."""
    return colour * FACES


@rule
def join_crew(s: State, seat: int, kind: int) -> None:
    """A Viking goes to the column of its colour."""
    s.crew[seat, kind] += 1
    s.column[seat, colour_of(kind)] += 1


@rule
def leave_crew(s: State, seat: int, kind: int) -> None:
    """A Viking goes to the discard pile, from anywhere in its column."""
    s.crew[seat, kind] -= 1
    s.column[seat, colour_of(kind)] -= 1
    s.discarded[kind] += 1


@rule
def crew_size(s: State, seat: int) -> int:
    """How many Vikings lie in the crew zone."""
    total = 0
    for colour in range(COLOURS):
        total += s.column[seat, colour]
    return total


@rule
def lines(s: State, seat: int) -> int:
    """Lines of five colours: columns close up, so it is the size of the shortest one."""
    shortest = s.column[seat, 0] + 0
    for colour in range(1, COLOURS):
        shortest = min(shortest, s.column[seat, colour] + 0)
    return shortest
