"""Livestock: what a set may become, and what each animal is worth on its way home."""

from __future__ import annotations

from longhouse.bots.minds.explorers.captains import ANIMAL, captains_add
from longhouse.bots.minds.explorers.hopes import Hope, Hopes, add_hope
from longhouse.bots.minds.explorers.prospects import PATIENT, WHOLE, nearness
from longhouse.bots.minds.explorers.waters import FAR
from longhouse.bots.minds.explorers.ways import Ways, to_home
from longhouse.games.explorers.components import ANIMALS, CAPACITY, SET_VALUE
from longhouse.games.explorers.rules.longships import aboard
from longhouse.games.explorers.state import State
from longhouse.kernel.record import Grid
from longhouse.kernel.rule import rule, table

__all__ = ["animals_aboard", "herd_begun", "hope_for_herd"]

# Hundredths of a point for so many kinds of a set that may still grow: the first set, the second, later ones.
HOPED: Grid = table(
    [
        [0, 300, 600, 900, 1250, 1650, 2100],
        [0, 150, 350, 600, 1000, 1500, 2100],
        [0, 100, 300, 600, 1000, 1500, 2100],
    ]
)
LATER_SET = 2


@rule
def set_worth(n: int, kinds: int, patient: int) -> int:
    """Hundredths of a point of the n-th set with so many kinds."""
    hoped = HOPED[min(n, LATER_SET), kinds]
    return (patient * hoped + (PATIENT - patient) * WHOLE * SET_VALUE[kinds]) // PATIENT


@rule
def kinds_in(s: State, seat: int, n: int, loaded: int) -> int:
    """Kinds in the n-th set; with loaded 1 as if the herd aboard were delivered."""
    kinds = 0
    for animal in range(ANIMALS):
        kinds += 1 if s.delivered[seat, animal] + loaded * s.hold[seat, animal] > n else 0
    return kinds


@rule
def herd_worth(s: State, seat: int, loaded: int, patient: int) -> int:
    """Hundredths of a point of all sets."""
    worth, n = 0, 0
    kinds = kinds_in(s, seat, 0, loaded)
    while kinds > 0:
        worth += set_worth(n, kinds, patient)
        n += 1
        kinds = kinds_in(s, seat, n, loaded)
    return worth


@rule
def herd_begun(s: State, seat: int, patient: int) -> int:
    """What the delivered herd may become, beyond its points."""
    return herd_worth(s, seat, 0, patient) - herd_worth(s, seat, 0, 0)


@rule
def animals_aboard(s: State, seat: int) -> int:
    """Animals on the seat's ship."""
    return aboard(s, seat) - s.crew[seat]


@rule
def hope_for_herd(s: State, seat: int, ways: Ways, patient: int, left: int, hopes: Hopes) -> None:
    """Hope to bring home what is aboard, alone or with one animal more."""
    loaded = animals_aboard(s, seat)
    gain = 0
    if loaded > 0:
        gain = herd_worth(s, seat, 1, patient) - herd_worth(s, seat, 0, patient)
        gain += loaded * captains_add(s, seat, ANIMAL)
        add_hope(hopes, Hope.HERD_ABOARD, gain * nearness(to_home(s, seat, ways) + 1, left))
    for animal in range(ANIMALS):
        hope_for_animal(s, seat, ways, animal, gain, patient, left, hopes)


# ---------------------------------------------------------------------------- animals still to be fetched
@rule
def hope_for_animal(
    s: State, seat: int, ways: Ways, animal: int, gain: int, patient: int, left: int, hopes: Hopes
) -> None:
    """Hope for the two nearest animals of a kind, brought home with those aboard."""
    first, second = FAR, FAR
    for land in range(s.lands):
        if s.livestock[land, animal] > 0:
            actions = fetch(s, seat, ways, land)
            second = min(second, max(first, actions))
            first = min(first, actions)
    n = s.delivered[seat, animal] + s.hold[seat, animal]
    add_hope(hopes, Hope.HERD_AHEAD, (gain + gain_of(s, seat, n, patient)) * nearness(first, left))
    add_hope(hopes, Hope.HERD_AHEAD, (gain + gain_of(s, seat, n + 1, patient)) * nearness(second, left))


@rule
def gain_of(s: State, seat: int, n: int, patient: int) -> int:
    """What one more of a kind brings of which the seat has n."""
    kinds = min(ANIMALS - 1, kinds_in(s, seat, n, 1))
    return set_worth(n, kinds + 1, patient) - set_worth(n, kinds, patient) + captains_add(s, seat, ANIMAL)


@rule
def fetch(s: State, seat: int, ways: Ways, land: int) -> int:
    """Actions until an animal of that land is delivered."""
    if animals_aboard(s, seat) > CAPACITY - 2:  # the ship has to be emptied first
        return ways.fetching[land] + ways.steps[land] + ways.back[land] + 2
    if s.vikings[seat, land] == 0:
        by_ship = ways.landing[land] + ways.steps[land] + ways.back[land] + 2
        return min(by_ship, ways.afoot[land] + ways.hauling[land])
    return ways.hauling[land] + (1 if aboard(s, seat) == CAPACITY else 0)  # somebody has to make room
