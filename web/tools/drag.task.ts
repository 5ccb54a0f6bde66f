import { readFileSync } from "node:fs";
import type { CDPSession, Page } from "playwright-core";
import { test } from "vitest";
import { BrowserHouse } from "../tests/browser/house";

/** How much slower the processor is made, and what a frame may take then. */
const SLOWDOWN = 4;
const FRAME = 16.7;
/** How far the pointer goes from move to move, in pixels. */
const STEP = 9;
const MOVES = 240;

interface Traced {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** What the thread itself took of it: on a busy machine it waits as well. */
  tdur?: number;
  tid: number;
  pid: number;
  args: { name?: string; data?: { type?: string } };
}

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

async function traced(session: CDPSession, work: () => Promise<void>): Promise<Traced[]> {
  const events: Traced[] = [];
  session.on("Tracing.dataCollected", ({ value }) => void events.push(...(value as unknown as Traced[])));
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["toplevel", "devtools.timeline"] } });
  await work();
  await session.send("Tracing.end");
  await complete;
  return events;
}

/** The work of the page's own thread from each move of the pointer to the next, in milliseconds: events, script, style, layout, paint. */
function workPerMove(events: Traced[]): number[] {
  const moves = events.filter(({ name, args }) => name === "EventDispatch" && args.data?.type === "pointermove").sort((a, b) => a.ts - b.ts);
  const { pid, tid } = moves[0] as Traced;
  const tasks = events.filter((event) => event.pid === pid && event.tid === tid && event.name === "ThreadControllerImpl::RunTask" && event.dur !== undefined);
  return moves.map(({ ts }, n) => {
    const end = moves[n + 1]?.ts ?? Infinity;
    const own = tasks.filter((task) => task.ts + (task.dur ?? 0) > ts && task.ts < end && task.ts + (task.dur ?? 0) <= end);
    return own.reduce((sum, task) => sum + (task.tdur ?? task.dur ?? 0), 0) / 1000;
  });
}

/** A way up and down the board, column by column: some pixels further at every move. */
function along(n: number, { x, y, width, height }: { x: number; y: number; width: number; height: number }): [number, number] {
  const [lines, step] = [Math.floor(height / STEP), n * STEP];
  const [line, at] = [Math.floor(n / lines), step % (lines * STEP)];
  return [x + ((line + 0.5) * width) / 9, y + (line % 2 ? height - at : at)];
}

/** What moving a tile in hand over the board takes, from move to move, at a fraction of the processor's speed. */
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
  return workPerMove(events).sort((a, b) => a - b);
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
      `${work.length} moves at ${slowdown} times slowdown: middle ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, longest ${at(1)} ms; ` +
        `${work.filter((time) => time > frame).length} longer than ${frame.toFixed(1)} ms`,
    );
  }
  await house.close();
});
