import type { Clan } from "../../art/clans";

/** What a seat sees of Knarr; the same names as in src/longhouse/games/knarr/knowledge.py. */
export const COLOURS = ["red", "yellow", "green", "blue", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
export const GAINS = ["vp", "bracelet", "recruit", "fame", "card"] as const;
export type Gain = (typeof GAINS)[number];
export type Gained = Partial<Record<Gain, number>>;
export const BOATS: Clan[] = ["bone", "sand", "bark", "pitch"];
export const MOST_CARRIED = 3;
export const LAST_POINT = 40;

/** What the reputation track says on its spaces: points at the start of each turn from there on. */
export const REPUTATION: Record<number, number> = { 3: 1, 6: 2, 10: 3, 14: 5 };
export const LAST_FAME = 14;

export interface Destination {
  destination: string;
  land: "trade" | "influence";
  cost: Partial<Record<Colour | "different" | "equal", number>>;
  gains: Gained;
  trade: Gained[];
}

export interface Boat {
  boat: string;
  seat: number;
  score: number;
  fame: number;
  reputation: number;
  bracelets: number;
  recruits: number;
  crew: Record<Colour, Gain[]>;
  hand: { viking: string | null; known: boolean }[];
  explored: Destination[];
  reserved: Destination[];
  trade: Gained[];
}

export interface Hall {
  turn: number;
  first: string;
  last_round: boolean;
  artifacts: string[];
  market: { slot: Colour; viking: string | null; free: boolean | null }[];
  destinations: { place: number; land: "trade" | "influence"; card: Destination | null }[];
  decks: { vikings: number; discarded: number; trade: number; influence: number };
  boats: Boat[];
  payment: { place: number; owed: number; vikings: Record<string, number>; recruits: number } | null;
}

export interface Viking {
  colour: Colour;
  gain: Gain;
}

/** A Viking by its name: colour and gain. */
export function vikingOf(name: string): Viking {
  const [colour, gain] = name.split("_");
  return { colour: colour as Colour, gain: gain as Gain };
}

/** The gains that are there, in the order in which they are printed. */
export function listed(gained: Gained): { gain: Gain; count: number }[] {
  return GAINS.flatMap((gain) => (gained[gain] ? [{ gain, count: gained[gain] }] : []));
}

/** A cost, one sign for each Viking it asks for. */
export function asked(cost: Destination["cost"]): (Colour | "different" | "equal")[] {
  const kinds = [...COLOURS, "different", "equal"] as const;
  return kinds.flatMap((kind) => Array.from({ length: cost[kind] ?? 0 }, () => kind));
}

/** How far apart the cards of a column lie, so that all of them fit: a full card last. */
export function stripHeight(cards: number, room: number, card: number, strip: number): number {
  return cards < 2 ? strip : Math.max(6, Math.min(strip, (room - card) / (cards - 1)));
}
