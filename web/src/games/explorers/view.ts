import type { View } from "../../house/messages";
import { ANIMALS, type Animal, type Chart, type Hex, type Land, type Piece } from "./schema";

export * from "./schema";

/** Where the cell beyond each side lies, clockwise from the north-east. */
export const STEPS: readonly [number, number][] = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];

export function chartOf(view: View): Chart {
  return view.board as Chart;
}

export function isLand(part: string): boolean {
  return "abc".includes(part);
}

/** The land with this number, and the hex it lies in. */
export function landOf(chart: Chart, land: number): { hex: Hex; land: Land } | null {
  for (const hex of chart.hexes) {
    const found = hex.lands.find((one) => one.land === land);
    if (found) return { hex, land: found };
  }
  return null;
}

/** What a ship or a land holds, piece by piece. */
export function piecesOf(vikings: number, livestock: Partial<Record<Animal, number>>): Piece[] {
  const herd = ANIMALS.flatMap((animal) => Array.from({ length: livestock[animal] ?? 0 }, () => animal));
  return [...Array.from({ length: vikings }, () => "viking" as const), ...herd];
}

/** How many of each piece a cargo holds. */
export function counted(cargo: Piece[]): Map<Piece, number> {
  const counts = new Map<Piece, number>();
  for (const piece of cargo) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}
