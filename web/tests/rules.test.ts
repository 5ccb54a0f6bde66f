import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { foundIn, minutesFor, passagesOf, rulesOf, spans } from "../src/rules/rules";

const GAMES = ["vikings_on_board", "knarr", "explorers", "feast_for_odin"];
const cases = GAMES.flatMap((game) => (["en", "fr"] as const).map((language) => ({ game, language })));
const symbols = ["../src/longhouse/art/pieces.svg", "src/rules/pieces.svg"].map((path) => readFileSync(path, "utf8")).join("");
const drawn = /PICTURES = \[(.*)\]/.exec(readFileSync("src/rules/Picture.svelte", "utf8"))?.[1];
const asked = (game: string): string[] =>
  [...readFileSync(`../src/longhouse/games/${game}/words/en.ftl`, "utf8").matchAll(/^ask-([\w-]+) =/gm)].map((match) => match[1] as string);

test.each(cases)("$game: every question has its passage in the rules, in $language", async ({ game, language }) => {
  const passages = await rulesOf(game, language);
  const answered = passages.flatMap(({ questions }) => questions);
  expect([...answered].sort()).toEqual([...asked(game)].sort());
  expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
});

test.each(cases)("$game: pictures are pieces of ours, and no passage is empty, in $language", async ({ game, language }) => {
  for (const { id, title, blocks } of await rulesOf(game, language)) {
    expect(title, id).not.toBe("");
    expect(blocks.length, id).toBeGreaterThan(0);
    for (const block of blocks) {
      expect(block.text, id).not.toBe("");
      if (block.kind === "piece") expect(symbols, `${id}: ${block.icon}`).toContain(`id="${block.icon}"`);
      if (block.kind === "picture") expect(drawn, id).toContain(`"${block.icon}"`);
      if (block.kind === "difference") expect(block.cells, `${id}: French, English, here`).toHaveLength(3);
    }
  }
});

test.each(GAMES)("%s: both languages have the same passages with the same parts", async (game) => {
  const shape = async (language: string): Promise<unknown> =>
    (await rulesOf(game, language)).map(({ id, questions, blocks }) => [id, questions, blocks.map(({ kind, icon, cells }) => `${kind}${icon}${cells.length}`)]);
  expect(await shape("fr")).toEqual(await shape("en"));
});

test.each(GAMES)("%s: the rules are read in ten minutes, A Feast for Odin in twenty", async (game) => {
  const minutes = minutesFor(await rulesOf(game, "fr"));
  expect(minutes).toBeLessThanOrEqual(game === "feast_for_odin" ? 20 : 10);
  expect(minutes).toBeGreaterThan(1);
});

test("words are found whatever their accents and capitals, and stay as they are written", () => {
  expect(spans("L'**Échange** des échanges", "echange").map(({ text, bold, found }) => [text, bold, found])).toEqual([
    ["L'", false, false],
    ["Échange", true, true],
    [" des ", false, false],
    ["échange", false, true],
    ["s", false, false],
  ]);
  const [passage] = passagesOf("# a | Barrels | x, y\nA barrel.\n= barrel | Barrel | one\n! Two barrels");
  expect(passage?.questions).toEqual(["x", "y"]);
  expect(passage && foundIn(passage, "BARREL")).toBe(4);
});

test("steps, tables, pictures, players and differences are told apart by how their lines begin", () => {
  const [passage] = passagesOf("# a | A |\n1. First this.\n| What | Points\n~ bet | A bet.\n? Alone | No hand.\n! Length: long.\n! Bets | one | two | both");
  expect(passage?.blocks.map(({ kind, icon, title, text, cells }) => [kind, icon, title, text, cells])).toEqual([
    ["step", "", "", "First this.", []],
    ["row", "", "", "What Points", ["What", "Points"]],
    ["picture", "bet", "", "A bet.", []],
    ["players", "", "Alone", "No hand.", []],
    ["note", "", "", "Length: long.", []],
    ["difference", "", "Bets", "one two both", ["one", "two", "both"]],
  ]);
});
