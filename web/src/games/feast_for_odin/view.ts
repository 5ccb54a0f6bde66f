import type { Clan } from "../../art/clans";
import type { Message, View } from "../../house/messages";

/** The seats in the order of the table. */
export const PLAYERS = ["red", "yellow", "green", "blue"] as const satisfies readonly Clan[];

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
export const WEAPONS = ["bow", "snare", "spear", "long_sword"] as const;
/** Cells of the banquet table. */
export const BANQUET_CELLS = 12;

export const SHIPS = ["whaling_boat", "knarr", "longship"] as const;

/** A tile on a board: what, how turned, its top left corner and the cells it covers. */
export interface Laid {
  item: string;
  turn: number;
  row: number;
  col: number;
  cells: [number, number][];
}

export interface Bonus {
  row: number;
  col: number;
  /** Whether everything around it is covered. */
  pays: boolean;
}

/** A board of somebody, or an exploration board that can still be claimed. */
export interface GridBoard {
  /** How answers name it: home_board, board_a, stone_house_1 … */
  board: string;
  layout: string;
  owner: number | null;
  /** Rows of signs: '.' no cell, '#' obstacle, 'o' open, '-' minus one, 'i' income, 'b' bonus. */
  grid: string[];
  tiles: Laid[];
  income: number;
  bonuses: Bonus[];
  /** Silver that lies on an unclaimed board. */
  silver: number;
}

/** An occupation as whoever may see it reads it. */
export interface Occupation {
  card: string;
  number: number;
  name: Message;
  deck: string;
  starting: boolean;
  kind: string;
  points: number;
  effect: Message[];
}

export interface Player {
  seat: number;
  player: (typeof PLAYERS)[number];
  supply: Record<string, number>;
  vessels: Record<string, number>;
  emigrated: Record<string, number>;
  buildings: Record<string, number>;
  /** Vikings on the thing square. */
  vikings: number;
  passed: boolean;
  penalties: number;
  income: number;
  final_income: number;
  cells_to_serve: number;
  hand: Occupation[] | null;
  hand_light: number;
  hand_dark: number;
  occupations: Occupation[];
  used_up: string[];
  stored: { wood: number; stone: number };
  points: number;
  /** The points by where they come from. */
  sheet: Record<string, number>;
}

export interface Space {
  space: string;
  column: number;
  owner: number | null;
  blocked: boolean;
  vikings: number;
  imitation: boolean;
  /** Why the one who places Vikings cannot use it although it is free. */
  why: Message | null;
}

export interface Strip {
  strip: number;
  items: string[];
}

export interface Banquet {
  player: number;
  cells: number;
  cells_of_ships: number;
  cells_left: number;
  lying: Record<string, number>;
  standing: Record<string, number>;
}

export interface Dice {
  dice: string;
  rolls: number;
  rolled: number;
  result: number | null;
}

/** The tile being laid, as far as it has been chosen. */
export interface Laying {
  board: string;
  item: string | null;
  turn: number | null;
}

/** The board of the view of A Feast for Odin: src/longhouse/games/feast_for_odin/sight.py. */
export interface Table {
  length: "long" | "short";
  round: number;
  rounds: number;
  last_round: boolean;
  phase: number | null;
  /** How many kinds of crops the harvest of this round brings: 0 none, 1 three, up to 4 all six. */
  harvest: number;
  first_player: number;
  solo_colour: (typeof PLAYERS)[number] | null;
  players: Player[];
  boards: GridBoard[];
  spaces: Space[];
  mountains: Strip[];
  strips_in_pile: number;
  /** Special tiles nobody has taken. */
  special_tiles: string[];
  buildings: Record<string, number>;
  weapon_pile: number;
  weapons_discarded: Record<string, number>;
  occupations_in_pile: number;
  banquet: Banquet | null;
  dice: Dice | null;
  laying: Laying | null;
  waiting: { player: number; trigger: string; cards: string[] } | null;
}

export function tableOf(view: View): Table {
  return view.board as Table;
}
