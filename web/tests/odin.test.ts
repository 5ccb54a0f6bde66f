import { readdirSync, readFileSync } from "node:fs";
import { render } from "svelte/server";
import { beforeAll, describe, expect, test } from "vitest";
import BarTools from "../src/games/feast_for_odin/BarTools.svelte";
import Board from "../src/games/feast_for_odin/Board.svelte";
import { betterThan, colourOf, symbolOf } from "../src/games/feast_for_odin/items";
import { kit } from "../src/games/feast_for_odin/kit";
import { GROUPS, marksOf, SPACES } from "../src/games/feast_for_odin/spaces";
import { tableOf } from "../src/games/feast_for_odin/view";
import type { BoardProps } from "../src/games/kit";
import type { Answer, View } from "../src/house/messages";
import { settings } from "../src/house/settings.svelte";
import { haveWords, speechOf } from "../src/house/words.svelte";

interface Fixed {
  seat: number;
  view: View;
  legal: Answer[];
}
const QUESTIONS = JSON.parse(readFileSync("tests/positions/odin_questions.json", "utf8")) as Fixed[];
const DATA = "../src/longhouse/games/feast_for_odin/data";
const SPRITE = ["feast_for_odin", "pieces"].map((name) => readFileSync(`../src/longhouse/art/${name}.svg`, "utf8")).join("");

beforeAll(async () => {
  settings.language = "en";
  await haveWords("feast_for_odin");
});

function propsOf({ view, seat, legal }: Fixed, more: Partial<BoardProps> = {}): BoardProps {
  const nothing = (): void => undefined;
  return { view, asked: view, begun: view, seat, legal, chosen: [], fresh: [], narrow: false, choose: nothing, doubt: nothing, ...more };
}

function drawn(at: Fixed, more: Partial<BoardProps> = {}): string {
  const props = propsOf(at, more);
  return render(Board, { props }).body + render(BarTools, { props }).body;
}

// ---------------------------------------------------------------------------- the action board
interface Action {
  id: string;
  column: number;
  group: string;
  things: string[];
}

/** The action spaces of the data, with the things that their costs, gains and needs name. */
function actionsOfTheData(): Action[] {
  const blocks = readFileSync(`${DATA}/actions.toml`, "utf8").split("[[action]]").slice(1);
  return blocks.map((block) => {
    const own = block.split(/^\[/m)[0] ?? "";
    const field = (name: string): string => new RegExp(`^${name} = "?([\\w]+)`, "m").exec(own)?.[1] ?? "";
    const named = [...own.matchAll(/(?:cost|gain|requires) = \{([^}]*)\}/g)].flatMap(([, inside]) => [...(inside ?? "").matchAll(/(\w+) =/g)].map(([, thing]) => thing as string));
    return { id: field("id"), column: Number(field("column")), group: field("group"), things: [...new Set(named)] };
  });
}

describe("the action board", () => {
  const actions = actionsOfTheData();
  const LARGE: Record<string, string[]> = { large_ship: ["knarr", "longship"], any_ship: ["whaling_boat", "knarr", "longship"] };

  test("draws all 61 spaces of the data, each in its group and none on another", () => {
    expect(actions).toHaveLength(61);
    const taken = new Map<string, string>();
    for (const { id, column, group } of actions) {
      const space = SPACES[id];
      if (!space) throw new Error(`${id} is not drawn`);
      for (let row = space.row; row < space.row + space.rows; row += 1) {
        expect(taken.get(`${column}/${row}`), `${id} lies on another space`).toBeUndefined();
        taken.set(`${column}/${row}`, id);
      }
      const place = GROUPS.find((one) => one.group === group);
      expect(space.row >= (place?.row ?? 99) && space.row < (place?.row ?? 0) + (place?.rows ?? 0), id).toBe(true);
    }
    expect(taken.size).toBe(4 * 18);
  });

  test.each(actions.map((action) => [action.id, action] as const))("%s shows what it costs and brings", (id, { things }) => {
    const icons = marksOf(SPACES[id]?.signs ?? "", 3).flat().flatMap((mark) => ("icon" in mark ? [mark.icon] : []));
    for (const thing of things.flatMap((name) => LARGE[name] ?? [name])) expect(icons).toContain(thing);
  });

  test("every sign has its symbol in the sprite, and every space its words", () => {
    for (const [id, { signs }] of Object.entries(SPACES)) {
      if (!id.startsWith("imitate")) for (const mark of marksOf(signs, 2).flat()) if ("icon" in mark) expect(SPRITE).toContain(`id="${symbolOf(mark.icon)}"`);
      expect(speechOf("feast_for_odin").short({ id: `space-${id}` }), id).not.toBe("");
    }
  });
});

test("goods: their colours, and what they become one colour up", () => {
  expect(["peas", "sheep", "oil", "silk", "horseshoe", "silver", "knarr"].map(colourOf)).toEqual(["farm", "animal", "craft", "luxury", "special", null, null]);
  expect(["peas", "fruits", "pregnant_cattle", "linen", "silk", "wood"].map(betterThan)).toEqual(["mead", "whale_meat", "clothing", "silk", null, null]);
});

