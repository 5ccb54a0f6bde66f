"""Each invariant of Explorers notices the damage it is there for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from longhouse.games.explorers.rules.invariants import broken
from tests.positions import arranging
from tests.rulebook.explorers.chart import (
    RED,
    at_sea,
    build,
    island_of_five,
    lay_shape,
    put_settlement,
    put_vikings,
)


def lose_a_tile(s: Any) -> None:
    s.stack_len -= 1


def double_a_tile(s: Any) -> None:
    s.stack[0] = s.stack[1]


def make_an_animal(s: Any) -> None:
    s.delivered[RED, 0] += 1


def make_a_settlement(s: Any) -> None:
    s.conquered[RED, 0] += 1


def lose_an_enemy_ship(s: Any) -> None:
    s.fleet -= 1


def lose_a_viking(s: Any) -> None:
    s.mainland[RED] -= 1


def forget_an_outpost(s: Any) -> None:
    s.built[RED] -= 1


def overload_a_ship(s: Any) -> None:
    s.crew[RED], s.mainland[RED] = 4, s.mainland[RED] + s.crew[RED] - 4


def run_a_ship_aground(s: Any) -> None:
    s.ship_sea[RED] = 0


def forget_a_raid(s: Any) -> None:
    put_vikings(s, RED, settled(s), 2)


def ask_an_empty_chair(s: Any) -> None:
    s.actor = 2


def end_too_early(s: Any) -> None:
    s.actor = -1


def turn_a_tile(s: Any) -> None:
    s.hex_turned[3] = (s.hex_turned[3] + 1) % 6


def move_a_tile(s: Any) -> None:
    s.hex_q[3] += 1


def stretch_a_way(s: Any) -> None:
    s.distance[3] += 1


def invent_a_site(s: Any) -> None:
    s.sites[0] |= 1


def forget_an_edge(s: Any) -> None:
    s.open_land[s.opens - 1] = s.open_sea[s.opens - 1] = 0


def part_an_island(s: Any) -> None:
    last = s.lands - 1
    s.island[s.first_land[4]] = last


def miscount_an_islands_tiles(s: Any) -> None:
    s.island_tiles[s.island[s.first_land[3]]] += 1


def miscount_an_islands_edges(s: Any) -> None:
    s.open_edges[s.island[s.first_land[3]]] += 1


def make_influence(s: Any) -> None:
    s.influence[RED, s.island[s.first_land[3]]] += 1


DAMAGE: list[tuple[Callable[[Any], None], int]] = [
    (lose_a_tile, 1),
    (double_a_tile, 1),
    (make_an_animal, 2),
    (make_a_settlement, 3),
    (lose_an_enemy_ship, 4),
    (lose_a_viking, 5),
    (forget_an_outpost, 6),
    (overload_a_ship, 7),
    (run_a_ship_aground, 7),
    (forget_a_raid, 8),
    (ask_an_empty_chair, 9),
    (end_too_early, 9),
    (turn_a_tile, 11),
    (move_a_tile, 11),
    (stretch_a_way, 11),
    (invent_a_site, 12),
    (forget_an_edge, 13),
    (part_an_island, 14),
    (miscount_an_islands_tiles, 15),
    (miscount_an_islands_edges, 15),
    (make_influence, 15),
]


def settled(s: Any) -> int:
    return next(h for h in range(s.hexes) if s.settlement[h])


@pytest.mark.parametrize(("damage", "number"), DAMAGE, ids=lambda value: getattr(value, "__name__", str(value)))
def test_damage_is_noticed(damage: Callable[[Any], None], number: int) -> None:
    match = at_sea(2)
    with arranging(match) as s:
        laid = island_of_five(s)
        build(s, RED, laid[0], 0)
        put_settlement(s, lay_shape(s, "half", -2, 0, 3, "settlement"), 2)
        assert broken(s) == 0
        damage(s)
        assert broken(s) == number
