import type { GridBoard, Laid } from "../view";
import { colourOf, printedOn, shapeOf, turnsOf, type Colour, type Printed, type Shape } from "./shapes";

/** Where a tile lies: how it is turned, and the top left corner of the box around it. */
export interface Place {
  turn: number;
  row: number;
  col: number;
}
export type Cell = [row: number, col: number];

/** A board as the rules reckon with it: a row is one number, a column one bit of it. */
export interface Ground {
  board: GridBoard;
  printed: Printed;
  house: boolean;
  width: number;
  height: number;
  /** What can be covered; the same without bonus cells; the numbers of the income; −1. */
  cells: number[];
  must: number[];
  income: number[];
  minus: number[];
  covered: number[];
}

/** Why a tile may not lie somewhere: the reason, the tile it meets and the cells that matter. */
export interface Refusal {
  reason: "off" | "taken" | "beside" | "income";
  tile: Laid | null;
  cells: Cell[];
  /** Where a forbidden neighbour touches it, in cells from the top left corner of the board. */
  edge: { x: number; y: number } | null;
}

// ---------------------------------------------------------------------------- reading a board
function bitsOf(row: string, signs: string): number {
  return [...row].reduce((sum, sign, col) => sum | (signs.includes(sign) ? 1 << col : 0), 0);
}

function coverRows(height: number, tiles: Laid[]): number[] {
  const rows = new Array<number>(height).fill(0);
  for (const { cells } of tiles) for (const [row, col] of cells) rows[row] = (rows[row] ?? 0) | (1 << col);
  return rows;
}

/** A board of the view, ready to reckon with. */
export function groundOf(board: GridBoard): Ground {
  const { grid, layout, tiles } = board;
  return {
    board,
    printed: printedOn(layout),
    house: isHouse(board.board),
    width: Math.max(...grid.map((row) => row.length)),
    height: grid.length,
    cells: grid.map((row) => bitsOf(row, "o-ib")),
    must: grid.map((row) => bitsOf(row, "o-i")),
    income: grid.map((row) => bitsOf(row, "i")),
    minus: grid.map((row) => bitsOf(row, "-")),
    covered: coverRows(grid.length, tiles),
  };
}

export function isHouse(board: string): boolean {
  return board.startsWith("stone_house") || board.startsWith("long_house");
}

const has = (rows: number[], row: number, col: number): boolean => (((rows[row] ?? 0) >> col) & 1) === 1;

export function isCovered(ground: Ground, row: number, col: number): boolean {
  return has(ground.covered, row, col);
}

/** The tile that covers a cell. */
export function tileAt(ground: Ground, row: number, col: number): Laid | null {
  return ground.board.tiles.find(({ cells }) => cells.some(([r, c]) => r === row && c === col)) ?? null;
}

/** The cells that a tile covers. */
export function cellsOf(shape: Shape, row: number, col: number): Cell[] {
  return shape.rows.flatMap((line, r) => [...line].flatMap((sign, c): Cell[] => (sign === "#" ? [[row + r, col + c]] : [])));
}

// ---------------------------------------------------------------------------- what may lie where
/** Home and exploration boards take craft, luxury, special tiles, silver and ore; houses all goods and silver, by a card wood too. */
export function mayLie(item: string, house: boolean, woodToo: boolean): boolean {
  const colour = colourOf(item);
  if (colour === "wood") return house && woodToo;
  if (house) return colour !== "ore";
  return colour !== "farm" && colour !== "animal";
}

/** The colour whose tiles may not touch each other on this kind of board. */
function keptApart(colour: Colour, house: boolean): boolean {
  return house ? colour === "farm" || colour === "animal" : colour === "craft";
}

/** The cells covered by tiles that this one may not touch. */
function rivals(ground: Ground, item: string): number[] | null {
  const colour = colourOf(item);
  if (!keptApart(colour, ground.house)) return null;
  return coverRows(ground.height, ground.board.tiles.filter((tile) => colourOf(tile.item) === colour));
}

/** Bare cells, without those beside a rival. */
function openRows(ground: Ground, item: string): number[] {
  const apart = rivals(ground, item);
  return ground.cells.map((cells, row) => {
    const free = cells & ~(ground.covered[row] ?? 0);
    if (!apart) return free;
    const own = apart[row] ?? 0;
    return free & ~((own << 1) | (own >> 1) | (apart[row - 1] ?? 0) | (apart[row + 1] ?? 0));
  });
}

