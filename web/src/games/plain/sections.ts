import type { Speech } from "../../house/speech";

/** A part of a view as plain text: a name with a text, or with rows below it. */
export interface Section {
  name: string;
  depth: number;
  text?: string;
  rows?: Section[];
}

type Speaks = Pick<Speech, "has" | "say">;

/** Words for a name of the view: the game's own where it has some that stand alone, else the name itself. */
function named(name: string, speech: Speaks): string {
  for (const id of [`screen-${name}`, name]) {
    const words = speech.has(id) ? speech.say(id) : "{$";
    if (!words.includes("{$")) return words;
  }
  return name.replaceAll("_", " ");
}

function text(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (value === true) return "✓";
  if (value === false) return "✗";
  return String(value).replaceAll("_", " ");
}

function isFlat(value: unknown): boolean {
  return value === null || typeof value !== "object";
}

function oneLine(value: unknown, speech: Speaks): string | null {
  if (isFlat(value)) return text(value);
  if (Array.isArray(value)) return value.every(isFlat) ? value.map(text).join(", ") || "–" : null;
  const parts = Object.entries(value as object);
  return parts.every(([, inner]) => isFlat(inner))
    ? parts.map(([name, inner]) => `${named(name, speech)} ${text(inner)}`).join(" · ")
    : null;
}

function section(name: string, value: unknown, speech: Speaks, depth: number): Section {
  const line = oneLine(value, speech);
  if (line !== null) return { name, depth, text: line };
  const rows = Array.isArray(value)
    ? value.map((inner, n) => section(String(n + 1), inner, speech, depth + 1))
    : Object.entries(value as object).map(([key, inner]) => section(named(key, speech), inner, speech, depth + 1));
  return { name, depth, rows };
}

/** Everything in a view, part by part. */
export function sections(board: unknown, speech: Speaks): Section[] {
  return Object.entries((board ?? {}) as object).map(([name, value]) => section(named(name, speech), value, speech, 0));
}
