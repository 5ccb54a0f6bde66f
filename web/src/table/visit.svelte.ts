import { get, Refused } from "../house/api";
import { Connection, type Socket } from "../house/connection";
import type {
  Answer,
  ClockShown,
  Command,
  Doubt,
  Frame,
  Happened,
  Message,
  Position,
  TableShown,
  Tried,
  View,
} from "../house/messages";
import type { Bag, Kit } from "../games/kit";
import { offered, type Meant } from "../games/part";
import { sayWithNames } from "../games/people";
import { settings } from "../house/settings.svelte";
import { speechOf } from "../house/words.svelte";
import { type Line, spokenLines } from "./log";
import { pauseBetween } from "./pace";
import { play, soundOf } from "./sounds";

/** An answer that has been chosen and tried, but not given yet. */
export interface Chosen {
  /** The last of its answers, if a gesture stands for several. */
  answer: Answer;
  codes: number[];
  tried: Tried;
  /** Whether it was chosen in one go with the answer before it: both are taken back together. */
  joined?: boolean;
  /** Whether it is a part of a set that was ticked: the question of the set stays while it waits to be confirmed. */
  ofSet?: boolean;
  /** It was the only answer to its question: nobody was asked, and going back goes over it. */
  alone?: boolean;
  /** Its question was left unasked, because it brought nothing new; going back asks it. */
  left?: boolean;
}

/** The answer that a gesture of several ends with, as the board hears of it again. */
const gesture = (codes: number[]): Answer => ({ code: codes.at(-1) ?? -1, kind: "gesture", args: {}, message: { id: "gesture" } });

/** Whoever leads a newcomer: whether an answer may be tried behind others, and whether a thing of a set may be ticked. */
export interface Leader {
  allows: (before: number[], answer: Answer, codes: number[]) => boolean;
  allowsTick: (ticked: Answer[], thing: Answer) => boolean;
}

/** A question with its legal answers, in the position that the board shows. */
export interface Asked {
  view: View;
  legal: Answer[];
}

/** A table takes 64 answers in one go; a chain longer than this is given as it stands, so that it never meets that limit. */
const LONG = 40;

/** One table as this page knows it: what the server told, and the answers being tried. */
export class Visit {
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
  /** What Confirm adds where a question may be left as it is; null where it must be answered. A game's kit knows. */
  endings = $state.raw<(asked: Asked) => Answer[] | null>(() => null);
  /** The answer by which a question is left unasked, because it brings nothing new since one was last asked; a game's kit knows. */
  leaves = $state.raw<NonNullable<Kit["leaves"]>>(() => null);
  /** The position in which one was last asked; null after it was taken back: whoever goes back wants to be asked. */
  private lastAsked: View | null = null;
  /** The set that a question asks for, as the game's kit knows it. */
  bagOf = $state.raw<NonNullable<Kit["bag"]>>(() => null);
  /** Who leads here; nobody at most tables. */
  leader: Leader | null = null;
  private readonly bags = new WeakMap<View, Bag | null>();
  /** The position that was answered; nothing more is asked in it. */
  private given = $state(-1);