/** Whether nothing that must be covered is bare to the lower left of an income cell, counting the tile itself. */
function bareLowerLeft(ground: Ground, shape: Shape, at: { row: number; col: number }, top: number, right: number): Cell[] {
  const upTo = (2 << right) - 1;
  const bare: Cell[] = [];
  for (let row = top; row < ground.height; row += 1) {
    const under = (shape.bits[row - at.row] ?? 0) << at.col;
    const open = (ground.must[row] ?? 0) & upTo & ~(ground.covered[row] ?? 0) & ~under;
    for (let col = 0; open >> col; col += 1) if ((open >> col) & 1) bare.push([row, col]);
  }
  return bare;
}

/** What would have to be covered before the income cells under the tile. */
function tooEarly(ground: Ground, shape: Shape, row: number, col: number): Cell[] {
  const missing: Cell[] = [];
  shape.bits.forEach((bits, r) => {
    const hit = (bits << col) & (ground.income[row + r] ?? 0);
    for (let right = 0; hit >> right; right += 1) {
      if ((hit >> right) & 1) missing.push(...bareLowerLeft(ground, shape, { row, col }, row + r, right));
    }
  });
  return missing;
}

function fitsOn(ground: Ground, open: number[], shape: Shape, row: number, col: number): boolean {
  if (row < 0 || col < 0 || row + shape.height > ground.height) return false;
  if (shape.bits.some((bits, r) => ((bits << col) & ~(open[row + r] ?? 0)) !== 0)) return false;
  return tooEarly(ground, shape, row, col).length === 0;
}

/** All places where a tile may lie, turn by turn, row by row. */
export function placesOf(ground: Ground, item: string, woodToo = false): Place[] {
  if (!mayLie(item, ground.house, woodToo)) return [];
  const open = openRows(ground, item);
  return turnsOf(item).flatMap((shape, turn) => {
    const found: Place[] = [];
    for (let row = 0; row + shape.height <= ground.height; row += 1) {
      for (let col = 0; col + shape.width <= ground.width; col += 1) if (fitsOn(ground, open, shape, row, col)) found.push({ turn, row, col });
    }
    return found;
  });
}

/** Whether a tile may lie anywhere on the board. */
export function takes(ground: Ground, item: string, woodToo = false): boolean {
  if (!mayLie(item, ground.house, woodToo)) return false;
  const open = openRows(ground, item);
  return turnsOf(item).some((shape) => {
    for (let row = 0; row + shape.height <= ground.height; row += 1) {
      for (let col = 0; col + shape.width <= ground.width; col += 1) if (fitsOn(ground, open, shape, row, col)) return true;
    }
    return false;
  });
}

/** Bare cells that a tile may not take because they lie beside one of its colour. */
export function forbiddenCells(ground: Ground, item: string): Cell[] {
  const open = openRows(ground, item);
  return ground.board.grid.flatMap((line, row) =>
    [...line].flatMap((_, col): Cell[] => (has(ground.cells, row, col) && !isCovered(ground, row, col) && !has(open, row, col) ? [[row, col]] : [])),
  );
}

// ---------------------------------------------------------------------------- why not
/** Where a cell of the tile lies beside a rival: the tile, and the middle of the edge between them. */
function touching(ground: Ground, item: string, cells: Cell[]): Pick<Refusal, "tile" | "edge"> | null {
  const apart = rivals(ground, item);
  if (!apart) return null;
  for (const [row, col] of cells) {
    for (const [r, c] of [[row + 1, col], [row - 1, col], [row, col + 1], [row, col - 1]] as Cell[]) {
      if (has(apart, r, c)) return { tile: tileAt(ground, r, c), edge: { x: (col + c + 1) / 2, y: (row + r + 1) / 2 } };
    }
  }
  return null;
}

/** Each cell once: two numbers of the income may wait for the same ones. */
function once(cells: Cell[]): Cell[] {
  return cells.filter(([row, col], n) => cells.findIndex(([r, c]) => r === row && c === col) === n);
}

