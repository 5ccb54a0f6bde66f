"""The table as a seat sees it, ready for JSON."""

from __future__ import annotations

from longhouse.games.explorers.components import (
    ACTION_POINTS,
    ANIMAL_NAMES,
    CAPTAIN_NAMES,
    CLOSED_CELLS,
    COLOUR_NAMES,
    ICON,
    ICON_NAMES,
    ICON_PART,
    LAND_PARTS,
    LANDS_ON,
    OUTPOSTS,
    PART,
    PARTS,
    SEATS,
    SHAPES,
    SIDE_NAMES,
    SIDES,
    START_NAMES,
    STRENGTHS,
    TILE_NAMES,
    TILES,
)
from longhouse.games.explorers.rules.islands import controls, is_finished, land_at, part_at
from longhouse.games.explorers.rules.outposts import second_hex, third_hex
from longhouse.games.explorers.rules.scoring import score_line
from longhouse.games.explorers.schema import (
    Cell,
    Chart,
    Choice,
    Colour,
    Herd,
    Hex,
    Island,
    Land,
    Outpost,
    Player,
    Ship,
    Tile,
)
from longhouse.games.explorers.state import SCORE_LINES, Ask, State
from longhouse.games.explorers.ways import ways
from longhouse.kernel.record import Grid
from longhouse.kernel.showing import public
from longhouse.kernel.state import NOBODY


def view(s: State, seat: int | None) -> Chart:
    """The table as a seat sees it; None for spectators."""
    return {
        "start_board": START_NAMES[s.start_board],
        "turn": s.turns,
        "turns": TILES // 3 if s.players == 1 else TILES,
        "winter": _colour(s.winter),
        "stack": s.stack_len,
        "points": s.points,
        "most_points": ACTION_POINTS,
        "choice": _choice(s, seat),
        "ways": ways(s, seat),
        "hexes": _hexes(s),
        "open": [_open_cell(s, cell) for cell in range(s.opens)],
        "closed": [list(cell) for cell in CLOSED_CELLS],
        "islands": [_island(s, land) for land in range(s.lands) if s.island[land] == land],
        "outposts": [_outpost(s, h) for h in range(s.hexes) if s.corner[h] != NOBODY],
        "players": [_player(s, other, seat if other == seat else None) for other in range(s.players)],
        "supply": {
            "livestock": {name: s.animals_left[k] for k, name in enumerate(ANIMAL_NAMES)},
            "settlements": {str(strength): s.settlements_left[k] for k, strength in enumerate(STRENGTHS)},
            "enemy_ships": s.fleet,
            "unseen_safe": s.backs_left[0],
            "unseen_deadly": s.backs_left[1],
        },
    }


def _colour(seat: int) -> Colour | None:
    return None if seat == NOBODY else COLOUR_NAMES[seat]


def _choice(s: State, seat: int | None) -> Choice:
    """What the actor has chosen so far; the tile only for the actor."""
    shown = s.chosen != NOBODY and seat == s.actor
    return {
        "tile": tile_view(s.hand[s.actor, s.chosen]) if shown else None,
        "cell": _open_cell(s, s.cell) if s.cell != NOBODY else None,
        "shore": (*PARTS[:LAND_PARTS], "mainland")[s.shore] if s.shore != NOBODY else None,
        "land": s.land if s.land != NOBODY else None,
    }


def tile_view(plate: int, turned: int = 0) -> Tile:
    """A tile or fixed hex: what lies behind its sides, clockwise from the north-east, and what it shows."""
    parts = "".join(PARTS[PART[plate * SIDES + turned, side]] for side in range(SIDES))
    return {
        "tile": TILE_NAMES[plate] if plate < TILES else None,
        "shape": SHAPES[plate] if plate < TILES else None,
        "parts": parts,
        "icon": ICON_NAMES[ICON[plate]],
        "icon_part": PARTS[ICON_PART[plate]] if plate < TILES else None,
    }


@public
def _hexes(s: State) -> list[Hex]:
    return [_hex(s, h) for h in range(s.hexes)]


