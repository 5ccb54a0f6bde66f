/** What travels of Explorers of the North Sea. Written by `python -m tools.schema`; a test keeps it true. */

/** A tile or fixed hex. */
export interface Tile {
  tile: string | null;
  shape: string | null;
  /** What lies behind the six sides: a to c are land, A to C sea, m the mainland. */
  parts: string;
  icon: Icon;
  icon_part: string | null;
}

/** A land of a hex. */
export interface Land {
  land: number;
  part: string;
  sides: Side[];
  island: number;
  vikings: Partial<Record<Colour, number>>;
  livestock: Herd;
}

/** A tile or fixed hex on the map. */
export interface Hex {
  tile: string | null;
  shape: string | null;
  /** What lies behind the six sides: a to c are land, A to C sea, m the mainland. */
  parts: string;
  icon: Icon;
  icon_part: string | null;
  hex: number;
  q: number;
  r: number;
  turned: number;
  lands: Land[];
  settlement: number | null;
  enemy_ship: boolean;
}

/** A place where a tile can be laid, by a hex beside it. */
export interface Cell {
  hex: number;
  side: Side;
  q: number;
  r: number;
}

/** Lands that hang together. */
export interface Island {
  island: number;
  tiles: number;
  finished: boolean;
  open_edges: number;
  influence: Partial<Record<Colour, number>>;
  controlled_by: Colour[];
}

/** An outpost between three hexes. */
export interface Outpost {
  colour: Colour;
  hex: number;
  corner: number;
  hexes: number[];
  land: number;
}

/** A player's longship. */
export interface Ship {
  hex: number;
  part: string;
  sides: Side[];
  vikings: number;
  livestock: Herd;
}

/** What a player has. */
export interface Player {
  seat: number;
  colour: Colour;
  captains: string[] | null;
  has_chosen: boolean;
  hand: (Tile | null)[];
  ship: Ship;
  mainland: number;
  delivered: Herd;
  outposts: number;
  outposts_left: number;
  enemy_ships: number;
  settlements: number[];
  dead: number;
  sheet: Record<string, number> | null;
}

/** Something that several answers lead to. */
export interface Chain {
  codes: number[];
}

/** Something that takes action points. */
export interface Priced {
  codes: number[];
  cost: number;
}

/** A part of the sea. */
export interface SeaPart {
  hex: number;
  part: string;
}

/** A part of the sea that the ship can reach. */
export interface Voyage {
  codes: number[];
  cost: number;
  hex: number;
  part: string;
  enemy: boolean;
  /** Points. */
  brings: number;
  path: SeaPart[];
}

export interface Departure {
  from: number;
  walkers?: number;
  animal?: Animal;
}

/** A land that Vikings can reach, or one of them with an animal. */
export interface Walk {
  codes: number[];
  cost: number;
  from: number;
  walkers?: number;
  animal?: Animal;
  to: number;
  path: number[];
}

/** What can be loaded or unloaded. */
export interface Shipment {
  codes: number[];
  cost: number;
  /** Null is the mainland. */
  land: number | null;
  cargo: Piece[];
  path?: SeaPart[];
}

/** Where an outpost can be built. */
export interface Site {
  codes: number[];
  cost: number;
  hex: number;
  corner: number;
  /** Points. */
  brings: number;
}

/** An island as it would be: the islands that become one. */
export interface Shore {
  islands: number[];
  tiles: number;
  finished: boolean;
}

/** A tile laid in one way. */
export interface Turned {
  codes: number[];
  turned: number;
  shores: Shore[];
}

/** A place where a tile fits. */
export interface LayCell {
  hex: number;
  side: Side;
  q: number;
  r: number;
  codes: number[];
  turns: Turned[];
}

/** A tile that can be laid. */
export interface Lay {
  codes: number[];
  tile: string;
  cells: LayCell[];
}

/** All that the actor can reach by one gesture. */
export interface Ways {
  lay?: Lay[];
  sail?: Voyage[];
  walk?: Walk[];
  transport?: Walk[];
  load?: Shipment[];
  unload?: Shipment[];
  outpost?: Site[];
}

/** What the actor has chosen so far. */
export interface Choice {
  tile: Tile | null;
  cell: Cell | null;
  shore: string | null;
  land: number | null;
}

/** What nobody has taken yet. */
export interface Supply {
  livestock: Record<Animal, number>;
  settlements: Record<string, number>;
  enemy_ships: number;
  unseen_safe: number;
  unseen_deadly: number;
}

