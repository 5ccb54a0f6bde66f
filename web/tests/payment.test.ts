import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { paymentBag } from "../src/games/knarr/payment";
import type { Destination, Hall } from "../src/games/knarr/view";
import type { Answer, View } from "../src/house/messages";

const opening = JSON.parse(readFileSync("tests/positions/knarr_opening.json", "utf8")) as { view: View };
const CREW = { red: ["vp", "vp"], yellow: ["bracelet"], green: ["recruit"], blue: [], purple: ["fame", "vp"] };

/** A payment for a destination of this cost, with a crew known to the test. */
function paying(cost: Destination["cost"], recruits = 2): View {
  const view = structuredClone(opening.view);
  const hall = view.board as Hall;
  const first = hall.destinations[0];
  if (first?.card) first.card.cost = cost;
  const boat = hall.boats[0];
  if (boat) Object.assign(boat, { crew: CREW, recruits });
  hall.payment = { place: first?.place ?? 0, card: first?.card as Destination, owed: 3, vikings: {}, recruits: 0 };
  return { ...view, seat: 0, question: { kind: "pay", message: { id: "ask-pay", args: {} } } };
}
const names = (answers: Answer[]): string[] => answers.map(({ args, kind }) => String(args["viking"] ?? kind));
const tick = (things: Answer[], wanted: string[]): Answer[] => {
  const left = [...things];
  return wanted.map((name) => left.splice(left.findIndex((one) => names([one])[0] === name), 1)[0] as Answer);
};

test("any order of ticks becomes the order of the rules", () => {
  const bag = paymentBag(paying({ red: 2, purple: 1 }));
  const ticked = tick(bag?.things ?? [], ["purple_vp", "red_vp", "red_vp"]);
  expect(bag?.order(ticked)?.map(({ args }) => args["viking"])).toEqual(["red_vp", "red_vp", "purple_vp"]);
  expect(bag?.order(ticked.slice(1))).toBeNull();
});

test("recruits stand where a colour lacks, or at the end", () => {
  const bag = paymentBag(paying({ red: 2, blue: 1 }));
  const ticked = tick(bag?.things ?? [], ["recruits", "red_vp", "recruits"]);
  expect(bag?.order(ticked)?.map(({ kind }) => kind)).toEqual(["viking", "recruits", "recruits"]);
  const any = paymentBag(paying({ different: 3 }));
  const three = tick(any?.things ?? [], ["recruits", "purple_fame", "yellow_bracelet"]);
  expect(any?.order(three)?.map(({ kind, args }) => args["viking"] ?? kind)).toEqual(["yellow_bracelet", "purple_fame", "recruits"]);
});

test("only what the cost can take may be ticked", () => {
  const bag = paymentBag(paying({ different: 2 }));
  const [red] = tick(bag?.things ?? [], ["red_vp"]);
  const others = (bag?.things ?? []).filter((thing) => thing !== red && bag?.fits(red ? [red] : [], thing));
  expect(new Set(names(others))).toEqual(new Set(["yellow_bracelet", "green_recruit", "purple_fame", "purple_vp", "recruits"]));
  const equal = paymentBag(paying({ equal: 3 }, 1));
  expect(new Set(names((equal?.things ?? []).filter((thing) => equal?.fits([], thing))))).toEqual(
    new Set(["red_vp", "purple_fame", "purple_vp", "recruits"]),
  );
});

test("equal Vikings are ticked one by one, and what is ticked whole takes no more", () => {
  const bag = paymentBag(paying({ red: 2 }));
  const things = bag?.things ?? [];
  expect(new Set(things.map(({ code }) => code)).size).toBe(things.length);
  const ticked = tick(things, ["red_vp", "red_vp"]);
  expect(things.some((thing) => bag?.fits(ticked, thing))).toBe(false);
});

test("no other question is a set", () => {
  expect(paymentBag(opening.view)).toBeNull();
});
