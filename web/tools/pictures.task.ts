import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { BrowserContextOptions, Page } from "playwright-core";
import { test } from "vitest";
import { BrowserHouse, dice, playOut, step } from "../tests/browser/house";

const FOLDER = "../docs/pictures";
const SIZES = { wide: { width: 1366, height: 768 }, phone: { width: 360, height: 640 } };
const PAGES: [name: string, path: string][] = [
  ["home", "/"],
  ["set_up", "/new/knarr"],
  ["rules", "/rules/explorers"],
  ["profile", "/me"],
  ["settings", "/settings"],
  ["learn", "/learn"],
  ["watch", "/watch"],
  ["study", "/study"],
  ["about", "/about"],
];

/** Let a page come to rest. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(200);
}

/** Keep the page as it stands; WebP, because these pictures travel with the code. */
async function take(page: Page, name: string): Promise<void> {
  await rest(page);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 82 });
  writeFileSync(`${FOLDER}/${name}.webp`, Buffer.from(data, "base64"));
}

async function begin(house: BrowserHouse, page: Page, game: string, players: number, steps: number): Promise<void> {
  await page.goto(`${house.address}/new/${game}`);
  await page.locator(`input[name=players][value="${players}"]`).check();
  await page.locator("input[name=against][value=bots]").check();
  await page.locator("form .btn.primary").click();
  await page.waitForURL(/\/t\//);
  const chance = dice(9);
  for (let n = 0; n < steps; n += 1) await step(page, "mouse", chance);
}

async function lobby(house: BrowserHouse, page: Page): Promise<void> {
  await page.goto(`${house.address}/new/knarr`);
  await page.locator("form .btn.primary").click();
  await page.locator(".invitation img").first().waitFor();
}

test("pictures of the main pages, wide and narrow", async () => {
  mkdirSync(FOLDER, { recursive: true });
  const house = await BrowserHouse.open();
  for (const [size, viewport] of Object.entries(SIZES)) {
    const { page, context } = await house.visitor({ viewport, hasTouch: size === "phone" });
    for (const [name, path] of PAGES) {
      await page.goto(house.address + path);
      await page.locator("main h2").first().waitFor();
      await take(page, `${name}_${size}`);
    }
    await lobby(house, page);
    await take(page, `lobby_${size}`);
    await begin(house, page, "vikings_on_board", 4, 33);
    await take(page, `vikings_${size}`);
    await begin(house, page, "knarr", 3, 20);
    await take(page, `knarr_${size}`);
    await page.locator(".ask-hint").click();
    await page.locator(".advice").first().click();
    await take(page, `hint_${size}`);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.getByRole("dialog").waitFor();
    await take(page, `table_${size}`);
    await page.keyboard.press("Escape");
    await playOut(page, "mouse", dice(4));
    await page.locator(".over svg[role=img]").waitFor();
    await take(page, `score_${size}`);
    await context.close();
  }
  const dark = await house.visitor({ locale: "fr-FR" }, { theme: "dark" });
  await begin(house, dark.page, "vikings_on_board", 4, 33);
  await take(dark.page, "vikings_wide_dark_fr");
  await house.close();
});

/** A late game of two, with lands, houses and much to lay. */
const LATE = readFileSync("tests/positions/odin_laying.json");
const SCREENS = {
  wide: { width: 1366, height: 768 },
  widest: { width: 1920, height: 1080 },
  across: { width: 1024, height: 768 },
  upright: { width: 768, height: 1024 },
  phone: { width: 360, height: 640 },
};

/** The middle of a game of four in which all have sailed, raided and herded. */
const SAILING = readFileSync("tests/positions/explorers_sailing.json");

/** Lay a tile that can be turned, far out. */
async function layTile(page: Page): Promise<void> {
  const cells = page.locator('[data-part^="cell"]');
  await cells.first().waitFor();
  for (let n = 6; n < (await cells.count()); n += 1) {
    await cells.nth(n).dispatchEvent("click");
    await page.locator(".steps .on").first().waitFor({ state: "attached" });
    if (await page.locator('[data-part="turn"]').count()) return;
    await page.keyboard.press("Escape");
    await cells.first().waitFor();
  }
}

/** Go on with a saved game, bots in the other seats, until something of its board is there. */
async function goOnWith(house: BrowserHouse, page: Page, game: Buffer, ready = ".space"): Promise<void> {
  await page.goto(`${house.address}/watch`);
  await page.locator("input[type=file]").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: game });
  await page.waitForURL(/\/t\//);
  const start = page.getByRole("button", { name: /^(Start|Commencer)/ });
  await start.waitFor();
  while (!(await start.isEnabled())) {
    await page.getByRole("button", { name: /Seat a bot|Placer un robot/ }).first().click();
    await page.waitForTimeout(300);
  }
  await start.click();
  await page.locator(ready).first().waitFor();
}

