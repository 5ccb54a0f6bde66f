import type { Answer } from "../house/messages";
import { t } from "../house/words.svelte";
import type { BoardProps } from "./kit";

/** An answer by the name that the rules give it, whether or not it can be given now. */
export interface Meant {
  kind: string;
  args: Record<string, string | number>;
}

/** What a part of a board needs in order to be an answer. */
export type Answering = Pick<BoardProps, "view" | "legal" | "chosen" | "choose" | "doubt">;

/** A name and what it holds, with the colon of the language. */
export function labelled(label: string, text: string | number): string {
  return t("labelled", { label, text });
}

/** Words that begin a line of their own. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The legal answer that goes by this name, null when there is none. */
export function offered(legal: Answer[], { kind, args }: Pick<Answer, "kind" | "args">): Answer | null {
  const same = (answer: Answer): boolean => Object.entries(args).every(([name, value]) => String(answer.args[name]) === String(value));
  return legal.find((answer) => answer.kind === kind && same(answer)) ?? null;
}

/** Several things told one after the other, each as a sentence; some end with a full stop of their own. */
export function sentences(...told: (string | null | undefined)[]): string {
  return told.flatMap((text) => (text ? [text.replace(/\.$/, "")] : [])).join(". ");
}

/** A part of a board as a screen reader tells it: what it is and holds, its state last. */
export function partInWords(words: string, answer: string | null, chosen: boolean, asking: boolean): string {
  const state = answer === null ? (asking ? t("part-impossible") : "") : t(chosen ? "part-chosen" : "part-possible", { answer });
  return sentences(words, state);
}
