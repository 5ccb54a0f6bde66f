"""Islands, control, ways, corners and free cells equal a slow reference on the final maps of whole games."""

from __future__ import annotations

from typing import Any

import pytest

from longhouse.games.explorers.components import PARTS, TILES
from longhouse.games.explorers.rules.captains import islands_visited, second_largest_island, way_to_farthest_outpost
from longhouse.games.explorers.rules.chart import turn_fits
from longhouse.games.explorers.rules.islands import controls, is_finished, part_at
from longhouse.games.explorers.rules.longships import may_sail_to
from longhouse.games.explorers.rules.scoring import island_points
from tests.rulebook.explorers import reference as ref
from tests.rulebook.explorers.voyages import final_records


def islands_of(s: Any) -> dict[frozenset[ref.Land], int]:
    """The record's islands as sets of land parts, with their names."""
    found: dict[int, set[ref.Land]] = {}
    for land in range(s.lands):
        h = s.land_hex[land]
        label = PARTS[land - s.first_land[h]]
        found.setdefault(s.island[land], set()).add(((s.hex_q[h], s.hex_r[h]), label))
    return {frozenset(lands): name for name, lands in found.items()}


def check_islands(s: Any, chart: ref.Chart) -> int:
    """Compare island by island; returns how many are finished and under someone's control."""
    named, held = islands_of(s), 0
    assert set(named) == set(ref.islands(chart))
    for lands, name in named.items():
        assert is_finished(s, name) == ref.is_finished(chart, lands)
        assert s.island_tiles[name] == ref.size(lands)
        assert [s.influence[p, name] for p in range(s.players)] == [
            ref.influence(chart, lands, p) for p in range(s.players)
        ]
        holders = {p for p in range(s.players) if controls(s, p, name)}
        assert holders == ref.controllers(chart, lands)
        held += bool(holders)
    return held


def check_seats(s: Any, chart: ref.Chart) -> None:
    for seat in range(s.players):
        assert island_points(s, seat) == ref.island_points(chart, seat)
        sizes = ref.sizes_controlled(chart, seat)
        assert second_largest_island(s, seat) == (sizes[1] if len(sizes) > 1 else 0)
        assert islands_visited(s, seat) == ref.visited(chart, seat)
        assert way_to_farthest_outpost(s, seat) == ref.archer(chart, seat)
        check_sea_ways(s, chart, seat)


def check_sea_ways(s: Any, chart: ref.Chart, seat: int) -> None:
    h = s.ship_hex[seat]
    cell, label = (s.hex_q[h], s.hex_r[h]), PARTS[s.ship_sea[seat]]
    s.actor = seat
    manned = s.crew[seat] >= 2  # else an enemy ship may bar the way
    ways = {side for side in range(6) if may_sail_to(s, side)}
    possible = {side for side, _, _ in ref.sea_ways(chart, cell, label)}
    assert ways == possible if manned else ways <= possible
    for side, other, part in ref.sea_ways(chart, cell, label):
        goal = s.beside[h, side]
        assert (s.hex_q[goal], s.hex_r[goal]) == other
        assert PARTS[part_at(s, goal, (side + 3) % 6)] == part
    s.actor = -1


def check_ways_and_corners(s: Any, chart: ref.Chart) -> None:
    far = ref.distances(chart)
    for h in range(s.hexes):
        assert s.distance[h] == far[s.hex_q[h], s.hex_r[h]]
    noted = {
        frozenset(ref.corner_cells((s.hex_q[h], s.hex_r[h]), corner))
        for h in range(s.hexes)
        for corner in range(6)
        if (s.sites[h] >> corner) & 1
    }
    assert noted == ref.sites(chart)
    assert {(s.open_q[k], s.open_r[k]) for k in range(s.opens)} == ref.free_cells(chart)


def check_fits(s: Any, chart: ref.Chart, tile: int) -> None:
    """Where one tile would fit, turn by turn; turns that look the same are offered once."""
    for cell in range(s.opens):
        here = (s.open_q[cell], s.open_r[cell])
        for turned in range(6):
            if turn_fits(s, cell, tile, turned):
                assert ref.fits(chart, here, tile, turned)
        fitting = {ref.turned(ref.PRINTED[tile]["edges"], by) for by in range(6) if ref.fits(chart, here, tile, by)}
        offered = {ref.turned(ref.PRINTED[tile]["edges"], by) for by in range(6) if turn_fits(s, cell, tile, by)}
        assert fitting == offered


def compare(games: int, seed: int) -> dict[str, int]:
    """Compare the final maps of so many games; counts what there was to compare."""
    seen = {"maps": 0, "islands held": 0, "outposts": 0}
    for number, s in enumerate(final_records(games, seed)):
        chart = ref.read(s)
        seen["maps"] += 1
        seen["islands held"] += check_islands(s, chart)
        seen["outposts"] += len(chart.outposts)
        check_ways_and_corners(s, chart)
        check_seats(s, chart)
        check_fits(s, chart, number % TILES)
    return seen


def test_final_maps_equal_the_reference() -> None:
    """004 "6. Les Îles contrôlées", Archer, "PLACER DES TUILES"; rulings 6, 17, 24, 26 to 28, 30."""
    seen = compare(400, seed=1)
    assert seen["maps"] == 400
    assert seen["islands held"] > 100
    assert seen["outposts"] > 100


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_ten_thousand_final_maps_equal_the_reference() -> None:
    """The same passages and rulings, at length: every starting board, alone and with two to four players."""
    seen = compare(10_000, seed=50_000)
    assert seen["maps"] == 10_000
    assert seen["islands held"] > 2_500
    assert seen["outposts"] > 2_500


def test_edges_and_parts_of_the_data_agree() -> None:
    """Ruling 6 and data/tiles.toml: an edge is land where its part is; two land edges side by side are one part."""
    assert len(ref.PRINTED) == TILES + 12
    for plate in ref.PRINTED:
        letters = "".join("L" if part in "abc" else "S" if part in "ABC" else "M" for part in plate["regions"])
        assert letters == plate["edges"]
        for side in range(6):
            if plate["edges"][side - 1] == plate["edges"][side] == "L":
                assert plate["regions"][side - 1] == plate["regions"][side]
