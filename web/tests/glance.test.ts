import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { glanceOf, progressOf } from "../src/pages/glance";
import type { Happened, TableShown, View } from "../src/house/messages";
import { settings } from "../src/house/settings.svelte";
import { haveWords, speechOf } from "../src/house/words.svelte";

interface Fixed {
  view: View;
}
const fixed = (file: string): Fixed => {
  const read = JSON.parse(readFileSync(`tests/positions/${file}.json`, "utf8")) as Fixed | Fixed[];
  return Array.isArray(read) ? (read[0] as Fixed) : read;
};
const MOMENTS = [
  ["vikings_on_board", "vikings_middle"],
  ["knarr", "knarr_middle"],
  ["explorers", "explorers_middle"],
  ["feast_for_odin", "odin_questions"],
] as const;

test.each(MOMENTS)("%s: how far a game is, in its own words", async (game, file) => {
  const progress = progressOf(fixed(file).view);
  for (const language of ["en", "fr"] as const) {
    settings.language = language;
    await haveWords(game);
    expect(progress && speechOf(game).message(progress)).toMatch(/^[^{}]*\d[^{}]*$/);
  }
});

test("a list tells with whom, how far, for whom a game waits and what happened last", () => {
  const seat = (name: string, you = false): object => ({ name, you, kind: you ? "person" : "bot" });
  const told = [[{ kind: "promoted", args: {}, message: { id: "event-promoted", args: { piece: 1 } } }]];
  const table = {
    game: "vikings_on_board",
    seats: [seat("Freya", true), seat("Leif"), seat("Astrid")],
    position: { turn: 1, waiting_for: 1, view: { board: { round: 4 } } },
  } as unknown as TableShown;
  const entries = [{ seq: 7, kind: "moved", seat: 0, told }, { seq: 8, kind: "said", seat: 1, text: "!" }] as unknown as Happened[];
  expect(glanceOf(table, entries)).toEqual({
    names: ["Freya", "Leif", "Astrid"],
    others: ["Leif", "Astrid"],
    waits: "Leif",
    progress: { id: "screen-round", args: { round: 4 } },
    last: { id: "event-promoted", args: { piece: 1 } },
  });
});
