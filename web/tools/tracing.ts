import type { CDPSession } from "playwright-core";

export interface Traced {
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

/** What the browser tells of its own work meanwhile. */
export async function traced(session: CDPSession, work: () => Promise<void>): Promise<Traced[]> {
  const events: Traced[] = [];
  session.on("Tracing.dataCollected", ({ value }) => void events.push(...(value as unknown as Traced[])));
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["toplevel", "devtools.timeline"] } });
  await work();
  await session.send("Tracing.end");
  await complete;
  return events;
}

const endOf = ({ ts, dur }: Traced): number => ts + (dur ?? 0);

/** The work of the page's own thread on each frame that shows a move of the pointer, in milliseconds: from the move to what is handed over to be shown. */
export function workPerFrame(events: Traced[]): number[] {
  const moves = events.filter(({ name, args }) => name === "EventDispatch" && args.data?.type === "pointermove").sort((a, b) => a.ts - b.ts);
  const { pid, tid } = moves[0] as Traced;
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.dur !== undefined).sort((a, b) => a.ts - b.ts);
  const tasks = own.filter(({ name }) => name === "ThreadControllerImpl::RunTask");
  const frames = new Map<Traced, Traced>();
  for (const move of moves) {
    const shown = own.find(({ name, ts }) => name === "Layerize" && ts > move.ts);
    if (shown && !frames.has(shown)) frames.set(shown, move);
  }
  return [...frames].map(([shown, move]) => {
    const spent = tasks.filter((task) => endOf(task) > move.ts && task.ts < shown.ts);
    return spent.reduce((sum, task) => sum + (task.tdur ?? task.dur ?? 0), 0) / 1000;
  });
}
