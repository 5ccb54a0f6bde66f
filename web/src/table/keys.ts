import type { Answer } from "../house/messages";

export type KeyAction =
  | { do: "choose"; answer: Answer }
  | { do: "confirm" }
  | { do: "back" }
  | { do: "hint" }
  | { do: "show"; tab: "log" | "rules" };

interface Answering {
  asked: { legal: Answer[] } | null;
  /** Whether there is something to confirm. */
  ready: boolean;
}

interface Pressed {
  key: string;
  target: EventTarget | null;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What Enter presses itself; on a chosen answer or a tab it confirms instead. */
const OWN_ENTER = 'button:not([role="tab"], [aria-pressed="true"]), a, [role="button"]:not([aria-pressed="true"])';

/** Whether Enter there would press something else than what confirms. */
export function takesEnter(target: EventTarget | null): boolean {
  return isIn(target, OWN_ENTER);
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return typeof Element !== "undefined" && target instanceof Element && target.closest(selector) !== null;
}

/** What a key means at the table; null when it means nothing here, or something where the focus is. */
export function keyAction(event: Pressed, visit: Answering): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isIn(event.target, "input, textarea, select")) return null;
  if (event.key === "Enter" && visit.ready && !takesEnter(event.target)) {
    return { do: "confirm" };
  }
  if (event.key === "Escape") return { do: "back" };
  if (/^[1-9]$/.test(event.key)) {
    const answer = visit.asked?.legal[Number(event.key) - 1];
    return answer ? { do: "choose", answer } : null;
  }
  if (event.key === "l" || event.key === "L") return { do: "show", tab: "log" };
  if (event.key === "h" || event.key === "H") return { do: "hint" };
  if (event.key === "?") return { do: "show", tab: "rules" };
  return null;
}
