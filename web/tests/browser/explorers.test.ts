import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe";
import { ExplorersPlayer } from "./explorers_player";
import { begin, beginAlone, dice, PHONE, playOut, withFriend, type Way } from "./house";
import { house } from "./opened";
import { seconds } from "./patience";

/** Whole games of every size and way take minutes: LONGHOUSE_WHOLE=1 plays them all, ./test some turns of one. */
const WHOLE = !!process.env["LONGHOUSE_WHOLE"];

/** The middle of a game of four: the first seat has three Vikings aboard. */
const SAILING = readFileSync("tests/positions/explorers_sailing.json");

/** Go on with that game, bots in the other seats. */
async function goOn(page: Page): Promise<void> {
  await page.goto(`${house.address}/watch`);
  await page.getByLabel("Choose a file").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: SAILING });
  await page.waitForURL(/\/t\//);
  const free = page.getByRole("button", { name: "Seat a bot" });
  for (let seats = 3; seats > 0; seats -= 1) {
    await expect.poll(() => free.count()).toBe(seats);
    await free.first().click();
  }
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator('[data-part^="cell"]').first().waitFor();
}

interface Point {
  x: number;
  y: number;
}

/** Lay one tile after the other, in one cell after the other, until something is as wanted; what was found. */
async function layUntil<T>(page: Page, wanted: () => Promise<T | null>): Promise<T> {
  const cells = page.locator('[data-part^="cell"]');
  const tiles = page.locator('[data-part^="tile-"]');
  for (let n = 0; n < (await tiles.count()); n += 1) {
    await tiles.nth(n).click();
    for (let cell = 0; cell < (await cells.count()); cell += 1) {
      await cells.nth(cell).dispatchEvent("click");
      await page.locator(".steps .on").first().waitFor({ state: "attached" });
      const found = await wanted();
      if (found !== null) return found;
      await page.keyboard.press("Escape");
      await cells.first().waitFor();
    }
  }
  throw new Error("no tile lies as wanted");
}

const canBeTurned = async (page: Page): Promise<true | null> => ((await page.locator('[data-part="turn"]').count()) ? true : null);

/** Lay any tile that could lie in more than one way. */
const layTurnable = (page: Page): Promise<true> => layUntil(page, () => canBeTurned(page));

async function chooseCaptain(page: Page): Promise<void> {
  await page.locator(".captains .offer").first().click();
  await page.locator(".confirm:not([disabled])").click();
  await page.locator('[data-part^="cell"]').first().waitFor({ timeout: seconds(20) });
}

/** A tile lies on the map at once, turns and stays a preview until it is confirmed or followed by actions. */
test("a tile is laid, turned by key and click, and taken back; a ship goes several hexes by one touch", async () => {
  const { page, context } = await house.visitor();
  await begin(house, page, "explorers", 2);
  await chooseCaptain(page);
  const cells = page.locator('[data-part^="cell"]');
  const many = await cells.count();
  await layTurnable(page);
  const lies = (): Promise<string> => page.locator(".ask").innerText();
  const first = await lies();
  const ground = (): Promise<string> => page.locator(".map").innerHTML();
  const before = await ground();
  await page.keyboard.press("r");
  await expect.poll(ground).not.toBe(before);
  const once = await ground();
  await page.locator('[data-part="turn"]').click({ force: true });
  await expect.poll(ground).not.toBe(once);
  expect(await page.locator(".steps .on").count()).toBe(1);
  expect(first).not.toBe("");
  if (await page.locator(".confirm:not([disabled])").count()) await page.locator(".confirm").click();
  await page.locator('[data-part="deed-sail"][aria-pressed]').waitFor();
  await page.locator('[data-part="deed-sail"]').click();
  const costs = await page.locator(".map [data-cost]").evaluateAll((places) => places.map((place) => Number(place.getAttribute("data-cost"))));
  const far = Math.max(...costs);
  expect(far).toBeGreaterThan(0);
  await page.locator(`.map [data-cost="${far}"]`).first().click({ force: true });
  await expect.poll(() => page.locator(".pips .used").count()).toBe(far);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(".pips .used").count()).toBe(0);
  expect(many).toBeGreaterThan(2);
  await context.close();
});

