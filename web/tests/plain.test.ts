import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sections, type Section } from "../src/games/plain/sections";
import { Speech } from "../src/house/speech";

const speech = new Speech(
  "en",
  "ask-peas = Peas?\nitem-peas = peas\nview-kind = of kind\nview-ship = ship { $number }\nscreen-hand = hand\nscreen-deck = deck\ncard-miller = Miller\n" +
    "view-effect = effect\neffect-miller-1 = Take { $n } silver.\nkind-each_time = each time\nround = Round\nview-deck = deck\nview-fleet = Fleet\ncolour-red = Red\ngain-fame = fame\n",
);

test("messages of a view are said; what has a name is called by it", () => {
  const card = { name: { id: "card-miller" }, deck: 1, kind: "each_time", effect: [{ id: "effect-miller-1", args: { n: 2 } }] };
  expect(sections({ hand: [card] }, speech)).toEqual([
    { name: "hand", depth: 0, rows: [{ name: "Miller", depth: 1, text: "deck 1 · of kind each time · effect Take 2 silver." }] },
  ]);
});

test("names are the view's own words, the screen's, or those of a thing; what has no words is not for players", () => {
  expect(sections({ kind: 1, deck: 2, peas: 3, not_named: 4 }, speech).map(({ name }) => name)).toEqual(["of kind", "deck", "peas"]);
});

test("things that go by a number are counted from 1, as in questions and answers", () => {
  expect(sections({ fleet: [{ ship: 0, peas: 2 }, { ship: 7, peas: 0, parts: "AAmmAa" }], deck: 0 }, speech)).toEqual([
    { name: "Fleet", depth: 0, rows: [{ name: "ship 1", depth: 1, text: "peas 2" }, { name: "ship 8", depth: 1, text: "peas 0" }] },
    { name: "deck", depth: 0, text: "0" },
  ]);
});

test("what stands at the top and goes by a number is told with it", () => {
  const first = new Speech("en", "view-first_player = first player: seat { $number }\n");
  expect(sections({ first_player: 1 }, first)).toEqual([{ name: "first player: seat 2", depth: 0, text: "" }]);
});

test("values are words or nothing: no codes, no marks for what is not there", () => {
  const board = { round: 3, hand: ["red_fame", "peas", "xq7", null, null], kind: null, deck: false };
  expect(sections(board, speech)).toEqual([
    { name: "Round", depth: 0, text: "3" },
    { name: "hand", depth: 0, text: "Red fame, peas, 2 × ?" },
  ]);
});

test("inside of something a name may have words of its own, or none", () => {
  const tokens = new Speech("en", "view-supply = Supply\nview-tokens = tokens\nview-tokens-2 = of strength 2\nview-tiles = tiles\nview-tiles-cells = {\"\"}\nview-cells = cells\nview-row = row { $number }\nitem-fur = fur\n");
  expect(sections({ supply: { tokens: { 2: 4, 9: 1 } }, tiles: [{ item: "fur", row: 0, cells: [[0, 1]] }] }, tokens)).toEqual([
    { name: "Supply", depth: 0, rows: [{ name: "tokens", depth: 1, text: "of strength 2 4" }] },
    { name: "tiles", depth: 0, rows: [{ name: "fur", depth: 1, text: "row 1" }] },
  ]);
});

const GAMES = { explorers: "explorers", feast_for_odin: "odin", knarr: "knarr", vikings_on_board: "vikings" };
const said = ({ name, text, rows = [] }: Section): string[] => [name, text ?? "", ...rows.flatMap(said)];

test.each(["en", "fr"] as const)("no game tells its players what only programmers read, in %s", (language) => {
  for (const [game, file] of Object.entries(GAMES)) {
    const words = new Speech(language, readFileSync(`../src/longhouse/games/${game}/words/${language}.ftl`, "utf8"));
    const positions = JSON.parse(readFileSync(`tests/positions/${file}_questions.json`, "utf8")) as { view: { board: unknown } }[];
    const texts = positions.slice(-4).flatMap(({ view }) => sections(view.board, words).flatMap(said));
    expect(texts.filter((one) => /_|[{}[\]]|\bundefined\b|\bnull\b|:$/.test(one))).toEqual([]);
    expect(texts.length).toBeGreaterThan(100);
  }
}, 60_000);

test("cells of a board are counted from 1, as in questions", () => {
  const words = new Speech("en", readFileSync("../src/longhouse/games/feast_for_odin/words/en.ftl", "utf8"));
  const board = { boards: [{ board: "home", tiles: [{ item: "fur", turn: 0, row: 0, col: 9, cells: [[0, 9]] }] }] };
  expect(sections(board, words).flatMap(said)).toContain("row 1 · column 10");
});
