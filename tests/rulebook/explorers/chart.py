"""Laying out a chart by hand: tiles out of the stack, Vikings from the mainland, animals from the supply."""

from __future__ import annotations

from typing import Any

import longhouse
from longhouse import Match
from longhouse.games.explorers.components import (
    ANIMAL_NAMES,
    CAPTAIN_NAMES,
    COLOUR_NAMES,
    HAND,
    ICON,
    ICON_NAMES,
    PARTS,
    SHAPES,
    STRENGTHS,
    TILE_NAMES,
    TILES,
)
from longhouse.games.explorers.rules.chart import lay_hex
from longhouse.games.explorers.rules.invariants import broken
from longhouse.games.explorers.rules.land import set_ashore
from longhouse.games.explorers.rules.outposts import build_outpost
from longhouse.games.explorers.state import Ask
from longhouse.kernel.state import NOBODY
from tests.positions import answer, arranging

__all__ = ["answer", "arranging"]

RULEBOOK = "004_00b43d7a92981ddd.txt"
RED, YELLOW, BLUE, GREEN = range(4)
NE, E, SE, SW, W, NW = range(6)
WEST, CENTRE, EAST = range(3)  # the fixed hexes
PIG, CHICKEN, GOAT, SHEEP, CATTLE, HORSE = range(6)


def new(players: int = 2, seed: int = 1, **options: Any) -> Match:
    return longhouse.game("explorers").start(players=players, seed=seed, **options)


def at_sea(players: int = 2, seed: int = 1, seat: int = RED, **options: Any) -> Match:
    """A match in which the seat is about to act, nothing but the starting board laid."""
    match = new(players, seed, **options)
    while match._state.ask == Ask.CAPTAIN:
        match.play(match.legal_codes[0])
    with arranging(match) as s:
        s.actor, s.ask, s.points, s.to_place = seat, Ask.ACTION, 4, 0
        deal(s, seat, *([] if players == 1 else [s.hand[seat, i] for i in range(HAND - 1)]))
    return match


def sound(match: Match) -> bool:
    """Whether every invariant holds."""
    return broken(match._state) == 0


def act(match: Match, deed: str) -> tuple[Any, ...]:
    return answer(match, "deed", deed=deed)


def deeds(match: Match) -> set[str]:
    return {str(action.args["deed"]) for action in match.legal if action.kind == "deed"}


def kinds(events: Any) -> list[str]:
    return [event.kind for event in events]


# ---------------------------------------------------------------------------- tiles
def tile(shape: str, icon: str | None = None, number: int = 0) -> int:
    """A tile by its shape and what it shows; the first of them, or a later one."""
    found = [t for t in range(TILES) if SHAPES[t] == shape and icon in (None, ICON_NAMES[ICON[t]])]
    return found[number]


def take(s: Any, wanted: int) -> None:
    """Take a tile out of the stack; if someone holds it, they get another for it."""
    for seat in range(s.players):
        for i in range(s.hand_len[seat]):
            if s.hand[seat, i] == wanted:
                s.hand[seat, i], s.stack[0] = s.stack[0], wanted
    kept = [s.stack[i] for i in range(s.stack_len) if s.stack[i] != wanted]
    assert len(kept) == s.stack_len - 1, f"{TILE_NAMES[wanted]} is not there any more"
    s.stack_len -= 1
    for i in range(TILES):
        s.stack[i] = kept[i] if i < len(kept) else 0


def deal(s: Any, seat: int, *tiles: int) -> None:
    """Give the seat exactly these tiles; what it held goes into the stack."""
    for i in range(s.hand_len[seat]):
        s.stack[s.stack_len] = s.hand[seat, i]
        s.stack_len += 1
    s.hand_len[seat] = 0
    for wanted in tiles:
        take(s, wanted)
    for i in range(HAND):
        s.hand[seat, i] = tiles[i] if i < len(tiles) else NOBODY
    s.hand_len[seat] = len(tiles)


def lay(s: Any, wanted: int, q: int, r: int, turned: int) -> int:
    """Lay a tile, without anything on it; returns the hex."""
    take(s, wanted)
    s.used |= 1 << wanted
    return lay_hex(s, wanted, turned, q, r)


def lay_shape(s: Any, shape: str, q: int, r: int, turned: int, icon: str | None = None) -> int:
    """Lay the first tile of a shape (that shows the icon) which is still in a hand or in the stack."""
    left = [t for t in range(TILES) if SHAPES[t] == shape and not (s.used >> t) & 1]
    return lay(s, next(t for t in left if icon in (None, ICON_NAMES[ICON[t]])), q, r, turned)


