import { expect, test } from "vitest";
import { sections } from "../src/games/plain/sections";
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

test("values are words or nothing: no codes, no marks for what is not there", () => {
  const board = { round: 3, hand: ["red_fame", "peas", "xq7", null, null], kind: null, deck: false };
  expect(sections(board, speech)).toEqual([
    { name: "Round", depth: 0, text: "3" },
    { name: "hand", depth: 0, text: "Red fame, peas, 2 × ?" },
  ]);
});
