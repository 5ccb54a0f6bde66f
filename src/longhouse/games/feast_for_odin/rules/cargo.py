"""What cards move: ore off ships and onto a new one, wood and stone into sheds, weapons and tiles out of the supply."""

from __future__ import annotations

from longhouse.games.feast_for_odin.clauses import (
    RECLAIM_COL,
    RECLAIM_PIECES,
    RECLAIM_ROW,
    RECLAIM_TILE,
    RECLAIM_VARIANT,
)
from longhouse.games.feast_for_odin.components import (
    FIRST_SPECIAL,
    FIRST_WEAPON,
    LONGSHIP,
    ORE,
    WEAPONS,
    WOOD,
)
from longhouse.games.feast_for_odin.events import Happening
from longhouse.games.feast_for_odin.instructions import CODE
from longhouse.games.feast_for_odin.layouts import (
    BOARD_WIDTH,
    FIRST_FILLED,
    SHAPE_OF,
    VARIANT_TURN,
)
from longhouse.games.feast_for_odin.operands import OfArm, OfDiscard, OfDouble, OfLoadNew, OfReclaim, OfStore
from longhouse.games.feast_for_odin.rules.boards import board_of_spot
from longhouse.games.feast_for_odin.rules.feasible import any_ore_aboard, spot_with
from longhouse.games.feast_for_odin.rules.frames import next_instruction, question
from longhouse.games.feast_for_odin.rules.harbour import remove_ore
from longhouse.games.feast_for_odin.rules.supply import give, take
from longhouse.games.feast_for_odin.state import Ask, State
from longhouse.kernel.rule import rule
from longhouse.kernel.state import tell


# ---------------------------------------------------------------------------- ore
@rule
def do_unload(s: State, f: int) -> None:
    """Ask for one ship after the other."""
    if any_ore_aboard(s, s.frame_owner[f], 0):
        question(s, f, Ask.UNLOAD)
    else:
        next_instruction(s, f)


@rule
def unload_ore(s: State, f: int, vessel: int) -> None:
    """One ore comes back to the supply."""
    player = s.frame_owner[f]
    remove_ore(s, player, vessel)
    s.stock[player, ORE] += 1
    tell(s, Happening.ORE_UNLOADED, player, vessel)


@rule
def load_new_ship(s: State, f: int) -> None:
    """The longship just received is filled with ore from the supply: no other has more, so it comes first."""
    player = s.frame_owner[f]
    ore = CODE[s.frame_pc[f], OfLoadNew.ORE]
    next_instruction(s, f)
    take(s, player, ORE, ore)
    for berth in range(s.stock[player, LONGSHIP] - 1, 0, -1):
        s.longship_ore[player, berth] = s.longship_ore[player, berth - 1]
    s.longship_ore[player, 0] = ore


# ---------------------------------------------------------------------------- sheds and weapons
@rule
def store(s: State, f: int) -> None:
    """One wood or stone goes into a shed for good, where it counts at the end."""
    player = s.frame_owner[f]
    item = CODE[s.frame_pc[f], OfStore.ITEM]
    next_instruction(s, f)
    s.stock[player, item] -= 1
    s.stored[player, 0 if item == WOOD else 1] += 1
    tell(s, Happening.STORED, player, item)


@rule
def discard_weapon(s: State, f: int, weapon: int) -> None:
    """One of several weapons to discard; stage = those discarded."""
    s.frame_stage[f] += 1
    take(s, s.frame_owner[f], weapon, 1)


@rule
def do_discard_weapons(s: State, f: int) -> None:
    """Ask for one weapon after the other."""
    if s.frame_stage[f] < CODE[s.frame_pc[f], OfDiscard.WEAPONS]:
        question(s, f, Ask.WEAPON_AWAY)
    else:
        next_instruction(s, f)


@rule
def do_arm(s: State, f: int) -> None:
    """Weapons until there are so many of each kind."""
    player = s.frame_owner[f]
    each = CODE[s.frame_pc[f], OfArm.EACH]
    next_instruction(s, f)
    for weapon in range(FIRST_WEAPON, FIRST_WEAPON + WEAPONS):
        give(s, player, weapon, max(0, each - s.stock[player, weapon]))


@rule
def do_double(s: State, f: int) -> None:
    """As many again of an item, up to a total."""
    player = s.frame_owner[f]
    item, most = CODE[s.frame_pc[f], OfDouble.ITEM], CODE[s.frame_pc[f], OfDouble.MOST]
    next_instruction(s, f)
    n = s.stock[player, item] + 0
    give(s, player, item, min(n, most - n))


# ---------------------------------------------------------------------------- special tiles on boards
@rule
def reclaim(s: State, f: int) -> None:
    """A special tile comes from a board to the supply; other tiles fill its place."""
    player = s.frame_owner[f]
    which = CODE[s.frame_pc[f], OfReclaim.WHICH]
    item = RECLAIM_TILE[which]
    spot = spot_with(s, item)
    board = board_of_spot(spot)
    turn = VARIANT_TURN[s.laid[spot]]
    next_instruction(s, f)
    s.laid[spot] = 0
    corner = spot - FIRST_FILLED[SHAPE_OF[item, turn]]
    for piece in range(RECLAIM_PIECES):
        place = corner + RECLAIM_ROW[which, turn, piece] * BOARD_WIDTH[board] + RECLAIM_COL[which, turn, piece]
        s.laid[place] = RECLAIM_VARIANT[which, turn, piece]
    s.special_owner[item - FIRST_SPECIAL] = player
    s.stock[player, item] += 1
    tell(s, Happening.TILE_RECLAIMED, player, item, s.board_owner[board])
