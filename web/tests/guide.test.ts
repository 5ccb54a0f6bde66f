import "./stand_ins";
import { expect, test } from "vitest";
import { Speech } from "../src/house/speech";
import { sidesOf } from "../src/guide/boxes";
import { readAside } from "../src/guide/guide.svelte";
import { newsOf, reasonFor, strong } from "../src/guide/words";

const BOARD = { width: 1000, height: 600 };
const box = (x: number, y: number, width = 100, height = 50) => ({ x, y, width, height });

test("a tag stands where there is room for it", () => {
  expect(sidesOf([box(100, 100)], BOARD)).toEqual(["right"]);
  expect(sidesOf([box(880, 100)], BOARD)).toEqual(["left"]);
  expect(sidesOf([box(50, 100, 900)], BOARD)).toEqual(["above"]);
  expect(sidesOf([box(50, 10, 900)], BOARD)).toEqual(["below"]);
  expect(sidesOf([box(0, 0, 1000, 600)], BOARD)).toEqual(["inside"]);
});

test("a tag covers nothing else that is lit", () => {
  expect(sidesOf([box(300, 300), box(410, 300)], BOARD)).toEqual(["left", "right"]);
  const rows = [box(50, 100, 900, 40), box(50, 142, 900, 40), box(50, 184, 900, 40)];
  expect(sidesOf(rows, BOARD)).toEqual(["above", "none", "below"]);
});

test("a try is answered with its own reason, else with the one for all", () => {
  const speech = new Speech("en", "step-a = A\n    .not = Not that.\n    .not-ship-4 = Not ship 5.\n");
  expect(reasonFor(speech, "a", { kind: "ship", args: { ship: 4 } })).toBe("Not ship 5.");
  expect(reasonFor(speech, "a", { kind: "ship", args: { ship: 3 } })).toBe("Not that.");
  expect(reasonFor(speech, "a", { kind: "viking", args: { viking: "red_vp", copy: 1 } })).toBe("Not that.");
});

test("what happens for the first time is told, if the guide has words for it", () => {
  const speech = new Speech("en", "new-bet-moved = New: a bet was moved.\n");
  expect(newsOf(speech, "bet_moved")).toBe("New: a bet was moved.");
  expect(newsOf(speech, "ship_sailed")).toBe("");
});

test("every second part of a text is strong", () => {
  expect(strong("Press **Bet** now")).toEqual(["Press ", "Bet", " now"]);
});

test.each(["{", "null", "7", '{"since":"x"}', "left"])("a kept guide that cannot be read is none: %s", (kept) => {
  localStorage.setItem("longhouse.guide.t1", kept);
  expect(readAside("t1")).toBeNull();
});

test("a guide that stands by is found again", () => {
  localStorage.setItem("longhouse.guide.t2", '{"since":4,"told":["bet_moved"],"advises":true}');
  expect(readAside("t2")).toEqual({ since: 4, told: ["bet_moved"], advises: true });
});
