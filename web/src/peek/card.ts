import type { Clan } from "../art/clans";

/** How sure the house is of a component, as its data say: from the rulebook down to reconstructed. */
export type Confidence = "rulebook" | "two_sources" | "source" | "recalled" | "reconstructed";

/** What is told of a component: its name and its rule, in words, and if need be its picture. */
export interface Card {
  name: string;
  /** What it does, in one or two sentences; empty when the name says it all. */
  rule?: string;
  /** A symbol of the sprite, drawn beside the name. */
  icon?: string;
  /** The colour it belongs to: its sign stands beside the name, and the symbol wears the colour. */
  clan?: Clan;
  /** Told when the component is not certain. */
  confidence?: Confidence;
}

/** Confidences that are told to players, because the printed thing may differ. */
export function isDoubtful(confidence: Confidence | undefined): boolean {
  return confidence === "reconstructed" || confidence === "recalled";
}
