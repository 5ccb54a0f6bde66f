import type { Answer, GameEvent, View } from "../../house/messages";
import { say, speechOf } from "../../house/words.svelte";
import type { Bar, BoardProps } from "../kit";
import { capital } from "../part";
import { tableOf } from "./view";
import { GAME, thingsInWords, w } from "./words";

/** Questions that are answered on the action board or on the boards; all others are asked in a sheet of their own. */
const ON_BOARDS = new Set(["turn", "free", "food", "lay-tile", "lay-turn", "lay-cell", "imitate", "copy-space", "return-viking"]);

/** Whether the answers of a question are shown in a sheet. */
export function isAsked({ asked, legal }: Pick<BoardProps, "asked" | "legal">): boolean {
  return legal.length > 0 && asked.question !== null && !ON_BOARDS.has(asked.question.kind);
}

/** Questions that are asked once for each thing of a set; in which order they are chosen is nobody's business. */
const OF_SETS = new Set(["trade", "sale", "upgrade", "flip"]);

/** What is ticked of the set that the question asks for: the last of the chosen answers, as far as they answer it. */
export function tickedOf({ asked, legal, chosen }: Pick<BoardProps, "asked" | "legal" | "chosen">): Answer[] {
  const kind = asked.question?.kind ?? "";
  const before = chosen.filter((answer) => !legal.includes(answer));
  const other = before.findLastIndex(({ message }) => message.id !== `answer-${kind}-item`);
  return OF_SETS.has(kind) ? before.slice(other + 1) : [];
}

/** A word among the answers: done, pass, serve … */
export function wordAmong(legal: Answer[], word: string): Answer | null {
  return legal.find(({ kind, args }) => kind === "word" && args["word"] === word) ?? null;
}

/**
 * What Confirm adds: where anything more may be done it ends that, at a feast it serves as suggested, and what was laid in
 * one's turn may be given before the Vikings are placed.
 */
export function endings({ view, legal }: { view: View; legal: Answer[] }): Answer[] | null {
  const kind = view.question?.kind;
  if (kind === "turn") return [];
  const word = kind === "free" ? "done" : kind === "food" ? "serve" : null;
  const answer = word && wordAmong(legal, word);
  return answer ? [answer] : null;
}

/** What a seat has that could be laid, loaded or paid with. */
function thingsOf(view: View): string {
  const { players, boards } = tableOf(view);
  const seat = view.seat ?? 0;
  const { supply, vessels, buildings } = players[seat] ?? {};
  return JSON.stringify([supply, vessels, buildings, boards.filter(({ owner }) => owner === seat).map(({ board, tiles }) => [board, tiles])]);
}

/**
 * Moments between the phases that need no question: before income, when nothing came in since one's last turn, and before the
 * feast, because whatever can be laid, bought or loaded then can be so after it. Occupations are always asked for.
 */
export function leaves({ view, legal, before }: { view: View; legal: Answer[]; before: View }): Answer | null {
  const moment = view.question?.kind === "free" ? view.question.message.args?.["moment"] : null;
  if (legal.some(({ kind }) => kind === "card")) return null;
  const needless = moment === "before_feast" || (moment === "before_income" && thingsOf(view) === thingsOf(before));
  return needless ? wordAmong(legal, "done") : null;
}

/** The action that the chosen answers are steps of, in words; empty where no Vikings were placed. */
function actionOf({ chosen }: BoardProps): string {
  const space = chosen.findLast(({ kind }) => kind === "space");
  if (!space) return "";
  const name = speechOf(GAME).say(`space-${space.args["space"]}`);
  const vikings = Number(space.message.args?.["vikings"] ?? 0);
  return vikings ? w("placing", { vikings, space: name }) : capital(name);
}

/** What the answers chosen so far are, in words. */
export function stepsOf({ chosen }: Pick<BoardProps, "chosen">): string[] {
  return chosen.filter(({ kind }) => kind !== "turn" && kind !== "cell").map((answer) => say(GAME, answer.message));
}

const GAINS = new Set(["received", "took_from_strip", "bonus_received"]);

function summed(events: GameEvent[], kinds: Set<string>): string {
  const things: Record<string, number> = {};
  for (const { kind, args } of events) {
    const item = String(args["item"]);
    if (kinds.has(kind)) things[item] = (things[item] ?? 0) + Number(args["count"]);
  }
  return thingsInWords(things);
}

/** What the chosen answers bring and cost, in words; what else they lead to is told as it comes. */
function resultOf({ told = [], view, seat }: BoardProps): string {
  const mine = told.filter(({ args }) => args["player"] === tableOf(view).players[seat ?? 0]?.player);
  const [gain, cost] = [summed(mine, GAINS), summed(mine, new Set(["paid"]))];
  const others = mine.filter(({ kind }) => !GAINS.has(kind) && !["paid", "vikings_placed", "tile_laid"].includes(kind));
  return [
    gain && w("you-get", { things: gain }),
    cost && w("you-pay", { things: cost }),
    ...others.slice(-3).map((event) => say(GAME, event.message)),
  ]
    .filter((text) => text)
    .join(" ");
}

function vikingsLeft({ view, seat }: BoardProps): string {
  const left = tableOf(view).players[seat ?? 0]?.vikings ?? 0;
  return w("vikings-left", { count: left });
}

/** What the question bar says: the action while it is being put together, with what it leads to. */
export function barOf(props: BoardProps): Bar | null {
  const { asked, chosen, legal } = props;
  const kind = asked.question?.kind;
  if (chosen.some(({ kind, args }) => kind === "word" && args["word"] === "pass")) return { title: w("pass-sure"), follows: w("pass-final") };
  const here = chosen.slice(chosen.findLastIndex(({ args }) => args["word"] === "done") + 1); // what was left before is no part of this
  if (kind === "food" && here.every((answer) => answer.kind === "food")) {
    const suggestion = wordAmong(legal, "serve");
    return suggestion && { title: w("feast-ask", { cells: tableOf(props.view).banquet?.cells_left ?? 0 }), follows: w("feast-confirm", { suggestion: say(GAME, suggestion.message) }) };
  }
  const action = actionOf(props);
  if (kind === "free" && action) return { title: action, follows: `${resultOf(props)} ${vikingsLeft(props)} ${w("confirm-ends")}`.trim() };
  if (kind === "free") return { title: say(GAME, asked.question?.message ?? { id: "ask-over" }), follows: w("confirm-goes-on") };
  if (kind === "turn" && action) return { title: action, follows: `${resultOf(props)} ${vikingsLeft(props)}`.trim() };
  return null;
}
