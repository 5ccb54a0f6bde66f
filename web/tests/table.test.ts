import { expect, test } from "vitest";
import { levelFor, levelsOf, noteResult, proposed } from "../src/house/levels";
import type { Answer, GameEvent, Happened, SeatShown } from "../src/house/messages";
import { courses, scaleOf, spread, ticks } from "../src/table/chart";
import { span, timeLeft } from "../src/table/clock";
import { keyAction } from "../src/table/keys";
import { spokenLines } from "../src/table/log";
import { momentsOf } from "../src/table/moments";
import { pauseBetween } from "../src/table/pace";
import { untilVote } from "../src/table/votes";

const event = (kind: string): GameEvent => ({ kind, args: {}, message: { id: `event-${kind}` } });
const answer = (code: number): Answer => ({ code, kind: "x", args: {}, message: { id: "x" } });
const key = (name: string, more = {}) => ({ key: name, target: null, ctrlKey: false, metaKey: false, altKey: false, ...more });

test("the log knows to which moment each line leads", () => {
  const entries: Happened[] = [
    { seq: 1, at: 0, kind: "started", told: [[event("dealt")]] },
    { seq: 2, at: 0, kind: "moved", seat: 0, told: [[event("a"), event("b")], [event("c")]] },
    { seq: 3, at: 0, kind: "undone", seat: 0, count: 1 },
    { seq: 4, at: 0, kind: "said", seat: 1, text: "hm" },
    { seq: 5, at: 0, kind: "moved", seat: 0, told: [[event("d")]] },
  ];
  expect(spokenLines(entries).map(({ kind, moves }) => [kind, moves])).toEqual([
    ["dealt", 0],
    ["a", 1],
    ["b", 1],
    ["c", 2],
    ["undone", 1],
    ["d", 2],
  ]);
});

test("keys answer, confirm and go back; typing is left alone", () => {
  const visit = { asked: { legal: [answer(7), answer(9)] }, ready: true };
  expect(keyAction(key("2"), visit)).toEqual({ do: "choose", answer: answer(9) });
  expect(keyAction(key("3"), visit)).toBeNull();
  expect(keyAction(key("Enter"), visit)).toEqual({ do: "confirm" });
  expect(keyAction(key("Enter"), { ...visit, ready: false })).toBeNull();
  expect(keyAction(key("Escape"), visit)).toEqual({ do: "back" });
  expect(keyAction(key("1", { ctrlKey: true }), visit)).toBeNull();
});

test("times", () => {
  expect([5_000, 65_000, 3_725_000, 90_000_000, -5].map(span)).toEqual(["0:05", "1:05", "1:02:05", "1 d 1 h", "0:00"]);
  const clock = { since: 1_000, left: [60_000, null] };
  expect(timeLeft(clock, 0, true, 11_000)).toBe("0:50");
  expect(timeLeft(clock, 0, false, 11_000)).toBe("1:00");
  expect(timeLeft(clock, 1, true, 11_000)).toBe("–");
});

test("moves of others are drawn faster the more of them wait, and at once without motion", () => {
  expect(pauseBetween(0, "full")).toBeGreaterThan(pauseBetween(6, "full"));
  expect(pauseBetween(100, "full")).toBeGreaterThan(0);
  expect(pauseBetween(0, "none")).toBe(0);
});

test("the chart: round steps, lines from first to last answer, names that do not lie on each other", () => {
  expect(ticks({ bottom: 0, top: 23 })).toEqual([0, 5, 10, 15, 20]);
  expect(spread([10, 12, 100], 100)).toEqual([10, 34, 100]);
  expect(spread([98, 99], 100)[1]).toBeLessThanOrEqual(100);
  const [first] = courses([[0, 0], [5, 1], [10, 2]], 100, 50, { bottom: 0, top: 10 });
  expect(first).toEqual({ path: "M0 50L50 25L100 0", last: 10, label: 0 });
});

