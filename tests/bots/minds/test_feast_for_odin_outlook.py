"""A Feast for Odin as a network looks at it, against sets of cells."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

import longhouse
from longhouse.bots.minds import mind_of
from longhouse.bots.minds.feast_for_odin.outlook import ENTITIES, OUTLOOK, answer_entity
from longhouse.bots.minds.feast_for_odin.outlook.layout import (
    BEHIND_UNIT,
    FIT_UNIT,
    LARGEST,
    PLACING_WIDTH,
    WORTH_UNIT,
    Coming,
    Ground,
    Placing,
    Tile,
    Turn,
)
from longhouse.bots.minds.feast_for_odin.packing import LOST_BONUS, NEAR, OPEN_SIDE, POINT
from longhouse.bots.minds.feast_for_odin.worth import WORTH
from longhouse.bots.thinking.network import Entities
from longhouse.games.feast_for_odin.components import GOODS, ITEM, ITEM_NAMES, ROUNDS, SPECIAL_TILES
from longhouse.games.feast_for_odin.layouts import FIRST_LETTER, FIRST_STONE, PATTERNS
from longhouse.games.feast_for_odin.observation import OBSERVATION
from longhouse.games.feast_for_odin.registers import InLay
from longhouse.games.feast_for_odin.state import A_ITEM, ANSWERS, FIRST_CODE, Ask, State
from longhouse.kernel import entries
from longhouse.kernel.match import Match
from tests.conformance.adversary import another_world
from tests.conformance.cases import Case, positions, walk
from tests.games.feast_for_odin import slow_boards as slow
from tests.games.feast_for_odin.test_boards_against_sets import cover, random_board
from tests.kernel.host_card import lend, needs_compiler

GAME = longhouse.game("feast_for_odin")
KINDS = {places.name: places for places in ENTITIES}
COUNTS = range(1, 5)
ASIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))
Cells = set[slow.Cell]
Numbers = NDArray[np.int64]


def outlook(s: Any, seat: int) -> Numbers:
    out = np.full(OUTLOOK.size, 77, np.int64)  # what was there before must not show
    OUTLOOK.rule(s, seat, out.data)
    return out


def rows(s: Any, seat: int, kind: str) -> Numbers:
    """The rows of one kind of things."""
    places = KINDS[kind]
    (fill,) = next(place for place in OUTLOOK if place.group == kind).feature.rules
    out = np.zeros(places.count * places.width, np.int64)
    fill(s, seat, out.data, 0)
    return out.reshape(places.count, places.width)


def told(row: Numbers, *names: Any) -> list[int]:
    return [int(row[name]) for name in names]


# ---------------------------------------------------------------------------- sets of cells
def pattern_of(item: str, turn: int) -> Cells:
    return {(r, c) for r, line in enumerate(PATTERNS[item][turn]) for c, sign in enumerate(line) if sign == "#"}


def moved(cells: Iterable[slow.Cell], row: int, col: int) -> Cells:
    return {(row + r, col + c) for r, c in cells}


def beside(cell: slow.Cell) -> Cells:
    return moved(ASIDE, *cell)


def holes(bare: Cells, size: int) -> int:
    """Parts of the bare ground that are as large as this."""
    left, found = set(bare), 0
    while left:
        part, edge = set(), {left.pop()}
        while edge:
            part |= edge
            edge = {other for cell in edge for other in beside(cell)} & left
            left -= edge
        found += len(part) == size
    return found


def lower_left(layout: str, place: dict[str, int]) -> Cells:
    return {(r, c) for r, c in slow.cells_with(layout, "o-ib") if r >= place["row"] and c <= place["col"]}


def steps(track: dict[str, Any], covered: Cells) -> int:
    """Places of a diagonal before its first bare one."""
    bare = [(cell["row"], cell["col"]) not in covered for cell in track["cells"]]
    return [*bare, True].index(True)


def tracks(layout: str) -> list[dict[str, Any]]:
    return list(slow.PRINTED[layout].get("income_track", []))


def ahead(layout: str, covered: Cells) -> list[tuple[Cells, int]]:
    """The next two incomes of the diagonal that lacks least: the cells to cover and what each adds."""
    found = []
    for track in tracks(layout):
        values = [*(cell["value"] for cell in track["cells"]), track["income_all_covered"]]
        first = steps(track, covered)
        two = list(enumerate(track["cells"]))[first : first + 2]
        found.append([(lower_left(layout, cell), values[k + 1] - values[k]) for k, cell in two])
    must = slow.cells_with(layout, "o-i")
    return min(filter(None, found), key=lambda two: len((two[0][0] & must) - covered), default=[])


def prospects(layout: str, covered: Cells) -> list[int]:
    must = slow.cells_with(layout, "o-i")
    numbers = [n for cells, gain in ahead(layout, covered) for n in (min(LARGEST, len((cells & must) - covered)), gain)]
    return [*numbers, 0, 0, 0, 0][:4]


def bonus_gaps(layout: str, covered: Cells) -> list[Cells | None]:
    """The bare cells around each bonus cell, None where that is covered."""
    must, gaps = slow.cells_with(layout, "o-i"), []
    for bonus in slow.PRINTED[layout].get("bonus", []):
        near = {(bonus["row"] + r, bonus["col"] + c) for r in (-1, 0, 1) for c in (-1, 0, 1)}
        gaps.append(None if (bonus["row"], bonus["col"]) in covered else (near & must) - covered)
    return gaps


def fit_of(layout: str, covered: Cells, tile: Cells, rounds: int) -> int:
    bare = slow.cells_with(layout, "o-i") - covered - tile
    worth = POINT * len(tile & slow.cells_with(layout, "-")) - LOST_BONUS * len(tile & slow.cells_with(layout, "b"))
    worth -= OPEN_SIDE * len(bare & {other for cell in tile for other in beside(cell)})
    for track in tracks(layout)[:1]:
        two = track["cells"][steps(track, covered) :][:2]
        worth += NEAR * rounds * len(tile & lower_left(layout, two[-1])) if two else 0
    return worth


def placing(layout: str, covered: Cells, tile: Cells) -> list[int]:
    """What Placing tells, from the existence of the row to the cells left bare."""
    everything, must = slow.cells_with(layout, "o-ib"), slow.cells_with(layout, "o-i")
    minus, free = slow.cells_with(layout, "-"), everything - covered - tile
    after, bare = covered | tile, must - covered
    sides = [other for cell in tile for other in beside(cell) if other not in tile]
    needed = [cells & must for cells, _ in ahead(layout, covered)]
    gaps = [
        pair for pair in zip(bonus_gaps(layout, covered), bonus_gaps(layout, after), strict=True) if None not in pair
    ]
    touched = [(before or set(), left or set()) for before, left in gaps if before != left]
    return [
        *(1, len(tile), len(tile & minus), len(tile & slow.cells_with(layout, "b"))),
        len(set(sides) & free & must),
        sum(side not in free for side in sides),
        *(holes(bare - tile, size) - holes(bare, size) for size in (1, 2)),
        sum(steps(track, after) - steps(track, covered) for track in tracks(layout)),
        slow.income(layout, after) - slow.income(layout, covered),
        *[*(len(tile & cells) for cells in needed), 0, 0][:2],
        *prospects(layout, after),
        sum(not left for _, left in touched),
        sum(len(before - left) for before, left in touched),
        max((8 - len(left) for _, left in touched if left), default=0),
        len(minus - after) // 2,
    ]


# ---------------------------------------------------------------------------- random boards
class Scene(NamedTuple):
    """Somebody who is asked how to lay something on a board, and what lies there."""

    s: Any
    board: int
    layout: str
    lying: dict[slow.Cell, str]
    item: str
    turn: int

    @property
    def rounds(self) -> int:
        return int(ROUNDS[0]) - int(self.s.round_number) + 1

    def tiles(self, item: str, turn: int) -> list[Cells]:
        """The cells of every placing of a tile turned so."""
        pattern = frozenset(pattern_of(item, turn))
        corners = slow.legal_corners(self.layout, item, pattern, self.lying)
        return [moved(pattern, *corner) for corner in sorted(corners)]

    def fits(self, item: str, turn: int) -> list[int]:
        return [fit_of(self.layout, set(self.lying), tile, self.rounds) for tile in self.tiles(item, turn)]

    def check_best(self, row: Numbers, tiles: list[Cells]) -> None:
        """The row tells of a placing that fits best, and the most that any of them brings."""
        covered = set(self.lying)
        fits = [fit_of(self.layout, covered, tile, self.rounds) for tile in tiles]
        best = [tile for tile, fit in zip(tiles, fits, strict=True) if fit == max(fits)]
        corner = told(row, Placing.ROW, Placing.COL)
        chosen = next(tile for tile in best if [min(r for r, _ in tile), min(c for _, c in tile)] == corner)
        assert row[: Placing.ROW].tolist() in [placing(self.layout, covered, tile) for tile in best]
        assert row[Placing.AREA] == len(chosen)
        assert row[Placing.FIT] == max(-LARGEST, min(LARGEST, max(fits) // FIT_UNIT))
        all_of_them = [placing(self.layout, covered, tile) for tile in tiles]
        assert told(row, Turn.SPOTS, Turn.MOST_INCOME, Turn.MOST_POINTS) == [
            min(LARGEST, len(tiles)),
            max(numbers[Placing.INCOME] for numbers in all_of_them),
            max(numbers[Placing.POINTS] for numbers in all_of_them),
        ]


def scenes(ask: Ask, seed: int, count: int) -> Iterator[Scene]:
    choice = random.Random(seed)
    for _ in range(count):
        s: Any = State.blank()
        board, layout, lying = random_board(s, choice)
        s.players, s.actor, s.ask, s.depth = 1, 0, ask, 1
        s.board_owner[board], s.round_number = 0, choice.randint(1, 7)
        items = [name for name in PATTERNS if name != "wood" and slow.may_lie(name, layout)]
        owned = choice.sample(items, 4)
        for name in owned:
            s.stock[0, ITEM[name]] = choice.randint(1, 3)
        turn = choice.randrange(len(PATTERNS[owned[0]]))
        s.register[InLay.BOARD, 0], s.register[InLay.ITEM, 0], s.register[InLay.TURN, 0] = board, ITEM[owned[0]], turn
        yield Scene(s, board, layout, lying, owned[0], turn)


def test_a_cell_says_what_the_tile_does_there() -> None:
    seen_so_far: list[list[int]] = []
    for scene in scenes(Ask.LAY_CELL, 1, 250):
        seen = rows(scene.s, 0, "cells").reshape(12, 13, PLACING_WIDTH)
        tiles, fits = scene.tiles(scene.item, scene.turn), scene.fits(scene.item, scene.turn)
        assert seen[:, :, 0].sum() == len(tiles)
        for tile, fit in zip(tiles, fits, strict=True):
            row, col = min(r for r, _ in tile), min(c for _, c in tile)
            numbers = placing(scene.layout, set(scene.lying), tile)
            assert seen[row, col, : Placing.ROW].tolist() == numbers
            kind = [scene.board < FIRST_LETTER, FIRST_LETTER <= scene.board < FIRST_STONE, scene.board >= FIRST_STONE]
            behind = [min(LARGEST, (max(fits) - fit) // BEHIND_UNIT), fit == max(fits)]
            small = max(-LARGEST, min(LARGEST, fit // FIT_UNIT))
            assert seen[row, col, Placing.ROW :].tolist() == [row, col, *kind, small, *behind]
            seen_so_far.append(numbers)
    assert np.any(np.array(seen_so_far), axis=0).all(), "every number is told of some placing"
    assert {np.sign(numbers[Placing.HOLES]) for numbers in seen_so_far} == {-1, 0, 1}
    assert {np.sign(numbers[Placing.PAIRS]) for numbers in seen_so_far} == {-1, 0, 1}


def test_a_turn_says_what_its_best_placing_does() -> None:
    for scene in scenes(Ask.LAY_TURN, 2, 90):
        seen = rows(scene.s, 0, "turns")
        turns = range(len(PATTERNS[scene.item]))
        tiles = {turn: found for turn in turns if (found := scene.tiles(scene.item, turn))}
        assert set(np.flatnonzero(seen[:, 0])) == set(tiles)
        best = max((max(scene.fits(scene.item, turn)) for turn in tiles), default=0)
        for turn, found in tiles.items():
            scene.check_best(seen[turn], found)
            fit = max(scene.fits(scene.item, turn))
            assert told(seen[turn], Placing.BEHIND, Placing.BEST) == [
                min(LARGEST, (best - fit) // BEHIND_UNIT),
                fit == best,
            ]
            pattern = PATTERNS[scene.item][turn]
            assert told(seen[turn], Turn.HEIGHT, Turn.BROAD) == [len(pattern), len(pattern[0])]


def test_a_tile_to_lay_says_what_its_best_placing_does() -> None:
    for scene in scenes(Ask.LAY_TILE, 3, 10):
        seen = rows(scene.s, 0, "tiles")
        for name in PATTERNS:
            item = ITEM[name]
            tiles = [tile for turn in range(len(PATTERNS[name])) for tile in scene.tiles(name, turn)]
            if scene.s.stock[0, item] == 0 or not tiles:
                assert not seen[item].any()
                continue
            scene.check_best(seen[item], tiles)
            assert seen[item, Tile.OWNED] == scene.s.stock[0, item]
            check_facts(seen[item], name)


def test_the_most_income_need_not_come_from_the_last_placing() -> None:
    """The corner is bare but for the cell above it: a cloakpin covers the numbers 0 and 1, or 0 alone if it lies."""
    ground = slow.cells_with("home_board", "o-ib")
    lying = {(r, c): "blue" for r, c in ground if r < 7 or c > 4 or (r, c) == (10, 0)}
    s: Any = State.blank()
    s.players, s.actor, s.ask, s.depth, s.round_number = 1, 0, Ask.LAY_TILE, 1, 4
    cover(s, 0, lying)
    s.stock[0, ITEM["cloakpin"]] = 1
    scene = Scene(s, 0, "home_board", lying, "cloakpin", 0)
    tiles = [tile for turn in range(len(PATTERNS["cloakpin"])) for tile in scene.tiles("cloakpin", turn)]
    gains = [placing("home_board", set(lying), tile)[Placing.INCOME] for tile in tiles]
    assert [gain for gain in gains if gain] == [2, 1]
    scene.check_best(rows(s, 0, "tiles")[ITEM["cloakpin"]], tiles)


def check_facts(row: Numbers, name: str) -> None:
    """What is printed on the item."""
    colours = ("orange", "red", "green", "blue", "silver", "ore")
    shown = slow.colour(name)
    facts = row[Tile.FACTS :]
    shape = slow.shape(name) if name in PATTERNS else set()
    sides = sorted(((max(r for r, _ in shape) + 1), max(c for _, c in shape) + 1)) if shape else [0, 0]
    printed = GOODS.get(name, SPECIAL_TILES.get(name, {}))
    assert facts[:7].tolist() == [*(shown == colour for colour in colours), shown not in colours]
    assert facts[7:11].tolist() == [name in SPECIAL_TILES, len(shape), sides[1], sides[0]]
    assert facts[12:15].tolist() == [printed.get(fact, 0) for fact in ("silver_cost", "sword", "forge")]


def test_a_tile_to_turn_over_says_what_comes() -> None:
    met = set()
    for scene in scenes(Ask.FLIP, 6, 300):
        if scene.layout != "home_board":
            continue
        seen = rows(scene.s, 0, "tiles")
        owned = [name for name in ITEM_NAMES[: len(seen)] if scene.s.stock[0, ITEM[name]] > 0]
        turned = {name: GOODS[name]["back"] for name in owned if "back" in GOODS.get(name, {})}
        assert {ITEM_NAMES[item] for item in np.flatnonzero(seen[:, 0])} == set(turned)
        for name, back in turned.items():
            row = seen[ITEM[name]]
            fits = any(scene.tiles(back, turn) for turn in range(len(PATTERNS[back])))
            gain = (WORTH[ITEM[back]] - WORTH[ITEM[name]]) // WORTH_UNIT
            assert row[Coming.AREA :].tolist() == [
                *(len(slow.shape(back)), slow.colour(back) == "green", slow.colour(back) == "blue"),
                *(scene.s.stock[0, ITEM[back]], gain, fits),
            ]
            met.add(fits)
    assert met == {False, True}


def test_a_board_says_what_is_bare_and_what_it_pays() -> None:
    for scene in scenes(Ask.FREE, 4, 100):
        s, layout, covered = scene.s, scene.layout, set(scene.lying)
        s.space_in_use = -1
        s.board_silver[0] = 3
        row = rows(s, 0, "grounds")[0 if scene.board == 0 else scene.board - FIRST_LETTER + 1]
        bare = slow.cells_with(layout, "o-i") - covered
        gaps = [gap for gap in bonus_gaps(layout, covered) if gap is not None]
        edges = sum(other not in bare for cell in bare for other in beside(cell))
        assert row[Ground.EXISTS] == row[Ground.OWN] == 1
        assert row[Ground.POINTS : Ground.TAKES].tolist() == [
            slow.PRINTED[layout].get("points", 0),
            3 if scene.board == FIRST_LETTER else 0,
            len(slow.cells_with(layout, "-") - covered) // 2,
            min(LARGEST, edges // 2),
            *(holes(bare, size) for size in (1, 2)),
            slow.income(layout, covered),
            *prospects(layout, covered),
            sum(not gap for gap in gaps),
            sum(bool(gap) for gap in gaps),
            max((8 - len(gap) for gap in gaps if gap), default=0),
        ]
        fitting = {
            name
            for name in PATTERNS
            if s.stock[0, ITEM[name]] and any(scene.tiles(name, turn) for turn in range(len(PATTERNS[name])))
        }
        large = [len(slow.shape(name)) for name in fitting if slow.colour(name) in ("green", "blue")]
        assert told(row, Ground.TAKES, Ground.LARGEST_TILE) == [bool(fitting), max(large, default=0)]


# ---------------------------------------------------------------------------- whole games
def asked(s: Any) -> bool:
    """Whether the question is answered by something with a row."""
    return s.ask in (Ask.LAY_TILE, Ask.LAY_TURN, Ask.LAY_CELL, Ask.EXPLORE, Ask.LAY_GIVEN) or names_item(s)


def names_item(s: Any) -> bool:
    return bool(FIRST_CODE[s.ask] == A_ITEM)


@pytest.mark.parametrize("players", COUNTS)
def test_numbers_lie_within_their_limits_and_answers_point_at_things(players: int) -> None:
    found = set()
    for n, match in enumerate(walk(Case("feast_for_odin", players).start(players), random.Random(players))):
        s: Any = match._state
        if match.actor is not None and (n % 16 == 0 or (asked(s) and n % 3 == 0)):
            seen = outlook(s, match.actor)
            assert OUTLOOK.faults(seen) == []
            assert pointed_at(seen, match.legal_codes)
            assert seen[: OBSERVATION.size].tolist() == match.observe(match.actor).tolist()
            check_items_named(match, seen)
            found.add(Ask(s.ask))
    assert {Ask.LAY_TILE, Ask.LAY_TURN, Ask.LAY_CELL, Ask.TURN} <= found


def pointed_at(seen: Numbers, codes: Iterable[int]) -> bool:
    """Whether every answer that names a thing with a row names one that exists."""
    named = [answer_entity(code) for code in codes]
    return all(seen[ENTITIES[kind].first + i * ENTITIES[kind].width] == 1 for kind, i in filter(None, named))


def check_items_named(match: Match, seen: Numbers) -> None:
    """Items that may be named have rows, others have none; what comes is what the player has then."""
    s: Any = match._state
    seat = match.actor or 0
    places = KINDS["tiles"]
    found = seen[places.first : places.end].reshape(places.count, places.width)
    legal = {code - A_ITEM for code in match.legal_codes if answer_entity(code) == (1, code - A_ITEM)}
    assert set(np.flatnonzero(found[:, 0])) == legal
    for item in legal:
        check_facts(found[item], ITEM_NAMES[item])
        assert found[item, Tile.OWNED] == min(LARGEST, s.stock[seat, item])
        if s.ask in (Ask.UPGRADE, Ask.TRADE, Ask.FLIP):
            after = match.copy()
            after.play(A_ITEM + item)
            stock: Any = after._state.stock
            came = [k for k in range(len(ITEM_NAMES)) if k != ITEM["silver"] and stock[seat, k] > s.stock[seat, k]]
            if len(came) == 1:
                shape, colour = slow.shape(ITEM_NAMES[came[0]]), slow.colour(ITEM_NAMES[came[0]])
                assert told(found[item], Coming.AREA, Coming.GREEN, Coming.BLUE, Coming.OWNED) == [
                    len(shape),
                    colour == "green",
                    colour == "blue",
                    s.stock[seat, came[0]],
                ]


@pytest.mark.parametrize("players", COUNTS)
def test_rows_begin_with_one_or_are_empty_and_nothing_hidden_shows(players: int) -> None:
    for match in positions(Case("feast_for_odin", players), 5, 12):
        for seat in range(players):
            seen = outlook(match._state, seat)
            for places in ENTITIES:
                found = seen[places.first : places.end].reshape(places.count, places.width)
                assert ((found[:, 0] == 1) | ~found.any(axis=1)).all()
            assert outlook(another_world(match, seat, 1)._state, seat).tolist() == seen.tolist()
            assert outlook(match.seen_by(seat).sample(1)._state, seat).tolist() == seen.tolist()


# ---------------------------------------------------------------------------- the same numbers everywhere
@pytest.fixture(scope="module")
def program_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the card's program is kept for all numbers of players."""
    return tmp_path_factory.mktemp("card")


