import type { Message } from "../../house/messages";
import type { Speech } from "../../house/speech";

/** A part of a view in words: a name with a text, or with rows below it. */
export interface Section {
  name: string;
  depth: number;
  text?: string;
  rows?: Section[];
}

type Speaks = Pick<Speech, "has" | "say" | "message" | "noun">;

const OPEN = /\{\$/;

/** Words that need nothing more to be said, empty when there are none. */
function whole(id: string, speech: Speaks): string {
  const words = id && speech.has(id) ? speech.say(id) : "";
  return OPEN.test(words) ? "" : words;
}

/** The words for a name of a view: those for it inside of its parent, if there are any. */
function wordsOf(parent: string, name: string, speech: Speaks): string {
  const inside = `view-${parent}-${name}`;
  return speech.has(inside) ? inside : `view-${name}`;
}

/** Whether a game has decided to say nothing of a name inside of this parent. */
function isSilent(parent: string, name: string, speech: Speaks): boolean {
  const inside = `view-${parent}-${name}`;
  return speech.has(inside) && speech.say(inside) === "";
}

/**
 * The game's own words for a name of its view; null for names that it has none for, or empty ones inside of this parent:
 * they are not meant for players.
 */
function named(parent: string, name: string, speech: Speaks): string | null {
  const own = wordsOf(parent, name, speech);
  if (own !== `view-${name}`) return whole(own, speech) || null;
  const ids = [`view-${name}`, `screen-${name}`, name, `score-${name}`, speech.noun(name)];
  return ids.map((id) => whole(id, speech)).find((words) => words) ?? null;
}

function isNumbered(parent: string, name: string, speech: Speaks): boolean {
  const id = wordsOf(parent, name, speech);
  return speech.has(id) && speech.say(id).includes("{$number}");
}

/** Words for something that is known by its number, "ship { $number }"; people count from 1. Null for what has no number. */
function numbered(parent: string, name: string, value: unknown, speech: Speaks): string | null {
  if (!isNumbered(parent, name, speech)) return null;
  const id = wordsOf(parent, name, speech);
  if (typeof value === "number") return speech.say(id, { number: value + 1 });
  return Array.isArray(value) && value.every((one) => typeof one === "number")
    ? value.map((one) => speech.say(id, { number: one + 1 })).join(", ")
    : null;
}

/** Whether a part of a view is something to say in the game's words. */
function isMessage(value: unknown, speech: Speaks): value is Message {
  if (value === null || typeof value !== "object" || !("id" in value)) return false;
  return Object.keys(value).every((key) => key === "id" || key === "args") && speech.has(String(value.id));
}

function isFlat(value: unknown, speech: Speaks): boolean {
  return value === null || typeof value !== "object" || isMessage(value, speech);
}

/** A name that is a value, in words: under its own name, as a thing of the game, or put together of such words. */
function spelled(name: string, value: string, speech: Speaks): string | null {
  const known = whole(`${name}-${value}`, speech) || whole(speech.noun(value), speech);
  if (known) return known;
  const words = value.split("_").map((part) => whole(speech.noun(part), speech) || (/^\d+$/.test(part) ? part : ""));
  return words.length > 1 && words.every((word) => word) ? words.join(" ") : null;
}

/** A single value in words; null when there is nothing to say of it. */
function text(name: string, value: unknown, speech: Speaks): string | null {
  if (value === null || value === undefined || value === false) return null;
  if (value === true) return "✓";
  if (isMessage(value, speech)) return speech.message(value);
  return typeof value === "string" ? spelled(name, value, speech) : String(value);
}

function texts(name: string, values: unknown[], speech: Speaks): string | null {
  const between = values.every((value) => isMessage(value, speech)) ? " " : ", ";
  const hidden = values.filter((value) => value === null).length;
  const said = values.map((value) => text(name, value, speech)).filter((words) => words !== null);
  return [...said, ...(hidden ? [`${hidden} × ?`] : [])].join(between) || null;
}

/** A part with its words: "Round 3", or words alone for what is known by its number. */
function entry(parent: string, name: string, value: unknown, speech: Speaks): string | null {
  const number = numbered(parent, name, value, speech);
  if (number) return number;
  const [label, told] = [named(parent, name, speech), oneLine(name, value, speech)];
  return label && told ? `${label} ${told}` : null;
}

/** The same things in one line, where they are few and have no parts of their own. */
function oneLine(name: string, value: unknown, speech: Speaks): string | null {
  if (isFlat(value, speech)) return text(name, value, speech);
  if (Array.isArray(value)) return value.every((inner) => isFlat(inner, speech)) ? texts(name, value, speech) : null;
  const parts = Object.entries(value as object).filter(([key, inner]) => key !== "name" || !isMessage(inner, speech));
  if (!parts.every(([key, inner]) => isFlat(inner, speech) || isList(inner, speech) || isSilent(name, key, speech))) return null;
  return parts.map(([key, inner]) => entry(name, key, inner, speech)).filter((words) => words).join(" · ") || null;
}

/** Whether a list holds nothing that has parts. */
function isList(value: unknown, speech: Speaks): boolean {
  return Array.isArray(value) && value.every((inner) => isFlat(inner, speech));
}

/** What a member of a list is called, by its own name or number where it has one, else by its place; and what is left of it. */
function titled(value: unknown, n: number, parent: string, speech: Speaks): { title: string; rest: unknown } {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return { title: String(n + 1), rest: value };
  for (const [key, inner] of Object.entries(value).slice(0, 2)) {
    const words = isMessage(inner, speech) && key === "name" ? speech.message(inner) : numbered(parent, key, inner, speech);
    const title = words ?? (typeof inner === "string" ? spelled(key, inner, speech) : null);
    if (title) return { title, rest: Object.fromEntries(Object.entries(value).filter(([other]) => other !== key)) };
  }
  return { title: String(n + 1), rest: value };
}

/** A member of a list that needs no more words than its title. */
function member(value: unknown, n: number, key: string, speech: Speaks, depth: number): Section {
  const { title, rest } = titled(value, n, key, speech);
  return section(title, key, rest, speech, depth) ?? { name: title, depth, text: "" };
}

function section(name: string, key: string, value: unknown, speech: Speaks, depth: number): Section | null {
  const line = oneLine(key, value, speech);
  if (line !== null) return { name, depth, text: line };
  if (isFlat(value, speech) || isList(value, speech)) return null;
  const rows = Array.isArray(value)
    ? value.map((inner, n) => member(inner, n, key, speech, depth + 1))
    : Object.entries(value as object).map(([inner, part]) => {
        const number = numbered(key, inner, part, speech);
        if (number) return { name: "", depth: depth + 1, text: number };
        const label = named(key, inner, speech);
        return label === null ? null : section(label, inner, part, speech, depth + 1);
      });
  const told = rows.filter((row) => row !== null);
  return told.length ? { name, depth, rows: told } : null;
}

/** Everything in a view that the game has words for, part by part. */
export function sections(board: unknown, speech: Speaks): Section[] {
  return Object.entries((board ?? {}) as object)
    .map(([name, value]) => {
      const number = numbered("", name, value, speech);
      if (number) return { name: number, depth: 0, text: "" };
      const label = named("", name, speech);
      return label === null ? null : section(label, name, value, speech, 0);
    })
    .filter((part) => part !== null);
}
