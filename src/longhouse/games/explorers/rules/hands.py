"""Hands and the stack: drawing tiles, placing them with what they show, and the rare hand that fits nowhere."""

from __future__ import annotations

from longhouse.games.explorers.components import (
    ANIMALS,
    ENEMY_ICON,
    HAND,
    ICON,
    ICON_PART,
    LIKE,
    SETTLEMENT_ICON,
    SETTLEMENT_KINDS,
    STRENGTH,
    TILES,
)
from longhouse.games.explorers.rules.chart import has_place, lay_hex
from longhouse.games.explorers.rules.islands import is_finished
from longhouse.games.explorers.state import Happening, State
from longhouse.kernel.randomness import random_below, shuffle
from longhouse.kernel.rule import rule
from longhouse.kernel.state import NOBODY, only, seal, tell, tell_only


# ---------------------------------------------------------------------------- drawing
@rule
def take_from_stack(s: State, seat: int) -> int:
    """The top tile of the stack joins the hand; returns it."""
    s.stack_len -= 1
    tile = s.stack[s.stack_len] + 0
    s.stack[s.stack_len] = 0
    s.hand[seat, s.hand_len[seat]] = tile
    s.hand_len[seat] += 1
    return tile


@rule
def draw(s: State, seat: int, count: int) -> None:
    """Draw up to so many tiles; only their owner sees them."""
    drawn = min(count, s.stack_len)
    if drawn == 0:
        return
    first, second, third = take_from_stack(s, seat), NOBODY, NOBODY
    if drawn > 1:
        second = take_from_stack(s, seat)
    if drawn > 2:
        third = take_from_stack(s, seat)
    seal(s)
    tell_only(s, only(seat), Happening.TILES_DRAWN, seat, drawn, first, second, third)


@rule
def leave_hand(s: State, seat: int, i: int) -> int:
    """The tile at that place leaves the hand, the others close up; returns it."""
    tile = s.hand[seat, i] + 0
    for k in range(i, HAND - 1):
        s.hand[seat, k] = s.hand[seat, k + 1]
    s.hand[seat, HAND - 1] = NOBODY
    s.hand_len[seat] -= 1
    return tile


@rule
def leave_game(s: State, seat: int, i: int) -> int:
    """The tile at that place of the hand is out of everyone's reach from now on; returns it."""
    tile = leave_hand(s, seat, i)
    s.used |= 1 << tile
    return tile


# ---------------------------------------------------------------------------- choosing a tile
@rule
def place_in_hand(s: State, seat: int, tile: int) -> int:
    """Where a tile is in the hand; NOBODY when it is not there."""
    for i in range(s.hand_len[seat]):
        if s.hand[seat, i] == tile:
            return i
    return NOBODY


@rule
def may_choose(s: State, i: int) -> bool:
    """Whether the tile at that place of the hand has one on the chart; of equal tiles only the first."""
    tile = s.hand[s.actor, i]
    for k in range(i):
        if LIKE[s.hand[s.actor, k]] == LIKE[tile]:
            return False
    return has_place(s, tile)


@rule
def next_tile(s: State, code: int) -> int:
    """The first answer from this one on that names a tile to be placed, or NOBODY; a hand is in no order."""
    found = TILES
    for i in range(s.hand_len[s.actor]):
        tile = s.hand[s.actor, i]
        if code <= tile < found and may_choose(s, i):
            found = tile
    return found if found < TILES else NOBODY


@rule
def some_tile_fits(s: State, seat: int) -> bool:
    """Whether the hand holds a tile that can be placed."""
    for i in range(s.hand_len[seat]):
        if has_place(s, s.hand[seat, i]):
            return True
    return False


@rule
def stack_has_fit(s: State) -> bool:
    """Whether the stack holds a tile that can be placed."""
    for i in range(s.stack_len):
        if has_place(s, s.stack[i]):
            return True
    return False


@rule
def change_hand(s: State, seat: int) -> None:
    """No tile fits: the hand goes back, the stack is shuffled and as many are drawn anew."""
    count = s.hand_len[seat] + 0
    for _ in range(count):
        s.stack[s.stack_len] = leave_hand(s, seat, 0)
        s.stack_len += 1
    shuffle(s.rng, s.stack, 0, s.stack_len)
    tell(s, Happening.HAND_RETURNED, seat, count)
    draw(s, seat, count)


@rule
def seek_tile_that_fits(s: State, seat: int) -> bool:
    """Change the hand until a tile fits; False when none can (ruling 7)."""
    while not some_tile_fits(s, seat):
        if not stack_has_fit(s):
            return False
        change_hand(s, seat)
    return True


# ---------------------------------------------------------------------------- placing
@rule
def place_tile(s: State, seat: int, i: int, cell: int, turned: int) -> None:
    """Lay the tile in the open cell and put on it what it shows."""
    q, r = s.open_q[cell] + 0, s.open_r[cell] + 0
    beside, side = s.open_hex[cell] + 0, s.open_side[cell] + 0
    tile = leave_game(s, seat, i)
    h = lay_hex(s, tile, turned, q, r)
    tell(s, Happening.TILE_PLACED, seat, tile, h, beside, side, turned)
    place_token(s, h, ICON[tile])
    tell_finished_islands(s, h)


@rule
def place_token(s: State, h: int, icon: int) -> None:
    """One animal, a settlement turned up, or an enemy ship face down; nothing when the supply is empty (ruling 9)."""
    if icon < ANIMALS and s.animals_left[icon] > 0:
        s.animals_left[icon] -= 1
        s.livestock[s.first_land[h] + ICON_PART[s.hex_plate[h]], icon] += 1
        tell(s, Happening.ANIMAL_PLACED, icon, h)
    elif icon == SETTLEMENT_ICON and settlements_in_supply(s) > 0:
        place_settlement(s, h)
    elif icon == ENEMY_ICON and s.fleet > 0:
        s.fleet -= 1
        s.enemy_ship[h] = 1
        tell(s, Happening.ENEMY_PLACED, h)
    else:
        tell(s, Happening.NOTHING_PLACED, h)


@rule
def settlements_in_supply(s: State) -> int:
    """Settlement tokens not placed yet."""
    total = 0
    for kind in range(SETTLEMENT_KINDS):
        total += s.settlements_left[kind]
    return total


@rule
def place_settlement(s: State, h: int) -> None:
    """Draw a settlement, each left as likely, and turn it up."""
    pick = random_below(s.rng, settlements_in_supply(s))
    kind = 0
    while pick >= s.settlements_left[kind]:
        pick -= s.settlements_left[kind]
        kind += 1
    s.settlements_left[kind] -= 1
    s.settlement[h] = kind + 1
    seal(s)
    tell(s, Happening.SETTLEMENT_PLACED, STRENGTH[kind], h)


@rule
def tell_finished_islands(s: State, h: int) -> None:
    """Say which islands the new hex has closed."""
    last = s.lands + 0
    for land in range(s.first_land[h], last):
        island = s.island[land]
        if is_finished(s, island) and not named_before(s, s.first_land[h], land):
            tell(s, Happening.ISLAND_FINISHED, h, s.island_tiles[island])


@rule
def named_before(s: State, first: int, land: int) -> bool:
    """Whether an earlier land part from first on is of the same island."""
    for other in range(first, land):
        if s.island[other] == s.island[land]:
            return True
    return False
