import { anchor, plus, R, sideOf, type Point } from "./hexes";
import { isLand } from "./view";

/** Small marks that tell land from water without colour: hills and firs, waves. */
export interface Marks {
  hills: string;
  firs: string;
  waves: string;
}

const n1 = (n: number): string => n.toFixed(1);
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Marks stand near the sides of a hex, away from where pieces stand. */
export function marksOf(parts: string, seed: string): Marks {
  const marks: Marks = { hills: "", firs: "", waves: "" };
  const salt = [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  for (let side = 0; side < 6; side += 1) {
    const part = parts[side] ?? "m";
    const sidewards = { x: ((salt * (side + 3)) % 13) - 6, y: ((salt * (side + 5)) % 9) - 4 };
    const at = plus(sideOf(side, R * 0.68), sidewards);
    if (part === "m" || far(at, anchor(parts, part)) < R * 0.28) continue;
    if (!isLand(part)) {
      if ((salt + side) % 3) marks.waves += `M${n1(at.x - 7)} ${n1(at.y)}q3.5 -3.5 7 0t7 0`;
    } else if ((salt + side) % 2) marks.hills += `M${n1(at.x - 6)} ${n1(at.y + 4)}l6 -8l6 8`;
    else marks.firs += `M${n1(at.x)} ${n1(at.y - 4)}l3.5 8h-7z`;
  }
  return marks;
}
