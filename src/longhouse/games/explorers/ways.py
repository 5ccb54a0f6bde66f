"""What the actor can reach: places several answers away, each with the answers that lead there.

A board lets a player point at a place; these are the chains of answers behind such a gesture. A question with one
possible answer is not asked, so it has no place in a chain. Nothing is decided here: every chain is of legal answers,
and a test plays them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from longhouse.games.explorers import schema
from longhouse.games.explorers.components import (
    ANIMAL_NAMES,
    ANIMALS,
    CAPACITY,
    CARGO_PIECES,
    CARGOES_UP_TO,
    FIGHTERS,
    MOST_WALKERS,
    OUTPOST_COST,
    OUTPOST_VALUE,
    PARTS,
    SAILORS,
    SHIP_VALUE,
    SHORES,
    SIDE_NAMES,
    SIDES,
    TILE_NAMES,
)
from longhouse.games.explorers.rules.chart import turn_fits
from longhouse.games.explorers.rules.hands import may_choose
from longhouse.games.explorers.rules.islands import land_beyond, opposite, part_at
from longhouse.games.explorers.rules.longships import (
    aboard,
    enemy_in,
    may_load_cargo,
    may_load_from,
    may_unload_cargo,
    may_unload_to,
)
from longhouse.games.explorers.rules.outposts import may_build, next_site
from longhouse.games.explorers.schema import Departure, Lay, LayCell, Shipment, Site, Voyage, Walk, Ways
from longhouse.games.explorers.shores import Shore, shores_of
from longhouse.games.explorers.state import FIRST_CODE, SHORE_MAINLAND, Ask, Deed, State
from longhouse.kernel.state import NOBODY

Place = tuple[int, int]  # a hex and a sea part of it


def ways(s: State, seat: int | None) -> Ways | None:
    """All that the actor can reach by one gesture; for the actor alone, and None where there is no such choice."""
    if s.actor == NOBODY or seat != s.actor:
        return None
    if s.ask == Ask.TILE:
        return {"lay": [_tile(s, tile) for tile in _choosable(s)]}
    if s.ask == Ask.CELL:  # the tile is chosen, or it was the only one
        return {"lay": [{**_tile(s, s.hand[s.actor, s.chosen]), "codes": []}]}
    if s.ask == Ask.ACTION:
        voyages = list(_voyages(s))
        return {
            "sail": voyages,
            "walk": list(_walks(s)),
            "transport": list(_drives(s)),
            "load": list(_shipped(s, voyages, _loads)),
            "unload": list(_shipped(s, voyages, _unloads)),
            "outpost": list(_sites(s)),
        }
    return None


def _asked(ask: Ask, options: int, i: int) -> list[int]:
    """The answer to a question, if it is one: with a single option it is not asked."""
    return [int(FIRST_CODE[ask]) + i] if options > 1 else []


def _deed(deed: Deed) -> int:
    return int(FIRST_CODE[Ask.ACTION]) + deed


# ---------------------------------------------------------------------------- laying a tile
def _choosable(s: State) -> list[int]:
    return sorted(s.hand[s.actor, i] for i in range(s.hand_len[s.actor]) if may_choose(s, i))


def _tile(s: State, tile: int) -> Lay:
    turns = {cell: [turned for turned in range(SIDES) if turn_fits(s, cell, tile, turned)] for cell in range(s.opens)}
    cells = [cell for cell in turns if turns[cell]]
    return {
        "tile": TILE_NAMES[tile],
        "codes": _asked(Ask.TILE, len(_choosable(s)), tile),
        "cells": [_cell(s, tile, cell, turns[cell], len(cells)) for cell in cells],
    }


def _cell(s: State, tile: int, cell: int, turns: list[int], cells: int) -> LayCell:
    h, side = s.open_hex[cell], s.open_side[cell]
    return {
        "hex": h,
        "side": SIDE_NAMES[side],
        "q": s.open_q[cell],
        "r": s.open_r[cell],
        "codes": _asked(Ask.CELL, cells, h * SIDES + side),
        "turns": [
            {
                "turned": turned,
                "codes": _asked(Ask.TURN, len(turns), turned),
                "shores": [_shore(shore) for shore in shores_of(s, tile, turned, s.open_q[cell], s.open_r[cell])],
            }
            for turned in turns
        ],
    }


def _shore(shore: Shore) -> schema.Shore:
    return {"islands": sorted(shore.islands), "tiles": shore.tiles, "finished": shore.finished}


# ---------------------------------------------------------------------------- sailing
def _voyages(s: State) -> Iterator[Voyage]:
    """Every sea part within the points left, by the shortest way; a fight ends a voyage, its outcome is not known."""
    start = (s.ship_hex[s.actor], s.ship_sea[s.actor])
    reached: dict[Place, tuple[list[Place], list[int]]] = {start: ([start], [])}
    edge = [start]
    for cost in range(1, s.points + 1):
        edge, before = [], edge
        for place in before:
            path, codes = reached[place]
            leads = _leads(s, place)
            for side, goal in leads:
                if goal in reached:
                    continue
                step = [_deed(Deed.SAIL), *_asked(Ask.SAIL, len(leads), side)]
                reached[goal] = ([*path, goal], codes + step)
                enemy = bool(enemy_in(s, *goal))
                yield _voyage(goal, cost, reached[goal], enemy)
                if not enemy:
                    edge.append(goal)


def _leads(s: State, place: Place) -> list[tuple[int, Place]]:
    """Where the ship could go from a sea part with the crew it has, and by which side."""
    h, sea = place
    crew = s.crew[s.actor]
    sides = [side for side in range(SIDES) if part_at(s, h, side) == sea and s.beside[h, side] != NOBODY]
    goals = [(side, (s.beside[h, side], part_at(s, s.beside[h, side], opposite(side)))) for side in sides]
    return [(side, goal) for side, goal in goals if crew >= (FIGHTERS if enemy_in(s, *goal) else SAILORS)]


def _voyage(goal: Place, cost: int, way: tuple[list[Place], list[int]], enemy: bool) -> Voyage:
    path, codes = way
    return {
        "hex": goal[0],
        "part": PARTS[goal[1]],
        "cost": cost,
        "enemy": enemy,
        "brings": SHIP_VALUE if enemy else 0,
        "path": [{"hex": h, "part": PARTS[part]} for h, part in path],
        "codes": codes,
    }


# ---------------------------------------------------------------------------- on land
@dataclass(frozen=True)
class _Band:
    """Vikings on their way, alone or with an animal, and what the questions will find when they have come so far."""

    vikings: dict[int, int]  # the actor's, by land
    herds: dict[int, tuple[int, ...]]  # livestock by land, kind by kind
    path: tuple[int, ...]
    codes: tuple[int, ...] = ()

    @property
    def land(self) -> int:
        """Where they are."""
        return self.path[-1]


def _sides(s: State, land: int) -> dict[int, int]:
    """The lands next to a land, by side."""
    beyond = {side: land_beyond(s, land, side) for side in range(SIDES)}
    return {side: goal for side, goal in beyond.items() if goal != NOBODY}


def _standing(s: State) -> dict[int, int]:
    return {land: s.vikings[s.actor, land] for land in range(s.lands) if s.vikings[s.actor, land]}


def _herd(s: State, land: int) -> tuple[int, ...]:
    return tuple(s.livestock[land, animal] for animal in range(ANIMALS))


def _walks(s: State) -> Iterator[Walk]:
    """Every land within the points left, for each number of Vikings that can go together."""
    standing = _standing(s)
    for land, count in standing.items():
        for walkers in range(1, min(count, MOST_WALKERS) + 1):
            for band in _spread(s, _Band(standing, {}, (land,)), walkers, NOBODY):
                yield _walk(band, {"from": land, "walkers": walkers})


def _drives(s: State) -> Iterator[Walk]:
    """Every land to which a Viking can take an animal within the points left."""
    standing = _standing(s)
    herds = {land: _herd(s, land) for land in range(s.lands) if any(_herd(s, land))}
    for land in standing:
        for animal in range(ANIMALS):
            if herds.get(land, (0,) * ANIMALS)[animal]:
                for band in _spread(s, _Band(standing, herds, (land,)), 1, animal):
                    yield _walk(band, {"from": land, "animal": ANIMAL_NAMES[animal]})


def _walk(band: _Band, departure: Departure) -> Walk:
    path, codes = list(band.path), list(band.codes)
    return {**departure, "to": band.land, "cost": len(path) - 1, "path": path, "codes": codes}


def _spread(s: State, start: _Band, walkers: int, animal: int) -> Iterator[_Band]:
    """The band in all lands it can reach, by the shortest way."""
    seen, edge = {start.land}, [start]
    for _ in range(s.points):
        edge, before = [], edge
        for band in before:
            for side, goal in _sides(s, band.land).items():
                if goal not in seen:
                    seen.add(goal)
                    edge.append(_gone(s, band, side, goal, walkers, animal))
        yield from edge


def _gone(s: State, band: _Band, side: int, goal: int, walkers: int, animal: int) -> _Band:
    """The band one land further, with the answers that this takes."""
    drives = animal != NOBODY
    codes = _drive_codes(s, band, side, animal) if drives else _walk_codes(s, band, side, walkers)
    herds = _led(band.herds, band.land, goal, animal) if drives else band.herds
    vikings = {**band.vikings, band.land: band.vikings[band.land] - walkers}
    vikings[goal] = vikings.get(goal, 0) + walkers
    return replace(band, vikings=vikings, herds=herds, path=(*band.path, goal), codes=(*band.codes, *codes))


def _led(herds: dict[int, tuple[int, ...]], land: int, goal: int, animal: int) -> dict[int, tuple[int, ...]]:
    """The herds after an animal has changed its land."""
    none = (0,) * ANIMALS
    left = tuple(n - (kind == animal) for kind, n in enumerate(herds.get(land, none)))
    come = tuple(n + (kind == animal) for kind, n in enumerate(herds.get(goal, none)))
    return {**herds, land: left, goal: come}


def _with_way(s: State, lands: Iterable[int]) -> int:
    return sum(1 for land in lands if _sides(s, land))


def _walk_codes(s: State, band: _Band, side: int, walkers: int) -> list[int]:
    starts = _with_way(s, [land for land, count in band.vikings.items() if count])
    options = len(_sides(s, band.land)) * min(band.vikings[band.land], MOST_WALKERS)
    return [
        _deed(Deed.WALK),
        *_asked(Ask.WALK_FROM, starts, band.land),
        *_asked(Ask.WALK, options, side * MOST_WALKERS + walkers - 1),
    ]


def _drive_codes(s: State, band: _Band, side: int, animal: int) -> list[int]:
    starts = _with_way(s, [land for land, n in band.vikings.items() if n and any(band.herds.get(land, ()))])
    options = len(_sides(s, band.land)) * sum(1 for n in band.herds[band.land] if n)
    return [
        _deed(Deed.TRANSPORT),
        *_asked(Ask.TRANSPORT_FROM, starts, band.land),
        *_asked(Ask.TRANSPORT, options, animal * SIDES + side),
    ]


# ---------------------------------------------------------------------------- loading, unloading, outposts
def _loads(s: State) -> Iterator[Shipment]:
    if s.points == 0:
        return
    shores = [shore for shore in range(SHORES) if may_load_from(s, shore)]
    room = CARGOES_UP_TO[CAPACITY - aboard(s, s.actor)]
    for shore in shores:
        cargoes = [cargo for cargo in range(room) if may_load_cargo(s, shore, cargo)]
        head = [_deed(Deed.LOAD), *_asked(Ask.LOAD_FROM, len(shores), shore)]
        yield from (_shipment(s, shore, cargo, [*head, *_asked(Ask.LOAD, len(cargoes), cargo)]) for cargo in cargoes)


def _unloads(s: State) -> Iterator[Shipment]:
    if s.points == 0:
        return
    shores = [shore for shore in range(SHORES) if may_unload_to(s, shore)]
    cargoes = [cargo for cargo in range(CARGOES_UP_TO[aboard(s, s.actor)]) if may_unload_cargo(s, cargo)]
    for shore in shores:
        head = [_deed(Deed.UNLOAD), *_asked(Ask.UNLOAD_TO, len(shores), shore)]
        yield from (_shipment(s, shore, cargo, [*head, *_asked(Ask.UNLOAD, len(cargoes), cargo)]) for cargo in cargoes)


def _shipment(s: State, shore: int, cargo: int, codes: list[int]) -> Shipment:
    land = _land(s, s.ship_hex[s.actor], shore)
    return {"land": land, "cargo": list(CARGO_PIECES[cargo]), "cost": 1, "codes": codes}


def _shipped(s: State, voyages: list[Voyage], here: Callable[[State], Iterable[Shipment]]) -> Iterator[Shipment]:
    """What can be shipped here, and after sailing in one go: every other shore by the shortest voyage."""
    reached: set[int | None] = set()
    there = State(s.cells.copy())
    for voyage in [None, *voyages]:
        if voyage is not None:
            if voyage["enemy"] or voyage["cost"] == s.points:
                continue
            there.ship_hex[s.actor], there.ship_sea[s.actor] = voyage["hex"], PARTS.index(voyage["part"])
        found = [shipment for shipment in here(there) if shipment["land"] not in reached]
        reached.update(shipment["land"] for shipment in found)
        yield from found if voyage is None else (_behind(voyage, shipment) for shipment in found)


def _behind(voyage: Voyage, shipment: Shipment) -> Shipment:
    """A shipment at the end of a voyage."""
    codes = [*voyage["codes"], *shipment["codes"]]
    return {**shipment, "cost": voyage["cost"] + shipment["cost"], "path": voyage["path"], "codes": codes}


def _land(s: State, h: int, shore: int) -> int | None:
    """The land that a shore of a hex is; None is the mainland."""
    return None if shore == SHORE_MAINLAND else int(s.first_land[h]) + shore


def _sites(s: State) -> Iterator[Site]:
    if s.points == 0 or not may_build(s):
        return
    sites = []
    i = next_site(s, 0)
    while i != NOBODY:
        sites.append(i)
        i = next_site(s, i + 1)
    built = s.built[s.actor]
    brings = int(OUTPOST_VALUE[built + 1] - OUTPOST_VALUE[built])
    for site in sites:
        h, corner = divmod(site, SIDES)
        codes = [_deed(Deed.BUILD_OUTPOST), *_asked(Ask.OUTPOST, len(sites), site)]
        yield {"hex": h, "corner": corner, "cost": OUTPOST_COST, "brings": brings, "codes": codes}
