import { Refused } from "./api";
import type { Ack, Command, Doubt, Frame, Incoming, Message, ReasonFrame, Tried, TriedFrame } from "./messages";

const PING_EVERY = 20_000;
const LONGEST_WAIT = 8_000;
const HOPELESS = ["unknown", "unauthorized", "bad_origin"];
const offline = (): Refused => new Refused("offline", "the server cannot be reached");

type Reply = Ack | TriedFrame | ReasonFrame;

interface Waiting {
  frame: string;
  /** Whether it is sent again when the connection is back; what is not fails when it is lost. */
  lasting: boolean;
  done: (reply: Reply) => void;
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
 * which the server answers only once. Everything is answered in the order in which it was sent.
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
  async ask(command: Command, expectedSeq?: number): Promise<number> {
    const position = expectedSeq === undefined ? {} : { expected_seq: expectedSeq };
    return ((await this.send({ command, ...position }, true)) as Ack).seq;
  }

  /** What answers would lead to in a position; nothing is changed. */
  async tryOut(codes: number[], expectedSeq: number): Promise<Tried> {
    return ((await this.send({ trial: { codes }, expected_seq: expectedSeq }, false)) as TriedFrame).tried;
  }

  /** Why an answer is not possible in a position; null when there is no more to say. */
  async whyNot(doubt: Doubt, expectedSeq: number): Promise<Message | null> {
    return ((await this.send({ doubt, expected_seq: expectedSeq }, false)) as ReasonFrame).reason.message;
  }

  private send(incoming: Incoming, lasting: boolean): Promise<Reply> {
    const id = `${this.name}:${(this.counter += 1)}`;
    const frame = JSON.stringify({ ...incoming, id });
    return new Promise((done, failed) => {
      if (!this.open && !lasting) return failed(offline());
      this.waiting.set(id, { frame, lasting, done, failed });
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
    for (const [id, { lasting, failed }] of this.waiting) {
      if (lasting) continue;
      this.waiting.delete(id);
      failed(offline());
    }
    if (this.stopped) return;
    this.again = setTimeout(() => this.start(), waitBefore((this.tries += 1)));
  }

  private heard(frame: Frame): void {
    if (frame.type === "ack" || frame.type === "tried" || frame.type === "reason") this.settle(frame.id)?.done(frame);
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
