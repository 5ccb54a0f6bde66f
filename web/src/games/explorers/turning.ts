import { anchor, R, type Point } from "./hexes";
import type { LayCell, Tile } from "./view";

/** Nearer to the middle of a cell than this nobody points at a side of it. */
const MIDDLE = R * 0.22;

/** What lies behind the sides of a tile that is turned. */
export function turnedParts(parts: string, turned: number): string {
  return parts.slice(-turned || 6) + parts.slice(0, -turned || 6);
}

/** The turn by which what a tile shows lies nearest to where one points, seen from the middle of the cell; the first for the middle. */
export function turnTowards({ parts, icon_part: shown }: Tile, { turns }: LayCell, at: Point): number {
  if (Math.hypot(at.x, at.y) < MIDDLE) return 0;
  const far = turns.map(({ turned }) => {
    const there = anchor(turnedParts(parts, turned), shown ?? parts[0] ?? "a");
    return Math.round(Math.hypot(there.x - at.x, there.y - at.y));
  });
  return far.indexOf(Math.min(...far));
}
