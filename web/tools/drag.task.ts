import { readFileSync } from "node:fs";
import type { CDPSession, Page } from "playwright-core";
import { test } from "vitest";
import { BrowserHouse } from "../tests/browser/house";
import { traced, workPerFrame } from "./tracing";

/** How much slower the processor is made, and what a frame may take then. */
const SLOWDOWN = 4;
const FRAME = 16.7;
/** How far the pointer goes from move to move, in pixels. */
const STEP = 9;
const MOVES = 240;

async function sitDown(house: BrowserHouse): Promise<Page> {
  const { page } = await house.visitor();
  await page.goto(`${house.address}/watch`);
  const buffer = readFileSync("tests/positions/odin_laying.json");
  await page.getByLabel("Choose a file").setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
  await page.waitForURL(/\/t\//);
  await page.getByRole("button", { name: "Seat a bot" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator('[data-grid="home_board"]').waitFor();
  return page;
}

/** A way up and down the board, column by column: some pixels further at every move. */
function along(n: number, { x, y, width, height }: { x: number; y: number; width: number; height: number }): [number, number] {
  const [lines, step] = [Math.floor(height / STEP), n * STEP];
  const [line, at] = [Math.floor(n / lines), step % (lines * STEP)];
  return [x + ((line + 0.5) * width) / 9, y + (line % 2 ? height - at : at)];
}

/** What the frames take that show a tile carried over the board, at a fraction of the processor's speed. */
async function drag(page: Page, session: CDPSession, slowdown: number): Promise<number[]> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const [from, grid] = [await page.locator('[data-part="item-wool"]').boundingBox(), await page.locator('[data-grid="home_board"]').boundingBox()];
  if (!from || !grid) throw new Error("nothing to drag");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(grid.x + 20, grid.y + 20, { steps: 4 });
  const events = await traced(session, async () => {
    for (let n = 0; n < MOVES; n += 1) {
      const [x, y] = along(n, grid);
      await page.mouse.move(x, y);
      await page.waitForTimeout(34);
    }
  });
  await page.mouse.move(2, 2, { steps: 4 });
  await page.mouse.up();
  return workPerFrame(events).sort((a, b) => a - b);
}

test("dragging a tile over the home board, at full speed and at a fourth of it", async () => {
  const house = await BrowserHouse.open();
  const page = await sitDown(house);
  const session = await page.context().newCDPSession(page);
  for (const slowdown of [1, SLOWDOWN]) {
    const work = await drag(page, session, slowdown);
    const at = (share: number): string => (work[Math.min(work.length - 1, Math.floor(share * work.length))] ?? 0).toFixed(1);
    const frame = (FRAME * slowdown) / SLOWDOWN;
    console.log(
      `${work.length} frames at ${slowdown} times slowdown: middle ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, longest ${at(1)} ms; ` +
        `${work.filter((time) => time > frame).length} longer than ${frame.toFixed(1)} ms`,
    );
  }
  await house.close();
});
