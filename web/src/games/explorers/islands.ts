import { cornerOf, middleOf, plus, R, type Point } from "./hexes";
import type { Chart, Hex, Island } from "./view";

/** An island with the place where its size is written: on land, at a corner where nothing stands. */
export interface Label {
  island: Island;
  at: Point;
}

/** Corners of a hex that lie on this island, with how much of it lies around them. */
function cornersOn(hex: Hex, parts: string[]): { at: Point; inland: number }[] {
  return Array.from({ length: 6 }, (_, n) => {
    const sides = [n, (n + 1) % 6].filter((side) => parts.includes(hex.parts[side] ?? ""));
    return { at: plus(middleOf(hex), cornerOf(n, R * 0.86)), inland: sides.length };
  });
}

/** Where the sizes of islands are written that reach over more than one tile. */
export function labelsOf(chart: Chart, standing: { at: Point }[]): Label[] {
  const free = ({ x, y }: Point): boolean => standing.every(({ at }) => Math.hypot(at.x - x, at.y - y) > R * 0.5);
  return chart.islands
    .filter((island) => island.tiles > 1)
    .flatMap((island) => {
      const corners = chart.hexes.flatMap((hex) => {
        const parts = hex.lands.filter((land) => land.island === island.island).map(({ part }) => part);
        return parts.length ? cornersOn(hex, parts) : [];
      });
      const best = corners.filter(({ at }) => free(at)).sort((a, b) => b.inland - a.inland)[0] ?? corners[0];
      return best ? [{ island, at: best.at }] : [];
    });
}
