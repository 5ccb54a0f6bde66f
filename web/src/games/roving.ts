import type { Attachment } from "svelte/attachments";

/** Where a part of a board lies. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** How much worse it is to lie beside the way than further along it. */
const ASIDE = 4;
const SLANTED = 0.3;
/** How much worse it is to lie partly behind the edge that one leaves over: beside a tall part, and a little further down. */
const SUNK = 2;

function middle({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** How much of a part lies behind the far edge of another, seen in a direction. */
function sunk(from: Box, to: Box, { x, y }: { x: number; y: number }): number {
  if (x) return x > 0 ? from.x + from.width - to.x : to.x + to.width - from.x;
  return y > 0 ? from.y + from.height - to.y : to.y + to.height - from.y;
}

/** How far one has to go from a part to another in a direction; infinitely far to what lies behind. */
function way(from: Box, to: Box, arrow: { x: number; y: number }): number {
  const [a, b] = [middle(from), middle(to)];
  const ahead = (b.x - a.x) * arrow.x + (b.y - a.y) * arrow.y;
  if (ahead < 1) return Infinity;
  const slant = arrow.x ? Math.abs(b.y - a.y) : Math.abs(b.x - a.x);
  const gap = slant - (arrow.x ? from.height + to.height : from.width + to.width) / 2;
  return ahead + ASIDE * Math.max(0, gap) + SLANTED * slant + SUNK * Math.max(0, sunk(from, to, arrow));
}

/** Which part a key leads to: the nearest one in the arrow's direction, the first or the last; null where there is none. */
export function partFor(key: string, from: Box, parts: Box[]): number | null {
  if (key === "Home") return parts.length ? 0 : null;
  if (key === "End") return parts.length ? parts.length - 1 : null;
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const ways = parts.map((part) => way(from, part, arrow));
  const best = Math.min(...ways);
  return best < Infinity ? ways.indexOf(best) : null;
}

type Part = HTMLElement | SVGElement;

function boxOf(part: Element): Box {
  return part.getBoundingClientRect();
}

/** The one part of a region that Tab stops at: what a guide asks for; where one was, unless another one can be chosen and this one cannot. */
function stopOf(parts: Part[]): Part | undefined {
  const before = parts.find((part) => part.getAttribute("tabindex") === "0");
  const choosable = (part: Part | undefined): boolean => part?.hasAttribute("aria-pressed") ?? false;
  const lit = parts.find((part) => part.hasAttribute("data-lit"));
  if (lit && before !== document.activeElement) return lit;
  if (before && (before === document.activeElement || choosable(before))) return before;
  return parts.find(choosable) ?? before ?? parts[0];
}

/**
 * Lets the keyboard walk over a board. Whatever carries `data-part` is a part: arrows go to the nearest one in their
 * direction, Home and End to the first and last one of its `data-region`; Tab goes from region to region. Escape leaves
 * the board for the question, unless `back` says that it has an answer to take back first.
 */
export function roving(back: () => boolean): Attachment<Element> {
  return (board) => {
    let last: { part: Part; name: string; box: Box } | null = null;

    const parts = (): Part[] => [...board.querySelectorAll<Part>("[data-part]")].filter((part) => boxOf(part).width > 0);
    const region = (part: Part): string => part.dataset["region"] ?? "";

    function go(key: string, from: Part): boolean {
      const all = parts();
      const others = key.startsWith("Arrow") ? all.filter((part) => part !== from) : all.filter((part) => region(part) === region(from));
      const found = partFor(key, boxOf(from), others.map(boxOf));
      if (found === null) return false;
      others[found]?.focus();
      return true;
    }

    /** Go on from where the focus was, when the part that had it was drawn anew or is gone. */
    function comeBack(): void {
      if (!last || document.activeElement !== document.body) return;
      const { part, name, box } = last;
      const far = (other: Part): number => Math.hypot(boxOf(other).x - box.x, boxOf(other).y - box.y);
      const all = parts();
      const same = part.isConnected ? part : all.find((other) => other.dataset["part"] === name);
      (same ?? all.sort((a, b) => far(a) - far(b))[0])?.focus({ preventScroll: true });
    }

    function tidy(): void {
      comeBack();
      const regions = new Map<string, Part[]>();
      for (const part of parts()) regions.set(region(part), [...(regions.get(region(part)) ?? []), part]);
      for (const inside of regions.values()) {
        const stop = stopOf(inside);
        for (const part of inside) if ((part === stop) !== (part.getAttribute("tabindex") === "0")) part.setAttribute("tabindex", part === stop ? "0" : "-1");
      }
    }

    function press(event: Event): void {
      const { key, target } = event as KeyboardEvent;
      const part = (target as Element).closest<Part>("[data-part]");
      if (!part) return;
      if (key === "Escape" && !back()) document.querySelector<HTMLElement>('[role="status"][tabindex="-1"]')?.focus();
      else if (!go(key, part)) return;
      event.preventDefault();
      event.stopPropagation();
    }

    function arrive(event: Event): void {
      const part = (event.target as Element).closest<Part>("[data-part]");
      if (!part) return;
      for (const other of parts()) if (other !== part && region(other) === region(part)) other.setAttribute("tabindex", "-1");
      part.setAttribute("tabindex", "0");
      last = { part, name: part.dataset["part"] ?? "", box: boxOf(part) };
    }

    /** Forget where the focus was, unless the board was being drawn anew: that is noticed before a timer runs. */
    function leave(): void {
      setTimeout(() => {
        if (last && document.activeElement !== last.part) last = null;
        tidy();
      });
    }

    const watch = new MutationObserver(tidy);
    watch.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-pressed", "data-part", "data-lit"] });
    board.addEventListener("keydown", press);
    board.addEventListener("focusin", arrive);
    board.addEventListener("focusout", leave);
    tidy();
    return () => {
      watch.disconnect();
      board.removeEventListener("keydown", press);
      board.removeEventListener("focusin", arrive);
      board.removeEventListener("focusout", leave);
    };
  };
}