test("the chart reaches below zero where points do", () => {
  const scores = [[-86, -86], [-40, -60], [34, -2]];
  const scale = scaleOf(scores);
  expect(scale).toEqual({ bottom: -86, top: 34 });
  expect(ticks(scale)).toEqual([-50, 0]);
  expect(ticks({ bottom: -86, top: 60 })).toEqual([-50, 0, 50]);
  const [first, second] = courses(scores, 100, 120, scale);
  expect(first?.path).toBe("M0 120L50 74L100 0");
  expect(second?.path).toBe("M0 120L50 94L100 36");
  expect(scaleOf([[1, 2]])).toEqual({ bottom: 0, top: 5 });
});

test("moments: the lead that was never lost, and the two greatest leaps of other answers", () => {
  const scores = [
    [0, 0],
    [3, 0],
    [3, 5],
    [4, 5],
    [9, 5],
    [9, 7],
  ];
  expect(momentsOf(scores)).toEqual([
    { kind: "leap", moves: 1, seat: 0, gain: 3 },
    { kind: "leap", moves: 2, seat: 1, gain: 5 },
    { kind: "lead", moves: 4, seat: 0, gain: 5 },
  ]);
});

test("moments: a tie in the end has no lead for good, and no points no moments", () => {
  expect(momentsOf([[0, 0], [2, 2]]).map(({ kind }) => kind)).not.toContain("lead");
  expect(momentsOf([[0, 0], [0, 0]])).toEqual([]);
  expect(momentsOf([])).toEqual([]);
});

test("others may vote on who has left, or keeps the table waiting beyond its patience", () => {
  const seat: SeatShown = { seat: 1, kind: "person", name: "", level: "", you: false, host: false, left: false, replaced: false, resigned: false };
  const position = { since: 1_000, waiting_for: 1 };
  expect(untilVote(seat, position, 60, 31_000)).toBe(30_000);
  expect(untilVote(seat, position, 60, 90_000)).toBe(0);
  expect(untilVote({ ...seat, left: true }, position, 60, 1_000)).toBe(0);
  expect(untilVote(seat, { ...position, waiting_for: 0 }, 60, 90_000)).toBeNull();
  expect(untilVote({ ...seat, you: true }, position, 60, 90_000)).toBeNull();
  expect(untilVote({ ...seat, kind: "bot" }, position, 60, 90_000)).toBeNull();
});

const LEVELS = ["thrall", "leysingi", "karl"];
const played = (level: string, ...won: boolean[]) => won.map((one, n) => ({ table: `${level}${n}`, game: "knarr", level, won: one }));

test("the level that is proposed goes up after two victories in a row, down after two defeats", () => {
  expect(proposed(LEVELS, [])).toBe("thrall");
  expect(proposed(LEVELS, played("thrall", true))).toBe("thrall");
  expect(proposed(LEVELS, played("thrall", true, false, true, true))).toBe("leysingi");
  expect(proposed(LEVELS, [...played("thrall", true, true), ...played("leysingi", false, false)])).toBe("thrall");
  expect(proposed(LEVELS, played("thrall", false, false, false, false))).toBe("thrall");
  expect(proposed(LEVELS, [...played("karl", true, true)])).toBe("karl");
  expect(proposed(LEVELS, [...played("thrall", true, true), ...played("karl", false)])).toBe("karl");
});

test("each table counts once, and each game for itself", () => {
  for (const table of ["a", "a", "b"]) noteResult({ table, game: "knarr", level: "thrall", won: true });
  expect(levelFor("knarr", ["random", ...LEVELS])).toBe("leysingi");
  expect(levelFor("explorers", ["random", ...LEVELS])).toBe("thrall");
});

test("chance is for those who have nothing else", () => {
  expect(levelFor("explorers", ["random"])).toBe("random");
  expect(levelsOf(["random", "thrall", "karl"])).toEqual(["thrall", "karl"]);
});
