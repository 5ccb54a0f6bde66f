import type { Language } from "../house/settings.svelte";
import { Speech } from "../house/speech";
import type { Answer } from "../house/messages";

const GUIDES = "../../../src/longhouse/guides";
const WORDS = import.meta.glob<string>("../../../src/longhouse/guides/*/words/*.ftl", { query: "?raw", import: "default" });

/** What the guide of a game says. */
export async function guideWords(game: string, language: Language): Promise<Speech> {
  return new Speech(language, (await WORDS[`${GUIDES}/${game}/words/${language}.ftl`]?.()) ?? "");
}

/** Why a try is not what is asked for: the reason kept for it, else the one for all others. */
export function reasonFor(speech: Speech, step: string, { kind, args }: Pick<Answer, "kind" | "args">): string {
  const values = Object.entries(args).flatMap(([name, value]) => (name === "copy" ? [] : [String(value)]));
  const id = `step-${step}`;
  return speech.attribute({ id }, ["not", kind, ...values].join("-")) || speech.attribute({ id }, "not");
}

/** What the guide says when something happens for the first time; empty where that is nothing new. */
export function newsOf(speech: Speech, kind: string): string {
  const id = `new-${kind.replaceAll("_", "-")}`;
  return speech.has(id) ? speech.say(id) : "";
}

/** A text in parts, every second of which is strong: "Press **Bet** now". */
export function strong(text: string): string[] {
  return text.split("**");
}
