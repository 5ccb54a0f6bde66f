/**
 * What a drawing says, a line each: its regions, its parts with their state, answer and spoken words, and how often each symbol and
 * piece is drawn. A snapshot of it can be read by a person; one of the whole HTML cannot.
 */
export function outline(drawn: string): string {
  return [...headings(drawn), ...parts(drawn), ...counts(drawn)].join("\n") + "\n";
}

const attribute = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

function headings(drawn: string): string[] {
  const tags = drawn.match(/<(section|[a-z]+[^>]* role="group")[^>]*>/g) ?? [];
  return tags.map((tag) => attribute(tag, "aria-label")).filter((label) => label !== undefined).map((label) => `# ${label}`);
}

function parts(drawn: string): string[] {
  return [...drawn.matchAll(/<[^>]* data-part="[^"]*"[^>]*>/g)].map((found) => {
    const tag = found[0];
    const words = attribute(tag, "aria-label") ?? spoken(drawn.slice(found.index + tag.length));
    return [`${attribute(tag, "data-region") ?? ""}/${attribute(tag, "data-part") ?? ""}`, ...state(tag), words].join(" | ");
  });
}

function state(tag: string): string[] {
  const answer = attribute(tag, "data-answer");
  const pressed = attribute(tag, "aria-pressed") === "true" ? ["chosen"] : [];
  return [...(answer === undefined ? [] : [`answer ${answer}`]), ...pressed, ...(attribute(tag, "aria-disabled") === "true" ? ["not now"] : [])];
}

/** The hidden words at the beginning of a part. */
const spoken = (inside: string): string => /^\s*<(?:span|title)[^>]*>([^<]*)</.exec(inside)?.[1]?.trim() ?? "";

function counts(drawn: string): string[] {
  const drawnOften = new Map<string, number>();
  const marks = [...drawn.matchAll(/<use[^>]* href="(#[^"]*)"|data-piece="([^"]*)"/g)];
  for (const [, symbol, piece] of marks) {
    const mark = symbol ?? `piece ${piece ?? ""}`;
    drawnOften.set(mark, (drawnOften.get(mark) ?? 0) + 1);
  }
  return [...drawnOften].sort(([a], [b]) => (a < b ? -1 : 1)).map(([mark, often]) => `${mark} x ${String(often)}`);
}
