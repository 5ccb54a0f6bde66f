import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe";
import { dice } from "./house";
import { OdinPlayer, sitDown } from "./odin_player";
import { house } from "./opened";
import { seconds } from "./patience";

const SIZES = { wide: { width: 1366, height: 768 }, across: { width: 1024, height: 768 }, upright: { width: 768, height: 1024 }, phone: { width: 360, height: 640 } };
/** A game in its sixth round, with lands, houses and many tiles to lay. */
const LATE = readFileSync("tests/positions/odin_laying.json");

/** What a state of the table is, as far as axe could see a difference. */
async function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const has = (selector: string): boolean => !!document.querySelector(selector);
    if (has(".choices .dice")) return "dice";
    if (has(".choices")) return "choices";
    if (has(".foods")) return "feast";
    if (has(".space.picked")) return "chosen";
    return has(".space.free") ? "turn" : "free";
  });
}

/** All sizes with `npm run odin`; ./test looks at the widest and the narrowest. */
const WANTED = Object.entries(SIZES).filter(([size]) => process.env["LONGHOUSE_ODIN"] === "all" || ["wide", "phone"].includes(size));

test.each(WANTED)("axe: the table of Odin in every kind of state, %s", async (_, viewport) => {
  const { page, context } = await house.visitor({ viewport });
  await sitDown(house, page, { players: 2, length: "short", decks: "A" });
  const seen = new Set<string>();
  const player = new OdinPlayer(page, "mouse", dice(4));
  await player.play(process.env["LONGHOUSE_ODIN"] === "all" ? 60 : 9, async () => {
    const state = await stateOf(page);
    if (seen.has(state)) return;
    seen.add(state);
    expect(await violations(page), state).toEqual([]);
  });
  expect(seen.size).toBeGreaterThan(1);
  await context.close();
}, seconds(300));

test("axe: a tile in hand, somebody else's boards, the filter, the rules beside the table", async () => {
  const { page, context } = await house.visitor();
  await page.goto(`${house.address}/watch`);
  await page.getByLabel("Choose a file").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: LATE });
  await page.waitForURL(/\/t\//);
  await page.getByRole("button", { name: "Seat a bot" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".good.stitched").first().click();
  expect(await violations(page), "a tile in hand").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Look at the boards of/ }).nth(1).press("Enter");
  expect(await violations(page), "looking at another seat").toEqual([]);
  await page.getByRole("button", { name: "Back to yours" }).click();
  await page.getByRole("button", { name: "Only what I can do now" }).click();
  expect(await violations(page), "what I can do now").toEqual([]);
  await page.getByRole("button", { name: "Rules", exact: true }).last().click();
  expect(await violations(page), "the rules beside the table").toEqual([]);
  await context.close();
}, seconds(300));
