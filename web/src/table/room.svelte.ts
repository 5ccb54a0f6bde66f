import { get, post, Refused } from "../house/api";
import { Connection, type Socket } from "../house/connection";
import type {
  Answer,
  ClockShown,
  Command,
  Frame,
  Happened,
  Message,
  Position,
  TableShown,
  Tried,
  View,
} from "../house/messages";
import type { Bag, Kit } from "../games/kit";
import { offered } from "../games/part";
import { sayWithNames } from "../games/people";
import { settings } from "../house/settings.svelte";
import { speechOf } from "../house/words.svelte";
import { type Line, spokenLines } from "./log";
import { pauseBetween } from "./pace";
import { play, soundOf } from "./sounds";

/** An answer that has been chosen and tried, but not given yet; a set that was ticked is several answers to the rules. */
export interface Chosen {
  answers: Answer[];
  codes: number[];
  tried: Tried;
}

/** A question with its legal answers, in the position that the board shows. */
export interface Asked {
  view: View;
  legal: Answer[];
}

/** One table as this page knows it: what the server told, and the answers being tried. */
export class Room {
  table = $state.raw<TableShown | null>(null);
  position = $state.raw<Position | null>(null);
  clock = $state.raw<ClockShown | null>(null);
  entries = $state.raw<Happened[]>([]);
  present = $state.raw<number[]>([]);
  watching = $state(0);
  connected = $state(true);
  chain = $state.raw<Chosen[]>([]);
  /** What is ticked of the set that the question asks for. */
  ticked = $state.raw<Answer[]>([]);
  trying = $state(false);
  sending = $state(false);
  refusal = $state("");
  reason = $state.raw<Message | null>(null);
  unknown = $state(false);
  lastOwnMove = $state(0);
  /** What the game's kit knows about its questions. */
  kit = $state.raw<Pick<Kit, "begins" | "bag">>({});
  private readonly bags = new WeakMap<View, Bag | null>();
  /** The position that was answered; nothing more is asked in it. */
  private given = $state(-1);

  /** The last doubt; what is sent to the table waits for its answer, which would come too late after it. */
  private doubting: Promise<unknown> = Promise.resolve();
  private known: number | undefined;
  private readonly connection: Connection;
  private readonly queue: (() => number)[] = [];
  private drawing = false;

  constructor(
    readonly id: string,
    readonly key: string,
  ) {
    this.connection = new Connection(
      () => this.socket(),
      (frame) => this.hear(frame),
      (open) => {
        this.connected = open;
        if (open && this.refusal === "offline") this.refusal = "";
      },
    );
    this.connection.start();
  }

  close(): void {
    this.connection.stop();
  }

  retry(): void {
    this.connection.retry();
  }

