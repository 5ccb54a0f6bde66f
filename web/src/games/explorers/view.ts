import type { Clan } from "../../art/clans";
import type { View } from "../../house/messages";

/** Colours of the seats, in their order. */
export const COLOURS = ["red", "yellow", "blue", "green"] as const satisfies Clan[];
export type Colour = (typeof COLOURS)[number];
export const ANIMALS = ["pig", "chicken", "goat", "sheep", "cattle", "horse"] as const;
export type Animal = (typeof ANIMALS)[number];
/** Sides of a hex, clockwise from the north-east. */
export const SIDES = ["north_east", "east", "south_east", "south_west", "west", "north_west"] as const;
export const STEPS: readonly [number, number][] = [[1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1]];

type Herd = Partial<Record<Animal, number>>;

export interface Tile {
  tile: string | null;
  shape: string | null;
  /** What lies behind the six sides: a to c are land, A to C sea, m the mainland. */
  parts: string;
  icon: Animal | "settlement" | "enemy_ship" | "nothing";
  icon_part: string | null;
}

export interface Land {
  land: number;
  part: string;
  island: number;
  vikings: Partial<Record<Colour, number>>;
  livestock: Herd;
}

export interface Hex extends Tile {
  hex: number;
  q: number;
  r: number;
  turned: number;
  lands: Land[];
  settlement: number | null;
  enemy_ship: boolean;
}

export interface Cell {
  hex: number;
  side: string;
  q: number;
  r: number;
}

export interface Island {
  island: number;
  tiles: number;
  finished: boolean;
  open_edges: number;
  influence: Partial<Record<Colour, number>>;
  controlled_by: Colour[];
}

export interface Outpost {
  colour: Colour;
  hex: number;
  corner: number;
  hexes: number[];
  land: number;
}

export interface Ship {
  hex: number;
  part: string;
  sides: string[];
  vikings: number;
  livestock: Herd;
}

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

// ---------------------------------------------------------------------------- what one gesture can reach
interface Chain {
  codes: number[];
}
export interface Priced extends Chain {
  cost: number;
}
export interface Voyage extends Priced {
  hex: number;
  part: string;
  enemy: boolean;
  /** Points. */
  brings: number;
  path: { hex: number; part: string }[];
}
export interface Walk extends Priced {
  from: number;
  to: number;
  path: number[];
  walkers?: number;
  animal?: Animal;
}
export type Piece = "viking" | Animal;
export interface Shipment extends Priced {
  /** Null is the mainland. */
  land: number | null;
  cargo: Piece[];
  /** Where the ship sails before. */
  path?: { hex: number; part: string }[];
}
export interface Site extends Priced {
  hex: number;
  corner: number;
  /** Points. */
  brings: number;
}
export interface Shore {
  islands: number[];
  tiles: number;
  finished: boolean;
}
export interface Turned extends Chain {
  turned: number;
  shores: Shore[];
}
export interface LayCell extends Cell, Chain {
  turns: Turned[];
}
export interface Lay extends Chain {
  tile: string;
  cells: LayCell[];
}
export interface Ways {
  lay?: Lay[];
  sail?: Voyage[];
  walk?: Walk[];
  transport?: Walk[];
  load?: Shipment[];
  unload?: Shipment[];
  outpost?: Site[];
}

export interface Chart {
  start_board: string;
  turn: number;
  turns: number;
  winter: Colour | null;
  stack: number;
  points: number;
  most_points: number;
  choice: { tile: Tile | null; cell: Cell | null; shore: string | null; land: number | null };
  ways: Ways | null;
  hexes: Hex[];
  open: Cell[];
  closed: [number, number][];
  islands: Island[];
  outposts: Outpost[];
  players: Player[];
  supply: {
    livestock: Herd;
    settlements: Record<string, number>;
    enemy_ships: number;
    unseen_safe: number;
    unseen_deadly: number;
  };
}

export function chartOf(view: View): Chart {
  return view.board as Chart;
}

export function isLand(part: string): boolean {
  return "abc".includes(part);
}

/** The land with this number, and the hex it lies in. */
export function landOf(chart: Chart, land: number): { hex: Hex; land: Land } | null {
  for (const hex of chart.hexes) {
    const found = hex.lands.find((one) => one.land === land);
    if (found) return { hex, land: found };
  }
  return null;
}

/** What a ship or a land holds, piece by piece. */
export function piecesOf(vikings: number, livestock: Herd): Piece[] {
  const herd = ANIMALS.flatMap((animal) => Array.from({ length: livestock[animal] ?? 0 }, () => animal));
  return [...Array.from({ length: vikings }, () => "viking" as const), ...herd];
}

/** How many of each piece a cargo holds. */
export function counted(cargo: Piece[]): Map<Piece, number> {
  const counts = new Map<Piece, number>();
  for (const piece of cargo) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}
