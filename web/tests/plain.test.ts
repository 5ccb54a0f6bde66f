import { expect, test } from "vitest";
import { sections } from "../src/games/plain/sections";
import { Speech } from "../src/house/speech";

const speech = new Speech(
  "en",
  "ask-peas = Peas?\nitem-peas = peas\nview-kind = of kind\nscreen-hand = hand\nscreen-deck = deck\ncard-miller = Miller\neffect-miller-1 = Take { $n } silver.\nkind-each_time = each time\nround = Round\n",
);

test("messages of a view are said; what has a name is called by it", () => {
  const card = { name: { id: "card-miller" }, deck: "A", kind: "each_time", effect: [{ id: "effect-miller-1", args: { n: 2 } }] };
  expect(sections({ hand: [card] }, speech)).toEqual([
    { name: "hand", depth: 0, rows: [{ name: "Miller", depth: 1, text: "deck A · of kind each time · effect Take 2 silver." }] },
  ]);
});

test("names are the view's own words, the screen's, or those of a thing", () => {
  expect(sections({ kind: 1, deck: 2, peas: 3, not_named: 4 }, speech).map(({ name }) => name)).toEqual([
    "of kind",
    "deck",
    "peas",
    "not named",
  ]);
});

test("what is no message is shown as it is", () => {
  const board = { round: 3, over: false, spaces: [{ id: "unknown" }, { id: "card-miller", owner: null }] };
  expect(sections(board, speech)).toEqual([
    { name: "Round", depth: 0, text: "3" },
    { name: "over", depth: 0, text: "✗" },
    {
      name: "spaces",
      depth: 0,
      rows: [
        { name: "1", depth: 1, text: "id unknown" },
        { name: "2", depth: 1, text: "id card-miller · owner –" },
      ],
    },
  ]);
});
