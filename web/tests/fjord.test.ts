import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { phone, WIDE, type Measures } from "../src/games/vikings_on_board/geometry";
import { answerNear, liesWithinAnswer, partsOf, type Part } from "../src/games/vikings_on_board/parts";
import { pathsOf } from "../src/games/vikings_on_board/paths";
import { BUILDINGS, type Fjord } from "../src/games/vikings_on_board/view";
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

test("a finger means the nearest part within its reach that can be chosen", () => {
  const m = phone(390);
  const legal = BUILDINGS.slice(0, 2).map((building) => answer("building", { building }));
  const all = parts("opening", m, legal);
  const first = m.building(0);
  expect(answerNear(all, first.x + 5, first.y + 5)?.name).toBe("first_player");
  expect(answerNear(all, m.building(1).x + 5, first.y + 5)?.name).toBe("promote");
  expect(answerNear(all, m.building(4).x + 5, first.y + 5)).toBeNull();
});

test("what lies within a ship that can be chosen lets the click through", () => {
  const m = phone(390);
  const all = parts("opening", m, [answer("ship", { ship: 0 })]);
  const piece = (ship: number): Part => all.find(({ name }) => name === `piece-${(fixed("opening").view.board as Fjord).ships[ship]?.body[0]?.piece}`) as Part;
  expect(liesWithinAnswer(piece(0), all)).toBe(true);
  expect(liesWithinAnswer(piece(1), all)).toBe(false);
});

test("the rows of ships share the height of a phone, within what can be read and reached", () => {
  expect(phone(454.9).row.step).toBeCloseTo(44, 0);
  expect(phone(200).row.step).toBe(34);
  expect(phone(2000).row.step).toBe(48);
  expect(phone(390).height).toBeLessThanOrEqual(391);
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