/** Where something lies on the page. */
function middleOf(part: Locator): Promise<Point> {
  return part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

/** Lay any tile that could lie in more ways, with water that the ship could sail to without a fight; the water. */
async function layInReach(page: Page): Promise<Locator> {
  const hexes = await page.locator("[data-hex]").count();
  const water = page.locator(`[data-part^="hex-${hexes}-"][data-deed="sail"]:not([aria-label*="enemy"])`);
  return layUntil(page, async () => ((await water.count()) && (await canBeTurned(page)) ? water.first() : null));
}

test("water of the tile that was just laid is sailed to; its knobs and its other ground turn it", async () => {
  const { page, context } = await house.visitor();
  await begin(house, page, "explorers", 2);
  await chooseCaptain(page);
  const water = await layInReach(page);
  const lies = (): Promise<string> => page.locator("[data-hex]").last().innerHTML();
  const first = await lies();
  await page.locator('[data-part="turn"]').click();
  await expect.poll(lies).not.toBe(first);
  await page.locator('[data-part="turn-back"]').click();
  await expect.poll(lies).toBe(first);
  const cost = Number(await water.getAttribute("data-cost"));
  await water.click();
  await expect.poll(() => page.locator(".pips .used").count()).toBe(cost);
  expect(await lies()).toBe(first);
  await context.close();
});

test("a tile is carried from the hand to a cell, and shows there towards where one points", async () => {
  const { page, context } = await house.visitor();
  await begin(house, page, "explorers", 2);
  await chooseCaptain(page);
  const other = page.locator('[data-part^="tile-"][aria-pressed="false"]').first();
  const name = await other.getAttribute("data-part");
  const from = await middleOf(other);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 30, { steps: 3 });
  await page.locator(`[data-part="${name}"][aria-pressed="true"]`).waitFor();
  const ghost = page.locator(".map .ghost");
  const ways = new Set<string>();
  const cells = page.locator('[data-part^="cell"] .cell');
  for (let n = 0; ways.size < 2 && n < (await cells.count()); n += 1) {
    ways.clear();
    const { x, y } = await middleOf(cells.nth(n));
    for (let side = 0; side < 6; side += 1) {
      await page.mouse.move(x + 25 * Math.cos((side * Math.PI) / 3), y + 25 * Math.sin((side * Math.PI) / 3));
      await ghost.waitFor();
      ways.add(await ghost.innerHTML());
    }
  }
  expect(ways.size).toBeGreaterThan(1);
  await page.mouse.up();
  await page.locator(".steps .on").first().waitFor();
  expect(await page.locator(`[data-part="${name}"][data-carried]`).count()).toBe(0);
  await page.keyboard.press("Escape");
  await cells.first().waitFor();
  const { x, y } = await middleOf(page.locator(`[data-part="${name}"]`));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 60, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => page.locator("[data-carried]").count()).toBe(0);
  expect(await page.locator(".steps .on").count()).toBe(0);
  await context.close();
});

test("loading is one gesture with counts, and the end of the turn is not asked when nothing else is left", async () => {
  const { page, context } = await house.visitor();
  await begin(house, page, "explorers", 2);
  await chooseCaptain(page);
  await page.locator('[data-part^="cell"]').first().click();
  await page.locator(".steps .on").first().waitFor();
  if (await page.locator(".confirm:not([disabled])").count()) await page.locator(".confirm").click();
  await page.locator('[data-part="deed-load"][aria-pressed]').click();
  await page.locator(".stepper").first().waitFor();
  expect(await page.locator(".stepper b").first().innerText()).toBe("1");
  await page.locator('[data-part="deed-unload"]').click();
  await page.locator(".stepper b", { hasText: "3" }).waitFor();
  await page.locator('[data-part="less-viking"]').click();
  await page.locator(".stepper b", { hasText: "2" }).waitFor();
  await page.locator('[data-part="deed-load"]').click();
  await page.locator('[data-part="deed-unload"]').click();
  await expect.poll(() => page.locator(".confirm:not([disabled])").innerText()).toContain("End the turn");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(".pips .used").count()).toBe(3);
  await context.close();
});

test("whoever chooses to walk after unloading is asked how many walk", async () => {
  const { page, context } = await house.visitor();
  await goOn(page);
  await page.locator('[data-part^="cell"]').first().dispatchEvent("click");
  await page.locator(".steps .on").first().waitFor();
  await page.locator('.confirm:not([disabled]), [data-part="deed-unload"][aria-pressed]').first().waitFor();
  if (await page.locator(".confirm:not([disabled])").count()) await page.locator(".confirm").click();
  await page.locator('.map [data-deed="unload"][data-cost="1"]').first().dispatchEvent("click");
  await page.locator(".stepper b", { hasText: "3" }).waitFor();
  await page.locator('[data-part="deed-walk"][aria-pressed]').click();
  await page.locator(".stepper b", { hasText: "2" }).waitFor();
  await page.locator('[data-part="less-viking"]').click();
  await page.locator(".stepper b", { hasText: "1" }).waitFor();
  expect(await page.locator(".pips .used").count()).toBe(1);
  await context.close();
});

