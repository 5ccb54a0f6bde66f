import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { haveWords } from "../src/house/words.svelte";
import { reasonsOf } from "../src/table/reasons";

const ids = (path: string): string[] =>
  [...readFileSync(`../src/longhouse/bots/${path}.ftl`, "utf8").matchAll(/^([\w-]+) =/gm)].map((match) => match[1] as string);

test.each(["en", "fr"] as const)("a bot's reasons are spoken, in %s", async (language) => {
  const reasons = await reasonsOf("knarr", language);
  const known = [...ids(`words/${language}`), ...ids(`minds/knarr/words/${language}`)];
  expect(known.length).toBeGreaterThan(5);
  expect(known.filter((id) => !reasons.has(id))).toEqual([]);
});

test("a game without a mind of its own has the reasons of any game", async () => {
  const reasons = await reasonsOf("no_such_game", "en");
  expect(ids("minds/any_game/words/en").every((id) => reasons.has(id))).toBe(true);
});

test("a reason names another answer as the game does, and what may come of it as the mind does", async () => {
  await haveWords("knarr");
  const reasons = await reasonsOf("knarr", "en");
  expect(reasons.message({ id: "reason-even", args: { answer: { id: "answer-trade-pass" } } })).toBe("as good as “end the turn”");
  const fewer = { id: "reason-bracelets", args: { change: "less" } };
  expect(reasons.message({ id: "reason-spared", args: { others: 1, cost: { id: "reason-likely", args: { reason: fewer } } } })).toBe(
    "the best other answer would mean: most likely fewer bracelets for later trades",
  );
});