  /** The reasons that were asked for in this position, by the answers before and what was doubted. */
  private readonly reasons = new Map<string, Message | null>();
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
    if (this.table?.stage === "playing" && table.stage === "over") void play("end");
    this.table = table;
    this.clock = table.clock;
    this.takePosition(table.position);
  }

  private takeNews(frame: Extract<Frame, { type: "happened" }>): void {
    const fresh = frame.entries.filter((entry) => !this.entries.some((known) => known.seq === entry.seq));
    this.entries = [...this.entries, ...fresh];
    if (fresh.some(({ kind }) => kind === "undone")) this.lastAsked = null;
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
    const moved = before?.seq !== position?.seq;
    if (moved) this.forgetChain();
    this.position = position;
    if (moved && this.myTurn) void this.takeAlong();
    if (position && this.seat !== null && position.waiting_for === this.seat && before?.waiting_for !== this.seat) {
      void play("turn");
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
    void play(soundOf(entries.flatMap((entry) => (entry.told ?? []).flat()).map(({ kind }) => kind)));
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

  /** Whether Confirm can send the chain: it is a whole, or the question may be left as it is. */
  get ready(): boolean {
    return this.complete || (this.ending !== null && this.chain.length + this.ending.length > 0);
  }

  /** The answers that Confirm adds to the chain. */
  get ending(): Answer[] | null {
    return this.complete || !this.asked ? [] : this.endings(this.asked);
  }

  get reveals(): boolean {
    return this.chain.at(-1)?.tried.reveals ?? false;
  }

  /** What the board shows: the position after the answers that were tried. */
  get shown(): View | null {
    const tried = this.chain.findLast((chosen) => chosen.tried.view)?.tried.view;
    return tried ?? this.position?.view ?? null;
  }

  /** The question of the moment as the rules ask it; the last one stays while its answer waits to be confirmed. */
  get question(): Asked | null {
    if (!this.position || !this.myTurn) return null;
    const at = this.kept.length;
    const before = this.chain[at - 1]?.tried;
    if (at === 0 || !before?.view) return { view: this.position.view, legal: this.position.legal };
    return { view: before.view, legal: before.legal };
  }

  /** The set that the question asks for; null when it asks for one thing. */
  get bag(): Bag | null {
    const { view } = this.question ?? {};
    if (!view) return null;
    if (!this.bags.has(view)) this.bags.set(view, this.bagOf(view));
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
    if (this.bag) return this.ticked.some((thing) => thing.code === code);
    return this.complete && this.steps.at(-1)?.answer.code === code;
  }

  /** All answers that are chosen; of a set, what is ticked. */
  get chosen(): Answer[] {
    const given = (this.bag ? this.kept : this.steps).map(({ answer }) => answer);
    return this.bag ? [...given, ...this.ticked] : given;
  }

  /** What was chosen, without the only answers that came along behind it. */
  get steps(): Chosen[] {
    return this.chain.slice(0, this.chain.findLastIndex(({ alone }) => !alone) + 1);
  }

  /** The only answer that is left, when it came along with what was chosen; null when there is none. */
  get lone(): Answer | null {
    const last = this.chain.at(-1);
    return last?.alone ? last.answer : null;
  }

  get codes(): number[] {
    return this.chain.flatMap((chosen) => chosen.codes);
  }

  /** The answers chosen before the question that is shown. */
  get codesBefore(): number[] {
    return this.kept.flatMap((chosen) => chosen.codes);
  }

  /** The chain up to the question that is shown. */
  private get kept(): Chosen[] {
    if (!this.complete) return this.chain;
    const { steps } = this;
    const whole = steps.at(-1)?.ofSet ? steps.findLastIndex((chosen) => !chosen.joined) : -1;
    return steps.slice(0, whole);
  }

  // ---------------------------------------------------------------- answering
  async choose(answer: Answer): Promise<void> {
    if (this.busy) return;
    const { bag } = this;
    if (bag) await this.tick(bag, answer);
    else if (await this.extend(this.kept, () => answer, 1)) await this.takeAlong();
    await this.giveIfWished();
  }

  /** Several answers of which the codes are known, as one gesture; `instead` of the last one where that is wished. */
  async go(codes: number[], instead = false): Promise<void> {
    if (this.busy) return;
    await this.tryOut(instead ? this.steps.slice(0, -1) : this.kept, gesture(codes), codes);
    await this.takeAlong();
    await this.giveIfWished();
  }

  /** Where Confirm is not wished for, a whole chain is given at once; so is a long one, whole or not: what is asked goes on behind it. */
  private async giveIfWished(): Promise<void> {
    if (this.complete) {
      if (!this.reveals && settings.confirm === "reveals") await this.confirm();
    } else if (this.codes.length > LONG) await this.give(this.codes);
  }

  /** Put answers behind the kept ones, if the table would take them. */
  private async tryOut(kept: Chosen[], answer: Answer, codes: number[], kind: Pick<Chosen, "alone" | "left"> = {}): Promise<boolean> {
    const seq = this.position?.seq;
    this.refusal = "";
    this.reason = null;
    const before = kept.flatMap((chosen) => chosen.codes);
    if (this.leader && !this.leader.allows(before, answer, codes)) return false;
    this.trying = true;
    const tried = await this.tried([...before, ...codes]);
    this.trying = false;
    if (!tried || this.position?.seq !== seq) return false;
    this.chain = [...kept, { answer, codes, tried, ...kind }];
    return true;
  }

  /**
   * A question with one answer is not asked, nor one that brings nothing new: the answer comes along, to be confirmed with
   * the others or taken back with them. Where nothing else is in the chain there is nothing to confirm.
   */
  private async takeAlong(): Promise<void> {
    while (await this.takeNext());
    if (this.complete && this.chain.every(({ left }) => left)) await this.confirm();
  }

  private async takeNext(): Promise<boolean> {
    const last = this.chain.at(-1);
    const { legal, view } = last?.tried ?? this.position ?? {};
    if (!legal?.length || !view || last?.tried.reveals || this.busy) return false;
    const alone = legal.length === 1;
    const answer = alone ? legal[0] : this.lastAsked && this.leaves({ view, legal, before: this.lastAsked });
    return !!answer && this.tryOut(this.chain, answer, [answer.code], alone ? { alone } : { left: true });
  }

  /**
   * Choose several answers in one go, by their names: a tile with its board, its turn and its cell. A name that answers no
   * question of the way is passed over, since the rules ask nothing that has only one answer. False, and nothing chosen,
   * when the rules refuse one of them; the bar says why. So many answers of the chain are given up for them.
   */
  async follow(path: Meant[], back = 0): Promise<boolean> {
    if (this.busy || !this.asked) return false;
    let refused: { meant: Meant; codes: number[] } | null = null as { meant: Meant; codes: number[] } | null;
    const step = (legal: Answer[], n: number, codes: number[]): Answer | null | undefined => {
      const meant = path[n] as Meant;
      if (!legal.some((answer) => answer.kind === meant.kind)) return null;
      const answer = offered(legal, meant);
      if (!answer) refused = { meant, codes };
      return answer ?? undefined;
    };
    const done = await this.extend(back ? this.steps.slice(0, -back) : this.kept, step, path.length);
    if (done) await this.takeAlong();
    if (done) await this.giveIfWished();
    if (refused) await this.doubt(refused.meant.kind, refused.meant.args, refused.codes);
    return done;
  }

  /** Tick a thing of the set, or take its tick away; a whole set is tried as the rules ask for it, thing by thing. */
  private async tick(bag: Bag, thing: Answer): Promise<void> {
    const { kept } = this;
    const kind = this.question?.view.question?.kind;
    if (this.leader && !this.ticked.includes(thing) && !this.leader.allowsTick(this.ticked, thing)) return;
    this.ticked = this.ticked.includes(thing) ? this.ticked.filter((one) => one !== thing) : [...this.ticked, thing];
    this.chain = kept;
    const order = bag.order(this.ticked);
    if (!order) return;
    const step = (legal: Answer[], n: number, _: number[], view: View | null): Answer | null | undefined =>
      view?.question?.kind === kind ? offered(legal, order[n] as Meant) : null; // what the rules take without asking is passed over
    if (await this.extend(kept, step, order.length)) {
      this.chain = this.chain.map((chosen, n) => (n < kept.length ? chosen : { ...chosen, ofSet: true }));
      await this.takeAlong();
      if (!this.complete) this.ticked = [];
    }
  }

  private get busy(): boolean {
    return this.sending || this.trying || !this.position || !this.myTurn;
  }

  /** Try answers one after the other on top of a chain; null passes a step over, undefined gives all of them up. */
  private async extend(
    kept: Chosen[],
    step: (legal: Answer[], n: number, codes: number[], view: View | null) => Answer | null | undefined,
    steps: number,
  ): Promise<boolean> {
    this.refusal = "";
    this.reason = null;
    const seq = this.position?.seq;
    const chain = [...kept];
    this.trying = true;
    for (let n = 0; n < steps; n++) {
      const given = chain.flatMap((chosen) => chosen.codes);
      const before = chain.at(-1)?.tried ?? this.position;
      const answer = step(before?.legal ?? [], n, given, before?.view ?? null);
      if (answer === null) continue;
      if (answer && this.leader && !this.leader.allows(given, answer, [answer.code])) {
        this.trying = false;
        return false;
      }
      const tried = answer && (await this.tried([...given, answer.code]));
      if (!tried || this.position?.seq !== seq) {
        this.trying = false;
        return false;
      }
      chain.push({ answer, codes: [answer.code], tried, joined: chain.length > kept.length });
    }
    this.trying = false;
    this.chain = chain;
    return true;
  }

  back(): void {
    this.refusal = "";
    this.reason = null;
    if (this.bag && this.ticked.length) {
      this.chain = this.kept;
      this.ticked = this.ticked.slice(0, -1);
      return;
    }
    const first = this.steps.findLastIndex((chosen) => !chosen.joined);
    if (first >= 0) this.chain = this.chain.slice(0, first);
  }

  async confirm(): Promise<void> {
    if (!this.ready || this.sending || this.trying || !this.position) return;
    const ending = this.ending ?? [];
    const [next] = ending;
    if (next && this.leader && !this.leader.allows(this.codes, next, ending.map(({ code }) => code))) return;
    await this.give([...this.codes, ...ending.map((answer) => answer.code)]);
  }

  private async give(codes: number[]): Promise<void> {
    if (!this.position) return;
    this.lastAsked = this.shown;
    this.given = this.position.seq;
    if (!(await this.ask({ do: "move", codes }, this.position.seq))) this.given = -1;
    else if (!this.chain.length) await this.takeAlong(); // the next question may have come before the word that this one was answered
  }

  /** Why something on the board cannot be chosen. */
  async doubt(kind: string, args: Record<string, string | number>, codes = this.codesBefore): Promise<void> {
    if (this.sending || !this.myTurn) return;
    if (this.bag) {
      this.reason = this.bag.refusal;
      return;
    }
    const shown = String(this.codesBefore);
    const found = await this.reasonAgainst({ kind, args, codes });
    if (shown !== String(this.codesBefore)) return;
    this.reason = found === undefined ? null : (found ?? { id: "why-other-question" });
  }

  /** Why an answer is not possible after others: asked once in a position; undefined when it cannot be asked. */
  private async reasonAgainst(doubt: Doubt): Promise<Message | null | undefined> {
    const name = JSON.stringify(doubt);
    const seq = this.position?.seq ?? 0;
    if (!this.reasons.has(name)) {
      const found = await this.attempt(async () => ({ reason: await this.connection.whyNot(doubt, seq) }));
      if (!found || this.position?.seq !== seq) return undefined;
      this.reasons.set(name, found.reason);
    }
    return this.reasons.get(name);
  }

  private tried(codes: number[]): Promise<Tried | null> {
    return this.attempt(() => this.connection.tryOut(codes, this.position?.seq ?? 0));
  }

  async ask(command: Command, expectedSeq?: number): Promise<boolean> {
    this.sending = true;
    this.refusal = "";
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
    this.reasons.clear();
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