  private socket(): Socket {
    const query = new URLSearchParams({ since: String(this.known ?? 0) });
    if (this.key) query.set("key", this.key);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`) as unknown as Socket;
  }

  // ---------------------------------------------------------------- what the server tells
  private hear(frame: Frame): void {
    if (frame.type === "presence") {
      this.present = frame.seats;
      this.watching = frame.watching;
    } else if (frame.type === "table") {
      this.drawNext(() => this.takeTable(frame.table));
    } else if (frame.type === "happened") {
      this.known = Math.max(this.known ?? 0, frame.seq);
      this.drawNext(() => this.takeNews(frame), frame.entries);
    } else if (frame.type === "error") {
      if (!frame.id && ["unknown", "unauthorized"].includes(frame.code)) this.unknown = true;
      if (frame.table) this.takeTable(frame.table);
    }
  }

  private takeTable(table: TableShown): void {
    this.table = table;
    this.clock = table.clock;
    this.takePosition(table.position);
  }

  private takeNews(frame: Extract<Frame, { type: "happened" }>): void {
    const fresh = frame.entries.filter((entry) => !this.entries.some((known) => known.seq === entry.seq));
    this.entries = [...this.entries, ...fresh];
    if (frame.table) this.takeTable(frame.table);
    if (frame.position) this.takePosition(frame.position);
    if (frame.clock) this.clock = frame.clock;
    this.addChat(fresh);
    this.takeNote(fresh.findLast((entry) => entry.kind === "noted"));
    const own = fresh.findLast((entry) => entry.kind === "moved" && entry.seat === this.seat);
    if (own) this.lastOwnMove = own.seq;
  }

  private takePosition(position: Position | null): void {
    const before = this.position;
    if (before?.seq !== position?.seq) this.forgetChain();
    this.position = position;
    if (position && this.seat !== null && position.waiting_for === this.seat && before?.waiting_for !== this.seat) {
      play("turn");
    }
  }

  private addChat(entries: Happened[]): void {
    const said = entries.filter((entry) => entry.kind === "said");
    if (!this.table || !said.length) return;
    const known = new Set(this.table.chat.map((line) => line.seq));
    const lines = said
      .filter((entry) => !known.has(entry.seq))
      .map(({ seq, at, seat, name, text }) => ({ seq, at, seat: seat ?? null, name: name ?? "", text: text ?? "" }));
    this.table = { ...this.table, chat: [...this.table.chat, ...lines] };
  }

  private takeNote(noted: Happened | undefined): void {
    if (this.table && noted) this.table = { ...this.table, note: noted.text ?? "" };
  }

  /** News is drawn one after the other, so that each move of the others can be followed. */
  private drawNext(draw: () => void, entries: Happened[] = []): void {
    this.queue.push(() => {
      draw();
      const others = entries.some((entry) => entry.kind === "moved" && entry.seat !== this.seat);
      if (entries.some((entry) => entry.kind === "moved")) this.sound(entries);
      return others ? pauseBetween(this.queue.length, settings.motion) : 0;
    });
    if (!this.drawing) void this.drawAll();
  }

  private sound(entries: Happened[]): void {
    const kinds = entries.flatMap((entry) => (entry.told ?? []).flat()).map(({ kind }) => kind);
    play(kinds.includes("game_ended") ? "end" : soundOf(kinds));
  }

  private async drawAll(): Promise<void> {
    this.drawing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const pause = next();
      if (pause > 0) await new Promise((done) => setTimeout(done, pause));
    }
    this.drawing = false;
  }

  // ---------------------------------------------------------------- how it stands
  get seat(): number | null {
    return this.table?.seat ?? null;
  }

  get game(): string {
    return this.table?.game ?? "";
  }

  get myTurn(): boolean {
    return !!this.position && this.position.legal.length > 0 && this.given !== this.position.seq;
  }

  /** Whether one has asked for another game, and waits for the others. */
  get wantsRematch(): boolean {
    return this.entries.some((entry) => entry.kind === "rematch_wanted" && entry.seat === this.seat);
  }

  /** What a message of the game says at this table: people go by their names. */
  say(message: Message): string {
    return sayWithNames(speechOf(this.game), this.game, message, this.table?.seats.map(({ name }) => name) ?? []);
  }

  get lines(): Line[] {
    return spokenLines(this.entries);
  }

  /** Whether the chain is a whole: nothing more is asked before it is given. */
  get complete(): boolean {
    const last = this.chain.at(-1);
    return !!last && (last.tried.reveals || last.tried.legal.length === 0);
  }

  get reveals(): boolean {
    return this.chain.at(-1)?.tried.reveals ?? false;
  }

  /** What the board shows: the position after the answers that were tried. */
  get shown(): View | null {
    const tried = this.chain.findLast((chosen) => chosen.tried.view)?.tried.view;
    return tried ?? this.position?.view ?? null;
  }

  /** Whether what was chosen may be given: nothing more is asked, or a turn of its own would begin. */
  get mayConfirm(): boolean {
    const next = this.chain.at(-1)?.tried.view?.question?.kind ?? "";
    return this.complete || (this.kit.begins ?? []).includes(next);
  }

  /** The question of the moment as the rules ask it; the last one stays while its answer waits to be confirmed. */
  get question(): Asked | null {
    if (!this.position || !this.myTurn) return null;
    const before = this.chainBefore.at(-1)?.tried;
    if (!before?.view) return { view: this.position.view, legal: this.position.legal };
    return { view: before.view, legal: before.legal };
  }

  /** The set that the question asks for; null when it asks for one thing. */
  get bag(): Bag | null {
    const { view } = this.question ?? {};
    if (!view || !this.kit.bag) return null;
    if (!this.bags.has(view)) this.bags.set(view, this.kit.bag(view));
    return this.bags.get(view) ?? null;
  }

  /** The question of the moment, as people are asked it. */
  get asked(): Asked | null {
    const { question, bag, ticked } = this;
    if (!question || !bag) return question;
    return { ...question, legal: bag.things.filter((thing) => ticked.includes(thing) || bag.fits(ticked, thing)) };
  }

  /** The words of the question. */
  get asking(): Message | null {
    return this.bag?.question(this.ticked) ?? this.question?.view.question?.message ?? null;
  }

  /** Whether an answer to the question that is shown is chosen. */
  isChosen({ code }: Answer): boolean {
    const chosen = this.bag ? this.ticked : this.complete ? (this.chain.at(-1)?.answers ?? []) : [];
    return chosen.some((answer) => answer.code === code);
  }

  /** All answers that are chosen, ticked ones included. */
  get chosen(): Answer[] {
    return [...this.chainBefore.flatMap(({ answers }) => answers), ...(this.bag ? this.ticked : this.complete ? (this.chain.at(-1)?.answers ?? []) : [])];
  }

  get codes(): number[] {
    return this.chain.flatMap((chosen) => chosen.codes);
  }

  /** What was chosen before the question that is shown. */
  private get chainBefore(): Chosen[] {
    return this.complete ? this.chain.slice(0, -1) : this.chain;
  }

  get codesBefore(): number[] {
    return this.chainBefore.flatMap((chosen) => chosen.codes);
  }

  // ---------------------------------------------------------------- answering
  async choose(answer: Answer): Promise<void> {
    if (this.sending || this.trying || !this.position || !this.myTurn) return;
    this.refusal = "";
    this.reason = null;
    const { bag } = this;
    this.trying = true;
    await (bag ? this.tick(bag, answer) : this.tryOut([answer], [answer]));
    this.trying = false;
    if (this.complete && !this.reveals && settings.confirm === "reveals") await this.confirm();
  }

  /** Tick a thing of the set, or take its tick away; a whole set is tried. */
  private async tick(bag: Bag, thing: Answer): Promise<void> {
    const ticked = this.ticked.includes(thing) ? this.ticked.filter((one) => one !== thing) : [...this.ticked, thing];
    this.chain = this.chainBefore;
    this.ticked = ticked;
    const order = bag.order(ticked);
    if (order) await this.tryOut(order, ticked);
  }

  /** Try answers one after the other, as the rules ask for them, after those chosen before. */
  private async tryOut(wanted: Pick<Answer, "kind" | "args">[], answers: Answer[]): Promise<void> {
    const kept = this.chainBefore;
    const before = kept.flatMap((chosen) => chosen.codes);
    const codes: number[] = [];
    const seq = this.position?.seq;
    let tried: Tried | null = null;
    let legal = this.question?.legal ?? [];
    for (const meant of wanted) {
      const found = offered(legal, meant);
      if (!found) return;
      codes.push(found.code);
      tried = await this.attempt(() => post<Tried>(`/api/tables/${this.id}/try`, { codes: [...before, ...codes] }));
      if (!tried || this.position?.seq !== seq) return;
      ({ legal } = tried);
    }
    if (tried) this.chain = [...kept, { answers, codes, tried }];
    if (!this.complete) this.ticked = [];
  }

  back(): void {
    this.refusal = "";
    this.reason = null;
    if (this.bag && this.ticked.length) {
      this.chain = this.chainBefore;
      this.ticked = this.ticked.slice(0, -1);
    } else {
      this.chain = this.chain.slice(0, -1);
    }
  }

  async confirm(): Promise<void> {
    if (!this.mayConfirm || this.sending || this.trying || !this.position) return;
    const { codes } = this;
    this.given = this.position.seq;
    if (!(await this.ask({ do: "move", codes }, this.position.seq))) this.given = -1;
  }

  /** Why something on the board cannot be chosen. */
  async doubt(kind: string, args: Record<string, string | number>): Promise<void> {
    if (this.sending || !this.myTurn) return;
    if (this.bag) {
      this.reason = this.bag.refusal;
      return;
    }
    const codes = this.codesBefore;
    const asking = this.attempt(() =>
      post<{ message: Message | null }>(`/api/tables/${this.id}/why_not`, { kind, args, codes }),
    );
    this.doubting = asking;
    const found = await asking;
    if (String(codes) !== String(this.codesBefore)) return;
    this.reason = found ? (found.message ?? { id: "why-other-question" }) : null;
  }

  async ask(command: Command, expectedSeq?: number): Promise<boolean> {
    this.sending = true;
    this.refusal = "";
    await this.doubting;
    const seq = await this.attempt(() => this.connection.ask(command, expectedSeq));
    this.sending = false;
    return seq !== null;
  }

  look<T>(path: string): Promise<T> {
    const query = this.key ? `?${new URLSearchParams({ key: this.key })}` : "";
    return get<T>(`/api/tables/${this.id}/${path}${query}`);
  }

  private forgetChain(): void {
    this.chain = [];
    this.ticked = [];
    this.reason = null;
    this.refusal = "";
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.code;
      return null;
    }
  }
}