test("a log line lights its place on the map; the map zooms and fits", async () => {
  const { page, context } = await house.visitor();
  await begin(house, page, "explorers", 4);
  await new ExplorersPlayer(page, dice(3)).play(1);
  await page.locator(".log .moment", { hasText: "hex" }).first().hover();
  await page.locator(".map .looked").first().waitFor();
  const width = (): Promise<number> => page.locator(".map").evaluate((map) => map.getBoundingClientRect().width);
  await page.mouse.move(400, 400);
  const before = await width();
  await page.mouse.wheel(0, -600);
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  await page.locator(".minimap").waitFor();
  await page.keyboard.press("0");
  await expect.poll(width).toBeLessThan(before * 1.2);
  await context.close();
});

test("places are read row by row, walked by direction, and all have names", async () => {
  const { page, context } = await house.visitor();
  await begin(house, page, "explorers", 2);
  await new ExplorersPlayer(page, dice(8)).play(2);
  const rows = await page.locator("[data-hex]").evaluateAll((hexes) => new Map(hexes.map((hex) => [hex.getAttribute("data-hex"), hex.getBoundingClientRect().y])).size);
  expect(rows).toBeGreaterThan(5);
  const order = await page.locator('[data-place^="hex"]').evaluateAll((places) => {
    const top = (place: Element): number => document.querySelector(`[data-hex="${Number(place.getAttribute("data-place")?.split("-")[1]) + 1}"]`)?.getBoundingClientRect().y ?? 0;
    return places.map((place) => Math.round(top(place) / 10));
  });
  expect(order).toEqual([...order].sort((one, other) => one - other));
  const names = await page.locator(".map [data-part]").evaluateAll((places) => places.map((place) => place.getAttribute("aria-label") ?? ""));
  expect(names.filter((name) => !/\w{3}/.test(name))).toEqual([]);
  await page.locator('[data-place^="hex"]').first().focus();
  /** How far below the first hex the part of the map with the focus lies: the map itself may follow the focus. */
  const here = (): Promise<number> =>
    page.evaluate(() => {
      const middle = (selector: string): number => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box ? box.y + box.height / 2 : NaN;
      };
      return middle(".map :focus") - middle('[data-hex="1"]');
    });
  const from = await here();
  await page.keyboard.press("ArrowDown");
  await expect.poll(here).toBeGreaterThan(from);
  const below = await here();
  await page.keyboard.press("ArrowUp");
  await expect.poll(here).toBeLessThan(below);
  await page.keyboard.press("Home");
  const first = await page.locator("[data-place]:focus").getAttribute("data-place");
  expect(first).toBe(await page.locator("[data-place]").first().getAttribute("data-place"));
  await context.close();
});

/** Two fingers on the page, moved from some points to others. */
async function twoFingers(page: Page, from: [Point, Point], to: [Point, Point]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]): Promise<unknown> =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", from.slice(0, 1));
  await touch("touchStart", from);
  for (let n = 1; n <= 6; n += 1) {
    const at = from.map((point, i) => ({ x: point.x + ((to[i]?.x ?? 0) - point.x) * (n / 6), y: point.y + ((to[i]?.y ?? 0) - point.y) * (n / 6) }));
    await touch("touchMove", at);
  }
  await touch("touchEnd", []);
}

test("two fingers spread the map and turn the tile that was laid", async () => {
  const { page, context } = await house.visitor(PHONE);
  await begin(house, page, "explorers", 2);
  await chooseCaptain(page);
  const { x, y, width, height } = await page.locator(".window").evaluate((window) => window.getBoundingClientRect().toJSON() as DOMRect);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const beside = (far: number, slant = 0): [Point, Point] => [
    { x: middle.x - far * Math.cos(slant), y: middle.y - far * Math.sin(slant) },
    { x: middle.x + far * Math.cos(slant), y: middle.y + far * Math.sin(slant) },
  ];
  const size = (): Promise<number> => page.locator(".map").evaluate((map) => map.getBoundingClientRect().width);
  const before = await size();
  await twoFingers(page, beside(30), beside(90));
  await expect.poll(size).toBeGreaterThan(before * 2);
  await twoFingers(page, beside(90), beside(30));
  await expect.poll(size).toBeLessThan(before * 1.3);
  await layTurnable(page);
  const turned = (): Promise<string> => page.locator(".map").innerHTML();
  const lying = await turned();
  await twoFingers(page, beside(70), beside(70, 0.8));
  await expect.poll(turned).not.toBe(lying);
  expect(await page.locator(".steps .on").count()).toBe(1);
  await context.close();
});

