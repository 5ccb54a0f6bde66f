import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
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
