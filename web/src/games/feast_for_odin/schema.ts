/** What travels of A Feast for Odin. Written by `python -m tools.schema`; a test keeps it true. */

import type { Message } from "../../house/messages";

/** A tile on a board: what, how turned, its top left corner and the cells it covers. */
export interface Laid {
  item: string;
  turn: number;
  row: number;
  col: number;
  cells: [number, number][];
}

/** A bonus cell. */
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

/** What lies on a player's cards. */
export interface Stored {
  wood: number;
  stone: number;
}

/** What a player has. */
export interface Player {
  seat: number;
  player: PlayerName;
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
  stored: Stored;
  points: number;
  /** The points by where they come from. */
  sheet: Record<string, number>;
}

/** A space of the action board. */
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

/** A mountain strip: what is left of it. */
export interface Strip {
  strip: number;
  items: string[];
}

/** The banquet table of the one who serves. */
export interface Banquet {
  player: number;
  cells: number;
  cells_of_ships: number;
  cells_left: number;
  lying: Record<string, number>;
  standing: Record<string, number>;
}

/** Dice that are being rolled. */
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

/** What happened that occupations answer now, and the cards whose turn it is. */
export interface Waiting {
  player: number;
  trigger: string;
  cards: string[];
}

/** The table of A Feast for Odin. */
export interface Feast {
  length: Length;
  round: number;
  rounds: number;
  last_round: boolean;
  phase: number | null;
  /** How many kinds of crops this round's harvest brings: 0 none, 1 three, up to 4 all six. */
  harvest: number;
  first_player: number;
  solo_colour: PlayerName | null;
  players: Player[];
  boards: GridBoard[];
  spaces: Space[];
  /** The space whose effects are being used. */
  using: string | null;
  mountains: Strip[];
  strips_in_pile: number;
  /** Special tiles nobody has taken. */
  special_tiles: string[];
  /** What can still be built. */
  buildings: Record<string, number>;
  weapon_pile: number;
  weapons_discarded: Record<Weapon, number>;
  occupations_in_pile: number;
  banquet: Banquet | null;
  dice: Dice | null;
  laying: Laying | null;
  waiting: Waiting | null;
}

export type PlayerName = "red" | "yellow" | "green" | "blue";

export const PLAYERS = ["red", "yellow", "green", "blue"] as const;

export type Weapon = "bow" | "snare" | "spear" | "long_sword";

export const WEAPONS = ["bow", "snare", "spear", "long_sword"] as const;

export type ShipName = "whaling_boat" | "knarr" | "longship";

export const SHIPS = ["whaling_boat", "knarr", "longship"] as const;

export type Length = "long" | "short";

/** The answers by their kinds, and what each names. */
export interface Answers {
  space: { space: string };
  board: { board: string };
  ship: { ship: ShipName };
  vessel: { vessel: "whaling_boat_0" | "whaling_boat_1" | "knarr" | "longship_0" | "longship_1" | "longship_2" | "longship_3" };
  item: { item: string };
  turn: { turn: number };
  cell: { row: number; col: number };
  strip: { strip: number };
  option: { option: number };
  number: { number: number };
  boats: { loaded: number; empty: number };
  food: { food: string; way: "lying" | "standing" };
  card: { card: string };
  word: { word: "pass" | "done" | "yes" | "roll" | "succeed" | "fail" | "serve" };
}

