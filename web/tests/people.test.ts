import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sayWithNames, withNames } from "../src/games/people";
import { Speech } from "../src/house/speech";

const speech = (game: string, language: string): Speech =>
  new Speech(language, readFileSync(`../src/longhouse/games/${game}/words/${language}.ftl`, "utf8"));
const NAMES = ["Freya", "Astrid", "Leif"];

test("questions and events name people, not their colours", () => {
  const asked = { id: "ask-action", args: { boat: { id: "boat-beige" } } };
  expect(sayWithNames(speech("knarr", "en"), "knarr", asked, NAMES)).toMatch(/^Astrid/);
  expect(sayWithNames(speech("knarr", "fr"), "knarr", asked, NAMES)).toMatch(/^Astrid/);
});

test.each([
  ["explorers", { id: "event-first-player", args: { colour: { id: "colour-red" }, winter: { id: "colour-yellow" } } }],
  ["feast_for_odin", { id: "event-tile-reclaimed", args: { player: { id: "player-red" }, item: { id: "item-oil" }, from: { id: "player-yellow" } } }],
  ["feast_for_odin", { id: "why-space-taken", args: { player: { id: "player-yellow" } } }],
  ["vikings_on_board", { id: "why-building-taken", args: { clan: { id: "clan-blue" } } }],
])("%s: whoever else is meant goes by name too: $id", (game, message) => {
  expect(sayWithNames(speech(game, "en"), game, message, NAMES)).toContain("Astrid");
});

test("a clan that nobody plays and the colour of a piece keep their names", () => {
  const piece = { id: "piece", args: { clan: { id: "clan-red" }, shields: 2 } };
  const promoted = { id: "event-promoted", args: { clan: { id: "clan-red" }, piece, ship: 1 } };
  const told = sayWithNames(speech("vikings_on_board", "en"), "vikings_on_board", promoted, NAMES);
  expect(told).toMatch(/^Freya/);
  expect(told.toLowerCase()).toContain("red");
  const lost = { id: "event-supply-lost", args: { clan: { id: "clan-yellow" }, supply: { id: "supply-hide" } } };
  expect(sayWithNames(speech("vikings_on_board", "en"), "vikings_on_board", lost, NAMES)).toMatch(/^Yellow/);
});

test("answers name what lies on the board", () => {
  const answer = { id: "answer-bet-clan-clan", args: { clan: { id: "clan-red" } } };
  expect(withNames("vikings_on_board", answer, NAMES)).toEqual(answer);
});

test("French names take their elision", () => {
  const moved = {
    id: "event-bet-moved",
    args: { clan: { id: "clan-red" }, owner: { id: "clan-blue" }, from: 1, from_clan: { id: "clan-red" }, ship: 2, on: { id: "clan-green" } },
  };
  expect(sayWithNames(speech("vikings_on_board", "fr"), "vikings_on_board", moved, NAMES)).toContain("d’Astrid");
});

test.each(["vikings_on_board", "knarr", "explorers", "feast_for_odin"])("%s: the words of the seats are those of its rules", (game) => {
  const first = withNames(game, { id: "ask-x", args: { player: { id: "nobody" } } }, NAMES);
  expect(first.args).toEqual({ player: { id: "nobody" } });
  const text = readFileSync(`../src/longhouse/games/${game}/words/en.ftl`, "utf8");
  const ids = readFileSync("src/games/people.ts", "utf8").split(`${game}: [`)[1]?.split("]")[0]?.match(/[\w-]+-\w+/g) ?? [];
  expect(ids).toHaveLength(4);
  for (const id of ids) expect(text).toContain(`\n${id} =`);
});
