import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Speech } from "../src/house/speech";
import { lessonOf, stepsOf } from "../src/lessons/lessons";
import { pieceOf } from "../src/lessons/pieces";

const GAMES = ["vikings_on_board", "knarr", "explorers", "feast_for_odin"];
const WORDS = ["text", "a", "b", "c", "why", "keep"];

test.each(GAMES.flatMap((game) => ["en", "fr"].map((language) => [game, language] as const)))("the lesson of %s is whole in %s", (game, language) => {
  const speech = new Speech(language, readFileSync(`src/lessons/${game}.${language}.ftl`, "utf8"));
  const steps = Array.from({ length: stepsOf(game) }, (_, n) => `step-${n + 1}`);
  expect(steps.length).toBeGreaterThanOrEqual(6);
  for (const id of steps) {
    expect(speech.say(id)).not.toBe(id);
    expect(WORDS.filter((word) => !speech.attribute({ id }, word))).toEqual([]);
  }
  expect(speech.say(`step-${steps.length + 1}`)).toBe(`step-${steps.length + 1}`);
});

test.each(["explorers", "feast_for_odin"])("every piece in the lesson of %s is drawn", async (game) => {
  const drawn = ["src/art/pieces.svg", "src/lessons/pieces.svg"].map((path) => readFileSync(path, "utf8")).join("");
  const rows = (await lessonOf(game))?.steps.flatMap(({ scene }) => [...(scene.rows ?? []), ...(scene.then ?? [])]) ?? [];
  const symbols = rows.flatMap((row) => row.split(" ")).map((word) => pieceOf(word).symbol);
  expect(symbols.length).toBeGreaterThan(20);
  expect(symbols.filter((symbol) => symbol && !drawn.includes(`id="${symbol}"`))).toEqual([]);
});

test("a piece has its colour, its ground and what is written on it", () => {
  expect(pieceOf("red/viking=1")).toEqual({ symbol: "viking", colour: "clan-red", ground: "", written: "1" });
  expect(pieceOf("farm/o-beans")).toEqual({ symbol: "o-beans", colour: "good-farm", ground: "tile", written: "" });
  expect(pieceOf("cell=−1")).toEqual({ symbol: "", colour: "", ground: "cell", written: "−1" });
});
