import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import type { Word } from "../src/house/messages";
import { settings } from "../src/house/settings.svelte";
import { Speech } from "../src/house/speech";
import { haveWords } from "../src/house/words.svelte";
import Explained from "../src/pages/Explained.svelte";

vi.mock("../src/house/components.svelte", async (original) => ({ ...(await original<object>()), componentsOf: () => [] }));

const GAMES = ["vikings_on_board", "knarr", "explorers", "feast_for_odin"];
const HOLE = /\{\s*\$|\{\$|\bundefined\b/;
const file = (game: string, language: string): string =>
  readFileSync(`../src/longhouse/games/${game}/words/${language}.ftl`, "utf8");

/** Every message of a file with the arguments that any of its parts asks for. */
function messagesOf(text: string): { id: string; args: Record<string, Word>; helped: boolean }[] {
  return text.split(/^(?=[a-z][\w-]* =)/m).flatMap((part) => {
    const id = /^([a-z][\w-]*) =/.exec(part)?.[1];
    if (!id) return [];
    const names = [...new Set([...part.matchAll(/\$(\w+)/g)].map((match) => match[1] as string))];
    return [{ id, args: Object.fromEntries(names.map((name) => [name, 1])), helped: /^\s+\.help =/m.test(part) }];
  });
}
const cases = GAMES.flatMap((game) => (["en", "fr"] as const).map((language) => ({ game, language })));

test.each(cases)("$game: every help is said whole, in $language", ({ game, language }) => {
  const text = file(game, language);
  const speech = new Speech(language, text);
  const helped = messagesOf(text).filter((one) => one.helped);
  expect(helped.length).toBeGreaterThan(20);
  for (const { id, args } of helped) {
    expect(speech.help({ id, args }), id).not.toBe("");
    expect(speech.help({ id, args }), id).not.toMatch(HOLE);
    expect(speech.help({ id }), id).not.toMatch(HOLE);
  }
});

test.each(cases)("$game: the rules beside the table have no holes at any question, in $language", async ({ game, language }) => {
  settings.language = language;
  await haveWords(game);
  const questions = messagesOf(file(game, language)).filter(({ id }) => id.startsWith("ask-"));
  for (const { id, args } of questions) {
    const { body } = render(Explained, { props: { game, question: { id, args } } });
    expect(body, id).not.toMatch(HOLE);
    const help = new Speech(language, file(game, language)).help({ id, args });
    if (help) expect(body, id).toContain(help.replaceAll("&", "&amp;"));
  }
});
