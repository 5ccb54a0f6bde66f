/** What a seat sees of Vikings on Board; the same names as in src/longhouse/games/vikings_on_board/knowledge.py. */
export const CLANS = ["red", "blue", "green", "yellow"] as const;
export type ClanName = (typeof CLANS)[number];
export const SUPPLIES = ["hide", "grain", "metal"] as const;
export type Supply = (typeof SUPPLIES)[number];
export const BUILDINGS = [
  "first_player",
  "promote",
  "jump_own",
  "bet",
  "add_one",
  "market",
  "jump_any",
  "bet_or_move",
  "draw_three",
  "set_sail",
  "swap",
] as const;
/** The picture of each building. */
export const ICONS: Record<(typeof BUILDINGS)[number], string> = {
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

export interface Piece {
  piece: number;
  clan: ClanName;
  shields: number;
  spare: boolean;
}

export interface Barrel {
  owner: ClanName;
  bet: number;
  value: number | null;
}

export interface Ship {
  ship: number;
  moored: boolean;
  body: Piece[];
  cargo: Record<Supply, number>;
  influence: { clan: ClanName; shields: number }[];
  circles: Record<ClanName, Barrel[]>;
}

export interface ClanBoard {
  clan: ClanName;
  seat: number | null;
  supplies: Record<Supply, number>;
  supply_points: number;
  barrels: (number | null)[];
  barrels_won: (number | null)[];
  barrel_points: number | null;
}

export interface Fjord {
  round: number;
  village: { building: (typeof BUILDINGS)[number]; waiting: ClanName | null; placed: ClanName | null }[];
  captain: ClanName | null;
  sterns: number;
  ships: Ship[];
  market: Record<Supply, number>;
  stacks: { add_one: (Supply | null)[]; draw_three: (Supply | null)[] };
  drawn: { clan: ClanName | null; tokens: (Supply | null)[]; kept: number | null } | null;
  clans: ClanBoard[];
}

/** The tokens on a bow, one by one. */
export function tokens(cargo: Record<Supply, number>): Supply[] {
  return SUPPLIES.flatMap((supply) => Array.from({ length: cargo[supply] }, () => supply));
}
