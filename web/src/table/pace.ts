import type { Choices } from "../house/settings.svelte";

const CALM = 420;
const LEAST = 60;

/** Milliseconds that a move of somebody else stays alone on the board; less when many more wait to be drawn. */
export function pauseBetween(waiting: number, motion: Choices["motion"]): number {
  if (motion === "none") return 0;
  const calm = motion === "fast" ? CALM / 2 : CALM;
  return Math.max(LEAST, calm / (1 + waiting / 3));
}
