import { test } from "vitest";
import { begin } from "./house";
import { house } from "./opened";
const GAMES = (process.env.GAMES ?? "vikings_on_board").split(",");
const SIZES = (process.env.SIZES ?? "360x640,1366x768").split(",").map((s) => s.split("x").map(Number) as [number, number]);
test.each(GAMES)("look %s", async (game) => {
  const { page, context } = await house.visitor({ locale: process.env.LOCALE ?? "fr-FR", hasTouch: true });
  await begin(house, page, game, Number(process.env.PLAYERS ?? 3));
  await page.locator('.ask .passage').first().waitFor();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/words/${game}_${width}.png` });
    await page.locator(".ask .passage").click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/words/${game}_${width}_rules.png` });
    await page.locator(".ask .passage, .side .close").last().click({ timeout: 2000 }).catch(() => undefined);
  }
  await page.goto(house.address);
  await page.waitForTimeout(1500);
  await page.setViewportSize({ width: 1366, height: 1100 });
  await page.screenshot({ path: `/tmp/words/home.png` });
  await context.close();
}, 120_000);
