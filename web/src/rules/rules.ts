/**
 * A part of a passage: words, a step of several, a piece with its name, a picture, a row of a table; what holds for some
 * numbers of players; what options change; where editions differ, with what each of them and this house plays.
 */
export interface Block {
  kind: "text" | "step" | "piece" | "picture" | "row" | "players" | "note" | "difference";
  icon: string;
  title: string;
  text: string;
  /** Of a row its cells; of a difference the French edition, the English one, and here. */
  cells: string[];
}

/** Which edition differences are shown for. */
export type Edition = "both" | "fr" | "en";

/** A passage of the rules, and the questions that it answers. */
export interface Passage {
  id: string;
  title: string;
  questions: string[];
  blocks: Block[];
}

const FILES = import.meta.glob<string>("./*.md", { query: "?raw", import: "default" });

const block = (kind: Block["kind"], text: string, { icon = "", title = "", cells = [] }: Partial<Block> = {}): Block => ({ kind, icon, title, text, cells });

function blockOf(line: string): Block {
  const parts = line.replace(/^\S+ /, "").split("|").map((part) => part.trim());
  const [first = "", second = "", third = ""] = parts;
  if (line.startsWith("= ")) return block("piece", third, { icon: first, title: second });
  if (line.startsWith("~ ")) return block("picture", second, { icon: first });
  if (line.startsWith("| ")) return block("row", parts.join(" "), { cells: parts });
  if (line.startsWith("? ")) return block("players", second, { title: first });
  if (line.startsWith("! ")) return parts.length > 1 ? block("difference", parts.slice(1).join(" "), { title: first, cells: parts.slice(1) }) : block("note", first);
  return /^\d\. /.test(line) ? block("step", line.slice(3)) : block("text", line);
}

/**
 * The rules as they are written: `# id | title | questions`, then a line a block:
 * `= icon | name | words`, `~ picture | words`, `1. step`, `| cell | cell`, `? players | words`, `! note`,
 * `! what differs | French | English | here`.
 */
export function passagesOf(text: string): Passage[] {
  return text.split(/^# /m).slice(1).map((part) => {
    const [head = "", ...lines] = part.trim().split("\n");
    const [id = "", title = "", questions = ""] = head.split("|").map((one) => one.trim());
    const asked = questions.split(",").map((one) => one.trim()).filter((one) => one);
    return { id, title, questions: asked, blocks: lines.filter((line) => line.trim()).map(blockOf) };
  });
}

/** The rules of a game in a language; none where nobody has written any. */
export async function rulesOf(game: string, language: string): Promise<Passage[]> {
  const load = FILES[`./${game}.${language}.md`];
  return load ? passagesOf(await load()) : [];
}

/** The passage that a question (`ask-…`) is about. */
export function passageOf(passages: Passage[], question: string): Passage | undefined {
  return passages.find(({ questions }) => questions.includes(question.replace("ask-", "")));
}

/** The words of a passage in pieces: `bold` as it is written, `found` where they are looked for. */
export function spans(text: string, wanted: string): { text: string; bold: boolean; found: boolean }[] {
  return text.split("**").flatMap((part, n) => split(part, wanted).map(({ piece, found }) => ({ text: piece, bold: n % 2 === 1, found })));
}

function split(text: string, wanted: string): { piece: string; found: boolean }[] {
  if (!wanted) return [{ piece: text, found: false }];
  const [within, looked] = [plain(text), plain(wanted)];
  const pieces: { piece: string; found: boolean }[] = [];
  let from = 0;
  for (let at = within.indexOf(looked); at >= 0; at = within.indexOf(looked, from)) {
    pieces.push({ piece: text.slice(from, at), found: false }, { piece: text.slice(at, at + looked.length), found: true });
    from = at + looked.length;
  }
  return [...pieces, { piece: text.slice(from), found: false }].filter(({ piece }) => piece);
}

/** Small letters without accents: who looks for "echange" finds "échange". Every letter stays one letter. */
function plain(text: string): string {
  return [...text.toLowerCase()].map((letter) => letter.normalize("NFD").charAt(0)).join("");
}

/** Words that somebody reads in a minute. */
const A_MINUTE = 200;

/** How long it takes to read them, in whole minutes. */
export function minutesFor(passages: Passage[]): number {
  const words = passages.flatMap(({ blocks }) => blocks.flatMap(({ title, text }) => `${title} ${text}`.trim().split(/\s+/)));
  return Math.max(1, Math.round(words.length / A_MINUTE));
}

/** How often a passage has the words. */
export function foundIn({ title, blocks }: Passage, wanted: string): number {
  const texts = [title, ...blocks.flatMap((block) => [block.title, block.text])];
  return wanted ? texts.reduce((sum, text) => sum + spans(text, wanted).filter(({ found }) => found).length, 0) : 0;
}
