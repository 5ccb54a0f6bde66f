import { gzipSync } from "node:zlib";
import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { test } from "vitest";
import { begin, dice, House, momentAfter } from "../tests/browser/house";

/** Clicks of one's own turns: every touch of the map, the hand, the actions and the buttons counts, keys are not used. */
class Counter {
  clicks = 0;
  constructor(private readonly page: Page) {}

  /** Touch something, and wait until the page has answered; what has gone in the meantime is not touched. */
  async click(selector: string): Promise<void> {
    const before = await this.page.evaluate(momentAfter, null);
    const there = await this.page.locator(selector).first().dispatchEvent("click", {}, { timeout: 1000 }).then(() => true, () => false);
    this.clicks += there ? 1 : 0;
    await this.page.waitForFunction(momentAfter, before, { timeout: 700, polling: 30 }).catch(() => undefined);
  }

  async has(selector: string): Promise<boolean> {
    return (await this.page.locator(selector).count()) > 0;
  }
}

const CONFIRM = ".confirm:not(.end, [disabled])";
const pick = (many: number, chance: () => number): number => Math.floor(chance() * many);

/** Lay a tile: any of the hand, in any cell, in any of its turns. */
async function lay(page: Page, hand: Counter, chance: () => number): Promise<void> {
  const tiles = await page.locator('[data-part^="tile-"][aria-pressed]').count();
  const wanted = page.locator('[data-part^="tile-"][aria-pressed]').nth(pick(tiles, chance));
  if (tiles && (await wanted.getAttribute("aria-pressed")) === "false") await hand.click(`[data-part="${await wanted.getAttribute("data-part")}"]`);
  const cells = await page.locator('[data-part^="cell"]').evaluateAll((all) => all.map((cell) => cell.getAttribute("data-part")));
  await hand.click(`[data-part="${cells[pick(cells.length, chance)]}"]`);
  for (let turns = pick(3, chance); turns > 0 && (await hand.has('[data-part="turn"]')); turns -= 1) await hand.click('[data-part="turn"]');
}

/** Use all action points that can be used, by actions taken at random, to places taken at random: as far as the points reach. */
async function act(page: Page, hand: Counter, chance: () => number): Promise<void> {
  for (let n = 0; n < 12; n += 1) {
    if (await hand.has(CONFIRM)) return;
    const deeds = await page.locator('[data-part^="deed-"][aria-pressed]').evaluateAll((all) => all.map((deed) => [deed.getAttribute("data-part"), deed.getAttribute("aria-pressed")] as const));
    if (!deeds.length) return;
    const [deed, pressed] = deeds[pick(deeds.length, chance)] as readonly [string, string];
    const steps = await page.locator(".steps .on").count();
    const lit = `.map [data-deed="${deed.replace("deed-", "")}"]`;
    if (!(await hand.has(lit)) && pressed !== "true") await hand.click(`[data-part="${deed}"]`);
    if ((await page.locator(".steps .on").count()) > steps) continue;
    const places = await page.locator(lit).evaluateAll((all) => all.map((place) => place.getAttribute("data-part")));
    if (places.length) await hand.click(`[data-part="${places[pick(places.length, chance)]}"]`);
  }
}

test("clicks a turn, over whole games", async () => {
  const house = await House.open();
  const games = Number(process.env["LONGHOUSE_GAMES"] ?? 3);
  let [clicks, turns, used] = [0, 0, 0];
  for (let game = 0; game < games; game += 1) {
    const { page, context } = await house.visitor();
    await begin(house, page, "explorers", 4);
    const chance = dice(71 + game);
    const hand = new Counter(page);
    for (;;) {
      await page.waitForFunction((all) => !!document.querySelector(all), `.over .title, ${CONFIRM}, .captains .offer, [data-part^="cell"], [data-part^="deed-"][aria-pressed]`, { timeout: 60_000 });
      if (await hand.has(".over .title")) break;
      if (await hand.has(".captains .offer")) {
        await page.locator(".captains .offer").first().click();
        await page.locator(CONFIRM).click();
        await page.waitForTimeout(300);
        continue;
      }
      if (await hand.has('[data-part^="cell"]')) {
        turns += 1;
        await lay(page, hand, chance);
        if (await hand.has(CONFIRM)) await hand.click(CONFIRM);
        continue;
      }
      if (!(await hand.has(CONFIRM))) await act(page, hand, chance);
      if (!(await hand.has(CONFIRM)) && (await hand.has('[data-part="end"]'))) await hand.click('[data-part="end"]');
      if (await hand.has(CONFIRM)) {
        used += await page.locator(".pips .used").count();
        await hand.click(CONFIRM);
      }
    }
    clicks += hand.clicks;
    await context.close();
  }
  console.log(`clicks a turn: ${(clicks / turns).toFixed(2)} (${games} games, ${turns} own turns, ${clicks} clicks, ${(used / turns).toFixed(2)} action points used a turn)`);
  await house.close();
}, 1_500_000);

test("frames while the map is dragged, sixty hexes, processor four times slower", async () => {
  const house = await House.open();
  const { page, context } = await house.visitor();
  await begin(house, page, "explorers", 4);
  await page.locator(".map").waitFor();
  await page.evaluate(() => {
    const map = document.querySelector(".map") as SVGElement;
    const hexes = [...map.querySelectorAll("[data-hex]")];
    for (let n = hexes.length; n < 60; n += 1) {
      const copy = (hexes[n % hexes.length] as Element).cloneNode(true) as Element;
      copy.setAttribute("transform", `translate(${((n % 10) - 5) * 79.7 + (Math.floor(n / 10) % 2) * 39.8} ${-Math.floor(n / 10) * 69})`);
      map.insertBefore(copy, hexes[0]?.nextSibling ?? null);
    }
  });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    const seen: number[] = ((window as unknown as { seen: number[] }).seen = []);
    const tick = (at: number): void => {
      seen.push(at);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await page.mouse.move(500, 400);
  await page.mouse.down();
  const began = Date.now();
  for (let n = 0; Date.now() - began < 3000; n += 1) await page.mouse.move(500 + 120 * Math.sin(n / 12), 400 + 60 * Math.cos(n / 17));
  await page.mouse.up();
  const gaps = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: number[] };
    return seen.slice(1).map((at, n) => at - (seen[n] ?? at));
  });
  const sorted = [...gaps].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const slow = gaps.filter((gap) => gap > 25).length;
  console.log(`dragging 60 hexes at 4x slowdown: ${(1000 / middle).toFixed(0)} frames a second in the middle, ${slow} of ${gaps.length} frames later than 25 ms`);
  await house.close();
}, 120_000);

test("what the board adds, gzipped", () => {
  const folder = "../src/longhouse/client/assets";
  const own = readdirSync(folder).filter((name) => {
    const text = /\.(js|css)$/.test(name) ? readFileSync(`${folder}/${name}`, "utf8") : "";
    return /explorers-hex|screen-do-fight/.test(text) && !/^(fr|en)-/.test(name) ? true : text.includes("svelte") && /\.css$/.test(name) && text.includes(".minimap");
  });
  const sizes = own.map((name) => [name, gzipSync(readFileSync(`${folder}/${name}`)).length] as const);
  console.log(`board of Explorers, gzipped: ${sizes.reduce((sum, [, size]) => sum + size, 0)} bytes (${sizes.map(([name, size]) => `${name} ${size}`).join(", ")})`);
});
