export interface Course {
  path: string;
  last: number;
  /** Where the name of the line stands. */
  label: number;
}

const LABEL = 24;

/** From which points to which a chart reaches. */
export interface Scale {
  bottom: number;
  top: number;
}

/** The scale that shows all points; it holds zero, and points below it. */
export function scaleOf(scores: number[][]): Scale {
  return { bottom: Math.min(0, ...scores.flat()), top: Math.max(5, ...scores.flat()) };
}

/** Steps of the scale: five or six, at round numbers. */
export function ticks({ bottom, top }: Scale): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => (top - bottom) / size <= 5) ?? 200;
  const [first, last] = [Math.ceil(bottom / step), Math.floor(top / step)];
  return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step || 0);
}

/** How far down a number of points stands on a chart of this height. */
export function heightOf(points: number, { bottom, top }: Scale, height: number): number {
  return height * (1 - (points - bottom) / (top - bottom));
}

/** Labels that would lie on each other move apart, the highest first. */
export function spread(labels: number[], most: number): number[] {
  const order = labels.map((_, n) => n).sort((a, b) => (labels[a] ?? 0) - (labels[b] ?? 0));
  const placed = [...labels];
  let lowest = -Infinity;
  for (const n of order) {
    placed[n] = Math.max(placed[n] ?? 0, lowest + LABEL);
    lowest = placed[n] as number;
  }
  const over = Math.max(0, lowest - most);
  return placed.map((at) => at - over);
}

/** Where a seat stands on the chart after so many answers. */
export function pointOf(
  scores: number[][],
  moves: number,
  seat: number,
  width: number,
  height: number,
  scale: Scale,
): { x: number; y: number } {
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    x: round((width * moves) / Math.max(1, scores.length - 1)),
    y: round(heightOf(scores[moves]?.[seat] ?? 0, scale, height)),
  };
}

/** A line for each seat, from its points after each answer. */
export function courses(scores: number[][], width: number, height: number, scale: Scale): Course[] {
  const seats = scores[0]?.length ?? 0;
  const at = (n: number, seat: number): { x: number; y: number } => pointOf(scores, n, seat, width, height, scale);
  const last = scores.at(-1) ?? [];
  const labels = spread(last.map((_, seat) => at(scores.length - 1, seat).y), height);
  return Array.from({ length: seats }, (_, seat) => ({
    path: scores.map((_, n) => `${n ? "L" : "M"}${at(n, seat).x} ${at(n, seat).y}`).join(""),
    last: last[seat] ?? 0,
    label: labels[seat] ?? 0,
  }));
}
