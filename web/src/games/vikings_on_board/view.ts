import art from "../../../../src/longhouse/art/vikings_on_board.json";
import { SUPPLIES, type Building, type Supply } from "./schema";

export * from "./schema";

/** The picture of each building. */
export const ICONS: Record<Building, string> = art.building;
export const MOST_PIECES = 5;
export const HIGHEST_VALUE = 4;

/** The tokens on a bow, one by one. */
export function tokens(cargo: Record<Supply, number>): Supply[] {
  return SUPPLIES.flatMap((supply) => Array.from({ length: cargo[supply] }, () => supply));
}
