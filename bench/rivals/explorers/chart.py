"""The map as a player reads it: how far it is by sea and over land, where outposts could stand."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from functools import cached_property
from typing import TypeVar

from longhouse.games.explorers.schema import SIDES, Chart, Hex

__all__ = ["FAR", "Map", "Place", "Site"]

FAR = 99
BESIDE = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # the hex behind each side
Place = tuple[int, str]  # a hex and a part of its sea
Site = tuple[frozenset[int], frozenset[int]]  # the hexes that meet at a corner, and their lands there
Node = TypeVar("Node", bound=Hashable)


class Map:
    """Lands and seas with their neighbours."""

    def __init__(self, board: Chart) -> None:
        self.board = board
        self.hexes: dict[int, Hex] = {each["hex"]: each for each in board["hexes"]}
        self._at = {(each["q"], each["r"]): each for each in board["hexes"]}
        self.lands = {land["land"]: each["hex"] for each in board["hexes"] for land in each["lands"]}
        self.island = {land["land"]: land["island"] for each in board["hexes"] for land in each["lands"]}
        self._part = {(each["hex"], land["part"]): land["land"] for each in board["hexes"] for land in each["lands"]}
        self._steps: dict[int, dict[int, int]] = {}
        self._miles: dict[Place, dict[Place, int]] = {}

    def beside(self, each: Hex, side: int) -> Hex | None:
        """The hex behind a side."""
        q, r = BESIDE[side]
        return self._at.get((each["q"] + q, each["r"] + r))

    def land_at(self, each: Hex, side: int) -> int | None:
        """The land at a side of a hex."""
        return self._part.get((each["hex"], each["parts"][side]))

    def seas(self, hex: int) -> set[Place]:
        """The parts of the sea on a hex."""
        return {(hex, part) for part in self.hexes[hex]["parts"] if part.isupper()}

    @cached_property
    def ports(self) -> set[Place]:
        """Where a ship lies at the mainland."""
        return {place for hex, each in self.hexes.items() if "m" in each["parts"] for place in self.seas(hex)}

    @cached_property
    def _ways(self) -> dict[int, set[int]]:
        """The lands next to each land."""
        ways: dict[int, set[int]] = {land: set() for land in self.lands}
        for each in self.hexes.values():
            for side in range(len(SIDES)):
                here, beyond = self.land_at(each, side), self.beside(each, side)
                there = None if beyond is None else self.land_at(beyond, (side + 3) % 6)
                if here is not None and there is not None:
                    ways[here].add(there)
        return ways

    @cached_property
    def _routes(self) -> dict[Place, set[Place]]:
        """The parts of the sea next to each part."""
        routes: dict[Place, set[Place]] = {place: set() for hex in self.hexes for place in self.seas(hex)}
        for each in self.hexes.values():
            for side, part in enumerate(each["parts"]):
                beyond = self.beside(each, side)
                if part.isupper() and beyond is not None:
                    routes[each["hex"], part].add((beyond["hex"], beyond["parts"][(side + 3) % 6]))
        return routes

    def steps(self, land: int) -> dict[int, int]:
        """How far it is over land from a land to others."""
        if land not in self._steps:
            self._steps[land] = _spread([land], self._ways)
        return self._steps[land]

    def miles(self, place: Place) -> dict[Place, int]:
        """How far it is by sea from a place to others."""
        if place not in self._miles:
            self._miles[place] = _spread([place], self._routes)
        return self._miles[place]

    @cached_property
    def home(self) -> dict[Place, int]:
        """How far the mainland is by sea."""
        return _spread(self.ports, self._routes)

    @cached_property
    def shores(self) -> dict[int, list[tuple[int, Place, int]]]:
        """For every land: where a ship could land for it, and how far it is to walk from there."""
        found: dict[int, list[tuple[int, Place, int]]] = {}
        for land in self.lands:
            near = sorted(self.steps(land).items(), key=lambda step: step[1])[:8]
            found[land] = [(shore, place, n) for shore, n in near for place in self.seas(self.lands[shore])]
        return found

    @cached_property
    def sites(self) -> list[Site]:
        """Corners where three hexes meet by land and none of them has an outpost."""
        taken = {hex for outpost in self.board["outposts"] for hex in outpost["hexes"]}
        found = set()
        for each in self.hexes.values():
            for corner in range(6):
                second, third = self.beside(each, corner), self.beside(each, (corner + 1) % 6)
                if second is None or third is None:
                    continue
                lands = (
                    self.land_at(each, corner),
                    self.land_at(second, (corner + 3) % 6),
                    self.land_at(third, (corner + 4) % 6),
                )
                edges = (self.land_at(each, (corner + 1) % 6), self.land_at(second, (corner + 2) % 6))
                hexes = frozenset((each["hex"], second["hex"], third["hex"]))
                if None not in (*lands, *edges) and not hexes & taken:
                    found.add((hexes, frozenset(land for land in lands if land is not None)))
        return list(found)


def _spread(starts: Iterable[Node], beside: Mapping[Node, Iterable[Node]]) -> dict[Node, int]:
    """How many steps it is from the nearest start to everything that can be reached."""
    reached = dict.fromkeys(starts, 0)
    edge = list(reached)
    for node in edge:
        for goal in beside[node]:
            if goal not in reached:
                reached[goal] = reached[node] + 1
                edge.append(goal)
    return reached
