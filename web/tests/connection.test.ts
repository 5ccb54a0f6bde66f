import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, waitBefore, type Socket } from "../src/house/connection";
import type { Frame } from "../src/house/messages";

class StandIn implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: { id: string; command: { do: string }; expected_seq?: number }[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
    this.onclose?.();
  }
  tell(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

let sockets: StandIn[];
let heard: Frame[];
let states: boolean[];
let connection: Connection;
const last = (): StandIn => sockets.at(-1) as StandIn;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, heard, states] = [[], [], []];
  connection = new Connection(
    () => sockets[sockets.push(new StandIn()) - 1] as StandIn,
    (frame) => heard.push(frame),
    (open) => states.push(open),
    "me",
  );
  connection.start();
});
afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

test("a command is done when it is acknowledged", async () => {
  last().onopen?.();
  const asked = connection.ask({ do: "move", codes: [3] }, 7);
  expect(last().sent).toEqual([{ command: { do: "move", codes: [3] }, id: "me:1", expected_seq: 7 }]);
  last().tell({ type: "ack", id: "me:1", seq: 8, repeated: false });
  await expect(asked).resolves.toBe(8);
});

test("a refusal says why", async () => {
  last().onopen?.();
  const asked = connection.ask({ do: "start" });
  last().tell({ type: "error", code: "not_now", message: "no", id: "me:1" });
  await expect(asked).rejects.toMatchObject({ code: "not_now" });
});

test("what was not acknowledged is sent again under the same id when the connection is back", async () => {
  last().onopen?.();
  const asked = connection.ask({ do: "undo" });
  last().onclose?.();
  expect(states).toEqual([true, false]);
  vi.advanceTimersByTime(waitBefore(1));
  expect(sockets).toHaveLength(2);
  last().onopen?.();
  expect(last().sent.map(({ id }) => id)).toEqual(["me:1"]);
  last().tell({ type: "ack", id: "me:1", seq: 2, repeated: true });
  await expect(asked).resolves.toBe(2);
  last().onclose?.();
  vi.advanceTimersByTime(waitBefore(1));
  last().onopen?.();
  expect(last().sent).toEqual([]);
});

test("attempts come less and less often", () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(waitBefore)).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000]);
});

test("a table that is not open to one is not asked for again", () => {
  last().onopen?.();
  last().tell({ type: "error", code: "unknown", message: "no such table" });
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test("other frames are passed on", () => {
  last().tell({ type: "presence", seats: [1], watching: 0 });
  expect(heard).toEqual([{ type: "presence", seats: [1], watching: 0 }]);
});
