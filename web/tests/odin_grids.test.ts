import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bonusesOf, cellsOf, forbiddenCells, groundOf, idleCells, incomeOf, isCovered, minusLeft, placesOf, takes, whyNot, withTile, type Place } from "../src/games/feast_for_odin/grids/geometry";
import { cornersOf, signOn } from "../src/games/feast_for_odin/grids/outline";
import { changeOf, covering, nearest, ranked, worthOf } from "../src/games/feast_for_odin/grids/places";
import printed from "../src/games/feast_for_odin/grids/printed.json";
import { isTile, mirrored, shapeOf, turned, turnsOf } from "../src/games/feast_for_odin/grids/shapes";
import type { GridBoard } from "../src/games/feast_for_odin/view";

/** A board with what the engine says about it: web/tools/odin_grids.py. */
interface Sample {
  board: GridBoard;
  takes: string[];
  fits: Record<string, [turn: number, row: number, col: number][]>;
  after: { item: string; place: [number, number, number]; income: number; pays: boolean[] } | null;
}
const samples = JSON.parse(readFileSync(process.env["LONGHOUSE_GRIDS"] ?? "tests/positions/odin_grids.json", "utf8")) as Sample[];
const ITEMS = Object.keys(printed.tiles);

const placed = ([turn, row, col]: [number, number, number]): Place => ({ turn, row, col });
const listed = (places: Place[]): [number, number, number][] => places.map(({ turn, row, col }) => [turn, row, col]);

describe("the engine's own answers", () => {
  test("the samples are worth asking: all kinds of boards, empty to full, bonuses that pay and those that do not", () => {
    const kinds = new Set(samples.map(({ board }) => board.layout));
    expect(kinds.size).toBeGreaterThanOrEqual(9);
    expect(samples.some(({ board }) => board.bonuses.some(({ pays }) => pays))).toBe(true);
    expect(samples.some(({ board }) => board.income > 3)).toBe(true);
  });

  test("a tile is offered where the rules let it lie, and nowhere else", () => {
    for (const { board, fits } of samples) {
      const ground = groundOf(board);
      for (const [item, expected] of Object.entries(fits)) expect(listed(placesOf(ground, item)), `${item} on ${board.layout}`).toEqual(expected);
    }
  });

  test("what fits somewhere is offered, what fits nowhere is not", () => {
    for (const { board, takes: expected } of samples) {
      const ground = groundOf(board);
      expect(ITEMS.filter((item) => takes(ground, item)), board.layout).toEqual(expected);
    }
  });

  test("there is a reason exactly where a tile does not fit, and it names each cell once", () => {
    const wrong: string[] = [];
    for (const { board, fits } of samples) {
      const ground = groundOf(board);
      for (const [item, expected] of Object.entries(fits)) {
        if (!expected.length) continue;
        const fitting = new Set(expected.map((place) => place.join()));
        turnsOf(item).forEach((_, turn) => {
          for (let row = -1; row <= ground.height; row += 1) {
            for (let col = -1; col <= ground.width; col += 1) {
              const refusal = whyNot(ground, item, { turn, row, col });
              const cells = (refusal?.cells ?? []).map(String);
              const right = (refusal === null) === fitting.has([turn, row, col].join()) && new Set(cells).size === cells.length;
              if (!right) wrong.push(`${item} ${turn} ${row} ${col} on ${board.layout}: ${refusal?.reason}, ${cells.join(" ")}`);
            }
          }
        });
      }
    }
    expect(wrong).toEqual([]);
  });

  test("income and bonuses are those of the engine, before and after a tile is laid", () => {
    for (const { board, after } of samples) {
      const ground = groundOf(board);
      expect(incomeOf(ground), board.layout).toBe(board.income);
      expect(bonusesOf(ground).map(({ pays }) => pays)).toEqual(board.bonuses.map(({ pays }) => pays));
      if (!after) continue;
      const then = withTile(ground, after.item, placed(after.place));
      expect(incomeOf(then), `${after.item} on ${board.layout}`).toBe(after.income);
      expect(bonusesOf(then).map(({ pays }) => pays)).toEqual(after.pays);
      expect(minusLeft(then)).toBeLessThanOrEqual(minusLeft(ground));
    }
  });
});

