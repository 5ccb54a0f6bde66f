import { expect, test } from "vitest";
import { partFor, type Box } from "../src/games/roving";

const box = (x: number, y: number, width = 40, height = 20): Box => ({ x, y, width, height });
/** Two rows of three, and one part far below between the columns. */
const PARTS = [box(0, 0), box(100, 0), box(200, 0), box(0, 50), box(100, 50), box(200, 50), box(150, 200)];
const from = (n: number, key: string): number | null => partFor(key, PARTS[n] as Box, PARTS);

test("arrows lead to the neighbour in their direction", () => {
  expect(from(0, "ArrowRight")).toBe(1);
  expect(from(1, "ArrowLeft")).toBe(0);
  expect(from(1, "ArrowDown")).toBe(4);
  expect(from(4, "ArrowUp")).toBe(1);
});

test("the own row is nearer than a slanted way", () => {
  const row = box(0, 0);
  expect(partFor("ArrowRight", row, [box(45, 40), box(120, 0)])).toBe(1);
});

test("a part between the columns is reached, and left again", () => {
  expect(from(4, "ArrowDown")).toBe(6);
  expect([4, 5]).toContain(from(6, "ArrowUp"));
});

test("beyond the last part there is nothing", () => {
  expect(from(2, "ArrowRight")).toBeNull();
  expect(from(0, "ArrowUp")).toBeNull();
  expect(partFor("ArrowUp", box(0, 0), [])).toBeNull();
});

test("Home and End are the first and the last part; other keys mean nothing", () => {
  expect(from(4, "Home")).toBe(0);
  expect(from(4, "End")).toBe(6);
  expect(from(4, "x")).toBeNull();
});

test("from a tall part the way down leads to the one below, not to a small one beside it", () => {
  const [tall, below, beside] = [box(110, 0, 107, 62), box(110, 66, 107, 62), box(0, 33, 107, 29)];
  expect(partFor("ArrowDown", tall, [beside, below])).toBe(1);
  expect(partFor("ArrowUp", below, [{ ...beside, y: 68 }, tall])).toBe(1);
  expect(partFor("ArrowLeft", tall, [beside, below])).toBe(0);
});
