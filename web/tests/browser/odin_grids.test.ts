import { readFileSync } from "node:fs";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe";
import { PHONE, type Visitor } from "./house";
import { house } from "./opened";

/** A game in its sixth round: the first seat has three lands and houses, and many kinds of tiles to lay. */
const GAME = readFileSync("tests/positions/odin_laying.json");

/** Longer than words wait for a tile to rest, in milliseconds. */
const RESTS = 250;

async function sitDown(options: BrowserContextOptions = {}): Promise<Visitor> {
  const visitor = await house.visitor(options);
  const { page } = visitor;
  await page.goto(`${house.address}/watch`);
  await page.getByLabel("Choose a file").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: GAME });
  await page.waitForURL(/\/t\//);
  await page.getByRole("button", { name: "Seat a bot" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".ask .title").waitFor();
  return visitor;
}

const item = (page: Page, name: string): Locator => page.locator(`[data-part="item-${name}"]`);
const board = (page: Page, name: string): Locator => page.locator(`svg[data-grid="${name}"]`);
const ghost = (page: Page): Locator => page.locator("[data-ghost]");
const tiles = (page: Page, on: string, name: string): Promise<number> => board(page, on).locator(`[data-piece="tile-${name}"]`).count();
const title = (page: Page): Promise<string> => page.locator(".ask .title").innerText();

/** The middle of a cell on the screen; rows and columns count from 0. */
async function cellOf(page: Page, on: string, row: number, col: number): Promise<{ x: number; y: number }> {
  const box = await board(page, on).locator(`[role=gridcell][id$="-${row}-${col}"]`).boundingBox();
  if (!box) throw new Error(`no cell ${row} ${col} on ${on}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pick(page: Page, name: string): Promise<void> {
  const box = await item(page, name).boundingBox();
  if (!box) throw new Error(`no ${name}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
}

test("a tile is dragged to a board with the mouse, turned on the way, and taken back", async () => {
  const { page, context } = await sitDown();
  const before = await tiles(page, "home_board", "wool");
  await pick(page, "wool");
  const near = await cellOf(page, "home_board", 4, 8);
  await page.mouse.move(near.x + 4, near.y - 3, { steps: 5 });
  await page.keyboard.press("r");
  await expect.poll(() => ghost(page).getAttribute("data-ghost")).toBe("fits");
  await expect.poll(() => page.locator(".pills").first().innerText()).toContain("open");
  await page.mouse.up();
  await expect.poll(() => tiles(page, "home_board", "wool")).toBe(before + 1);
  await expect.poll(() => ghost(page).count()).toBe(0);
  await page.locator(".ask .back").click();
  await expect.poll(() => tiles(page, "home_board", "wool")).toBe(before);
  await expect.poll(() => title(page), { message: "it is in hand again" }).toContain("Lay wool here?");
  await page.keyboard.press("Escape");
  await expect.poll(() => ghost(page).count()).toBe(0);
  await context.close();
});

test("a tile that is carried over the map of another board goes on there", async () => {
  const { page, context } = await sitDown();
  await pick(page, "wool");
  const map = await page.locator('[data-map="board_a"]').boundingBox();
  if (!map) throw new Error("no map");
  await page.mouse.move(map.x + map.width / 2, map.y + map.height / 2, { steps: 5 });
  await board(page, "board_a").waitFor();
  const { x, y } = await cellOf(page, "board_a", 3, 6);
  await page.mouse.move(x, y, { steps: 4 });
  await expect.poll(() => page.locator(".holder:has([data-ghost]) svg[data-grid]").getAttribute("data-grid")).toBe("board_a");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await context.close();
});

test("where a tile does not fit, the page says why and leads to where it does", async () => {
  const { page, context } = await sitDown();
  await pick(page, "oil");
  const above = await cellOf(page, "home_board", 10, 2);
  await page.mouse.move(above.x, above.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => ghost(page).getAttribute("data-ghost")).toBe("no");
  await expect.poll(() => title(page)).toBe("Something lies there already");
  expect(await violations(page), "with a tile that does not fit").toEqual([]);
  await board(page, "home_board").focus();
  for (let n = 0; n < 4 && (await title(page)) !== "Craft may not touch craft"; n += 1) {
    await page.keyboard.press("ArrowUp");
    await page.waitForTimeout(RESTS);
  }
  await expect.poll(() => title(page)).toBe("Craft may not touch craft");
  await expect.poll(() => page.locator(".ask .follows").innerText()).toContain("It would touch: linen.");
  await page.getByRole("button", { name: "Go to next fit" }).click();
  await expect.poll(() => ghost(page).getAttribute("data-ghost")).toBe("fits");
  const outside = await item(page, "peas").boundingBox();
  const at = await ghost(page).boundingBox();
  if (!outside || !at) throw new Error("nothing to drag");
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 4);
  await page.mouse.down();
  await page.mouse.move(outside.x, outside.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => ghost(page).count(), { message: "dropped beside the boards it goes back" }).toBe(0);
  await context.close();
});

test("several tiles are laid in a row, each a step that Back takes back", async () => {
  const { page, context } = await sitDown();
  for (const [name, on, row, col] of [["wool", "home_board", 4, 9], ["silver", "board_a", 0, 5], ["grain", "long_house_1", 2, 4]] as const) {
    if (on === "board_a") await page.locator(`[data-map="${on}"]`).click();
    const before = await tiles(page, on, name);
    await pick(page, name);
    const to = await cellOf(page, on, row, col);
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => tiles(page, on, name)).toBe(before + 1);
  }
  await page.locator('[data-part^="space-"][aria-pressed="false"]').first().click();
  await expect.poll(() => page.locator(".steps .on").count()).toBeGreaterThan(6);
  let presses = 0;
  for (const back = page.locator(".ask .back"); await back.isEnabled(); presses += 1) await back.click();
  expect(presses, "the space, three tiles, and the last of them once more out of the hand").toBe(5);
  expect(await page.locator(".steps .on").count()).toBe(0);
  await context.close();
});

