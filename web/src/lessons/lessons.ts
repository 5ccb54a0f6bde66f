import type { Component } from "svelte";

/** What is drawn beside a step: the village, ships with their pieces, or cards. */
export interface Scene {
  /** Whose Vikings wait in the village, from the top: "red blue". */
  village?: string;
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
  /** What is shown; once solved, with what tells the answer. */
  Scene: Component<{ scene: Scene; solved: boolean }>;
}

const VIKINGS: Step[] = [
  { right: "a", scene: { village: "red blue green blue yellow red" } },
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

interface Script {
  steps: Step[];
  scene: () => Promise<{ default: Lesson["Scene"] }>;
}

const LESSONS: Record<string, Script> = {
  vikings_on_board: { steps: VIKINGS, scene: () => import("./Ships.svelte") },
  knarr: { steps: KNARR, scene: () => import("./Cards.svelte") },
};

/** How many steps the lesson of a game has; none when there is no lesson. */
export function stepsOf(game: string): number {
  return LESSONS[game]?.steps.length ?? 0;
}

/** The lesson of a game; null when there is none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  const found = LESSONS[game];
  return found ? { steps: found.steps, Scene: (await found.scene()).default } : null;
}
