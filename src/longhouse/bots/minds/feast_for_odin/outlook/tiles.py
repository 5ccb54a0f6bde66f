"""Items that an answer may name: tiles to lay, to upgrade, to buy, to loot …"""

from __future__ import annotations

from longhouse.bots.minds.feast_for_odin.outlook.laying import write_best
from longhouse.bots.minds.feast_for_odin.outlook.layout import (
    FACTS,
    FOUND,
    LARGEST,
    TILE_WIDTH,
    WORTH_UNIT,
    Coming,
    Found,
    Placing,
    Tile,
)
from longhouse.bots.minds.feast_for_odin.outlook.placings import begin_survey, compare, survey
from longhouse.bots.minds.feast_for_odin.outlook.plot import PLOT, make_plot
from longhouse.bots.minds.feast_for_odin.packing import PERFECT
from longhouse.bots.minds.feast_for_odin.worth import AREA, WORTH
from longhouse.games.feast_for_odin.components import (
    BACK,
    BLUE_COLOUR,
    CAN_BE_FORGED,
    COLOUR,
    FIRST_SPECIAL,
    GREEN_COLOUR,
    ITEM_NAMES,
    NONE,
    OTHER_COLOUR,
    PLACEABLE,
    SALE_PRICE,
    SPECIALS,
    SWORD,
    TILE_ANSWERS,
    UPGRADE,
)
from longhouse.games.feast_for_odin.instructions import CODE, UPGRADE_WAYS
from longhouse.games.feast_for_odin.layouts import PATTERNS, TURNS
from longhouse.games.feast_for_odin.operands import OfUpgrade
from longhouse.games.feast_for_odin.programs import UpgradeWay
from longhouse.games.feast_for_odin.registers import InLay
from longhouse.games.feast_for_odin.rules.boards import may_lay_given, may_lie_on
from longhouse.games.feast_for_odin.rules.goods_box import least_steps, upgraded
from longhouse.games.feast_for_odin.rules.legal import may_name_item, names_own_item
from longhouse.games.feast_for_odin.state import A_ITEM, FIRST_CODE, Ask, State
from longhouse.kernel.record import Grid, Row
from longhouse.kernel.rule import rule, scratch, table

__all__ = ["fill_tiles"]


def _facts(item: int) -> list[int]:
    """What is printed, in the order of Fact."""
    turn = PATTERNS.get(ITEM_NAMES[item], [[""]])[0]
    sides = sorted((len(turn), len(turn[0])), reverse=True) if turn[0] else [0, 0]
    return [
        *(int(COLOUR[item] == colour) for colour in range(OTHER_COLOUR + 1)),
        int(FIRST_SPECIAL <= item < FIRST_SPECIAL + SPECIALS),
        "".join(turn).count("#"),
        *sides,
        WORTH[item] // WORTH_UNIT,
        max(0, SALE_PRICE[item]),
        SWORD[item],
        CAN_BE_FORGED[item],
    ]


FACTS_OF: Grid = table([_facts(item) for item in range(TILE_ANSWERS)])


@rule
def fill_tiles(s: State, seat: int, out: Row, first: int) -> None:
    """A row an item that may be named."""
    if s.actor != seat or FIRST_CODE[s.ask] != A_ITEM:
        return
    f = s.depth - 1
    if s.ask == Ask.LAY_TILE:
        fill_tiles_to_lay(s, f, out, first)
        return
    own = names_own_item(s.ask)
    for item in range(TILE_ANSWERS):
        if (s.stock[seat, item] > 0 or not own) and may_name_item(s, f, item):
            at = first + item * TILE_WIDTH
            write_tile(s, seat, item, out, at)
            coming = what_comes(s, f, item)
            if coming != NONE:
                write_coming(s, seat, item if own else NONE, coming, out, at)


@rule
def write_tile(s: State, seat: int, item: int, out: Row, at: int) -> None:
    """What the item is."""
    out[at + Placing.EXISTS] = 1
    out[at + Tile.OWNED] = min(LARGEST, s.stock[seat, item])
    for fact in range(FACTS):
        out[at + Tile.FACTS + fact] = FACTS_OF[item, fact]


# ---------------------------------------------------------------------------- tiles to lay
@rule
def fill_tiles_to_lay(s: State, f: int, out: Row, first: int) -> None:
    """A row a tile that fits on the chosen board."""
    player = s.frame_owner[f]
    board = s.register[InLay.BOARD, f] + 0
    plot = scratch(PLOT)
    found = scratch(FOUND)
    make_plot(s, board, plot)
    best = -PERFECT
    for item in range(PLACEABLE):
        if s.stock[player, item] == 0 or not may_lie_on(s, player, item, board):
            continue
        begin_survey(found)
        for turn in range(TURNS):
            survey(s, board, item, turn, plot, found)
        if found[Found.SPOTS] > 0:
            at = first + item * TILE_WIDTH
            best = max(best, found[Found.FIT])
            write_tile(s, player, item, out, at)
            write_best(s, board, plot, found, out, at)
    compare(out, first, PLACEABLE, TILE_WIDTH, best)


# ---------------------------------------------------------------------------- tiles that come
@rule
def what_comes(s: State, f: int, item: int) -> int:
    """What the player has when the item is named, NONE: nothing more."""
    if s.ask == Ask.UPGRADE:
        pc = s.frame_pc[f]
        path = UPGRADE_WAYS[CODE[pc, OfUpgrade.WAY], UpgradeWay.PATH]
        most = upgraded(item, CODE[pc, OfUpgrade.STEPS], path)
        return most if most != NONE else upgraded(item, least_steps(pc), path)
    if s.ask == Ask.TRADE:
        return UPGRADE[item]
    if s.ask == Ask.FLIP:
        return BACK[item]
    return NONE if s.ask == Ask.WEAPON_AWAY else item


@rule
def write_coming(s: State, seat: int, goes: int, comes: int, out: Row, at: int) -> None:
    """What comes for what goes."""
    out[at + Coming.AREA] = AREA[comes]
    out[at + Coming.GREEN] = 1 if COLOUR[comes] == GREEN_COLOUR else 0
    out[at + Coming.BLUE] = 1 if COLOUR[comes] == BLUE_COLOUR else 0
    out[at + Coming.OWNED] = min(LARGEST, s.stock[seat, comes])
    out[at + Coming.GAIN] = (WORTH[comes] - (0 if goes == NONE else WORTH[goes])) // WORTH_UNIT
    out[at + Coming.FITS_HOME] = 1 if may_lay_given(s, seat, seat, comes) else 0
