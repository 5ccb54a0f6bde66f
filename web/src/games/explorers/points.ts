import type { Player } from "./view";

/** A player's points if the game ended now; null while the captains are not known. */
export function pointsOf({ sheet }: Player): number | null {
  return sheet && Object.values(sheet).reduce((sum, points) => sum + points, 0);
}
