import type { Attachment } from "svelte/attachments";
import type { Card } from "./card";
import type { Box } from "./place";

const HOVER = 450;
const HOLD = 450;
const SHAKE = 10;

/** The card that lies open, and where the thing is that it explains. One at a time. */
class Peeking {
  card = $state.raw<Card | null>(null);
  thing = $state.raw<Box>({ left: 0, top: 0, width: 0, height: 0 });

  open(card: Card, element: Element): void {
    const { left, top, width, height } = element.getBoundingClientRect();
    this.thing = { left, top, width, height };
    this.card = card;
  }

  close(): void {
    this.card = null;
  }
}

export const peeking = new Peeking();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Where the mouse was last seen to move: a board that is drawn under a mouse at rest explains nothing. */
let mouse: { x: number; y: number } | null = null;
if (typeof addEventListener === "function") {
  addEventListener("pointermove", ({ pointerType, screenX, screenY }) => {
    if (pointerType === "mouse") mouse = { x: screenX, y: screenY };
  }, { capture: true });
}

/** Whether the mouse came to where it is by its own motion, not by a page that changed below it. */
function hasMoved({ screenX, screenY }: PointerEvent): boolean {
  return mouse !== null && (mouse.x !== screenX || mouse.y !== screenY);
}
/** Touches that a part inside another one has answered already. */
const answered = new WeakSet<Event>();

/** What one element waits for: a mouse that stays, a finger that stays. */
class Watch {
  private from = { x: 0, y: 0 };
  /** The finger that opened the card is still down, or was just lifted: its click chooses nothing. */
  private held = false;

  constructor(
    private readonly element: Element,
    private readonly card: () => Card | null,
  ) {}

  readonly handlers: Record<string, (event: Event) => void> = {
    pointerenter: (event) => {
      if ((event as PointerEvent).pointerType === "mouse" && hasMoved(event as PointerEvent)) this.waitFor(HOVER, false);
    },
    pointerdown: (event) => {
      if (answered.has(event)) return;
      answered.add(event);
      const { pointerType, clientX, clientY } = event as PointerEvent;
      this.stop();
      this.held = false;
      if (pointerType === "mouse") return;
      this.from = { x: clientX, y: clientY };
      this.waitFor(HOLD, true);
    },
    pointermove: (event) => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      if (pointerType === "mouse") this.follow(event as PointerEvent);
      if (pointerType !== "mouse" && Math.hypot(clientX - this.from.x, clientY - this.from.y) > SHAKE) this.stop();
    },
    pointerup: () => this.stop(),
    pointercancel: () => this.stop(),
    pointerleave: (event) => {
      this.stop();
      if ((event as PointerEvent).pointerType === "mouse") peeking.close();
    },
    contextmenu: (event) => {
      if (this.held) event.preventDefault();
    },
    click: (event) => {
      if (!this.held) return;
      this.held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    keydown: (event) => {
      if ((event as KeyboardEvent).key !== "?" || !this.show()) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // a part that is taken away loses the focus in the middle of drawing, when nothing may be changed
    blur: () => queueMicrotask(() => peeking.close()),
  };

  /** A mouse that moves on a part begins to wait anew; of parts inside each other the innermost one answers. */
  private follow(event: PointerEvent): void {
    if (answered.has(event)) return;
    answered.add(event);
    if (!peeking.card && (event.movementX || event.movementY)) this.waitFor(HOVER, false);
  }

  private waitFor(milliseconds: number, held: boolean): void {
    this.stop();
    timer = setTimeout(() => {
      this.held = this.show() && held;
    }, milliseconds);
  }

  private show(): boolean {
    const card = this.card();
    if (card) peeking.open(card, this.element);
    return card !== null;
  }

  stop(): void {
    clearTimeout(timer);
  }
}

/**
 * Let an element, drawn or written, explain itself: `<g {@attach peek(() => ({ name, rule }))}>`. Its card opens when the
 * mouse stays on it, when a finger is held on it, and with `?` while it has the focus; choosing it stays a plain click or
 * tap. The card is made anew each time it opens, so it speaks the language of the page; null opens nothing.
 */
export function peek(card: () => Card | null): Attachment {
  return (element) => {
    const watch = new Watch(element, card);
    element.setAttribute("data-peek", "");
    for (const [kind, handler] of Object.entries(watch.handlers)) element.addEventListener(kind, handler, kind === "click");
    return () => {
      watch.stop();
      for (const [kind, handler] of Object.entries(watch.handlers)) {
        element.removeEventListener(kind, handler, kind === "click");
      }
    };
  };
}
