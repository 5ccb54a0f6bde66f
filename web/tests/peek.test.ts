import { expect, test } from "vitest";
import { isDoubtful } from "../src/peek/card";
import { placeBeside } from "../src/peek/place";

const SCREEN = { width: 360, height: 640 };
const CARD = { width: 200, height: 80 };

test("a card lies above the thing it explains, in its middle", () => {
  expect(placeBeside({ left: 100, top: 300, width: 60, height: 40 }, CARD, SCREEN)).toEqual({ left: 30, top: 212 });
});

test("a card lies below where there is no room above", () => {
  expect(placeBeside({ left: 100, top: 40, width: 60, height: 40 }, CARD, SCREEN).top).toBe(88);
});

test("a card never leaves the screen", () => {
  for (const left of [0, 350]) {
    const place = placeBeside({ left, top: 10, width: 10, height: 620 }, CARD, SCREEN);
    expect(place.left).toBeGreaterThanOrEqual(8);
    expect(place.left + CARD.width).toBeLessThanOrEqual(352);
    expect(place.top).toBeGreaterThanOrEqual(8);
  }
});

test("only what may differ from the printed thing is marked", () => {
  expect(["rulebook", "two_sources", "source", "recalled", "reconstructed"].map((one) => isDoubtful(one as never))).toEqual([
    false, false, false, true, true,
  ]);
  expect(isDoubtful(undefined)).toBe(false);
});
