import type { Language } from "../house/settings.svelte";
import { Speech } from "../house/speech";
import { speechOf } from "../house/words.svelte";

const BOTS = "../../../src/longhouse/bots";
const WORDS = import.meta.glob<string>(
  ["../../../src/longhouse/bots/words/*.ftl", "../../../src/longhouse/bots/minds/*/words/*.ftl"],
  { query: "?raw", import: "default" },
);

/** The words in which bots give their reasons in a game: those that fit every game, those of its own mind, and its answers. */
export async function reasonsOf(game: string, language: Language): Promise<Speech> {
  const mind = WORDS[`${BOTS}/minds/${game}/words/${language}.ftl`] ? game : "any_game";
  const files = [`${BOTS}/words/${language}.ftl`, `${BOTS}/minds/${mind}/words/${language}.ftl`];
  const text = (await Promise.all(files.map((file) => WORDS[file]?.() ?? ""))).join("\n");
  return new Speech(language, text, () => speechOf(game));
}
