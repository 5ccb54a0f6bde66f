import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { phone, WIDE, type Measures } from "../src/games/vikings_on_board/geometry";
import { keepsFromAnswer, partsOf, type Part } from "../src/games/vikings_on_board/parts";
import { pathsOf } from "../src/games/vikings_on_board/paths";
import { BUILDINGS, CLANS, type Fjord } from "../src/games/vikings_on_board/view";
import type { Answer, View } from "../src/house/messages";
import { settings } from "../src/house/settings.svelte";
import { haveWords, speechOf } from "../src/house/words.svelte";

interface Fixed {
  view: View;
  legal: Answer[];
}
const fixed = (moment: string): Fixed => JSON.parse(readFileSync(`tests/positions/vikings_${moment}.json`, "utf8")) as Fixed;
const BOTH: [string, Measures][] = [["wide", WIDE], ["phone", phone(390)]];

function parts(moment: string, m: Measures, legal?: Answer[]): Part[] {
  const { view, legal: all } = fixed(moment);
  return partsOf({ m, view, asked: view, legal: legal ?? all, speech: speechOf("vikings_on_board") });
}

/** A legal answer to jump with a piece, as the server would offer it. */
function answer(kind: string, args: Answer["args"]): Answer {
  return { code: 1, kind, args, message: { id: `answer-jump-${kind}-${kind}` } };
}

beforeAll(async () => {
  settings.language = "en";
  await haveWords("vikings_on_board");
});

