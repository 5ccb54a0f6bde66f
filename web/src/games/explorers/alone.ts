import type { View } from "../../house/messages";

const KEPT = "longhouse.explorers.alone";

function kept(): number | null {
  try {
    const best = localStorage.getItem(KEPT);
    return best === null ? null : Number(best);
  } catch {
    return null; // without a place to keep it every game is the first
  }
}

function keep(best: string): void {
  try {
    localStorage.setItem(KEPT, best);
  } catch {
    // then the next game is the first again
  }
}

/** The goal of the game alone is to beat one's own best result; the best of this browser, null before the first game. */
export function bestAlone(view: View): number | null {
  const [result = null] = view.over ? (view.scores ?? []) : [];
  const best = result === null ? kept() : Math.max(kept() ?? result, result);
  if (result !== null && view.seat !== null) keep(String(best));
  return best;
}