/** Lay a tile, then sail as far as the ship goes in two actions. */
async function sail(page: Page): Promise<void> {
  if (await page.locator(".confirm:not([disabled])").count()) await page.locator(".confirm").click();
  await page.locator('[data-deed="sail"]').first().waitFor();
  const places = page.locator('[data-deed="sail"]:is([data-cost="2"], [data-cost="1"])');
  await places.last().dispatchEvent("click");
  await page.locator(".pips .used").first().waitFor();
}

/** A tile was laid, and where the map needs the room of the screen the ship has sailed. */
async function takeExplorers(name: string, options: BrowserContextOptions, choices: Record<string, unknown>, sails: boolean): Promise<void> {
  const house = await BrowserHouse.open();
  const { page } = await house.visitor(options, choices);
  await goOnWith(house, page, SAILING, ".map");
  await layTile(page);
  if (sails) await sail(page);
  await take(page, `explorers_${name}`);
  await house.close();
}

test.each(Object.entries(SCREENS))("pictures of Explorers, %s", async (size, viewport) => {
  await takeExplorers(size, { viewport, hasTouch: viewport.width < 900 }, {}, viewport.width < 1200);
});

test("pictures of Explorers, dark and in French", async () => {
  await takeExplorers("wide_dark_fr", { locale: "fr-FR" }, { theme: "dark" }, true);
});

test("pictures of A Feast for Odin on every screen", async () => {
  const house = await BrowserHouse.open();
  for (const [size, viewport] of Object.entries(SCREENS)) {
    const { page, context } = await house.visitor({ viewport, hasTouch: viewport.width < 900 });
    await goOnWith(house, page, LATE);
    await page.locator(".space.free").first().click();
    await page.locator(".space.picked").waitFor();
    await take(page, `odin_${size}`);
    await page.keyboard.press("Escape");
    if (viewport.width < 900) await page.getByRole("button", { name: /Home|Your boards/ }).first().click();
    await page.locator(".good.stitched, .tray button:not([disabled])").first().click();
    await page.locator("[data-ghost]").waitFor();
    await take(page, `odin_place_${size}`);
    await context.close();
  }
  const dark = await house.visitor({ locale: "fr-FR" }, { theme: "dark" });
  await goOnWith(house, dark.page, LATE);
  await take(dark.page, "odin_wide_dark_fr");
  await house.close();
}, 300_000);

/** A folder for pictures that are looked at and thrown away. */
const SEEN = process.env["LONGHOUSE_PICTURES"] ?? "";
const WIDTHS = [[360, 640], [768, 1024], [1024, 768], [1366, 768], [1920, 1080], [2560, 1440]] as const;
const LOOKS = (["en", "fr"] as const).flatMap((language) => (["light", "dark"] as const).map((theme) => ({ language, theme })));
const GUIDED = ["vikings_on_board", "knarr", "explorers", "feast_for_odin"];

async function takeAtAll(page: Page, name: string): Promise<void> {
  for (const [width, height] of WIDTHS) {
    await page.setViewportSize({ width, height });
    await rest(page);
    await page.screenshot({ path: `${SEEN}/${name}_${width}.png` });
  }
}

test.runIf(SEEN).each(LOOKS)("every page and game at six widths: $language, $theme", async ({ language, theme }) => {
  mkdirSync(SEEN, { recursive: true });
  const house = await BrowserHouse.open();
  const { page } = await house.visitor({ locale: language === "fr" ? "fr-FR" : "en-GB" }, { language, theme });
  const named = (name: string): string => `${name}_${language}_${theme}`;
  for (const [name, path] of [...PAGES, ["rules_vikings", "/rules/vikings_on_board"] as const]) {
    await page.goto(house.address + path);
    await page.locator("main h2").first().waitFor();
    await takeAtAll(page, named(name));
  }
  await lobby(house, page);
  await takeAtAll(page, named("lobby"));
  for (const game of GUIDED) {
    await page.setViewportSize(SIZES.wide);
    await page.goto(`${house.address}/learn/${game}`);
    await page.locator(".guide .step").waitFor();
    await takeAtAll(page, named(`guided_${game}`));
  }
  await page.setViewportSize(SIZES.wide);
  await begin(house, page, "vikings_on_board", 4, 33);
  await takeAtAll(page, named("vikings"));
  await page.setViewportSize(SIZES.wide);
  await begin(house, page, "knarr", 3, 20);
  await takeAtAll(page, named("knarr"));
  await page.setViewportSize(SIZES.wide);
  await goOnWith(house, page, SAILING, ".map");
  await takeAtAll(page, named("explorers"));
  await page.setViewportSize(SIZES.wide);
  await goOnWith(house, page, LATE);
  await takeAtAll(page, named("odin"));
  await house.close();
}, 600_000);
