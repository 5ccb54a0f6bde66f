import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { begin, beginAlone } from "./house";
import { house } from "./opened";
import { seconds } from "./patience";

const SIZES = [[360, 640], [768, 1024], [1024, 768], [1366, 768], [1920, 1080], [2560, 1440]] as const;
const GAMES = ["vikings_on_board", "knarr", "explorers", "feast_for_odin"];
const OF_GAMES = GAMES.flatMap((game) => [`/new/${game}`, `/rules/${game}`]);
const PAGES = ["/", ...OF_GAMES, "/learn", "/settings", "/me", "/watch", "/study", "/about", "/t/nothing"];
const FINGER = 44;
const HALF_A_PIXEL = 0.5;

/** What is wrong with a page: sideways scrolling, cut words, controls that lie on each other or are too small for a finger. */
function faults({ finger, still, slack }: { finger: number; still: boolean; slack: number }): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`scrolls sideways: ${root.scrollWidth}`);
  if (still && root.scrollHeight > innerHeight) found.push(`scrolls: ${root.scrollHeight}`);
  for (const passage of document.querySelectorAll<HTMLElement>(".passages .blocks")) {
    if ([...passage.children].some((one) => one.getBoundingClientRect().height < 10)) found.push(`nothing to read: ${passage.parentElement?.id}`);
  }
  for (const field of document.querySelectorAll<HTMLElement>(".boards .field")) {
    if (field.scrollHeight > field.clientHeight + 1) found.push(`a board has no room: ${field.scrollHeight} in ${field.clientHeight}`);
  }
  for (const row of document.querySelectorAll<HTMLElement>(".names")) {
    const [last, end] = [row.lastElementChild?.getBoundingClientRect().right ?? 0, (row.closest(".panel") ?? row).getBoundingClientRect().right];
    if (row.checkVisibility() && last > end + slack) found.push(`cut: tabs, by ${last - end}`);
  }
  const named = (one: Element): string => `${one.tagName}.${one.getAttribute("class") ?? ""} "${(one as HTMLElement).innerText?.slice(0, 30)}"`;
  const inSight = (one: HTMLElement): boolean => one.checkVisibility() && one.getBoundingClientRect().width > 1 && !one.closest(".hidden-text");
  const controls = [...document.querySelectorAll<HTMLElement>("button, a.btn, a.iconbtn, input, select")].filter(inSight);
  for (const one of controls) {
    const cut = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== "visible" && one.tagName !== "INPUT" && one.tagName !== "SELECT";
    if (cut) found.push(`cut: ${named(one)}`);
  }
  for (const title of document.querySelectorAll<HTMLElement>("h1, h2, h3, .title")) {
    if (inSight(title) && title.scrollWidth > title.clientWidth + 1) found.push(`cut: ${named(title)}`);
  }
  for (const one of document.querySelectorAll<HTMLElement>(".top :is(h1, .meta > span, .iconbtn)")) {
    const [box, bar] = [one.getBoundingClientRect(), (one.closest(".top") as Element).getBoundingClientRect()];
    if (inSight(one) && (box.right > bar.right + slack || box.height > bar.height + slack)) found.push(`not in the header: ${named(one)}`);
  }
  const apart = controls.filter((one) => !one.closest("[data-part], label, .chips, .answers, .log, .tab"));
  const boxes = apart.map((one) => ({ one, box: one.getBoundingClientRect() }));
  for (const [n, a] of boxes.entries()) {
    for (const b of boxes.slice(n + 1)) {
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across > slack && down > slack && !a.one.contains(b.one) && !b.one.contains(a.one)) found.push(`overlap: ${named(a.one)} and ${named(b.one)}`);
    }
  }
  if (finger) {
    for (const one of document.querySelectorAll<HTMLElement>(":is(.btn, .iconbtn, .chip, [role=tab], label.check):not(svg *)")) {
      const { width, height } = one.getBoundingClientRect();
      const around = getComputedStyle(one, "::after");
      const [wide, high] = around.position === "absolute" ? [parseFloat(around.width), parseFloat(around.height)] : [0, 0];
      const least = Math.min(Math.max(width, wide), Math.max(height, high));
      if (inSight(one) && least < finger - slack) found.push(`small: ${named(one)} ${Math.round(width)}x${Math.round(height)}`);
    }
  }
  return found;
}

