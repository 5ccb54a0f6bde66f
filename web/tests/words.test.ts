import { sentences } from "../src/games/part";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Speech } from "../src/house/speech";

const read = (path: string): string => readFileSync(path, "utf8");
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string);
const args = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    text.split(/^(?=[a-z][\w-]* =)/m).map((part) => [
      ids(part)[0] ?? "",
      [...new Set([...part.matchAll(/\$(\w+)/g)].map((match) => match[1] as string))].sort(),
    ]),
  );
const [en, fr] = ["en", "fr"].map((language) => read(`src/words/${language}.ftl`)) as [string, string];

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [read(path)] : [];
  });
}
const code = sources("src").join("\n");

test("both languages say the same things with the same arguments", () => {
  expect(ids(fr)).toEqual(ids(en));
  expect(args(fr)).toEqual(args(en));
});

test("no word is there twice: the first one would be said for both", () => {
  expect(ids(en).filter((id, at, all) => all.indexOf(id) !== at)).toEqual([]);
});

test("every word that the pages ask for is there", () => {
  const wanted = [...code.matchAll(/\bt\("([\w-]+)"/g)].map((match) => match[1] as string);
  expect(wanted.length).toBeGreaterThan(80);
  const known = new Set(ids(en));
  expect(wanted.filter((id) => !known.has(id))).toEqual([]);
});

test("no word is kept that no page asks for", () => {
  const made = [...code.matchAll(/\bt\(`([\w-]+)\$/g)].map((match) => match[1] as string);
  const named = /^(log|title|about|time|level|refused|setting|colour|clock|stage|theme)-/;
  const unused = ids(en).filter((id) => !code.includes(`"${id}"`) && !named.test(id) && !made.some((start) => id.startsWith(start)));
  expect(unused).toEqual([]);
});

test("messages speak, with messages inside them", () => {
  const speech = new Speech("en", "clan-red = Red\nmoved = { $clan } moves { $count }\n    .help = Help for { $clan }.\n");
  const message = { id: "moved", args: { clan: { id: "clan-red" }, count: 2 } };
  expect(speech.message(message)).toBe("Red moves 2");
  expect(speech.help(message)).toBe("Help for Red.");
  expect(speech.help({ id: "clan-red" })).toBe("");
  expect(speech.say("missing")).toBe("missing");
});

test("no line of French begins with a mark that a space stands before", () => {
  const text = "a = Qui joue ?\nb = { $x } : « { $x } » ; oui !\n    .help = Quoi ? 45 %\n";
  const [french, english] = [new Speech("fr", text), new Speech("en", text)];
  expect(french.say("a")).toBe("Qui joue\u202f?");
  expect(french.say("b", { x: "Knarr" })).toBe("Knarr\u00a0: «\u00a0Knarr\u00a0»\u202f; oui\u202f!");
  expect(french.help({ id: "b" })).toBe("Quoi\u202f? 45\u202f%");
  expect(english.say("a")).toBe("Qui joue ?");
});

test("the rules page explains what needs no arguments", () => {
  const speech = new Speech("en", "a = A\n    .help = About a.\nask-b = { $x }?\n    .help = About b.\nc = { $x }\n    .help = C.\n");
  expect(speech.explained().map(({ id }) => id)).toEqual(["a", "ask-b"]);
});

test("what ends with a full stop of its own gets no second one", () => {
  expect(sentences("3 Vikings", "Pay 2 stone.", null, "", "Taken by Red.")).toBe("3 Vikings. Pay 2 stone. Taken by Red");
});
