import type { Component } from "svelte";

/** What is drawn beside a step: the village, ships with their pieces, cards, or rows of pieces. */
export interface Scene {
  /** Whose Vikings wait in the village, from the top: "red blue". */
  village?: string;
  /** Pieces from bow to stern, like "blue1 red3"; cargo like "grain hide". */
  ships?: { crew: string; cargo?: string }[];
  cards?: string[];
  /** Rows of pieces: a symbol, before it its "clan-" or "good-" colour, after it what is written on it: "red/viking settlement=4". */
  rows?: string[];
  /** The rows once the step is solved, where they differ. */
  then?: string[];
}

/** A step of a lesson. Its words are in the lesson's Fluent file: step-1 with text, a, b, c, why and keep; `seen` tells rows of pieces in words. */
export interface Step {
  right: "a" | "b" | "c";
  scene: Scene;
}

export interface Lesson {
  steps: Step[];
  /** What is shown; once solved, with what tells the answer. */
  Scene: Component<{ scene: Scene; solved: boolean; seen: string }>;
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
const EXPLORERS: Step[] = [
  { right: "a", scene: { rows: ["a-pig settlement enemy-ship"] } },
  { right: "a", scene: { rows: ["red/longship", "red/viking"] } },
  { right: "c", scene: { rows: ["red/longship", "red/viking red/viking a-sheep"] } },
  { right: "a", scene: { rows: ["settlement=4", "red/viking red/viking red/viking red/viking"] } },
  { right: "b", scene: { rows: ["enemy-ship red/longship"], then: ["red/viking red/viking", "red/longship enemy-ship"] } },
  { right: "a", scene: { rows: ["a-pig a-chicken a-goat", "a-pig a-pig a-pig"], then: ["a-pig=1 a-chicken=2 a-goat=3", "a-pig=1 a-pig=1 a-pig=1"] } },
  { right: "b", scene: { rows: ["red/outpost", "red/viking red/viking"] } },
  {
    right: "a",
    scene: {
      rows: ["red/viking red/viking red/viking red/outpost", "yellow/viking yellow/viking"],
      then: ["red/viking=1 red/viking=1 red/viking=1 red/outpost=2", "yellow/viking=1 yellow/viking=1"],
    },
  },
];
const ODIN: Step[] = [
  { right: "b", scene: { rows: ["red/viking red/viking red/viking"] } },
  { right: "c", scene: { rows: ["farm/o-beans"], then: ["farm/o-beans animal/o-milk craft/o-wool luxury/o-chest"] } },
  { right: "b", scene: { rows: ["farm/o-peas animal/o-mead craft/o-wool luxury/o-silk", "r-silver r-ore"] } },
  { right: "a", scene: { rows: ["craft/o-wool craft/o-linen"] } },
  { right: "b", scene: { rows: ["covered covered covered cell=3 cell=4 cell=5"] } },
  { right: "a", scene: { rows: ["covered covered covered", "covered cell/o-mead covered", "covered covered covered"] } },
  { right: "c", scene: { rows: ["animal/o-salt_meat animal/o-stockfish"], then: ["animal/o-salt_meat farm/o-peas animal/o-stockfish r-silver r-silver"] } },
  { right: "a", scene: { rows: ["covered covered cell=−1 cell=−1", "covered covered cell=−1 covered"] } },
];

interface Script {
  steps: Step[];
  scene: () => Promise<{ default: Lesson["Scene"] }>;
}

const LESSONS: Record<string, Script> = {
  vikings_on_board: { steps: VIKINGS, scene: () => import("./Ships.svelte") },
  knarr: { steps: KNARR, scene: () => import("./Cards.svelte") },
  explorers: { steps: EXPLORERS, scene: () => import("./Pieces.svelte") },
  feast_for_odin: { steps: ODIN, scene: () => import("./Pieces.svelte") },
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
