import type { Component } from "svelte";

/** What is drawn beside a step: ships with their pieces, or cards; nothing for the picture of the game. */
export interface Scene {
  /** Pieces from bow to stern, like "blue1 red3"; cargo like "grain hide". */
  ships?: { crew: string; cargo?: string }[];
  cards?: string[];
}

/** A step of a lesson. Its words are in the lesson's Fluent file: step-1 with text, a, b, c and why. */
export interface Step {
  right: "a" | "b" | "c";
  scene: Scene;
}

export interface Lesson {
  steps: Step[];
  Scene: Component<{ scene: Scene }>;
}

const VIKINGS: Step[] = [
  { right: "a", scene: {} },
  { right: "a", scene: { ships: [{ crew: "blue1 red3 green2 blue2", cargo: "grain hide" }] } },
  { right: "b", scene: { ships: [{ crew: "blue1 red3 green2 blue2" }, { crew: "red3 blue1 green2 blue2" }] } },
  { right: "c", scene: { ships: [{ crew: "red1 green2 blue1 yellow3 red2" }, { crew: "green1 yellow2" }] } },
  { right: "c", scene: { ships: [{ crew: "blue2 red1 blue1 green1", cargo: "grain metal" }] } },
  { right: "b", scene: { ships: [{ crew: "red2 yellow1" }] } },
  { right: "a", scene: { ships: [{ crew: "green3", cargo: "grain grain hide" }] } },
  { right: "b", scene: { ships: [{ crew: "green2 red1", cargo: "metal" }, { crew: "blue3 yellow1" }] } },
];
const KNARR: Step[] = [
  { right: "c", scene: { cards: ["green_recruit", "green_vp", "green_fame"] } },
  { right: "a", scene: { cards: ["purple_bracelet", "yellow_vp", "green_fame"] } },
  { right: "a", scene: { cards: ["red_vp"] } },
  { right: "b", scene: { cards: ["blue_fame", "blue_recruit"] } },
  { right: "b", scene: { cards: ["yellow_bracelet"] } },
  { right: "c", scene: { cards: ["purple_fame"] } },
  { right: "b", scene: { cards: ["red_vp", "yellow_vp", "green_vp", "blue_vp", "purple_vp"] } },
];

/** The lesson of a game; null when there is none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  if (game === "vikings_on_board") return { steps: VIKINGS, Scene: (await import("./Ships.svelte")).default };
  if (game === "knarr") return { steps: KNARR, Scene: (await import("./Cards.svelte")).default };
  return null;
}
