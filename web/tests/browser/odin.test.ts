import { readFileSync } from "node:fs";
import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import { dice, PHONE } from "./house";
import { OdinPlayer, sitDown, type Hands, type Wishes } from "./odin_player";
import { house } from "./opened";
import { seconds } from "./patience";

interface Game extends Wishes {
  hands: Hands;
  options?: BrowserContextOptions;
  choices?: Record<string, string>;
}

const screen = (width: number, height: number): BrowserContextOptions => ({ viewport: { width, height } });
const UPRIGHT: BrowserContextOptions = { ...screen(768, 1024), hasTouch: true, isMobile: true };
const FRENCH = { language: "fr" };

/** `npm run odin` plays all of them to the end; ./test plays the first round of the first, and the others for some steps. */
const WHOLE = process.env["LONGHOUSE_ODIN"] === "all";
const STEPS = 16;
const GAMES: Record<string, Game> = {
  "alone, short, deck A, by mouse with real drags": { players: 1, length: "short", decks: "A", hands: "mouse" },
  "two seats, short, without occupations, by keys alone": { players: 2, length: "short", decks: "none", hands: "keys" },
  "two seats, short, decks A and B, with a finger at 360x640, French": { players: 2, length: "short", decks: "AB", hands: "touch", options: PHONE, choices: FRENCH },
  "four seats, long, all decks, by mouse at 1920x1080, dark": { players: 4, length: "long", decks: "ABC", hands: "mouse", options: screen(1920, 1080), choices: { theme: "dark" } },
  "two seats, long, deck B, with a finger at 768x1024": { players: 2, length: "long", decks: "B", hands: "touch", options: UPRIGHT },
  "three seats, short, deck C, by mouse at 1024x768, French": { players: 3, length: "short", decks: "C", hands: "mouse", options: screen(1024, 768), choices: FRENCH },
  "alone, long, decks A and C, by keys": { players: 1, length: "long", decks: "AC", hands: "keys" },
  "four seats, short, decks B and C, with a finger at 360x640": { players: 4, length: "short", decks: "BC", hands: "touch", options: PHONE },
};

test.each(Object.entries(GAMES))("a game: %s", async (name, { hands, options, choices, ...wishes }) => {
  const { page, context } = await house.visitor(options, choices);
  await sitDown(house, page, wishes);
  const player = new OdinPlayer(page, hands, dice(name.length));
  const first = name.startsWith("alone, short");
  const over = await player.play(WHOLE || first ? 1500 : STEPS, undefined, WHOLE ? Infinity : 2);
  if (WHOLE) console.log(`${name}: ${player.gestures} gestures, ${player.turns} turns, ${player.laid} tiles laid, over: ${over}`);
  expect(over).toBe(WHOLE);
  if (WHOLE) expect(player.laid, "tiles that were laid").toBeGreaterThan(0);
  expect(house.troubles).toEqual([]);
  await context.close();
}, seconds(1500));

/** A short game alone, in its last round with four Vikings left. */
const LAST_ROUND = readFileSync("tests/positions/odin_last_round.json");

test("the last turns of a game by mouse: tiles are dragged, the feast is served, the score is told", async () => {
  const { page, context } = await house.visitor();
  await page.goto(`${house.address}/watch`);
  await page.getByLabel("Choose a file").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: LAST_ROUND });
  await page.waitForURL(/\/t\//);
  await page.getByRole("button", { name: "Start" }).click();
  const player = new OdinPlayer(page, "mouse", dice(7));
  expect(await player.play(200)).toBe(true);
  expect(player.laid, "tiles that were dragged to a board").toBeGreaterThan(0);
  await page.locator(".over svg[role=img]").waitFor();
  expect(await page.locator(".over .title").innerText()).toMatch(/ends with -?\d+ points?$/);
  expect(house.troubles).toEqual([]);
  await context.close();
}, seconds(300));

/** A game alone in which three kinds of green goods can be traded overseas. */
const TRADING = readFileSync("tests/positions/odin_trading.json");

test("what is traded is a set to tick: in any order, and each thing can be left out again", async () => {
  const { page, context } = await house.visitor();
  await page.goto(`${house.address}/watch`);
  await page.getByLabel("Choose a file").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: TRADING });
  await page.waitForURL(/\/t\//);
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator('[data-part="space-overseas_trade_1"]').click();
  const goods = page.locator(".choices .answer:not(.quiet)");
  const names = (state: string): Promise<string[]> => page.locator(`.choices .answer[aria-pressed="${state}"]:not(.quiet)`).allInnerTexts();
  await goods.nth(2).waitFor();
  const all = await names("false");
  await goods.nth(2).click();
  await expect.poll(() => names("true")).toEqual([all[2]]);
  await page.locator('.choices .answer[aria-pressed="false"]').first().click();
  await expect.poll(() => names("true")).toEqual([all[2], all[0]]);
  await page.locator('[data-part="ticked-0"]').click();
  await expect.poll(() => names("true")).toEqual([all[0]]);
  expect(new Set([...(await names("true")), ...(await names("false"))])).toEqual(new Set(all));
  await page.locator('[data-part="ticked-0"]').click();
  await expect.poll(() => names("false")).toEqual(all);
  expect(house.troubles).toEqual([]);
  await context.close();
});
