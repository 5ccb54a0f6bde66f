import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer, Frame, Happened, Incoming, Message, Position, TableShown, Tried } from "../src/house/messages";
import { settings } from "../src/house/settings.svelte";
import { Visit } from "../src/table/visit.svelte";

class StandIn {
  static opened: StandIn[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: Incoming[] = [];
  constructor(readonly url: string) {
    StandIn.opened.push(this);
  }
  send(text: string): void {
    const incoming = JSON.parse(text) as Incoming;
    if (incoming.ping === undefined) this.sent.push(incoming);
  }
  close(): void {
    this.onclose?.();
  }
  tell(frame: Partial<Frame>): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const answer = (code: number): Answer => ({ code, kind: "x", args: {}, message: { id: "x" } });
const moved = (seq: number, seat = 1): Happened => ({ seq, at: 0, kind: "moved", seat, told: [] });
const said = (seq: number): Happened => ({ seq, at: 0, kind: "said", seat: 1, name: "Bjorn", text: `${seq}` });
const at = (seq: number, legal: Answer[] = [answer(1), answer(2)]) =>
  ({ seq, legal, view: { board: seq }, waiting_for: legal.length ? 0 : 1, turn: 0 }) as unknown as Position;
const table = (seq: number, position: Position, chat: Happened[] = []) =>
  ({ seq, seat: 0, game: "knarr", position, chat, clock: null, note: "" }) as unknown as TableShown;

let visit: Visit;
const last = (): StandIn => StandIn.opened.at(-1) as StandIn;
const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(5_000).then(() => undefined);
/** The answers that were tried, in the order in which they were sent. */
const trials = (): number[][] => StandIn.opened.flatMap(({ sent }) => sent.flatMap(({ trial }) => (trial ? [trial.codes] : [])));
const doubts = (): Incoming[] => last().sent.filter(({ doubt }) => doubt);
const sentLast = (): Incoming => last().sent.at(-1) as Incoming;
const reply = (found: Tried): void => last().tell({ type: "tried", id: sentLast().id ?? "", tried: found });
const explain = (message: Message | null): void => last().tell({ type: "reason", id: sentLast().id ?? "", reason: { message } });
const tried = (legal: Answer[], reveals = false) => ({ reveals, legal, view: { board: "tried" }, told: [] }) as unknown as Tried;

beforeEach(async () => {
  vi.useFakeTimers();
  StandIn.opened = [];
  settings.motion = "none";
  settings.confirm = "always";
  vi.stubGlobal("WebSocket", StandIn);
  visit = new Visit("abc", "");
  last().onopen?.();
  last().tell({ type: "table", table: table(5, at(5)) });
  await settle();
});
afterEach(() => {
  visit.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function choose(code: number, found: Tried): Promise<void> {
  const choosing = visit.choose(answer(code));
  await settle();
  reply(found);
  await choosing;
}

test("entries that come twice, after a lost connection, are kept once and in order", async () => {
  last().tell({ type: "happened", seq: 7, entries: [moved(6), said(7)], position: at(6) });
  await settle();
  last().close();
  await settle();
  expect(new URL(last().url).searchParams.get("since")).toBe("7");
  last().onopen?.();
  last().tell({ type: "table", table: table(8, at(6), [said(7), said(8)]) });
  last().tell({ type: "happened", seq: 8, entries: [moved(6), said(7), said(8)] });
  await settle();
  expect(visit.entries.map(({ seq }) => seq)).toEqual([6, 7, 8]);
  expect(visit.table?.chat.map(({ seq }) => seq)).toEqual([7, 8]);
});

test("answers being tried are forgotten when the position has changed, and kept when it has not", async () => {
  await choose(1, tried([answer(3), answer(4)]));
  expect(visit.codes).toEqual([1]);
  last().tell({ type: "happened", seq: 6, entries: [said(6)] });
  await settle();
  expect(visit.codes).toEqual([1]);
  last().tell({ type: "happened", seq: 7, entries: [moved(7)], position: at(7) });
  await settle();
  expect(visit.codes).toEqual([]);
  expect(visit.shown).toEqual({ board: 7 });
});

test("what was tried in an older position does not come back with its answer", async () => {
  const choosing = visit.choose(answer(1));
  await settle();
  last().tell({ type: "happened", seq: 7, entries: [moved(7)], position: at(7) });
  await settle();
  reply(tried([answer(3), answer(4)]));
  await choosing;
  expect(visit.codes).toEqual([]);
  expect(visit.asked?.legal).toEqual([answer(1), answer(2)]);
});

test("a chain is given whole, in the position it was tried in, and only once", async () => {
  await choose(1, tried([answer(3), answer(4)]));
  await choose(3, tried([], true));
  expect([visit.complete, visit.reveals]).toEqual([true, true]);
  const giving = visit.confirm();
  void visit.confirm();
  await settle();
  const moves = last().sent.filter(({ command }) => command?.do === "move");
  expect(moves).toMatchObject([{ command: { codes: [1, 3] }, expected_seq: 5 }]);
  expect(visit.myTurn).toBe(false);
  last().tell({ type: "ack", id: moves[0]?.id, seq: 6 } as Partial<Frame>);
  await giving;
  expect(visit.myTurn).toBe(false);
});

test("a chain behind an answer that was chosen anew is let go", async () => {
  await choose(1, tried([answer(3), answer(4)]));
  await choose(3, tried([], true));
  await choose(2, tried([answer(4), answer(5)]));
  expect(trials().at(-1)).toEqual([1, 2]);
  visit.back();
  expect(visit.codes).toEqual([1]);
});

/** Answer what the table asks by itself. */
async function answerNext(found: Tried): Promise<void> {
  await settle();
  reply(found);
  await settle();
}

test("the only answer left comes along with what was chosen, is given with it, and taken back with it", async () => {
  const choosing = visit.choose(answer(1));
  await answerNext(tried([answer(9)]));
  expect(trials().at(-1)).toEqual([1, 9]);
  reply(tried([], true));
  await choosing;
  expect([visit.codes, visit.complete, visit.lone?.code]).toEqual([[1, 9], true, 9]);
  expect(visit.asked?.legal).toEqual([answer(1), answer(2)]);
  expect(visit.isChosen(answer(1))).toBe(true);
  visit.back();
  expect([visit.codes, visit.lone]).toEqual([[], null]);
});

test("a question that is put with one answer waits for nothing but Confirm", async () => {
  last().tell({ type: "happened", seq: 7, entries: [moved(7)], position: at(7, [answer(9)]) });
  await answerNext(tried([], true));
  expect([visit.codes, visit.complete, visit.steps]).toEqual([[9], true, []]);
  visit.back();
  expect(visit.codes).toEqual([9]);
});

test("a gesture of several answers is tried in one go, changed in place, and one step back", async () => {
  const going = visit.go([1, 5, 6]);
  await answerNext(tried([answer(3), answer(4)]));
  await going;
  const again = visit.go([1, 7], true);
  await answerNext(tried([answer(3), answer(4)]));
  await again;
  expect([trials(), visit.codes, visit.steps.length]).toEqual([[[1, 5, 6], [1, 7]], [1, 7], 1]);
  visit.back();
  expect(visit.codes).toEqual([]);
});

test("each answer is tried once, in the position that the page shows, over the socket alone", async () => {
  vi.stubGlobal("fetch", () => expect.unreachable("a trial goes over the socket"));
  await choose(1, tried([answer(3), answer(4)]));
  await choose(3, tried([answer(5), answer(6)]));
  await choose(5, tried([answer(7), answer(8)]));
  expect(trials()).toEqual([[1], [1, 3], [1, 3, 5]]);
  expect(last().sent.map(({ expected_seq }) => expected_seq)).toEqual([5, 5, 5]);
});

test("a reason is asked for once in a position, and anew in another", async () => {
  const why = async (): Promise<Message | null> => {
    const before = doubts().length;
    const doubting = visit.doubt("ship", { ship: 2 });
    await settle();
    if (doubts().length > before) explain({ id: `why-${doubts().length}` });
    await doubting;
    return visit.reason;
  };
  expect([await why(), await why()]).toEqual([{ id: "why-1" }, { id: "why-1" }]);
  await choose(1, tried([answer(3), answer(4)]));
  expect(await why()).toEqual({ id: "why-2" });
  visit.back();
  expect(await why()).toEqual({ id: "why-1" });
  last().tell({ type: "happened", seq: 7, entries: [moved(7)], position: at(7) });
  await settle();
  expect(await why()).toEqual({ id: "why-3" });
});

test("a reason that comes when something else is asked is not shown", async () => {
  const doubting = visit.doubt("ship", { ship: 2 });
  await settle();
  const doubted = sentLast().id ?? "";
  const choosing = visit.choose(answer(1));
  await settle();
  reply(tried([answer(3), answer(4)]));
  await choosing;
  last().tell({ type: "reason", id: doubted, reason: { message: { id: "why" } } });
  await doubting;
  expect(visit.reason).toBe(null);
});

test("what cannot be said any more is said so: another question has come", async () => {
  const doubting = visit.doubt("ship", { ship: 2 });
  await settle();
  explain(null);
  await doubting;
  expect(visit.reason).toEqual({ id: "why-other-question" });
});

test("a trial that is lost with the connection is given up; what was tried before stays", async () => {
  await choose(1, tried([answer(3), answer(4)]));
  const choosing = visit.choose(answer(3));
  await settle();
  last().close();
  await choosing;
  expect([visit.codes, visit.refusal, visit.trying]).toEqual([[1], "offline", false]);
  await visit.choose(answer(4));
  expect([visit.codes, visit.refusal]).toEqual([[1], "offline"]);
  await settle();
  last().onopen?.();
  expect(visit.refusal).toBe("");
  expect(last().sent).toEqual([]);
  await choose(4, tried([], true));
  expect(visit.codes).toEqual([1, 4]);
});

test("a refused answer leaves the chain as it was and says why", async () => {
  await choose(1, tried([answer(3), answer(4)]));
  const choosing = visit.choose(answer(3));
  await settle();
  last().tell({ type: "error", id: sentLast().id ?? "", code: "illegal", message: "no" });
  await choosing;
  expect([visit.codes, visit.refusal, visit.trying]).toEqual([[1], "illegal", false]);
});

test("an answer to an old position brings the new one", async () => {
  const choosing = visit.choose(answer(1));
  await settle();
  last().tell({ type: "error", id: sentLast().id ?? "", code: "stale", message: "late", table: table(9, at(9)) });
  await choosing;
  expect([visit.codes, visit.shown]).toEqual([[], { board: 9 }]);
});

test("while an answer is being tried or given nothing else is chosen", async () => {
  const choosing = visit.choose(answer(1));
  await settle();
  await visit.choose(answer(2));
  expect(trials()).toEqual([[1]]);
  reply(tried([], true));
  await choosing;
  const giving = visit.confirm();
  await settle();
  await visit.choose(answer(2));
  expect(trials()).toEqual([[1]]);
  last().tell({ type: "error", id: sentLast().id ?? "", code: "not_now", message: "no" });
  await giving;
  expect([visit.myTurn, visit.codes]).toEqual([true, [1]]);
});

test("several answers by name are tried one by one; names that answer nothing are passed over", async () => {
  const named = (code: number, kind: string): Answer => ({ ...answer(code), kind, args: { [kind]: code } });
  last().tell({ type: "happened", seq: 7, entries: [moved(7)], position: at(7, [named(1, "board"), named(2, "board")]) });
  await settle();
  const following = visit.follow([
    { kind: "board", args: { board: 2 } },
    { kind: "turn", args: { turn: 0 } },
    { kind: "cell", args: { cell: 5 } },
  ]);
  await answerNext(tried([named(5, "cell"), named(6, "cell")]));
  await answerNext(tried([], true));
  expect([await following, trials(), visit.steps.length]).toEqual([true, [[2], [2, 5]], 2]);
  visit.back();
  expect(visit.codes).toEqual([]);
});

test("with fewer confirmations a whole chain is given at once, one that reveals is not", async () => {
  settings.confirm = "reveals";
  await choose(1, tried([], true));
  expect(last().sent.some(({ command }) => command)).toBe(false);
  visit.back();
  const choosing = visit.choose(answer(2));
  await settle();
  reply(tried([]));
  await settle();
  expect(sentLast()).toMatchObject({ command: { do: "move", codes: [2] }, expected_seq: 5 });
  last().tell({ type: "ack", id: sentLast().id ?? "", seq: 6, repeated: false });
  await choosing;
});

// ---------------------------------------------------------------------------- questions that bring nothing new
/** Something is answered and given; then the table asks again. */
async function askedAgain(legal: Answer[]): Promise<void> {
  await choose(1, tried([], false));
  void visit.confirm();
  await settle();
  last().tell({ type: "ack", id: last().sent.at(-1)?.id, seq: 6 } as Partial<Frame>);
  last().tell({ type: "happened", seq: 7, entries: [moved(6, 0)], position: at(7, legal) });
  await settle();
}

const movesSent = (): number[][] => last().sent.flatMap(({ command }) => (command?.do === "move" ? [command.codes] : []));

test("a question that brings nothing new is left unasked, and Back asks it", async () => {
  visit.leaves = ({ legal }) => legal.find(({ code }) => code === 8) ?? null;
  await askedAgain([answer(7), answer(8)]);
  reply(tried([answer(3), answer(4)]));
  await settle();
  expect([visit.codes, visit.asked?.legal]).toEqual([[8], [answer(3), answer(4)]]);
  visit.back();
  await settle();
  expect([visit.codes, visit.asked?.legal]).toEqual([[], [answer(7), answer(8)]]);
});

test("where nothing else is asked it is left without a press, once", async () => {
  visit.leaves = ({ legal }) => legal.find(({ code }) => code === 8) ?? null;
  await askedAgain([answer(7), answer(8)]);
  reply(tried([]));
  await settle();
  expect(movesSent()).toEqual([[1], [8]]);
});

test("what was taken back is asked, whether it brings anything new or not", async () => {
  visit.leaves = ({ legal }) => legal.find(({ code }) => code === 8) ?? null;
  await askedAgain([answer(7), answer(8)]);
  reply(tried([]));
  await settle();
  const before = trials().length;
  last().tell({ type: "ack", id: last().sent.at(-1)?.id, seq: 8 } as Partial<Frame>);
  last().tell({ type: "happened", seq: 9, entries: [{ ...moved(9, 0), kind: "undone" }], position: at(9, [answer(7), answer(8)]) });
  await settle();
  expect([visit.codes, visit.myTurn, trials().length]).toEqual([[], true, before]);
});

test("nothing is left unasked before one was ever asked", async () => {
  visit.leaves = ({ legal }) => legal[0] ?? null;
  last().tell({ type: "happened", seq: 6, entries: [moved(6)], position: at(6) });
  await settle();
  expect([trials(), visit.codes]).toEqual([[], []]);
});

test("a long turn never meets the limit of a table: the chain is given as it stands, and the question goes on", async () => {
  for (let n = 0; n < 40; n += 1) await choose(1, tried([answer(1), answer(2)]));
  expect(movesSent()).toEqual([]);
  void choose(2, tried([answer(1), answer(2)]));
  await settle();
  await settle();
  expect(movesSent()).toEqual([[...new Array<number>(40).fill(1), 2]]);
  last().tell({ type: "ack", id: last().sent.at(-1)?.id, seq: 6 } as Partial<Frame>);
  last().tell({ type: "happened", seq: 6, entries: [moved(6, 0)], position: at(6) });
  await settle();
  expect([visit.myTurn, visit.codes, visit.refusal]).toEqual([true, [], ""]);
});
