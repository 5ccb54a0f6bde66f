import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { test } from "vitest";
import { dice, House, playOut, step } from "../tests/browser/house";

const FOLDER = "../docs/pictures";
const WIDE = { width: 1366, height: 768 };
const PHONE = { width: 360, height: 640 };

async function begin(house: House, page: Page, game: string, players: number, steps: number): Promise<void> {
  await page.goto(`${house.address}/new/${game}`);
  await page.locator(`input[name=players][value="${players}"]`).check();
  await page.locator("input[name=against][value=bots]").check();
  await page.locator("form .btn.primary").click();
  await page.waitForURL(/\/t\//);
  const chance = dice(9);
  for (let n = 0; n < steps; n += 1) await step(page, "mouse", chance);
}

test("pictures of the main pages, wide and narrow", async () => {
  mkdirSync(FOLDER, { recursive: true });
  const house = await House.open();
  const take = async (page: Page, name: string): Promise<void> => {
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(200);
    await page.screenshot({ path: `${FOLDER}/${name}.png` });
  };
  for (const [size, viewport] of [["wide", WIDE], ["phone", PHONE]] as const) {
    const { page, context } = await house.visitor({ viewport, hasTouch: size === "phone" });
    for (const [name, path] of [["home", "/"], ["set_up", "/new/knarr"], ["lesson", "/learn/vikings_on_board"], ["settings", "/settings"]] as const) {
      await page.goto(house.address + path);
      await page.locator("main h2").first().waitFor();
      await take(page, `${name}_${size}`);
    }
    await begin(house, page, "vikings_on_board", 4, 33);
    await take(page, `vikings_${size}`);
    await begin(house, page, "knarr", 3, 45);
    await take(page, `knarr_${size}`);
    await playOut(page, "mouse", dice(4));
    await take(page, `score_${size}`);
    await context.close();
  }
  const dark = await house.visitor({ viewport: WIDE, locale: "fr-FR" }, { theme: "dark" });
  await begin(house, dark.page, "vikings_on_board", 4, 33);
  await take(dark.page, "vikings_wide_dark_fr");
  await house.close();
});