describe.each(BOTH)("the %s board", (_, m) => {
  test("every legal answer is exactly one part, and no two parts have one name", () => {
    for (const moment of ["opening", "middle"]) {
      const all = parts(moment, m);
      const onBoard = fixed(moment).legal.filter(({ kind }) => kind !== "barrel" && kind !== "supply");
      expect(all.flatMap((part) => part.answer ?? []).map(({ code }) => code).sort()).toEqual(onBoard.map(({ code }) => code).sort());
      expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    }
  });

  test("every part has words without holes and a card", () => {
    for (const { words, card } of parts("middle", m)) {
      expect(`${words} ${card.name} ${card.rule}`).not.toMatch(/\{|undefined|(^|[ :.])(screen|building|clan|supply)-/);
      expect(card.rule).not.toBe("");
    }
  });
});

test("a ship that has sailed keeps what is still to be shared in its row", () => {
  const { view } = fixed("middle");
  const sailed = (view.board as Fjord).ships.find(({ moored }) => !moored);
  if (!sailed) throw new Error("no ship has sailed in the middle");
  sailed.cargo.metal = 2;
  const found = partsOf({ m: WIDE, view, asked: view, legal: [], speech: speechOf("vikings_on_board") });
  expect(found.filter(({ name }) => name.startsWith(`token-${sailed.ship}-`))).toHaveLength(2);
});

/** Answers of one kind that could be asked for together in the opening. */
function askedTogether(): [string, Answer[]][] {
  const pieces = (fixed("opening").view.board as Fjord).ships.flatMap(({ body }) => body);
  return [
    ["buildings", BUILDINGS.map((building) => answer("building", { building }))],
    ["pieces", pieces.map(({ piece }) => answer("piece", { piece }))],
    ["ships", Array.from({ length: 8 }, (_, ship) => answer("ship", { ship }))],
  ];
}

test.each(["buildings", "pieces", "ships"])("a finger reaches each of the %s on a phone, and only one at a time", (kind) => {
  const legal = askedTogether().find(([name]) => name === kind)?.[1] ?? [];
  const reached = parts("opening", phone(390), legal).filter((part) => part.answer);
  expect(reached).toHaveLength(legal.length);
  for (const [n, { reach, name }] of reached.entries()) {
    expect(Math.min(reach.width, reach.height), name).toBeGreaterThanOrEqual(44);
    for (const other of reached.slice(n + 1)) {
      const wide = Math.min(reach.x + reach.width, other.reach.x + other.reach.width) - Math.max(reach.x, other.reach.x);
      const high = Math.min(reach.y + reach.height, other.reach.y + other.reach.height) - Math.max(reach.y, other.reach.y);
      expect(Math.min(wide, high), `${name} and ${other.name}`).toBeLessThanOrEqual(0.01);
    }
  }
});

test("circles that can be chosen are shown large on a phone, and nothing else lies on them", () => {
  const { view } = fixed("opening");
  const asked = { ...view, question: { kind: "bet-clan", message: { id: "ask-bet-clan", args: { ship: 3 } } } };
  const legal = CLANS.map((clan, code) => ({ ...answer("clan", { clan }), code }));
  const all = partsOf({ m: phone(390), view, asked, legal, speech: speechOf("vikings_on_board") });
  const large = all.filter((part) => part.large);
  expect(large.map(({ name }) => name)).toEqual(CLANS.map((clan) => `circle-2-${clan}`));
  expect(new Set(large.map(({ reach }) => reach.x)).size).toBe(4);
  const onTop = all.filter((part) => !part.answer && part.rect.x < 176 && Math.abs(part.rect.y - (large[0]?.rect.y ?? 0)) < 20);
  expect(onTop.length).toBeGreaterThan(0);
  for (const part of onTop) expect(keepsFromAnswer(part, all), part.name).toBe(true);
});

test.each(BOTH)("a lost bet before a ship that has sailed, and every barrel of a circle, can be chosen to be moved on the %s board", (_, m) => {
  const { view } = fixed("middle");
  const { ships } = view.board as Fjord;
  const [sailed, moored] = [ships.find((ship) => !ship.moored), ships.find((ship) => ship.moored)];
  if (!sailed || !moored) throw new Error("the middle has ships of both kinds");
  for (const ship of ships) ship.circles = { red: [], blue: [], green: [], yellow: [] };
  sailed.circles.green = [{ owner: "red", bet: 0, value: 2 }];
  moored.circles.blue = [1, 2].map((bet) => ({ owner: "red", bet, value: bet }));
  const legal = [0, 1, 2].map((bet) => ({ ...answer("move_bet", { owner: "red", bet }), code: bet }));
  const asked = { ...view, question: { kind: "barrel", message: { id: "ask-barrel" } } };
  const offered = partsOf({ m, view, asked, legal, speech: speechOf("vikings_on_board") }).filter((part) => part.answer);
  expect(offered.map(({ name }) => name).sort()).toEqual(
    [`circle-${sailed.ship}-green`, `circle-${moored.ship}-blue`, `circle-${moored.ship}-blue-1`].sort(),
  );
  expect(new Set(offered.map(({ reach }) => `${reach.x} ${reach.y}`)).size).toBe(3);
});

test("what lies within a ship that can be chosen lets the click through", () => {
  const m = phone(390);
  const all = parts("opening", m, [answer("ship", { ship: 0 })]);
  const piece = (ship: number): Part => all.find(({ name }) => name === `piece-${(fixed("opening").view.board as Fjord).ships[ship]?.body[0]?.piece}`) as Part;
  expect(keepsFromAnswer(piece(0), all)).toBe(true);
  expect(keepsFromAnswer(piece(1), all)).toBe(false);
});

test("the rows of ships share the height of a phone, within what can be read and reached", () => {
  expect(phone(200).row.step).toBe(44);
  expect(phone(500).height).toBeCloseTo(500, 0);
  expect(phone(2000).row.step).toBe(56);
});

test("the way of a jump leads from the old place to the new one, of a promotion over the heads", () => {
  const { view } = fixed("opening");
  const after = structuredClone(view);
  const ships = (after.board as Fjord).ships;
  const [first, second] = [ships[0], ships[1]];
  const piece = first?.body.shift();
  if (!first || !second || !piece) throw new Error("ships are empty at the start");
  second.body.push(piece);
  const chosen = [answer("piece", { piece: piece.piece })];
  const [jump] = pathsOf(WIDE, view, after, chosen);
  expect(jump?.line).toMatch(/^M621\.9 58\.5C.* 823\.1 79\.2$/);
  expect(pathsOf(WIDE, view, after, [])).toEqual([]);
  expect(pathsOf(WIDE, view, view, chosen)).toEqual([]);
  expect(pathsOf(WIDE, view, after, [...chosen, ...chosen]), "chosen for two Vikings in a row").toEqual([jump]);
  const promoted = structuredClone(view);
  const body = (promoted.board as Fjord).ships[0]?.body ?? [];
  body.unshift(body.pop() as Fjord["ships"][number]["body"][number]);
  const [over] = pathsOf(WIDE, view, promoted, [answer("piece", { piece: body[0]?.piece ?? 0 })]);
  const [, y1, , bend] = (over?.line.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  expect(bend).toBeLessThan(y1 ?? 0);
});
