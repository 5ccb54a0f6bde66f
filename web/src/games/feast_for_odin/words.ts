import type { Word } from "../../house/messages";
import { speechOf } from "../../house/words.svelte";

export const GAME = "feast_for_odin";

/** Words of the drawn table. */
export function w(id: string, args: Record<string, Word> = {}): string {
  return speechOf(GAME).say(`table-${id}`, args);
}

/** An item in words. */
export function itemName(item: string): string {
  return speechOf(GAME).say(`item-${item}`);
}

/** What a newcomer is told about an item. */
export function itemHelp(item: string): string {
  return speechOf(GAME).help({ id: `item-${item}` });
}

/** Things with their numbers: "2 wood, 1 stone". */
export function thingsInWords(things: Record<string, number>, noun = "item"): string {
  return Object.entries(things)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${speechOf(GAME).say(`${noun}-${name}`)}`)
    .join(", ");
}