describe("turning", () => {
  test.each(ITEMS.filter(isTile))("%s: four quarters and two turns over come back", (item) => {
    turnsOf(item).forEach((_, turn) => {
      let at = turn;
      for (let n = 0; n < 4; n += 1) at = turned(item, at);
      expect(at).toBe(turn);
      expect(mirrored(item, mirrored(item, turn))).toBe(turn);
      const [shape, next] = [shapeOf(item, turn), shapeOf(item, turned(item, turn))];
      expect([next.width, next.height, next.cells]).toEqual([shape.height, shape.width, shape.cells]);
    });
  });
});

describe("places", () => {
  const held = samples.flatMap(({ board, fits }) => Object.entries(fits).flatMap(([item, places]) => (places.length ? [{ ground: groundOf(board), item, places: places.map(placed) }] : [])));

  test("are offered best first, each once", () => {
    for (const { ground, item, places } of held) {
      const offered = ranked(ground, item, places);
      expect(new Set(offered.map((place) => Object.values(place).join())).size).toBe(places.length);
      const worths = offered.map((place) => worthOf(ground, item, place));
      expect(worths).toEqual([...worths].sort((a, b) => b - a));
    }
  });

  test("draw a tile to themselves from nearby only, and without turning it", () => {
    for (const { places } of held) {
      const place = places[places.length >> 1] as Place;
      expect(nearest(places, place.turn, { row: place.row + 0.3, col: place.col - 0.3 })).toEqual(place);
      expect(nearest(places, place.turn, { row: place.row + 90, col: place.col }, 0.9)).toBeNull();
    }
  });

  test("cover the cell that was tapped", () => {
    for (const { item, places } of held) {
      const place = places[0] as Place;
      const [row, col] = cellsOf(shapeOf(item, place.turn), place.row, place.col)[0] ?? [0, 0];
      const found = covering(places, { item, turn: place.turn }, row, col) as Place;
      expect(found.turn).toBe(place.turn);
      expect(cellsOf(shapeOf(item, found.turn), found.row, found.col)).toContainEqual([row, col]);
    }
  });

  test("change what the engine says they change", () => {
    for (const { board, after } of samples) {
      if (!after) continue;
      const { income, closed } = changeOf(groundOf(board), after.item, placed(after.place));
      expect(income).toEqual([board.income, after.income]);
      const newly = after.pays.filter((pays, n) => pays && !board.bonuses[n]?.pays).length;
      expect(closed.length > 0).toBe(newly > 0);
    }
  });
});

test("cells beside rivals are shown where one cell of that colour would be refused for it", () => {
  for (const { board } of samples) {
    const ground = groundOf(board);
    const item = ground.house ? "mead" : "oil";
    const shown = new Set(forbiddenCells(ground, item).map(String));
    for (const { turn, row, col } of placesOf(ground, item)) for (const cell of cellsOf(shapeOf(item, turn), row, col)) expect(shown.has(String(cell))).toBe(false);
    for (const [row, col] of forbiddenCells(ground, item)) expect(isCovered(ground, row, col)).toBe(false);
  }
});

test("a cell that brings nothing any more changes nothing when it alone is covered", () => {
  for (const { board } of samples) {
    const ground = groundOf(board);
    for (const [row, col] of idleCells(ground)) {
      const { income, minus, closed, lost } = changeOf(ground, "silver", { turn: 0, row, col });
      expect([income[0] - income[1], minus[0] - minus[1], closed.length, lost.length], `${row} ${col} on ${board.layout}`).toEqual([0, 0, 0, 0]);
    }
  }
});

test.each(ITEMS)("%s is drawn around its cells in one line, its sign on the tile", (item) => {
  turnsOf(item).forEach((shape) => {
    const cells = cellsOf(shape, 0, 0).map(String);
    const edges = cellsOf(shape, 0, 0).flatMap(([r, c]) => [[r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]].filter((near) => !cells.includes(String(near))));
    expect(cornersOf(shape)).toHaveLength(edges.length);
    const sign = signOn(shape);
    expect(cells).toContain(String([Math.floor(sign.y - 0.01), Math.floor(sign.x - 0.01)]));
  });
});
