import type { View } from "../../house/messages";

const KEPT = "longhouse.explorers.alone";

function kept(): number {
  try {
    return Number(localStorage.getItem(KEPT) ?? 0);
  } catch {
    return 0; // without a place to keep it every game is the first
  }
}

/** The goal of the game alone is to beat one's own best result; the best of this browser, 0 before the first game. */
export function bestAlone(view: View): number {
  const [result = 0] = view.over ? (view.scores ?? []) : [];
  const best = Math.max(kept(), result);
  if (result && view.seat !== null) {
    try {
      localStorage.setItem(KEPT, String(best));
    } catch {
      return best;
    }
  }
  return best;
}
