import type { Message } from "../../house/messages";
import type { Speech } from "../../house/speech";

/** A part of a view as plain text: a name with a text, or with rows below it. */
export interface Section {
  name: string;
  depth: number;
  text?: string;
  rows?: Section[];
}

type Speaks = Pick<Speech, "has" | "say" | "message" | "noun">;

/** Words for a name of the view: the game's own where it has some that stand alone, else the name itself. */
function named(name: string, speech: Speaks): string {
  for (const id of [`view-${name}`, `screen-${name}`, name, speech.noun(name)]) {
    const words = speech.has(id) ? speech.say(id) : "{$";
    if (!words.includes("{$")) return words;
  }
  return name.replaceAll("_", " ");
}

/** Whether a part of a view is something to say in the game's words. */
function isMessage(value: unknown, speech: Speaks): value is Message {
  if (value === null || typeof value !== "object" || !("id" in value)) return false;
  return Object.keys(value).every((key) => key === "id" || key === "args") && speech.has(String(value.id));
}

function isFlat(value: unknown, speech: Speaks): boolean {
  return value === null || typeof value !== "object" || isMessage(value, speech);
}

/** A single value in words: a message, or a word that the game has for this value under this name. */
function text(name: string, value: unknown, speech: Speaks): string {
  if (value === null || value === undefined) return "–";
  if (value === true) return "✓";
  if (value === false) return "✗";
  if (isMessage(value, speech)) return speech.message(value);
  const words = speech.has(`${name}-${value}`) ? speech.say(`${name}-${value}`) : "{$";
  return words.includes("{$") ? String(value).replaceAll("_", " ") : words;
}

function texts(name: string, values: unknown[], speech: Speaks): string {
  const between = values.every((value) => isMessage(value, speech)) ? " " : ", ";
  return values.map((value) => text(name, value, speech)).join(between) || "–";
}

function oneLine(name: string, value: unknown, speech: Speaks): string | null {
  if (isFlat(value, speech)) return text(name, value, speech);
  if (Array.isArray(value)) return value.every((inner) => isFlat(inner, speech)) ? texts(name, value, speech) : null;
  const parts = Object.entries(value as object).filter(([key, inner]) => key !== "name" || !isMessage(inner, speech));
  const lines = parts.map(([key, inner]) => {
    const told = isFlat(inner, speech) || isSaid(inner, speech) ? oneLine(key, inner, speech) : null;
    return told === null ? null : `${named(key, speech)} ${told}`;
  });
  return lines.includes(null) ? null : lines.join(" · ");
}

/** Whether a list holds nothing but messages. */
function isSaid(value: unknown, speech: Speaks): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((inner) => isMessage(inner, speech));
}

/** What a member of a list is called: by its own name where it has one, else by its number. */
function title(value: unknown, n: number, speech: Speaks): string {
  const name = value !== null && typeof value === "object" && "name" in value ? value.name : null;
  return isMessage(name, speech) ? speech.message(name) : String(n + 1);
}

function section(name: string, key: string, value: unknown, speech: Speaks, depth: number): Section {
  const line = oneLine(key, value, speech);
  if (line !== null) return { name, depth, text: line };
  const rows = Array.isArray(value)
    ? value.map((inner, n) => section(title(inner, n, speech), key, inner, speech, depth + 1))
    : Object.entries(value as object).map(([inner, part]) => section(named(inner, speech), inner, part, speech, depth + 1));
  return { name, depth, rows };
}

/** Everything in a view, part by part. */
export function sections(board: unknown, speech: Speaks): Section[] {
  return Object.entries((board ?? {}) as object).map(([name, value]) =>
    section(named(name, speech), name, value, speech, 0),
  );
}
