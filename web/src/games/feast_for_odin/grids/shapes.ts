import printed from "./printed.json";

/** What a tile is by the rules: goods by where they come from, special tiles, and what lies on one cell. */
export type Colour = "farm" | "animal" | "craft" | "luxury" | "special" | "coin" | "ore" | "wood";

/** A tile in one of its turns: rows of signs, the same as bits (bit 0 is the left column), and how many cells it has. */
export interface Shape {
  rows: string[];
  bits: number[];
  width: number;
  height: number;
  cells: number;
}

/** What is printed on a board besides its cells. */
export interface Printed {
  points: number;
  /** Places for wood and stone at its side, each −1 while empty. */
  stores: Partial<Record<"wood" | "stone", number>>;
  tracks: { top: number; cells: [row: number, col: number, value: number][] }[];
  /** What each bonus cell brings, in the order of the view. */
  bonuses: string[][];
}

const TILES = printed.tiles as unknown as Record<string, [Colour, ...string[]]>;
const LAYOUTS = printed.layouts as unknown as Record<string, Printed>;

/** What is printed on a layout. */
export function printedOn(layout: string): Printed {
  return LAYOUTS[layout] ?? { points: 0, stores: {}, tracks: [], bonuses: [] };
}

/** Whether something can lie on a board at all. */
export function isTile(item: string): boolean {
  return item in TILES;
}

export function colourOf(item: string): Colour {
  return TILES[item]?.[0] ?? "coin";
}

/** Pattern turned by a quarter, clockwise. */
function quarter(rows: string[]): string[] {
  return Array.from(rows[0] ?? "", (_, i) => [...rows].reverse().map((row) => row[i]).join(""));
}

function flipped(rows: string[]): string[] {
  return rows.map((row) => [...row].reverse().join(""));
}

function shaped(rows: string[]): Shape {
  const bits = rows.map((row) => [...row].reduce((sum, sign, col) => sum | (sign === "#" ? 1 << col : 0), 0));
  return { rows, bits, width: rows[0]?.length ?? 0, height: rows.length, cells: rows.join("").replaceAll(".", "").length };
}

const same = (a: string[], b: string[]): boolean => a.join("/") === b.join("/");

/** The distinct turns of a pattern in the order of the rules: four rotations, then those of its mirror image. */
function orientations(pattern: string[]): Shape[] {
  const found: string[][] = [];
  let rows = pattern;
  for (const _side of [0, 1]) {
    for (let n = 0; n < 4; n += 1) {
      if (!found.some((known) => same(known, rows))) found.push(rows);
      rows = quarter(rows);
    }
    rows = flipped(rows);
  }
  return found.map(shaped);
}

const turns = new Map<string, Shape[]>();

/** All turns of a tile; the place in this list is how the rules name a turn. */
export function turnsOf(item: string): Shape[] {
  let known = turns.get(item);
  if (!known) turns.set(item, (known = orientations((TILES[item]?.slice(1) as string[] | undefined) ?? [])));
  return known;
}

/** A tile in one of its turns. */
export function shapeOf(item: string, turn: number): Shape {
  const all = turnsOf(item);
  return (all[turn] ?? all[0]) as Shape;
}

function turnOf(item: string, rows: string[]): number {
  return turnsOf(item).findIndex((shape) => same(shape.rows, rows));
}

/** The turn that follows when the tile is turned by a quarter, clockwise. */
export function turned(item: string, turn: number): number {
  return turnOf(item, quarter(shapeOf(item, turn).rows));
}

/** The turn in which the tile lies when it is turned over. */
export function mirrored(item: string, turn: number): number {
  return turnOf(item, flipped(shapeOf(item, turn).rows));
}
