import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { groundPath, outlinesOf } from "../src/games/explorers/coast";
import { anchor, cornerOf, R, sideOf, spread, type Point } from "../src/games/explorers/hexes";
import { turnedParts, turnTowards } from "../src/games/explorers/turning";
import { isLand } from "../src/games/explorers/view";

/** Tile, turn and what lies behind its sides, as the rules join them; written by tools/positions.py. */
const TILES = readFileSync("tests/positions/explorers_tiles.txt", "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" ") as [string, string, string]);

function inside({ x, y }: Point, ground: Point[]): boolean {
  let within = false;
  ground.forEach((a, n) => {
    const b = ground[(n + 1) % ground.length] as Point;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}

const hexagon = Array.from({ length: 6 }, (_, n) => cornerOf(n, R * 0.985));
const STEP = 2;

/** What is drawn at each point of a fine grid: the piece of land, or water. */
function drawn(parts: string, turned: number, tile: string): Map<string, string> {
  const outlines = outlinesOf(parts, turned, tile);
  const grid = new Map<string, string>();
  const many = Math.ceil(R / STEP);
  for (let i = -many; i <= many; i += 1) {
    for (let k = -many; k <= many; k += 1) {
      const at = { x: i * STEP, y: k * STEP };
      if (!inside(at, hexagon)) continue;
      const lands = outlines.filter(({ ground }) => inside(at, ground));
      grid.set(`${i},${k}`, lands.map(({ part }) => part).join("") || "~");
    }
  }
  return grid;
}

/** Every point that is joined to one by points of the same kind. */
function flood(grid: Map<string, string>, from: string): Set<string> {
  const [seen, edge] = [new Set([from]), [from]];
  for (let at = edge.pop(); at; at = edge.pop()) {
    const [i, k] = at.split(",").map(Number) as [number, number];
    for (const next of [`${i + 1},${k}`, `${i - 1},${k}`, `${i},${k + 1}`, `${i},${k - 1}`]) {
      if (seen.has(next) || grid.get(next) !== grid.get(at)) continue;
      seen.add(next);
      edge.push(next);
    }
  }
  return seen;
}

const grids = new Map<string, Map<string, string>>();
/** A tile in a turn is drawn once for all tests. */
function gridOf(parts: string, turned: string, tile: string): Map<string, string> {
  const known = grids.get(`${tile} ${turned}`) ?? drawn(parts, Number(turned), tile);
  grids.set(`${tile} ${turned}`, known);
  return known;
}

const near = (at: Point): string => `${Math.round(at.x / STEP)},${Math.round(at.y / STEP)}`;

test("all tiles are there in all turns", () => {
  expect(new Set(TILES.map(([tile]) => tile)).size).toBe(48);
  expect(TILES).toHaveLength(48 * 6);
});

test("what is drawn behind every side of every tile in every turn is what the rules join", () => {
  const wrong: string[] = [];
  for (const [tile, turned, parts] of TILES) {
    const grid = gridOf(parts, turned, tile);
    const points = Array.from({ length: 6 }, (_, side) => near(sideOf(side, R * 0.82)));
    const regions = points.map((point) => flood(grid, point));
    points.forEach((point, a) => {
      const part = parts[a] as string;
      if (grid.get(point) !== (isLand(part) ? part : "~")) wrong.push(`${tile} ${turned} side ${a}: ${grid.get(point)} for ${part}`);
      points.forEach((_, b) => {
        const joined = regions[a]?.has(points[b] as string);
        if (joined !== (part === parts[b])) wrong.push(`${tile} ${turned} sides ${a} and ${b}: ${joined ? "joined" : "apart"}`);
      });
    });
  }
  expect(wrong).toEqual([]);
}, 60_000);

test("coasts leave and meet the border at corners, so neighbours join without a seam", () => {
  const corners = Array.from({ length: 6 }, (_, n) => cornerOf(n));
  const atCorner = (at: Point): boolean => corners.some((corner) => Math.hypot(corner.x - at.x, corner.y - at.y) < 0.01);
  for (const [tile, turned, parts] of TILES) {
    for (const { coasts } of outlinesOf(parts, Number(turned), tile)) {
      for (const coast of coasts) expect([coast[0], coast.at(-1)].every((at) => atCorner(at as Point))).toBe(true);
    }
  }
});

test("pieces stand on their own part", () => {
  const wrong: string[] = [];
  for (const [tile, turned, parts] of TILES) {
    const grid = gridOf(parts, turned, tile);
    for (const part of new Set(parts)) {
      const found = grid.get(near(anchor(parts, part)));
      if (found !== (isLand(part) ? part : "~")) wrong.push(`${tile} ${turned} ${part}: ${found}`);
    }
  }
  expect(wrong).toEqual([]);
}, 60_000);

test("a tile keeps its coast when it is turned", () => {
  const [, , parts] = TILES[0] as [string, string, string];
  const [straight] = outlinesOf(parts, 0, "tile");
  const once = parts.slice(-1) + parts.slice(0, -1);
  const [turned] = outlinesOf(once, 1, "tile");
  const lengths = (points: Point[] = []): number[] => points.map(({ x, y }) => Math.round(Math.hypot(x, y) * 100));
  expect(lengths(turned?.ground)).toEqual(lengths(straight?.ground));
  expect(groundPath(turned as never)).not.toBe(groundPath(straight as never));
});

test("several pieces on one part stand apart", () => {
  for (const count of [2, 3, 4, 5, 6]) {
    const places = spread({ x: 0, y: 0 }, count, 27);
    const gaps = places.flatMap((a, n) => places.slice(n + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...gaps)).toBeGreaterThan(20);
  }
});

test("a tile that is held over a cell shows towards where one points", () => {
  const TURNS = [0, 1, 2, 3, 4, 5].map((turned) => ({ turned, codes: [turned], shores: [] }));
  const cell = { hex: 0, side: "east" as const, q: 1, r: 0, codes: [], turns: TURNS };
  const wrong: string[] = [];
  for (const [tile, , parts] of TILES.filter(([, turned]) => turned === "0")) {
    for (const part of new Set(parts)) {
      const held = { tile, shape: null, parts, icon: "nothing" as const, icon_part: part };
      const alike = TURNS.filter(({ turned }) => turnedParts(parts, turned) === parts).length;
      const ways = TURNS.map(({ turned }) => anchor(turnedParts(parts, turned), part));
      const found = ways.map(({ x, y }) => turnTowards(held, cell, { x: x * 1.2, y: y * 1.2 }));
      const shown = found.map((turn) => ways[turn] as Point);
      const near = shown.every(({ x, y }, n) => Math.hypot(x - (ways[n]?.x ?? 0), y - (ways[n]?.y ?? 0)) < 2);
      const middle = Math.hypot(ways[0]?.x ?? 0, ways[0]?.y ?? 0) < R * 0.2;
      if (!middle && (!near || (alike === 1 && new Set(found).size < 6))) wrong.push(`${tile} ${part}: ${found.join("")}`);
      if (turnTowards(held, cell, { x: 1, y: 1 }) !== 0) wrong.push(`${tile} ${part}: turned by its middle`);
    }
  }
  expect(wrong).toEqual([]);
});
