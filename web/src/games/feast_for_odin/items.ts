import art from "../../../../src/longhouse/art/feast_for_odin.json";
import { GOODS_BOX, GOOD_COLOURS, type GoodColour } from "./view";

/** The symbol of each item, and of the deeds on the action board that stand for none. */
const SYMBOLS: Record<string, string> = art.signs;
const COLOURS = new Map<string, GoodColour>(
  GOODS_BOX.flatMap((row, n) => row.filter((item) => item !== null).map((item) => [item, GOOD_COLOURS[n] as GoodColour] as const)),
);
for (const animal of ["pregnant_sheep", "pregnant_cattle"]) COLOURS.set(animal, "animal");

/** The colour of a good: special for tiles that are neither goods nor anything else that has a sign of its own. */
export function colourOf(item: string): GoodColour | null {
  return COLOURS.get(item) ?? (item in SYMBOLS ? null : "special");
}

/** The symbol that is drawn for an item or a deed. */
export function symbolOf(item: string): string {
  return SYMBOLS[item] ?? "k-special";
}

/** What a good becomes one colour up: the next one of its column in the goods box. */
export function betterThan(item: string): string | null {
  const plain = item.replace("pregnant_", "");
  for (const [n, row] of GOODS_BOX.entries()) {
    const column = (row as readonly (string | null)[]).indexOf(plain);
    if (column >= 0) return GOODS_BOX[n + 1]?.[column] ?? null;
  }
  return null;
}

/** Whether an animal is about to have young. */
export function isPregnant(item: string): boolean {
  return item.startsWith("pregnant_");
}
