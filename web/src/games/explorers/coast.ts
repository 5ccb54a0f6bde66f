import { between, cornerOf, R, type Point } from "./hexes";
import { isLand } from "./view";

/** A piece of land on a tile: its ground, and its coast where sea lies before it. */
export interface Outline {
 part: string;
 /** Points all around it; the border of the hex where land goes on, the coast elsewhere. */
 ground: Point[];
 coasts: Point[][];
}

/** Sides that lie next to each other and belong to one part: the first, and how many. */
interface Run {
 first: number;
 length: number;
}

function runsOf(parts: string, part: string): Run[] {
 const mine = (side: number): boolean => parts[(side + 6) % 6] === part;
 const runs: Run[] = [];
 for (let side = 0; side < 6; side += 1) {
   if (!mine(side) || mine(side - 1)) continue;
   let length = 1;
   while (length < 6 && mine(side + length)) length += 1;
   runs.push({ first: side, length });
 }
 return runs.length || !mine(0) ? runs : [{ first: 0, length: 6 }];
}

/** Numbers that look like chance and are the same for a tile whenever it is drawn. */
function shaker(seed: string): () => number {
 let state = 7;
 for (const letter of seed) state = (state * 31 + letter.charCodeAt(0)) % 2147483647;
 return () => {
   state = (state * 48271) % 2147483647;
   return state / 2147483647 - 0.5;
 };
}

/** How far a coast is drawn towards the middle: less round a single edge of sea, and before a single edge of land. */
function pullOf(run: Run, runs: number, sea: number): number {
 if (sea === 1) return 0.62;
 return run.length === 1 && runs === 1 ? 0.72 : 0.78;
}

const POINTS = 9;
const SHAKEN = 0.13 * R;

/** A coast from corner to corner: a curve drawn towards the middle, shaken where it is far from the border. */
function coast(from: Point, to: Point, pull: number, shake: () => number): Point[] {
 const middle = { x: 0, y: 0 };
 const [a, b] = [between(from, middle, pull), between(to, middle, pull)];
 return Array.from({ length: POINTS + 1 }, (_, n) => {
   const share = n / POINTS;
   const [p, q, r] = [between(from, a, share), between(a, b, share), between(b, to, share)];
   const at = between(between(p, q, share), between(q, r, share), share);
   const loose = n === 0 || n === POINTS ? 0 : SHAKEN;
   return { x: at.x + loose * shake(), y: at.y + loose * shake() };
 });
}

/** The land of a hex as it lies, every piece with its coasts; the shape of a coast is the tile's own and turns with it. */
export function outlinesOf(parts: string, turned: number, seed: string): Outline[] {
 const printed = parts.slice(turned) + parts.slice(0, turned);
 const shake = shaker(seed);
 const lands = [...new Set(printed)].filter(isLand).sort();
 return lands.map((part) => {
   const runs = runsOf(printed, part);
   const outline: Outline = { part, ground: [], coasts: [] };
   runs.forEach((run, n) => {
     for (let side = run.first - 1; side < run.first + run.length; side += 1) outline.ground.push(cornerOf(side));
     if (run.length === 6) return;
     const next = runs[(n + 1) % runs.length] as Run;
     const end = run.first + run.length - 1;
     const sea = (next.first - end - 1 + 12) % 6;
     const shore = coast(cornerOf(end), cornerOf(next.first - 1), pullOf(run, runs.length, sea), shake);
     outline.coasts.push(shore);
     outline.ground.push(...shore.slice(1, -1));
   });
   return turnedBy(outline, turned);
 });
}

function turnedBy({ part, ground, coasts }: Outline, turned: number): Outline {
 const angle = (turned * Math.PI) / 3;
 const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
 const turn = ({ x, y }: Point): Point => ({ x: x * cos - y * sin, y: x * sin + y * cos });
 return { part, ground: ground.map(turn), coasts: coasts.map((shore) => shore.map(turn)) };
}

const n1 = (n: number): string => n.toFixed(1);

/** A smooth path through points. */
export function smooth(points: Point[]): string {
 const at = (n: number): Point => points[Math.max(0, Math.min(points.length - 1, n))] as Point;
 let path = `M${n1(at(0).x)} ${n1(at(0).y)}`;
 for (let n = 0; n < points.length - 1; n += 1) {
   const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
   path += `C${n1(b.x + (c.x - a.x) / 6)} ${n1(b.y + (c.y - a.y) / 6)} ${n1(c.x - (d.x - b.x) / 6)} ${n1(c.y - (d.y - b.y) / 6)} ${n1(c.x)} ${n1(c.y)}`;
 }
 return path;
}

/** The ground of a piece of land as a path: straight along the border, smooth along the coasts. */
export function groundPath({ ground, coasts }: Outline): string {
 const begins = new Map(coasts.map((shore) => [key(shore[0] as Point), shore]));
 let path = "";
 for (let n = 0; n < ground.length; n += 1) {
   const point = ground[n] as Point;
   const shore = begins.get(key(point));
   path += `${path ? "L" : "M"}${n1(point.x)} ${n1(point.y)}`;
   if (!shore) continue;
   path += smooth(shore).replace(/^M[^C]*/, "");
   n += POINTS - 1;
 }
 return `${path}Z`;
}

const key = ({ x, y }: Point): string => `${n1(x)} ${n1(y)}`;
