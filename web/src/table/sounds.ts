import { settings } from "../house/settings.svelte";

/** Wood for placing, cloth for cards, a rope for sailing, a low horn for one's turn, a bell at the end. */
export type Sound = "piece" | "card" | "sail" | "turn" | "end";

/** What is heard when something happens; everything else is wood on wood. */
const HEARD: [RegExp, Sound][] = [
  [/sailed|setting_out|emigrated/, "sail"],
  [/viking_taken|viking_revealed|destination_revealed|drew|drawn|reserved|market_swapped|card|captain|tile_taken/, "card"],
];

/** The sound of what was told; of several the most telling. */
export function soundOf(kinds: string[]): Sound {
  return HEARD.find(([told]) => kinds.some((kind) => told.test(kind)))?.[1] ?? "piece";
}

/** Play a sound, if it is wanted and the page has been touched: browsers do not let it be heard before. */
export async function play(sound: Sound): Promise<void> {
  if (!(sound === "turn" ? settings.turnSound : settings.sound) || !navigator.userActivation?.hasBeenActive) return;
  const instrument = await import("./instrument").catch(() => null); // without a connection it stays silent
  instrument?.sound(sound);
}
