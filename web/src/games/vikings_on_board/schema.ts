/** What travels of Vikings on Board. Written by `python -m tools.schema`; a test keeps it true. */

/** A piece of a ship's body. */
export interface Piece {
  piece: number;
  clan: ClanName;
  shields: number;
  /** Whether a Viking was added to its shields. */
  spare: boolean;
}

/** A barrel that was bet. */
export interface Barrel {
  owner: ClanName;
  bet: number;
  value: number | null;
}

/** The shields of a clan on a ship. */
export interface Influence {
  clan: ClanName;
  shields: number;
}

/** A ship, and the circles before it. */
export interface Ship {
  ship: number;
  moored: boolean;
  body: Piece[];
  cargo: Record<Supply, number>;
  influence: Influence[];
  circles: Record<ClanName, Barrel[]>;
}

/** What a clan has. */
export interface ClanBoard {
  clan: ClanName;
  seat: number | null;
  supplies: Record<Supply, number>;
  supply_points: number;
  barrels: (number | null)[];
  barrels_won: (number | null)[];
  barrel_points: number | null;
}

/** A building of the village, who waits there and who was placed. */
export interface Space {
  building: Building;
  waiting: ClanName | null;
  placed: ClanName | null;
}

/** Tokens that were drawn. */
export interface Drawn {
  clan: ClanName | null;
  tokens: (Supply | null)[];
  kept: number | null;
}

/** A barrel that is being bet. */
export interface HeldBarrel {
  owner: ClanName;
  bet: number;
}

/** Whose Viking moves, and what has been chosen so far. */
export interface Turn {
  clan: ClanName | null;
  building: Building | null;
  piece: number | null;
  bet: HeldBarrel | null;
  ship: number | null;
}

/** The table of Vikings on Board. */
export interface Fjord {
  round: number;
  village: Space[];
  captain: ClanName | null;
  sterns: number;
  ships: Ship[];
  market: Record<Supply, number>;
  /** From the top, as far as they are known. */
  stacks: Record<Stack, (Supply | null)[]>;
  drawn: Drawn | null;
  clans: ClanBoard[];
  lost: Record<Supply, number>;
  order: ClanName[];
  turn: Turn;
}

export type ClanName = "red" | "blue" | "green" | "yellow";

export const CLANS = ["red", "blue", "green", "yellow"] as const;

export type Supply = "hide" | "grain" | "metal";

export const SUPPLIES = ["hide", "grain", "metal"] as const;

export type Building = "first_player" | "promote" | "jump_own" | "bet" | "add_one" | "market" | "jump_any" | "bet_or_move" | "draw_three" | "set_sail" | "swap";

export type Stack = "add_one" | "draw_three";

export const BUILDINGS = ["first_player", "promote", "jump_own", "bet", "add_one", "market", "jump_any", "bet_or_move", "draw_three", "set_sail", "swap"] as const;

/** The answers by their kinds, and what each names. */
export interface Answers {
  building: { building: Building };
  piece: { piece: number };
  ship: { ship: number };
  clan: { clan: ClanName };
  supply: { supply: Supply };
  barrel: { barrel: "1" | "2" | "3" | "4" };
  move_bet: { owner: ClanName; bet: number };
}

/** The events by their kinds, and what each names; null is nothing, or what one may not see. */
export interface Events {
  round_began: { round: number | null };
  viking_placed: { clan: ClanName | null; building: Building | null };
  nothing_to_do: { clan: ClanName | null; building: Building | null };
  promoted: { clan: ClanName | null; piece: number | null; ship: number | null };
  jumped: { clan: ClanName | null; piece: number | null; from: number | null; to: number | null };
  swapped: { clan: ClanName | null; piece: number | null; from: number | null; other: number | null; to: number | null };
  token_revealed: { clan: ClanName | null; supply: Supply | null };
  tokens_drawn: { clan: ClanName | null; count: number | null; first: Supply | null; second: Supply | null; third: Supply | null };
  ship_loaded: { clan: ClanName | null; supply: Supply | null; ship: number | null };
  tokens_returned: { clan: ClanName | null; count: number | null };
  value_rose: { clan: ClanName | null; supply: Supply | null; value: number | null };
  bet_placed: { clan: ClanName | null; ship: number | null; on: ClanName | null; barrel: "1" | "2" | "3" | "4" | null };
  bet_moved: { clan: ClanName | null; owner: ClanName | null; from: number | null; from_clan: ClanName | null; ship: number | null; on: ClanName | null };
  stern_taken: { clan: ClanName | null; sterns: number | null };
  spare_placed: { clan: ClanName | null; piece: number | null; ship: number | null };
  no_spare: { clan: ClanName | null };
  ship_sailed: { clan: ClanName | null; ship: number | null };
  clan_ranked: { clan: ClanName | null; place: number | null; shields: number | null };
  bet_won: { clan: ClanName | null; ship: number | null; on: ClanName | null; barrel: "1" | "2" | "3" | "4" | null };
  supply_taken: { clan: ClanName | null; supply: Supply | null };
  supply_lost: { clan: ClanName | null; supply: Supply | null };
  cargo_lost: { count: number | null };
  no_ship_sailed: Record<string, never>;
  game_ended: Record<string, never>;
}