/** The events by their kinds, and what each names; null is nothing, or what one may not see. */
export interface Events {
  round_began: { round: number | null };
  harvested: { level: number | null };
  board_turned: { from: "home_board" | "shetland" | "bear_island" | "faroe_islands" | "baffin_island" | "iceland" | "labrador" | "greenland" | "newfoundland" | "stone_house" | "long_house" | null; to: "home_board" | "shetland" | "bear_island" | "faroe_islands" | "baffin_island" | "iceland" | "labrador" | "greenland" | "newfoundland" | "stone_house" | "long_house" | null };
  silver_on_boards: { count: number | null };
  weapon_drawn: { player: PlayerName | null; item: string | null };
  vikings_placed: { player: PlayerName | null; space: string | null; vikings: number | null };
  imitated: { player: PlayerName | null; space: string | null };
  passed: { player: PlayerName | null };
  first_player: { player: PlayerName | null };
  income_paid: { player: PlayerName | null; silver: number | null };
  income_noted: { player: PlayerName | null; silver: number | null };
  born: { player: PlayerName | null; item: string | null };
  pregnant: { player: PlayerName | null; item: string | null };
  served: { player: PlayerName | null; item: string | null; count: number | null };
  penalised: { player: PlayerName | null; count: number | null };
  bonus_received: { player: PlayerName | null; item: string | null; count: number | null };
  strips_cleared: Record<string, never>;
  strip_turned_up: { strip: number | null };
  vikings_returned: Record<string, never>;
  received: { player: PlayerName | null; item: string | null; count: number | null };
  paid: { player: PlayerName | null; item: string | null; count: number | null };
  tile_laid: { player: PlayerName | null; item: string | null; layout: "home_board" | "shetland" | "bear_island" | "faroe_islands" | "baffin_island" | "iceland" | "labrador" | "greenland" | "newfoundland" | "stone_house" | "long_house" | null; board: number | null; row: number | null; col: number | null };
  ship_bought: { player: PlayerName | null; item: string | null; silver: number | null };
  ore_loaded: { player: PlayerName | null; vessel: "whaling_boat_0" | "whaling_boat_1" | "knarr" | "longship_0" | "longship_1" | "longship_2" | "longship_3" | null };
  upgraded: { player: PlayerName | null; from: string | null; to: string | null };
  took_from_strip: { player: PlayerName | null; strip: number | null; item: string | null; count: number | null };
  die_rolled: { player: PlayerName | null; dice: "hunting_game" | "laying_a_snare" | "whaling_main" | "whaling_minor" | "raiding" | "pillaging" | null; rolled: number | null; result: number | null };
  succeeded: { player: PlayerName | null; dice: "hunting_game" | "laying_a_snare" | "whaling_main" | "whaling_minor" | "raiding" | "pillaging" | null };
  failed: { player: PlayerName | null; dice: "hunting_game" | "laying_a_snare" | "whaling_main" | "whaling_minor" | "raiding" | "pillaging" | null };
  vikings_back: { player: PlayerName | null; count: number | null };
  explored: { player: PlayerName | null; layout: "home_board" | "shetland" | "bear_island" | "faroe_islands" | "baffin_island" | "iceland" | "labrador" | "greenland" | "newfoundland" | "stone_house" | "long_house" | null; silver: number | null };
  emigrated: { player: PlayerName | null; vessel: "whaling_boat_0" | "whaling_boat_1" | "knarr" | "longship_0" | "longship_1" | "longship_2" | "longship_3" | null; silver: number | null };
  card_dealt: { player: PlayerName | null; card: string | null };
  card_drawn: { player: PlayerName | null; card: string | null };
  card_played: { player: PlayerName | null; card: string | null };
  supports_filled: { player: PlayerName | null; wood: number | null; stone: number | null };
  game_ended: Record<string, never>;
  card_used: { player: PlayerName | null; card: string | null; clause: number | null };
  ore_unloaded: { player: PlayerName | null; vessel: "whaling_boat_0" | "whaling_boat_1" | "knarr" | "longship_0" | "longship_1" | "longship_2" | "longship_3" | null };
  ore_lost: { player: PlayerName | null; vessel: "whaling_boat_0" | "whaling_boat_1" | "knarr" | "longship_0" | "longship_1" | "longship_2" | "longship_3" | null };
  stored: { player: PlayerName | null; item: string | null };
  viking_taken_back: { player: PlayerName | null; space: string | null };
  space_copied: { player: PlayerName | null; space: string | null };
  tile_reclaimed: { player: PlayerName | null; item: string | null; from: PlayerName | null };
  space_unused: { player: PlayerName | null; space: string | null };
}
