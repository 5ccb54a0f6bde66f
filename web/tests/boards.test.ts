import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { beforeAll, describe, expect, test } from "vitest";
import type { Component } from "svelte";
import type { BoardProps } from "../src/games/kit";
import { haveWords } from "../src/house/words.svelte";
import { settings } from "../src/house/settings.svelte";
import type { Answer, View } from "../src/house/messages";
import ExplorersBoard from "../src/games/explorers/Board.svelte";
import KnarrBoard from "../src/games/knarr/Board.svelte";
import Plain from "../src/games/plain/Plain.svelte";
import VikingsBoard from "../src/games/vikings_on_board/Board.svelte";
import type { Fjord } from "../src/games/vikings_on_board/view";
import { outline } from "./outline";

interface Fixed {
  seat: number;
  view: View;
  legal: Answer[];
}
const fixed = (name: string): Fixed => JSON.parse(readFileSync(`tests/positions/${name}.json`, "utf8")) as Fixed;

const questions = (game: string): Fixed[] => JSON.parse(readFileSync(`tests/positions/${game}_questions.json`, "utf8")) as Fixed[];

function draw(Board: Component<BoardProps>, at: string | Fixed, more: Partial<BoardProps> = {}): string {
  const { view, seat, legal } = typeof at === "string" ? fixed(at) : at;
  const nothing = (): void => undefined;
  const props: BoardProps = { view, asked: view, begun: view, seat, legal, chosen: [], complete: false, fresh: [], narrow: false, looked: null, choose: nothing, go: nothing, doubt: nothing, ...more };
  return render(Board, { props })
    .body.replace(/<!--.*?-->/g, "")
    .replace(/ ?svelte-[a-z0-9]+/g, "")
    .replace(/></g, ">\n<");
}

beforeAll(async () => {
  settings.language = "en";
  await haveWords("vikings_on_board");
  await haveWords("knarr");
  await haveWords("explorers");
});

describe.each(["opening", "middle", "end"])("%s", (moment) => {
  test.each([false, true])("Vikings on Board, narrow: %s", async (narrow) => {
    const drawn = draw(VikingsBoard, `vikings_${moment}`, { narrow });
    await expect(outline(drawn)).toMatchFileSnapshot(`snapshots/vikings_${moment}${narrow ? "_narrow" : ""}.txt`);
  });
  test.each([false, true])("Knarr, narrow: %s", async (narrow) => {
    const drawn = draw(KnarrBoard, `knarr_${moment}`, { narrow });
    await expect(outline(drawn)).toMatchFileSnapshot(`snapshots/knarr_${moment}${narrow ? "_narrow" : ""}.txt`);
  });
});

describe.each(["opening", "middle", "end"])("%s of Explorers", (moment) => {
  test.each([false, true])("narrow: %s", async (narrow) => {
    const drawn = draw(ExplorersBoard, `explorers_${moment}`, { narrow });
    await expect(outline(drawn)).toMatchFileSnapshot(`snapshots/explorers_${moment}${narrow ? "_narrow" : ""}.txt`);
  });
});

describe("Explorers", () => {
  test.each(questions("explorers").map((at) => [at.view.question?.kind, at] as const))("what %s asks lies on the board", (kind, at) => {
    const drawn = draw(ExplorersBoard, at);
    const codes = [...drawn.matchAll(/data-answer="(\d+)"/g)].map(([, code]) => Number(code));
    const own = at.legal.map(({ code }) => code);
    expect(codes.sort()).toEqual(own.sort());
    const touched = [...drawn.matchAll(/aria-pressed="false"/g)].length;
    expect(touched).toBeGreaterThanOrEqual(kind === "tile" ? own.length - 1 : own.length);
  });
});

describe.each([["Vikings on Board", VikingsBoard, "vikings"], ["Knarr", KnarrBoard, "knarr"]] as const)("%s", (_, Board, game) => {
  test.each(questions(game).map((at) => [at.view.question?.kind, at] as const))("every legal answer to %s lies on the board once", (_kind, at) => {
    const codes = (narrow: boolean): number[] => [...draw(Board, at, { narrow }).matchAll(/data-answer="(\d+)"/g)].map(([, code]) => Number(code));
    expect(codes(false).sort()).toEqual(at.legal.map(({ code }) => code).sort());
    const besides = ["pass", "recruits"]; // on a phone these are among the listed answers only
    expect(codes(true).sort()).toEqual(at.legal.filter(({ kind }) => !besides.includes(kind)).map(({ code }) => code).sort());
  });
});

test("a chosen answer is bound, not stitched", () => {
  const { legal } = fixed("vikings_opening");
  const drawn = draw(VikingsBoard, "vikings_opening", { legal, chosen: legal.slice(0, 1) });
  expect(drawn).toContain('class="chosen"');
  expect(drawn.match(/aria-pressed="true"/g)).toHaveLength(1);
});

test("the way of a move stays drawn when the next Viking of the same player is asked at once", () => {
  const { view: begun } = fixed("vikings_opening");
  const moved = structuredClone(begun);
  const [from, to] = (moved.board as Fjord).ships;
  const piece = from?.body.pop();
  if (!to || !piece) throw new Error("ships are empty at the start");
  to.body.push(piece);
  const jumped: Answer = { code: 1, kind: "piece", args: { piece: piece.piece }, message: { id: "answer-jump-piece-piece" } };
  expect(draw(VikingsBoard, "vikings_opening", { begun, asked: moved, view: moved, chosen: [jumped] })).toContain('class="way"');
});

test("the plain board of any game shows its whole view", () => {
  const drawn = draw(Plain, "knarr_middle");
  expect(drawn).toContain("Market");
  expect(drawn).toMatch(/bracelets/);
});

test("an answer given before, of the same code, is not the answer to the question of the moment", () => {
  const [first] = fixed("vikings_opening").legal;
  const drawn = draw(VikingsBoard, "vikings_opening", { chosen: [first as Answer, first as Answer] });
  expect(drawn).not.toContain('aria-pressed="true"');
});
