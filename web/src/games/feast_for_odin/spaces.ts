import art from "../../../../src/longhouse/art/feast_for_odin.json";

/**
 * Where each action space is drawn and the signs on it. A sign is an item, a deed or a number; > stands between cost and
 * gain, / means or, | begins a second line, other words are written. The test reads data/actions.toml and compares.
 */
export interface Drawn {
  /** From the top, in rows of one height. */
  row: number;
  rows: number;
  signs: string;
  /** The colour at its left edge: the kind of the space. */
  hue: string;
}

export const GROUPS: { group: string; row: number; rows: number; symbol: string | null }[] = art.groups;
const HUES: Record<string, string> = art.hues;
export const SPACES: Record<string, Drawn> = Object.fromEntries(
  Object.entries(art.spaces).map(([space, drawn]) => [space, { ...drawn, hue: HUES[drawn.hue] as string }]),
);
/** The row of the imitation spaces, below all others. */
export const IMITATION_ROW = art.spaces.imitate_column_1.row;

/** A mark in a row of signs. */
export type Mark = { icon: string } | { arrow: true } | { text: string };

/** The signs of a space, line by line; `players` is what "one for each player" comes to. */
export function marksOf(signs: string, players: number): Mark[][] {
  return signs.split("|").map((line) =>
    line
      .trim()
      .split(" ")
      .map((word): Mark => {
        if (word === ">") return { arrow: true };
        if (word === "per_player") return { text: String(players) };
        return /^[a-z]/.test(word) ? { icon: word } : { text: word };
      }),
  );
}