/** What stays wrong: a page that is still being drawn anew gets time to come to rest. */
async function lasting(page: Page, what: Parameters<typeof faults>[0]): Promise<string[]> {
  let found = await page.evaluate(faults, what);
  for (const until = Date.now() + seconds(5); found.length && Date.now() < until; found = await page.evaluate(faults, what)) {
    await page.waitForTimeout(100);
  }
  return found;
}

async function look(page: Page, where: string, still: (width: number) => boolean): Promise<string[]> {
  const all: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const touch = width < 1000;
    const found = await lasting(page, { finger: touch ? FINGER : 0, still: still(width), slack: HALF_A_PIXEL });
    all.push(...found.map((fault) => `${where} at ${width}: ${fault}`));
  }
  return all;
}

/** French has the longer words; `LONGHOUSE_WHOLE=1` looks at English too. */
const LOCALES = process.env["LONGHOUSE_WHOLE"] ? ["fr-FR", "en-GB"] : ["fr-FR"];

test.each(LOCALES)("every page and game is right at six sizes, in %s", async (locale) => {
  const { page, context } = await house.visitor({ locale, hasTouch: true });
  const found: string[] = [];
  for (const path of PAGES) {
    await page.goto(house.address + path);
    await page.locator("main :is(h1, h2, .panel)").first().waitFor();
    if (path.startsWith("/rules")) await page.locator(".passages .blocks").first().waitFor();
    found.push(...(await look(page, path, () => false)));
  }
  for (const game of GAMES) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await begin(house, page, game, 3);
    await page.locator('.board [aria-pressed="false"]').first().waitFor();
    found.push(...(await look(page, game, () => true)));
  }
  expect(found).toEqual([]);
  await context.close();
});

test.each(LOCALES)("a game alone is right at six sizes, one's best result in sight, in %s", async (locale) => {
  const { page, context } = await house.visitor({ locale, hasTouch: true });
  await context.addInitScript(() => localStorage.setItem("longhouse.explorers.alone", "108"));
  const found: string[] = [];
  for (const game of ["explorers", "feast_for_odin"]) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await beginAlone(house, page, game);
    await page.locator('.board [aria-pressed="false"]').first().waitFor();
    found.push(...(await look(page, `${game} alone`, () => true)));
  }
  expect(found).toEqual([]);
  await context.close();
});

/** A late game of Odin with lands, houses and much to lay. */
const LATE = readFileSync("tests/positions/odin_laying.json");

test("a late game of Odin is right at six sizes", async () => {
  const { page, context } = await house.visitor({ hasTouch: true });
  await page.goto(`${house.address}/watch`);
  await page.getByLabel("Choose a file").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: LATE });
  await page.waitForURL(/\/t\//);
  await page.getByRole("button", { name: "Seat a bot" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".space.free").first().waitFor();
  expect(await look(page, "late Odin", () => true)).toEqual([]);
  await context.close();
});

test.each(LOCALES)("a table that waits for people, and the first step of every guided game, are right at six sizes, in %s", async (locale) => {
  const { page, context } = await house.visitor({ locale, hasTouch: true });
  await page.goto(`${house.address}/new/knarr`);
  await page.locator("form .btn.primary").click();
  await page.locator(".invitation img").first().waitFor();
  const found = await look(page, "lobby", () => false);
  for (const game of GAMES) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`${house.address}/learn/${game}`);
    await page.locator(".guide .step").waitFor();
    await page.locator(".board [data-lit]").first().waitFor({ state: "attached" });
    found.push(...(await look(page, `guided ${game}`, () => true)));
  }
  expect(found).toEqual([]);
  await context.close();
});
