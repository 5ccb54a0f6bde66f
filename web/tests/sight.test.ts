import { expect, test } from "vitest";
import { scrollFor } from "../src/table/sight";

test("a board is not scrolled for answers that are in sight at its top", () => {
  expect(scrollFor({ top: 0, bottom: 400 }, 400)).toBe(0);
  expect(scrollFor({ top: 120, bottom: 180 }, 400)).toBe(0);
});

test("it is scrolled just so far that the last answer is in sight", () => {
  expect(scrollFor({ top: 350, bottom: 440 }, 400)).toBe(40);
});

test("where answers take more room than there is, the first ones are in sight", () => {
  expect(scrollFor({ top: 30, bottom: 700 }, 400)).toBe(30);
  expect(scrollFor({ top: -4, bottom: 700 }, 400)).toBe(0);
});