/** Why a tile may not lie there, in the order in which the rules look; null where it fits. */
export function whyNot(ground: Ground, item: string, { turn, row, col }: Place): Refusal | null {
  const shape = shapeOf(item, turn);
  const cells = cellsOf(shape, row, col);
  const off = cells.filter(([r, c]) => r < 0 || c < 0 || !has(ground.cells, r, c));
  if (off.length) return { reason: "off", tile: null, cells: off, edge: null };
  const taken = cells.filter(([r, c]) => isCovered(ground, r, c));
  const [first] = taken;
  if (first) return { reason: "taken", tile: tileAt(ground, ...first), cells: taken, edge: null };
  const beside = touching(ground, item, cells);
  if (beside) return { reason: "beside", cells: [], ...beside };
  const early = tooEarly(ground, shape, row, col);
  return early.length ? { reason: "income", tile: null, cells: once(early), edge: null } : null;
}

// ---------------------------------------------------------------------------- what a board pays
/** The board with one more tile on it. */
export function withTile(ground: Ground, item: string, { turn, row, col }: Place): Ground {
  const cells = cellsOf(shapeOf(item, turn), row, col);
  const tiles = [...ground.board.tiles, { item, turn, row, col, cells }];
  return { ...ground, board: { ...ground.board, tiles }, covered: coverRows(ground.height, tiles) };
}

/** What all diagonals pay: of each the smallest number that is not covered. */
export function incomeOf(ground: Ground): number {
  return ground.printed.tracks.reduce((sum, { top, cells }) => sum + (cells.find(([row, col]) => !isCovered(ground, row, col))?.[2] ?? top), 0);
}

/** The bare cells around a bonus cell. */
function bareAround(ground: Ground, row: number, col: number): Cell[] {
  const bare: Cell[] = [];
  for (let r = row - 1; r <= row + 1; r += 1) {
    for (let c = col - 1; c <= col + 1; c += 1) {
      if ((r !== row || c !== col) && c >= 0 && has(ground.must, r, c) && !isCovered(ground, r, c)) bare.push([r, c]);
    }
  }
  return bare;
}

/** A bonus cell: what it brings, whether it is covered and so lost, whether it pays, else what is still bare around it. */
export interface BonusState {
  row: number;
  col: number;
  gives: string[];
  lost: boolean;
  pays: boolean;
  missing: Cell[];
}

export function bonusesOf(ground: Ground): BonusState[] {
  return ground.board.bonuses.map(({ row, col }, n) => {
    const lost = isCovered(ground, row, col);
    const missing = lost ? [] : bareAround(ground, row, col);
    return { row, col, gives: ground.printed.bonuses[n] ?? [], lost, pays: !lost && !missing.length, missing };
  });
}

/** Points that bare cells cost. */
export function minusLeft(ground: Ground): number {
  const bits = (n: number): number => (n ? (n & 1) + bits(n >> 1) : 0);
  return ground.minus.reduce((sum, row, r) => sum + bits(row & ~(ground.covered[r] ?? 0)), 0);
}

/** Bare cells that bring nothing any more: no −1, no bonus and no number of the income needs them. */
export function idleCells(ground: Ground): Cell[] {
  const needed = bonusesOf(ground).flatMap(({ row, col, lost, pays }) => (lost || pays ? [] : [[row, col] as Cell]));
  const numbers = ground.printed.tracks.flatMap(({ cells }) => cells.filter(([row, col]) => !isCovered(ground, row, col)));
  return ground.board.grid.flatMap((line, row) =>
    [...line].flatMap((sign, col): Cell[] => {
      if (sign !== "o" || isCovered(ground, row, col)) return [];
      if (needed.some(([r, c]) => Math.abs(r - row) < 2 && Math.abs(c - col) < 2)) return [];
      return numbers.some(([r, c]) => row >= r && col <= c) ? [] : [[row, col]];
    }),
  );
}

/** The next number of each diagonal and what is bare to its lower left. */
export function nextIncome(ground: Ground): { row: number; col: number; missing: Cell[] }[] {
  const nothing: Shape = { rows: [], bits: [], width: 0, height: 0, cells: 0 };
  return ground.printed.tracks.flatMap(({ cells }) => {
    const next = cells.find(([row, col]) => !isCovered(ground, row, col));
    if (!next) return [];
    const [row, col] = next;
    return [{ row, col, missing: bareLowerLeft(ground, nothing, { row: 0, col: 0 }, row, col) }];
  });
}
