import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bonusesOf, groundOf, incomeOf, minusLeft, placesOf, takes, whyNot, withTile, type Place } from "../src/games/feast_for_odin/grids/geometry";
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

  test("there is a reason exactly where a tile does not fit", () => {
    for (const { board, fits } of samples) {
      const ground = groundOf(board);
      for (const [item, expected] of Object.entries(fits)) {
        if (!expected.length) continue;
        const fitting = new Set(expected.map((place) => place.join()));
        turnsOf(item).forEach((_, turn) => {
          for (let row = -1; row <= ground.height; row += 1) {
            for (let col = -1; col <= ground.width; col += 1) {
              const refusal = whyNot(ground, item, { turn, row, col });
              expect(refusal === null, `${item} ${turn} ${row} ${col} on ${board.layout}`).toBe(fitting.has([turn, row, col].join()));
              const cells = (refusal?.cells ?? []).map(String);
              expect(new Set(cells).size, "each cell is named once").toBe(cells.length);
            }
          }
        });
      }
    }
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
