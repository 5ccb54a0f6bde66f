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

/** A line for each seat, from its points after each answer. */
export function courses(scores: number[][], width: number, height: number, top: number): Course[] {
  const seats = scores[0]?.length ?? 0;
  const y = (value: number): number => Math.round(height * (1 - value / top) * 10) / 10;
  const x = (n: number): number => Math.round((width * n * 10) / Math.max(1, scores.length - 1)) / 10;
  const last = scores.at(-1) ?? [];
  const labels = spread(last.map(y), height);
  return Array.from({ length: seats }, (_, seat) => ({
    path: scores.map((row, n) => `${n ? "L" : "M"}${x(n)} ${y(row[seat] ?? 0)}`).join(""),
    last: last[seat] ?? 0,
    label: labels[seat] ?? 0,
  }));
}
