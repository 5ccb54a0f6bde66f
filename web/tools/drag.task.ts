import { readFileSync } from "node:fs";
import type { CDPSession, Page } from "playwright-core";
import { test } from "vitest";
import { House } from "../tests/browser/house";

/** How much slower the processor is made, and what a frame may take then. */
const SLOWDOWN = 4;
const FRAME = 16.7;
const MOVES = 240;

interface Traced {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  tid: number;
  pid: number;
  args: { name?: string; data?: { type?: string } };
}

async function sitDown(house: House): Promise<Page> {
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
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"] } });
  await work();
  await session.send("Tracing.end");
  await complete;
  return events;
}

/** The work of the page's own thread from each move of the pointer to the next, in milliseconds: events, script, style, layout, paint. */
function workPerMove(events: Traced[]): number[] {
  const moves = events.filter(({ name, args }) => name === "EventDispatch" && args.data?.type === "pointermove").sort((a, b) => a.ts - b.ts);
  const { pid, tid } = moves[0] as Traced;
  const tasks = events.filter((event) => event.pid === pid && event.tid === tid && /RunTask$/.test(event.name) && event.dur !== undefined);
  return moves.map(({ ts }, n) => {
    const end = moves[n + 1]?.ts ?? Infinity;
    const own = tasks.filter((task) => task.ts + (task.dur ?? 0) > ts && task.ts < end && task.ts + (task.dur ?? 0) <= end);
    return own.reduce((sum, task) => sum + (task.dur ?? 0), 0) / 1000;
  });
}

test("dragging a tile over the home board, at a fourth of the speed", async () => {
  const house = await House.open();
  const page = await sitDown(house);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const [from, grid] = [await page.locator('[data-part="item-wool"]').boundingBox(), await page.locator('[data-grid="home_board"]').boundingBox()];
  if (!from || !grid) throw new Error("nothing to drag");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(grid.x + 20, grid.y + 20, { steps: 4 });
  const events = await traced(session, async () => {
    for (let n = 0; n < MOVES; n += 1) {
      const [x, y] = [grid.x + (grid.width * ((n * 7) % 60)) / 60, grid.y + (grid.height * (n % 48)) / 48];
      await page.mouse.move(x, y);
      await page.waitForTimeout(34);
    }
  });
  const work = workPerMove(events).sort((a, b) => a - b);
  const at = (share: number): string => (work[Math.min(work.length - 1, Math.floor(share * work.length))] ?? 0).toFixed(1);
  console.log(
    `${work.length} moves at ${SLOWDOWN} times slowdown: middle ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, longest ${at(1)} ms; ` +
      `${work.filter((time) => time > FRAME).length} longer than a frame of ${FRAME} ms`,
  );
  await page.mouse.up();
  await house.close();
});