test("with the keyboard alone: arrows, R, F, Enter", async () => {
  const { page, context } = await sitDown();
  await item(page, "oil").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => title(page)).toContain("Lay oil here?");
  const spoken = page.locator(".tools [role=status]");
  const first = await spoken.innerText();
  await page.keyboard.press("r");
  await expect.poll(() => spoken.innerText()).toContain("turned once");
  await page.keyboard.press("PageDown");
  await expect.poll(() => spoken.innerText()).not.toBe(first);
  const [down, moved] = [await ghost(page).getAttribute("data-at"), page.keyboard.press("ArrowRight")];
  await moved;
  await expect.poll(() => ghost(page).getAttribute("data-at")).not.toBe(down);
  await page.keyboard.press("PageUp");
  const on = await page.evaluate(() => document.querySelector("[data-ghost]")?.parentElement?.querySelector("[data-grid]")?.getAttribute("data-grid") ?? "");
  const before = await tiles(page, on, "oil");
  await page.keyboard.press("Enter");
  await expect.poll(() => tiles(page, on, "oil")).toBe(before + 1);
  expect(await page.evaluate(() => document.activeElement?.closest("[data-part]")?.getAttribute("data-part"))).toBe("item-oil");
  await context.close();
});

test("with a finger: three taps, and a drag that carries the tile above it", async () => {
  const { page, context } = await sitDown(PHONE);
  await page.getByRole("button", { name: "Home", exact: true }).tap();
  await page.locator('[data-take="wool"]').tap();
  await page.locator(".tabs").getByRole("button", { name: "Home", exact: true }).tap();
  const cell = await cellOf(page, "home_board", 3, 4);
  await page.touchscreen.tap(cell.x, cell.y);
  await expect.poll(() => ghost(page).getAttribute("data-ghost")).toBe("fits");
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await violations(page), "with a tile in hand").toEqual([]);
  const before = await tiles(page, "home_board", "wool");
  await page.touchscreen.tap(cell.x, cell.y);
  await expect.poll(() => tiles(page, "home_board", "wool")).toBe(before + 1);
  expect(await page.locator('[data-take="oil"]').count(), "the next tile is at hand without leaving the page").toBe(1);
  await page.locator('[data-take="oil"]').scrollIntoViewIfNeeded();
  const from = await page.locator('[data-take="oil"]').boundingBox();
  const to = await cellOf(page, "home_board", 1, 6);
  const touch = await context.newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", x?: number, y?: number): Promise<unknown> =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined || y === undefined ? [] : [{ x, y }] });
  if (!from) throw new Error("no oil");
  await send("touchStart", from.x + 20, from.y + 20);
  for (const part of [0.3, 0.7, 1]) await send("touchMove", from.x + 20 + (to.x - from.x - 20) * part, from.y + 20 + (to.y + 60 - from.y - 20) * part);
  const apart = async (): Promise<number> => {
    const box = await ghost(page).boundingBox();
    return Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - to.y);
  };
  await expect.poll(apart).toBeLessThan(30);
  await send("touchEnd");
  await expect.poll(() => tiles(page, "home_board", "oil")).toBeGreaterThan(0);
  await context.close();
});
