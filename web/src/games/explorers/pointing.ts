import type { Attachment } from "svelte/attachments";
import { R, type Point } from "./hexes";
import type { Play } from "./play.svelte";

/** Pixels that a finger or a mouse may tremble without carrying anything. */
const TREMBLE = 7;

interface Pointer {
  clientX: number;
  clientY: number;
}

/** Where in a cell one points, seen from its middle, in units of the map. */
export function pointedAt(cell: Element, { clientX, clientY }: Pointer): Point {
  const { left, top, width, height } = (cell.querySelector(".cell") ?? cell).getBoundingClientRect();
  const unit = (2 * (R - 4)) / (height || 1);
  return { x: (clientX - left - width / 2) * unit, y: (clientY - top - height / 2) * unit };
}

function cellUnder({ clientX, clientY }: Pointer): HTMLElement | null {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place^="cell"]') ?? null;
}

/** A tile that can be carried from the hand to a cell; `take` takes it up, null when it cannot be laid. */
export function carried(take: () => Pick<Play, "holdOver" | "letGo" | "drop"> | null): Attachment<HTMLElement> {
  return (tile) => {
    let from: Pointer | null = null;
    let play: ReturnType<typeof take> = null;

    function press(event: PointerEvent): void {
      if (event.button === 0) from = event;
    }

    function move(event: PointerEvent): void {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (!play) {
        if (Math.hypot(dx, dy) < TREMBLE) return;
        play = take();
        if (!play) return forget();
        tile.setPointerCapture(event.pointerId);
      }
      tile.style.transform = `translate(${dx}px, ${dy}px)`;
      tile.dataset["carried"] = "";
      const cell = cellUnder(event);
      if (cell) play.holdOver(cell.dataset["place"] ?? "", pointedAt(cell, event));
      else play.letGo();
      tile.dataset["carried"] = cell ? "over" : "";
    }

    function lift(): void {
      play?.drop();
      forget();
    }

    function forget(): void {
      play?.letGo();
      from = play = null;
      tile.style.transform = "";
      delete tile.dataset["carried"];
    }

    tile.addEventListener("pointerdown", press);
    tile.addEventListener("pointermove", move);
    tile.addEventListener("pointerup", lift);
    tile.addEventListener("pointercancel", forget);
    return () => {
      tile.removeEventListener("pointerdown", press);
      tile.removeEventListener("pointermove", move);
      tile.removeEventListener("pointerup", lift);
      tile.removeEventListener("pointercancel", forget);
    };
  };
}
