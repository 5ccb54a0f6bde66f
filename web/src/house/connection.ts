import { Refused } from "./api";
import type { Command, Frame } from "./messages";

const PING_EVERY = 20_000;
const LONGEST_WAIT = 8_000;
const HOPELESS = ["unknown", "unauthorized", "bad_origin"];

interface Waiting {
  frame: string;
  done: (seq: number) => void;
  failed: (error: Refused) => void;
}

/** What a connection needs of a socket; a WebSocket in the browser, a stand-in in tests. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

/**
 * A table over a socket that comes back by itself. Commands that were not acknowledged are sent again under the same id,
 * which the server answers only once.
 */
export class Connection {
  private socket: Socket | null = null;
  private open = false;
  private stopped = false;
  private tries = 0;
  private counter = 0;
  private readonly waiting = new Map<string, Waiting>();
  private pinging: ReturnType<typeof setInterval> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly makeSocket: () => Socket,
    private readonly hear: (frame: Frame) => void,
    private readonly changed: (open: boolean) => void,
    private readonly name: string = Math.random().toString(36).slice(2),
  ) {}

  start(): void {
    const socket = this.makeSocket();
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onclose = () => this.closed(socket);
    socket.onmessage = (event) => this.heard(JSON.parse(event.data) as Frame);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.again);
    clearInterval(this.pinging);
    this.socket?.close();
  }

  /** Connect again at once, for example when the network has come back. */
  retry(): void {
    if (this.open || this.stopped) return;
    clearTimeout(this.again);
    this.start();
  }

  /** Ask something of the table; resolves when it is safe on the server's disk. */
  ask(command: Command, expectedSeq?: number): Promise<number> {
    const id = `${this.name}:${(this.counter += 1)}`;
    const frame = JSON.stringify({ command, id, ...(expectedSeq === undefined ? {} : { expected_seq: expectedSeq }) });
    return new Promise((done, failed) => {
      this.waiting.set(id, { frame, done, failed });
      if (this.open) this.socket?.send(frame);
    });
  }

  private opened(): void {
    this.open = true;
    this.tries = 0;
    this.changed(true);
    for (const { frame } of this.waiting.values()) this.socket?.send(frame);
    this.pinging = setInterval(() => this.socket?.send(JSON.stringify({ ping: Date.now() % 2 ** 31 })), PING_EVERY);
  }

  private closed(socket: Socket): void {
    if (socket !== this.socket) return;
    clearInterval(this.pinging);
    if (this.open) this.changed(false);
    this.open = false;
    if (this.stopped) return;
    this.again = setTimeout(() => this.start(), waitBefore((this.tries += 1)));
  }

  private heard(frame: Frame): void {
    if (frame.type === "ack") this.settle(frame.id)?.done(frame.seq);
    if (frame.type === "error") {
      this.settle(frame.id ?? "")?.failed(new Refused(frame.code, frame.message, frame.wait));
      if (!frame.id && HOPELESS.includes(frame.code)) this.stop();
    }
    this.hear(frame);
  }

  private settle(id: string): Waiting | undefined {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    return found;
  }
}

/** Milliseconds before the next attempt. */
export function waitBefore(attempt: number): number {
  return Math.min(LONGEST_WAIT, 250 * 2 ** (attempt - 1));
}
