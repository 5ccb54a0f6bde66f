export interface Course {
  path: string;
  last: number;
  /** Where the name of the line stands. */
  label: number;
}

const LABEL = 24;

/** Steps of the scale: five at most, at round numbers. */
export function ticks(top: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => top / size <= 5) ?? 200;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, n) => n * step);
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
  top: number,
): { x: number; y: number } {
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    x: round((width * moves) / Math.max(1, scores.length - 1)),
    y: round(height * (1 - (scores[moves]?.[seat] ?? 0) / top)),
  };
}

/** A line for each seat, from its points after each answer. */
export function courses(scores: number[][], width: number, height: number, top: number): Course[] {
  const seats = scores[0]?.length ?? 0;
  const at = (n: number, seat: number): { x: number; y: number } => pointOf(scores, n, seat, width, height, top);
  const last = scores.at(-1) ?? [];
  const labels = spread(last.map((_, seat) => at(scores.length - 1, seat).y), height);
  return Array.from({ length: seats }, (_, seat) => ({
    path: scores.map((_, n) => `${n ? "L" : "M"}${at(n, seat).x} ${at(n, seat).y}`).join(""),
    last: last[seat] ?? 0,
    label: labels[seat] ?? 0,
  }));
}