test("the map follows what another player does out of sight; with reduced motion it jumps", async () => {
  const friends = [await house.visitor({}, { motion: "full" }), await house.visitor({}, { motion: "none" })] as const;
  await withFriend(house, friends[0], friends[1], "explorers");
  for (const { page } of friends) {
    await page.locator(".captains .offer").first().click();
    await page.locator(".confirm:not([disabled])").click();
  }
  for (let turn = 0; turn < 2; turn += 1) {
    await Promise.race(friends.map(({ page }) => page.locator('[data-part^="cell"]').first().waitFor({ timeout: seconds(20) })));
    const acts = (await friends[0].page.locator('[data-part^="cell"]').count()) > 0 ? 0 : 1;
    const [actor, watcher] = [friends[acts].page, friends[1 - acts]?.page as Page];
    const hexes = await watcher.locator("[data-hex]").count();
    await watcher.locator(".window").hover();
    await watcher.mouse.wheel(0, -1500);
    await watcher.mouse.down();
    await watcher.mouse.move(500, 40, { steps: 4 });
    await watcher.mouse.up();
    await actor.locator('[data-part^="cell"]').first().dispatchEvent("click");
    await actor.locator(".steps .on").first().waitFor();
    if (!(await actor.locator(".confirm:not([disabled])").count())) await actor.locator('[data-part="end"]').click();
    await actor.locator(".confirm:not([disabled])").click();
    const laid = watcher.locator(`[data-hex="${hexes + 1}"]`);
    await laid.waitFor();
    await expect.poll(() => laid.evaluate((hex) => {
      const [a, b] = [hex.getBoundingClientRect(), (hex.closest(".window") as Element).getBoundingClientRect()];
      return a.top >= b.top && a.bottom <= b.bottom && a.left >= b.left && a.right <= b.right;
    })).toBe(true);
    expect(await watcher.locator(".window.glide").count()).toBe(watcher === friends[0].page ? 1 : 0);
    if (await actor.locator('[data-part="end"]').count()) {
      await actor.locator('[data-part="end"]').click();
      await actor.locator(".confirm:not([disabled])").click();
    }
  }
  for (const { context } of friends) await context.close();
});

test.each(["wide", "phone"])("nothing is wrong for assistive technology in the middle of a game, %s", async (size) => {
  const { page, context } = await house.visitor(size === "phone" ? PHONE : {});
  await begin(house, page, "explorers", 2);
  const player = new ExplorersPlayer(page, dice(4), size === "phone");
  await player.play(2);
  expect(await violations(page), "a tile to lay").toEqual([]);
  await page.locator('[data-part^="cell"]').first().dispatchEvent("click");
  await page.locator(".steps .on").first().waitFor({ state: "attached" });
  expect(await violations(page), "a tile laid").toEqual([]);
  if (await page.locator(".confirm:not([disabled])").count()) await page.locator(".confirm").click();
  await page.locator('[data-part^="deed-"][aria-pressed]').first().waitFor();
  expect(await violations(page), "actions").toEqual([]);
  await context.close();
});

interface Whole {
  seats: number;
  way: Way;
  locale: string;
  size?: { width: number; height: number };
}
const GAMES: Whole[] = [
  { seats: 1, way: "mouse", locale: "fr-FR" },
  { seats: 4, way: "mouse", locale: "en-GB" },
  { seats: 2, way: "arrows", locale: "fr-FR" },
  { seats: 2, way: "keys", locale: "en-GB" },
  { seats: 4, way: "touch", locale: "en-GB", size: { width: 360, height: 640 } },
  { seats: 2, way: "touch", locale: "fr-FR", size: { width: 768, height: 1024 } },
];

test.each(WHOLE ? GAMES : GAMES.slice(0, 1))("a game with $seats seats by $way, $locale", async ({ seats, way, locale, size }) => {
  const { page, context } = await house.visitor({ ...(size && { ...PHONE, viewport: size }), locale });
  if (seats === 1) await beginAlone(house, page, "explorers");
  else await begin(house, page, "explorers", seats);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  if (way === "mouse") expect(await new ExplorersPlayer(page, dice(17 + seats)).play(WHOLE ? Infinity : 5)).toBe(WHOLE);
  else await playOut(page, way, dice(17 + seats), 1500);
  if (WHOLE) await page.locator(".over .title").waitFor();
  await context.close();
}, seconds(900));

test("no console error anywhere", () => {
  expect(house.troubles).toEqual([]);
});
