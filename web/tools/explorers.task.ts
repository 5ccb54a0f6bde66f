import { gzipSync } from "node:zlib";
import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ErrandPlayer, type Turn } from "../tests/browser/explorers_errands";
import { begin, BrowserHouse, dice } from "../tests/browser/house";
import { traced, workPerFrame } from "./tracing";

const GAMES = Number(process.env["LONGHOUSE_GAMES"] ?? 3);
const MOST = 6;

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

function figures(turns: Turn[]): string {
  const touches = sum(turns.map((turn) => turn.touches.length)) / turns.length;
  const whole = turns.filter(({ used }) => used >= 4);
  const ofWhole = sum(whole.map((turn) => turn.touches.length)) / whole.length;
  return `${turns.length} turns, ${touches.toFixed(2)} touches and ${(sum(turns.map(({ used }) => used)) / turns.length).toFixed(2)} action points a turn; ${whole.length} turns with all four points, ${ofWhole.toFixed(2)} touches each`;
}

test("touches a turn of whole games, all action points used on errands", async () => {
  const house = await BrowserHouse.open();
  const all: Turn[] = [];
  for (let game = 0; game < GAMES; game += 1) {
    const { page, context } = await house.visitor();
    const player = new ErrandPlayer(page, dice(71 + game));
    await begin(house, page, "explorers", 4);
    await player.play(Number(process.env["LONGHOUSE_TURNS"] ?? Infinity));
    if (process.env["LONGHOUSE_EACH"]) for (const { touches, used } of player.turns) console.log(touches.length, used, touches.join(", "));
    const points = (await page.locator(".over").allInnerTexts()).join();
    console.log(`game ${game + 1}: ${figures(player.turns)}; ${points.replaceAll(/\s+/g, " ").slice(0, 120)}`);
    all.push(...player.turns);
    await context.close();
  }
  console.log(`all: ${figures(all)} (at most ${MOST})`);
  expect(house.troubles).toEqual([]);
  expect(sum(all.map(({ touches }) => touches.length)) / all.length).toBeLessThanOrEqual(MOST);
  await house.close();
}, 1_500_000);

const SLOWDOWN = 4;
const FRAME = 16.7;

/** The times between frames meanwhile, in milliseconds, the shortest first. */
async function gapsOf(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = ((window as unknown as { seen: number[] }).seen = []);
    const tick = (at: number): void => {
      seen.push(at);
      if ((window as unknown as { seen?: number[] }).seen) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await work();
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: number[] };
    delete (window as unknown as { seen?: number[] }).seen;
    return seen.slice(1).map((at, n) => at - (seen[n] ?? at)).sort((a, b) => a - b);
  });
}

test("frames while the map is dragged, sixty hexes, processor four times slower", async () => {
  const house = await BrowserHouse.open();
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
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.mouse.move(500, 400);
  await page.mouse.down();
  await page.mouse.move(520, 420, { steps: 4 });
  const drag = async (moves: number): Promise<void> => {
    for (let n = 0; n < moves; n += 1) {
      const at = { x: 500 + 120 * Math.sin(n / 12), y: 400 + 60 * Math.cos(n / 17) };
      void session.send("Input.dispatchMouseEvent", { type: "mouseMoved", button: "left", buttons: 1, ...at });
      await new Promise((done) => setTimeout(done, FRAME)); // as often as a hand: nobody waits until it was seen
    }
  };
  const first = await gapsOf(page, () => drag(180));
  const gaps = await gapsOf(page, () => drag(180));
  const work = workPerFrame(await traced(session, () => drag(180))).sort((a, b) => a - b);
  await page.mouse.up();
  const at = (sorted: number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const frames = (some: number[]): string => `${(1000 / at(some, 0.5)).toFixed(0)} frames a second in the middle, ${some.filter((gap) => gap > 1.5 * FRAME).length} of ${some.length} frames late`;
  console.log(
    `dragging 60 hexes at ${SLOWDOWN} times slowdown: ${frames(gaps)}; just after it was opened: ${frames(first)}; ` +
      `work on a frame: middle ${at(work, 0.5).toFixed(1)} ms, 95 of 100 within ${at(work, 0.95).toFixed(1)} ms, longest ${at(work, 1).toFixed(1)} ms, ${work.filter((time) => time > FRAME).length} of ${work.length} longer than ${FRAME} ms`,
  );
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