/** The table of Explorers of the North Sea. */
export interface Chart {
  start_board: string;
  turn: number;
  turns: number;
  winter: Colour | null;
  stack: number;
  points: number;
  most_points: number;
  choice: Choice;
  ways: Ways | null;
  hexes: Hex[];
  open: Cell[];
  closed: [number, number][];
  islands: Island[];
  outposts: Outpost[];
  players: Player[];
  supply: Supply;
}

export type Colour = "red" | "yellow" | "blue" | "green";

export const COLOURS = ["red", "yellow", "blue", "green"] as const;

export type Animal = "pig" | "chicken" | "goat" | "sheep" | "cattle" | "horse";

export const ANIMALS = ["pig", "chicken", "goat", "sheep", "cattle", "horse"] as const;

export type Side = "north_east" | "east" | "south_east" | "south_west" | "west" | "north_west";

export const SIDES = ["north_east", "east", "south_east", "south_west", "west", "north_west"] as const;

export type Icon = "pig" | "chicken" | "goat" | "sheep" | "cattle" | "horse" | "settlement" | "enemy_ship" | "nothing";

export type Piece = "viking" | "pig" | "chicken" | "goat" | "sheep" | "cattle" | "horse";

export type Herd = Partial<Record<Animal, number>>;

/** The answers by their kinds, and what each names. */
export interface Answers {
  captain: { captain: "archer" | "barbarian" | "cartographer" | "hero" | "huntsman" | "queen" | "scout" | "shieldmaiden" | "trader" | "tyrant" | "watchman" };
  tile: { tile: string };
  cell: { hex: number; side: Side };
  turn: { turned: number };
  deed: { deed: "load" | "unload" | "sail" | "walk" | "transport" | "build_outpost" | "end_turn" };
  shore: { shore: "a" | "b" | "c" | "mainland" };
  cargo: { cargo: string };
  sail: { side: Side };
  land: { land: number };
  walk: { side: Side; walkers: "1" | "2" };
  transport: { animal: Animal; side: Side };
  corner: { hex: number; corner: number };
}

/** The events by their kinds, and what each names; null is nothing, or what one may not see. */
export interface Events {
  first_player: { colour: Colour | null; winter: Colour | null };
  captains_dealt: { colour: Colour | null; first: "archer" | "barbarian" | "cartographer" | "hero" | "huntsman" | "queen" | "scout" | "shieldmaiden" | "trader" | "tyrant" | "watchman" | null; second: "archer" | "barbarian" | "cartographer" | "hero" | "huntsman" | "queen" | "scout" | "shieldmaiden" | "trader" | "tyrant" | "watchman" | null };
  captain_chosen: { colour: Colour | null; captain: "archer" | "barbarian" | "cartographer" | "hero" | "huntsman" | "queen" | "scout" | "shieldmaiden" | "trader" | "tyrant" | "watchman" | null };
  captain_revealed: { colour: Colour | null; captain: "archer" | "barbarian" | "cartographer" | "hero" | "huntsman" | "queen" | "scout" | "shieldmaiden" | "trader" | "tyrant" | "watchman" | null };
  tiles_drawn: { colour: Colour | null; count: number | null; first: string | null; second: string | null; third: string | null };
  turn_began: { colour: Colour | null; turn: number | null };
  tile_placed: { colour: Colour | null; tile: string | null; hex: number | null; beside: number | null; side: Side | null; turned: number | null };
  animal_placed: { animal: Animal | null; hex: number | null };
  settlement_placed: { strength: number | null; hex: number | null };
  enemy_placed: { hex: number | null };
  nothing_placed: { hex: number | null };
  island_finished: { hex: number | null; tiles: number | null };
  hand_returned: { colour: Colour | null; count: number | null };
  tile_dropped: { colour: Colour | null; tile: string | null };
  tile_discarded: { colour: Colour | null; tile: string | null };
  loaded: { colour: Colour | null; cargo: string | null; hex: number | null; where: "land" | "mainland" | null };
  unloaded: { colour: Colour | null; cargo: string | null; hex: number | null; where: "land" | "mainland" | null };
  delivered: { colour: Colour | null; animal: Animal | null; count: number | null };
  sailed: { colour: Colour | null; from: number | null; to: number | null };
  enemy_destroyed: { colour: Colour | null; hex: number | null; lost: number | null };
  walked: { colour: Colour | null; count: number | null; from: number | null; to: number | null };
  transported: { colour: Colour | null; animal: Animal | null; from: number | null; to: number | null };
  raided: { colour: Colour | null; strength: number | null; hex: number | null };
  outpost_built: { colour: Colour | null; first: number | null; second: number | null; third: number | null; number: number | null };
  turn_ended: { colour: Colour | null; unused: number | null };
  game_ended: Record<string, never>;
}