// ---------------------------------------------------------------------------- questions
describe("every legal answer can be given on the page", () => {
  test.each(QUESTIONS.map((at) => [at.view.question?.kind, at] as const))("%s", (kind, at) => {
    const shown = new Set([...drawn(at).matchAll(/data-answer="(\d+)"/g)].map(([, code]) => Number(code)));
    const byConfirm = (kit.endings?.({ view: at.view, legal: at.legal }) ?? []).map(({ code }) => code);
    const laid = kind?.startsWith("lay-") ? ["board", "item", "turn", "cell", "word"] : ["board"];
    const missing = at.legal.filter(({ code, kind: what }) => !shown.has(code) && !byConfirm.includes(code) && !laid.includes(what));
    // what opens a menu is not drawn before it is opened
    expect(missing.filter(({ kind: what }) => !["ship", "vessel", "card"].includes(what) || !["turn", "free"].includes(kind ?? "")).map(({ message }) => message.id)).toEqual([]);
  });

  test("each space is a button whose name tells price, effect and state", () => {
    const at = QUESTIONS.find(({ view }) => view.question?.kind === "turn") as Fixed;
    const names = [...drawn(at).matchAll(/data-part="space-(\w+)".*?hidden-text[^>]*>([^<]*)</gs)].map(([, space, name]) => [space, name] as const);
    expect(names).toHaveLength(tableOf(at.view).spaces.length);
    for (const [space, name] of names) expect(name, space).toMatch(/^[1-4] Vikings?\. .+\. .*(Free for you|Taken by|Not now|You may use it)/s);
  });
});

test("Confirm ends what may be ended, serves as suggested, and never answers in one's place", () => {
  const of = (kind: string): string[] | null => {
    const at = QUESTIONS.find(({ view }) => view.question?.kind === kind) as Fixed;
    return kit.endings?.(at)?.map(({ args }) => String(args["word"])) ?? null;
  };
  expect(of("turn")).toEqual([]);
  expect(of("free")).toEqual(["done"]);
  expect(of("food")).toEqual(["serve"]);
  expect(of("upgrade")).toBeNull();
});

test("a feast is asked for in its own words, also behind a moment that was left unasked", () => {
  const at = QUESTIONS.find(({ view }) => view.question?.kind === "food") as Fixed;
  const done = { code: 9, kind: "word", args: { word: "done" }, message: { id: "answer-done" } };
  const title = kit.bar?.(propsOf(at))?.title;
  expect(title).toContain("feast");
  expect(kit.bar?.(propsOf(at, { chosen: [done] }))?.title).toBe(title);
});

describe("moments between the phases that are left unasked", () => {
  const at = QUESTIONS.find(({ view }) => view.question?.kind === "free") as Fixed;
  const asks = (moment: string, legal = at.legal.filter(({ kind }) => kind !== "card"), before = at.view): boolean => {
    const question = { kind: "free", message: { id: "ask-free", args: { moment } } } as View["question"];
    return kit.leaves?.({ view: { ...at.view, question }, legal, before }) === null;
  };
  const richer = (): View => {
    const { players, ...table } = tableOf(at.view);
    return { ...at.view, board: { ...table, players: players.map((player) => ({ ...player, supply: { ...player.supply, silver: 99 } })) } };
  };

  test("before income, unless something came in; before the feast, since all of it can be done after it", () => {
    expect(["before_income", "before_feast"].map((moment) => asks(moment))).toEqual([false, false]);
    expect(asks("before_income", undefined, richer())).toBe(true);
  });

  test("never after an action, before the bonuses and before scoring, nor while an occupation can act", () => {
    expect(["after_action", "before_action", "before_bonus", "before_scoring"].map((moment) => asks(moment))).toEqual([true, true, true, true]);
    const card = { code: 1, kind: "card", args: {}, message: { id: "card" } };
    expect(["before_income", "before_feast"].map((moment) => asks(moment, [...at.legal, card]))).toEqual([true, true]);
  });
});

test("every word that the drawn table asks for is there, and none is kept for nothing", () => {
  const sources = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? sources(path) : [readFileSync(path, "utf8")];
    });
  const code = sources("src/games/feast_for_odin").join("\n");
  const known = [...readFileSync("../src/longhouse/games/feast_for_odin/words/en.ftl", "utf8").matchAll(/^table-([\w-]+) =/gm)].map(([, id]) => id as string);
  const made = [...code.matchAll(/`([a-z]+-)\$\{/g)].map(([, start]) => start as string);
  expect([...code.matchAll(/\bw\("([\w-]+)"/g)].map(([, id]) => id as string).filter((id) => !known.includes(id))).toEqual([]);
  expect(known.filter((id) => !code.includes(`"${id}"`) && !code.includes(`"table-${id}"`) && !made.some((start) => id.startsWith(start)))).toEqual([]);
});
