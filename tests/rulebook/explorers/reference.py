"""Islands, control and ways once more: slow, from the printed data, with plain sets and queues.

Nothing here comes from the rules: a chart is a dict from cells to the strings of the data files.
"""

from __future__ import annotations

import tomllib
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import longhouse

Cell = tuple[int, int]
Land = tuple[Cell, str]  # a cell and the label of one of its land parts
AROUND = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
DATA = Path(longhouse.game("explorers").folder) / "data"
MAP: dict[str, Any] = tomllib.loads((DATA / "tiles.toml").read_text("utf-8"))
PRINTED = MAP["tile"] + [fixed for side in MAP["start_side"] for fixed in side["hex"]]
CLOSED = {(q, r) for q, r in MAP["mainland"]["closed_cells"]}


def step(cell: Cell, side: int) -> Cell:
    return cell[0] + AROUND[side][0], cell[1] + AROUND[side][1]


def turned(text: str, by: int) -> str:
    """A ring of six letters, turned clockwise."""
    return "".join(text[(i - by) % 6] for i in range(6))


@dataclass
class Chart:
    """A map as one would note it on paper."""

    edges: dict[Cell, str] = field(default_factory=dict)  # L, S or M by side
    parts: dict[Cell, str] = field(default_factory=dict)
    fixed: set[Cell] = field(default_factory=set)
    vikings: dict[Land, list[int]] = field(default_factory=dict)  # by seat
    outposts: list[tuple[int, Cell, int]] = field(default_factory=list)  # owner, cell, corner
    players: int = 4


def read(s: Any) -> Chart:
    """The chart of a record: where each tile lies and who stands where."""
    chart = Chart(players=s.players)
    for h in range(s.hexes):
        cell, printed = (s.hex_q[h], s.hex_r[h]), PRINTED[s.hex_plate[h]]
        chart.edges[cell] = turned(printed["edges"], s.hex_turned[h])
        chart.parts[cell] = turned(printed["regions"], s.hex_turned[h])
        if "shape" not in printed:
            chart.fixed.add(cell)
        for k, label in enumerate(sorted({part for part in printed["regions"] if part in "abc"})):
            chart.vikings[cell, label] = [s.vikings[seat, s.first_land[h] + k] for seat in range(s.players)]
        if s.corner[h] >= 0:
            chart.outposts.append((s.outpost[h], cell, s.corner[h]))
    return chart


# ---------------------------------------------------------------------------- islands
def neighbours(chart: Chart, land: Land) -> list[Land]:
    """The land parts one step away over a land edge."""
    cell, label = land
    found = []
    for side in range(6):
        other = step(cell, side)
        if chart.parts[cell][side] == label and other in chart.parts:
            found.append((other, chart.parts[other][(side + 3) % 6]))
    return found


def islands(chart: Chart) -> list[frozenset[Land]]:
    """Flood every land part."""
    left, found = set(chart.vikings), []
    while left:
        start = left.pop()
        seen, queue = {start}, deque([start])
        while queue:
            for land in neighbours(chart, queue.popleft()):
                if land not in seen:
                    seen.add(land)
                    queue.append(land)
        left -= seen
        found.append(frozenset(seen))
    return found


def is_finished(chart: Chart, island: frozenset[Land]) -> bool:
    return all(
        step(cell, side) in chart.edges
        for cell, label in island
        for side in range(6)
        if chart.parts[cell][side] == label
    )


def size(island: frozenset[Land]) -> int:
    return len({cell for cell, _ in island})


def influence(chart: Chart, island: frozenset[Land], seat: int) -> int:
    standing = sum(chart.vikings[land][seat] for land in island)
    built = sum(
        2 for owner, cell, corner in chart.outposts if owner == seat and (cell, chart.parts[cell][corner]) in island
    )
    return standing + built


def controllers(chart: Chart, island: frozenset[Land]) -> set[int]:
    """Those with most influence on a finished island; nobody without any."""
    by_seat = [influence(chart, island, seat) for seat in range(chart.players)]
    most = max(by_seat)
    if not is_finished(chart, island) or most == 0:
        return set()
    return {seat for seat, own in enumerate(by_seat) if own == most}


def island_points(chart: Chart, seat: int) -> int:
    return sum(size(island) for island in islands(chart) if seat in controllers(chart, island))


def sizes_controlled(chart: Chart, seat: int) -> list[int]:
    """The sizes of the seat's islands, the largest first."""
    return sorted((size(island) for island in islands(chart) if seat in controllers(chart, island)), reverse=True)


def visited(chart: Chart, seat: int) -> int:
    """Finished islands with a Viking of the seat that it does not control."""
    return sum(
        is_finished(chart, island)
        and seat not in controllers(chart, island)
        and any(chart.vikings[land][seat] for land in island)
        for island in islands(chart)
    )


# ---------------------------------------------------------------------------- ways
def distances(chart: Chart) -> dict[Cell, int]:
    """Placed tiles on the shortest chain of neighbouring tiles from a fixed hex, by breadth-first search."""
    found = dict.fromkeys(chart.fixed, 0)
    queue = deque(chart.fixed)
    while queue:
        cell = queue.popleft()
        for side in range(6):
            other = step(cell, side)
            if other in chart.edges and other not in found:
                found[other] = found[cell] + 1
                queue.append(other)
    return found


def corner_cells(cell: Cell, corner: int) -> list[Cell]:
    return [cell, step(cell, corner), step(cell, (corner + 1) % 6)]


def archer(chart: Chart, seat: int) -> int:
    far = distances(chart)
    ways = [min(far[c] for c in corner_cells(cell, corner)) for owner, cell, corner in chart.outposts if owner == seat]
    return max(ways, default=0)


def sea_ways(chart: Chart, cell: Cell, label: str) -> set[tuple[int, Cell, str]]:
    """Where a ship in that sea part can go: side, cell and sea part."""
    found = set()
    for side in range(6):
        other = step(cell, side)
        if chart.parts[cell][side] == label and other in chart.parts:
            found.add((side, other, chart.parts[other][(side + 3) % 6]))
    return found


# ---------------------------------------------------------------------------- corners and cells
def sites(chart: Chart) -> set[frozenset[Cell]]:
    """Corners of three tiles by land, none of which touches an outpost."""
    touched = {c for _, cell, corner in chart.outposts for c in corner_cells(cell, corner)}
    found = set()
    for cell in chart.edges:
        for corner in range(6):
            around = corner_cells(cell, corner)
            meet = all(c in chart.edges for c in around) and not touched & set(around)
            if meet and all(between(chart, a, b) == "L" for a in around for b in around if a != b):
                found.add(frozenset(around))
    return found


def between(chart: Chart, cell: Cell, other: Cell) -> str:
    """What the edge of a cell towards another shows."""
    return chart.edges[cell][AROUND.index((other[0] - cell[0], other[1] - cell[1]))]


def free_cells(chart: Chart) -> set[Cell]:
    """Empty cells beside a tile that are not closed."""
    beside = {step(cell, side) for cell in chart.edges for side in range(6)}
    return beside - set(chart.edges) - CLOSED


def fits(chart: Chart, cell: Cell, tile: int, by: int) -> bool:
    """Land against land, sea against sea."""
    edges = turned(PRINTED[tile]["edges"], by)
    for side in range(6):
        other = step(cell, side)
        if other in chart.edges and chart.edges[other][(side + 3) % 6] != edges[side]:
            return False
    return True
