import { expect, test } from "vitest";
import { flights, type Place } from "../src/table/flight";

function at(piece: string, x: number, y: number, element = `${piece}@${x}`): Place<string> {
  return { piece, element, x, y, width: 10 };
}

test("what stays where it was does not move", () => {
  expect(flights([at("a", 0, 0)], [at("a", 0.5, 0)])).toEqual([]);
});

test("a piece flies in from where it was", () => {
  expect(flights([at("a", 10, 20)], [at("a", 110, 20)])).toEqual([{ to: "a@110", from: { dx: -100, dy: 0, grown: 1 } }]);
});

test("pieces of one name stand in for each other: only the one that left is drawn as moving", () => {
  const before = [at("viking-red", 0, 0), at("viking-red", 0, 50)];
  const after = [at("viking-red", 200, 10), at("viking-red", 0, 50)];
  expect(flights(before, after)).toEqual([{ to: "viking-red@200", from: { dx: -200, dy: -10, grown: 1 } }]);
});

test("each comes from the nearest place that was left", () => {
  const before = [at("g", 0, 0), at("g", 100, 0)];
  const moves = flights(before, [at("g", 90, 0), at("g", 10, 0)]);
  expect(moves).toContainEqual({ to: "g@90", from: { dx: 10, dy: 0, grown: 1 } });
  expect(moves).toContainEqual({ to: "g@10", from: { dx: -10, dy: 0, grown: 1 } });
});

test("what is new has nowhere to come from", () => {
  expect(flights([], [at("a", 1, 1)])).toEqual([{ to: "a@1", from: null }]);
});

test("a card that was drawn larger begins as large as it was", () => {
  const before = [{ ...at("card", 0, 0), width: 30 }];
  expect(flights(before, [at("card", 50, 0)])).toEqual([{ to: "card@50", from: { dx: -50, dy: 0, grown: 3 } }]);
});
