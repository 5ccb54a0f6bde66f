import { SUPPLIES, type Building, type Supply } from "./schema";

export * from "./schema";

/** The picture of each building. */
export const ICONS: Record<Building, string> = {
  first_player: "b-first",
  promote: "b-promote",
  jump_own: "b-jump-own",
  bet: "b-bet",
  add_one: "b-add-one",
  market: "b-market",
  jump_any: "b-jump-any",
  bet_or_move: "b-bet-move",
  draw_three: "b-draw-three",
  set_sail: "b-sail",
  swap: "b-swap",
};
export const MOST_PIECES = 5;
export const HIGHEST_VALUE = 4;

/** The tokens on a bow, one by one. */
export function tokens(cargo: Record<Supply, number>): Supply[] {
  return SUPPLIES.flatMap((supply) => Array.from({ length: cargo[supply] }, () => supply));
}
