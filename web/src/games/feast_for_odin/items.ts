import { GOODS_BOX, GOOD_COLOURS, RESOURCES, SHIPS, WEAPONS, type GoodColour } from "./view";

const SYMBOLS: Record<string, string> = {
  sheep: "a-sheep",
  cattle: "a-cattle",
  pregnant_sheep: "a-sheep",
  pregnant_cattle: "a-cattle",
  long_sword: "w-sword",
  two_silver: "r-silver",
  whaling_boat: "s-whaling",
  knarr: "s-knarr",
  longship: "s-longship",
  shed: "h-shed",
  stone_house: "h-stone",
  long_house: "h-long",
  d8: "d8",
  d12: "d12",
};
/** Signs of the action board that stand for no item. */
const DEEDS = ["mountain", "upgrade", "occupation", "explore", "emigrate", "trade", "special", "feast", "penalty", "moose"];

const COLOURS = new Map<string, GoodColour>(
  GOODS_BOX.flatMap((row, n) => row.filter((item) => item !== null).map((item) => [item, GOOD_COLOURS[n] as GoodColour] as const)),
);
for (const animal of ["pregnant_sheep", "pregnant_cattle"]) COLOURS.set(animal, "animal");
const OTHERS = new Set<string>([...RESOURCES, ...WEAPONS, ...SHIPS, ...Object.keys(SYMBOLS), ...DEEDS]);

/** The colour of a good: special for tiles that are neither goods nor anything else that has a sign of its own. */
export function colourOf(item: string): GoodColour | null {
  return COLOURS.get(item) ?? (OTHERS.has(item) ? null : "special");
}

/** The symbol that is drawn for an item or a deed. */
export function symbolOf(item: string): string {
  if (SYMBOLS[item]) return SYMBOLS[item];
  if (DEEDS.includes(item)) return `k-${item}`;
  if ((RESOURCES as readonly string[]).includes(item)) return `r-${item}`;
  if ((WEAPONS as readonly string[]).includes(item)) return `w-${item}`;
  return COLOURS.has(item) ? `o-${item}` : "k-special";
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