def _hex(s: State, h: int) -> Hex:
    plate = s.hex_plate[h]
    return {
        "hex": h,
        "q": s.hex_q[h],
        "r": s.hex_r[h],
        **tile_view(plate, s.hex_turned[h]),
        "turned": s.hex_turned[h],
        "lands": [_land(s, s.first_land[h] + part) for part in range(LANDS_ON[plate])],
        "settlement": STRENGTHS[s.settlement[h] - 1] if s.settlement[h] else None,
        "enemy_ship": bool(s.enemy_ship[h]),
    }


def _land(s: State, land: int) -> Land:
    return {
        "land": land,
        "part": PARTS[land - s.first_land[s.land_hex[land]]],
        "sides": [SIDE_NAMES[side] for side in range(SIDES) if land_at(s, s.land_hex[land], side) == land],
        "island": s.island[land],
        "vikings": {COLOUR_NAMES[seat]: s.vikings[seat, land] for seat in range(SEATS) if s.vikings[seat, land]},
        "livestock": {name: s.livestock[land, k] for k, name in enumerate(ANIMAL_NAMES) if s.livestock[land, k]},
    }


@public
def _open_cell(s: State, cell: int) -> Cell:
    return {
        "hex": s.open_hex[cell],
        "side": SIDE_NAMES[s.open_side[cell]],
        "q": s.open_q[cell],
        "r": s.open_r[cell],
    }


@public
def _island(s: State, island: int) -> Island:
    seats = range(s.players)
    return {
        "island": island,
        "tiles": s.island_tiles[island],
        "finished": is_finished(s, island),
        "open_edges": s.open_edges[island],
        "influence": {COLOUR_NAMES[p]: s.influence[p, island] for p in seats if s.influence[p, island]},
        "controlled_by": [COLOUR_NAMES[p] for p in seats if controls(s, p, island)],
    }


@public
def _outpost(s: State, h: int) -> Outpost:
    corner = s.corner[h]
    return {
        "colour": COLOUR_NAMES[s.outpost[h]],
        "hex": h,
        "corner": corner,
        "hexes": [h, second_hex(s, h, corner), third_hex(s, h, corner)],
        "land": land_at(s, h, corner),
    }


@public
def _player(s: State, other: int, seat: int | None) -> Player:
    own = other == seat
    return {
        "seat": other,
        "colour": COLOUR_NAMES[other],
        "captains": _captains(s, other, own),
        "has_chosen": s.ask != Ask.CAPTAIN or bool(s.has_chosen[other]),
        "hand": [tile_view(s.hand[other, i]) if own else None for i in range(s.hand_len[other])],
        "ship": _ship(s, other),
        "mainland": s.mainland[other],
        "delivered": _animals(s.delivered, other),
        "outposts": s.built[other],
        "outposts_left": OUTPOSTS - s.built[other],
        "enemy_ships": s.destroyed[other],
        "settlements": [st for k, st in enumerate(STRENGTHS) for _ in range(s.conquered[other, k])],
        "dead": s.dead[other],
        "sheet": _sheet(s, other),
    }


def _captains(s: State, other: int, own: bool) -> list[str] | None:
    """The captains on the table; those being chosen are for their owner alone."""
    if s.ask == Ask.CAPTAIN and not own:
        return None
    kept = 1 if s.ask == Ask.CAPTAIN and s.has_chosen[other] else 2
    return [CAPTAIN_NAMES[s.captain[other, i]] for i in range(kept) if s.captain[other, i] != NOBODY]


def _ship(s: State, other: int) -> Ship:
    h, sea = s.ship_hex[other], s.ship_sea[other]
    return {
        "hex": h,
        "part": PARTS[sea],
        "sides": [SIDE_NAMES[side] for side in range(SIDES) if part_at(s, h, side) == sea],
        "vikings": s.crew[other],
        "livestock": _animals(s.hold, other),
    }


def _animals(kept: Grid, seat: int) -> Herd:
    return {name: kept[seat, k] for k, name in enumerate(ANIMAL_NAMES) if kept[seat, k]}


def _sheet(s: State, seat: int) -> dict[str, int] | None:
    """The points if the game ended now; not before the captains are known."""
    if s.ask == Ask.CAPTAIN:
        return None
    return {name: score_line(s, seat, line) for line, name in enumerate(SCORE_LINES)}
