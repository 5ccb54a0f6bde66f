import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Answer, View } from "../src/house/messages";
import { phone, WIDE, questionOf, spotOf, type Measures } from "../src/games/vikings_on_board/geometry";
import { tokens } from "../src/games/vikings_on_board/view";
import { asked, listed, stripHeight, vikingOf } from "../src/games/knarr/view";

const { view, legal } = JSON.parse(readFileSync("tests/positions/vikings_opening.json", "utf8")) as { view: View; legal: Answer[] };

test.each([["wide", WIDE], ["phone", phone(390)]] as [string, Measures][])("all answers have a place of their own on the %s board", (_, m) => {
  const spots = legal.map((answer) => spotOf(m, view, answer));
  for (const spot of spots) {
    expect(spot).not.toBeNull();
    if (!spot) continue;
    expect(spot.x).toBeGreaterThanOrEqual(0);
    expect(spot.y).toBeGreaterThanOrEqual(0);
    expect(spot.x + spot.width).toBeLessThanOrEqual(m.width);
    expect(spot.y + spot.height).toBeLessThanOrEqual(m.height);
  }
  expect(new Set(spots.map((spot) => JSON.stringify(spot))).size).toBe(legal.length);
});

test("buildings are large enough for a finger on the phone", () => {
  for (let n = 0; n < 11; n += 1) expect(Math.min(phone(390).building(n).width, phone(390).building(n).height)).toBeGreaterThanOrEqual(44);
});

test("an answer names its question", () => {
  expect(questionOf({ kind: "ship", message: { id: "answer-jump-ship-ship" } })).toBe("jump-ship");
  expect(questionOf({ kind: "move_bet", message: { id: "answer-barrel-move-bet" } })).toBe("barrel");
});

test("tokens, gains and costs are spread out in their fixed order", () => {
  expect(tokens({ hide: 1, grain: 0, metal: 2 })).toEqual(["hide", "metal", "metal"]);
  expect(listed({ fame: 1, vp: 3 })).toEqual([{ gain: "vp", count: 3 }, { gain: "fame", count: 1 }]);
  expect(asked({ blue: 1, red: 2, different: 1 })).toEqual(["red", "red", "blue", "different"]);
  expect(vikingOf("green_fame")).toEqual({ colour: "green", gain: "fame" });
});

test("a column of cards always fits", () => {
  for (const cards of [1, 2, 5, 9]) {
    const strip = stripHeight(cards, 236, 106, 32);
    expect(106 + (cards - 1) * strip).toBeLessThanOrEqual(236 + 1);
    expect(strip).toBeLessThanOrEqual(32);
  }
});