@needs_compiler
@pytest.mark.parametrize("players", [1, 3])
def test_a_card_sees_the_same(monkeypatch: pytest.MonkeyPatch, program_folder: Path, players: int) -> None:
    monkeypatch.setitem(GAME.room.contract, "observe", OUTLOOK.rule)
    monkeypatch.setattr(GAME.room, "observation", OUTLOOK)
    lend(monkeypatch, program_folder)
    batch = GAME.batch(16, players=players, seed=2, engine="cuda")
    met = set()
    for _ in range(12):
        batch.play_out(23)
        for seen, cells in zip(batch.observe(0), batch.save(), strict=True):
            match = Match(GAME, players, None, batch.options, np.array([cells]))
            assert seen.tolist() == outlook(match._state, 0).tolist()
            met |= {places.name for places in ENTITIES if seen[places.first : places.end].any()}
    assert met == set(KINDS)


@pytest.mark.slow
@pytest.mark.parametrize("players", COUNTS)
def test_compiled_and_interpreted_outlooks_agree(players: int) -> None:
    engine = GAME.fast.extended({"observe": OUTLOOK.rule})
    for match in positions(Case("feast_for_odin", players), 7, 60):
        for seat in range(players):
            seen = np.zeros(OUTLOOK.size, np.int64)
            engine.entry(entries.look)(match._cells, 0, seat, seen)
            assert seen.tolist() == outlook(match._state, seat).tolist()


