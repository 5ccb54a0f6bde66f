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

/** The work of the page's own thread from each move of the pointer to the next, in milliseconds: events, script, style, layout, paint. */
export function workPerMove(events: Traced[]): number[] {
  const moves = events.filter(({ name, args }) => name === "EventDispatch" && args.data?.type === "pointermove").sort((a, b) => a.ts - b.ts);
  const { pid, tid } = moves[0] as Traced;
  const tasks = events.filter((event) => event.pid === pid && event.tid === tid && event.name === "ThreadControllerImpl::RunTask" && event.dur !== undefined);
  return moves.map(({ ts }, n) => {
    const end = moves[n + 1]?.ts ?? Infinity;
    const own = tasks.filter((task) => task.ts + (task.dur ?? 0) > ts && task.ts < end && task.ts + (task.dur ?? 0) <= end);
    return own.reduce((sum, task) => sum + (task.tdur ?? task.dur ?? 0), 0) / 1000;
  });
}

