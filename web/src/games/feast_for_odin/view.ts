import type { View } from "../../house/messages";
import type { Feast } from "./schema";

export * from "./schema";
export type { Feast as Table } from "./schema";

/** Goods in the order of the goods box: a row a colour, a column a shape; what has no place there is null. */
export const GOODS_BOX = [
  ["peas", "flax", "beans", "grain", "cabbage", null, "fruits", null],
  ["mead", "stockfish", "milk", "salt_meat", "game_meat", "sheep", "whale_meat", "cattle"],
  ["oil", "hide", "wool", "linen", "skin_and_bones", "fur", "robe", "clothing"],
  ["rune_stone", "silverware", "chest", "silk", "spices", "jewelry", "treasure_chest", "silver_hoard"],
] as const;
export const GOOD_COLOURS = ["farm", "animal", "craft", "luxury"] as const;
export type GoodColour = (typeof GOOD_COLOURS)[number] | "special";

export const RESOURCES = ["wood", "stone", "ore", "silver"] as const;
/** Cells of the banquet table. */
export const BANQUET_CELLS = 12;

export function tableOf(view: View): Feast {
  return view.board as Feast;
}