# ---------------------------------------------------------------------------- the layout
def test_the_rows_lie_behind_the_observation() -> None:
    assert OUTLOOK.groups[: len(OBSERVATION.groups)] == OBSERVATION.groups
    assert [places.first for places in ENTITIES] == [OBSERVATION.size, *(places.end for places in ENTITIES[:-1])]
    assert ENTITIES[-1].end == OUTLOOK.size


@pytest.mark.parametrize("players", [1, 2])
def test_networks_read_every_row(players: int) -> None:
    mind = mind_of(GAME)
    network = mind.network_for(players)
    assert mind.outlook is OUTLOOK
    assert network is not None
    assert len(network.seen) == OUTLOOK.size
    assert np.asarray(network.cell).max() < OBSERVATION.size
    kinds = [tuple(kind[: Entities.TRAITS]) for kind in np.asarray(network.kinds).tolist()]
    assert kinds == [(places.first, places.count, places.width) for places in ENTITIES]


def test_answers_name_boards_items_turns_and_cells() -> None:
    named = {"board": 0, "item": 1, "turn": 2, "cell": 3}
    for block in ANSWERS.blocks:
        found = [answer_entity(block.first + i) for i in range(block.size)]
        if block.kind in named:
            assert found == [(named[block.kind], i) for i in range(ENTITIES[named[block.kind]].count)]
        else:
            assert set(found) == {None}
