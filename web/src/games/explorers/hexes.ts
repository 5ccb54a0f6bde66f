import { isLand, SIDES, STEPS, type Chart, type Hex } from "./view";

/** Where hexes, their parts and corners lie on the map. Units of the drawing: a hex reaches R from its middle to a corner. */
export const R = 46;
const WIDE = Math.sqrt(3) * R;

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

export function middleOf({ q, r }: { q: number; r: number }): Point {
  return { x: WIDE * (q + r / 2), y: 1.5 * R * r };
}

const turn = (degrees: number, far: number): Point => ({
  x: far * Math.cos((degrees * Math.PI) / 180),
  y: far * Math.sin((degrees * Math.PI) / 180),
});

/** A corner seen from the middle of its hex; corner n lies between side n and the next. */
export function cornerOf(n: number, far = R): Point {
  return turn(60 * n - 30, far);
}

/** The middle of a side, seen from the middle of its hex. */
export function sideOf(n: number, far = WIDE / 2): Point {
  return turn(60 * n - 60, far);
}

export function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

export function between(a: Point, b: Point, share = 0.5): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

const fixed = (n: number): string => n.toFixed(1);

/** A line through points, closed if wished. */
export function line(points: Point[], closed = false): string {
  return points.map(({ x, y }, n) => `${n ? "L" : "M"}${fixed(x)} ${fixed(y)}`).join("") + (closed ? "Z" : "");
}

export function hexagon(far = R, at: Point = { x: 0, y: 0 }): string {
  return line([5, 0, 1, 2, 3, 4].map((n) => plus(at, cornerOf(n, far))), true);
}

/** How far from the middle the pieces of a part stand: parts with more sides reach further in. */
const OUT = [0, 0.5, 0.44, 0.36, 0.16, 0.08, 0];

const sidesWith = (parts: string, part: string): number[] => [0, 1, 2, 3, 4, 5].filter((n) => parts[n] === part);

/** Whether a part lies on several stretches of the border, with others between them. */
function isBent(parts: string, part: string): boolean {
  const runs = sidesWith(parts, part).filter((n) => parts[(n + 5) % 6] !== part).length;
  return runs > 1;
}

/** Where the pieces of a part of a hex stand, seen from its middle. */
export function anchor(parts: string, part: string): Point {
  const sides = sidesWith(parts, part);
  const sum = sides.map((n) => sideOf(n, 1)).reduce(plus, { x: 0, y: 0 });
  const length = Math.hypot(sum.x, sum.y);
  const inlet = sides.length === 1 && !isLand(part); // a single edge of sea reaches least far in
  const far = (inlet ? 0.66 : (OUT[sides.length] ?? 0)) * R;
  if (length < 0.1 || isBent(parts, part)) return bent(parts, part);
  return { x: (sum.x / length) * far, y: (sum.y / length) * far };
}

/** A part that lies on several stretches of the border has its pieces in the middle, a little off the smaller neighbours. */
function bent(parts: string, part: string): Point {
  const others = [0, 1, 2, 3, 4, 5].filter((n) => parts[n] !== part);
  const sum = others.map((n) => sideOf(n, 1)).reduce(plus, { x: 0, y: 0 });
  const length = Math.hypot(sum.x, sum.y);
  return length < 0.1 ? { x: 0, y: 0 } : { x: (-sum.x / length) * R * 0.1, y: (-sum.y / length) * R * 0.1 };
}

/** Where a part of a hex lies on the map. */
export function placeOf(hex: Hex, part: string): Point {
  return plus(middleOf(hex), anchor(hex.parts, part));
}

/** Where Vikings wait on the mainland. */
export const MAINLAND: Point = { x: 0, y: R * 1.78 };

/** The parts of a hex in the order of their sides, land first. */
export function partsOf(hex: Hex): string[] {
  const all = [...new Set(hex.parts)].filter((part) => part !== "m");
  return [...all.filter(isLand).sort(), ...all.filter((part) => !isLand(part)).sort()];
}

export function sidesOf(hex: { parts: string }, part: string): string[] {
  return SIDES.filter((_, n) => hex.parts[n] === part);
}

export function hexAt(chart: Chart, { q, r }: { q: number; r: number }): Hex | undefined {
  return chart.hexes.find((hex) => hex.q === q && hex.r === r);
}

/** The hex behind a side, if one lies there. */
export function beyond(chart: Chart, hex: Hex, side: string): Hex | undefined {
  const [q, r] = STEPS[SIDES.indexOf(side as (typeof SIDES)[number])] ?? [0, 0];
  return hexAt(chart, { q: hex.q + q, r: hex.r + r });
}

/** The part of the neighbour that one comes to across a side. */
export function partBeyond(chart: Chart, hex: Hex, side: string): string | undefined {
  const n = SIDES.indexOf(side as (typeof SIDES)[number]);
  return beyond(chart, hex, side)?.parts[(n + 3) % 6];
}

/** The room that cells take on the map. */
export function boxOf(cells: { q: number; r: number }[]): Box {
  const middles = cells.map(middleOf);
  const [left, top] = [Math.min(...middles.map(({ x }) => x)) - WIDE / 2, Math.min(...middles.map(({ y }) => y)) - R];
  const [right, bottom] = [Math.max(...middles.map(({ x }) => x)) + WIDE / 2, Math.max(...middles.map(({ y }) => y)) + R];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function around(points: Point[], air: number): Box {
  const [left, top] = [Math.min(...points.map(({ x }) => x)) - air, Math.min(...points.map(({ y }) => y)) - air];
  const [right, bottom] = [Math.max(...points.map(({ x }) => x)) + air, Math.max(...points.map(({ y }) => y)) + air];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Everything that is drawn: the hexes, the mainland below, and while a tile is laid the cells where it may come to lie. */
export function worldOf(chart: Chart, laying: boolean): Box {
  const land = [{ q: -2, r: 1 }, { q: 1, r: 1 }];
  const { x, y, width, height } = boxOf([...chart.hexes, ...(laying ? chart.open : []), ...land]);
  const bottom = Math.max(y + height, MAINLAND.y + R * 0.75);
  return { x: x - 8, y: y - 8, width: width + 16, height: bottom - y + 16 };
}

/** Where several pieces of one part stand so that none covers another; steps are in units of a piece. */
const SPREAD: Point[][] = [
  [],
  [{ x: 0, y: 0 }],
  [{ x: -0.5, y: 0 }, { x: 0.5, y: 0 }],
  [{ x: -0.5, y: -0.38 }, { x: 0.5, y: -0.38 }, { x: 0, y: 0.5 }],
  [{ x: -0.5, y: -0.45 }, { x: 0.5, y: -0.45 }, { x: -0.5, y: 0.5 }, { x: 0.5, y: 0.5 }],
];

/** Places for so many pieces around a point; `wide` is the room of one. */
export function spread(at: Point, count: number, wide: number): Point[] {
  const places = SPREAD[count] ?? Array.from({ length: count }, (_, n) => turn((360 / count) * n - 90, 0.85));
  return places.map(({ x, y }) => ({ x: at.x + x * wide, y: at.y + y * wide }));
}
