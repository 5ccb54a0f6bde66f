import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { destinationInWords, gainsInWords, vikingInWords } from "../src/games/knarr/speech";
import { payersOf, paymentOf, sailOf, sumOf, yieldOf, type Boat, type Destination, type Hall } from "../src/games/knarr/view";
import type { Answer, View } from "../src/house/messages";
import { settings } from "../src/house/settings.svelte";
import { haveWords, speechOf } from "../src/house/words.svelte";

const hall = (moment: string): Hall => (JSON.parse(readFileSync(`tests/positions/knarr_${moment}.json`, "utf8")) as { view: View }).view.board as Hall;

/** A boat with so many Vikings in each column, and recruits. */
function boat(crew: Partial<Record<keyof Boat["crew"], number>>, recruits = 0): Boat {
  const column = (count = 0): "vp"[] => Array.from({ length: count }, () => "vp");
  const { red, yellow, green, blue, purple } = crew;
  const columns = { red: column(red), yellow: column(yellow), green: column(green), blue: column(blue), purple: column(purple) };
  return { ...(hall("opening").boats[0] as Boat), crew: columns, recruits };
}

beforeAll(async () => {
  settings.language = "en";
  await haveWords("knarr");
});

test("crew pays first, recruits stand in, the rest is missing", () => {
  expect(paymentOf({ red: 2, green: 2 }, boat({ red: 2, green: 1 }))).toEqual(["crew", "crew", "crew", "missing"]);
  expect(paymentOf({ red: 2, green: 2 }, boat({ red: 1 }, 2))).toEqual(["crew", "recruit", "recruit", "missing"]);
  expect(paymentOf({ different: 3 }, boat({ red: 4, blue: 1 }, 1))).toEqual(["crew", "crew", "recruit"]);
  expect(paymentOf({ equal: 4 }, boat({ red: 3, blue: 1 }))).toEqual(["crew", "crew", "crew", "missing"]);
});

test("who could go is shown in the columns", () => {
  expect(payersOf({ red: 2, green: 1 }, boat({ red: 3, green: 1, blue: 5 }))).toEqual({ red: 2, yellow: 0, green: 1, blue: 0, purple: 0 });
  expect(payersOf({ different: 3 }, boat({ red: 3, blue: 1 }))).toEqual({ red: 1, yellow: 0, green: 0, blue: 1, purple: 0 });
  expect(payersOf({ equal: 4 }, boat({ red: 3, blue: 1 }, 1))).toEqual({ red: 3, yellow: 0, green: 0, blue: 0, purple: 0 });
});

test("a payment that the rules offer has nothing missing, and one that they do not offer has", () => {
  const fixed = JSON.parse(readFileSync("tests/positions/knarr_opening.json", "utf8")) as { view: View; seat: number; legal: Answer[] };
  expect(fixed.view.question?.kind).toBe("action");
  const places = new Set(fixed.legal.filter(({ kind }) => kind === "place").map(({ args }) => args.place));
  const board = fixed.view.board as Hall;
  for (const { place, card } of board.destinations) {
    const paid = paymentOf((card as Destination).cost, board.boats[fixed.seat] as Boat);
    expect(paid.includes("missing")).toBe(!places.has(place));
  }
});

test("the sail shows the boat's own columns: data/boats.toml, normal and advanced side", () => {
  for (const one of hall("middle").boats) expect(sailOf(one)).toEqual([{}, { recruit: 1 }, {}]);
  for (const one of hall("end").boats) expect(sailOf(one)).toEqual([{ vp: 1 }, {}, { bracelet: 1 }]);
});

test("a column yields every gain in it", () => {
  expect(yieldOf(["vp", "recruit", "vp"])).toEqual({ vp: 2, recruit: 1 });
  expect(yieldOf([])).toEqual({});
  expect(sumOf([{ vp: 1 }, { vp: 2, card: 1 }])).toEqual({ vp: 3, card: 1 });
});

test("cards and destinations in words, without holes", () => {
  const speech = speechOf("knarr");
  expect(vikingInWords(speech, "green_fame")).toBe("green Viking (reputation)");
  expect(vikingInWords(speech, null)).toBe("a Viking that you cannot see");
  expect(gainsInWords(speech, {})).toBe("nothing");
  for (const { card } of hall("middle").destinations) {
    expect(destinationInWords(speech, card as Destination, boat({ red: 1 }))).not.toMatch(/\{|undefined|(^|[ :.])(screen|cost|gains)-/);
  }
});
