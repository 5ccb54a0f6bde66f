import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { begin, dice, PHONE, playOut, step, type Way } from "./house";
import { house } from "./opened";
import { seconds } from "./patience";

/** Whole games of every size and way take minutes: LONGHOUSE_WHOLE=1 plays them all. */
const WHOLE = !!process.env["LONGHOUSE_WHOLE"];

async function alone(page: Page): Promise<void> {
  await page.goto(`${house.address}/new/explorers`);
  await page.locator('input[name=players][value="1"]').check();
  await page.locator("form .btn.primary").click();
  await page.waitForURL(/\/t\//);
  const start = page.getByRole("button", { name: /^(Start|Commencer)$/ });
  await page.locator(".ask").or(start).first().waitFor();
  if (await start.count()) await start.click();
  await page.locator(".ask").waitFor();
}


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
  const tiles = page.locator('[data-part^="tile-"]');
  for (let n = 0; n < (await tiles.count()); n += 1) {
    await tiles.nth(n).click();
    for (let cell = 0; cell < (await cells.count()); cell += 1) {
      await cells.nth(cell).click();
      await page.locator(".steps .on").first().waitFor();
      if (await page.locator('[data-part="turn"]').count()) break;
      await page.keyboard.press("Escape");
      await cells.first().waitFor();
    }
    if (await page.locator('[data-part="turn"]').count()) break;
  }
  const lies = (): Promise<string> => page.locator(".ask").innerText();
  const first = await lies();
  const ground = (): Promise<string> => page.locator(".map").innerHTML();
  const before = await ground();
  await page.keyboard.press("r");
  await expect.poll(ground).not.toBe(before);
  await page.locator('[data-part="turn"]').click({ force: true });
  await page.waitForTimeout(300);
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

test("a log line lights its place on the map; the map zooms, fits and is walked by keys", async () => {
  const { page, context } = await house.visitor();
  await begin(house, page, "explorers", 4);
  for (let n = 0; n < 14; n += 1) await step(page, "mouse", dice(3 + n));
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
  await page.locator('[data-place^="hex"]').first().focus();
  for (const key of ["ArrowRight", "ArrowDown", "End"]) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toMatch(/\w/);
  await context.close();
});

test.each(["light", "dark"])("nothing is wrong for assistive technology, %s", async (theme) => {
  const { page, context } = await house.visitor({}, { theme });
  await begin(house, page, "explorers", 2);
  await chooseCaptain(page);
  await page.evaluate(readFileSync("node_modules/axe-core/axe.min.js", "utf8"));
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  });
  expect(found).toEqual([]);
  await context.close();
});

interface Whole {
  seats: number;
  way: Way;
  locale: string;
  size?: { width: number; height: number };
}
const GAMES: Whole[] = [
  { seats: 4, way: "mouse", locale: "en-GB" },
  { seats: 1, way: "mouse", locale: "fr-FR" },
  { seats: 2, way: "arrows", locale: "fr-FR" },
  { seats: 2, way: "keys", locale: "en-GB" },
  { seats: 4, way: "touch", locale: "en-GB", size: { width: 360, height: 640 } },
  { seats: 2, way: "touch", locale: "fr-FR", size: { width: 768, height: 1024 } },
];

test.each(WHOLE ? GAMES : GAMES.slice(0, 1))("a whole game with $seats seats by $way, $locale", async ({ seats, way, locale, size }) => {
  const { page, context } = await house.visitor({ ...(size && { ...PHONE, viewport: size }), locale });
  if (seats === 1) await alone(page);
  else await begin(house, page, "explorers", seats);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await playOut(page, way, dice(17 + seats), 1500);
  await page.locator(".over .title").waitFor();
  await context.close();
}, seconds(900));

test("no console error anywhere", () => {
  expect(house.troubles).toEqual([]);
});
