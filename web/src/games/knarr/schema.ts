/** What travels of Knarr. Written by `python -m tools.schema`; a test keeps it true. */

/** All that is printed on a destination. */
export interface Destination {
  destination: string;
  land: LandName;
  cost: Partial<Record<Cost, number>>;
  gains: Gained;
  trade: Gained[];
}

/** A place of the market. */
export interface Slot {
  slot: Colour;
  viking: string | null;
  /** Whether it costs no recruit, while a card is to be taken. */
  free: boolean | null;
}

/** A place for a destination that all can reach. */
export interface Place {
  place: number;
  land: LandName;
  card: Destination | null;
}

/** How many cards lie where. */
export interface Decks {
  vikings: number;
  discarded: number;
  trade: number;
  influence: number;
}

/** A card in a hand. */
export interface Held {
  viking: string | null;
  /** Whether everybody knows it. */
  known: boolean;
}

/** A player's boat, crew and cards. */
export interface Boat {
  boat: BoatName;
  seat: number;
  score: number;
  points: Record<string, number>;
  fame: number;
  reputation: number;
  bracelets: number;
  recruits: number;
  crew: Record<Colour, Gain[]>;
  lines: number;
  hand: Held[];
  explored: Destination[];
  reserved: Destination[];
  trade: Gained[];
  must_discard: boolean;
}

/** A destination that is being paid for. */
export interface Payment {
  place: number;
  card: Destination;
  owed: number;
  vikings: Record<string, number>;
  recruits: number;
}

/** The table of Knarr. */
export interface Hall {
  turn: number;
  first: BoatName;
  mover: BoatName | null;
  traded: boolean;
  lines_counted: number;
  /** The colour just recruited, while a card of the market is to be taken for it. */
  recruited: Colour | null;
  bonus_explores: number;
  draws: number;
  last_round: boolean;
  artifacts: string[];
  market: Slot[];
  destinations: Place[];
  decks: Decks;
  discarded: Record<string, number>;
  boats: Boat[];
  payment: Payment | null;
}

export type Colour = "red" | "yellow" | "green" | "blue" | "purple";

export const COLOURS = ["red", "yellow", "green", "blue", "purple"] as const;

export type Gain = "vp" | "bracelet" | "recruit" | "fame" | "card";

export const GAINS = ["vp", "bracelet", "recruit", "fame", "card"] as const;

export type BoatName = "white" | "beige" | "brown" | "black";

export type LandName = "trade" | "influence";

export type Cost = "red" | "yellow" | "green" | "blue" | "purple" | "different" | "equal";

export type Gained = Partial<Record<Gain, number>>;

/** The answers by their kinds, and what each names. */
export interface Answers {
  recruits: Record<string, never>;
  viking: { viking: string };
  place: { place: number };
  trade: { bracelets: "1" | "2" | "3" };
  pass: Record<string, never>;
  slot: { slot: Colour };
}

/** The events by their kinds, and what each names; null is nothing, or what one may not see. */
export interface Events {
  artifact_revealed: { artifact: "mead_cup" | "silver_coins" | "cauldron" | "golden_bracelet" | "helmet" | "amulet" | "weathervane" | null };
  crew_dealt: { boat: BoatName | null; first: string | null; second: string | null };
  hand_dealt: { boat: BoatName | null; first: string | null; second: string | null; third: string | null };
  turn_began: { boat: BoatName | null };
  reputation_scored: { boat: BoatName | null; points: number | null };
  recruited: { boat: BoatName | null; viking: string | null; place: number | null };
  gained: { boat: BoatName | null; points: number | null; bracelets: number | null; recruits: number | null; fame: number | null };
  excess_lost: { boat: BoatName | null; bracelets: number | null; recruits: number | null; fame: number | null };
  viking_taken: { boat: BoatName | null; viking: string | null; slot: Colour | null; recruits: number | null };
  viking_revealed: { viking: string | null; slot: Colour | null };
  viking_sent: { boat: BoatName | null; viking: string | null };
  recruits_sent: { boat: BoatName | null; recruits: number | null };
  explored: { boat: BoatName | null; destination: string | null };
  destination_revealed: { destination: string | null };
  no_destination_left: { land: LandName | null };
  traded: { boat: BoatName | null; bracelets: "1" | "2" | "3" | null };
  drew: { boat: BoatName | null; viking: string | null };
  deck_renewed: { count: number | null };
  piles_empty: Record<string, never>;
  crew_discarded: { boat: BoatName | null; viking: string | null };
  coin_earned: { boat: BoatName | null };
  reserved: { boat: BoatName | null; destination: string | null };
  market_swapped: { boat: BoatName | null; viking: string | null; slot: Colour | null };
  line_rewarded: { boat: BoatName | null; lines: number | null };
  bonus_action: { boat: BoatName | null; artifact: "mead_cup" | "silver_coins" | "cauldron" | "golden_bracelet" | "helmet" | "amulet" | "weathervane" | null };
  nothing_payable: { boat: BoatName | null };
  declined: { boat: BoatName | null; artifact: "mead_cup" | "silver_coins" | "cauldron" | "golden_bracelet" | "helmet" | "amulet" | "weathervane" | null };
  last_round: { boat: BoatName | null };
  game_ended: Record<string, never>;
}