# ---------------------------------------------------------------------------- pieces
def land(s: Any, h: int, part: str = "a") -> int:
    return int(s.first_land[h]) + PARTS.index(part)


def put_vikings(s: Any, seat: int, h: int, count: int, part: str = "a") -> None:
    """Vikings from the mainland onto a land part."""
    s.mainland[seat] -= count
    set_ashore(s, seat, land(s, h, part), count)


def put_animal(s: Any, h: int, animal: int, part: str = "a") -> None:
    s.animals_left[animal] -= 1
    s.livestock[land(s, h, part), animal] += 1


def put_settlement(s: Any, h: int, strength: int) -> None:
    kind = STRENGTHS.index(strength)
    assert ICON_NAMES[ICON[s.hex_plate[h]]] == "settlement"
    s.settlements_left[kind] -= 1
    s.settlement[h] = kind + 1


def put_enemy(s: Any, h: int) -> None:
    assert ICON_NAMES[ICON[s.hex_plate[h]]] == "enemy_ship"
    s.fleet -= 1
    s.enemy_ship[h] = 1


def moor(s: Any, seat: int, h: int, part: str = "A") -> None:
    s.ship_hex[seat], s.ship_sea[seat] = h, PARTS.index(part)


def man(s: Any, seat: int, vikings: int) -> None:
    """So many Vikings aboard; the difference comes from or goes to the mainland."""
    s.mainland[seat] += s.crew[seat] - vikings
    s.crew[seat] = vikings


def ship_animal(s: Any, seat: int, animal: int, count: int = 1) -> None:
    s.animals_left[animal] -= count
    s.hold[seat, animal] += count


def build(s: Any, seat: int, h: int, corner: int) -> None:
    """An outpost, for nothing."""
    actor, told = s.actor, s.told
    s.actor = seat
    build_outpost(s, h, corner)
    s.actor, s.told = actor, told


def give(s: Any, seat: int, **animals: int) -> None:
    """Livestock delivered."""
    for name, count in animals.items():
        k = ANIMAL_NAMES.index(name)
        s.delivered[seat, k] += count
        s.animals_left[k] -= count


def conquer(s: Any, seat: int, *strengths: int) -> None:
    for strength in strengths:
        s.conquered[seat, STRENGTHS.index(strength)] += 1
        s.settlements_left[STRENGTHS.index(strength)] -= 1


def destroy(s: Any, seat: int, safe: int, deadly: int = 0) -> None:
    """Enemy ships destroyed, some of which killed a Viking each (out of those on the mainland)."""
    s.destroyed[seat] += safe + deadly
    s.backs_left[0] -= safe
    s.backs_left[1] -= deadly
    s.fleet -= safe + deadly
    s.dead[seat] += deadly
    s.mainland[seat] -= deadly


def follow(s: Any, seat: int, captain: str, second: str | None = None) -> None:
    s.captain[seat, 0] = CAPTAIN_NAMES.index(captain)
    s.captain[seat, 1] = NOBODY if second is None else CAPTAIN_NAMES.index(second)


def line(match: Match, seat: int, name: str) -> int:
    return match.score_sheet(seat)[name]


def board(match: Match, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["board"]
    return found


def player(match: Match, seat: int, seen_by: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = board(match, seen_by)["players"][seat]
    return found


def colour(seat: int) -> str:
    return str(COLOUR_NAMES[seat])


# ---------------------------------------------------------------------------- islands
def island_of_three(s: Any, icon: str | None = None) -> list[int]:
    """Three shores around one corner, north of the centre; the first shows the icon, the corner is its corner 0."""
    first = lay_shape(s, "shore", 0, -1, 0, icon)
    return [first, lay_shape(s, "shore", 1, -1, 4), lay_shape(s, "shore", 1, -2, 2)]


def island_of_five(s: Any) -> list[int]:
    """Five tiles, finished, north of the centre; the first three meet at corner 0 of the first."""
    laid = [lay_shape(s, "half", 0, -1, 5), lay_shape(s, "half", 1, -1, 4), lay_shape(s, "bay", 1, -2, 1)]
    return [*laid, lay_shape(s, "shore", 0, -2, 1), lay_shape(s, "shore", 2, -2, 3)]


def three_islets(s: Any) -> list[int]:
    """Cape, strait, strait, cape in a row to the west: three finished islands of two tiles, a strait in two of them."""
    row = [lay_shape(s, "cape", -2, 0, W), lay_shape(s, "strait", -3, 0, E)]
    return [*row, lay_shape(s, "strait", -4, 0, E), lay_shape(s, "cape", -5, 0, E)]
