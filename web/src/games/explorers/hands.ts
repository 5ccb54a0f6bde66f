import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte";
import type { Point } from "./hexes";

/** Pixels that a finger or a mouse may tremble without dragging. */
const TREMBLE = 7;
/** How far two fingers turn until a tile turns with them. */
const TWIST = Math.PI / 5;

/** Milliseconds within which a mouse that was let go has made its click. */
const CLICKED = 50;

/** What hands do to a map besides dragging and zooming it. */
interface Hands {
  camera: Camera;
  /** Turn the tile that lies there; false when there is none, and the map is meant. */
  turn: (by: 1 | -1, at: Point | null) => boolean;
}

/** Dragging with one pointer, zooming with the wheel or two fingers; what was a drag is no click. */
export function hands({ camera, turn }: Hands): Attachment<HTMLElement> {
  return (window) => {
    const down = new Map<number, Point>();
    let dragged = false;
    let twisted = 0;

    const inWindow = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top } = window.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const two = (): [Point, Point] => [...down.values()] as [Point, Point];
    const span = ([a, b]: [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
    const slope = ([a, b]: [Point, Point]): number => Math.atan2(b.y - a.y, b.x - a.x);

    function press(event: PointerEvent): void {
      if (event.button > 0 || (event.target as Element).closest("button, a, input, .minimap")) return;
      if (down.size === 0) dragged = false;
      down.set(event.pointerId, inWindow(event));
      twisted = 0;
    }

    function move(event: PointerEvent): void {
      const from = down.get(event.pointerId);
      if (!from) return;
      const to = inWindow(event);
      if (down.size === 1) {
        if (!dragged && Math.hypot(to.x - from.x, to.y - from.y) < TREMBLE) return;
        take(event.pointerId);
        camera.drag(to.x - from.x, to.y - from.y);
        down.set(event.pointerId, to);
      } else if (down.size === 2) {
        const before = two();
        down.set(event.pointerId, to);
        spreadOrTwist(before, two(), event.pointerId);
      }
    }

    function spreadOrTwist(before: [Point, Point], now: [Point, Point], pointer: number): void {
      take(pointer);
      const middle = { x: (now[0].x + now[1].x) / 2, y: (now[0].y + now[1].y) / 2 };
      let angle = slope(now) - slope(before);
      if (Math.abs(angle) > Math.PI) angle -= Math.sign(angle) * 2 * Math.PI;
      twisted += angle;
      if (Math.abs(twisted) > TWIST) {
        turn(twisted > 0 ? 1 : -1, null);
        twisted = 0;
      }
      camera.zoom(span(now) / (span(before) || 1), middle);
    }

    function take(pointer: number): void {
      if (!dragged) window.setPointerCapture(pointer);
      dragged = true;
      camera.moved = true;
    }

    function lift(event: PointerEvent): void {
      down.delete(event.pointerId);
      camera.moved = down.size > 0 && dragged;
      if (!down.size) setTimeout(() => (dragged = false), CLICKED); // a finger that dragged makes no click
    }

    function click(event: MouseEvent): void {
      if (dragged) event.stopPropagation();
      dragged = false;
    }

    function roll(event: WheelEvent): void {
      event.preventDefault();
      const pixel = inWindow(event);
      if (!event.ctrlKey && turn(event.deltaY > 0 ? 1 : -1, camera.under(pixel))) return;
      camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), pixel);
    }

    window.addEventListener("pointerdown", press);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", lift);
    window.addEventListener("pointercancel", lift);
    window.addEventListener("click", click, true);
    window.addEventListener("wheel", roll, { passive: false });
    return () => {
      window.removeEventListener("pointerdown", press);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", lift);
      window.removeEventListener("pointercancel", lift);
      window.removeEventListener("click", click, true);
      window.removeEventListener("wheel", roll);
    };
  };
}
